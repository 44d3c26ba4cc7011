"""Hexes by the numbers that a map prints in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ._native import hex_at, hex_number, record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from . import Hex
    from .ocs import Numbering

_HEX = cast("type[Hex]", record("Hex"))


class Hexes:
    """The hexes of a map that numbers them so: `at = Hexes("odd_columns")`, and then `at["0304"]` is a hex.

    Hex 0000 has the coordinates 0 and 0. `at.number(hex)` is what the map prints in a hex.
    """

    __slots__ = ("numbering",)

    def __init__(self, numbering: Numbering, /) -> None:
        hex_number(0, 0, numbering)
        self.numbering = numbering

    def __repr__(self) -> str:
        return f"grognard.Hexes({self.numbering!r})"

    def __getitem__(self, number: str | int, /) -> Hex:
        q, r = hex_at(f"{number:04}" if isinstance(number, int) else number, self.numbering)
        return _HEX(q=q, r=r)

    def number(self, hex: Hex | tuple[int, int] | Mapping[str, object], /) -> str:
        """Return what the map prints in a hex: `"0304"`."""
        there = _HEX(q=hex[0], r=hex[1]) if isinstance(hex, tuple) else _HEX(hex)
        return hex_number(there.q, there.r, self.numbering)
