#!/usr/bin/env python3
"""Finds circles among files written by hand: what a file uses must not use it in turn. `circles.py [FOLDER ...]`.

By default it looks at every folder of `PLACES`, each by the ways of its language:

* Rust: a file uses another where it names something that the other declares, in a `use` or by its path; what is only shown
  again (`pub use`) leads to the file that declares it. Outside of the core a `mod.rs` has nothing that its
  children use.
* Java and C#: a file uses another where it names a type that the other declares.
* Python: a file uses another that it imports, in a function too; but not for its types only.
* Lua: a file uses another that it requires. In `lua/ffi`, a file uses another that sets a field of their table `M`
  which it names.
* TypeScript: a file uses another that it imports; but not for its types only.
* C: a file uses another whose functions it calls.

Of the core and its systems, the files and folders side by side have no circle among them either, so that each stands on
those that it uses. Prints the circles, and fails if there is one.
"""

import ast
import re
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]

# Each folder with its language. Generated files are left out: the generator decides what they use.
PLACES = {
    "core/src": "rust",
    "core/adjudicate/src": "rust",
    "core/derive/src": "rust",
    "ffi/src": "rust",
    "ffi/generate/src": "rust",
    "lua/src": "rust",
    "python/src": "rust",
    "ffi/java/src": "java",
    "ffi/csharp": "csharp",
    "python/grognard": "python",
    "lua": "lua",
    "lua/ffi": "shared",
    "lua/bare": "c",
    "ffi/web/src": "typescript",
    "ffi/web/bench": "typescript",
}

# Folders whose files and folders are rooms, which have no circle among them either.
HOUSES = {"core/src": ["", "ocs", "axis_allies", "korea", "acw"]}


def written(top, *kinds):
    """The files below a folder that are written by hand."""
    files = [file for kind in kinds for file in top.rglob(f"*{kind}")]
    return sorted(file for file in files if "generated" not in file.relative_to(top).parts)


# Rust.

USE = re.compile(r"^\s*(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);", re.M)


def bare(text):
    """The code without comments, texts and unit tests."""
    text = re.split(r"^#\[cfg\(test\)\]\s*mod \w+ \{", text, maxsplit=1, flags=re.M)[0]
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
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


def named(name, code):
    """Whether code names something that was brought in: no variant, associated type or method of the same name."""
    after = "" if name[:1].islower() else r"(?!\s*\()"
    return re.search(rf"(?<!::)(?<!\.)(?<!type )\b{re.escape(name)}\b{after}", code)


class Crate:
    """The files of a crate by the paths of their modules."""

    def __init__(self, top):
        def module(path):
            parts = list(path.relative_to(top).with_suffix("").parts)
            return tuple(parts[:-1] if parts[-1] in ("mod", "lib") else parts)

        self.files = {module(path): path for path in written(top, ".rs")}
        self.code = {name: bare(path.read_text(encoding="utf-8")) for name, path in self.files.items()}
        # What a file shows of others, name to path, and of other crates.
        self.shown, self.foreign = {}, set()
        for here, code in self.code.items():
            for public, tree in USE.findall(code):
                for path in leaves(tree) if public else ():
                    if self.inside(here, path):
                        self.shown.setdefault(here, {})[path[-1]] = absolute(here, path)
                    elif path:
                        self.foreign.add((here, path[-1]))

    def inside(self, here, path):
        return path and (path[0] in ("crate", "self", "super") or (here + path[:1]) in self.files)

    def home(self, path, seen=()):
        """The file that declares what a path names; none for what is another crate's."""
        at = ()
        for i, name in enumerate(path):
            if at + (name,) in self.files:
                at += (name,)
                continue
            if (at, name) in self.foreign:
                return None
            again = self.shown.get(at, {}).get(name)
            if again is not None and again != path and again not in seen:
                return self.home(again + tuple(path[i + 1 :]), (*seen, again))
            break
        # A path that ends in a module names no more than the module.
        return at

    def uses_of(self, here):
        code, found = self.code[here], {}
        rest = USE.sub("", code)
        brought = set()
        for public, tree in USE.findall(code):
            for path in leaves(tree):
                # What is only shown again is not used here.
                if not self.inside(here, path) or public and not named(path[-1], rest):
                    continue
                whole = absolute(here, path)
                if whole in self.files:
                    # A module that was brought in: what the code names of it.
                    brought.add(path[-1])
                    for name in set(re.findall(rf"\b{re.escape(path[-1])}::(\w+)", rest)):
                        found.setdefault(self.home(whole + (name,)), "::".join((path[-1], name)))
                else:
                    found.setdefault(self.home(whole), path[-1])
        for path in set(re.findall(r"\b((?:crate|super|self)(?:::\w+)+)", rest)):
            whole = absolute(here, path.split("::"))
            if whole not in self.files:
                found.setdefault(self.home(whole), "::".join(path.split("::")[-2:]))
        # Children by their bare names.
        for path in set(re.findall(r"(?<![\w:])([a-z]\w*(?:::\w+)+)", rest)):
            parts = tuple(path.split("::"))
            if parts[0] not in brought and here + parts[:1] in self.files and here + parts not in self.files:
                found.setdefault(self.home(here + parts), path)
        # A crate's own lists name every part of it, and what is declared by `#[macro_export]` is at the top.
        for name in (here, (), None):
            found.pop(name, None)
        return {self.files[name]: what for name, what in found.items()}


def rust(top):
    crate = Crate(top)
    uses = {path: crate.uses_of(here) for here, path in crate.files.items()}
    if top.name == "src" and top.parent.name == "core":
        return uses
    # Outside of the core a `mod.rs` uses its children by declaring them, if one of them uses it.
    for here, path in crate.files.items():
        for length in range(1, len(here)):
            parent = crate.files.get(here[:length])
            if parent in uses[path]:
                uses[parent].setdefault(path, f"mod {here[-1]}")
    return uses


# Java and C#.

TYPE = re.compile(r"\b(?:class|interface|enum|struct|record|delegate\s+[\w<>\[\]]+)\s+([A-Z]\w*)")


def typed(top, kind):
    """Files that name the types which others declare outside of any other type."""
    files = {file: bare(file.read_text(encoding="utf-8")) for file in written(top, kind)}
    declared = {}
    for file, code in files.items():
        if kind == ".java":
            declared[file.stem] = file
        else:
            for name in re.findall(rf"^ {{4}}(?:[a-z]+ )*{TYPE.pattern}", code, re.M):
                # A class in parts belongs to no file.
                if not re.search(rf"\bpartial class {name}\b", code):
                    declared[name] = file
    return {
        file: {declared[name]: name for name in re.findall(r"\b[A-Z]\w*", code) if declared.get(name, file) != file}
        for file, code in files.items()
    }


# Python.


def python(top):
    """Modules that import others. The package itself gathers them, and uses none."""
    files = {file.stem: file for file in top.glob("*.py") if "generate" not in file.read_text(encoding="utf-8").split("\n")[2]}
    files["grognard"] = top / "__init__.py"
    uses = {}
    for name, file in files.items():
        found = uses.setdefault(file, {})
        tree = ast.parse(file.read_text(encoding="utf-8"))
        # What only a type checker reads is no use.
        idle = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            if id(node) in idle:
                continue
            if isinstance(node, ast.ImportFrom) and node.level:
                first = node.module.split(".")[0] if node.module else None
                for alias in node.names:
                    # What is native or generated is no file of these.
                    other = alias.name == "_native" or (top / alias.name).is_dir()
                    target = first or (alias.name if alias.name in files or other else "grognard")
                    found.setdefault(files.get(target), alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    found.setdefault(files.get(alias.name.split(".")[0]), alias.name)
        for none in (file, None):
            found.pop(none, None)
    return uses


# Lua and C.


def lua(top):
    # The parts in `ffi` make one file, and require nothing: see `shared`.
    files = {file.stem: file for file in written(top, ".lua") if file.parent.name != "ffi"}
    uses = {}
    for file in files.values():
        code = re.sub(r"--[^\n]*", "", file.read_text(encoding="utf-8"))
        found = re.findall(r"""\brequire,?\s*\(?\s*["']([\w.]+)["']""", code)
        uses[file] = {files[name]: name for name in found if name in files and files[name] != file}
    return uses


def shared(top):
    """Files that name the fields of a shared table `M` which others set."""
    codes = {file: re.sub(r"--[^\n]*", "", file.read_text(encoding="utf-8")) for file in written(top, ".lua")}
    # A field has its home where it is set outside of functions, or else where functions set it.
    begun, later = {}, {}
    for file, code in codes.items():
        for name in re.findall(r"^[ \t]*function M\.(\w+)", code, re.M):
            begun.setdefault(name, set()).add(file)
        for space, names in re.findall(r"^([ \t]*)((?:M\.\w+, *)*M\.\w+) *=(?!=)", code, re.M):
            for name in re.findall(r"M\.(\w+)", names):
                (later if space else begun).setdefault(name, set()).add(file)
    homes = {**later, **begun}
    uses = {file: {} for file in codes}
    for file, code in codes.items():
        for name in sorted(set(re.findall(r"\bM\.(\w+)", code))):
            # Of a field that two files set, each uses the other.
            for other in homes.get(name, set()) - {file}:
                uses[file].setdefault(other, f"M.{name}")
    return uses


def typescript(top):
    """Which files import values of which."""
    files = {file.with_suffix(""): file for file in written(top, ".ts", ".tsx")}
    uses = {file: {} for file in files.values()}
    for file in uses:
        text = file.read_text(encoding="utf-8")
        for kind, what, path in re.findall(r'^import (type )?([^;]*?) from "(\.[^"]*)"', text, re.M):
            other = files.get((file.parent / path).resolve().with_suffix(""))
            if other and not kind and other != file:
                uses[file][other] = what
    return uses


def c(top):
    codes = {file: bare(file.read_text(encoding="utf-8")) for file in written(top, ".c")}
    declared = {
        name: file
        for file, code in codes.items()
        for name in re.findall(r"^(?!static|typedef|#)[a-z][\w *]*?\b(\w+)\([^;{]*\)\s*\{", code, re.M)
    }
    return {
        file: {declared[name]: name for name in re.findall(r"\b\w+", code) if declared.get(name, file) != file}
        for file, code in codes.items()
    }


WAYS = {
    "rust": rust,
    "java": lambda top: typed(top, ".java"),
    "csharp": lambda top: typed(top, ".cs"),
    "python": python,
    "lua": lua,
    "shared": shared,
    "c": c,
    "typescript": typescript,
}


def circles(uses):
    """Strongly connected files, by Tarjan."""
    index, low, stack, found = {}, {}, [], []

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
                found.append(sorted(circle))

    for v in sorted(uses):
        if v not in index:
            visit(v)
    return found


def rooms(top, uses):
    """Which of the files and folders of a folder use which."""
    room = {file: file.relative_to(top).parts[0] for file in uses if file.is_relative_to(top)}
    found = {name: {} for name in room.values()}
    for file, others in uses.items():
        for other in others:
            if file in room and other in room and room[file] != room[other]:
                found[room[file]].setdefault(room[other], f"{file.relative_to(top)} uses {other.relative_to(top)}")
    return found


def house(top, uses):
    """Prints the circles among the rooms of a folder: they have floors only where no room uses one above it."""
    plan = rooms(top, uses)
    found = circles(plan)
    for circle in found:
        print("circle of rooms:", ", ".join(circle))
        for room in circle:
            for other, how in sorted(plan[room].items()):
                if other in circle:
                    print(f"  {room} uses {other}: {how}")
    print(f"{top.relative_to(REPOSITORY)}: {len(plan)} rooms, {len(found)} circles")
    return len(found)


def main(arguments):
    sys.setrecursionlimit(10000)
    bad = 0
    for place in arguments or PLACES:
        top = (Path(place) if arguments else REPOSITORY / place).resolve()
        within = str(top.relative_to(REPOSITORY)) if top.is_relative_to(REPOSITORY) else None
        uses = WAYS[PLACES.get(within, "rust")](top)
        found = circles(uses)
        for circle in found:
            print("circle of", len(circle), "files:")
            for v in circle:
                for w, what in sorted(uses[v].items()):
                    if w in circle:
                        print(f"  {v.relative_to(top)} uses {w.relative_to(top)}: {what}")
        edges = sum(map(len, uses.values()))
        print(f"{place}: {len(uses)} files, {edges} uses, {len(found)} circles")
        # A place in which nothing uses anything was not understood.
        bad += len(found) + (edges == 0)
        if within in HOUSES:
            bad += sum(house(top / each, uses) for each in HOUSES[within])
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
