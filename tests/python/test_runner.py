"""The comparison itself: it must refuse what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import grognard
import vectors

SAID: dict[str, Any] = {"kind": "combat", "mode": "combat", "size": "regiment", "rating": 0, "combat_supply": "paid"}
RIGHT: dict[str, Any] = {
    "id": "runner.001",
    "call": "ocs.combat.assess",
    "in": {"attackers": [{**SAID, "side": 1, "combat_side": {"strength": 3}}],
           "defenders": [{**SAID, "side": 2, "combat_side": {"strength": 1}}],
           "attack": "regular", "phase": "combat"},
    "verdict": "allowed",
    "cites": ["OCS 4.2", "OCS 9.1", "OCS 9.5b", "OCS 9.6", "OCS 9.7", "OCS 9.7a"],
    "out": {"attack": 3, "odds": {"attack": 3, "defence": 1}},
}


def run(vector: dict[str, Any]) -> None:
    try:
        answer = grognard.operation(vector["call"])(vectors.question(vector))
    except grognard.Fault as fault:
        vectors.check_fault(vector, fault)
        return
    vectors.check(vector, answer)


def test_right() -> None:
    run(RIGHT)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("verdict", "forbidden"),
        ("cites", ["OCS 4.2"]),
        ("cites", [*RIGHT["cites"], "OCS 4.3"]),
        ("out", {"attack": "3 1/2"}),
        ("out", {"odds": {"attack": 4}}),
        ("out", {"nothing": 0}),
        ("out", {"no_exploit": 0}),
        ("effects", [{"unit": 0}]),
        ("fault", {"code": "empty", "field": "attackers"}),
        ("in", {name: value for name, value in RIGHT["in"].items() if name != "defenders"}),
    ],
)
def test_wrong(key: str, value: Any) -> None:
    with pytest.raises(AssertionError):
        run({**RIGHT, key: value})


def test_wrong_verdict_left_out() -> None:
    vector = copy.deepcopy(RIGHT)
    del vector["verdict"]
    with pytest.raises(AssertionError):
        run(vector)


@pytest.mark.parametrize("fault", [{"code": "missing_field", "field": "x"}, {"code": "empty", "field": "defenders"}])
def test_wrong_fault(fault: dict[str, str]) -> None:
    vector = {"id": "x", "call": RIGHT["call"], "in": {"attackers": []}, "fault": fault}
    with pytest.raises(AssertionError):
        run(vector)
    run({**vector, "fault": {"code": "missing_field", "field": "defenders"}})
