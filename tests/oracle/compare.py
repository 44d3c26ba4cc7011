"""Recomputes the library's odds and chances with icepool and Python's fractions from tables of its own, and compares.

    compare.py PROGRAM     where PROGRAM answers lines of JSON (the binary `answers` of grognard-tests)

Nothing here is taken from the library: results are read from the charts' own notation, dice are icepool's, odds are
fractions. Ends with a line `N passed, N failed`.
"""

import json
import re
import subprocess
import sys
from fractions import Fraction
from functools import lru_cache
from itertools import product

from icepool import Die, d6, map as mapped

import tables

D6 = Die(range(1, 7))
assert D6 == d6
TWO = 2 @ d6
LAST = 12  # the last column of the combat table
POINT = 11520


def clamp(value, low, high):
    return max(low, min(high, value))


def count(die, cases, event=lambda outcome: True):
    """How many of so many equal cases an event takes."""
    share = Fraction(sum(n for o, n in die.items() if event(o)), die.denominator()) * cases
    assert share.denominator == 1, share
    return int(share)


# ---- combat ---------------------------------------------------------------------------------------------------

NOTATION = re.compile(r"A(?:L(\d))?(?:o(\d))?(?:e(\d))?(?:/D(?:L(\d))?(?:o(\d))?(DG)?)?")
WORST_TO_BEST = (
    "AL2 AL1o1 AL1o1/Do1 AL1/Do1 Ao1/Do1 AL1/DL1o1 Ao1/DL1o1 Ao1/DL1o2 Ao1e4/DL1o2 Ae4/DL1o2 Ae3/DL2o2DG Ae2/DL2o3DG"
).split()


@lru_cache(maxsize=None)
def surprise(kind, modifier):
    """The surprise roll: who surprises, and how many columns the shift takes."""
    attacker, defender = {"regular": (10, 5), "overrun": (9, 6)}[kind]

    def shift(roll):
        modified = roll + modifier
        if modified >= attacker:
            return d6.map(lambda die: ("attacker", die))
        if modified <= defender:
            return d6.map(lambda die: ("defender", -die))
        return Die([("none", 0)])

    return mapped(shift, TWO)


@lru_cache(maxsize=None)
def results(kind, column, drm, hedgehog):
    shifted = surprise(kind, drm - (hedgehog > 0)).map(lambda who, by: clamp(column + by, 0, LAST))

    def result(column, roll):
        return tables.COMBAT[clamp(roll + drm - hedgehog, 1, 15) - 1][column]

    rolled = mapped(result, shifted, TWO)
    return {r: count(rolled, 7776, lambda o: o == r) for r in WORST_TO_BEST}


def settled(notation, q):
    """What a result does to both sides: (steps, hexes, gone) each, disorganized, exploits."""
    match = NOTATION.fullmatch(notation)
    al, ao, exploit, dl, do = (int(part or 0) for part in match.groups()[:5])
    marked = bool(match[6])
    assessment = q["assessment"]

    def side(hard, option, steps, policy):
        """Steps lost, hexes retreated, whether all of the option was taken."""
        left = steps - min(hard, steps)
        lost = steps - left
        if option == 0 or left == 0:
            return lost, 0, option == 0
        if policy == "fall_back":
            return lost, option, True
        return lost + min(option, left), 0, option <= left

    steps, hexes, whole = side(al, ao, assessment["attacker_steps"], q["attacker_policy"])
    gone = steps == assessment["attacker_steps"]
    if (hexes or not whole) and not q["defender_obeys"]:
        do = 0
    their_steps, their_hexes, _ = side(dl, do, assessment["defender_steps"], q["defender_policy"])
    their_gone = their_steps == assessment["defender_steps"]
    disorganized = not their_gone and (marked or their_hexes >= 2)
    exploits = bool(
        exploit and assessment["exploit_rating"] >= exploit and not assessment["no_exploit"]
        and not gone and not hexes and whole
    )
    return (steps, hexes, gone), (their_steps, their_hexes, their_gone), disorganized, exploits


def combat_distribution(q):
    a = q["assessment"]
    kind, column, drm, hedgehog = a["kind"], a["column"], a["drm"], a["hedgehog"]
    cases = results(kind, column, drm, hedgehog)
    who = surprise(kind, drm - (hedgehog > 0))
    ends = [(n, *settled(r, q)) for r, n in cases.items() if n]

    def tally(event):
        return sum(n for n, *end in ends if event(*end))

    def row(length, value):
        return [tally(lambda *end: value(*end) == i) for i in range(length)]

    out = {
        "denominator": 7776,
        "results": [cases[r] for r in WORST_TO_BEST],
        "surprise_attacker": count(who, 7776, lambda o: o[0] == "attacker"),
        "surprise_defender": count(who, 7776, lambda o: o[0] == "defender"),
        "attacker_steps": row(3, lambda a, d, dg, e: a[0]),
        "attacker_retreat": row(2, lambda a, d, dg, e: a[1]),
        "attacker_gone": tally(lambda a, d, dg, e: a[2]),
        "exploit": tally(lambda a, d, dg, e: e),
        "defender_steps": row(6, lambda a, d, dg, e: d[0]),
        "defender_retreat": row(4, lambda a, d, dg, e: d[1]),
        "defender_dg": tally(lambda a, d, dg, e: dg),
        "defender_gone": tally(lambda a, d, dg, e: d[2]),
        "vacated": tally(lambda a, d, dg, e: d[2] or d[1] > 0),
    }
    for name in ["attacker_steps", "attacker_retreat", "defender_steps", "defender_retreat"]:
        out[name + "_expected"] = sum(i * n for i, n in enumerate(out[name]))
    return out


def combats():
    """All columns, modifiers, hedgehogs and kinds; forces and policies turn with them."""
    turn = 0
    for kind, column, drm, hedgehog in product(["regular", "overrun"], range(13), range(-6, 7), range(5)):
        for _ in range(4):
            turn += 1
            yield "ocs.combat.distribution", {
                "assessment": {
                    "kind": kind, "column": column, "drm": drm, "hedgehog": hedgehog,
                    "attacker_steps": 1 + turn % 6, "defender_steps": 1 + turn // 6 % 6,
                    "exploit_rating": turn % 7 - 1, "no_exploit": turn % 5 == 0,
                },
                "attacker_policy": ["stand", "fall_back"][turn % 2],
                "defender_policy": ["stand", "fall_back"][turn // 2 % 2],
                "defender_obeys": turn % 3 == 0,
            }, combat_distribution


def percentile(q):
    a = q["assessment"]
    cases = list(results("regular", a["column"], a["drm"], 0).values())
    place = WORST_TO_BEST.index(q["result"])
    return {
        "worse": sum(cases[:place]),
        "equal": cases[place],
        "better": sum(cases[place + 1:]),
        "denominator": 7776,
    }


def percentiles():
    for column, drm, result in product(range(13), [-3, 0, 2], WORST_TO_BEST):
        assessment = {"kind": "regular", "column": column, "drm": drm}
        yield "ocs.combat.percentile", {"assessment": assessment, "result": result}, percentile


# ---- odds -----------------------------------------------------------------------------------------------------


def half_up(quotient):
    return (2 * quotient + 1) // 2


def points(shown):
    """The value of a strength as a question says it: 3, or "2 1/2"."""
    return sum(Fraction(part) for part in str(shown).split())


def shown(strength):
    whole, rest = divmod(strength, 1)
    return int(whole) if rest == 0 else f"{whole} {rest}" if whole else str(rest)


def rounded(q):
    attack, defence = points(q["attack"]), points(q["defence"])
    small = min(attack, defence)
    return int(half_up(attack / small)), int(half_up(defence / small))


def column(q):
    row = [tuple(map(int, heading.split(":"))) for heading in tables.ODDS[q["ground"]]]
    if q["attack"] == 0 or q["defence"] == 0:
        odds = (1, 1) if q["attack"] == q["defence"] else (0, 0)
        even = row.index((1, 1))
        at = {(True, True): even, (True, False): 0, (False, True): LAST}[q["attack"] == 0, q["defence"] == 0]
    else:
        odds = rounded(q)
        below = [i for i, (a, d) in enumerate(row) if Fraction(a, d) <= Fraction(*odds)]
        at = max(below, default=0)
    heading = row[at]
    return {
        "odds": {"attack": odds[0], "defence": odds[1]},
        "heading": {"attack": heading[0], "defence": heading[1]},
        "column": at,
    }


def columns():
    parts = [Fraction(n, d) for n in range(0, 13) for d in (1, 2, 3, 4, 8)] + [17, 20, 27, 52, 119, Fraction(3, 32)]
    # What no part of a point divides, and the least and the most that a strength may be.
    strengths = {Fraction(part) for part in parts} | {Fraction(n, POINT) for n in (1, 2, 3, 2**32 - 1)}
    strengths = [shown(strength) for strength in sorted(strengths)]
    for at, (attack, defence) in enumerate(product(strengths, strengths)):
        ground = list(tables.ODDS)[at % 4]
        yield "ocs.odds.column", {"attack": attack, "defence": defence, "ground": ground}, column


# ---- barrage --------------------------------------------------------------------------------------------------


def counts(result, fire, brackets_dg):
    """What counts of a table's result: brackets, then fire from ships."""
    if result == "[1/2]":
        result = "DG" if brackets_dg else "1/2"
    if fire == "ship":
        result = {"1/2": "DG", "1": "1/2", "2": "1", "3": "2"}.get(result, result)
    return result


def barrage_distribution(q):
    a = q["assessment"]
    table = TWO.map(lambda roll: tables.BARRAGE[roll - 2][a["column"]])
    half = d6.map(lambda die: "1" if die >= 4 else "DG")
    outcome = table.map(lambda r: counts(r, a["fire"], a["brackets_dg"]))
    outcome = outcome.map(lambda r: half if r == "1/2" else r)
    order = ["-", "DG", "1", "2", "3"]
    outcomes = [count(outcome, 216, lambda o: o == r) for r in order]
    wanted = [0, 0, 1, 2, 3]
    lost = [min(w, a["target_steps"]) for w in wanted]
    gone = [n == a["target_steps"] for n in lost]
    return {
        "denominator": 216,
        "table": [count(table, 216, lambda o: o == r) for r in ["-", "DG", "[1/2]", "1/2", "1", "2", "3"]],
        "outcomes": outcomes,
        "steps": [sum(n for n, l in zip(outcomes, lost) if l == i) for i in range(4)],
        "dg": sum(n for n, g, r in zip(outcomes, gone, order) if r != "-" and not g),
        "gone": sum(n for n, g in zip(outcomes, gone) if g),
        "steps_expected": sum(n * l for n, l in zip(outcomes, lost)),
    }


def barrages():
    fires, brackets = ["artillery", "air", "ship"], [False, True]
    for column, fire, dg, steps in product(range(11), fires, brackets, range(1, 7)):
        assessment = {"column": column, "fire": fire, "brackets_dg": dg, "target_steps": steps}
        yield "ocs.barrage.distribution", {"assessment": assessment}, barrage_distribution


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


def volleys():
    for points in [*range(1, 130), 500, 999]:
        guns = {"side": 1, "kind": "artillery", "mode": "combat", "combat_side": {"barrage": points, "range": 3}}
        fire = {"firers": [guns], "phase": "combat"}
        yield "ocs.barrage.assess", {**fire, "targets": [REGIMENT] * 3, "unspotted": True}, fired
        yield "ocs.facility.assess", {**fire, "facility": "port", "capacity": 8}, fired


# ---- facilities -----------------------------------------------------------------------------------------------

FACILITY_WORDS = "- (6) (5) *(6) *(5) 1(5) 1(4) 1*(5) 1*(4) 2*(4) 2*(3)".split()
FACILITY_NOTATION = re.compile(r"-|(\d)?(\*)?\((\d)\)")


def facility_distribution(q):
    a = q["assessment"]
    based = a["facility"] in ("air_base", "air_strip")
    most = {"air_base": a["level"] - 1, "port": 4 - a["hits"]}.get(a["facility"], 0)

    def read(result):
        hits, busted, plane = FACILITY_NOTATION.fullmatch(result).groups()
        hit = mapped(lambda die: die >= int(plane), d6) if plane and based and a["planes"] else Die([False])
        return min(int(hits or 0), most), bool(busted) and a["facility"] == "railroad", hit

    table = d6.map(lambda die: tables.FACILITY[die - 1][a["column"]])
    plane = table.map(lambda r: read(r)[2])
    return {
        "denominator": 6,
        "results": [count(table, 6, lambda o: o == r) for r in FACILITY_WORDS],
        "hits": [count(table, 6, lambda o: read(o)[0] == n) for n in range(3)],
        "trainbusted": count(table, 6, lambda o: read(o)[1]),
        "plane_of_36": count(plane, 36, lambda o: o),
    }


def raids():
    kinds = ["air_base", "air_strip", "port", "railroad"]
    for column, kind, level, hits, planes in product(range(8), kinds, range(1, 4), range(5), [0, 3]):
        assessment = {"column": column, "facility": kind, "level": level, "hits": hits, "planes": planes}
        if kind == "port":
            assessment["capacity"] = 8
        yield "ocs.facility.distribution", {"assessment": assessment}, facility_distribution


# ---- the comparison -------------------------------------------------------------------------------------------


def main():
    program = sys.argv[1]
    families = [combats, percentiles, columns, barrages, volleys, raids]
    questions = [(family.__name__, *asked) for family in families for asked in family()]
    lines = "".join(json.dumps({"call": call, "in": question}) + "\n" for _, call, question, _ in questions)
    told = subprocess.run([program], input=lines, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    passed, failed = dict.fromkeys((f.__name__ for f in families), 0), 0
    if len(told) != len(questions):
        print(f"{len(questions)} questions, {len(told)} answers")
        failed += 1
    for (family, call, question, oracle), line in zip(questions, told):
        answer, expected = json.loads(line), oracle(question)
        value = answer.get("value") or {}
        wrong = {k: (value.get(k), v) for k, v in expected.items() if value.get(k) != v}
        if wrong:
            failed += 1
            if failed <= 20:
                print(f"{call} {json.dumps(question)}: {answer.get('fault', '')} (library, oracle) {wrong}")
        else:
            passed[family] += 1
    for family, n in passed.items():
        print(f"{family}: {n} agree")
    total = sum(passed.values())
    print(f"{total} passed, {failed} failed")
    return 0 if failed == 0 and total > 0 and all(passed.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
