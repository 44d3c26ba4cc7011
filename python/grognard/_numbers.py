"""Chances, means and measures as numbers."""

from __future__ import annotations

from fractions import Fraction
from numbers import Rational
from operator import index
from typing import Any, Self, SupportsFloat, SupportsIndex

from ._fault import Fault, TypeFault
from ._native import Record, mixed_parts, mixed_text, shares

# One, in the finest units in which the library counts chances.
_ONE = 2**63
# A whole up to this one is found again from the nearest float.
_FINE = 2**52


def measure(value: Rational | SupportsIndex | float | str, /) -> Fraction:
    """Return a number of units as an exact fraction, from `3`, `2.5`, `Fraction(1, 3)` or a text such as `"2 1/2"`.

    Movement (MP), size (RE), capacity, Transport Points (TP), supply (T, SP) and strength (points) are such numbers.
    """
    return Fraction(*mixed_parts(value))


def mixed(value: Rational | SupportsIndex | float | str, /) -> str:
    """Return a number of units as text, its whole part first: `"2 1/2"` for `Fraction(5, 2)`."""
    return mixed_text(*mixed_parts(value))


def _exact(value: Any) -> Fraction:
    """A number as a fraction: an int, a float, a fraction, or a text such as `0.25`, `1/4`, `25%`, `2 1/2`."""
    if isinstance(value, _Counted):
        return value.fraction
    if isinstance(value, bool):
        raise TypeFault("wrong_type", "value")
    if isinstance(value, str):
        text = value.strip()
        try:
            if text.endswith("%"):
                return Fraction(text[:-1].strip()) / 100
            return sum((Fraction(part) for part in text.split()), Fraction(0)) if text else Fraction("")
        except (ValueError, ZeroDivisionError):
            raise Fault("bad_text", "value", repr(value)) from None
    if isinstance(value, float):
        try:
            return Fraction(value)
        except (ValueError, OverflowError):
            raise Fault("out_of_range", "value", repr(value)) from None
    # What the value's own code raises comes through.
    if isinstance(value, Rational) or hasattr(value, "as_integer_ratio"):
        return Fraction(value)
    if isinstance(value, SupportsIndex):
        try:
            return Fraction(index(value))
        except TypeError as why:
            if why.__traceback__ is not None and why.__traceback__.tb_next is not None:
                raise
    # numpy's single precision is no float of Python's.
    if isinstance(value, SupportsFloat) and hasattr(value, "dtype"):
        return _exact(float(value))
    raise TypeFault("wrong_type", "value", repr(value)[:80])


def chance(x: Chance | Expectation | Rational | SupportsIndex | float | str, /) -> Fraction:
    """Return a chance or an expectation as an exact fraction, and so a number or a text such as `1/4` or `25%`."""
    return _exact(x)


class _Counted(float):
    """A float that knows the whole numbers that it is the quotient of."""

    __slots__ = ("_count", "_missing", "_whole")

    _count: int
    _whole: int
    _missing: int | None

    def __new__(cls, value: Rational | SupportsIndex | float | str, /) -> Self:
        exact = _exact(value)
        if exact < 0 or not cls._reaches(exact):
            raise Fault("out_of_range", "value", repr(value)[:80])
        return cls._of(exact.numerator, exact.denominator, 0)

    @classmethod
    def _reaches(cls, exact: Fraction) -> bool:
        return True

    @classmethod
    def _of(cls, count: int, whole: int, missing: int | None) -> Self:
        # The nearest float, however large the two are. Of no cases none is some.
        self = super().__new__(cls, count / whole if whole else 0.0)
        self._count, self._whole, self._missing = count, whole, missing
        return self

    @property
    def fraction(self) -> Fraction:
        """The exact value."""
        return Fraction(self._count, self._whole or 1)

    @property
    def cases(self) -> int:
        """The cases that it counts, of `denominator`."""
        return self._count

    @property
    def denominator(self) -> int:
        """The number of all cases."""
        return self._whole

    @property
    def bound(self) -> Fraction | None:
        """How much the true value may be greater than `fraction`: 0 if it is exact, None if the record does not say."""
        return None if self._missing is None else Fraction(self._missing, self._whole or 1)

    def __repr__(self) -> str:
        return _short(self)

    __str__ = __repr__

    def __format__(self, how: str, /) -> str:
        return format(float(self), how) if how else _short(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._of, (self._count, self._whole, self._missing)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any, /) -> Self:
        return self


class Chance(_Counted):
    """A chance: a float from 0 to 1 that also knows the exact value, as `fraction`, and what that may lack, as `bound`.

    It prints with four figures: `0.5947`. `f"{chance:.1%}"` is `59.5%`.
    """

    __slots__ = ()

    @classmethod
    def _reaches(cls, exact: Fraction) -> bool:
        return exact <= 1


class Expectation(_Counted):
    """An expected number: a float that also knows the exact value of the sum, as `fraction`. It prints as `10.21`."""

    __slots__ = ()


for _class in (Chance, Expectation):
    _class.__module__ = "grognard"


def _short(value: _Counted) -> str:
    """Four figures, or as many as it takes to tell it from 1 and from 0."""
    number = float(value)
    if number >= 1000:
        return f"{number:.1f}"
    for figures in (4, 7, 12):
        text = f"{number:.{figures}g}"
        if text != "1" or value._count == value._whole:
            return text
    return f"{number:.17g}"


def _count(value: Any, whole: int) -> int:
    """The cases out of a whole that a number is nearest to; below 0 if it is none: another type, beyond, or between two."""
    if isinstance(value, _Counted) and value._whole == whole:
        return value._count
    try:
        exact = _exact(value)
    except Fault as fault:
        return {"wrong_type": -1, "bad_text": -1}.get(fault.code, -2)
    # Where no cases are counted there is no other number than 0.
    if exact < 0 or (exact and not whole):
        return -2
    cases: Fraction = exact * whole
    nearest = round(cases)
    # A float is off by at most its last bit.
    if whole <= _FINE and abs(cases - nearest) * _FINE > 2 * max(Fraction(1), cases):
        return -3
    return nearest


def fractions(record: Record, /) -> dict[str, Fraction | tuple[Fraction, ...]]:
    """Return the chances and expectations of a record as exact fractions.

    A field that is neither is left out. An expectation of two fields, its whole and the rest, is one fraction.
    """
    out: dict[str, Fraction | tuple[Fraction, ...]] = {}
    for name, whole in shares(record).items():
        if whole == 0:
            raise Fault("out_of_range", "denominator")
        held = getattr(record, name)
        exact = tuple(part.fraction for part in held) if isinstance(held, tuple) else held.fraction
        stem, _, part = name.rpartition("_")
        so_far = out.pop(f"{stem}_whole", None) if part == "rest" else None
        if isinstance(so_far, Fraction) and isinstance(exact, Fraction):
            name, exact = stem, so_far + exact
        out[name] = exact
    names: tuple[str, ...] = getattr(type(record), "__match_args__", ())
    for name in names:
        value = getattr(record, name)
        if isinstance(value, Expectation):
            out.setdefault(name, value.fraction)
    if not out:
        raise Fault("missing_field", "denominator")
    return out
