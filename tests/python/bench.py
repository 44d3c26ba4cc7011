"""Timings of the binding, on this machine: `python tests/python/bench.py`."""

from __future__ import annotations

import json
import timeit
from typing import Any

import numpy as np

import grognard
from grognard.ocs import Face, Unit, combat

PLAIN = {"combat_side": {"strength": 12, "ma": 8}, "kind": "combat", "mode": "combat", "arm": "armor", "symbol": "tank",
         "size": "regiment", "steps": 1, "rating": 3, "id": 7, "side": 1, "combat_supply": "paid"}  # fmt: skip
UNIT = Unit(PLAIN)
UNITS = [Unit(PLAIN) for _ in range(3)]
ENEMIES = [unit.replace(side=2) for unit in UNITS]
DICTS = [json.loads(json.dumps(PLAIN)) for _ in range(3)]
ENEMY_DICTS = [{**plain, "side": 2} for plain in DICTS]
QUESTION = {"attackers": UNITS, "defenders": ENEMIES, "attack": "regular", "phase": "combat"}
RULING = combat.assess(QUESTION)
ASSESSMENT = RULING.value
ROWS = 100_000
RNG = np.random.default_rng(1)
COLUMN, DRM = RNG.integers(0, 13, ROWS), RNG.integers(-5, 6, ROWS)

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
]


def nothing(attackers: Any, defenders: Any) -> None:
    """What a call costs at least."""


SIDE = Face(strength=12, ma=8)


def main() -> None:
    print(f"grognard {grognard.__version__}: best of many windows, microseconds")
    for name, statement, rows in CASES:
        timer = timeit.Timer(statement, globals=globals())
        # Many short windows: the best of them was not disturbed.
        loops = 1 if rows > 1 else 300
        best = min(timer.repeat(8 if rows > 1 else 1500, loops)) / loops / rows
        print(f"{name:46} {best * 1e6:8.3f}")


if __name__ == "__main__":
    main()
