"""Compares the library's odds and chances of the American Civil War with a model's, in random questions. How it is run
is said in asking.py."""

import sys
from fractions import Fraction

from asking import Family, main

# ---- odds -----------------------------------------------------------------------------------------------------


def odds(q):
    """Rounded in the defender's favour (ACW 8): 15 to 6 is 2:1, 7 to 8 is 1:2."""
    attack, defence = q["attack"], q["defence"]
    if attack == 0 or defence == 0:
        return {"attack": 0, "defence": 1} if attack == 0 else {"attack": 1, "defence": 0}
    if attack >= defence:
        return {"attack": attack // defence, "defence": 1}
    return {"attack": 1, "defence": -(-defence // attack)}


def column(q):
    rounded, columns = odds(q), q["table"]["columns"]
    if rounded["attack"] == 0:
        at = 0
    elif rounded["defence"] == 0:
        at = len(columns) - 1
    else:
        asked = Fraction(rounded["attack"], rounded["defence"])
        at = max((i for i, c in enumerate(columns) if Fraction(c["attack"], c["defence"]) <= asked), default=0)
    return {"odds": rounded, "heading": columns[at], "column": at}


# ---- a combat -------------------------------------------------------------------------------------------------


def faces(q):
    """The result of each face of the die (ACW 8, 9)."""
    table, a = q["table"], q["assessment"]
    width = len(table["columns"])
    found = []
    for face in range(1, 7):
        row = min(max(face + a["drm"] - table["first"], 0), table["rows"] - 1)
        found.append(table["cells"][row * width + a["column"]])
    return found


NOTHING = {"losses": 0, "retreat": 0, "eliminated": False, "disorganized": False, "advance": False, "together": False}


def whole(outcome):
    return {"code": outcome["code"], "exchange": outcome.get("exchange", False),
            **{side: {**NOTHING, **outcome.get(side, {})} for side in ("attacker", "defender")}}


def distribution(q):
    results = [whole(outcome) for outcome in q["table"]["results"]]
    codes = faces(q)
    ends = [next(r for r in results if r["code"] == code) for code in codes]

    def cases(event):
        return sum(map(event, ends))

    value = {"denominator": 6, "faces": codes, "exchange": cases(lambda r: r["exchange"])}
    for side in ("attacker", "defender"):
        def suffers(r, side=side):
            return r[side]["eliminated"] or r[side]["retreat"] > 0

        value[side + "_adverse"] = cases(lambda r: r["exchange"] or suffers(r) or r[side]["losses"] > 0)
        value[side + "_driven"] = cases(suffers)
        value[side + "_eliminated"] = cases(lambda r: r[side]["eliminated"])
        value[side + "_retreat_expected"] = cases(lambda r: r[side]["retreat"])
    rows = [{"result": r, "cases": codes.count(r["code"])} for r in results if r["code"] in codes]
    return value, rows


def percentile(q):
    order = [outcome["code"] for outcome in q["table"]["results"]]
    places = [order.index(code) for code in faces(q)]
    happened = order.index(q["code"])
    return {
        "worse": sum(place < happened for place in places),
        "equal": places.count(happened),
        "better": sum(place > happened for place in places),
        "denominator": 6,
    }


# ---- commanders -----------------------------------------------------------------------------------------------


def commanders(q):
    """The chances of ACW 11. Cells are (the others' best, casualties among them): cases; the best is whoever has the
    most stars, the first of several."""
    units = q["units"]
    officers = [i for i, unit in enumerate(units) if unit["kind"] == "commander"]

    def stars(i, lost=False):
        return units[i]["replacement_stars"] if lost or units[i].get("replaced") else units[i]["stars"]

    def rolls(i):
        return (q["cause"] != "withdrawal" and units[i]["hex"] in q["hexes"] and units[i]["stars"] > 1
                and not units[i].get("replaced"))

    rolling = [i for i in officers if rolls(i)]
    before = q.get("army_commander")
    if before is None and officers:
        before = max(officers, key=lambda i: (stars(i), -i))
    cells = {(None, 0): 1}
    for i in officers:
        if i == before:
            continue
        new = {}
        for (best, lost), cases in cells.items():
            for hit, ways in [(False, 5), (True, 1)] if i in rolling else [(False, 1)]:
                his = stars(i, hit), -i
                at = his if best is None else max(best, his), lost + hit
                new[at] = new.get(at, 0) + cases * ways
        cells = new
    ends = {}

    def end(commander, lost, cases):
        ends[commander, lost] = ends.get((commander, lost), 0) + cases

    for (best, lost), cases in cells.items():
        if before is None or before not in rolling:
            end(before, lost, cases)
            continue
        end(before, lost, 5 * cases)
        # His replacement goes before others with as many stars.
        stays = best is None or best[0] <= stars(before, True)
        end(before if stays else -best[1], lost + 1, cases)
    return told(ends, before, len(rolling))


def told(ends, before, rolls):
    rows = [
        {"cases": str(cases), "casualties": lost, "army_commander": commander, "changed": commander != before}
        for (commander, lost), cases in sorted(ends.items(), key=lambda end: (end[0][0] is not None, end[0]))
    ]
    return {
        "denominator": str(6**rolls),
        "unharmed": str(sum(cases for (_, lost), cases in ends.items() if lost == 0)),
        "changed": str(sum(cases for (commander, _), cases in ends.items() if commander != before)),
        "casualties_expected": str(sum(cases * lost for (_, lost), cases in ends.items())),
        "rolls": rolls,
        "army_commander": before,
    }, rows


# ---- questions ------------------------------------------------------------------------------------------------


def outcome(draw, code):
    found = {"code": code}
    if draw.random() < 0.25:
        found["exchange"] = True
    for side in ("attacker", "defender"):
        his = {"advance": draw.random() < 0.2, "disorganized": draw.random() < 0.3}
        kind = draw.choice(["none", "retreat", "losses", "both", "gone"])
        if kind in ("retreat", "both"):
            his["retreat"] = draw.choice([1, 1, 2, 3, draw.randint(1, 255)])
        if kind in ("losses", "both") and "exchange" not in found:
            his.update(losses=draw.randint(1, 3), together=draw.random() < 0.3)
        if kind == "gone" and "exchange" not in found:
            his = {"eliminated": True}
        found[side] = his
    return found


def table(draw):
    columns = draw.randint(1, 12)
    ratios = draw.sample([*range(-9, -1), *range(1, 25)], columns)
    codes = draw.sample(range(1, 256), draw.randint(1, 10))
    rows = draw.randint(1, 12)
    return {
        "columns": [{"attack": r, "defence": 1} if r > 0 else {"attack": 1, "defence": -r} for r in sorted(ratios)],
        "rows": rows, "first": draw.randint(-5, 4),
        "cells": [draw.choice(codes) for _ in range(rows * columns)],
        "results": [outcome(draw, code) for code in codes],
    }


def strengths(draw):
    one, other = (draw.choice([0, draw.randint(1, 20), draw.randint(1, 200), draw.randint(1, 65535)]) for _ in "AD")
    if draw.random() < 0.3:
        # Near a whole quotient, where the rounding turns.
        other = min(max(one * draw.randint(1, 9) + draw.choice([-1, 0, 1]), 0), 65535)
    pair = [one, other]
    draw.shuffle(pair)
    return {"attack": pair[0], "defence": pair[1]}


def compared(draw):
    return {**strengths(draw), "table": table(draw)}


def combat(draw):
    chart = table(draw)
    at = draw.randrange(len(chart["columns"]))
    drm = draw.choice([0, draw.randint(-4, 4), draw.randint(-100, 100)])
    return {"assessment": {"heading": chart["columns"][at], "column": at, "drm": drm}, "table": chart}


def combat_happened(draw):
    question = combat(draw)
    return {**question, "code": draw.choice([outcome["code"] for outcome in question["table"]["results"]])}


def casualties(draw):
    hexes = [{"q": q, "r": 0} for q in range(4)]
    units = []
    for _ in range(draw.choice([0, 1, 2, 3, 4, 6, 10, draw.randint(10, 26)])):
        unit = {"hex": draw.choice(hexes), "kind": "commander", "stars": draw.randint(1, 5), "command": 1,
                "replacement_stars": draw.randint(0, 4), "replacement_command": 1}
        if draw.random() < 0.15:
            unit["replaced"] = True
        units.append(unit)
        if draw.random() < 0.2:
            units.append({"hex": draw.choice(hexes), "kind": "infantry", "strength": 3, "cohesion": 4})
    hit = [draw.choice(hexes) for _ in range(draw.randint(1, 5))]
    cause = draw.choice(["combat", "combat", "combat", "artillery_fire", "cavalry_charge", "withdrawal"])
    question = {"units": units, "hexes": hit, "cause": cause}
    officers = [i for i, unit in enumerate(units) if unit["kind"] == "commander"]
    if officers and draw.random() < 0.4:
        question["army_commander"] = draw.choice(officers)
    return question


if __name__ == "__main__":
    sys.exit(main([
        Family("acw.odds.round", strengths, odds),
        Family("acw.odds.column", compared, column),
        Family("acw.combat.distribution", combat, distribution),
        Family("acw.combat.percentile", combat_happened, percentile),
        Family("acw.commanders.distribution", casualties, commanders),
    ]))
