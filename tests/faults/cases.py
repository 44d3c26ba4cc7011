"""Calls of the Python package of each kind, and what may not change where one of them fails."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, NamedTuple

import grognard
from grognard import axis_allies as aa
from grognard import korea, ocs

OPENING = ("buy 8 inf", "ussr combat_movement", "5 inf CAU > UKR", "2 arm, 1 ftr MOS > CAU > UKR", "1 ftr LEN > UKR", "ussr combat")
UNIT = {
    "side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "rating": 3, "combat_supply": "paid",
    "combat_side": {"strength": 8},
}  # fmt: skip
ATTACK = {"attackers": [UNIT, UNIT], "defenders": [UNIT | {"side": 2}], "attack": "regular", "phase": "combat"}
ODDS = {"kind": "regular", "column": 4, "attacker_steps": 2, "defender_steps": 2}
POLICIES = {"attacker_policy": "stand", "defender_policy": "stand"}
RESULTS = ODDS | POLICIES


class Case(NamedTuple):
    """Makes an object, does something with it, and tells what there is of it."""

    make: Callable[[], Any]
    work: Callable[[Any], Any]
    state: Callable[[Any], Any]


def opening() -> aa.Game:
    """A turn of which six orders are done and two are taken back."""
    game = aa.Game()
    for line in OPENING:
        assert game.order(line)
    game.undo()
    game.undo()
    return game


def march() -> ocs.Game:
    """A game whose orders are noted, not copied."""
    dump = {"id": 1, "side": 1, "hex": (3, 4), "kind": "supply", "amount": 8}
    panzer = {
        "id": 2, "side": 1, "hex": (3, 4), "kind": "combat", "mode": "combat", "size": "regiment", "rating": 4,
        "combat_side": {"strength": 8, "ma": 6, "mobility": "track"},
    }  # fmt: skip
    game = ocs.Game(
        board={
            "chart": [{"cost": {"leg": 1, "truck": 2, "track": 1}}],
            "hexes": [{"hex": (q, r), "terrain": 0} for q in range(9) for r in range(9)],
            "units": [dump, panzer],
        },
        turn={"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 1},
        names=[{"unit": 1, "name": "dump"}, {"unit": 2, "name": "1st panzer"}],
        numbering="odd_columns",
    )
    assert game.fuel("1st_panzer", "unit", "dump")
    assert game.order("march 1st_panzer > 0306 0307")
    game.undo()
    return game


def engagement() -> korea.Game:
    """A game whose rows are orders."""
    units = [
        {"id": 1, "name": "1st_cav", "side": "un", "quality": "a", "arm": "infantry", "hex": (0, 0)},
        {"id": 2, "name": "105th", "side": "communist", "quality": "b", "arm": "armored", "hex": (1, 0)},
    ]
    hexes = [{"hex": (q, r), "un_supply": q == -3} for q in range(-3, 3) for r in range(-2, 3)]
    return korea.Game(units=units, hexes=hexes, depots=[{"id": 1, "hex": (-3, 0), "in_range": True}], turn="communist", victory_points=[2, 0])


def state(game: Any) -> Any:
    """All that a game is: its position, what was done, and what can be done again."""
    copy = game.copy()
    again = []
    while (played := copy.redo()) is not None:
        again.append(played.line)
    return game.text, tuple(played.line for played in game.history), tuple(again)


def nothing(_: Any) -> None:
    return None


def on(make: Callable[[], Any], work: Callable[[Any], Any], tell: Callable[[Any], Any] = nothing) -> Case:
    return Case(make, work, tell)


def pickled(game: Any) -> Any:
    """A copy by pickle, which calls a class that it cannot import for lack of memory one that cannot be pickled."""
    try:
        return pickle.loads(pickle.dumps(game))
    except pickle.PicklingError as why:
        raise MemoryError from why


def seen(ruling: Any) -> Any:
    """All that a ruling tells."""
    return ruling.verdict, ruling.value, ruling.cites, ruling.effects, ruling.rows, ruling.trail, str(ruling), ruling.to_dict()


def asked() -> Any:
    return ocs.combat.assess(ATTACK, trail=True)


def refused() -> Any:
    """What a question with a fault says."""
    try:
        return ocs.combat.assess(ATTACK | {"attack": "reglar"})
    except grognard.Fault as fault:
        return fault.code, fault.field, str(fault)


def dice() -> grognard.Dice:
    return grognard.Dice(1950)


CASES: dict[str, Case] = {
    "order, a line": on(opening, lambda game: game.order("1 ftr LEN > UKR"), state),
    "order, its fields": on(opening, lambda game: game.order(step="move", pieces="1 ftr LEN", path=["ukr"]), state),
    "order, a method": on(opening, lambda game: game.move("1 ftr LEN", ["ukr"]), state),
    "order, a row": on(engagement, lambda game: game.order(game.choices().rows[0]), state),
    "order, forbidden": on(opening, lambda game: game.order("1 inf LEN > UKR"), state),
    "order, with its trail": on(opening, lambda game: game.order("1 ftr LEN > UKR", trail=True), state),
    "order, noted": on(march, lambda game: game.order("march 1st_panzer > 0306 0307"), state),
    "order, noted, a method": on(march, lambda game: game.march("1st_panzer", "0306 0307"), state),
    "undo": on(opening, lambda game: game.undo(), state),
    "undo, noted": on(march, lambda game: game.undo(), state),
    "redo": on(opening, lambda game: game.redo(), state),
    "redo, noted": on(march, lambda game: game.redo(), state),
    "history": on(opening, lambda game: game.history, state),
    "choices": on(opening, lambda game: game.choices().rows, state),
    "look": on(opening, lambda game: seen(game.look()), state),
    "judge": on(opening, lambda game: seen(game.judge("1 ftr LEN > UKR")), state),
    "text": on(opening, lambda game: game.text, state),
    "pack": on(opening, lambda game: game.pack(), state),
    "copy": on(opening, lambda game: state(game.copy()), state),
    "pickle": on(opening, lambda game: state(pickled(game)), state),
    "a part": on(march, lambda game: game.board, state),
    "a game": on(lambda: None, lambda _: aa.Game(tas_links=True).text),
    "load": on(lambda: opening().text, lambda text: aa.Game.load(text).text),
    "dice": on(dice, lambda dice: dice.roll(300), lambda dice: tuple(dice.roll(30))),
    "a question": on(lambda: None, lambda _: seen(asked())),
    "a ruling": on(asked, seen),
    "chances": on(lambda: None, lambda _: seen(ocs.combat.distribution(assessment=ODDS, **POLICIES))),
    "a fault": on(lambda: None, lambda _: refused()),
    "a record": on(lambda: None, lambda _: repr(ocs.Unit(UNIT).replace(rating=4).to_dict())),
    "words": on(lambda: None, lambda _: (grognard.words("ocs.Phase"), grognard.rule("OCS 9.7"), grognard.measure("2 1/2"))),
    "a table": on(lambda: None, lambda _: grognard.chart("ocs.combat.open")),
}
