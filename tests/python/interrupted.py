"""Asks what takes hours and is interrupted: `python interrupted.py NAME`.

Another thread sends the signal when the question is under way; it runs only because the interpreter is free meanwhile.
Prints the seconds from the signal to the exception, which `bench.py` shows; `test_interrupt.py` has them for granted.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from grognard import analysis, acw, axis_allies
from grognard.ocs import combat

ROWS = np.arange(4_000_000)
# As many as a force may have.
MANY = {"infantry": 100, "armor": 100, "fighter": 100, "bomber": 100}


def line(r: int) -> list[dict[str, Any]]:
    return [{"hex": {"q": q, "r": r - q // 2}, "kind": "infantry", "strength": 3, "cohesion": 5} for q in range(20)]


# Two lines that touch all along: there are more plans than anybody can count.
BOARD = {"friends": line(0), "enemies": line(1)}


def battles(threads: int) -> Any:
    return axis_allies.battle.distribution_batch(
        kind="land", attacker_infantry=100 + ROWS % 100, attacker_armor=100, attacker_keep_infantry=ROWS % 60_000 + 100,
        defender_infantry=ROWS % 200 + 100, threads=threads, fields=["win"],
    )  # fmt: skip


def search() -> Any:
    return analysis.cheapest(0.999, kind="land", available=MANY, defender={"infantry": 200, "armor": 200}, budget=2**31 - 1)


def sensitivity() -> Any:
    return analysis.sensitivity(
        "axis_allies.battle.distribution", "win", ["attacker_infantry"], kind="land", attacker_infantry=100 + ROWS % 100,
        attacker_keep_infantry=ROWS % 60_000 + 100, defender_infantry=200,
    )  # fmt: skip


def words() -> Any:
    """Columns of objects, which are read before the first row is asked, again and again."""
    kinds = np.array(["regular"] * 200_000, dtype=object)
    while True:
        combat.distribution_batch(kind=kinds, column=3, attacker_steps=1, defender_steps=1, attacker_policy="stand", defender_policy="stand")


CASES: dict[str, Callable[[], Any]] = {
    "batch": lambda: battles(1),
    "batch on three threads": lambda: battles(3),
    "the cheapest force": search,
    "how many plans": lambda: acw.attacks.count(board=BOARD, budget=2**31 - 1),
    "the order of losses": lambda: analysis.orders(attacker=MANY, defender=MANY, of="swing", kind="land"),
    "where to stop": lambda: analysis.stop(attacker=MANY, defender=MANY, territory=3),
    "sensitivity": sensitivity,
    "columns of words": words,
}


def main() -> None:
    sent = 0.0

    def send() -> None:
        nonlocal sent
        time.sleep(0.5)
        sent = time.perf_counter()
        signal.raise_signal(signal.SIGINT)

    # A shell that starts tests in the background has the signal ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=send, daemon=True).start()
    try:
        CASES[sys.argv[1]]()
    except KeyboardInterrupt:
        print(f"{time.perf_counter() - sent:.3f}", flush=True)
        # A search that nobody waits for any more ends with the process.
        os._exit(0)
    print("was answered")
    os._exit(1)


if __name__ == "__main__":
    main()
