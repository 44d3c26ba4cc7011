"""Compares the library's odds and chances of the Operational Combat Series with those of a model (ocs_model.py): over
all that the charts have, and in random questions. How it is run is said in asking.py."""

import sys
from fractions import Fraction
from itertools import product

import ocs_model as model
import tables
from asking import Family, main
from ocs_model import POINT, WORST_TO_BEST, clamp, shown

POLICIES = ["stand", "fall_back"]
FIRES = ["artillery", "air", "ship"]
FACILITIES = ["air_base", "air_strip", "port", "railroad"]
MOST = 2**32 - 1
MOST_CAPTURED = 1_000_000 // 4  # points, so that their quarters stay within the million that a question may name


# ---- all that the charts have ---------------------------------------------------------------------------------


def combats():
    """All columns, modifiers, hedgehogs and kinds; forces and policies turn with them."""
    turn = 0
    for kind, column, drm, hedgehog in product(["regular", "overrun"], range(13), range(-6, 7), range(5)):
        for _ in range(4):
            turn += 1
            yield {
                "assessment": {
                    "kind": kind, "column": column, "drm": drm, "hedgehog": hedgehog,
                    "attacker_steps": 1 + turn % 6, "defender_steps": 1 + turn // 6 % 6,
                    "exploit_rating": turn % 7 - 1, "no_exploit": turn % 5 == 0,
                },
                "attacker_policy": POLICIES[turn % 2],
                "defender_policy": POLICIES[turn // 2 % 2],
                "defender_obeys": turn % 3 == 0,
            }


def percentiles():
    for column, drm, result in product(range(13), [-3, 0, 2], WORST_TO_BEST):
        yield {"assessment": {"kind": "regular", "column": column, "drm": drm}, "result": result}


def columns():
    parts = [Fraction(n, d) for n in range(0, 13) for d in (1, 2, 3, 4, 8)] + [17, 20, 27, 52, 119, Fraction(3, 32)]
    # What no part of a point divides, and the least and the most that a strength may be.
    strengths = {Fraction(part) for part in parts} | {Fraction(n, POINT) for n in (1, 2, 3, MOST)}
    strengths = [shown(strength) for strength in sorted(strengths)]
    for at, (attack, defence) in enumerate(product(strengths, strengths)):
        yield {"attack": attack, "defence": defence, "ground": list(tables.ODDS)[at % 4]}


def barrages():
    for column, fire, dg, steps in product(range(11), FIRES, [False, True], range(1, 7)):
        yield {"assessment": {"column": column, "fire": fire, "brackets_dg": dg, "target_steps": steps}}


def raids():
    for column, kind, level, hits, planes in product(range(8), FACILITIES, range(1, 4), range(5), [0, 3]):
        yield facility(column, kind, level, hits, planes)


def facility(column, kind, level, hits, planes, capacity=8):
    assessment = {"column": column, "facility": kind, "level": level, "hits": hits, "planes": planes}
    if kind == "port":
        assessment["capacity"] = capacity
    return {"assessment": assessment}


def bracket(columns, points):
    """The column of so many points."""
    for at, heading in enumerate(columns):
        low, _, high = heading.partition("-")
        if int(low) <= points <= (int(high) if high else int(low) if "-" not in heading else points):
            return at
    raise ValueError(points)


def fired(q):
    points = q["firers"][0]["combat_side"]["barrage"]
    where = (tables.BARRAGE_COLUMNS, tables.BARRAGE_COST)
    if "facility" in q:
        where = (tables.FACILITY_COLUMNS, tables.FACILITY_COST)
    at = bracket(where[0], points)
    # Three regiments are no shift, and no spotter is three columns to the left.
    shift = 0 if "facility" in q else -3
    return {"points": points, "cost": where[1][at], "column": clamp(at + shift, 0, 10)}


REGIMENT = {
    "side": 2, "kind": "combat", "mode": "combat", "size": "regiment", "rating": 3, "combat_side": {"strength": 4},
}


def volleys(target):
    for points in [*range(1, 130), 500, 999]:
        guns = {"side": 1, "kind": "artillery", "mode": "combat", "combat_side": {"barrage": points, "range": 3}}
        yield {"firers": [guns], "phase": "combat", **target}


# ---- by chance ------------------------------------------------------------------------------------------------


def maybe(draw, chance):
    return draw.random() < chance


def steps(draw):
    return draw.choice([1, 1, 2, 2, 3, 4, 5, 6, 7, draw.randint(8, 60)])


def assessment(draw, last=12):
    rating = draw.randint(-1, 5)
    return {
        "kind": draw.choice(["regular", "overrun"]), "column": draw.randint(0, last),
        "drm": draw.choice([draw.randint(-6, 6), draw.randint(-13, 13)]), "hedgehog": draw.choice([0, 0, 1, 2, 3, 4]),
        "attacker_steps": steps(draw), "defender_steps": steps(draw),
        "exploit_rating": rating, "exploit_drop": draw.choice([0, draw.randint(0, rating + 1)]),
        "no_exploit": maybe(draw, 0.2),
    }


def combat(draw, last=12):
    return {
        "assessment": assessment(draw, last), "attacker_policy": draw.choice(POLICIES),
        "defender_policy": draw.choice(POLICIES), "defender_obeys": maybe(draw, 0.4),
    }


def combat_happened(draw, last=12):
    return {"assessment": assessment(draw, last), "result": draw.choice(WORST_TO_BEST)}


def strength(draw):
    whole, quarters, parts = draw.randint(1, 30) * POINT, draw.randint(1, 400) * POINT // 4, draw.randint(1, 60 * POINT)
    odd = draw.randint(1, 999) * POINT // 36
    return Fraction(draw.choice([0, whole, quarters, odd, parts, draw.randint(1, MOST)]), POINT)


def strengths(draw):
    """Two strengths, often near a half or a whole quotient, where roundings decide."""
    one, other = strength(draw), strength(draw)
    if maybe(draw, 0.4):
        near = one * Fraction(draw.randint(1, 30), 2) + Fraction(draw.choice([-1, 0, 0, 1]), POINT)
        other = clamp(Fraction(round(near * POINT), POINT), Fraction(0), Fraction(MOST, POINT))
    pair = [shown(one), shown(other)]
    draw.shuffle(pair)
    return {"attack": pair[0], "defence": pair[1], "ground": draw.choice(list(tables.ODDS))}


def barrage(draw, last=10):
    return {"assessment": {
        "column": draw.randint(0, last), "fire": draw.choice(FIRES), "brackets_dg": maybe(draw, 0.5),
        "target_steps": steps(draw), "density": shown(Fraction(draw.randint(0, 80), 8)), "spotted": maybe(draw, 0.5),
    }}


def barrage_happened(draw, last=10):
    return {**barrage(draw, last), "outcome": draw.choice(model.OUTCOMES)}


def raid(draw):
    return facility(draw.randint(0, 7), draw.choice(FACILITIES), draw.randint(1, 3), draw.randint(0, 4),
                    draw.choice([0, draw.randint(1, 20)]), draw.randint(1, 60))


def starving(draw):
    return {"assessment": {
        "steps": draw.choice([draw.randint(1, 6), draw.randint(1, 30), draw.randint(1, 65535)]),
        "rating": draw.randint(0, 5), "units": draw.randint(1, 20),
    }}


def prize(draw):
    quarters = maybe(draw, 0.5)

    def some():
        return draw.choice([0, draw.randint(1, 12), draw.randint(1, 200), draw.randint(1, MOST_CAPTURED)])

    def points(number):
        return shown(Fraction(number, 4) if quarters else number)

    found = {"dump": some(), "trucks": points(some()), "wagons": points(some())}
    found["dice"] = sum(part != 0 for part in found.values())
    for kind in ["truck", "wagon"]:
        found[kind + "_load"] = some() if found[kind + "s"] else 0
    return {"prize": found, "rules": {"token_trucks": quarters}}


FAMILIES = [
    Family("ocs.combat.distribution", listed=combats, model=model.combat_distribution),
    Family("ocs.combat.percentile", listed=percentiles, model=model.combat_percentile),
    Family("ocs.odds.column", listed=columns, model=model.column),
    Family("ocs.barrage.distribution", listed=barrages, model=model.barrage_distribution),
    Family("ocs.facility.distribution", listed=raids, model=model.facility_distribution),
    Family("ocs.barrage.assess", listed=lambda: volleys({"targets": [REGIMENT] * 3, "unspotted": True}), model=fired),
    Family("ocs.facility.assess", listed=lambda: volleys({"facility": "port", "capacity": 8}), model=fired),
    Family("ocs.combat.distribution", combat, model.combat_distribution),
    Family("ocs.combat.percentile", combat_happened, model.combat_percentile),
    Family("ocs.odds.round", strengths, model.rounded),
    Family("ocs.odds.column", strengths, model.column),
    Family("ocs.barrage.distribution", barrage, model.barrage_distribution),
    Family("ocs.barrage.percentile", barrage_happened, model.barrage_percentile),
    Family("ocs.facility.distribution", raid, model.facility_distribution),
    Family("ocs.attrition.distribution", starving, model.attrition_distribution),
    Family("ocs.capture.distribution", prize, model.capture_distribution),
]

if __name__ == "__main__":
    sys.exit(main(FAMILIES))
