#!/usr/bin/env python3
"""Finds circles among the core's files: what a file uses must not use it in turn. `circles.py [CORE/SRC]`.

A file uses another where it names something that the other declares, in a `use` or by its path; what a `mod.rs` only
shows again (`pub use`) leads to the file that declares it. Prints the circles, and fails if one is not among those known.
"""

import re
import sys
from pathlib import Path

TOP = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "core" / "src")


def module(path):
    parts = list(path.relative_to(TOP).with_suffix("").parts)
    return tuple(parts[:-1] if parts[-1] in ("mod", "lib") else parts)


def bare(text):
    """The code without comments, texts and unit tests."""
    text = re.split(r"^#\[cfg\(test\)\]\s*mod ", text, maxsplit=1, flags=re.M)[0]
    text = re.sub(r'"(?:\\.|[^"\\])*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def leaves(tree, before=()):
    """The paths of a `use`: `a::{b, c::d}` is `a::b` and `a::c::d`."""
    depth, part, parts = 0, "", []
    for c in tree:
        depth += (c == "{") - (c == "}")
        if c == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += c
    for part in [*parts, part]:
        part = part.strip()
        if not part:
            continue
        head, brace, rest = part.partition("{")
        names = tuple(n for n in re.sub(r"\s+as\s+\w+", "", head).replace(" ", "").split("::") if n)
        if brace:
            yield from leaves(rest[: rest.rindex("}")], before + names)
        else:
            whole = before + names
            yield whole[:-1] if len(whole) > 1 and whole[-1] == "self" else whole


FILES = {module(path): path for path in TOP.rglob("*.rs")}
CODE = {name: bare(path.read_text()) for name, path in FILES.items()}
USE = re.compile(r"^\s*(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);", re.M)


def absolute(here, path):
    path = list(path)
    if path[:1] == ["crate"]:
        return tuple(path[1:])
    at = list(here)
    if path[:1] == ["self"]:
        path.pop(0)
    while path[:1] == ["super"]:
        path.pop(0)
        at = at[:-1]
    return tuple(at + path)


# What a file shows of others, name to path, and of other crates.
SHOWN, FOREIGN = {}, set()
for here, code in CODE.items():
    for public, tree in USE.findall(code):
        if public:
            for path in leaves(tree):
                if path and path[0] in ("crate", "self", "super") or (here + path[:1]) in FILES:
                    SHOWN.setdefault(here, {})[path[-1]] = absolute(here, path)
                elif path:
                    FOREIGN.add((here, path[-1]))


def home(path, seen=()):
    """The file that declares what a path names; none for what is another crate's."""
    at = ()
    for i, name in enumerate(path):
        if at + (name,) in FILES:
            at += (name,)
            continue
        if (at, name) in FOREIGN:
            return None
        again = SHOWN.get(at, {}).get(name)
        if again is not None and again != path and again not in seen:
            return home(again + tuple(path[i + 1 :]), (*seen, again))
        break
    # A path that ends in a module names no more than the module.
    return at


def named(name, code):
    """Whether code names something that was brought in: no variant, associated type or method of the same name."""
    after = "" if name[:1].islower() else r"(?!\s*\()"
    return re.search(rf"(?<!::)(?<!\.)(?<!type )\b{re.escape(name)}\b{after}", code)


uses = {}
for here, code in CODE.items():
    found = uses.setdefault(here, {})
    rest = USE.sub("", code)
    for public, tree in USE.findall(code):
        for path in leaves(tree):
            inside = path and (path[0] in ("crate", "self", "super") or (here + path[:1]) in FILES)
            if not inside:
                continue
            # What is only shown again is not used here.
            if public and not named(path[-1], rest):
                continue
            whole = absolute(here, path)
            if whole in FILES:
                # A module that was brought in: what the code names of it.
                for name in set(re.findall(rf"\b{re.escape(path[-1])}::(\w+)", rest)):
                    found.setdefault(home(whole + (name,)), "::".join((path[-1], name)))
            else:
                found.setdefault(home(whole), path[-1])
    for path in set(re.findall(r"\b((?:crate|super|self)(?:::\w+)+)", rest)):
        path = tuple(path.split("::"))
        whole = absolute(here, path)
        if whole not in FILES:
            found.setdefault(home(whole), "::".join(path[-2:]))
    found.pop(here, None)
    # The crate's own lists name every system.
    found.pop((), None)
    found.pop(None, None)

# Strongly connected files, by Tarjan.
index, low, stack, circles = {}, {}, [], []
sys.setrecursionlimit(10000)


def visit(v):
    index[v] = low[v] = len(index)
    stack.append(v)
    for w in uses[v]:
        if w not in index:
            visit(w)
            low[v] = min(low[v], low[w])
        elif w in stack:
            low[v] = min(low[v], index[w])
    if low[v] == index[v]:
        at = stack.index(v)
        circle = stack[at:]
        del stack[at:]
        if len(circle) > 1:
            circles.append(sorted(circle))


for v in sorted(uses):
    if v not in index:
        visit(v)

# Circles that are still to be broken; no file may join them.
KNOWN: list[set[str]] = []


def names(circle):
    return {str(FILES[v].relative_to(TOP)) for v in circle}


new = [circle for circle in circles if not any(names(circle) <= known for known in KNOWN)]
for circle in circles:
    print("known" if circle not in new else "NEW", "circle of", len(circle), "files:")
    for v in circle:
        for w, what in sorted(uses[v].items()):
            if w in circle:
                print(f"  {FILES[v].relative_to(TOP)} uses {FILES[w].relative_to(TOP)}: {what}")
edges = sum(map(len, uses.values()))
print(f"{len(FILES)} files, {edges} uses, {len(circles)} circles")
sys.exit(1 if new or edges < len(FILES) else 0)
