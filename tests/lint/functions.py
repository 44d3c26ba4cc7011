#!/usr/bin/env python3
"""Finds functions of the core that do not fit a screen, and tuples that stand for parameters.

`functions.py [--write] [CORE/SRC]`. A function has at most 60 lines from its `fn` to its last brace. A parameter is
no tuple, and neither is one by another name taken apart: what belongs together is a record. `functions.json` lists what is still allowed, each with its reason.
Prints what is not in the list, and fails if there is such a function or an entry that is no longer needed. `--write` takes
out such entries.
"""

import json
import re
import sys
from pathlib import Path

MOST = 60
HERE = Path(__file__).parent
TOP = HERE.parents[1]
ALLOWED = HERE / "functions.json"

# What hides braces and commas: comments, texts (raw ones too), and characters, which are no lifetimes.
HIDDEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|b?r(?P<hashes>#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\])'""", re.S
)
FUNCTION = re.compile(r"\bfn\s+(\w+)")


def bare(text):
    """The code with blanks in place of comments and texts, so that every line keeps its number; without unit tests."""
    text = HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    return re.split(r"^#\[cfg\(test\)\]\s*mod ", text, maxsplit=1, flags=re.M)[0]


def closed(text, at):
    """The place behind the bracket that closes the one at `at`. `->` closes nothing."""
    depth, kinds = 0, {"(": ")", "[": "]", "{": "}", "<": ">"}
    opens, shuts = text[at], kinds[text[at]]
    for place in range(at, len(text)):
        if text[place] == opens:
            depth += 1
        elif text[place] == shuts and text[place - 1] not in "-=":
            depth -= 1
            if depth == 0:
                return place + 1
    return len(text)


def parts(text, at):
    """`text` cut at the letter `at` outside of brackets."""
    depth, begin = 0, 0
    for place, c in enumerate(text):
        depth += c in "([{<"
        depth -= c in ")]}" or c == ">" and text[place - 1] not in "-="
        if c == at and depth == 0 and ":" not in (text[place - 1 : place], text[place + 1 : place + 2]):
            yield text[begin:place]
            begin = place + 1
    yield text[begin:]


def is_tuple(kind):
    kind = re.sub(r"^(?:&\s*(?:'\w+\s*)?(?:mut\s+)?)+", "", kind.strip())
    return kind.startswith("(") and closed(kind, 0) == len(kind) and len(list(parts(kind[1:-1], ","))) > 1


def functions(path):
    """Each function of a file: its name, its line, its length and its parameters that are tuples."""
    text = bare(path.read_text(encoding="utf-8"))
    for found in FUNCTION.finditer(text):
        at = found.end()
        while text[at].isspace():
            at += 1
        if text[at] == "<":
            at = closed(text, at)
        at = text.find("(", at)
        end = closed(text, at)
        tuples = []
        for parameter in parts(text[at + 1 : end - 1], ","):
            name, *kind = parts(parameter, ":")
            if kind and (name.strip().startswith("(") or is_tuple(":".join(kind))):
                tuples.append(" ".join(name.split()))
        # What follows is what it returns and `where`; `[T; N]` there ends no declaration.
        body = end
        while body < len(text) and text[body] not in "{;":
            body = closed(text, body) if text[body] in "([" else body + 1
        last = closed(text, body) if text[body : body + 1] == "{" else body
        yield found[1], text.count("\n", 0, found.start()) + 1, text.count("\n", found.start(), last) + 1, tuples


def main():
    arguments = sys.argv[1:]
    write = "--write" in arguments
    arguments = [a for a in arguments if a != "--write"]
    src = Path(arguments[0]).resolve() if arguments else TOP / "core" / "src"
    allowed = json.loads(ALLOWED.read_text(encoding="utf-8"))
    keys = {(entry["path"], entry["name"], entry["what"]) for entry in allowed}
    count, bad, needed = 0, 0, set()
    for file in sorted(src.rglob("*.rs")):
        path = str(file.relative_to(TOP) if file.is_relative_to(TOP) else file)
        for name, line, lines, tuples in functions(file):
            count += 1
            for what, told in (("lines", f"{lines} lines" if lines > MOST else ""), ("tuple", "; ".join(tuples))):
                if not told:
                    continue
                needed.add((path, name, what))
                if (path, name, what) not in keys:
                    bad += 1
                    print(f"{path}:{line}: {name}: {told if what == 'lines' else f'tuple as parameter: {told}'}")
    idle = sorted(keys - needed)
    if write:
        kept = sorted((e for e in allowed if (e["path"], e["name"], e["what"]) in needed), key=lambda e: tuple(e.values()))
        ALLOWED.write_text("[\n" + ",\n".join("  " + json.dumps(entry) for entry in kept) + "\n]\n", encoding="utf-8")
    else:
        for path, name, what in idle:
            print(f"functions.json allows {what} of {name} in {path}, which is no longer needed")
    print(f"{count} functions, {bad} too long or with a tuple that functions.json does not allow, {len(needed) - bad} allowed")
    return 1 if bad or idle and not write or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
