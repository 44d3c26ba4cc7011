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


def refers(field: dict[str, Any]) -> bool:
    """Whether a field refers to units of the board."""
    means = field.get("means")
    return isinstance(means, dict) and means.get("item") == "board.units"


def subjects(vector: dict[str, Any], board: ocs.Board) -> tuple[list[int], list[ocs.Unit]]:
    """The units to which a question's effects refer, in the order of its fields, and those that enter the board."""
    operation = vectors.OPERATIONS[vector["call"]]
    if operation["speaks_of_its_board"]:
        return [], []
    on_board = {unit.id for unit in board.units}
    units: list[int] = []
    newcomers: list[ocs.Unit] = []
    for field in operation["question"]["fields"]:
        given = vector["in"].get(field["name"], [])
        given = given if isinstance(given, list) else [given]
        if refers(field):
            units += given
            continue
        records = [item.get("unit", item) for item in given if isinstance(item, dict)]
        for record in (record for record in records if "move_side" in record):
            units.append(record["id"])
            if record["id"] not in on_board:
                newcomers.append(ocs.Unit(record))
    return units, newcomers


def captor(board: ocs.Board, effects: Any) -> int:
    """The player to whom falls what is captured of the other's units on the board; 0 for nobody."""
    taken = {effect.unit for effect in effects if effect.what.startswith("capture")}
    return next((3 - unit.side for unit in board.units if unit.id in taken), 0)


def booked(board: ocs.Board, effects: Any, units: list[int], newcomers: list[ocs.Unit]) -> ocs.Board:
    """The board after effects. New counters get ids from the highest down."""
    lists = {"units": list(board.units), "hexes": list(board.hexes)}
    change = {"effects": effects, "units": units, "newcomers": newcomers, "captor": captor(board, effects)}
    for row in ocs.board.apply(board=board, **change).rows:
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
            board = booked(board, answer.effects, *subjects(vector, board))
            moved += 1
    assert moved > 60
