"""Timings of the binding, on this machine: `python tests/python/bench.py`.

`bench.py games` has orders of games that are held, `bench.py batches` rows a second of batches, `bench.py memory` the
memory that they take, `bench.py interrupt` how soon Ctrl-C ends what takes long.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from typing import Any

import numpy as np

import grognard
import interrupted
import vectors
from grognard import axis_allies, ocs
from grognard.ocs import Face, Unit, combat

PLAIN = {"combat_side": {"strength": 12, "ma": 8}, "kind": "combat", "mode": "combat", "arm": "armor", "symbol": "tank",
         "size": "regiment", "steps": 1, "rating": 3, "id": 7, "side": 1, "combat_supply": "paid"}  # fmt: skip
UNIT = Unit(PLAIN)
DICTS = [{**json.loads(json.dumps(PLAIN)), "id": id} for id in (1, 2, 3)]
ENEMY_DICTS = [{**plain, "side": 2, "id": plain["id"] + 3} for plain in DICTS]
UNITS, ENEMIES = [Unit(plain) for plain in DICTS], [Unit(plain) for plain in ENEMY_DICTS]
QUESTION = {"attackers": UNITS, "defenders": ENEMIES, "attack": "regular", "phase": "combat"}
RULING = combat.assess(QUESTION)
ASSESSMENT = RULING.value
ROWS = 100_000
RNG = np.random.default_rng(1)
COLUMN, DRM = RNG.integers(0, 13, ROWS), RNG.integers(-5, 6, ROWS)

KINDS = ("infantry", "armor", "fighter", "bomber")
SIDES = {side: RNG.multinomial(5, [0.25] * 4, ROWS) for side in ("attacker", "defender")}
BATTLES = {f"{side}_{kind}": units[:, at] for side, units in SIDES.items() for at, kind in enumerate(KINDS)}
FORCES = [{k: int(SIDES[side][0, at]) for at, k in enumerate(KINDS)} for side in ("attacker", "defender")]

SMALL = {
    "kind": "land",
    "waves": [{"force": {"infantry": 10, "armor": 5, "fighter": 3}}],
    "defender": {"infantry": 8, "armor": 2, "fighter": 2},
}

CASES = [
    ("assess 3 v 3, parsed, keywords", "combat.assess(attackers=UNITS, defenders=ENEMIES, attack='regular', phase='combat')", 1),
    ("assess 3 v 3, parsed, one mapping", "combat.assess(QUESTION)", 1),
    ("assess 3 v 3, dicts", "combat.assess(attackers=DICTS, defenders=ENEMY_DICTS, attack='regular', phase='combat')", 1),
    ("assess 3 v 3, parsed, with trail", "combat.assess(QUESTION, trail=True)", 1),
    ("assess and look at the value", "combat.assess(QUESTION).value", 1),
    ("distribution, parsed", "combat.distribution(assessment=ASSESSMENT, attacker_policy='stand', defender_policy='stand')", 1),
    ("make a unit by keywords", "Unit(combat_side=SIDE, rating=3)", 1),
    ("read a number", "UNIT.rating", 1),
    ("read a word", "UNIT.kind", 1),
    ("read the citations again", "RULING.cites", 1),
    ("call of a Python function with two keywords", "nothing(attackers=UNITS, defenders=UNITS)", 1),
    (
        "distribution_batch, a row",
        "combat.distribution_batch(kind='regular', column=COLUMN, drm=DRM, attacker_steps=3, defender_steps=3, "
        "attacker_policy='stand', defender_policy='stand')",
        ROWS,
    ),
    (
        "battle of five against five, dicts",
        "axis_allies.battle.distribution(kind='land', waves=[{'force': FORCES[0]}], defender=FORCES[1])",
        1,
    ),
    ("battle of 18 against 12, dicts", "axis_allies.battle.distribution(SMALL)", 1),
    ("battles of five against five, a row, as drawn", "battles()", ROWS),
    ("the same, each row another", "battles(attacker_keep_infantry=np.arange(ROWS) % 60_000 + 6)", ROWS),
    ("the same, on two threads", "battles(attacker_keep_infantry=np.arange(ROWS) % 60_000 + 6, threads=2)", ROWS),
]


def nothing(attackers: Any, defenders: Any) -> None:
    """What a call costs at least."""


def battles(**more: Any) -> Any:
    """Every battle drawn, its chance to be won."""
    return axis_allies.battle.distribution_batch(kind="land", **BATTLES, **more, fields=["win"])


SIDE = Face(strength=12, ma=8)


SAID: dict[str, Any] = {"kind": "regular", "attacker_policy": "stand", "defender_policy": "stand"}
STEPS = {"attacker_steps": 3, "defender_steps": 3}
MANY = 1_000_000
DRAWN = {"column": RNG.integers(0, 13, MANY), "drm": RNG.integers(-5, 6, MANY)}
# Steps that tell every row from every other; so many change no chance.
OTHER = {"attacker_steps": np.arange(MANY) % 250 + 3, "defender_steps": np.arange(MANY) // 250 % 250 + 3}
BATCHES: list[tuple[str, int, Callable[[int], Any]]] = [
    ("battles as drawn, the chance to win", ROWS, lambda threads: battles(threads=threads)),
    ("the same, each row another", ROWS, lambda t: battles(attacker_keep_infantry=np.arange(ROWS) % 60_000 + 6, threads=t)),
    ("distributions as drawn, one field", MANY, lambda t: combat.distribution_batch(**DRAWN, **SAID, **STEPS, fields=["vacated"], threads=t)),
    ("the same, every field", MANY, lambda t: combat.distribution_batch(**DRAWN, **SAID, **STEPS, threads=t)),
    ("one field, each row another", MANY, lambda t: combat.distribution_batch(**DRAWN, **SAID, **OTHER, fields=["vacated"], threads=t)),
    ("every field, each row another", MANY, lambda t: combat.distribution_batch(**DRAWN, **SAID, **OTHER, threads=t)),
]


def batches() -> None:
    """Rows a second: in processor time of one thread, and how many times as many two threads answer by the clock."""
    for name, rows, ask in BATCHES:
        best: dict[int, tuple[float, float]] = {}
        for threads in (1, 2):
            taken = []
            for _ in range(7):
                worked, began = time.process_time(), time.perf_counter()
                ask(threads)
                taken.append((time.process_time() - worked, time.perf_counter() - began))
            best[threads] = min(one for one, _ in taken), min(two for _, two in taken)
        print(f"{name:40} {rows / best[1][0]:12,.0f} a second, two threads {best[1][1] / best[2][1]:.2f} times as many")


def peak() -> int:
    """The most memory that the process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def memory() -> None:
    """Distributions in chunks of a million rows, and in one call."""
    combat.distribution_batch(column=[3], drm=0, **SAID, **STEPS)
    print(f"before: {peak()} MB")
    rng = np.random.default_rng(1)
    for chunks in (1, 10, 100):
        for _ in range(chunks):
            column, drm = rng.integers(0, 13, MANY, dtype=np.int8), rng.integers(-5, 6, MANY, dtype=np.int8)
            combat.distribution_batch(column=column, drm=drm, **SAID, **STEPS, fields=["vacated"])
        print(f"{chunks} million rows in chunks of a million: {peak()} MB")
    column, drm = (np.resize(one, 10 * MANY) for one in (column, drm))
    combat.distribution_batch(column=column, drm=drm, **SAID, **STEPS, fields=["vacated"])
    print(f"10 million rows in one call, whose answers are 80 MB and the columns 20 MB: {peak()} MB")


def interrupt() -> None:
    """The seconds from Ctrl-C to its exception."""
    for name in interrupted.CASES:
        late = [float(subprocess.check_output([sys.executable, interrupted.__file__, name])) for _ in range(5)]
        print(f"{name:46} {max(late):8.3f}")


def main() -> None:
    print(f"grognard {grognard.__version__}: best of many windows, microseconds")
    for name, statement, rows in CASES:
        timer = timeit.Timer(statement, globals=globals())
        # Many short windows: the best of them was not disturbed.
        loops = 1 if rows > 1 else 300
        best = min(timer.repeat(8 if rows > 1 else 1500, loops)) / loops / rows
        print(f"{name:46} {best * 1e6:8.3f}")


def games() -> None:
    """A recorded game, order by order, and its undo; choices and their rows as orders. Times of the processor."""
    path = vectors.TOP / "tests" / "positions" / "axis-allies-whole-game.game"
    heading = ("grognard", "title", "option", "# ")
    lines = [line for line in path.read_text().splitlines() if line.strip() and not line.startswith(heading)]

    def timed(what: str, count: int, work: Callable[[], object]) -> None:
        best = min(timeit.repeat(work, timer=time.process_time, number=1, repeat=9)) / count
        print(f"{what:44} {best * 1e6:8.2f} us  {1 / best:10,.0f} a second")

    game = axis_allies.Game(tas_links=True)

    def play() -> None:
        nonlocal game
        game = axis_allies.Game(tas_links=True)
        order = game.order
        for line in lines:
            order(line)

    timed("an order of a recorded game", len(lines), play)
    timed("an undo of 16, and redo", 32, lambda: ([game.undo(referee=True) for _ in range(16)], [game.redo() for _ in range(16)]))
    timed("undo of the whole game, and redo", 2 * len(lines), lambda: ([game.undo(referee=True) for _ in lines], [game.redo() for _ in lines]))
    game = axis_allies.Game()
    game.order("ussr combat_movement")
    timed("choices in combat movement", 1, game.choices)
    rows = [row for row in game.choices().rows if row.step == "move"]

    def some() -> None:
        for row in rows:
            game.order(row)
            game.undo(referee=True)

    timed("a row as an order, and its undo", len(rows), some)
    random.seed(1)
    steps = 0

    def walk() -> None:
        nonlocal game, steps
        game, steps = axis_allies.Game(), 0
        while steps < 300:
            rows = [row for row in game.choices().rows if row.step != "surrender"]
            needed = game.dice_needed
            row = random.choice(rows)
            if needed:
                game.order(row, dice=[random.randint(1, 6) for _ in range(needed)])
            elif not game.order(row):
                return
            steps += 1

    start = time.process_time()
    walk()
    print(f"{'a random step, with its choices':44} {(time.process_time() - start) / max(steps, 1) * 1e6:8.2f} us, {steps} steps")


def large() -> None:
    """A game of the OCS on 10,000 hexes with 1,000 units: a march in place and its undo, and what a position weighs."""
    face = {"strength": 6, "ma": 8, "mobility": "leg"}
    common = {"kind": "combat", "arm": "other", "size": "regiment", "rating": 4, "mode": "move", "move_side": face, "combat_side": face}
    units = [{**common, "id": i + 1, "side": 1 + i % 2, "hex": (50 * (i % 2) + i // 2 % 40, i // 80 * 4)} for i in range(1000)]
    board = {
        "chart": [{"cost": {"leg": 1, "truck": 2, "track": 1}, "terrain": {"ground": "open"}}],
        "hexes": [{"hex": (q, r), "terrain": 0} for q in range(100) for r in range(100)],
        "units": units,
    }
    turn = {"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 1, "first_reserves": 5, "second_reserves": 5}
    game = ocs.Game(board=board, turn=turn)
    times = []
    for unit in units[0:400:2]:
        q, r = unit["hex"]
        line = f"march #{unit['id']} > {q},{r + 1}"
        start = time.process_time()
        assert game.order(line), game.judge(line)
        times.append(time.process_time() - start)
    print(f"{'an order of the OCS, 1,000 units':44} {min(times) * 1e6:8.2f} us at least, {sum(times) / len(times) * 1e6:.2f} on average")
    start = time.process_time()
    for _ in times:
        game.undo(referee=True)
    print(f"{'its undo':44} {(time.process_time() - start) / len(times) * 1e6:8.2f} us on average")
    print(f"{'the position, a unit':44} {len(game.pack()) / 1000:8.2f} bytes, {len(game.text) / 1000:.2f} as text, with {10000} hexes")


if __name__ == "__main__":
    {"games": games, "large": large, "batches": batches, "memory": memory, "interrupt": interrupt}.get("".join(sys.argv[1:]), main)()
