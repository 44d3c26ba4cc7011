"""Strengths and chances as fractions."""

from __future__ import annotations

from fractions import Fraction
from numbers import Rational
from operator import index

from ._fault import Fault, TypeFault
from ._native import POINT, Record

_LARGEST = 2**32 - 1


def strength(points: Rational | int | str, /) -> int:
    """Return a strength in units of 1/11520 point, from points such as `3`, `Fraction(1, 3)` or `"2 1/2"`.

    A strength that is not a whole number of units is the fault `inexact`: strengths are never rounded.
    """
    if isinstance(points, str):
        try:
            exact = sum((Fraction(part) for part in points.split()), Fraction(0))
        except (ValueError, ZeroDivisionError):
            raise Fault("unknown_word", "points") from None
    elif isinstance(points, Rational) and not isinstance(points, bool):
        exact = Fraction(points)
    else:
        raise TypeFault("wrong_type", "points")
    units = exact * POINT
    if not 0 <= units <= _LARGEST:
        raise Fault("out_of_range", "points")
    if units.denominator != 1:
        raise Fault("inexact", "points")
    return units.numerator


def points(strength: int, /) -> Fraction:
    """Return the points of a strength in units of 1/11520 point."""
    try:
        return Fraction(index(strength), POINT)
    except TypeError:
        raise TypeFault("wrong_type", "strength") from None


def chance(units: int, /) -> Fraction:
    """Return a chance in units of 2**-63 as a fraction. For a float, use `float(chance(ruling.value.win))`."""
    try:
        counted = index(units)
    except TypeError:
        raise TypeFault("wrong_type", "units") from None
    if not 0 <= counted < 2**64:
        raise Fault("out_of_range", "units")
    return Fraction(counted, 2**63)


def fractions(record: Record, /) -> dict[str, Fraction | tuple[Fraction, ...]]:
    """Return a record of counts over its `denominator` as exact fractions; a field `..._of_36` is a count of 36."""
    counts = record.to_dict()
    if "denominator" not in counts:
        raise Fault("missing_field", "denominator")
    whole = counts.pop("denominator")
    out: dict[str, Fraction | tuple[Fraction, ...]] = {}
    for name, count in counts.items():
        of = name.rpartition("_of_")[2]
        cases = int(of) if of.isdecimal() else whole
        if cases == 0:
            raise Fault("out_of_range", "denominator")
        if isinstance(count, tuple):
            out[name] = tuple(Fraction(n, cases) for n in count)
        elif isinstance(count, int) and not isinstance(count, bool):
            out[name] = Fraction(count, cases)
    return out
