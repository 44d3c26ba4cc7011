"""Ctrl-C in the middle of a batch, of a search, of the command line and of a Lua program: each ends, and what is left is as before.

stopped.py LUA: a Lua program that finds the module. How soon it ends is a figure of the benchmarks, not a test.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import check
from cases import RESULTS, opening, state
from grognard import axis_allies as aa
from grognard import ocs

ROWS = np.arange(4_000_000)
MANY = {"infantry": 100, "armor": 100, "fighter": 100, "bomber": 100}


def battles(threads: int) -> Any:
    return aa.battle.distribution_batch(
        kind="land", attacker_infantry=100 + ROWS % 100, attacker_armor=100, attacker_keep_infantry=ROWS % 60_000 + 100,
        defender_infantry=ROWS % 200 + 100, threads=threads, fields=["win"],
    )  # fmt: skip


def one_battle_after_another() -> None:
    while True:
        aa.battle.distribution(kind="land", waves=[{"force": MANY}] * 4, defender=MANY)


def interrupted(work: Callable[[], Any], after: float) -> bool:
    """Whether what would take hours ends by Ctrl-C."""
    thread = threading.Thread(target=lambda: (time.sleep(after), signal.raise_signal(signal.SIGINT)), daemon=True)
    thread.start()
    try:
        work()
    except KeyboardInterrupt:
        return True
    return False


signal.signal(signal.SIGINT, signal.default_int_handler)
game = opening()
before = state(game)
short = {"column": np.arange(20_000) % 10, "drm": np.arange(20_000) % 7 - 3}
whole = ocs.combat.distribution_batch(**RESULTS | short, threads=2).flat()
for name, work in {
    "a batch": lambda: battles(1),
    "a batch on three threads": lambda: battles(3),
    "a battle": one_battle_after_another,
}.items():
    ended = [interrupted(work, after) for after in (0.05, 0.3)]
    again = ocs.combat.distribution_batch(**RESULTS | short, threads=2).flat()
    same = all((whole[column] == again[column]).all() for column in whole)
    check.count(f"{name} ends, and the next one is answered right", all(ended) and same, (ended, same))
check.count("a game meanwhile", state(game) == before and game.order("1 ftr LEN > UKR").verdict == "allowed")


def sent(command: list[str], after: float) -> tuple[int, str, str]:
    """A program that is interrupted after a while."""
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler)
    )
    assert program.stdout is not None
    # It says that it has begun.
    program.stdout.readline()
    time.sleep(after)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=120)
    return program.returncode, out, err


SWEEP = (
    "import sys; print('begun', flush=True); from grognard._cli import main; raise SystemExit(main(["
    "'sweep', 'axis_allies.battle.distribution', 'kind=land', 'attacker_infantry=100..200', 'attacker_armor=100..200', "
    "'attacker_keep_infantry=0..100', 'defender_infantry=100..300', '--fields', 'win', '--out', sys.argv[1]]))"
)
with tempfile.TemporaryDirectory() as folder:
    place = Path(folder, "sweep.csv")
    place.write_text("the file of yesterday\n")
    status, out, err = sent([sys.executable, "-c", SWEEP, str(place)], 1.0)
    kept = place.read_text() == "the file of yesterday\n" and [path.name for path in Path(folder).iterdir()] == ["sweep.csv"]
    check.count("the command line ends without a word, and the file stays", status == 130 and not err and kept, (status, err[-300:], kept))
LOOP = """
local aa = require("grognard").axis_allies
local game = aa.Game()
assert(game:order("buy 8 inf").verdict == "allowed")
local text, force = game:text(), { infantry = 60, armor = 60, fighter = 60 }
io.write("begun\\n") io.flush()
local fine, why = pcall(function()
  while true do assert(aa.battle.distribution { kind = "land", waves = { { force = force } }, defender = force }) end
end)
assert(not fine and tostring(why):find("interrupted", 1, true), why)
assert(game:text() == text and game:undo() and game:redo() and game:text() == text)
print "as before"
"""
for after in (0.1, 0.5):
    status, out, err = sent([sys.argv[1], "-e", LOOP], after)
    check.count(f"a Lua program after {after} s goes on", status == 0 and "as before" in out, (status, out, err[-300:]))
check.finish()
