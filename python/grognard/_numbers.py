"""Measures, chances and expectations as fractions."""

from __future__ import annotations

from fractions import Fraction
from numbers import Rational
from operator import index
from typing import SupportsIndex

from ._fault import Fault, TypeFault
from ._native import Record, mixed_parts, mixed_text, shares, sums


def measure(value: Rational | SupportsIndex | float | str, /) -> Fraction:
    """Return a number of units as an exact fraction, from `3`, `2.5`, `Fraction(1, 3)` or a text such as `"2 1/2"`.

    Movement (MP), size (RE), capacity, Transport Points (TP), supply (T, SP) and strength (points) are such numbers.
    """
    return Fraction(*mixed_parts(value))


def mixed(value: Rational | SupportsIndex | float | str, /) -> str:
    """Return a number of units as text, its whole part first: `"2 1/2"` for `Fraction(5, 2)`."""
    return mixed_text(*mixed_parts(value))


def chance(x: int | Record, /) -> Fraction:
    """Return a chance in units of 2**-63, or an expectation, as a fraction.

    `float(chance(ruling.value.win))` for example; `float(ruling.value.rounds)` is `float(chance(ruling.value.rounds))`.
    """
    if isinstance(x, _SUMS):
        return sum((Fraction(getattr(x, name), whole) for name, whole in shares(x).items()), Fraction(0))
    if isinstance(x, Record):
        raise TypeFault("wrong_type", "units")
    try:
        counted = index(x)
    except TypeError:
        raise TypeFault("wrong_type", "units") from None
    if not 0 <= counted < 2**64:
        raise Fault("out_of_range", "units")
    return Fraction(counted, 2**63)


def chance_units(chance: Rational | float | int | str, /) -> int:
    """The units of 2**-63 of a chance from 0 to 1, to the nearest: `chance_units(0.9)` where one is asked for."""
    try:
        exact = Fraction(chance)
    except (TypeError, OverflowError):
        raise TypeFault("wrong_type", "chance") from None
    except (ValueError, ZeroDivisionError):
        raise Fault("out_of_range" if isinstance(chance, float) else "unknown_word", "chance") from None
    if not 0 <= exact <= 1:
        raise Fault("out_of_range", "chance")
    return round(exact * 2**63)


def fractions(record: Record, /) -> dict[str, Fraction | tuple[Fraction, ...]]:
    """Return the counts of a record as exact fractions: cases out of all of them, chances, expectations.

    A field that is no count is left out. An expectation of two fields, its whole and the rest, is one fraction.
    """
    out: dict[str, Fraction | tuple[Fraction, ...]] = {}
    for name, whole in shares(record).items():
        if whole == 0:
            raise Fault("out_of_range", "denominator")
        count = getattr(record, name)
        exact = tuple(Fraction(n, whole) for n in count) if isinstance(count, tuple) else Fraction(count, whole)
        stem, _, part = name.rpartition("_")
        so_far = out.pop(f"{stem}_whole", None) if part == "rest" else None
        if isinstance(so_far, Fraction) and isinstance(exact, Fraction):
            name, exact = stem, so_far + exact
        out[name] = exact
    names: tuple[str, ...] = getattr(type(record), "__match_args__", ())
    for name in names:
        value = getattr(record, name)
        if isinstance(value, _SUMS):
            out[name] = chance(value)
    if not out:
        raise Fault("missing_field", "denominator")
    return out


def _float(self: Record) -> float:
    """The number, as near as a float comes."""
    return float(chance(self))


_SUMS = sums()
for _class in _SUMS:
    _class.__float__ = _float
