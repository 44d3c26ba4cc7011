"""Battles, swings, orders of losses and where to stop, against every throw of the dice added up as fractions by other means."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

import grognard
from grognard import analysis, axis_allies
from grognard.ocs import combat

# Of the kinds whose figures are those of every edition: what hits in attack and in defence, and what they cost.
ATTACK, DEFENCE = {"infantry": 1, "fighter": 3, "bomber": 4}, {"infantry": 2, "fighter": 4, "bomber": 1}
COST = {"infantry": 3, "fighter": 12, "bomber": 15}
TERRITORY = 4
# Units in the order in which they are lost.
Line = tuple[str, ...]
FORCES: list[tuple[Line, Line]] = [
    (("infantry",), ("infantry",)),
    (("infantry", "infantry", "fighter"), ("infantry", "infantry")),
    (("fighter", "infantry", "bomber"), ("infantry", "bomber", "fighter")),
    (("bomber", "fighter"), ("infantry", "infantry", "infantry")),
    (("infantry", "infantry", "infantry", "fighter"), ("fighter", "infantry")),
]


def hits(line: Line, values: dict[str, int]) -> list[Fraction]:
    """The chances of 0, 1, ... hits: every throw of a die for each unit, one by one."""
    out = [Fraction(0)] * (len(line) + 1)
    for throw in product(range(1, 7), repeat=len(line)):
        hit = sum(die <= values[kind] for die, kind in zip(throw, line, strict=True))
        out[hit] += Fraction(1, 6 ** len(line))
    return out


def round_of(ours: Line, theirs: Line, lost: tuple[int, int]) -> dict[tuple[int, int], Fraction]:
    """The chances of what has been lost after one more round."""
    at, by = lost
    out: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for a, chance_a in enumerate(hits(ours[at:], ATTACK)):
        for d, chance_d in enumerate(hits(theirs[by:], DEFENCE)):
            out[min(at + d, len(ours)), min(by + a, len(theirs))] += chance_a * chance_d
    return out


def ends(ours: Line, theirs: Line) -> dict[tuple[int, int], Fraction]:
    """The chances of how many are lost at the end."""

    @cache
    def solve(lost: tuple[int, int]) -> dict[tuple[int, int], Fraction]:
        if lost[0] == len(ours) or lost[1] == len(theirs):
            return {lost: Fraction(1)}
        after = round_of(ours, theirs, lost)
        stays = after.pop(lost, Fraction(0))
        out: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for state, chance in after.items():
            for end, then in solve(state).items():
                out[end] += chance * then / (1 - stays)
        return out

    return solve((0, 0))


def taken(ours: Line, theirs: Line, lost: tuple[int, int]) -> bool:
    """Whether a land unit is there when no defender is."""
    return lost[1] == len(theirs) and "infantry" in ours[lost[0] :]


def swing(ours: Line, theirs: Line, lost: tuple[int, int]) -> int:
    gone = sum(COST[kind] for kind in theirs[: lost[1]]) - sum(COST[kind] for kind in ours[: lost[0]])
    return gone + TERRITORY * taken(ours, theirs, lost)


def force(line: Line) -> dict[str, int]:
    return {kind: line.count(kind) for kind in dict.fromkeys(line)}


def order(line: Line) -> dict[str, Any]:
    return {"order": list(dict.fromkeys(line))}


def asked(ours: Line, theirs: Line) -> dict[str, Any]:
    waves = [{"force": force(ours), "plan": order(ours)}]
    return {"kind": "land", "waves": waves, "defender": force(theirs), "defender_plan": order(theirs)}


def near(one: Fraction, other: Fraction, bound: Fraction) -> bool:
    return abs(one - other) <= bound


@pytest.mark.parametrize(("ours", "theirs"), FORCES)
def test_battle(ours: Line, theirs: Line) -> None:
    exact = ends(ours, theirs)
    ruling = axis_allies.battle.distribution(asked(ours, theirs))
    missing = grognard.chance(ruling.value.missing)
    assert missing < Fraction(1, 2**40)
    won = sum((chance for lost, chance in exact.items() if lost[1] == len(theirs) and lost[0] < len(ours)), Fraction(0))
    assert near(grognard.chance(ruling.value.win), won, missing)
    held = sum((chance for lost, chance in exact.items() if taken(ours, theirs, lost)), Fraction(0))
    assert near(grognard.chance(ruling.value.taken), held, missing)


@pytest.mark.parametrize(("ours", "theirs"), FORCES)
def test_swing_counts_units_and_territory(ours: Line, theirs: Line) -> None:
    exact: defaultdict[int, Fraction] = defaultdict(Fraction)
    for lost, chance in ends(ours, theirs).items():
        exact[swing(ours, theirs, lost)] += chance
    ruling = axis_allies.battle.distribution(asked(ours, theirs))
    got = grognard.distribution(ruling, lambda row: row.defender_ipc - row.attacker_ipc + TERRITORY * row.taken)
    assert set(got.outcomes) == set(exact) and all(near(got[outcome], chance, got.missing) for outcome, chance in exact.items())
    most = max(map(abs, exact))
    # The mean is of the cases that are counted.
    assert near(got.mean, sum((Fraction(out) * chance for out, chance in exact.items()), Fraction(0)), 2 * most * got.missing)


@pytest.mark.parametrize("of", ["win", "taken", "swing"])
def test_orders(of: str) -> None:
    ours, theirs = {"infantry": 2, "fighter": 1, "bomber": 1}, ("infantry", "infantry", "bomber")
    plan = order(theirs)
    found = analysis.orders(attacker=ours, defender=force(theirs), of=of, territory=TERRITORY, kind="land", defender_plan=plan)  # type: ignore[arg-type]
    values = []
    for one in found:
        line = tuple(kind for kind in one.order for _ in range(ours[kind] - one.keep.get(kind, 0)))
        line += tuple(kind for kind, count in one.keep.items() for _ in range(count))
        exact = Fraction(0)
        for lost, chance in ends(line, theirs).items():
            worth = {
                "win": Fraction(lost[1] == len(theirs) and lost[0] < len(line)),
                "taken": Fraction(taken(line, theirs, lost)),
                "swing": Fraction(swing(line, theirs, lost)),
            }
            exact += chance * worth[of]
        assert near(one.value, exact, one.bound), one
        values.append(exact)
    assert len(values) == 12 and near(max(values), values[0], found[0].bound)


@pytest.mark.parametrize(("ours", "theirs"), FORCES)
def test_where_to_stop(ours: Line, theirs: Line) -> None:
    """The best of all rules to stop by: each state by itself, from the last to the first."""
    leaves: set[tuple[int, int]] = set()

    def over(lost: tuple[int, int]) -> bool:
        return lost[0] == len(ours) or lost[1] == len(theirs)

    @cache
    def go_on(lost: tuple[int, int]) -> Fraction:
        after = round_of(ours, theirs, lost)
        stays = after.pop(lost, Fraction(0))
        return sum((chance * best(state) for state, chance in after.items()), Fraction(0)) / (1 - stays)

    @cache
    def best(lost: tuple[int, int]) -> Fraction:
        leave = Fraction(swing(ours, theirs, lost))
        if over(lost) or go_on(lost) >= leave:
            return leave if over(lost) else go_on(lost)
        leaves.add(lost)
        return leave

    # The first round is fought in any case.
    exact = sum((chance * best(state) for state, chance in round_of(ours, theirs, (0, 0)).items()), Fraction(0))
    got = analysis.stop(attacker=force(ours), defender=force(theirs), territory=TERRITORY, plan=order(ours), defender_plan=order(theirs))
    assert got.bound < 1e-12 and abs(Fraction(got.value) - exact) <= Fraction(got.bound)

    def counts(line: Line) -> tuple[int, ...]:
        return tuple(line.count(kind) for kind in ("infantry", "armor", "fighter", "bomber"))

    assert set(got.stops) == {(counts(ours[lost[0] :]), counts(theirs[lost[1] :])) for lost in leaves}


def test_one_combat_after_another() -> None:
    """Three attacks in a row: every way in which they may end, one by one."""
    losses = []
    for column in (2, 6, 11):
        assessment = {"kind": "regular", "column": column, "attacker_steps": 2, "defender_steps": 3}
        ruling = combat.distribution(assessment=assessment, attacker_policy="stand", defender_policy="stand")
        losses.append(grognard.distribution(ruling, "defender_steps"))
    exact: defaultdict[int, Fraction] = defaultdict(Fraction)
    for three in product(*losses):
        chance = Fraction(1)
        for outcome, one in zip(three, losses, strict=True):
            chance *= one[outcome]
        exact[sum(three)] += chance
    whole = losses[0] + losses[1] + losses[2]
    assert dict(whole) == dict(exact) and whole.missing == 0
    assert losses[0] * 3 == losses[0] + losses[0] + losses[0]
    better = losses[2].compare(losses[0])
    assert better[1] == sum(losses[2][a] * losses[0][b] for a in losses[2] for b in losses[0] if a > b)
