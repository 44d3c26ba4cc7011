"""The history of a game: its entries, and the same as dicts and as an Arrow table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ._native import HeldGame, Record, Ruling


class Played(NamedTuple):
    """An order that was done, and its ruling."""

    order: str | Record | tuple[Record, tuple[int, ...]] | Mapping[str, object]
    """The order as it may be given again: a line, a row of the choices, or its fields."""
    ruling: Ruling[None, Any]
    """Its ruling, with what it did."""
    dice_thrown: bool
    """Whether dice were thrown with it."""
    line: str
    """The order as a line of text, with the names of units and hexes."""


def dicts(game: HeldGame, /) -> list[dict[str, Any]]:
    """The history as dicts: the number from 1, the order, the rules, the effects, and whether dice were thrown."""
    return [
        {
            "number": number,
            "order": played.line,
            "cites": list(played.ruling.cites),
            "effects": [dict(effect.to_dict()) for effect in played.ruling.effects],
            "dice_thrown": played.dice_thrown,
        }
        for number, played in enumerate(game.history, 1)
    ]


def table(game: HeldGame, /) -> Any:
    """The history as an Arrow table: a row for each order, with the columns of `dicts`."""
    import pyarrow  # type: ignore[import-untyped,unused-ignore]

    rows = dicts(game)
    cites = pyarrow.list_(pyarrow.string())
    effects = pyarrow.array([row["effects"] for row in rows])
    return pyarrow.table(
        {
            "number": pyarrow.array([row["number"] for row in rows], pyarrow.int32()),
            "order": pyarrow.array([row["order"] for row in rows], pyarrow.string()),
            "cites": pyarrow.array([row["cites"] for row in rows], cites),
            "effects": effects,
            "dice_thrown": pyarrow.array([row["dice_thrown"] for row in rows], pyarrow.bool_()),
        }
    )


