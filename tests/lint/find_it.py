#!/usr/bin/env python3
"""The find-it test: does a reader who has the folder list only name the file in which something stands?

    find_it.py SEED              prints forty questions: thirty paragraphs of the four systems and ten jobs
    find_it.py SEED ANSWERS      compares a file of answers, and fails if less than 36 are right
    find_it.py SEED --answers    prints what is right
    find_it.py --check           fails if something of the catalogue is not where it says

A line of answers is a question's number and one file, `7 core/src/hex.rs`. A paragraph is in each file of its system whose
code names its constant, or whose comments name its number; one in many files teaches nothing, and is not asked. Jobs and
their files are in `find_it.json`, each with a text that its files hold.
"""

import json
import random
import re
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]
# The paragraphs asked of each system.
SYSTEMS = {"ocs": 14, "axis_allies": 8, "korea": 5, "acw": 3}
JOBS, RIGHT = 10, 36
# The most files that may be right.
MOST = 8

ENTRY = re.compile(r'^\s*(?:#\[[^\]]*\]\s*)?([A-Z]\w*) = \d+, "([^"]+)", "((?:[^"\\]|\\.)*)";', re.M)
# A paragraph's number in a comment: `9.4e`, `4.5a.B`, `8.0.ME.3`.
NUMBER = re.compile(r"(?<![\w.])\d+\.\d+[a-z]?(?:\.[A-Z0-9]+)*(?![\w])")
BLOCK = re.compile(r'rules! \{ "(\w+)"')


def paragraphs(system):
    """The paragraphs of a system that its code decides by: each with the files that name its constant."""
    folder = TOP / "core" / "src" / system
    text = (folder / "rules.rs").read_text(encoding="utf-8")
    name = BLOCK.search(text)[1]
    named = {}
    for file in sorted(folder.rglob("*.rs")):
        if file.name != "rules.rs":
            lines = file.read_text(encoding="utf-8")
            constants = re.findall(r"\b[A-Z]\w*\b", re.sub(r"//[^\n]*", "", lines))
            comments = re.findall(r"//[^\n]*", lines)
            numbers = [number for comment in comments for number in NUMBER.findall(comment)]
            named[str(file.relative_to(TOP))] = {*constants, *numbers}
    out = []
    for constant, number, title in ENTRY.findall(text):
        files = [file for file, words in named.items() if constant in words or (number in words and "." in number)]
        if 0 < len(files) <= MOST:
            out.append((f"{name} {number} ({title})", files))
    return out


def files_of(job):
    """The files of a job; a folder stands for those in it."""
    out = []
    for name in job["files"]:
        path = TOP / name
        out += [str(file.relative_to(TOP)) for file in sorted(path.rglob("*")) if file.is_file()] if path.is_dir() else [name]
    return out


def drawn(seed):
    draw = random.Random(seed)
    jobs = json.loads((TOP / "tests" / "lint" / "find_it.json").read_text(encoding="utf-8"))
    asked = [pair for system, count in SYSTEMS.items() for pair in draw.sample(paragraphs(system), count)]
    asked += [(job["job"], files_of(job)) for job in draw.sample(jobs, JOBS)]
    return asked


def unknown_places():
    """The files and folders of CONTRIBUTING's tables of paragraphs that are in no system."""
    page = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    tables = page.split("## Where a paragraph stands")[1].split("\n## ")[0].splitlines()
    named = [name for row in tables if row.startswith("|") for name in re.findall(r"`([a-z_/]+(?:\.rs)?)`", row)]
    there = {str(path.relative_to(TOP / "core" / "src" / system)) for system in SYSTEMS for path in (TOP / "core" / "src" / system).rglob("*")}
    ends = lambda name: any(path == name or path.endswith("/" + name) for path in there)
    return [f"CONTRIBUTING: {name} is in no system" for name in named if not ends(name)] + ([] if len(named) > 60 else ["CONTRIBUTING: few places"])


def check():
    wrong = []
    jobs = json.loads((TOP / "tests" / "lint" / "find_it.json").read_text(encoding="utf-8"))
    for job in jobs:
        files = files_of(job)
        for name in files:
            path = TOP / name
            if not path.is_file():
                wrong.append(f"{job['job']}: there is no {name}")
        held = [path for path in (TOP / name for name in files) if path.is_file() and job["holds"] in path.read_text("utf-8")]
        # Of a folder one file is enough.
        if len(held) < (1 if any((TOP / name).is_dir() for name in job["files"]) else len(files)):
            wrong.append(f"{job['job']}: {job['holds']!r} is not in {', '.join(job['files'])}")
    for system, count in SYSTEMS.items():
        if len(paragraphs(system)) < 2 * count:
            wrong.append(f"{system}: too few paragraphs")
    if len(jobs) < 2 * JOBS:
        wrong.append("too few jobs")
    wrong += unknown_places()
    print("\n".join(wrong) or f"{len(jobs)} jobs, {sum(len(paragraphs(s)) for s in SYSTEMS)} paragraphs")
    return bool(wrong)


def compare(asked, file):
    right = 0
    lines = [line.split(None, 1) for line in Path(file).read_text(encoding="utf-8").splitlines() if line.strip()]
    if any(len(line) < 2 or not line[0].rstrip(".").isdigit() for line in lines):
        print("A line of answers is a question's number and one file, such as: 7 core/src/hex.rs")
        return True
    given = {number.rstrip("."): file for number, file in lines}
    for number, (what, files) in enumerate(asked, 1):
        answer = given.get(str(number), "nothing").strip()
        right += answer in files
        if answer not in files:
            print(f"{number}. {what}: {answer}, but it is {' or '.join(files)}")
    print(f"{right} of {len(asked)} right")
    return right < RIGHT


def main(arguments):
    match arguments:
        case ["--check"]:
            return check()
        case [seed]:
            print("\n".join(f"{number}. {what}" for number, (what, _) in enumerate(drawn(seed), 1)))
            return 0
        case [seed, "--answers"]:
            print("\n".join(f"{number} {' or '.join(files)}" for number, (_, files) in enumerate(drawn(seed), 1)))
            return 0
        case [seed, file]:
            return compare(drawn(seed), file)
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
