"""What else catches the mutants that no vector caught: `more.py TREE BUILD RESULTS MORE [SECONDS]`.

Runs each of the Rust tests once, in the copy of the repository with all mutants off, and notes which switches it meets and
how long it takes. Then the programs of tests try each mutant of RESULTS that was not caught, by the tests that meet it, the
quickest first, for so many seconds of tests; one that takes longer alone is not run. Writes MORE as the hunt does RESULTS,
and goes on where it stopped."""

import json
import os
import resource
import subprocess
import sys
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

tree, build, results, more, *seconds = sys.argv[1:]
LIMIT = float(seconds[0]) if seconds else 1.0
PARTS = os.cpu_count() or 1
TESTS = Path(tree) / "tests"
PLAIN = {
    **os.environ, "CARGO_TARGET_DIR": build, "CARGO_MANIFEST_DIR": str(TESTS), "GROGNARD_MUTANT": "0",
    # Players by chance and their like do as little as they can, so that they take less than a second.
    "OCS_TURNS": "2", "OCS_BOARDS": "1", "OCS_FORGOTTEN": "1", "GROGNARD_GAMES": "1", "GROGNARD_COMBATS": "100",
    "PROPTEST_RNG_SEED": "1950", "PROPTEST_DISABLE_FAILURE_PERSISTENCE": "true", "PROPTEST_MAX_SHRINK_ITERS": "0",
}  # fmt: skip


def programs():
    """The test programs of the copy."""
    said = subprocess.run(
        ["cargo", "test", "-q", "--no-run", "--message-format=json", "-p", "grognard-tests", "--tests"],
        cwd=tree, env=PLAIN, stdout=subprocess.PIPE, check=True, text=True,
    ).stdout  # fmt: skip
    found = (json.loads(line) for line in said.splitlines())
    return sorted({m["executable"] for m in found if m.get("executable") and m["target"]["kind"] == ["test"]})


def run(command, limit=None, **environment):
    """The status of a command and its seconds of a processor; it is ended after so many of them, some more for a start."""
    before = None if limit is None else lambda: resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 2, int(limit) + 2))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, cwd=TESTS, env={**PLAIN, **environment}, preexec_fn=before, **quiet)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def meeting(program, name, folder):
    """The switches that a test meets, and its seconds; nothing for one that is slow, or fails without a mutant."""
    seen = folder / f"{Path(program).name}-{name.replace(':', '-')}"
    seen.unlink(missing_ok=True)
    status, took = run([program, "one", name], LIMIT, GROGNARD_SEEN=str(seen))
    if status != 0 or took > LIMIT or not seen.exists():
        return took, set()
    return took, set(map(int, seen.read_text().split()))


def plan_of(tests, wanted):
    """A line for each mutant that is met: its number, and the places of tests, the quickest first."""
    by_id = defaultdict(list)
    for at, (took, ids) in enumerate(tests):
        for id in ids & wanted:
            by_id[id].append((took, at))
    lines = []
    for id, meet in sorted(by_id.items()):
        spent, places = 0.0, []
        for took, at in sorted(meet):
            spent += took
            if spent > LIMIT and places:
                break
            places.append(at)
        lines.append(" ".join(map(str, [id, *places])) + "\n")
    return lines


def hunt(program, plan, out, part):
    """Tries a part of the mutants; one that ends the program is the last of its results, and the next is tried."""
    before = -1
    while run([program, "hunt", str(plan), str(out), str(part), str(PARTS)])[0] != 0:
        after = len(out.read_text().splitlines()) if out.exists() else 0
        if after == before:
            sys.exit(f"{program} does not go on")
        before = after


def last_of(files):
    """Of each mutant the last word."""
    last = {}
    for file in files:
        for line in file.read_text().splitlines() if file.exists() else ():
            id, what, *by = line.split(" ", 2)
            last[int(id)] = ("ended" if what == "?" else what, *by)
    return last


def main():
    folder = Path(more).with_suffix(".seen")
    folder.mkdir(exist_ok=True)
    wanted = {id for id, (what, *_) in last_of([Path(results)]).items() if what in ("missed", "unreached")}
    print(f"{len(wanted)} mutants are left")
    met, caught = set(), {}
    for program in programs():
        name = Path(program).name.rpartition("-")[0]
        names = subprocess.run([program, "list"], capture_output=True, text=True, cwd=TESTS, env=PLAIN, check=True).stdout.splitlines()
        with ThreadPoolExecutor(PARTS) as pool:
            tests = list(pool.map(lambda test: meeting(program, test, folder), names))
        lines = plan_of(tests, wanted - set(caught))
        met |= {int(line.split()[0]) for line in lines}
        plan, outs = folder / f"{name}.plan", [folder / f"{name}.{part}" for part in range(PARTS)]
        plan.write_text("".join(lines))
        with ThreadPoolExecutor(PARTS) as pool:
            list(pool.map(lambda part: hunt(program, plan, outs[part], part), range(PARTS)))
        found = {id: name for id, (what, *_) in last_of(outs).items() if what in ("caught", "ended") and id in wanted}
        caught.update(found)
        slow = sum(not ids for _, ids in tests)
        print(f"{name}: {len(names)} tests, {slow} of them left out; {len(lines)} mutants tried, {len(found)} caught", flush=True)
    what = {id: f"caught {caught[id]}" if id in caught else "missed" if id in met else "unreached" for id in wanted}
    Path(more).write_text("".join(f"{id} {word}\n" for id, word in sorted(what.items())))
    print(dict(Counter(word.split()[0] for word in what.values())))


main()
