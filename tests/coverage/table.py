"""What the tests reach of the core, by room: a folder of core/src.

    table.py EXPORT PAGE [--write]

reads what `llvm-cov export` says, prints the table and the lines that nothing reached, and compares both with the page.
A room fails where more of its lines are unreached than the page records, or a smaller part of its regions is reached.
With --write the page is written instead. A line or a region counts as reached if any instantiation of it was."""

import json
import pathlib
import re
import sys
from collections import defaultdict

CORE = pathlib.Path(__file__).resolve().parents[2] / "core" / "src"
BEGIN, END = "<!-- begin of the table -->\n", "<!-- end of the table -->\n"
# A region's kind in the export, where it is code.
CODE = 0


def lines_of(segments):
    """The lines of a file with code, and how often each ran: the rule of llvm-cov itself."""
    by_line = defaultdict(list)
    for line, _, count, has_count, entry, gap in (segment[:6] for segment in segments):
        by_line[line].append((count, has_count, entry, gap))
    lines, wrapped = {}, None
    for line in range(1, max(by_line, default=0) + 1):
        here = by_line.get(line, [])
        starts = [count for count, has_count, entry, gap in here if has_count and entry and not gap]
        skipped = bool(here) and here[0][2] and not here[0][1]
        if not skipped and (starts or (wrapped and wrapped[1])):
            lines[line] = max([*starts, wrapped[0] if wrapped and wrapped[1] else 0])
        wrapped = here[-1] if here else wrapped
    return lines


def constant(text, regions):
    """The lines of the functions that the compiler alone runs: private ones that are `const`, and never ran. The
    compiler warns of those that nobody calls, and a call that is no constant's is a line of its own."""
    lines = set()
    for first, _, last, _ in (span for span, count in regions.items() if count == 0):
        if re.match(r"\s*(pub\([^)]*\) )?const fn ", text[first - 1]):
            end = first
            while end < len(text) and not text[end].startswith(re.match(r"\s*", text[first - 1])[0] + "}"):
                end += 1
            lines.update(range(first, max(last, end + 1) + 1))
    return lines


def measured(export):
    """Of each file of the core its lines and its regions, with their counts."""
    data = json.loads(pathlib.Path(export).read_text())["data"][0]
    place = {}
    for file in data["files"]:
        path = pathlib.Path(file["filename"])
        if path.is_relative_to(CORE):
            place[file["filename"]] = str(path.relative_to(CORE))
    lines = {place[file["filename"]]: lines_of(file["segments"]) for file in data["files"] if file["filename"] in place}
    regions = defaultdict(dict)
    for function in data["functions"]:
        for *span, count, at, _, kind in function["regions"]:
            file = place.get(function["filenames"][at])
            if file and kind == CODE:
                regions[file][tuple(span)] = max(count, regions[file].get(tuple(span), 0))
    for file in lines:
        apart = constant((CORE / file).read_text().splitlines(), regions[file])
        lines[file] = {line: count for line, count in lines[file].items() if line not in apart or count}
        regions[file] = {span: count for span, count in regions[file].items() if span[0] not in apart or count}
    return lines, regions


def room_of(file):
    """The room of a file: its folder, or `.` beside the folders."""
    return str(pathlib.PurePosixPath(file).parent)


def hundredths(reached, all):
    """A part in hundredths of a percent, rounded down, so that 100.00 means all."""
    return reached * 10_000 // all if all else 10_000


def percent(part):
    return f"{part // 100}.{part % 100:02}"


def rows_of(lines, regions):
    """By room: its lines, those of them that were not reached, its regions, those that were not."""
    rows = defaultdict(lambda: [0, 0, 0, 0])
    for file in lines:
        for name in (room_of(file), "all"):
            row = rows[name]
            row[0] += len(lines[file])
            row[1] += sum(count == 0 for count in lines[file].values())
            row[2] += len(regions[file])
            row[3] += sum(count == 0 for count in regions[file].values())
    return rows


def table(rows):
    out = ["| room | lines | unreached | % | regions | unreached | % |"]
    out.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in [*sorted(name for name in rows if name != "all"), "all"]:
        lines, missed, regions, gone = rows[name]
        parts = percent(hundredths(lines - missed, lines)), percent(hundredths(regions - gone, regions))
        out.append(f"| `{name}` | {lines} | {missed} | {parts[0]} | {regions} | {gone} | {parts[1]} |")
    return "".join(line + "\n" for line in out)


def recorded(page):
    """The rows of the page."""
    rows = {}
    for line in page.split(BEGIN)[1].split(END)[0].splitlines():
        found = re.fullmatch(r"\| `(\S+)` \| (\d+) \| (\d+) \| \S+ \| (\d+) \| (\d+) \| \S+ \|", line)
        if found:
            rows[found[1]] = [int(found[at]) for at in range(2, 6)]
    return rows


def unreached(file, lines):
    """The lines of a file that nothing reached, with their text."""
    text = (CORE / file).read_text().splitlines()
    return [f"core/src/{file}:{line}: {text[line - 1].strip()}" for line, count in sorted(lines.items()) if count == 0]


def main():
    export, page = sys.argv[1], pathlib.Path(sys.argv[2])
    lines, regions = measured(export)
    rows = rows_of(lines, regions)
    said = table(rows)
    print(said)
    for file in sorted(lines):
        print("".join(line + "\n" for line in unreached(file, lines[file])), end="")
    text = page.read_text()
    if "--write" in sys.argv[3:]:
        page.write_text(text.split(BEGIN)[0] + BEGIN + said + END + text.split(END)[1])
        text = page.read_text()
    before, passed, failed = recorded(text), 0, 0
    # A room that is new, or that the page alone has, is a failure until the page is written.
    for name in sorted(before.keys() | rows.keys()):
        old, new = before.get(name), rows.get(name)
        part = lambda row: hundredths(row[2] - row[3], row[2])
        if old and new and new[1] <= old[1] and part(new) >= part(old):
            passed += 1
            continue
        failed += 1
        print(f"FAILED  {name}: lines, unreached, regions, unreached are {new}, and were {old}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0 or passed < 10


if __name__ == "__main__":
    sys.exit(main())
