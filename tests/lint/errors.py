#!/usr/bin/env python3
"""Holds the `# Errors` section of each operation's function against the faults that the shared vectors expect of it.

    errors.py           reports each operation without the section, and each code that its section does not name
    errors.py --list OP lists an operation's function, and the codes and fields that vectors expect

A section that says "Those of `system.room.operation`" has the codes of that operation, too. Codes that no function
gives, but what is between it and its caller, need not be named."""

import collections
import json
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
CORE = TOP / "core" / "src"
SYSTEMS = ("ocs", "korea", "acw", "axis_allies")
# The faults of C's pointers and structures, and of questions whose fields are read by their names.
DOORS = {"null_pointer", "bad_size", "misaligned", "overlap", "unknown_field", "wrong_type"}
ENTRY = re.compile(r'^    "((?:%s)\.[\w.]+)" "[^\n]*"\n\s+((?:super|crate)[\w:]+)' % "|".join(SYSTEMS), re.M)


def operations():
    """Yields each operation's name with the path of the function that decides it."""
    for system in SYSTEMS:
        files = [CORE / system / "operations.rs", *sorted((CORE / system / "operations").glob("*.rs"))]
        for file in files:
            if file.is_file():
                yield from ((name, system, path) for name, path in ENTRY.findall(file.read_text("utf-8")))


def function(system, path):
    """Returns the file, the line and the documentation of a function."""
    parts = [part for part in path.split("::") if part not in ("super", "crate", system)]
    name = parts.pop()
    for up in range(len(parts) + 1):
        room = CORE / system / "/".join(parts[: len(parts) - up])
        files = sorted(room.rglob("*.rs")) if room.is_dir() else []
        files += [room.with_suffix(".rs")] if room.with_suffix(".rs").is_file() else []
        found = [(file, lines, at) for file in files for lines in [file.read_text("utf-8").splitlines()]
                 for at, line in enumerate(lines) if re.match(r"pub fn %s\b" % name, line)]
        if found:
            # The room's own file stands above its inner rooms.
            file, lines, at = min(found, key=lambda each: len(each[0].parts))
            start = at
            while start and lines[start - 1].startswith(("///", "#[")):
                start -= 1
            return file, at + 1, [line[4:] for line in lines[start:at] if line.startswith("///")]
    return None


def codes():
    """Returns the codes of faults."""
    text = "".join(file.read_text("utf-8") for file in [*CORE.glob("fault.rs"), *(CORE / "fault").rglob("*.rs")])
    body = re.search(r"enum FaultCode \{(.*?)\n\}", text, re.S).group(1)
    names = re.findall(r"^\s+([A-Z]\w+)(?: = \d+)?,", body, re.M)
    return {re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower() for name in names}


def expected():
    """Returns for each operation the codes that vectors expect, each with its fields."""
    all_of = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in sorted((TOP / "tests" / "vectors").rglob("*.json")):
        for vector in json.loads(file.read_text("utf-8")):
            if isinstance(vector, dict) and "fault" in vector:
                fault = vector["fault"]
                all_of[vector["call"]][fault["code"]].add(fault.get("field", ""))
    return all_of


def section(doc):
    """Returns the text of the section, or `None`."""
    if "# Errors" not in doc:
        return None
    after = doc[doc.index("# Errors") + 1 :]
    end = next((at for at, line in enumerate(after) if line.startswith("# ")), len(after))
    return " ".join(after[:end])


def main(arguments):
    known, seen = codes(), expected()
    said, wrong = {}, []
    all_operations = list(operations())
    for name, system, path in all_operations:
        found = function(system, path)
        if found is None:
            wrong.append(f"{name}: no function {path}")
            continue
        file, line, doc = found
        text = section(doc)
        if arguments and arguments[0] == "--list" and name.startswith(tuple(arguments[1:]) or ("",)):
            print(f"{name}  {file.relative_to(TOP)}:{line}{'' if text else '  (no section)'}")
            for code, fields in sorted(seen[name].items()):
                print(f"    {code}: {', '.join(sorted(fields))}")
        said[name] = text
    if arguments:
        return 0

    def named(name, ways=()):
        text = said.get(name) or ""
        own = set(re.findall(r"`(\w+)`", text)) & known
        for other in re.findall(r"`((?:%s)\.[\w.]+)`" % "|".join(SYSTEMS), text):
            own |= named(other, (*ways, name)) if other in said and other not in ways else set()
        return own

    for name, text in said.items():
        if text is None:
            wrong.append(f"{name}: no section `# Errors`")
            continue
        missing = sorted(set(seen[name]) - DOORS - named(name))
        if missing:
            wrong.append(f"{name}: its `# Errors` do not name {', '.join(missing)}")
    print("\n".join(wrong) or f"{len(said)} operations name their errors")
    return 1 if wrong or not said else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
