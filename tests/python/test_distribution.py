"""Exact distributions as objects."""

from __future__ import annotations

import pickle
from fractions import Fraction
from typing import Any

import pytest

import grognard
from grognard import Distribution, axis_allies, distribution
from grognard.ocs import combat

DIE = Distribution(dict.fromkeys(range(1, 7), 1))
SAID: dict[str, Any] = {"kind": "regular", "column": 6, "drm": 0, "attacker_steps": 2, "defender_steps": 3}

STAND: dict[str, Any] = {"attacker_policy": "stand", "defender_policy": "stand"}


def battle() -> Any:
    return axis_allies.battle.distribution(
        kind="land", waves=[{"force": {"infantry": 3, "armor": 1}}], defender={"infantry": 2, "fighter": 1}
    )


def test_two_dice() -> None:
    two = DIE + DIE
    assert two == DIE * 2 and two.outcomes == tuple(range(2, 13)) and two.denominator == 36
    assert two[7] == Fraction(1, 6) and two.probability(">=", 10) == Fraction(1, 6)
    assert two.probability(lambda roll: roll % 2 == 0) == Fraction(1, 2)
    assert (two.mean, two.variance) == (7, Fraction(35, 6)) and abs(two.sd - 2.41522945) < 1e-8
    assert two.cdf()[7] == Fraction(21, 36) and (two.quantile(0.5), two.quantile(0), two.quantile(1)) == (7, 2, 12)
    assert DIE.compare(DIE).to_dict() == {-1: 15, 0: 6, 1: 15}
    assert two.map(lambda roll: roll > 7) == Distribution({True: 15, False: 21})
    assert two.missing == 0 and sum(two.values()) == 1
    assert pickle.loads(pickle.dumps(two)) == two and hash(two) == hash(DIE * 2)
    assert eval(repr(two)) == two
    assert len(str(two).splitlines()) == 11 and two._repr_html_().count("<tr>") == 12


def test_combat() -> None:
    value = combat.distribution(assessment=SAID, **STAND).value
    results = distribution(value)
    assert results.outcomes[0] == "AL2" and results.denominator == 7776
    # A shift of the column, then two dice: what the table says for each.
    held = results.to_dict()
    assert [held.get(word, 0) for word in grognard.words("ocs.CombatResult")] == [chance.cases for chance in value.results]
    assert [results.get(word, 0) for word in grognard.words("ocs.CombatResult")] == [chance.fraction for chance in value.results]
    steps = distribution(value, "defender_steps")
    assert steps.mean == value.defender_steps_expected.fraction
    gone = distribution(value, "defender_gone")
    assert gone[True] == value.defender_gone.fraction == Fraction(value.defender_gone.cases, 7776) and gone.missing == 0
    assert distribution(value, "attacker_steps").mean == value.attacker_steps_expected.fraction
    # What cannot be a distribution is refused.
    for field in ("defender_steps_expected", "denominator", "nothing"):
        with pytest.raises(grognard.Fault):
            distribution(value, field)
    assert list(results.cdf()) == list(results) and results.cdf()[results.outcomes[-1]] == 1
    for wrong in (lambda: results.mean, lambda: results.probability(">", "AL2"), lambda: results.compare(results)):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(ValueError, match="test"):
        steps.probability("=>", 1)
    with pytest.raises(ValueError, match="denominator"):
        Distribution({1: 2, 2: 3}, 4)


def test_battle() -> None:
    ruling = battle()
    endings = distribution(ruling, "ending")
    assert endings["attacker_wins"] == grognard.chance(ruling.value.win)
    assert endings.missing == grognard.chance(ruling.value.missing) and 0 < endings.missing < Fraction(1, 10**12)
    swing = distribution(ruling, lambda row: row.defender_ipc - row.attacker_ipc + 3 * row.taken)
    assert swing.outcomes[0] < 0 < swing.outcomes[-1] and swing.missing == endings.missing
    both = distribution(ruling, ("ending", "attacker_ipc"))
    assert both.names == ("ending", "attacker_ipc") and both.marginal("ending") == endings
    lost = ruling.value.attacker_lost.ipc
    assert abs(both.marginal("attacker_ipc").mean - lost.fraction) < Fraction(1, 10**12)
    # Of a battle of two waves each has chances of its own.
    waves = [{"force": {"infantry": 1}}, {"force": {"infantry": 2}}]
    two = axis_allies.battle.distribution(kind="land", waves=waves, defender={"infantry": 1})
    with pytest.raises(grognard.Fault):
        distribution(two, "ending")
    first = distribution(two, "ending", where=lambda row: row.wave == 0)
    assert abs(sum(first.values()) - 1) < Fraction(1, 10**12)


def test_tables() -> None:
    value = combat.distribution(assessment=SAID, **STAND).value
    steps = distribution(value, "defender_steps")
    outcomes, chances = steps.to_numpy()
    assert outcomes.tolist() == list(steps) and abs(chances.sum() - 1) < 1e-12
    for name, make in (("pandas", "to_pandas"), ("polars", "to_polars")):
        pytest.importorskip(name)
        frame = getattr(steps, make)()
        assert list(frame["outcome"]) == list(steps) and list(frame["chance"]) == chances.tolist()
    icepool = pytest.importorskip("icepool")
    die = steps.to_icepool()
    assert die == icepool.Die(steps.to_dict()) and die.mean() == steps.mean
    with pytest.raises(grognard.Fault):
        distribution(battle(), "ending").to_icepool()
