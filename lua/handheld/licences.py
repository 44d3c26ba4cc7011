"""Writes the licences of what the libraries of the port contain: licences.py FOLDER.

FOLDER/THIRD-PARTY.txt has a line for each crate, and a folder of its own the texts that it ships.
"""

import json
import pathlib
import shutil
import subprocess
import sys

out = pathlib.Path(sys.argv[1])
command = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", "aarch64-unknown-linux-gnu"]
command += ["--manifest-path", "lua/Cargo.toml", "--no-default-features", "--features", "luajit"]
got = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
packages = {p["id"]: p for p in got["packages"]}
nodes = {n["id"]: n for n in got["resolve"]["nodes"]}


def macro(package: dict) -> bool:
    """Whether a crate runs in the compiler only."""
    return any("proc-macro" in t["kind"] for t in package["targets"])


linked, ahead = set(), [i for i, p in packages.items() if p["name"] in ("grognard-lua", "grognard-ffi")]
while ahead:
    at = ahead.pop()
    if at in linked or macro(packages[at]):
        continue
    linked.add(at)
    ahead += [d["pkg"] for d in nodes[at]["deps"] if any(k["kind"] is None for k in d["dep_kinds"])]
lines = ["rust-std MIT OR Apache-2.0 https://github.com/rust-lang/rust\n"]
for package in sorted((packages[i] for i in linked if packages[i]["source"]), key=lambda p: p["name"]):
    lines.append(f"{package['name']} {package['version']} {package['license']} {package['repository'] or ''}\n")
    folder = out / package["name"]
    texts = [f for f in pathlib.Path(package["manifest_path"]).parent.iterdir() if f.name.upper().startswith(("LICEN", "COPY", "NOTICE"))]
    for text in texts:
        folder.mkdir(parents=True, exist_ok=True)
        if text.is_file():
            shutil.copy(text, folder / text.name)
    if not texts:
        # The words are those of the project's own copies; who holds the rights is in the manifest.
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "AUTHORS").write_text("\n".join(package["authors"] or [package["repository"] or package["name"]]) + "\n")
(out / "THIRD-PARTY.txt").write_text("".join(lines))
