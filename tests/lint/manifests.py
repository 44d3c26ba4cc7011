#!/usr/bin/env python3
"""Finds dependencies that a manifest lists and no source of the package names. Prints them, and fails if there are any.
"""

import re
import sys
import tomllib
from pathlib import Path

TOP = Path(__file__).parents[2]
# Named by no source: what a dependency's feature needs.
KNOWN = set()


def sources(manifest):
    """The package's sources, without packages inside its folder."""
    inner = [path.parent for path in manifest.parent.rglob("Cargo.toml") if path != manifest]
    listed = set(manifest.parent.rglob("*.rs"))
    own = [path for path in listed if not any(folder in path.parents for folder in inner)]
    return [path for path in own if "target" not in path.parts]


def unused(manifest):
    text = tomllib.loads(manifest.read_text())
    tables = [text, *text.get("target", {}).values()]
    listed = {
        name
        for table in tables
        for kind in ("dependencies", "dev-dependencies", "build-dependencies")
        for name in table.get(kind, {})
    }
    # A test or program of the package may lie elsewhere.
    items = [item for kind in ("bin", "test", "bench") for item in text.get(kind, [])]
    paths = [manifest.parent / item["path"] for item in items if "path" in item]
    more = [file for path in paths for file in ([path] if path.name != "main.rs" else path.parent.rglob("*.rs"))]
    code = "\n".join(path.read_text() for path in {*sources(manifest), *more} if path.exists())
    for name in sorted(listed):
        word = name.replace("-", "_")
        if not re.search(rf"\b{word}(::|;| as )", code) and (manifest.parent.name, name) not in KNOWN:
            yield name


def main():
    manifests = [path for path in TOP.rglob("Cargo.toml") if "target" not in path.relative_to(TOP).parts]
    found = [(path.relative_to(TOP), name) for path in sorted(manifests) for name in unused(path)]
    for path, name in found:
        print(f"{path} lists {name}, which no source names")
    print(f"{len(manifests)} manifests, {len(found)} unused dependencies")
    return 1 if found else 0


sys.exit(main())
