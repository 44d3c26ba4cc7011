"""The story of two player turns, played from its first board: each order is asked of the board to which the effects of
those before it have led."""

from __future__ import annotations

from typing import Any

import grognard
from grognard import ocs

import vectors

# What a position knows at a moment: fields of a question, by the record that an answer is.
KNOWN = {
    "ocs.TurnState": "turn",
    "ocs.Assessment": "assessment",
    "ocs.BarrageAssessment": "assessment",
    "ocs.Battle": "battle",
    "ocs.Barraged": "barrage",
}
STORY = [v for v in vectors.load() if v["id"].startswith("ocs.turn.story.")]


def newcomers(vector: dict[str, Any]) -> list[ocs.Unit]:
    """The units of an order that its effects may place on the board."""
    fields = vectors.OPERATIONS[vector["call"]]["question"]["fields"]
    own = next((field["name"] for field in fields if field.get("named")), "")
    return [ocs.Unit(unit) for unit in vector["in"].get(own, [])]


def captor(board: ocs.Board, effects: Any) -> int:
    """The player to whom falls what is captured of the other's units on the board; 0 for nobody."""
    taken = {effect.unit for effect in effects if effect.what.startswith("capture")}
    return next((3 - unit.side for unit in board.units if unit.id in taken), 0)


def booked(board: ocs.Board, effects: Any, entering: list[ocs.Unit]) -> ocs.Board:
    """The board after effects. New counters get ids from the highest down."""
    lists = {"units": list(board.units), "hexes": list(board.hexes)}
    change = ocs.board.apply(board=board, effects=effects, newcomers=entering, captor=captor(board, effects))
    for row in change.rows:
        if row.edit in ("aside", "host"):
            continue
        items, record = lists[row.list], row.board_hex if row.list == "hexes" else row.unit
        if row.edit == "replace":
            items[row.index] = record
        elif row.edit == "remove":
            del items[row.index]
        else:
            items.insert(row.index, record)
    taken = {unit.id for unit in lists["units"]}
    free = (id for id in range(65534, 0, -1) if id not in taken)
    lists["units"] = [unit if unit.id else unit.replace(id=next(free)) for unit in lists["units"]]
    return board.replace(**lists)


def test_the_story_goes_on_by_its_rulings() -> None:
    board = ocs.Board(STORY[0]["in"]["board"])
    known: dict[str, Any] = {"turn": ocs.TurnState(STORY[0]["in"]["turn"])}
    moved = 0
    for vector in STORY:
        question = vectors.question(vector)
        if "board" in question:
            assert board == ocs.Board(question["board"]), vector["id"]
        question |= {name: value for name, value in {**known, "board": board}.items() if name in question}
        answer = grognard.operation(vector["call"])(question)
        vectors.check(vector, answer)
        operation = vectors.OPERATIONS[vector["call"]]
        if answer.value is not None and operation["answer"] in KNOWN:
            known[KNOWN[operation["answer"]]] = answer.value
        if answer.value is not None and operation["answer"] == "ocs.Settled":
            known["battle"] = answer.value.battle
        if operation["list"] == "effects" and answer.effects:
            board = booked(board, answer.effects, newcomers(vector))
            moved += 1
    assert moved > 60
