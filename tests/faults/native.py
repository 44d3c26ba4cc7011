"""The memory of the module itself fails at the n-th request, for each n. It runs with `short_malloc.c` loaded before libc.

A small request that fails ends the process with one sentence, as Rust has it; before that nothing is wrong. Of a large one
the caller hears by `MemoryError`, and a game is then as it was.
"""

from __future__ import annotations

import ctypes
import os
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import numpy as np

import check
from cases import CASES, RESULTS, Case, nothing, on
from grognard import axis_allies as aa
from grognard import ocs

host = ctypes.CDLL(None)
host.faults_arm.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_long, ctypes.c_size_t]
host.faults_disarm.restype = ctypes.c_long
# A request of so many bytes is large.
LARGE = 1 << 18
RIGHT, REFUSED, WRONG = 0, 3, 4

FORCE = {"infantry": 60, "armor": 60, "fighter": 60}
ROWS = np.arange(40_000)


def battle(_: Any) -> Any:
    return aa.battle.distribution(kind="land", waves=[{"force": FORCE}], defender=FORCE).value.win


def many(threads: int) -> Callable[[Any], Any]:
    def work(_: Any) -> Any:
        answers = ocs.combat.distribution_batch(**RESULTS | {"column": ROWS % 10, "drm": ROWS % 7 - 3}, threads=threads)
        return {name: column.tolist() for name, column in answers.flat().items()}

    return work


def crossed(_: Any) -> Any:
    answers = ocs.combat.distribution_batch(
        **RESULTS | {"column": np.arange(12)[:, None], "drm": np.resize(np.arange(7) - 3, 40_000)}, fields=["vacated"]
    )
    return answers["vacated"].tolist()


def objects(_: Any) -> Any:
    kinds = np.array(["regular"] * 40_000, dtype=object)
    return ocs.combat.distribution_batch(**RESULTS | {"kind": kinds}, fields=["vacated"])["vacated"].tolist()


LONG: dict[str, Case] = {
    "a battle": on(lambda: None, battle, nothing),
    "a batch": on(lambda: None, many(1), nothing),
    "a batch on three threads": on(lambda: None, many(3), nothing),
    "columns that are crossed": on(lambda: None, crossed, nothing),
    "columns of objects": on(lambda: None, objects, nothing),
}


def child(case: Case, made: Any, least: int, first: int, expected: Any) -> int:
    """The status of a process in which one request fails."""
    before = case.state(made)
    host.faults_arm(b"_native", first, first + 1, least)
    try:
        answer = case.work(made)
    except MemoryError:
        host.faults_disarm()
        return REFUSED if case.state(made) == before else WRONG
    except BaseException as why:
        host.faults_disarm()
        print(repr(why), file=sys.stderr)
        return WRONG
    host.faults_disarm()
    return RIGHT if repr(answer) == expected[0] and case.state(made) == expected[1] else WRONG


def tried(case: Case, least: int, step: int) -> tuple[int, dict[str, int], list[str]]:
    """How many requests there are, what came of those that failed, and what is wrong."""
    for _ in range(2):
        made = case.make()
        expected = repr(case.work(made)), case.state(made)
    made = case.make()
    case.state(made)
    host.faults_arm(b"_native", 1 << 40, 0, least)
    case.work(made)
    count = host.faults_disarm()
    ends = {"answered": 0, "MemoryError": 0, "ended": 0}
    wrong = []
    for first in range(0, count, step):
        made = case.make()
        with tempfile.TemporaryFile() as said:
            pid = os.fork()
            if pid == 0:
                os.dup2(said.fileno(), 2)
                os._exit(child(case, made, least, first, expected))
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            said.seek(0)
            text = said.read().decode(errors="replace")
        sentence = "memory allocation of " in text and " bytes failed" in text
        if status == RIGHT:
            ends["answered"] += 1
        elif status == REFUSED:
            ends["MemoryError"] += 1
        elif status == -6 and sentence and least == 0:
            ends["ended"] += 1
        else:
            wrong.append(f"request {first}: status {status}: {' '.join(text.split())[-300:]}")
    return count, ends, wrong


for name, case in LONG.items():
    count, ends, wrong = tried(case, LARGE, 1)
    check.count(f"{name}: {count} large requests, {ends}", count > 0 and not wrong, "; ".join(wrong[:3]) or "none is large")
SHORT = ("order, its fields", "order, a row", "order, noted", "undo, noted", "redo", "dice", "a question", "a fault", "a record")
for name in SHORT:
    count, ends, wrong = tried(CASES[name], 0, 1)
    check.count(f"{name}: {count} requests, {ends}", count > 0 and not wrong, "; ".join(wrong[:3]) or "no request")
check.finish()
