"""Threads on one object, finalizers within a call, and forks: nothing waits for ever, nothing is torn, nothing is lost.

A process that waits for ever ends after a while, with where its threads are.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import check
import grognard
from cases import ATTACK, OPENING, RESULTS, opening, state
from grognard import axis_allies as aa
from grognard import ocs

faulthandler.dump_traceback_later(300, exit=True)
# The interpreter goes from thread to thread all the time.
sys.setswitchinterval(1e-6)
SECONDS = 2.0


def together(count: int, work: Callable[[int], None]) -> list[BaseException]:
    """What threads raise."""
    raised: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as why:
            raised.append(why)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def replayed(game: aa.Game) -> str:
    """The position to which the orders of the history lead."""
    again = aa.Game()
    for played in game.history:
        assert again.order(played.order)
    return again.text


def given(game: aa.Game, line: str) -> str | None:
    """What becomes of an order; one of another phase is a fault."""
    try:
        return game.order(line).verdict
    except grognard.Fault:
        return "refused"


def one_game() -> None:
    game = opening()
    end = time.monotonic() + SECONDS
    told: Counter[str] = Counter()

    def work(number: int) -> None:
        chance = random.Random(number)
        while time.monotonic() < end:
            match chance.randrange(6):
                case 0:
                    told[f"order {given(game, chance.choice(OPENING))}"] += 1
                case 1:
                    told["undo"] += game.undo() is not None
                case 2:
                    told["redo"] += game.redo() is not None
                case 3:
                    assert aa.Game.load(game.pack()).text
                case 4:
                    copy = game.copy()
                    assert replayed(copy) == copy.text
                case 5:
                    assert game.look().rows and game.choices().rows is not None

    raised = together(8, work)
    done = min(told[what] for what in ("order allowed", "undo", "redo"))
    check.count(f"eight threads on one game: {dict(told)}", not raised and done > 0, raised[:2])
    check.count("its position is where its orders lead", replayed(game) == game.text)


def one_generator() -> None:
    dice, drawn = grognard.Dice(1950), Counter[int]()
    lists: list[list[int]] = []

    def work(number: int) -> None:
        for count in random.Random(number).choices(range(40), k=400):
            lists.append(dice.roll(count))

    raised = together(8, work)
    for faces in lists:
        drawn.update(faces)
    apart = grognard.Dice(1950).roll(drawn.total())
    check.count(f"eight threads draw {drawn.total()} dice, each once", not raised and Counter(apart) == drawn, raised[:2])


def finalizers() -> None:
    """Objects that are part of a circle and use the game when they go, which is within any call that makes objects."""
    game = opening()
    calls: Counter[str] = Counter()

    class Late:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            calls["finalizers"] += 1
            game.look()
            game.undo()
            game.redo()
            grognard.Dice(1).roll(3)

    before = gc.get_threshold()
    gc.set_threshold(1)
    try:
        for line in OPENING * 20:
            Late()
            given(game, line)
            Late()
            game.undo()
            Late()
            game.history
    finally:
        gc.set_threshold(*before)
    check.count(f"{calls['finalizers']} finalizers that use the game within its calls", calls["finalizers"] > 100 and replayed(game) == game.text)


class Slow:
    """A number that lets other threads run while it is read."""

    def __init__(self, number: int, meanwhile: Callable[[], Any]) -> None:
        self.number, self.meanwhile = number, meanwhile

    def __index__(self) -> int:
        self.meanwhile()
        return self.number


class SlowList(Sequence[Any]):
    """A list that does so."""

    def __init__(self, items: list[Any], meanwhile: Callable[[], Any]) -> None:
        self.items, self.meanwhile = items, meanwhile

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, at: Any) -> Any:
        self.meanwhile()
        return self.items[at]


def meanwhile(work: Callable[[], Any]) -> Callable[[], Any]:
    """Lets another thread do something, and waits until it has."""

    def wait() -> None:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join(60)
        assert not thread.is_alive(), "the other thread waits for ever"

    return wait


def switching() -> None:
    """While one thread's argument is read, another uses the object to its end."""
    dice = grognard.Dice(3)
    faces = dice.roll(Slow(5, meanwhile(lambda: dice.roll(2))))
    check.count("a number that is read while another thread draws", faces == grognard.Dice(3).roll(7)[2:])
    game = opening()
    before = len(game.history)
    ruling = game.order(step="move", pieces="1 ftr LEN", path=SlowList(["ukr"], meanwhile(game.undo)))
    fine = replayed(game) == game.text and len(game.history) < before + (ruling.verdict == "allowed")
    check.count("a list that is read while another thread takes back", fine, game)


def asked_in_child(game: aa.Game, before: Any, single: Any) -> bool:
    """What a child of a fork asks: all is there, and threads can be begun."""
    if state(game) != before or game.order("1 ftr LEN > UKR").verdict != "allowed":
        return False
    if ocs.combat.assess(ATTACK) != single:
        return False
    rows = ocs.combat.distribution_batch(**RESULTS | {"column": np.arange(5000) % 10}, fields=["vacated"], threads=2)["vacated"]
    alone = ocs.combat.distribution_batch(**RESULTS | {"column": np.arange(10)}, fields=["vacated"])["vacated"]
    return bool((rows == np.resize(alone, 5000)).all())


def forks() -> None:
    game, single = opening(), ocs.combat.assess(ATTACK)
    before, stop = state(game), threading.Event()
    busy = Counter[str]()

    def batches(number: int) -> None:
        while not stop.is_set():
            rows = np.arange(20_000) % (10 + number)
            ocs.combat.distribution_batch(**RESULTS | {"column": rows % 10}, fields=["vacated"], threads=2)
            busy["batches"] += 1

    def games(_: int) -> None:
        while not stop.is_set():
            other = opening()
            other.order("1 ftr LEN > UKR")
            other.undo()
            busy["games"] += 1

    threads = [threading.Thread(target=work, args=(number,), daemon=True) for number, work in enumerate((batches, batches, games))]
    for thread in threads:
        thread.start()
    ends: Counter[int] = Counter()
    chance = random.Random(7)
    for _ in range(40):
        time.sleep(chance.random() * 0.02)
        pid = os.fork()
        if pid == 0:
            # A child that waits for ever is ended by a signal.
            signal.alarm(60)
            os._exit(0 if asked_in_child(game, before, single) else 1)
        ends[os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])] += 1
    stop.set()
    for thread in threads:
        thread.join()
    check.count(f"40 forks while others ask {dict(busy)}", ends == {0: 40} and min(busy.values()) > 0, dict(ends))
    check.count("the parent has what it had", state(game) == before)


one_game()
one_generator()
finalizers()
switching()
forks()
free = hasattr(sys, "_is_gil_enabled") and not sys._is_gil_enabled()
print("with the interpreter's lock" if not free else "without the interpreter's lock")
check.finish()
