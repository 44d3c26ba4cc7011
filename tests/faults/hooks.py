"""The caller's own objects raise while they are read: what they raise comes through unchanged, the game is as before.

Every object raises at its first call, then at its second, and so on until it is read without.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from numbers import Rational
from typing import Any

import numpy as np

import check
import grognard
from cases import ATTACK, ODDS, POLICIES, RESULTS, UNIT, engagement, opening, state
from grognard import axis_allies as aa
from grognard import ocs


class Own(Exception):
    """A caller's own exception."""


# Those among them that a library may take for its own.
RAISED = (Own, TypeError, ValueError, OverflowError, KeyError, AttributeError, IndexError, StopIteration, MemoryError, KeyboardInterrupt, RuntimeError)


class Fuse:
    """Raises an exception at its n-th call."""

    def __init__(self, made: BaseException, at: int) -> None:
        self.made, self.left, self.blown = made, at, False

    def __call__(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.blown = True
            raise self.made


class Lists(Sequence[Any]):
    def __init__(self, fuse: Fuse, items: Sequence[Any]) -> None:
        self._fuse, self._items = fuse, items

    def __len__(self) -> int:
        self._fuse()
        return len(self._items)

    def __getitem__(self, at: Any) -> Any:
        self._fuse()
        return self._items[at]

    def __iter__(self) -> Iterator[Any]:
        self._fuse()
        for item in self._items:
            self._fuse()
            yield item


class Maps(Mapping[str, Any]):
    def __init__(self, fuse: Fuse, items: Mapping[str, Any]) -> None:
        self._fuse, self._items = fuse, items

    def __len__(self) -> int:
        self._fuse()
        return len(self._items)

    def __getitem__(self, name: str) -> Any:
        self._fuse()
        return self._items[name]

    def __iter__(self) -> Iterator[str]:
        self._fuse()
        for name in self._items:
            self._fuse()
            yield name


class Whole:
    """A whole number that is no `int`."""

    def __init__(self, fuse: Fuse, number: int) -> None:
        self._fuse, self._number = fuse, number

    def __index__(self) -> int:
        self._fuse()
        return self._number


class Ratio(Fraction):
    """A fraction whose parts may not be had."""

    fuse: Fuse

    @property
    def numerator(self) -> int:
        self.fuse()
        return super().numerator

    @property
    def denominator(self) -> int:
        self.fuse()
        return super().denominator


def ratio(fuse: Fuse, *of: int) -> Rational:
    made = Ratio(*of)
    made.fuse = fuse
    return made


class Name(str):
    """The name of a field that is compared and hashed by its own code."""

    fuse: Fuse

    def __eq__(self, other: object) -> bool:
        self.fuse()
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        return str.__hash__(self)


def name(fuse: Fuse, text: str) -> str:
    made = Name(text)
    made.fuse = fuse
    return made


class Odd:
    """An object all of whose attributes are asked."""

    def __init__(self, fuse: Fuse) -> None:
        object.__setattr__(self, "_fuse", fuse)

    def __getattribute__(self, name: str) -> Any:
        object.__getattribute__(self, "_fuse")()
        return object.__getattribute__(self, name)


class Text(str):
    """A word that cannot be shown."""

    fuse: Fuse

    def __repr__(self) -> str:
        self.fuse()
        return str.__repr__(self)


def text(fuse: Fuse, word: str) -> str:
    made = Text(word)
    made.fuse = fuse
    return made


class Numbers:
    """An array of another library."""

    def __init__(self, fuse: Fuse, items: list[Any]) -> None:
        self._fuse, self._items = fuse, items

    @property
    def __array_interface__(self) -> Any:
        self._fuse()
        return np.array(self._items).__array_interface__

    def tolist(self) -> list[Any]:
        self._fuse()
        return self._items


class Array:
    """What numpy makes an array of."""

    def __init__(self, fuse: Fuse, items: list[Any]) -> None:
        self._fuse, self._items = fuse, items

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        self._fuse()
        return np.array(self._items, dtype=dtype)


Work = Callable[[Fuse], Any]
QUESTIONS: dict[str, Work] = {
    "a question": lambda f: ocs.combat.assess(Maps(f, ATTACK)),
    "a record": lambda f: ocs.Unit(Maps(f, UNIT)),
    "a record in a question": lambda f: ocs.combat.assess(ATTACK | {"attackers": [Maps(f, UNIT)]}),
    "a list": lambda f: ocs.combat.assess(ATTACK | {"attackers": Lists(f, [UNIT, UNIT])}),
    "an array": lambda f: ocs.combat.assess(ATTACK | {"attackers": Numbers(f, [UNIT, UNIT])}),
    "a number": lambda f: ocs.Unit(UNIT | {"rating": Whole(f, 3)}),
    "a number by keyword": lambda f: ocs.Unit(UNIT, rating=Whole(f, 3)),
    "a fraction": lambda f: ocs.Unit(UNIT | {"combat_side": {"strength": ratio(f, 15, 2)}}),
    "an amount": lambda f: ocs.Unit(UNIT | {"combat_side": {"strength": Whole(f, 7)}}),
    "a measure": lambda f: grognard.measure(ratio(f, 5, 2)),
    "a name": lambda f: ocs.combat.assess({name(f, "attack"): "regular"} | {k: v for k, v in ATTACK.items() if k != "attack"}, attack="regular"),
    "an odd object": lambda f: ocs.Unit(UNIT | {"combat_side": Odd(f)}),
    "an odd list": lambda f: ocs.combat.assess(ATTACK | {"attackers": Odd(f)}),
    "an odd question": lambda f: ocs.combat.assess(Odd(f)),
    "a word that is none": lambda f: ocs.combat.assess(ATTACK | {"attack": text(f, "reglar")}),
    "a chance": lambda f: grognard.Chance(ratio(f, 1, 2)),
    "a chance of a number": lambda f: grognard.Chance(Whole(f, 1)),
    "a seed": lambda f: grognard.Dice(Whole(f, 7)),
    "some dice": lambda f: grognard.Dice(7).roll(Whole(f, 3)),
    "a column": lambda f: ocs.combat.distribution_batch(**RESULTS | {"column": Array(f, [3, 4])}),
    "a column of objects": lambda f: ocs.combat.distribution_batch(**RESULTS | {"column": [Whole(f, 3), Whole(f, 4)]}),
    "columns": lambda f: grognard.batch("ocs.combat.distribution", Maps(f, RESULTS | {"column": [3, 4]})),
    "a function of outcomes": lambda f: grognard.distribution(ocs.combat.distribution(assessment=ODDS, **POLICIES).value).map(lambda of: f() or of),
    "a ruling": lambda f: grognard.Ruling(cites=Lists(f, ["OCS 9.7"]), effects=Lists(f, [ocs.Unit(UNIT)])),
    "a new game": lambda f: aa.Game(Maps(f, {"tas_links": True})),
    "a new game's list": lambda f: grognard.korea.Game(units=Lists(f, []), turn="un"),
}
ORDERS: dict[str, tuple[Callable[[], Any], Callable[[Any, Fuse], Any]]] = {
    "an order": (opening, lambda game, f: game.order(Maps(f, {"step": "move", "pieces": "1 ftr LEN", "path": ["ukr"]}))),
    "an order's list": (opening, lambda game, f: game.order(step="move", pieces="1 ftr LEN", path=Lists(f, ["ukr"]))),
    "a method's list": (opening, lambda game, f: game.move("1 ftr LEN", Lists(f, ["ukr"]))),
    "what is judged": (opening, lambda game, f: game.judge(Maps(f, {"step": "move", "pieces": "1 ftr LEN", "path": ["ukr"]}))),
    "what is written": (opening, lambda game, f: game.line(Maps(f, {"step": "move", "pieces": "1 ftr LEN", "path": ["ukr"]}))),
    "the dice of a row": (engagement, lambda game, f: game.order(game.choices().rows[0], dice=Lists(f, []))),
    "the dice beside a row": (engagement, lambda game, f: game.order((game.choices().rows[0], Lists(f, [Whole(f, 1)])))),
    "plans": (opening, lambda game, f: game.chances(Maps(f, {}))),
    "an odd order": (opening, lambda game, f: game.order(Odd(f))),
}


def through(what: str, work: Callable[[Fuse], Any], tell: Callable[[], Any]) -> None:
    """Every exception comes through from every call, and nothing has changed."""
    wrong, met = [], 0
    for kind in RAISED:
        for at in itertools.count(1):
            fuse, before, got = Fuse(kind("mine"), at), tell(), None
            try:
                work(fuse)
            except BaseException as why:
                got = why
            if not fuse.blown:
                break
            met += 1
            if got is not fuse.made and not expected(got, fuse.made):
                wrong.append(f"{kind.__name__} at call {at} became {got!r}")
            if tell() != before:
                wrong.append(f"{kind.__name__} at call {at} has changed something")
            if at > 400:
                wrong.append("no end")
                break
    check.count(f"{what}: {met} exceptions", met > 0 and not wrong, "; ".join(wrong[:4]) or "none was raised")


def expected(got: BaseException | None, made: BaseException) -> bool:
    """Where Python itself gives an exception a meaning, the call goes on, or ends in a fault: an attribute or key that is not there,
    the end of an iterator, a generator that stops."""
    if isinstance(made, AttributeError | KeyError | IndexError | StopIteration):
        return got is None or isinstance(got, grognard.Fault | TypeError | RuntimeError)
    return False


for what, work in QUESTIONS.items():
    through(what, work, lambda: None)
for what, (make, order) in ORDERS.items():
    game = make()
    before = state(game)
    wrong, met = [], 0
    for kind in RAISED:
        for at in itertools.count(1):
            game = make()
            fuse, got = Fuse(kind("mine"), at), None
            try:
                order(game, fuse)
            except BaseException as why:
                got = why
            if not fuse.blown:
                break
            met += 1
            if got is not fuse.made and not expected(got, fuse.made):
                wrong.append(f"{kind.__name__} at call {at} became {got!r}")
            elif got is not None and state(game) != before:
                wrong.append(f"{kind.__name__} at call {at} has changed the game")
            # No lock is held: the game answers.
            game.look()
    check.count(f"{what}: {met} exceptions", met > 0 and not wrong, "; ".join(wrong[:4]) or "none was raised")

# A call inside a call: what a game is asked while it reads an order is answered, and the order is judged by what is then there.
game = opening()


class Within(Sequence[Any]):
    def __len__(self) -> int:
        return 1

    def __getitem__(self, at: int) -> Any:
        if at:
            raise IndexError
        game.undo()
        return "ukr"


count = len(game.history)
ruling = game.order(step="move", pieces="1 ftr LEN", path=Within())
check.count("a game that is taken back while it reads an order", len(game.history) == count - 1 + (ruling.verdict == "allowed"), game)
check.finish()
