"""What came of the mutants, by room: `table.py OUT PAGE all|more [--write]|in ROOM...|N [SEED]`.

OUT holds `all.json` and `list.json` (all mutants, those chosen), `left_out`, `woven` and `results`. Prints a table by
room, a folder of core/src, and writes `missed` there: the mutants that no test caught. After `more` a room fails where a
smaller share is caught than the page records; a choice at random where vectors catch fewer than their share lets one expect.
With --write the page is written instead."""

import json
import math
import pathlib
import re
import sys
from collections import Counter, defaultdict

BEGIN, END = "<!-- begin of the table -->\n", "<!-- end of the table -->\n"
ROW = re.compile(r"^\| `(\S+)` \|((?: *[\d.]+ \|)+)$", re.M)


def room_of(file):
    """The room of a file: its folder, or `.` beside the folders."""
    return str(pathlib.PurePosixPath(file).relative_to("core/src").parent)


def results_of(out):
    """Of each mutant behind a switch what came of it; one that ended the program was caught."""
    results = {}
    for line in (out / "results").read_text().splitlines():
        id, what, *_ = line.split()
        if what != "?":
            results[int(id)] = what
        else:
            results.setdefault(int(id), "ended")
    # What the other tests caught, of those that no vector did.
    if (out / "more").exists():
        for line in (out / "more").read_text().splitlines():
            if " caught" in line:
                results[int(line.split()[0])] = "elsewhere"
    return results


def table_of(rooms):
    """The rows: mutants tried, caught by vectors, by other tests, met and not caught, met by none; the share caught."""
    rows = ["| room | mutants | by vectors | by others | missed | met by none | percent |", "|---|---:|---:|---:|---:|---:|---:|"]
    whole = Counter()
    for room, count in sorted(rooms.items()):
        whole.update(count)
        rows.append(row_of(f"`{room}`", count))
    return "\n".join([*rows, row_of("`all`", whole)]) + "\n", whole


def row_of(name, count):
    caught = count["caught"] + count["ended"]
    tried = caught + count["elsewhere"] + count["missed"] + count["unreached"]
    numbers = [tried, caught, count["elsewhere"], count["missed"], count["unreached"], percent_of(count)]
    return f"| {name} | {' | '.join(map(str, numbers))} |"


def percent_of(count):
    """The share that is caught by any test, rounded down to a tenth."""
    caught = count["caught"] + count["ended"] + count["elsewhere"]
    return 1000 * caught // max(caught + count["missed"] + count["unreached"], 1) / 10


def main():
    out, page, *what = sys.argv[1:]
    out, page = pathlib.Path(out), pathlib.Path(page)
    what = what or ["100"]
    woven = [json.loads(line) for line in (out / "woven").read_text().splitlines()]
    results = results_of(out)
    rooms, missed = defaultdict(Counter), []
    for mutant in woven:
        result = results.get(mutant["id"], "untried")
        rooms[room_of(mutant["file"])][result] += 1
        if result in ("missed", "unreached"):
            missed.append(f"{result}: {mutant['name']}")
    (out / "missed").write_text("\n".join(missed) + "\n")
    chosen, left_out = len(json.loads((out / "list.json").read_text())), (out / "left_out").read_text().count("\n")
    table, whole = table_of(rooms)
    print(table)
    print(f"{chosen} mutants, of which {left_out} do not compile and {chosen - left_out - len(woven)} have no switch")
    if whole["untried"]:
        sys.exit(f"{whole['untried']} were not tried\n{len(woven)} passed, {whole['untried']} failed")
    text = page.read_text()
    recorded = {room: [float(n) for n in numbers.split("|")[:-1]] for room, numbers in ROW.findall(text)}
    if what[-1] == "--write":
        before, _, after = text.partition(BEGIN)
        line = f"\n{chosen} mutants; {left_out} do not compile, {chosen - left_out - len(woven)} have no switch.\n"
        page.write_text(before + BEGIN + table + line + END + after.partition(END)[2])
        recorded = {}
    caught, failed = whole["caught"] + whole["ended"], 0
    if what[0] == "more":
        caught += whole["elsewhere"]
        for room, count in sorted(rooms.items()):
            if recorded and percent_of(count) < recorded.get(room, [97])[-1]:
                print(f"FAILED  {room}: {percent_of(count)} percent are caught")
                failed += 1
    elif what[0] == "in":
        print("\n".join(missed))
    elif what[0] != "all":
        tried, (mutants, by_vectors, *_) = len(woven), recorded["all"]
        share = by_vectors / mutants
        # Four deviations: one of 30,000 choices at random falls short by chance.
        least = share * tried - 4 * math.sqrt(tried * share * (1 - share))
        print(f"{caught} of {tried} are caught; {share * tried:.0f} are expected, {least:.0f} would do")
        print("\n".join(missed))
        failed = int(caught < least)
    print(f"{caught} passed, {failed} failed")
    sys.exit(failed > 0)


main()
