"""Writes the page that says what is promised, how each promise is tested, and what came of it: page.py RESULTS PAGE.

RESULTS is the folder in which `tests/run` leaves a file for each part that ran. What is promised, and by which part it is
tested, stands in promises.json. All figures are of the files of results and of the repository's lists.

It fails if a promise names a part that does not exist, or a part is of no promise. A result of other sources does not count.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent


def parts_there() -> set[str]:
    """The parts of `tests/run`, but for the one that writes this page."""
    return {path.parent.name for path in TESTS.glob("*/run")} - {HERE.name}


def vectors(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if "id" in node and "call" in node:
            yield node
        for value in node.values():
            yield from vectors(value)
    elif isinstance(node, list):
        for value in node:
            yield from vectors(value)


def figures() -> list[tuple[str, int]]:
    """What there is in the repository, counted."""
    lists = json.loads((TESTS / "generated" / "operations.json").read_text())
    kinds: Counter[str] = Counter()
    cited: set[str] = set()
    for path in sorted((TESTS / "vectors").rglob("*.json")):
        for vector in vectors(json.loads(path.read_text())):
            kinds["fault" if "fault" in vector else vector.get("verdict") or "answer"] += 1
            cited.update(vector.get("cites", ()))
    # The rules of a game's own have a number each, and no paragraph.
    known = {rule["id"] for rule in lists["rules"] if not rule["id"].startswith("HOUSE")}
    return [
        ("operations", len(lists["operations"])),
        ("paragraphs that rulings cite", len(known)),
        ("of these, cited by a vector", len(cited & known)),
        ("vectors", sum(kinds.values())),
        ("of these, allowed", kinds["allowed"]),
        ("forbidden", kinds["forbidden"]),
        ("answers without a verdict", kinds["answer"]),
        ("faults", kinds["fault"]),
    ]


def results(folder: Path) -> dict[str, dict[str, Any]]:
    """What ran of the sources as they are now."""
    git = subprocess.run(["git", "rev-parse", "HEAD"], cwd=TESTS, capture_output=True, text=True, check=False)
    found = (json.loads(path.read_text()) for path in sorted(folder.glob("*.json")))
    return {result["part"]: result for result in found if result["commit"] == git.stdout.strip()}


def row(how: str, part: str, result: dict[str, Any] | None) -> str:
    if result is None:
        return f"| {how} | `{part}` | not run | | |"
    numbers = f"{result['passed']:,} | {result['failed']:,} | {result['seconds']:,} s"
    return f"| {how} | `{part}` | {numbers} |"


def page(promises: list[dict[str, Any]], ran: dict[str, dict[str, Any]]) -> str:
    out = ["# Why you may believe it", ""]
    out += ["What is promised, how each promise is tested, and what came of it. A program writes this page from what ran.", ""]
    for machine, date in sorted({(result["machine"], result["date"]) for result in ran.values()}):
        out += [f"Run on {date}, {machine}.", ""]
    if ran:
        passed, failed = (sum(result[key] for result in ran.values()) for key in ("passed", "failed"))
        out += [f"**{passed:,} tests passed, {failed:,} failed**, in {len(ran)} of {len(parts_there())} parts. "
                "Each is run by `tests/run PART`.", ""]  # fmt: skip
    out += ["| in the repository | |", "| --- | ---: |"]
    out += [f"| {what} | {count:,} |" for what, count in figures()]
    for promise in promises:
        out += ["", f"## {promise['promise']}", ""]
        out += ["| how it is tested | part | passed | failed | time |", "| --- | --- | ---: | ---: | ---: |"]
        for test in promise["tests"]:
            for at, part in enumerate(test["parts"]):
                out.append(row(test["how"] if at == 0 else "", part, ran.get(part)))
    return "\n".join(out) + "\n"


def main(folder: Path, to: Path) -> int:
    promises = json.loads((HERE / "promises.json").read_text())
    ran = results(folder)
    named = {part for promise in promises for test in promise["tests"] for part in test["parts"]}
    wrong = [f"a promise names the part {part}, which there is not" for part in sorted(named - parts_there())]
    wrong += [f"the part {part} is of no promise" for part in sorted(parts_there() - named)]
    to.write_text(page(promises, ran))
    print(*wrong, sep="\n")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(min(main(Path(sys.argv[1]), Path(sys.argv[2])), 1))
