# What the parts share: installing what a machine lacks. Source it: . "$(dirname "$0")/../install.sh"

# packages PACKAGE...: installs Debian packages, if this is root. Parts that run side by side do so one after another.
packages() {
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "missing Debian packages: $*" >&2
    return 1
  fi
  (
    flock 9
    if [ -z "${GROGNARD_APT_FRESH:-}" ]; then
      apt-get update -qq >/dev/null
    fi
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  ) 9>/tmp/grognard-apt.lock || return 1
  export GROGNARD_APT_FRESH=1
}

# need COMMAND PACKAGE...: Debian packages, if the command is missing.
need() {
  local command=$1
  shift
  command -v "$command" >/dev/null 2>&1 || packages "$@"
}

# pinned FOLDER: zig, cargo-zigbuild and maturin of tests/release/versions.txt in a virtual environment, ahead of others in PATH.
pinned() {
  local tools
  tools=$(realpath -m "$1")
  [ -x "$tools/bin/pip" ] || "${PYTHON:-python3}" -m venv "$tools" ||
    { packages python3 python3-venv && "${PYTHON:-python3}" -m venv "$tools"; } || return 1
  "$tools/bin/pip" install --quiet --disable-pip-version-check -c tests/release/versions.txt maturin ziglang cargo-zigbuild wheel || return 1
  # shellcheck disable=SC2016
  printf '#!/bin/sh\nexec "${0%%/*}/python" -m ziglang "$@"\n' >"$tools/bin/zig" && chmod +x "$tools/bin/zig" || return 1
  export PATH=$tools/bin:$PATH
}

# need_target TARGET: a target of the Rust toolchain.
need_target() {
  local target=$1
  [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ] && return
  rustup target add "$target"
}

# generator [--check [FOLDER...]]: the generator, built beside the tests, so that the core is compiled once for all of them.
# GROGNARD_GENERATOR is one that is built already.
generator() {
  if [ -n "${GROGNARD_GENERATOR:-}" ]; then
    "$GROGNARD_GENERATOR" "$@"
    return
  fi
  cargo build -q -p grognard-tests -p grognard-generate --bin grognard-generate &&
    "${CARGO_TARGET_DIR:-target}/debug/grognard-generate" "$@"
}

# c_library: the C library, built beside the module for Lua, so that the core is compiled once for both and for Python.
c_library() {
  cargo build -q --release -p grognard-ffi -p grognard-lua
}

# count_cargo LOG: adds up the results of `cargo test` in a log into $passed and $failed.
count_cargo() {
  local counts
  counts=$(awk '/^test result:/ { for (i = 1; i <= NF; i++) { if ($i ~ /^passed/) p += $(i-1); if ($i ~ /^failed/) f += $(i-1) } }
                /^vectors: [0-9]+ run/ { p += $2 } END { print p + 0, f + 0 }' "$1")
  passed=$((passed + ${counts% *}))
  failed=$((failed + ${counts#* }))
}
