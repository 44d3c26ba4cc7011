"""Writes the licences of what a library of this project contains: licences.py FOLDER [--std] PACKAGE...

FOLDER/THIRD-PARTY.txt has a line for each crate that is linked into one of these packages, and a folder for each crate
the texts that it ships. With --std there is Rust's own list for its standard library, too.
"""

import json
import pathlib
import shutil
import subprocess
import sys

# Texts of a crate that ships none are those of another crate of the same project.
SAME = {"mlua-sys": "mlua"}


def cargo(*words: str) -> dict:
    got = subprocess.run(["cargo", *words], check=True, capture_output=True, text=True)
    return json.loads(got.stdout)


def macro(package: dict) -> bool:
    """Whether a crate runs in the compiler only."""
    return any("proc-macro" in target["kind"] for target in package["targets"])


def linked(wanted: list[str]) -> list[dict]:
    """The crates of others that are linked into the packages, by name."""
    got = cargo("metadata", "--format-version", "1", "--locked", "--filter-platform", "aarch64-unknown-linux-gnu")
    packages = {package["id"]: package for package in got["packages"]}
    nodes = {node["id"]: node for node in got["resolve"]["nodes"]}
    found, ahead = set(), [key for key, package in packages.items() if package["name"] in wanted]
    if len(ahead) != len(wanted):
        raise SystemExit(f"licences: not all of {wanted} are packages here")
    while ahead:
        at = ahead.pop()
        if at in found or macro(packages[at]):
            continue
        found.add(at)
        ahead += [each["pkg"] for each in nodes[at]["deps"] if any(kind["kind"] is None for kind in each["dep_kinds"])]
    return sorted((packages[at] for at in found if packages[at]["source"]), key=lambda package: package["name"])


def texts(package: dict) -> list[pathlib.Path]:
    files = [file for file in pathlib.Path(package["manifest_path"]).parent.iterdir() if file.is_file()]
    return sorted(file for file in files if file.name.upper().startswith(("LICEN", "COPY", "NOTICE", "UNLICEN")))


def main() -> None:
    out, *wanted = sys.argv[1:]
    out = pathlib.Path(out)
    lines = ["rust-std MIT OR Apache-2.0 https://github.com/rust-lang/rust\n"]
    out.mkdir(parents=True, exist_ok=True)
    crates = linked([word for word in wanted if word != "--std"])
    found = {package["name"]: texts(package) for package in crates}
    for package in crates:
        name = package["name"]
        lines.append(f"{name} {package['version']} {package['license']} {package['repository'] or ''}\n")
        own = found[name] or found.get(SAME.get(name, ""), [])
        if not own:
            raise SystemExit(f"licences: {name} ships no text")
        for text in own:
            (out / name).mkdir(exist_ok=True)
            shutil.copyfile(text, out / name / text.name)
    (out / "THIRD-PARTY.txt").write_text("".join(lines))
    if "--std" in wanted:
        got = subprocess.run(["rustc", "--print", "sysroot"], check=True, capture_output=True, text=True)
        own = pathlib.Path(got.stdout.strip(), "share/doc/rust/COPYRIGHT-library.html")
        (out / "rust-std").mkdir(exist_ok=True)
        shutil.copyfile(own, out / "rust-std" / own.name)


main()
