"""Every shared vector that is for Python: as plain data, and again as parsed records by keyword."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import grognard
import vectors

ALL = vectors.load()


def test_every_vector_is_here() -> None:
    assert len(ALL) == vectors.count_in_files() > 0
    assert len({v["id"] for v in ALL}) == len(ALL)


def test_every_operation_has_a_vector() -> None:
    assert {v["call"] for v in ALL} == set(grognard.operations())


@pytest.mark.vector
@pytest.mark.parametrize("vector", ALL, ids=lambda v: v["id"])
def test_vector(vector: dict[str, Any]) -> None:
    assert set(vector) <= vectors.KEYS
    assert any(key in vector for key in ("out", "effects", "rows", "verdict", "fault")), "it expects nothing"
    try:
        answer = grognard.operation(vector["call"])(vectors.question(vector))
    except grognard.Fault as fault:
        vectors.check_fault(vector, fault)
        return
    vectors.check(vector, answer)
    assert eval(repr(answer)) == answer
    assert pickle.loads(pickle.dumps(answer)) == answer
    traced = grognard.operation(vector["call"])(vectors.question(vector), trail=True)
    assert (traced.verdict, traced.value, traced.cites) == (answer.verdict, answer.value, answer.cites)
    vectors.check_trail(vector, traced)


@pytest.mark.parametrize("vector", ALL, ids=lambda v: v["id"])
def test_parsed(vector: dict[str, Any]) -> None:
    function = grognard.operation(vector["call"])
    try:
        asked = vectors.parsed(vector)
    except grognard.Fault as fault:
        # The record alone is at fault: its place is the end of the question's.
        assert fault.code == vector["fault"]["code"]
        assert vector["fault"]["field"].endswith(fault.field)
        return
    try:
        known = asked.keys() <= vectors.fields(vector).keys()
        answer = function(**asked) if known else function(asked)
    except grognard.Fault as fault:
        vectors.check_fault(vector, fault)
        return
    vectors.check(vector, answer)
    assert answer == function(vectors.question(vector))
    assert hash(answer) == hash(function(vectors.question(vector)))
