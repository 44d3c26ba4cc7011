"""Questions that analysts ask, answered by many exact answers: what one more is worth, the cheapest force, the best order of
losses, where to stop."""

# Who has no stubs of these libraries sees Any in their place.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING, Any, Literal

from . import axis_allies
from ._batch import Answers, batch
from ._fault import Fault
from ._native import Ruling
from ._numbers import chance

if TYPE_CHECKING:
    from numpy.typing import NDArray

_KINDS = (
    "infantry", "armor", "fighter", "bomber", "transport", "submarine", "carrier", "battleship",
    "own_infantry", "own_armor", "own_fighter", "own_warship",
)
# The dice of a round and no more: what a stopping rule decides on.
_ONE_ROUND = {"retreat_after": 1}


def sensitivity(
    operation: str, of: str, more: Mapping[str, int] | Sequence[str], /, *, threads: int = 1, **columns: Any
) -> dict[str, NDArray[Any]]:
    """What one more of each column is worth at every point of a sweep: the difference that it makes to a field of the answer.

    `more` names the columns, or says by how much each grows. Chances and measures are floats. Where the larger value is no
    longer allowed the difference is not a number.

        sensitivity("ocs.combat.distribution", "vacated", ["drm", "column"], kind="regular", column=range(12), ...)
    """
    import numpy

    steps = dict(more) if isinstance(more, Mapping) else dict.fromkeys(more, 1)
    options: dict[str, Any] = {"fields": [of], "exact": False, "threads": threads, "errors": "codes"}
    base = batch(operation, **options, **columns)
    out: dict[str, NDArray[Any]] = {}
    for name, step in steps.items():
        if name not in columns:
            raise Fault("missing_field", name)
        grown = batch(operation, **options, **(columns | {name: numpy.asarray(columns[name]) + step}))
        worth = grown[_column(grown, of)] - base[_column(base, of)]
        out[name] = numpy.where((grown["fault"] == 0) & (base["fault"] == 0), worth, numpy.nan)
    return out


def _column(answers: Answers, of: str) -> str:
    if of not in answers:
        raise Fault("unknown_field", of)
    if answers[of].ndim != answers["fault"].ndim:
        raise Fault("wrong_type", of)
    return of


def cheapest(
    wanted: Fraction | float | str,
    /,
    *,
    available: Mapping[str, int],
    role: Literal["attacker", "defender"] = "attacker",
    goal: Literal["win", "territory"] = "win",
    price: Literal["units", "ipc"] = "ipc",
    budget: int = 10**9,
    **question: Any,
) -> Ruling[Any, Any]:
    """The cheapest Axis & Allies force that reaches a chance: `axis_allies.battle.fewest`, the chance as a number from 0 to 1.

        cheapest(0.9, kind="land", available={"infantry": 10, "armor": 6}, defender={"infantry": 4})
    """
    return axis_allies.battle.fewest(
        {
            "role": role, "goal": goal, "price": price, "wanted": wanted,
            "available": dict(available), "budget": budget, **question,
        }
    )  # fmt: skip


@dataclass(frozen=True)
class Order:
    """An order of losses and what comes of it."""

    order: tuple[str, ...]
    """The kinds, the first to be lost first."""
    keep: Mapping[str, int]
    """How many infantry and armor are lost only after everything else."""
    value: Fraction
    """The chance, or the mean swing in IPC."""
    bound: Fraction
    """The largest possible difference to the true value."""


def orders(
    *,
    attacker: Mapping[str, int],
    defender: Mapping[str, int],
    role: Literal["attacker", "defender"] = "attacker",
    of: Literal["win", "lose", "taken", "swing"] = "win",
    territory: int = 0,
    **question: Any,
) -> list[Order]:
    """Every order in which a side of an Axis & Allies battle may lose its units, exactly, the best for that side first.

    Of the attacker's land units, orders that keep one to the last are among them. `of` is what the attacker gains: the
    chance to win or to take the territory, that of the defender to win (`lose`), or the swing in IPC (the defender's losses
    less the attacker's, and `territory` where it is taken). Orders that make no difference follow one another as the edition
    lists the kinds.
    """
    own = attacker if role == "attacker" else defender
    kinds = [kind for kind in _KINDS if own.get(kind)]
    found = []
    for keep in _keeps(own) if role == "attacker" else ({},):
        for order in permutations(kinds):
            plan = {"order": list(order), **{f"keep_{kind}": count for kind, count in keep.items()}}
            wave: dict[str, Any] = {"force": dict(attacker)}
            asked = dict(question)
            if role == "attacker":
                wave["plan"] = plan
            else:
                asked["defender_plan"] = plan
            value, bound = _worth({"waves": [wave], "defender": dict(defender), **asked}, of, territory)
            found.append(Order(order, keep, value, bound))
    good = of != "lose" if role == "attacker" else of == "lose"
    return sorted(found, key=lambda one: -one.value if good else one.value)


def _keeps(own: Mapping[str, int]) -> list[Mapping[str, int]]:
    return [{}, *({kind: 1} for kind in ("infantry", "armor") if own.get(kind) and len([k for k in own if own[k]]) > 1)]


def _worth(question: Mapping[str, Any], of: str, territory: int) -> tuple[Fraction, Fraction]:
    ruling = axis_allies.battle.distribution(question)
    missing = chance(ruling.value.missing)
    if of != "swing":
        return chance(getattr(ruling.value, of)), missing
    worth = {row: row.defender_ipc - row.attacker_ipc + territory * row.taken for row in ruling.rows}
    most = max((abs(swing) for swing in worth.values()), default=0)
    return sum((chance(row.chance) * swing for row, swing in worth.items()), Fraction(0)), missing * most


@dataclass(frozen=True)
class Stop:
    """What a battle is worth to an attacker who may retreat after any round, and where he does."""

    value: float
    """The mean gain in IPC, with the best decisions."""
    to_the_end: float
    """The mean gain of one who never retreats."""
    win: float
    """The chance to win with the best decisions."""
    retreat: float
    """The chance that he retreats."""
    bound: float
    """The largest possible difference of `value` to the true one."""
    stops: Mapping[tuple[tuple[int, ...], tuple[int, ...]], float]
    """The states, attackers and defenders that are left by kind, in which he retreats, and what going on would be worth."""


def stop(
    *,
    attacker: Mapping[str, int],
    defender: Mapping[str, int],
    territory: int = 0,
    plan: Mapping[str, Any] | None = None,
    defender_plan: Mapping[str, Any] | None = None,
    below: Fraction | float | None = None,
    aircraft: bool = False,
) -> Stop:
    """Where to stop an Axis & Allies land battle: exact backward induction over all that can be left after a round.

    The attacker gains the defender's losses less his own, in IPC, and `territory` where he takes it. He retreats where going
    on is worth less than leaving; with `below`, where his chance to win to the end is lower than that; with `aircraft`, also
    where his next loss may be an aircraft. `plan` and `defender_plan` are orders of losses.
    """
    states = _States(dict(plan or {}), dict(defender_plan or {}), territory)
    first = (_counts(attacker), _counts(defender))
    # From few units to many: a round never adds any.
    for state in sorted(states.reach(first), key=lambda one: sum(one[0]) + sum(one[1])):
        states.decide(state, None if below is None else float(below), aircraft, state == first)
    return states.result(first)


_State = tuple[tuple[int, ...], tuple[int, ...]]


def _counts(force: Mapping[str, int] | Any) -> tuple[int, ...]:
    if isinstance(force, Mapping):
        if set(force) - set(_KINDS[:4]):
            raise Fault("unknown_field", "attacker")
        return tuple(int(force.get(kind, 0)) for kind in _KINDS[:4])
    return tuple(getattr(force, kind) for kind in _KINDS[:4])


class _States:
    """The states of a battle between two rounds, and what each is worth."""

    def __init__(self, plan: dict[str, Any], defender_plan: dict[str, Any], territory: int) -> None:
        self.plan, self.defender_plan, self.territory = plan, defender_plan, territory
        self.costs = [axis_allies.units.values({"kind": kind}).value.cost for kind in _KINDS[:4]]
        self.next: dict[_State, list[tuple[float, float, _State]]] = {}
        self.missing: dict[_State, float] = {}
        # By state: the gain with the best decisions, without retreats, the chance to win, to retreat, to win to the end.
        self.gain: dict[_State, tuple[float, float, float, float, float, float]] = {}
        self.stops: dict[_State, float] = {}
        self.opening: Sequence[float] = ()

    def over(self, state: _State) -> bool:
        return not any(state[0]) or not any(state[1])

    def round(self, state: _State) -> list[tuple[float, float, _State]]:
        """What one round makes of a state: the chance, the gain in IPC and what is left."""
        ruling = axis_allies.battle.distribution(
            kind="land", waves=[{"force": dict(zip(_KINDS, state[0], strict=False)), "plan": self.plan | _ONE_ROUND}],
            defender=dict(zip(_KINDS, state[1], strict=False)), defender_plan=self.defender_plan,
        )  # fmt: skip
        self.missing[state] = float(chance(ruling.value.missing))
        return [
            (float(chance(row.chance)), float(row.defender_ipc - row.attacker_ipc + self.territory * row.taken),
             (_counts(row.attacker), _counts(row.defender))) for row in ruling.rows
        ]  # fmt: skip

    def reach(self, first: _State) -> list[_State]:
        left, seen = [first], {first}
        while left:
            state = left.pop()
            if self.over(state):
                continue
            self.next[state] = self.round(state)
            for _, _, after in self.next[state]:
                if after not in seen:
                    seen.add(after)
                    left.append(after)
        return list(seen)

    def decide(self, state: _State, below: float | None, aircraft: bool, first: bool) -> None:
        if self.over(state):
            won = float(any(state[0]) and not any(state[1]))
            self.gain[state] = (0.0, 0.0, won, 0.0, won, 0.0)
            return
        rows = self.next[state]
        stay = sum(share for share, _, after in rows if after == state)
        if stay >= 1.0:
            self.gain[state] = (0.0, 0.0, 0.0, 1.0, 0.0, 0.0)
            return
        sums = [0.0] * 6
        for share, gained, after in rows:
            if after != state:
                values = self.gain[after]
                for at in range(6):
                    sums[at] += share * (values[at] + (gained if at < 2 else 0.0))
        most = sum(n * cost for n, cost in zip(state[0] + state[1], self.costs + self.costs, strict=True)) + self.territory
        sums[5] += self.missing[state] * most
        best, end, won, left, won_end, error = (one / (1.0 - stay) for one in sums)
        lost_next = aircraft and not any(state[0][:2])
        if lost_next or (won_end < below if below is not None else best < 0.0):
            self.stops[state] = best
            best, won, left = 0.0, 0.0, 1.0
        self.gain[state] = (best, end, won, left, won_end, error)
        if first:
            # The first round is fought in any case.
            self.opening = [one + stay * after for one, after in zip(sums, self.gain[state], strict=True)]

    def result(self, first: _State) -> Stop:
        best, end, won, left, _, error = self.opening if first in self.next else self.gain[first]
        # Each state's sums are rounded to 53 bits.
        return Stop(best, end, won, left, error + abs(best) * len(self.gain) * 2.0**-50, dict(self.stops))


__all__ = ["Order", "Stop", "cheapest", "orders", "sensitivity", "stop"]
