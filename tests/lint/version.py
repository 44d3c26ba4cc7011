#!/usr/bin/env python3
"""Compares every place that says the version, the number of the C interface or the lowest version of a language with
the one place that decides it. Prints those that say another, and fails if there are any.

`Cargo.toml` decides the version and the lowest Rust, `ffi/src/text.rs` the number of the interface. What a build makes
of these is left out: the wheel, the jar and its pom, archives, the files of pkg-config and CMake, `grog_version()`.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).parents[2]


def read(name):
    return (TOP / name).read_text(encoding="utf-8")


def listed(*patterns):
    git = ["git", "ls-files", "-z", *patterns]
    names = subprocess.run(git, cwd=TOP, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and (TOP / name).exists()]


def found(name, pattern, flags=re.M):
    """What a file says, each time that it does."""
    return [said[1] for said in re.finditer(pattern, read(name), flags)]


def manifests():
    """What the manifests of the workspace say: a package its own version, and which version of another it needs."""
    apart = set()
    for name in listed("*Cargo.toml"):
        manifest = tomllib.loads(read(name))
        tables = [manifest, *manifest.get("target", {}).values()]
        for table in tables:
            for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
                for wanted in table.get(kind, {}).values():
                    if isinstance(wanted, dict) and "path" in wanted and "version" in wanted:
                        yield name, wanted["version"]
        own = manifest.get("package", {}).get("version", {})
        # A package that is no part of the workspace, such as that of the fuzzer, has a version of its own.
        if isinstance(own, str) and Path(name).parent.as_posix() in WORKSPACE["members"]:
            yield name, own
        elif isinstance(own, str):
            apart.add(manifest["package"]["name"])
    for name in listed("*Cargo.lock"):
        for package in tomllib.loads(read(name))["package"]:
            if "source" not in package and package["name"] not in apart:
                yield name, package["version"]


def versions():
    """The places of the whole version."""
    yield from manifests()
    yield "CHANGELOG.md", next(iter(found("CHANGELOG.md", r"^## (\d\S*?),? ")), None)
    yield from (("CITATION.cff", said) for said in found("CITATION.cff", r"^version: (\S+)$") or [None])
    yield "ffi/web/package.json", json.loads(read("ffi/web/package.json")).get("version")
    lock = json.loads(read("ffi/web/package-lock.json"))
    yield from (("ffi/web/package-lock.json", said.get("version")) for said in (lock, lock["packages"][""]))
    # Generated, and committed.
    for name, pattern in (
        ("include/grognard/common.h", r'^#define GROG_VERSION "(.*)"'),
        ("lua/generated/grognard_ffi.lua", r'^data\.version = "(.*)"'),
    ):
        yield from ((name, said) for said in found(name, pattern) or [None])
    # Names of files that are built, and coordinates, on pages.
    for name in listed("*.md"):
        yield from ((name, said) for said in found(name, r"\bgrognard[-:](\d+\.\d+\.\d+)\b"))


def lines():
    """The places of the line that a program asks for: it builds with every later release of it."""
    for name in listed("*.md", "*CMakeLists.txt"):
        yield from ((name, said) for said in found(name, r"find_package\(grognard (\S+) REQUIRED"))


def interfaces():
    """The places of the number of the C interface."""
    for name, pattern in (
        ("include/grognard/common.h", r"^#define GROG_ABI_VERSION (\d+)"),
        ("ffi/generate/src/lua_ffi.rs", r"data\.abi = (\d+)"),
        ("lua/generated/grognard_ffi.lua", r"^data\.abi = (\d+)"),
        ("ffi/java/src/org/grognard/internal/Library.java", r"int ABI = (\d+);"),
        ("tests/foreign/Cases.cs", r"Library\.AbiVersion, (\d+)\)"),
    ):
        yield from ((name, said) for said in found(name, pattern) or [None])


def lowest(row):
    """The lowest version in a row of README's table."""
    return next(iter(found("README.md", rf"^\| {re.escape(row)} \| \D*(\d[\d.]*)")), None)


def lowests():
    """The lowest versions of languages: what decides it, and the places that say it."""

    def said(pattern, *names):
        return [(name, here) for name in names for here in found(name, pattern)]

    pages = listed("*.md")
    # Figures have the compiler that they were measured with.
    building = [name for name in listed("*.md", "*.rockspec") if not name.startswith("tests/bench/")]
    rust = WORKSPACE["package"]["rust-version"]
    yield rust, [("README.md", lowest("Rust")), *said(r"\bRust\s+(\d\.\d+)", *building)]
    python = tomllib.loads(read("python/pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    stable = [("python/Cargo.toml", f"3.{minor}") for minor in found("python/Cargo.toml", r'"abi3-py3(\d+)"')]
    yield python, [("README.md", lowest("Python")), *stable, *said(r"Python (3\.\d+) and later", *pages)]
    java = found("ffi/java/build", r"^javac --release (\d+)")[0]
    yield java, [("README.md", lowest("Java")), *said(r"Java (\d+) and later", *pages)]
    node = json.loads(read("ffi/web/package.json"))["engines"]["node"].removeprefix(">=")
    yield node, [("README.md", lowest("Node")), *said(r"Node (\d+) and later", *pages)]
    lua = found("lua/grognard-dev-1.rockspec", r'"lua >= ([\d.]+)')[0]
    yield lua, [("README.md", lowest("Lua"))]


WORKSPACE = tomllib.loads(read("Cargo.toml"))["workspace"]


def main():
    version = WORKSPACE["package"]["version"]
    major, minor, _ = version.split(".")
    abi = found("ffi/src/text.rs", r"^pub const GROG_ABI_VERSION: u32 = (\d+);")[0]
    wanted = [
        (version, list(versions())),
        (f"0.{minor}" if major == "0" else major, list(lines())),
        (abi, list(interfaces())),
        *lowests(),
    ]
    places = [(name, said, should) for should, of in wanted for name, said in of]
    wrong = [place for place in places if place[1] != place[2]]
    for name, said, should in wrong:
        print(f"{name} says {said or 'nothing'}, and it is {should}")
    print(f"{len(places)} places, {len(wrong)} unlike")
    return 1 if wrong or not all(of for _, of in wanted) else 0


if __name__ == "__main__":
    sys.exit(main())
