"""The lists of a board in any order: what a vector asks is answered alike, or refused."""

from __future__ import annotations

import random
from typing import Any

import grognard
import vectors

# Hexes name rows of the chart, units and links name spaces, by their numbers.
FIXED = {("ocs", "chart"), ("axis_allies", "spaces")}


def record(kind: Any) -> str | None:
    """The name of a record, of which a list may be."""
    if not isinstance(kind, dict):
        return None
    return kind.get("record") or kind.get("view") or record(kind.get("list"))


def is_unit(field: dict[str, Any], spoken: bool) -> bool:
    means = field.get("means")
    return isinstance(means, dict) and (means["item"] == "board.units" or (spoken and means["item"] == ""))


def by_id(fields: list[dict[str, Any]], value: dict[str, Any], spoken: bool) -> dict[str, Any]:
    """Calls a unit that is referred to by its place by the id one higher."""
    out = dict(value)
    for field in fields:
        item = value.get(field["name"])
        through = "through" in field and not value.get(field["through"])
        if item is None:
            continue
        if is_unit(field, spoken):
            out[field["name"]] = [n + 1 for n in item] if isinstance(item, list) else item + 1
        elif inner := vectors.RECORDS.get(record(field["kind"]) or ""):
            # A hex may be a pair.
            if isinstance(item, list) and all(isinstance(each, int) for each in item):
                continue
            if isinstance(item, list):
                out[field["name"]] = [by_id(inner["fields"], each, through) for each in item]
            else:
                out[field["name"]] = by_id(inner["fields"], item, False)
    return out


def named(vector: dict[str, Any]) -> dict[str, Any] | None:
    """The question with its units named by their ids; none if it is not about a board, or not well formed."""
    asked = vectors.question(vector)
    board = asked.get("board")
    if not isinstance(board, dict):
        return None
    if not all(isinstance(item, dict) for items in board.values() if isinstance(items, list) for item in items):
        return None
    fields = vectors.OPERATIONS[vector["call"]]["question"]["fields"]
    view = next(f["kind"]["view"] for f in fields if f["name"] == "board")
    kinds = {f["name"]: f for f in vectors.RECORDS[view]["fields"]}
    unit = {f["name"]: f for f in vectors.RECORDS[record(kinds["units"]["kind"]) or ""]["fields"]} if "units" in kinds else {}
    # Hexes as pairs have a test of their own.
    if any(isinstance(u.get("hex"), list) for u in board.get("units", [])):
        return None
    # What carries what is not named as a unit of the board yet.
    if "aboard" in unit and "means" not in unit["aboard"] and "'aboard'" in repr(asked):
        return None
    units = board.get("units")
    if "id" not in unit or not units or any(u.get("id") for u in units):
        return asked
    numbered = iter(range(1, 1_000_000))
    board = {**board, "units": [{**u, "id": next(numbered)} for u in units]}
    asked = {**asked, "board": board}
    if "newcomers" in asked:
        asked["newcomers"] = [{**u, "id": next(numbered)} for u in asked["newcomers"]]
    return by_id(fields, asked, False)


def shuffled(system: str, board: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The board with its lists in another order; the units of a hex stay in the order in which they lie."""
    out = dict(board)
    for name, items in board.items():
        if not isinstance(items, list) or (system, name) in FIXED:
            continue
        mixed = items[:]
        chance.shuffle(mixed)
        if (system, name) == ("ocs", "units"):
            place = lambda unit: (unit.get("hex", {}).get("q", 0), unit.get("hex", {}).get("r", 0))  # noqa: E731
            stacks: dict[Any, list[Any]] = {}
            for unit in items:
                stacks.setdefault(place(unit), []).append(unit)
            mixed = [stacks[place(unit)].pop(0) for unit in mixed]
        out[name] = mixed
    return out


def told(call: str, asked: dict[str, Any]) -> Any:
    """An answer with its trail, or the fault's code.

    Of several pieces of Axis & Allies that would do, the first of the list is named: there effects, rows and steps are
    counted.
    """
    try:
        answer = grognard.operation(call)(asked, trail=True)
    except grognard.Fault as fault:
        return fault.code
    if not call.startswith("axis_allies."):
        return answer
    plain = answer.to_dict()
    counts = [len(plain.get(name) or ()) for name in ("effects", "rows", "trail")]
    return answer.verdict, answer.value, answer.cites, counts


def test_a_shuffled_board_is_answered_alike() -> None:
    chance = random.Random(1950)
    counts: dict[str, list[int]] = {}
    for vector in vectors.load():
        asked, call = named(vector), vector["call"]
        # The check says what is wrong with the lists as they are given.
        if asked is None or call == "ocs.board.check":
            continue
        system = call.split(".")[0]
        straight = told(call, asked)
        mixed = {**asked, "board": shuffled(system, asked["board"], chance)}
        if mixed == asked or straight == "unsorted":
            continue
        got = told(call, mixed)
        count = counts.setdefault(system, [0, 0])
        if got == "unsorted":
            assert call == "ocs.board.apply", vector["id"]
            count[1] += 1
        else:
            assert got == straight, vector["id"]
            count[0] += 1
    assert sorted(counts) == ["acw", "axis_allies", "korea", "ocs"]
    assert all(compared > 40 and refused < compared for compared, refused in counts.values()), counts
