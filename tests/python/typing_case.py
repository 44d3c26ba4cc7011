"""Checked by mypy and pyright, and run: the types must be what the values are."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, Never, assert_type

import numpy
from numpy.typing import NDArray

import grognard
from grognard import Chance, Expectation, Fault, Odds, Ruling, Step, axis_allies
from grognard.ocs import Assessment, CombatDistribution, Effect, Face, Mode, Unit, combat, modes, odds, units


def halve(unit: Unit, mode: Mode) -> Unit:
    return unit.replace(mode=mode)


tank = Unit(
    side=1, kind="combat", mode="combat", size="regiment", arm="armor", rating=4, combat_side=Face(strength=20),
    combat_supply="paid",
)  # fmt: skip
same = Unit({"side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "combat_side": {"strength": 20}}, rating=4)
enemy = Unit(tank, side=2)
assert_type(tank.rating, int | None)
assert_type(tank.combat_side, Face)
assert_type(tank.released, bool)
assert_type(halve(tank, "strat"), Unit)
assert_type(tank.mode, Literal["combat", "move", "reserve", "strat", "exploit", "dg"] | None)

ruling = combat.assess(
    attackers=[same.replace(combat_supply="paid"), tank.to_dict()], defenders=(enemy,), attack="regular", phase="combat", trail=True
)
assert_type(ruling, Ruling[Assessment | None, Never])
assert_type(ruling.verdict, Literal["allowed", "forbidden"] | None)
assert_type(ruling.cites, tuple[str, ...])
if ruling.value is not None:
    assert_type(ruling.value.odds, Odds)
    assert_type(ruling.value.attack, Fraction)
    chances = combat.distribution(assessment=ruling.value, attacker_policy="fall_back", defender_policy="stand")
    assert_type(chances, Ruling[CombatDistribution, Never])
    assert_type(chances.value.attacker_steps, tuple[Chance, Chance, Chance])
    assert_type(chances.value.attacker_steps_expected, Expectation)
    battle = combat.resolve(assessment=ruling.value, dice=[3, 4, 3, 4]).value
    settled = combat.apply({"battle": battle.to_dict(), "units": [tank], "losses": []})
    assert_type(settled.effects, tuple[Effect, ...])

assert_type(units.attack_capable(unit=tank), Ruling[None, Never])
assert_type(odds.round(attack="15", defence=6, ground="open").value, Odds)
assert_type(modes.action_rating({"unit": tank}).value.rating, int)
assert_type(grognard.rule("OCS 9.7"), str)
assert_type(grognard.Dice(3).roll(2), list[int])

assert_type(tank.to_dict()["rating"], int | None)
assert_type(tank.to_dict()["combat_side"]["strength"], int | str | None)
sweep = combat.distribution_batch(
    kind="regular", column=[3, 4], drm=0, attacker_steps=1, defender_steps=1, attacker_policy="stand", defender_policy="stand", exact=True
)
assert_type(sweep["defender_gone"], NDArray[numpy.int64])
shares = combat.distribution_batch(
    kind="regular", column=3, drm=0, attacker_steps=1, defender_steps=1, attacker_policy="stand", defender_policy="stand", exact=False
)
assert_type(shares["defender_gone"], NDArray[numpy.float64])
won = axis_allies.battle.distribution_batch(kind="land", attacker_infantry=[3, 4], defender_infantry=1, fields=["win"], exact=True)
assert_type(won["win"], NDArray[numpy.uint64])
assert won["win"].dtype == numpy.uint64 and sweep["defender_gone"].dtype == numpy.int64 and shares["defender_gone"].dtype == float

match tank:
    case Unit(rating=rating, mode="combat"):
        assert_type(rating, int | None)
    case _:
        raise AssertionError

try:
    combat.assess(attackers=[], defenders=[tank], attack="regular", phase="combat")
except Fault as fault:
    assert_type(fault.code, str)
    assert_type(fault.field, str)

for step in ruling.trail:
    assert isinstance(step, Step)
    assert_type(step.rule, str | None)
