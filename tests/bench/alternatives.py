"""The same battles by this package, by icepool and by aacalc2, in one run: alternatives.py [AACALC2.mjs]

Five random units against five of those that have the same figures in every edition (infantry, fighters, bombers), lost in the
customary order. It prints battles a second on one core, and fails where two do not agree. aacalc2 is on no package
registry: a bundle of its sources (`esbuild src/index.ts --bundle --format=esm --platform=node`) is named on the command line.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from fractions import Fraction
from functools import cache
from pathlib import Path

import icepool  # type: ignore[import-not-found]
import numpy as np

from grognard import axis_allies

# In the order of their losses, with what hits.
KINDS = {"attacker": ("infantry", "fighter", "bomber"), "defender": ("infantry", "bomber", "fighter")}
ATTACK, DEFENCE = (1, 3, 4), (2, 1, 4)
SHORT = {"infantry": "inf", "fighter": "fig", "bomber": "bom"}
ROWS = 200_000
Force = tuple[int, ...]


@cache
def hits(force: Force, values: tuple[int, ...]) -> list[Fraction]:
    """The chances of 0, 1, ... hits of a force's dice."""
    dice = icepool.Die([0])
    for count, value in zip(force, values, strict=True):
        dice += count @ icepool.coin(value, 6)
    return [dice.probability("==", n) for n in range(sum(force) + 1)]


def less(force: Force, lost: int) -> Force:
    """What is left after losses."""
    out = []
    for count in force:
        taken = min(count, lost)
        lost -= taken
        out.append(count - taken)
    return tuple(out)


def win(attacker: Force, defender: Force, known: dict[tuple[Force, Force], Fraction]) -> Fraction:
    """The chance that the attacker wins."""
    if not sum(defender):
        return Fraction(bool(sum(attacker)))
    if not sum(attacker):
        return Fraction(0)
    if (attacker, defender) not in known:
        ours, theirs = hits(attacker, ATTACK), hits(defender, DEFENCE)
        total = Fraction(0)
        for a, chance_a in enumerate(ours):
            for d, chance_d in enumerate(theirs):
                if a or d:
                    total += chance_a * chance_d * win(less(attacker, d), less(defender, a), known)
        known[attacker, defender] = total / (1 - ours[0] * theirs[0])
    return known[attacker, defender]


def main() -> None:
    rng = np.random.default_rng(1950)
    sides = [rng.multinomial(5, [1 / 3] * 3, ROWS) for _ in range(2)]
    columns = {f"{side}_{kind}": units[:, at] for (side, kinds), units in zip(KINDS.items(), sides, strict=True)
               for at, kind in enumerate(kinds)}  # fmt: skip
    # A column that tells every row from every other, and changes no battle: none has as many units to keep.
    other = {"attacker_keep_armor": np.arange(ROWS) % 60_000 + 6}
    rows = {}
    for name, more in (("grognard, each row solved", other), ("grognard, as drawn", {})):
        began = time.process_time()
        wins = axis_allies.battle.distribution_batch(kind="land", **columns, **more, fields=["win"])["win"]
        rows[name] = ROWS / (time.process_time() - began)
    ours = wins / 2**63
    forces = [tuple(tuple(int(n) for n in side[at]) for side in sides) for at in range(2000)]
    began = time.process_time()
    for at, (attacker, defender) in enumerate(forces[:60]):
        hits.cache_clear()
        assert abs(float(win(attacker, defender, {})) - ours[at]) < 1e-12, forces[at]
    rows["icepool, exact fractions"] = 60 / (time.process_time() - began)
    if len(sys.argv) > 1:
        names = [[SHORT[kind] for kind in kinds] for kinds in KINDS.values()]
        asked = [[dict(zip(kinds, side, strict=True)) for kinds, side in zip(names, battle, strict=True)] for battle in forces]
        command = ["node", str(Path(__file__).with_suffix(".mjs")), sys.argv[1]]
        done = json.loads(subprocess.run(command, input=json.dumps(asked), capture_output=True, check=True, text=True).stdout)
        assert max(abs(one - other) for one, other in zip(done["chances"], ours, strict=False)) < 1e-9
        rows["aacalc2"] = len(asked) / done["seconds"]
    for name, each in rows.items():
        print(f"{name:26} {each:12,.0f} battles a second")


if __name__ == "__main__":
    main()
