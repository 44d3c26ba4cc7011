"""Looks into a wheel or an sdist: inside.py FILE VERSION."""

import email
import sys
import tarfile
import zipfile
from pathlib import Path

WHEELS = {
    "manylinux2014_x86_64.manylinux_2_17_x86_64", "manylinux2014_aarch64.manylinux_2_17_aarch64", "musllinux_1_2_x86_64",
    "win_amd64", "macosx_10_12_x86_64.macosx_11_0_arm64.macosx_10_12_universal2",
}  # fmt: skip
# The tags of a platform may stand in any order.
PLATFORMS = {frozenset(platform.split(".")) for platform in WHEELS}
LINUX = {platform for platform in WHEELS if "linux" in platform}
# One file of each kind that the package has.
FILES = ("__init__.py", "__init__.pyi", "py.typed", "plot.py", "_native.pyi", "ocs/combat.py", "ocs/combat.pyi", "axis_allies/__init__.py")


def library(platform: str, free: bool) -> str:
    """What the library of a wheel is called."""
    if free:
        return f"grognard/_native.cpython-314t-{platform.rpartition('_2_17_')[2]}-linux-gnu.so"
    return "grognard/_native.pyd" if platform == "win_amd64" else "grognard/_native.abi3.so"


def contents(path: Path) -> dict[str, bytes]:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    with tarfile.open(path) as archive:
        files = [member for member in archive if member.isfile()]
        return {member.name.partition("/")[2]: archive.extractfile(member).read() for member in files}  # type: ignore[union-attr]


def main() -> None:
    path, version = Path(sys.argv[1]), sys.argv[2]
    held = contents(path)
    # Vendored crates have their own, and so has what is linked in.
    named = {name: text for name, text in held.items() if not name.startswith("vendor/") and "/third-party/" not in name}
    own = {name.rpartition("/")[2]: text for name, text in named.items()}
    licences = {name: text for name, text in own.items() if name.startswith(("LICENSE", "CITATION"))}
    assert b"Permission is hereby granted" in licences["LICENSE-MIT"], licences.keys()
    assert b"Apache License" in licences["LICENSE-APACHE"]
    assert f"version: {version}".encode() in licences["CITATION.cff"]
    if path.suffix == ".whl":
        name, of, python, abi, platform = path.stem.split("-")
        tags = frozenset(platform.split("."))
        # Free-threaded Pythons have no stable ABI yet: that wheel is for one version.
        free = (python, abi) == ("cp314", "cp314t") and platform in LINUX
        assert (name, of) == ("grognard", version) and (free or ((python, abi) == ("cp311", "abi3") and tags in PLATFORMS)), path.stem
        assert all(f"grognard/{file}" in held for file in FILES), sorted(held)
        native = [file for file in held if file.startswith("grognard/_native.") and not file.endswith(".pyi")]
        assert native == [library(platform, free)], native
        metadata = email.message_from_bytes(held[f"grognard-{version}.dist-info/METADATA"])
    else:
        assert "vendor/pyo3/Cargo.toml" in held and b"replace-with" in held[".cargo/config.toml"]
        assert "core/src/lib.rs" in held and "Cargo.lock" in held
        metadata = email.message_from_bytes(held["PKG-INFO"])
    assert metadata["Version"] == version and metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT OR Apache-2.0"
    assert {"numpy", "cli", "plot"} <= set(metadata.get_all("Provides-Extra", []))
    assert not [wants for wants in metadata.get_all("Requires-Dist", []) if "extra ==" not in wants]


main()
