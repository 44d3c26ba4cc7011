"""What analysts ask, against counts by hand and against the operations themselves."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import grognard
from grognard import analysis, axis_allies
from grognard.ocs import combat

SAID: dict[str, Any] = {"kind": "regular", "attacker_steps": 3, "defender_steps": 2, "attacker_policy": "stand", "defender_policy": "stand"}


def test_floats() -> None:
    columns = np.arange(13)
    exact = combat.distribution_batch(column=columns, **SAID, exact=True)
    got = combat.distribution_batch(column=columns, **SAID, exact=False)
    assert (got["results"] == exact["results"] / 7776).all() and got["vacated"].dtype == np.float64
    one = combat.distribution_batch(column=columns, **SAID, fields=["vacated"], exact=False)
    assert list(one) == ["vacated"] and (one["vacated"] == got["vacated"]).all()
    battle = axis_allies.battle.distribution_batch(kind="land", attacker_infantry=[1, 0], attacker_bomber=[2, 1], defender_infantry=1,
                                                   exact=False)  # fmt: skip
    value = axis_allies.battle.distribution(
        kind="land", waves=[{"force": {"infantry": 1, "bomber": 2}}], defender={"infantry": 1}
    ).value
    assert battle["win"][0] == float(grognard.chance(value.win)) and battle["rounds"][0] == pytest.approx(float(value.rounds), abs=1e-15)
    assert battle["attacker_lost_ipc"][0] == pytest.approx(float(value.attacker_lost.ipc), abs=1e-14)
    with pytest.raises(grognard.Fault) as caught:
        combat.distribution_batch(column=1, **SAID, exact="no")
    assert (caught.value.code, caught.value.field) == ("wrong_type", "exact")


def test_sensitivity() -> None:
    columns, drm = np.arange(13), np.arange(-2, 3)[:, None]
    asked = {name: value for name, value in SAID.items() if name != "attacker_steps"}
    got = analysis.sensitivity(
        "ocs.combat.distribution", "vacated", {"drm": 1, "column": 2, "attacker_steps": 1}, column=columns, drm=drm, attacker_steps=3, **asked
    )
    vacated = combat.distribution_batch(column=columns, drm=np.arange(-2, 4)[:, None], **SAID)["vacated"]
    assert got["drm"] == pytest.approx(vacated[1:] - vacated[:-1])
    assert got["column"][:, :11] == pytest.approx(vacated[:-1, 2:] - vacated[:-1, :-2]) and np.isnan(got["column"][:, 11:]).all()
    with pytest.raises(grognard.Fault):
        analysis.sensitivity("ocs.combat.distribution", "vacated", ["hedgehog"], column=columns, **SAID)


def test_cheapest() -> None:
    ruling = analysis.cheapest(0.75, kind="land", available={"infantry": 8, "armor": 4}, defender={"infantry": 3})
    assert ruling.value.found and ruling.value.complete
    # Every force of what is available by itself: none that is cheaper reaches the chance.
    infantry, armor = (axis.ravel() for axis in np.meshgrid(np.arange(9), np.arange(5)))
    some = infantry + armor > 0
    infantry, armor = infantry[some], armor[some]
    win = axis_allies.battle.distribution_batch(
        kind="land", attacker_infantry=infantry, attacker_armor=armor, defender_infantry=3, fields=["win"], exact=False
    )["win"]
    cost = 3 * infantry + 5 * armor
    assert ruling.value.ipc == cost[win >= 0.75].min()


def test_orders() -> None:
    force = {"infantry": 2, "fighter": 1, "bomber": 1}
    found = analysis.orders(attacker=force, defender={"infantry": 2, "armor": 1}, of="swing", territory=5, kind="land")
    assert len(found) == 12 and [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    assert {(one.order, tuple(one.keep)) for one in found} == {
        (order, keep) for order in permutations(("infantry", "fighter", "bomber")) for keep in ((), ("infantry",))
    }
    assert all(one.bound < Fraction(1, 2**40) for one in found)
    defended = analysis.orders(attacker=force, defender={"infantry": 2, "bomber": 1}, role="defender", of="lose", kind="land")
    assert defended[0].order == ("bomber", "infantry") and defended[0].value > defended[-1].value


def test_stop_by_hand() -> None:
    # One infantry against one: to go on, the chances of a round are 1/9 won alone, 5/18 lost alone, 1/18 both.
    one = {"infantry": 1}
    got = analysis.stop(attacker=one, defender=one, territory=0)
    won, lost, both = Fraction(1, 6) * Fraction(2, 3), Fraction(5, 6) * Fraction(1, 3), Fraction(1, 18)
    value = (won * 3 - lost * 3) / (won + lost + both)
    assert got.to_the_end == pytest.approx(float(value), abs=1e-12)
    # The first round is fought in any case; after it, leaving is worth more than going on.
    assert got.value == pytest.approx(float(won * 3 - lost * 3), abs=1e-12)
    assert got.retreat == pytest.approx(float(1 - won - lost - both), abs=1e-12)
    assert list(got.stops) == [((1, 0, 0, 0), (1, 0, 0, 0))]
    assert got.bound < 1e-12


def test_stop() -> None:
    attacker, defender = {"infantry": 4, "armor": 2, "fighter": 1}, {"infantry": 4, "fighter": 1}
    asked: dict[str, Any] = {"attacker": attacker, "defender": defender, "territory": 2}
    best, never = analysis.stop(**asked), analysis.stop(**asked, below=0.0)
    ruling = axis_allies.battle.distribution(kind="land", waves=[{"force": attacker}], defender=defender)
    swing = grognard.distribution(ruling, lambda row: row.defender_ipc - row.attacker_ipc + 2 * row.taken)
    assert never.value == pytest.approx(float(swing.mean), abs=1e-9) and never.to_the_end == pytest.approx(never.value)
    assert never.win == pytest.approx(float(grognard.chance(ruling.value.win)), abs=1e-12) and never.retreat == 0
    assert best.value > never.value and 0 < best.retreat < 1 and best.stops
    # No rule that the operation itself knows is better.
    for plan in [{"retreat_at": at} for at in range(1, 7)] + [{"retreat_after": after} for after in range(1, 6)] + [{"retreat_aircraft": True}]:
        ruling = axis_allies.battle.distribution(kind="land", waves=[{"force": attacker, "plan": plan}], defender=defender)
        swing = grognard.distribution(ruling, lambda row: row.defender_ipc - row.attacker_ipc + 2 * row.taken)
        assert float(swing.mean) <= best.value + 1e-9, plan
    for below in (0.2, 0.5, 0.8):
        timid = analysis.stop(**asked, below=below)
        assert timid.value <= best.value + 1e-12 and timid.win <= never.win + 1e-12
    careful = analysis.stop(**asked, below=0.0, aircraft=True)
    assert all(not any(state[0][:2]) for state in careful.stops) and careful.retreat > 0
    with pytest.raises(grognard.Fault):
        analysis.stop(attacker={"submarine": 1}, defender=defender)
