"""Exact distributions as objects."""

# Who has no stubs of these libraries sees Any in their place.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from html import escape
from math import sqrt
from operator import attrgetter, eq, ge, gt, index, le, lt, ne
from typing import TYPE_CHECKING, Any, final

from ._fault import Fault, TypeFault
from ._native import Record, Ruling, words
from ._numbers import Chance, mixed

if TYPE_CHECKING:
    import icepool
    import pandas
    import polars
    from numpy.typing import NDArray

_OPERATORS = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
# The ways in which a battle ends, which come first among its chances.
_ENDINGS = ("win", "lose", "both_gone", "retreat", "stalemate")
# What the places of these fields stand for.
_HEADINGS = {
    ("CombatDistribution", "results"): "ocs.CombatResult",
    ("BarrageDistribution", "table"): "ocs.BarrageResult",
    ("FacilityDistribution", "results"): "ocs.FacilityResult",
}


def _is_number(outcome: Any) -> bool:
    return isinstance(outcome, int | Fraction)


@final
class Distribution(Mapping[Any, Fraction]):
    """Outcomes with their exact chances: `quantities[i]` cases of `denominator` for `outcomes[i]`.

    A mapping from outcomes to chances as fractions. Chances computed to a bound fall short of the true ones by
    `missing` in all; that is 0 where every case is counted.
    """

    __slots__ = ("_cases", "_denominator", "_names")

    def __init__(
        self, cases: Mapping[Any, int], /, denominator: int | None = None, *, names: Iterable[str] | None = None
    ) -> None:
        counted = {outcome: index(count) for outcome, count in cases.items()}
        total = sum(counted.values())
        whole = total if denominator is None else index(denominator)
        if any(count < 0 for count in counted.values()):
            raise Fault("out_of_range", "cases")
        if not 0 < whole or total > whole:
            raise Fault("out_of_range", "denominator")
        kept = [(outcome, count) for outcome, count in counted.items() if count]
        # Words and records stay in the order of the table that they come from.
        if all(_is_number(outcome) for outcome, _ in kept):
            kept.sort(key=lambda pair: pair[0])
        self._cases: dict[Any, int] = dict(kept)
        self._denominator = whole
        self._names = tuple(names) if names is not None else ()

    @property
    def outcomes(self) -> tuple[Any, ...]:
        """The outcomes that have a chance, the lowest first where they can be compared."""
        return tuple(self._cases)

    @property
    def quantities(self) -> tuple[int, ...]:
        """The cases of each outcome."""
        return tuple(self._cases.values())

    @property
    def denominator(self) -> int:
        """The number of all cases."""
        return self._denominator

    @property
    def missing(self) -> Fraction:
        """What the chances lack of 1: the bound of the error of each, and of any sum of them."""
        return 1 - Fraction(sum(self._cases.values()), self._denominator)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the parts, where an outcome is a tuple of several."""
        return self._names

    def __getitem__(self, outcome: Any, /) -> Fraction:
        return Fraction(self._cases[outcome], self._denominator)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cases)

    def __len__(self) -> int:
        return len(self._cases)

    def __hash__(self) -> int:
        return hash((frozenset(self._cases.items()), self._denominator))

    def __eq__(self, other: object, /) -> bool:
        """Whether the chances are the same, over whatever denominator."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._cases.keys() == other._cases.keys() and all(self[x] == other[x] for x in self)

    def _numbers(self) -> Iterator[tuple[Fraction, int]]:
        for outcome, count in self._cases.items():
            if not _is_number(outcome):
                raise TypeFault("wrong_type", "outcomes")
            yield Fraction(outcome), count

    def _ordered(self) -> None:
        # Texts can be compared, but not as results.
        if not all(_is_number(outcome) for outcome in self._cases):
            raise TypeFault("wrong_type", "outcomes")

    def probability(self, test: str | Callable[[Any], bool], than: Any = None, /) -> Fraction:
        """The chance of the outcomes that pass a test: `probability(">=", 2)`, or a function of the outcome.

        The true chance is at least this, and at most this and `missing`.
        """
        if isinstance(test, str):
            if test not in _OPERATORS:
                raise Fault("unknown_word", "test")
            compare = _OPERATORS[test]
            if compare not in (eq, ne):
                self._ordered()
            cases = sum(count for outcome, count in self._cases.items() if compare(outcome, than))
        else:
            cases = sum(count for outcome, count in self._cases.items() if test(outcome))
        return Fraction(cases, self._denominator)

    @property
    def mean(self) -> Fraction:
        """The mean of outcomes that are numbers, of the cases that are counted."""
        numbers = list(self._numbers())
        return sum((x * n for x, n in numbers), Fraction(0)) / sum(n for _, n in numbers)

    @property
    def variance(self) -> Fraction:
        """The mean of the squares of the differences from the mean."""
        mean, numbers = self.mean, list(self._numbers())
        return sum(((x - mean) ** 2 * n for x, n in numbers), Fraction(0)) / sum(n for _, n in numbers)

    @property
    def sd(self) -> float:
        """The standard deviation."""
        return sqrt(self.variance)

    def cdf(self) -> dict[Any, Fraction]:
        """For each outcome the chance of it and of all before it: numbers in their order, words in their table's."""
        out, sum_ = {}, 0
        for outcome, count in self._cases.items():
            sum_ += count
            out[outcome] = Fraction(sum_, self._denominator)
        return out

    def quantile(self, part: Fraction | float, /) -> Any:
        """The first outcome that with all before it has at least this part of the counted cases."""
        if not 0 <= part <= 1:
            raise Fault("out_of_range", "part")
        wanted, sum_ = Fraction(part) * sum(self._cases.values()), 0
        outcome = None
        for outcome, count in self._cases.items():
            sum_ += count
            if sum_ >= wanted:
                break
        return outcome

    def map(self, function: Callable[[Any], Hashable], /) -> Distribution:
        """The distribution of a function of the outcome."""
        cases: dict[Any, int] = {}
        for outcome, count in self._cases.items():
            to = function(outcome)
            cases[to] = cases.get(to, 0) + count
        return Distribution(cases, self._denominator)

    def marginal(self, name: str, /) -> Distribution:
        """The distribution of one part of outcomes that are tuples, by its name."""
        if name not in self._names:
            raise Fault("unknown_field", name)
        at = self._names.index(name)
        return self.map(lambda outcome: outcome[at])

    def combine(self, other: Distribution, with_: Callable[[Any, Any], Hashable], /) -> Distribution:
        """The distribution of a function of two outcomes, each of its own distribution, independent of one another."""
        cases: dict[Any, int] = {}
        for one, n in self._cases.items():
            for two, m in other._cases.items():
                to = with_(one, two)
                cases[to] = cases.get(to, 0) + n * m
        return Distribution(cases, self._denominator * other._denominator)

    def __add__(self, other: Distribution, /) -> Distribution:
        """The distribution of the sum of two independent outcomes, as of one combat after another."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.combine(other, lambda one, two: one + two)

    def __mul__(self, times: int, /) -> Distribution:
        """The distribution of the sum of so many independent outcomes."""
        if isinstance(times, bool) or not isinstance(times, int):
            return NotImplemented
        if times < 1:
            raise Fault("out_of_range", "times")
        out = self
        for _ in range(times - 1):
            out = out + self
        return out

    def compare(self, other: Distribution, /) -> Distribution:
        """The chances that this outcome is lower than (-1), the same as (0), greater than (1) the other one's."""
        self._ordered()
        other._ordered()
        return self.combine(other, lambda one, two: (one > two) - (one < two))

    def to_dict(self) -> dict[Any, int]:
        """The cases by outcome."""
        return dict(self._cases)

    def _columns(self) -> dict[str, list[Any]]:
        if self._names:
            parts = {name: [outcome[at] for outcome in self] for at, name in enumerate(self._names)}
        else:
            parts = {"outcome": list(self)}
        chances = [float(chance) for chance in self.values()]
        return parts | {"chance": chances}

    def to_numpy(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The outcomes and their chances as floats, each an array."""
        import numpy

        chances = numpy.array([float(chance) for chance in self.values()])
        return numpy.array(self.outcomes), chances

    def to_pandas(self) -> pandas.DataFrame:
        """A DataFrame of pandas: the outcomes, in a column for each part, and their chances."""
        import pandas

        return pandas.DataFrame(self._columns())

    def to_polars(self) -> polars.DataFrame:
        """A DataFrame of polars: the outcomes, in a column for each part, and their chances."""
        import polars

        return polars.DataFrame(self._columns())

    def to_icepool(self) -> icepool.Die[Any]:
        """A die of icepool, exact; only where nothing is missing."""
        import icepool

        if self.missing:
            raise Fault("inexact", "missing")
        return icepool.Die(self._cases)

    def __repr__(self) -> str:
        names = f", names={self._names!r}" if self._names else ""
        return f"grognard.Distribution({self._cases!r}, {self._denominator}{names})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self._cases, self._denominator, self._names)

    def __str__(self) -> str:
        rows = [[*cells, f"{float(chance):.3%}"] for cells, chance in zip(self._cells(), self.values(), strict=True)]
        if self._names:
            rows.insert(0, [*self._names, "chance"])
        wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
        return "\n".join("  ".join(f"{cell:>{width}}" for cell, width in zip(row, wide, strict=True)) for row in rows)

    def _cells(self) -> list[list[str]]:
        """The words of each outcome: one for each part if it has several."""
        parts = [outcome if self._names else (outcome,) for outcome in self]
        return [[_word(part) for part in outcome] for outcome in parts]

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}<td>{float(chance):.3%}</td>"
            f'<td><div style="background:#4477aa;height:0.8em;width:{float(chance) * 20:.2f}em"></div></td></tr>'
            for cells, chance in zip(self._cells(), self.values(), strict=True)
        )
        head = "".join(f"<th>{escape(name)}</th>" for name in (*(self._names or ("outcome",)), "chance", ""))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _word(part: Any) -> str:
    """An outcome, or a part of one, in words."""
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, Fraction):
        return mixed(part)
    return "-" if part is None else str(part)


def _made(cases: dict[Any, int], denominator: int, names: tuple[str, ...]) -> Distribution:
    return Distribution(cases, denominator, names=names)


def _of_rows(value: Record, rows: tuple[Any, ...], of: Any, where: Callable[[Any], bool] | None) -> Distribution:
    fields = tuple(rows[0].to_dict())
    weight = next((name for name in ("cases", "chance") if name in fields), None)
    if weight is None:
        raise Fault("missing_field", "rows")
    if isinstance(of, str):
        read: Callable[[Any], Any] = attrgetter(of)
    elif callable(of):
        read = of
    else:
        parts = tuple(of) if of is not None else tuple(name for name in fields if name != weight)
        read = attrgetter(*parts)
        of = parts if len(parts) > 1 else None
    cases: dict[Any, int] = {}
    for row in rows:
        if where is None or where(row):
            outcome = read(row)
            cases[outcome] = cases.get(outcome, 0) + _cases(getattr(row, weight))
    whole = getattr(rows[0], weight)
    denominator = whole.denominator if isinstance(whole, Chance) else getattr(value, "denominator", None)
    return Distribution(cases, denominator, names=of if isinstance(of, tuple) else None)


def _cases(weight: Any) -> int:
    return weight.cases if isinstance(weight, Chance) else index(weight)


def _of_chances(value: Record, of: Any) -> Distribution:
    """The chances that a record holds as fields: all that exclude one another, or one against its opposite."""
    held = {name: getattr(value, name) for name in type(value).__match_args__}
    chances = {name: chance for name, chance in held.items() if isinstance(chance, Chance) and name != "missing"}
    if isinstance(of, str):
        if of not in chances:
            raise Fault("unknown_field", of)
        chance = chances[of]
        lacks = int((chance.bound or 0) * chance.denominator)
        return Distribution({False: max(chance.denominator - chance.cases - lacks, 0), True: chance.cases}, chance.denominator)
    if of is not None:
        raise TypeFault("wrong_type", "of")
    if set(_ENDINGS) <= chances.keys():
        chances = {name: chances[name] for name in _ENDINGS}
    elif sum(chance.fraction for chance in chances.values()) > 1:
        # They do not exclude one another: which of them is meant must be said.
        raise Fault("missing_field", "of")
    if not chances:
        raise Fault("missing_field", "of")
    whole = next(iter(chances.values())).denominator
    return Distribution({name: chance.cases for name, chance in chances.items()}, whole)


def distribution(
    answer: Ruling[Any, Any] | Record,
    /,
    of: str | Iterable[str] | Callable[[Any], Hashable] | None = None,
    *,
    where: Callable[[Any], bool] | None = None,
) -> Distribution:
    """The distribution that an answer holds.

    `of` says of what: a field of the answer that holds chances (by default `"results"` of an Operational Combat Series
    attack, the endings of an Axis & Allies battle), or, of an answer whose rows are outcomes with their chances, a field of a row, several of them, or a
    function of a row. `where` chooses rows: `lambda row: row.wave == 1`.
    """
    if isinstance(answer, Ruling):
        value, rows = answer.value, answer.rows
        if rows:
            return _of_rows(value, rows, of, where)
    else:
        value = answer
    if not isinstance(value, Record):
        raise Fault("missing_field", "of")
    kind = type(value).__name__
    lists = [n for n in ("results", "table") if hasattr(value, n)]
    if not lists and of is None or not hasattr(value, "denominator"):
        return _of_chances(value, of)
    name = of if of is not None else lists[0]
    if not isinstance(name, str):
        raise TypeFault("wrong_type", "of")
    held = getattr(value, name, None) if name in type(value).__match_args__ else None
    if name == "faces" or kind == "CaptureDistribution":
        # A number for each face of the die.
        faces: dict[int, int] = {}
        for number in held or ():
            faces[number] = faces.get(number, 0) + 1
        if not faces:
            raise Fault("unknown_field", name)
        return Distribution(faces, int(getattr(value, "denominator")))
    if isinstance(held, Chance):
        return Distribution({False: held.denominator - held.cases, True: held.cases}, held.denominator)
    if not isinstance(held, tuple) or not all(isinstance(chance, Chance) for chance in held):
        raise Fault("unknown_field", name)
    whole = held[0].denominator
    if sum(chance.cases for chance in held) != whole:
        raise Fault("contradiction", name)
    heading = _HEADINGS.get((kind, name))
    labels = list(words(heading)) if heading else range(len(held))
    return Distribution({label: chance.cases for label, chance in zip(labels, held, strict=True)}, whole)
