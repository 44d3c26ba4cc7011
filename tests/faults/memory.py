"""Python's own memory fails at the n-th request, for each n until the call succeeds; and from the n-th on.

Each call ends in its answer or in `MemoryError`, and a game is then as it was before. `memory.py NAME` tries one call.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from typing import Any

import check
from cases import CASES
from grognard import Ruling

try:
    from _testcapi import remove_mem_hooks, set_nomemory
except ImportError:
    print("this Python is built without _testcapi: not tried")
    check.finish()

# More requests than any of the calls makes.
MOST = 40_000


def tried(case: Any, first: int, last: int, expected: Any) -> bool:
    """One call whose requests from the first to before the last fail (0: all). Returns whether it met none of them."""
    made = case.make()
    before = case.state(made)
    made = case.make()
    failed: BaseException | None = None
    answer = None
    # Rulings that were dropped are kept for the next ones, which then need no memory: all of them are in use.
    used = [Ruling(cites=("OCS 9.7",)) for _ in range(70)]
    gc.disable()
    set_nomemory(first, last)
    try:
        answer = case.work(made)
    except MemoryError as why:
        remove_mem_hooks()
        failed = why
    finally:
        remove_mem_hooks()
        gc.enable()
    after = case.state(made)
    if failed is not None:
        assert after == before, f"request {first}: {after} and not {before}"
    else:
        assert after == expected[1], f"request {first}: {after} and not {expected[1]}"
        assert used
        assert repr(answer) == expected[0], f"request {first}: {answer!r} and not {expected[0]}"
    return failed is None


def one(name: str) -> None:
    case = CASES[name]
    # What is made at a first call is there.
    for _ in range(3):
        made = case.make()
        expected = repr(case.work(made)), case.state(made)
    for forever in (False, True):
        first = calm = 0
        # A request that may fail without a consequence is not the last one.
        while calm < 200:
            calm = calm + 1 if tried(case, first, 0 if forever else first + 1, expected) else 0
            first += 1
            assert first < MOST, "no end"
        print(first - calm, end=" ")


if len(sys.argv) > 1:
    one(sys.argv[1])
    sys.exit()
for name in CASES:
    run = subprocess.run([sys.executable, __file__, name], capture_output=True, text=True)
    lines = (run.stderr.strip() or run.stdout.strip() or "?").splitlines()
    points = run.stdout.split()
    check.count(f"{name}: {' and '.join(points)} requests", run.returncode == 0, f"status {run.returncode}: {lines[-1][:300]}")
check.finish()
