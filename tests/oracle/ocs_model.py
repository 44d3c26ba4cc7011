"""The chances of the Operational Combat Series by a model of their own: results are read from the charts' own notation,
dice are icepool's, odds are fractions. Nothing here is taken from the library."""

import re
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from icepool import Die, d6, map as mapped

import tables

TWO = 2 @ d6
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


@dataclass(frozen=True)
class Charts:
    """What a combat is rolled by. The attacker surprises from the first number on, the defender up to the other."""

    cells: tuple = field(default=tuple(map(tuple, tables.COMBAT)), repr=False)
    first: int = 1
    regular: tuple = (10, 5)
    overrun: tuple = (9, 6)
    shifts: tuple = (1, 2, 3, 4, 5, 6)


@lru_cache(maxsize=None)
def surprise(surprised, shifts, modifier):
    """The surprise roll: who surprises, and how many columns the shift takes."""
    attacker, defender = surprised

    def shift(roll):
        modified = roll + modifier
        if modified >= attacker:
            return d6.map(lambda die: ("attacker", shifts[die - 1]))
        if modified <= defender:
            return d6.map(lambda die: ("defender", -shifts[die - 1]))
        return Die([("none", 0)])

    return mapped(shift, TWO)


def who_surprises(assessment, charts):
    kind = charts.regular if assessment["kind"] == "regular" else charts.overrun
    return surprise(kind, charts.shifts, assessment["drm"] - (assessment.get("hedgehog", 0) > 0))


@lru_cache(maxsize=None)
def rolled(charts, who, column, modifier):
    """The cases of each result, of 7776."""
    rows, last = charts.cells, len(charts.cells[0]) - 1
    shifted = who.map(lambda _, by: clamp(column + by, 0, last))

    def result(column, roll):
        return rows[clamp(roll + modifier - charts.first, 0, len(rows) - 1)][column]

    die = mapped(result, shifted, TWO)
    return {r: count(die, 7776, lambda o: o == r) for r in WORST_TO_BEST}


def results(assessment, charts=Charts()):
    modifier = assessment["drm"] - assessment.get("hedgehog", 0)
    return rolled(charts, who_surprises(assessment, charts), assessment["column"], modifier)


def taken(hard, option, steps, policy):
    """What a side takes: steps lost, hexes retreated, whether all of the option was taken."""
    left = steps - min(hard, steps)
    lost = steps - left
    if option == 0 or left == 0:
        return lost, 0, option == 0
    if policy == "fall_back":
        return lost, option, True
    return lost + min(option, left), 0, option <= left


def settled(notation, q):
    """What a result does to both sides: (steps, hexes, gone) each, disorganized, exploits."""
    match = NOTATION.fullmatch(notation)
    al, ao, exploit, dl, do = (int(part or 0) for part in match.groups()[:5])
    marked = bool(match[6])
    a = q["assessment"]
    steps, hexes, whole = taken(al, ao, a["attacker_steps"], q["attacker_policy"])
    gone = steps == a["attacker_steps"]
    if (hexes or not whole) and not q["defender_obeys"]:
        do = 0
    their_steps, their_hexes, _ = taken(dl, do, a["defender_steps"], q["defender_policy"])
    their_gone = their_steps == a["defender_steps"]
    disorganized = not their_gone and (marked or their_hexes >= 2)
    rating = a["exploit_rating"] - (a.get("exploit_drop", 0) if steps else 0)
    exploits = bool(exploit and rating >= exploit and not a["no_exploit"] and not gone and not hexes and whole)
    return (steps, hexes, gone), (their_steps, their_hexes, their_gone), disorganized, exploits


def combat_distribution(q, charts=Charts()):
    cases = results(q["assessment"], charts)
    who = who_surprises(q["assessment"], charts)
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


def place(cases, at):
    """Where one of several results stands, listed from the worst to the best."""
    return {"worse": sum(cases[:at]), "equal": cases[at], "better": sum(cases[at + 1:]), "denominator": sum(cases)}


def combat_percentile(q, charts=Charts()):
    cases = results(q["assessment"], charts)
    return place([cases[r] for r in WORST_TO_BEST], WORST_TO_BEST.index(q["result"]))


# ---- odds -----------------------------------------------------------------------------------------------------


def half_up(quotient):
    return (2 * quotient + 1) // 2


def points(shown):
    """The value of a measure as a question says it: 3, or "2 1/2"."""
    return sum(Fraction(part) for part in str(shown).split())


def shown(measure):
    whole, rest = divmod(Fraction(measure), 1)
    return int(whole) if rest == 0 else f"{whole} {rest}" if whole else str(rest)


def rounded(q):
    attack, defence = points(q["attack"]), points(q["defence"])
    if attack == 0 or defence == 0:
        both = int(attack == defence)
        return {"attack": both, "defence": both}
    small = min(attack, defence)
    return {"attack": int(half_up(attack / small)), "defence": int(half_up(defence / small))}


def column(q, headings=None):
    row = [tuple(map(int, heading.split(":"))) for heading in (headings or tables.ODDS)[q["ground"]]]
    odds = rounded(q)
    attack, defence = points(q["attack"]), points(q["defence"])
    if attack > 0 and defence == 0:
        at = len(row) - 1
    elif attack == 0 and defence > 0:
        at = 0
    else:
        below = [i for i, (a, d) in enumerate(row) if Fraction(a, d) <= Fraction(odds["attack"], odds["defence"])]
        at = max(below, default=0)
    heading = row[at]
    return {"odds": odds, "heading": {"attack": heading[0], "defence": heading[1]}, "column": at}


# ---- barrage --------------------------------------------------------------------------------------------------

OUTCOMES = ["-", "DG", "1", "2", "3"]


def counts(result, fire, brackets_dg):
    """What counts of a table's result: brackets, then fire from ships."""
    if result == "[1/2]":
        result = "DG" if brackets_dg else "1/2"
    if fire == "ship":
        result = {"1/2": "DG", "1": "1/2", "2": "1", "3": "2"}.get(result, result)
    return result


@lru_cache(maxsize=None)
def fallen(cells, fire, brackets_dg):
    """The cases of a column's results, and of the outcomes that they have, of 216 each."""
    table = TWO.map(lambda roll: cells[roll - 2])
    half = d6.map(lambda die: "1" if die >= 4 else "DG")
    outcome = table.map(lambda r: counts(r, fire, brackets_dg)).map(lambda r: half if r == "1/2" else r)
    return (
        [count(table, 216, lambda o: o == r) for r in ["-", "DG", "[1/2]", "1/2", "1", "2", "3"]],
        [count(outcome, 216, lambda o: o == r) for r in OUTCOMES],
    )


def barrage_cells(a, chart):
    return fallen(tuple(row[a["column"]] for row in chart), a["fire"], a["brackets_dg"])


def barrage_distribution(q, chart=tables.BARRAGE):
    a = q["assessment"]
    table, outcomes = barrage_cells(a, chart)
    lost = [min(wanted, a["target_steps"]) for wanted in [0, 0, 1, 2, 3]]
    gone = [n == a["target_steps"] for n in lost]
    return {
        "denominator": 216,
        "table": table,
        "outcomes": outcomes,
        "steps": [sum(n for n, l in zip(outcomes, lost) if l == i) for i in range(4)],
        "dg": sum(n for n, g, r in zip(outcomes, gone, OUTCOMES) if r != "-" and not g),
        "gone": sum(n for n, g in zip(outcomes, gone) if g),
        "steps_expected": sum(n * l for n, l in zip(outcomes, lost)),
    }


def barrage_percentile(q, chart=tables.BARRAGE):
    return place(barrage_cells(q["assessment"], chart)[1], OUTCOMES.index(q["outcome"]))


# ---- facilities -----------------------------------------------------------------------------------------------

FACILITY_WORDS = "- (6) (5) *(6) *(5) 1(5) 1(4) 1*(5) 1*(4) 2*(4) 2*(3)".split()
FACILITY_NOTATION = re.compile(r"-|(\d)?(\*)?\((\d)\)")


def facility_distribution(q):
    a = q["assessment"]
    based = a["facility"] in ("air_base", "air_strip")
    return facility_cases(a["column"], a["facility"], a["level"], a["hits"], bool(based and a["planes"]))


@lru_cache(maxsize=None)
def facility_cases(column, facility, level, hits, planes):
    most = {"air_base": level - 1, "port": 4 - hits}.get(facility, 0)

    def read(result):
        hits, busted, plane = FACILITY_NOTATION.fullmatch(result).groups()
        hit = mapped(lambda die: die >= int(plane), d6) if plane and planes else Die([False])
        return min(int(hits or 0), most), bool(busted) and facility == "railroad", hit

    table = d6.map(lambda die: tables.FACILITY[die - 1][column])
    plane = table.map(lambda r: read(r)[2])
    return {
        "denominator": 6,
        "results": [count(table, 6, lambda o: o == r) for r in FACILITY_WORDS],
        "hits": [count(table, 6, lambda o: read(o)[0] == n) for n in range(3)],
        "trainbusted": count(table, 6, lambda o: read(o)[1]),
        "plane_of_36": count(plane, 36, lambda o: o),
    }


# ---- attrition and capture ------------------------------------------------------------------------------------


@lru_cache(maxsize=None)
def attrition(steps, rating):
    """The steps lost, for two dice."""
    def lost(roll):
        modified = roll + (3 if steps >= 5 else 0)
        for most, lost in tables.ATTRITION[rating]:
            if modified <= most:
                return min(lost, steps)
        return steps

    return TWO.map(lost)


def attrition_distribution(q):
    a = q["assessment"]
    die = attrition(a["steps"], a["rating"])
    return {
        "denominator": 36,
        "steps": [count(die, 36, lambda lost: lost == n) for n in range(5)],
        "all": count(die, 36, lambda lost: lost == a["steps"]),
        "expected": int(die.mean() * 36),
    }


def capture_distribution(q):
    prize = q["prize"]
    whole = Fraction(1, 4) if q["rules"]["token_trucks"] else Fraction(1)

    def captured(column, name, unit):
        there = points(prize[name])
        return [shown(half_up(there * percent / (100 * unit)) * unit) for percent in tables.CAPTURE[column]]

    return {
        "denominator": 6,
        "dump": captured("dump", "dump", Fraction(1)),
        "trucks": captured("trucks", "trucks", whole),
        "truck_load": captured("trucks", "truck_load", Fraction(1)),
        "wagons": captured("wagons", "wagons", whole),
        "wagon_load": captured("wagons", "wagon_load", Fraction(1)),
    }
