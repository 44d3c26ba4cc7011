# What the scripts of this folder share. Source it: it changes to the top of the repository.
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
top=$PWD
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
# The number of the binary interface: with the same number every program runs that was built against an older version.
abi=$(sed -n 's/^pub const GROG_ABI_VERSION: u32 = \([0-9]*\);/\1/p' ffi/src/text.rs)
soname=libgrognard.so.$abi
host=$(rustc -vV | sed -n 's/^host: //p')
build=${CARGO_TARGET_DIR:-$PWD/target}/c
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
