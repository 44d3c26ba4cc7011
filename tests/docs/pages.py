"""Writes the sources of the site: pages.py FOLDER. Nothing is written by hand for it: the pages are the repository's own, and
the reference comes of the lists that the generator writes, of the rules' titles and of the vectors.

`pages.py --without-docstring FOLDER` takes one docstring away and succeeds if that is noticed.
"""

from __future__ import annotations

import ast
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import studies

TOP = Path(__file__).resolve().parents[2]
SYSTEMS = {
    "ocs": ("OCS", "Operational Combat Series"), "axis_allies": ("AA", "Axis & Allies"), "korea": ("KOR", "1950 Korea"),
    "acw": ("ACW", "American Civil War"),
}  # fmt: skip
# The pages of the repository, and what the site calls them.
PAGES = {
    "README.md": ("index.md", "Tour"), "python/README.md": ("python.md", "Python"), "lua/README.md": ("lua.md", "Lua"),
    "include/README.md": ("c.md", "C"), "include/cpp.md": ("cpp.md", "C++"),
    "ffi/plain/README.md": ("plain.md", "Plain C"),
    "ffi/web/README.md": ("javascript.md", "JavaScript"), "ffi/web/rally/README.md": ("rally.md", "Modules for Rally the Troops"),
    "ffi/web/boardgame_io/README.md": ("boardgame_io.md", "boardgame.io"),
    "core/src/ocs/README.md": ("boards.md", "Questions about a position"),
    "tests/positions/README.md": ("positions.md", "Position files"),
    "tests/positions/orders.md": ("orders.md", "Games as text"), "tests/vectors/README.md": ("vectors.md", "Vectors"),
    "tests/games/README.md": ("games.md", "Recorded games"), "tests/bench/README.md": ("benchmarks.md", "Benchmarks"),
    "CONTRIBUTING.md": ("contributing.md", "Changing it"), "core/README.md": ("core.md", "The words of the core"),
    "core/dependencies.md": ("dependencies.md", "Dependencies"), "tests/release/README.md": ("release.md", "Releases"),
    "CHANGELOG.md": ("changelog.md", "Changes"),
}  # fmt: skip
TUTORIAL = (
    "README.md", "python/README.md", "lua/README.md", "include/README.md", "include/cpp.md", "ffi/web/README.md",
    "ffi/web/rally/README.md", "ffi/web/boardgame_io/README.md", "core/src/ocs/README.md",
    "tests/positions/README.md", "tests/positions/orders.md",
)  # fmt: skip
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)\s]+)\)")


class Missing(Exception):
    """What the site cannot be built without."""


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def anchor(name: str) -> str:
    return name.lower().replace(".", "-").replace("_", "-")


def page(source: str, text: str) -> str:
    """A page of the repository, its links to other pages as the site has them; what the site does not have is a name."""

    def link(found: re.Match[str]) -> str:
        words, to = found[1], found[2]
        if to.startswith(("http:", "https:", "mailto:")) or to.startswith("#"):
            return found[0]
        path, _, part = to.partition("#")
        at = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if not (TOP / at).exists():
            raise Missing(f"{source}: the link to {to} is broken")
        if (TOP / at).is_dir() and f"{at}/README.md" in PAGES:
            at = f"{at}/README.md"
        if at == "python/studies":
            return f"[{words}](studies/1-surprise.md)"
        if at in PAGES:
            return f"[{words}]({PAGES[at][0]}{'#' + part if part else ''})"
        return f"{words} (`{at}`)" if words.strip("`") != at else f"`{at}`"

    # Blocks between fences are code; what is only indented may belong to an item of a list.
    parts = re.split(r"(^ *```[\s\S]*?^ *```$)", text, flags=re.MULTILINE)
    return "".join(part if part.lstrip().startswith("```") else LINK.sub(link, part) for part in parts)


def kind(of: Any, records: dict[str, str]) -> str:
    if isinstance(of, str):
        return {"wide": "whole number of 64 bits", "flag": "yes or no"}.get(of, of)
    (name, inner), *rest = of.items()
    if name == "record":
        return f"[{inner}]({records[inner]})" if inner in records else str(inner)
    if name in ("list", "array"):
        count = dict(rest).get("count")
        return f"{'list' if count is None else count} of {kind(inner, records)}"
    if name == "word":
        return f"[{inner}]({records[inner]})" if inner in records else str(inner)
    if name in ("int", "said"):
        return f"{inner[0]} to {inner[1]}" if isinstance(inner, list) else "number"
    if name == "place":
        return "a space, by name or number"
    return f"{name} {kind(inner, records) if isinstance(inner, dict) else inner}"


def fields(of: list[dict[str, Any]], records: dict[str, str]) -> list[str]:
    if not of:
        return ["It has no fields.", ""]
    rows = ["| field | values | meaning |", "|---|---|---|"]
    for field in of:
        need = "" if not field["required"] else " Required."
        rows.append(f"| `{field['name']}` | {cell(kind(field['kind'], records))} | {cell(field['doc'])}{need} |")
    return [*rows, ""]


def undocumented(lists: dict[str, Any]) -> list[str]:
    """What has no docstring: operations, records, fields, words, charts, and the public names written by hand in Python."""
    out: list[str] = []

    def look(name: str, doc: str | None) -> None:
        if not (doc or "").strip():
            out.append(name)

    for operation in lists["operations"]:
        look(operation["name"], operation["doc"])
        for field in operation["question"]["fields"]:
            look(f"{operation['name']}: {field['name']}", field["doc"])
    for record in lists["records"]:
        look(record["name"], record["doc"])
        for field in record["fields"]:
            look(f"{record['name']}.{field['name']}", field["doc"])
    for name, vocabulary in lists["words"].items():
        look(name, vocabulary["doc"])
        for word in vocabulary["words"]:
            look(f"{name} {word['word']}", word["doc"])
    for chart in lists["charts"]:
        look(chart["name"], chart["doc"])
    for file, tree in python_files():
        look(file.name, ast.get_docstring(tree))
        for _, node in python_names(tree):
            look(f"{file.name}: {node.name}", ast.get_docstring(node))
    return out


def python_files() -> list[tuple[Path, ast.Module]]:
    names = ("_batch.py", "_distribution.py", "_fault.py", "_numbers.py", "analysis.py", "plot.py")
    files = [TOP / "python" / "grognard" / name for name in names]
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def python_names(tree: ast.Module) -> list[tuple[str, Any]]:
    """The public functions, classes and methods of a module."""
    out: list[tuple[str, Any]] = []
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        bases = [base.id for base in getattr(node, "bases", []) if isinstance(base, ast.Name)]
        out.append((node.name, node))
        if isinstance(node, ast.ClassDef) and "Protocol" not in bases:
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_")]
            out.extend((f"{node.name}.{inner.name}", inner) for inner in methods)
    return out


def rules(system: str) -> dict[str, str]:
    """What each paragraph decides, by its citation."""
    text = (TOP / "core" / "src" / system / "rules.rs").read_text(encoding="utf-8")
    prefix = SYSTEMS[system][0]
    found = re.findall(r'=\s*\d+,\s*"([^"]+)",\s*"((?:[^"\\]|\\.)*)"', text)
    return {f"{prefix} {id}": re.sub(r"\\\n\s*", "", title) for id, title in found}


def citing() -> dict[str, set[str]]:
    """The operations whose answers cite each paragraph, in the vectors."""
    out: defaultdict[str, set[str]] = defaultdict(set)
    for file in sorted((TOP / "tests" / "vectors").rglob("*.json")):
        for vector in json.loads(file.read_text(encoding="utf-8")):
            for id in vector.get("cites", []):
                out[id].add(vector["call"])
    return out


def natural(id: str) -> list[Any]:
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in re.findall(r"\d+|[^\d]+", id)]


def write(folder: Path, without: bool) -> None:
    lists = json.loads((TOP / "tests" / "generated" / "operations.json").read_text(encoding="utf-8"))
    if without:
        lists["operations"][0]["doc"] = " "
    if nothing := undocumented(lists):
        raise Missing("no docstring: " + ", ".join(nothing))
    docs = folder / "docs"
    (docs / "rules").mkdir(parents=True)
    (docs / "reference").mkdir()
    for source, (name, _) in PAGES.items():
        text = (TOP / source).read_text(encoding="utf-8")
        for _, picture in PICTURE.findall(text):
            shutil.copy((TOP / source).parent / picture, docs)
        text = PICTURE.sub(lambda found: f"![{found[1]}]({posixpath.basename(found[2])})", text)
        (docs / name).write_text(page(source, text), encoding="utf-8")

    # Where records and words stand, seen from a page of the reference.
    records: dict[str, str] = {}
    for record in lists["records"]:
        records[record["name"]] = f"{home(record['name'])}-records.md#{anchor(record['name'])}"
    for name in lists["words"]:
        records.setdefault(name, f"{home(name)}-words.md#{anchor(name)}")

    modules: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for operation in lists["operations"]:
        modules[operation["name"].rpartition(".")[0]].append(operation)
    for module, operations in modules.items():
        out = [f"# {module}", ""]
        for operation in operations:
            out += [f"## {operation['name']} {{ #{anchor(operation['name'])} }}", "", operation["doc"], "", *fields(operation["question"]["fields"], records)]
            answers = [f"The answer is {kind({'record': operation['answer']}, records)}." if operation["answer"] else "The answer is a verdict."]
            if operation["effects"]:
                answers.append(f"Its {operation['list'] or 'effects'} are {kind({'record': operation['effects']}, records)}.")
            out += [" ".join(answers), ""]
        (docs / "reference" / f"{module}.md").write_text("\n".join(out), encoding="utf-8")
    for where in ("shared", *SYSTEMS):
        out = [f"# Records of {where}" if where == "shared" else f"# Records of {SYSTEMS[where][1]}", ""]
        for record in lists["records"]:
            if home(record["name"]) == where:
                out += [f"## {record['name']} {{ #{anchor(record['name'])} }}", "", record["doc"], "", *fields(record["fields"], records)]
        (docs / "reference" / f"{where}-records.md").write_text("\n".join(out), encoding="utf-8")
        out = ["# Shared words" if where == "shared" else f"# Words of {SYSTEMS[where][1]}", ""]
        for name, vocabulary in lists["words"].items():
            if home(name) == where:
                out += [f"## {name} {{ #{anchor(name)} }}", "", vocabulary["doc"], "", "| word | meaning |", "|---|---|"]
                out += [f"| `{word['word']}` | {cell(word['doc'])} |" for word in vocabulary["words"]] + [""]
        (docs / "reference" / f"{where}-words.md").write_text("\n".join(out), encoding="utf-8")

    cited = citing()
    known: dict[str, str] = {}
    for system, (prefix, title) in SYSTEMS.items():
        of = rules(system)
        known |= of
        out = [f"# {title}: the rules", "", f"Answers cite a paragraph as `{prefix}` and its number. What each decides, and whose answers cite it:", ""]
        out += ["| paragraph | decides | operations |", "|---|---|---|"]
        for id in sorted(of, key=natural):
            asked = ", ".join(f"[{name}](../reference/{name.rpartition('.')[0]}.md#{anchor(name)})" for name in sorted(cited.get(id, ())))
            out.append(f"| {id} | {cell(of[id])} | {asked or 'none alone'} |")
        charts = [chart for chart in lists["charts"] if chart["name"].startswith(f"{system}.")]
        for chart in charts:
            out += ["", f"## {chart['name']}", "", chart["doc"], "", "| | " + " | ".join(chart["columns"]) + " |", "|---" * (len(chart["columns"]) + 1) + "|"]
            out += [f"| **{row}** | " + " | ".join(cells) + " |" for row, cells in zip(chart["rows"], chart["cells"], strict=True)]
        (docs / "rules" / f"{system}.md").write_text("\n".join(out) + "\n", encoding="utf-8")
    # The house rules of a game belong to no system's text.
    if unknown := sorted(id for id in set(cited) - set(known) if not id.startswith("HOUSE ")):
        raise Missing("cited, but no rule: " + ", ".join(unknown))

    out = ["# Python, by name", "", "What stands in Python beside the operations; `grognard.NAME`, of the modules `grognard.analysis.NAME` and `grognard.plot.NAME`.", ""]
    for file, tree in python_files():
        if not file.name.startswith("_"):
            out += [f"## grognard.{file.stem}", "", ast.get_docstring(tree) or "", ""]
        for name, node in python_names(tree):
            call = f"({ast.unparse(node.args)})" if isinstance(node, ast.FunctionDef) else ""
            where = "" if file.name.startswith("_") else f"{file.stem}."
            out += [f"### {where}{name}", "", f"```python\n{where}{name}{call}\n```", "", ast.get_docstring(node) or "", ""]
    (docs / "reference" / "python.md").write_text("\n".join(out), encoding="utf-8")

    # The page itself is copied beside it.
    bench = "# The bench\n\n[Open the bench](bench.html), a page to try the rules with. [JavaScript](javascript.md#the-bench) says what is on it.\n"
    (docs / "try.md").write_text(bench, encoding="utf-8")

    # Of what has run so far; `tests/proof/run` says it of all.
    ran = Path(os.environ.get("CARGO_TARGET_DIR", TOP / "target")) / "proof" / "results"
    subprocess.run([sys.executable, TOP / "tests" / "proof" / "page.py", ran, docs / "proof.md"], check=True)

    told = studies.write(TOP / "python" / "studies", docs / "studies")
    navigation = [
        {"Tutorial": [{PAGES[source][1]: PAGES[source][0]} for source in TUTORIAL]},
        {"The bench": "try.md"},
        *([{"Studies": [{title: f"studies/{name}"} for name, title in told]}] if told else []),
        {"Rules": [{SYSTEMS[system][1]: f"rules/{system}.md"} for system in SYSTEMS]},
        {"Reference": [
            {"Python, by name": "reference/python.md"},
            *({title: [*({name: f"reference/{name}.md"} for name in sorted(modules) if name.startswith(f"{system}.")),
                       {"records": f"reference/{system}-records.md"}, {"words": f"reference/{system}-words.md"}]}
              for system, (_, title) in SYSTEMS.items()),
            {"Shared": [{"records": "reference/shared-records.md"}, {"words": "reference/shared-words.md"}]},
        ]},
        {"Project": [{"Why you may believe it": "proof.md"},
                     *({name: to} for source, (to, name) in PAGES.items() if source not in TUTORIAL)]},
    ]  # fmt: skip
    # JSON is YAML.
    own = Path(__file__).resolve().parent / "site"
    (folder / "hook.py").write_bytes((own / "hook.py").read_bytes())
    for file in ("worker.js", "extra.css"):
        (docs / file).write_bytes((own / file).read_bytes())
    (folder / "mkdocs.yml").write_text(json.dumps({
        "site_name": "grognard", "docs_dir": "docs", "use_directory_urls": False, "nav": navigation, "strict": True,
        "theme": {"name": "material", "font": False, "features": ["navigation.indexes", "content.code.copy"],
                  "palette": {"scheme": "default", "primary": "blue grey"}},
        "plugins": ["search", "offline"], "hooks": ["hook.py"], "extra_css": ["extra.css"],
        "markdown_extensions": ["tables", "attr_list", "fenced_code", "toc"],
        "validation": {"omitted_files": "warn", "links": {"not_found": "warn", "anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"}},
    }, indent=1), encoding="utf-8")  # fmt: skip


def home(name: str) -> str:
    return name.partition(".")[0] if "." in name else "shared"


def main() -> None:
    *options, folder = sys.argv[1:]
    without = options == ["--without-docstring"]
    try:
        write(Path(folder), without)
    except Missing as missing:
        print(missing)
        sys.exit(0 if without and "no docstring" in str(missing) else 1)
    sys.exit(1 if without else 0)


if __name__ == "__main__":
    main()
