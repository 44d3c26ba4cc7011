"""Compares the library's chances of combats of 1950 Korea with a model's, in random questions. How it is run is said in
asking.py.

The cases of a sum are the coefficients of a polynomial, held in a whole number: a die of three sides is x + x^2 + x^3.
Chips are dealt kind by kind out of the bag, without putting back (KOR 8.0).
"""

import sys
from functools import lru_cache
from math import comb

from asking import Family, Refused, main

WIDTH = 128  # bits of a coefficient, of which none reaches 2^64 where there is an answer
MOST = 2**64 - 1


def die(sides):
    return sum(1 << WIDTH * face for face in range(1, sides + 1))


@lru_cache(maxsize=None)
def dice(number, sides):
    return die(sides) ** number


def thrown(a, side):
    """A side's dice: their number and their sides. Without any said it is one six-sided die."""
    number, sides = a.get(side + "_dice", 0), a.get(side + "_sides", 0)
    return (1, 6) if number == sides == 0 else (number, sides)


def dealt(bag, attacker, defender):
    """The cases of each difference of the chips drawn, which are not put back."""
    cells = {(0, 0, 0): 1}
    for chip in bag:
        new = {}
        for (ours, theirs, sum_), cases in cells.items():
            for more in range(min(chip["count"], attacker - ours) + 1):
                for others in range(min(chip["count"] - more, defender - theirs) + 1):
                    ways = comb(chip["count"], more) * comb(chip["count"] - more, others)
                    at = ours + more, theirs + others, sum_ + chip["value"] * (more - others)
                    new[at] = new.get(at, 0) + cases * ways
        cells = new
    return {sum_: cases for (ours, theirs, sum_), cases in cells.items() if (ours, theirs) == (attacker, defender)}


def differentials(q):
    """The cases of each differential, from the lowest on; or a `Refused`."""
    a, bag = q["assessment"], q.get("bag", [])
    drawn = a.get("attacker_chips", 0), a.get("defender_chips", 0)
    if not bag:
        # All chips are 0.
        chips = {0: 1}
    else:
        chips_there = sum(chip["count"] for chip in bag)
        if chips_there < sum(drawn) or not any(drawn):
            return Refused("contradiction")
        chips = dealt(bag, *drawn)
    ours, theirs = thrown(a, "attacker"), thrown(a, "defender")
    all_cases = ours[1] ** ours[0] * theirs[1] ** theirs[0] * sum(chips.values())
    if all_cases > MOST:
        return Refused("overflow")
    # The defender's sums lie as often as far above their middle as below: `ends - sum` is spread as the sum is.
    ends = theirs[0] * (theirs[1] + 1)
    lowest = min(chips)
    product = dice(*ours) * dice(*theirs) * sum(cases << WIDTH * (sum_ - lowest) for sum_, cases in chips.items())
    shift = lowest - ends + a["attacker_drm"] - a["defender_drm"]
    found = {}
    for power, cases in enumerate(coefficients(product)):
        if cases:
            found[shift + power] = cases
    assert sum(found.values()) == all_cases
    return found


def coefficients(polynomial):
    size = WIDTH // 8
    written = polynomial.to_bytes(polynomial.bit_length() // 8 + size, "little")
    for at in range(0, len(written), size):
        yield int.from_bytes(written[at:at + size], "little")


PRINTED = {"attacker": {"meeting": (1, 1), "prepared": (1, 1)}, "defender": {"meeting": (2, 1), "prepared": (1, 1)}}


def losses(a, differential):
    """What the attacker and the defender lose (8.3): who has the lower result, by his ratio."""
    side = "attacker" if differential < 0 else "defender"
    ratio = a.get(side + "_ratio_points", 0), a.get(side + "_ratio_losses", 0)
    points, lost = PRINTED[side][a["kind"]] if ratio == (0, 0) else ratio
    number = abs(differential) * lost
    number = -(-number // points) if a.get("rounding") == "up" else number // points
    return (number, 0) if side == "attacker" else (0, number)


def distribution(q):
    a, found = q["assessment"], differentials(q)
    if isinstance(found, Refused):
        return found
    denominator = sum(found.values())
    rows = []
    sums = [0, 0]
    loses = [0, 0]
    for differential, cases in sorted(found.items()):
        lost = losses(a, differential)
        for side in (0, 1):
            sums[side] += lost[side] * cases
            loses[side] += cases * (lost[side] > 0)
        row = {"cases": cases, "attacker_losses": lost[0], "defender_losses": lost[1], "lowest": differential,
               "highest": differential}
        last = rows[-1] if rows else None
        if q.get("by") == "losses" and last and (last["attacker_losses"], last["defender_losses"]) == lost:
            last["cases"] += cases
            last["highest"] = differential
        else:
            rows.append(row)
    value = {"denominator": denominator, "attacker_loses": loses[0], "defender_loses": loses[1]}
    for side, sum_ in zip(["attacker", "defender"], sums):
        value[side + "_losses_whole"], value[side + "_losses_rest"] = divmod(sum_, denominator)
    return texts(value), [{**row, "cases": str(row["cases"])} for row in rows]


def texts(value):
    """Wide numbers are texts in JSON."""
    return {name: str(number) for name, number in value.items()}


def percentile(q):
    found = differentials(q)
    if isinstance(found, Refused):
        return found
    happened = q["differential"]
    return texts({
        "worse": sum(cases for differential, cases in found.items() if differential < happened),
        "equal": found.get(happened, 0),
        "better": sum(cases for differential, cases in found.items() if differential > happened),
        "denominator": sum(found.values()),
    })


# ---- questions ------------------------------------------------------------------------------------------------


def some_dice(draw):
    """A side's dice: mostly few, sometimes so many that the cases do not fit."""
    kind = draw.random()
    if kind < 0.35:
        return 0, 0
    if kind < 0.4:
        return 0, draw.randint(1, 20)
    if kind < 0.9:
        return draw.randint(1, 4), draw.choice([2, 4, 6, 6, 8, 10, 12, 20])
    if kind < 0.95:
        return draw.randint(1, 2), draw.randint(1, 255)
    return draw.randint(1, 16), draw.randint(1, 12)


def some_bag(draw, drawn):
    kinds = draw.randint(1, 6)
    far = draw.random() < 0.2
    bag = [{"count": draw.choice([0, 1, 1, 2, 3, draw.randint(1, 20)]),
            "value": draw.randint(-128, 127) if far else draw.randint(-4, 6)} for _ in range(kinds)]
    missing = drawn - sum(chip["count"] for chip in bag)
    if missing > 0 and draw.random() < 0.9:
        bag[0]["count"] += missing + draw.randint(0, 3)
    return bag


def assessment(draw):
    far = draw.random() < 0.1
    drm = 10_000 if far else 9
    a = {"attacker_drm": draw.randint(-drm, drm), "defender_drm": draw.randint(-drm, drm),
         "kind": draw.choice(["meeting", "prepared"])}
    for side in ["attacker", "defender"]:
        a[side + "_dice"], a[side + "_sides"] = some_dice(draw)
        if draw.random() < 0.5:
            a[side + "_ratio_points"], a[side + "_ratio_losses"] = (
                draw.choice([1, 1, 2, 3, draw.randint(1, 127)]), draw.choice([1, 1, 2, 3, draw.randint(1, 127)]))
    if draw.random() < 0.5:
        a["rounding"] = draw.choice(["down", "up"])
    question = {"assessment": a}
    if draw.random() < 0.6:
        for side in ["attacker", "defender"]:
            a[side + "_chips"] = draw.choice([0, 1, 1, 2, 3, draw.randint(0, 16)])
        drawn = a["attacker_chips"] + a["defender_chips"]
        if draw.random() < 0.9 and drawn:
            question["bag"] = some_bag(draw, drawn)
    return question


def combat(draw):
    return {**assessment(draw), "by": draw.choice(["differential", "losses"])}


def happened(draw):
    """Mostly near the middle of what could have been."""
    question = assessment(draw)
    a = question["assessment"]
    near = a["attacker_drm"] - a["defender_drm"] + draw.randint(-12, 12)
    return {**question, "differential": draw.choice([near, near, draw.randint(-32768, 32767)])}


if __name__ == "__main__":
    sys.exit(main([
        Family("korea.combat.distribution", combat, distribution),
        Family("korea.combat.percentile", happened, percentile),
    ]))
