#!/usr/bin/env python3
"""Finds modules that are laid out in another way than the rest: `layout.py [FOLDER ...]`, by default the repository.

A module with files of its own is a folder with a `mod.rs`, and no file beside a folder of its name. So everything of a
module is in one place. Fails if there is another.
"""

import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]


def files(folders):
    if folders:
        return [file for folder in folders for file in Path(folder).rglob("*.rs")]
    listed = subprocess.run(["git", "ls-files", "-z", "*.rs"], cwd=TOP, capture_output=True, text=True, check=True).stdout
    return [TOP / name for name in listed.split("\0") if name]


def main(folders):
    found = [file for file in files(folders) if file.exists()]
    folders_of = {file.parent for file in found}
    beside = [file for file in found if file.with_suffix("") in folders_of]
    for file in beside:
        name = file.relative_to(TOP) if file.is_relative_to(TOP) else file
        print(f"{name}: a module with files of its own is {name.with_suffix('')}/mod.rs")
    print(f"{len(found)} files, {sum(file.name == 'mod.rs' for file in found)} modules in folders, {len(beside)} beside theirs")
    return 1 if beside or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
