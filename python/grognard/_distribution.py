"""Exact distributions as objects."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from html import escape
from math import sqrt
from operator import attrgetter, eq, ge, gt, index, le, lt, ne
from typing import TYPE_CHECKING, Any, final

from ._fault import Fault, TypeFault
from ._native import Record, Ruling, words

if TYPE_CHECKING:
    import icepool
    import pandas
    import polars
    from numpy.typing import NDArray

_OPERATORS = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
# One, in units of 2**-63.
_ONE = 2**63
# What the places of these fields stand for.
_HEADINGS = {
    ("CombatDistribution", "results"): "ocs.CombatResult",
    ("BarrageDistribution", "table"): "ocs.BarrageResult",
    ("FacilityDistribution", "results"): "ocs.FacilityResult",
}


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
        try:
            kept.sort(key=lambda pair: pair[0])
        except TypeError:
            # Words and records stay in the order of the table that they come from.
            pass
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
            if not isinstance(outcome, int | Fraction):
                raise TypeFault("wrong_type", "outcomes")
            yield Fraction(outcome), count

    def probability(self, test: str | Callable[[Any], bool], than: Any = None, /) -> Fraction:
        """The chance of the outcomes that pass a test: `probability(">=", 2)`, or a function of the outcome.

        The true chance is at least this, and at most this and `missing`.
        """
        if isinstance(test, str):
            if test not in _OPERATORS:
                raise Fault("unknown_word", "test")
            compare = _OPERATORS[test]
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
        """For each outcome, in order, the chance that there is no greater one."""
        out, sum_ = {}, 0
        for outcome in sorted(self._cases):
            sum_ += self._cases[outcome]
            out[outcome] = Fraction(sum_, self._denominator)
        return out

    def quantile(self, part: Fraction | float, /) -> Any:
        """The lowest outcome that with all lower ones has at least this part of the counted cases."""
        if not 0 <= part <= 1:
            raise Fault("out_of_range", "part")
        wanted, sum_ = Fraction(part) * sum(self._cases.values()), 0
        ordered = sorted(self._cases)
        for outcome in ordered:
            sum_ += self._cases[outcome]
            if sum_ >= wanted:
                return outcome
        return ordered[-1]

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
        labels = [str(outcome) for outcome in self]
        wide = max((len(label) for label in labels), default=0)
        lines = [f"{label:>{wide}} {float(chance):8.3%}" for label, chance in zip(labels, self.values(), strict=True)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(str(outcome))}</td><td>{float(chance):.3%}</td>"
            f'<td><div style="background:#4477aa;height:0.8em;width:{float(chance) * 20:.2f}em"></div></td></tr>'
            for outcome, chance in self.items()
        )
        return f"<table><thead><tr><th>outcome</th><th>chance</th><th></th></tr></thead><tbody>{rows}</tbody></table>"


def _made(cases: dict[Any, int], denominator: int, names: tuple[str, ...]) -> Distribution:
    return Distribution(cases, denominator, names=names)


def _of_rows(value: Record, rows: tuple[Any, ...], of: Any, where: Callable[[Any], bool] | None) -> Distribution:
    fields = type(rows[0]).__match_args__
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
            cases[outcome] = cases.get(outcome, 0) + getattr(row, weight)
    denominator = _ONE if weight == "chance" else getattr(value, "denominator", None)
    return Distribution(cases, denominator, names=of if isinstance(of, tuple) else None)


def distribution(
    answer: Ruling[Any, Any] | Record,
    /,
    of: str | Iterable[str] | Callable[[Any], Hashable] | None = None,
    *,
    where: Callable[[Any], bool] | None = None,
) -> Distribution:
    """The distribution that an answer holds.

    `of` says of what: a field of the answer that counts cases (`"results"` of an Operational Combat Series attack by
    default), or, of an answer whose rows are outcomes with their chances, a field of a row, several of them, or a
    function of a row. `where` chooses rows: `lambda row: row.wave == 1`.
    """
    if isinstance(answer, Ruling):
        value, rows = answer.value, answer.rows
        if rows:
            return _of_rows(value, rows, of, where)
    else:
        value = answer
    if not isinstance(value, Record) or not hasattr(value, "denominator"):
        raise Fault("missing_field", "denominator")
    kind = type(value).__name__
    name = of if of is not None else next((n for n in ("results", "table") if hasattr(value, n)), "results")
    if not isinstance(name, str):
        raise TypeFault("wrong_type", "of")
    if name not in type(value).__match_args__ or name == "denominator" or name.endswith("_expected"):
        raise Fault("unknown_field", name)
    counted, whole = getattr(value, name), value.denominator
    if not isinstance(counted, tuple):
        whole = int(name.rpartition("_of_")[2]) if "_of_" in name else whole
        return Distribution({False: whole - counted, True: counted}, whole)
    if kind == "CaptureDistribution" or name == "faces":
        # A number for each face of the die.
        faces: dict[int, int] = {}
        for number in counted:
            faces[number] = faces.get(number, 0) + 1
        return Distribution(faces, whole)
    if sum(counted) != whole:
        raise Fault("contradiction", name)
    heading = _HEADINGS.get((kind, name))
    labels = list(words(heading)) if heading else range(len(counted))
    return Distribution(dict(zip(labels, counted, strict=True)), whole)
