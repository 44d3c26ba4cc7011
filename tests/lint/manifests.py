#!/usr/bin/env python3
"""Finds dependencies that a manifest lists and no source of the package names, those without a reason in
`core/dependencies.md`, of Rust, npm and Python, and those in which a lock file is at odds with the manifests. Prints them, and
fails if there are any.
"""

import json
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


def listed():
    """Yields each manifest with the packages of others that it lists."""
    own = "grognard"
    for path in manifests("Cargo.toml"):
        text = tomllib.loads(path.read_text("utf-8"))
        for table in [text, *text.get("target", {}).values()]:
            for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
                yield from ((path, name) for name in table.get(kind, {}) if not name.startswith(own))
    for path in manifests("package.json"):
        text = json.loads(path.read_text("utf-8"))
        yield from ((path, name) for kind in ("dependencies", "devDependencies") for name in text.get(kind, {}))
    for path in manifests("pyproject.toml"):
        project = tomllib.loads(path.read_text("utf-8")).get("project", {})
        optional = project.get("optional-dependencies", {}).values()
        for wanted in [project.get("dependencies", []), *optional]:
            yield from ((path, re.match(r"[\w.-]+", each).group()) for each in wanted)


def locked():
    """Yields each lock file with a package of ours, what it depends on there, and what its manifest lists."""
    for path in manifests("Cargo.toml"):
        text = tomllib.loads(path.read_text("utf-8"))
        lock = next((folder / "Cargo.lock" for folder in path.parents if (folder / "Cargo.lock").exists()), None)
        if lock is None or "package" not in text:
            continue
        name = text["package"]["name"]
        packages = tomllib.loads(lock.read_text("utf-8"))["package"]
        own = [package for package in packages if package["name"] == name and "source" not in package]
        # What is made where it runs has no lock file of its own.
        if not own:
            continue
        there = {each.split()[0] for package in own for each in package.get("dependencies", [])}
        tables = [text, *text.get("target", {}).values()]
        kinds = ("dependencies", "dev-dependencies", "build-dependencies")
        yield lock, name, there, {of.get("package", as_) if isinstance(of, dict) else as_ for table in tables for kind in kinds for as_, of in table.get(kind, {}).items()}
    for path in manifests("package-lock.json"):
        kinds = ("dependencies", "devDependencies", "optionalDependencies")
        lock, text = json.loads(path.read_text("utf-8")), json.loads((path.parent / "package.json").read_text("utf-8"))
        there, listed_ = ({f"{name} {of}" for kind in kinds for name, of in each.get(kind, {}).items()} for each in (lock["packages"][""], text))
        yield path, text.get("name", path.parent.name), there, listed_


def manifests(name):
    skipped = {"target", "node_modules"}
    return sorted(path for path in TOP.rglob(name) if not skipped & set(path.relative_to(TOP).parts))


def main():
    found = [(path.relative_to(TOP), f"{name}, which no source names") for path in manifests("Cargo.toml") for name in unused(path)]
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \|$", (TOP / "core" / "dependencies.md").read_text("utf-8"), re.M)
    reasons = {name.strip() for row in rows for name in row.split(",")} - {"package", "---"}
    every = {(path.relative_to(TOP), name) for path, name in listed()}
    found += [(path, f"{name}, which has no reason in core/dependencies.md") for path, name in sorted(every) if name not in reasons]
    gone = sorted(reasons - {name for _, name in every})
    found += [(Path("core/dependencies.md"), f"{name}, which no manifest lists") for name in gone]
    count = 0
    for lock, name, there, wanted in locked():
        count += len(there)
        where = lock.relative_to(TOP)
        found += [(where, f"{other} of {name}, which its manifest does not list") for other in sorted(there - wanted)]
        found += [(where, f"no {other} of {name}, which its manifest lists") for other in sorted(wanted - there)]
    for path, what in found:
        print(f"{path} lists {what}")
    if not count:
        print("no lock file lists anything")
        return 1
    print(f"{len(every)} dependencies with {len(reasons)} reasons, {len(found)} wrong")
    return 1 if found or not every else 0


sys.exit(main())
