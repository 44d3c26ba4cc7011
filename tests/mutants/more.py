"""What else catches the mutants that no vector caught: `more.py TREE BUILD RESULTS MORE [SECONDS]`.

Runs each of the Rust tests once, in the copy of the repository with all mutants off, and notes which switches it meets and
how long it takes. Then tries each mutant of RESULTS that was not caught by the tests that meet it, the quickest first, for
so many seconds of tests. Appends to MORE as the hunt does to RESULTS, and goes on where it stopped."""

import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

tree, build, results, more, *seconds = sys.argv[1:]
LIMIT = float(seconds[0]) if seconds else 4.0
TESTS = Path(tree) / "tests"
PLAIN = {**os.environ, "CARGO_TARGET_DIR": build, "PROPTEST_RNG_SEED": "1950", "CARGO_MANIFEST_DIR": str(TESTS)}


def programs():
    """The test programs of the copy."""
    said = subprocess.run(
        ["cargo", "test", "-q", "--no-run", "--message-format=json", "-p", "grognard-tests", "--tests"],
        cwd=tree, env=PLAIN, stdout=subprocess.PIPE, check=True, text=True,
    ).stdout  # fmt: skip
    found = (json.loads(line) for line in said.splitlines())
    return sorted({m["executable"] for m in found if m.get("executable") and m["target"]["kind"] == ["test"]})


def run(program, names, limit, **environment):
    """Whether these tests of a program pass, within so many seconds."""
    command = [program, "--exact", "--test-threads=1", *names]
    try:
        done = subprocess.run(
            command, cwd=TESTS, env={**PLAIN, **environment}, timeout=limit,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def meeting(program, name, folder):
    """The switches that a test meets, and its seconds; nothing for one that is slow, or fails without a mutant."""
    seen = folder / f"{Path(program).name}-{name.replace(':', '-')}"
    seen.unlink(missing_ok=True)
    began = time.monotonic()
    fine = run(program, [name], 3 * LIMIT, GROGNARD_MUTANT="0", GROGNARD_SEEN=str(seen))
    took = time.monotonic() - began
    if not fine or took > LIMIT or not seen.exists():
        return took, set()
    return took, set(map(int, seen.read_text().split()))


def main():
    folder = Path(more).with_suffix(".seen")
    folder.mkdir(exist_ok=True)
    tests = []
    for program in programs():
        listed = subprocess.run([program, "--list", "--format=terse"], capture_output=True, text=True, cwd=TESTS)
        tests += [(program, line.removesuffix(": test")) for line in listed.stdout.splitlines() if line.endswith(": test")]
    by_id = defaultdict(list)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for test, (took, ids) in zip(tests, pool.map(lambda test: meeting(*test, folder), tests), strict=True):
            for id in ids:
                by_id[id].append((took, *test))
    last = {}
    for line in Path(results).read_text().splitlines():
        last[int(line.split()[0])] = line.split()[1]
    done = {int(line.split()[0]) for line in Path(more).read_text().splitlines()} if Path(more).exists() else set()
    open_ones = sorted(id for id, what in last.items() if what in ("missed", "unreached") and id not in done)
    print(f"{len(tests)} tests; {len(open_ones)} mutants to try, {sum(id in by_id for id in open_ones)} are met")

    def tried(id):
        spent, groups = 0.0, defaultdict(list)
        for took, program, name in sorted(by_id[id]):
            spent += took
            if spent > LIMIT and groups:
                break
            groups[program].append((took, name))
        for program, named in sorted(groups.items(), key=lambda group: sum(took for took, _ in group[1])):
            names = [name for _, name in named]
            if not run(program, names, 10 * sum(took for took, _ in named) + 5, GROGNARD_MUTANT=str(id)):
                return f"{id} caught {Path(program).name.rpartition('-')[0]}"
        return f"{id} {'missed' if groups else 'unreached'}"

    with ThreadPoolExecutor(os.cpu_count()) as pool, Path(more).open("a") as out:
        for line in pool.map(tried, open_ones):
            out.write(line + "\n")
            out.flush()


main()
