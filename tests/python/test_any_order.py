"""The lists of a board in any order: what a vector asks is answered alike."""

from __future__ import annotations

import random
from typing import Any

import grognard
import vectors
from grognard import ocs

SYSTEMS = ("acw", "axis_allies", "korea", "ocs")
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


def edited(asked: dict[str, Any], answer: Any) -> list[Any]:
    """The lists of the board after the edits, which count places in them as they were given: in the order of hexes, the units
    of a hex from the top of their stack; and what the edits say beside the places."""
    lists: dict[str, list[Any]] = {
        "units": [ocs.Unit(unit) for unit in asked["board"].get("units", [])],
        "hexes": [ocs.BoardHex(hex_) for hex_ in asked["board"].get("hexes", [])],
    }
    given = {name: list(items) for name, items in lists.items()}
    said = []
    for row in answer.rows:
        record = row.board_hex if row.list == "hexes" else row.unit
        said.append(repr((row.edit, row.list, row.effect, record)))
        if row.edit in ("aside", "host"):
            said[-1] += repr((row.index, row.was))
            continue
        items = lists[row.list]
        if row.edit == "insert":
            items.insert(row.index, record)
        elif row.edit == "remove":
            del items[row.index]
        else:
            items[row.index] = record
        if row.was is not None and row.edit != "insert":
            before = given[row.list][row.was]
            assert (before.hex if row.list == "hexes" else before.id) == (record.hex if row.list == "hexes" else record.id)
    place = lambda item: (item.hex.q, item.hex.r)  # noqa: E731
    return [*(sorted(items, key=place) for items in lists.values()), sorted(said)]


def told(call: str, asked: dict[str, Any]) -> Any:
    """An answer with its trail, or the fault's code.

    Of several pieces of Axis & Allies that would do, the first of the list is named: there effects, rows and steps are
    counted.
    """
    try:
        answer = grognard.operation(call)(asked, trail=True)
    except grognard.Fault as fault:
        return fault.code
    if call == "ocs.board.apply":
        return answer.verdict, answer.value, answer.cites, answer.trail, edited(asked, answer)
    if not call.startswith("axis_allies."):
        return answer
    plain = answer.to_dict()
    counts = [len(plain.get(name) or ()) for name in ("effects", "rows", "trail")]
    return answer.verdict, answer.value, answer.cites, counts


def test_a_shuffled_board_is_answered_alike() -> None:
    chance = random.Random(1950)
    counts: dict[str, int] = {}
    for vector in vectors.load():
        asked, call = named(vector), vector["call"]
        # The check says what is wrong with the lists as they are given.
        if asked is None or call == "ocs.board.check":
            continue
        system = call.split(".")[0]
        straight = told(call, asked)
        mixed = {**asked, "board": shuffled(system, asked["board"], chance)}
        if mixed == asked:
            continue
        assert told(call, mixed) == straight, vector["id"]
        counts[call] = counts.get(call, 0) + 1
    compared = {system: sum(n for call, n in counts.items() if call.split(".")[0] == system) for system in SYSTEMS}
    assert all(count > 40 for count in compared.values()) and counts["ocs.board.apply"] > 10, counts
