"""Held games of 1950 Korea and the Civil War: by names and lines, as the operations, with random players."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import grognard
from grognard import acw, korea


def engagement(**more: Any) -> korea.Game:
    units: list[dict[str, Any]] = [
        {"id": 1, "name": "1st_cav", "side": "un", "quality": "a", "arm": "infantry", "hex": (0, 0)},
        {"id": 2, "name": "105th", "side": "communist", "quality": "b", "arm": "armored", "hex": (1, 0)},
        {"id": 3, "name": "3rd", "side": "communist", "quality": "c", "arm": "infantry", "hex": (0, 1)},
        {"id": 4, "name": "5th", "side": "un", "quality": "c", "arm": "infantry", "hex": (-1, 1)},
    ]
    hexes = [{"hex": (q, r), "un_supply": q == -3} for q in range(-3, 3) for r in range(-2, 3)]
    depots = [{"id": 1, "hex": (-3, 0), "in_range": True}]
    return korea.Game(
        units=units, hexes=hexes, depots=depots, turn="communist", victory_points=[2, 0], **more
    )


def phase(**more: Any) -> acw.Game:
    def unit(number: int, name: str, side: str, q: int, strength: int) -> dict[str, Any]:
        infantry = {"kind": "infantry", "hex": (q, 0), "strength": strength, "cohesion": 5}
        return {"id": number, "name": name, "side": side, "unit": infantry}

    units = [unit(1, "2nd_wis", "attacker", 0, 8), unit(2, "6th_wis", "attacker", 0, 3), unit(3, "4th_va", "defender", 1, 4)]
    return acw.Game(units=units, table=acw.table.example().value, **more)


def test_words_that_begin_a_line() -> None:
    with pytest.raises(grognard.Fault, match=r"'declare'; one of meeting, prepared, join"):
        engagement().order("declare 105th > 1st_cav")
    with pytest.raises(grognard.Fault, match=r"'prepard'; prepared\?"):
        engagement().order("prepard 105th > 1st_cav")
    with pytest.raises(grognard.Fault, match=r"'atack'; attack\?"):
        phase().order("atack 0,0 > 1,0")


def test_an_engagement() -> None:
    """KOR 8.0, 8.3: an attack with a supporter, and its losses paid means by means."""
    game = engagement()
    assert game.declare("105th", "1st_cav", "prepared").verdict == "allowed"
    assert game.join("3rd").verdict == "allowed"
    assert game.ready() and game.ready()
    assert game.look().value.waits == "dice"
    chances = game.chances(by="differential")
    assert chances == korea.game.chances(position=korea.Position(text=game.text), by="differential")
    assert game.dice_needed == 2
    ruling = game.dice([6, 2])
    assert ruling.verdict == "allowed"
    owed = game.look().value.owed
    assert owed > 0
    assert game.look().value.debtor == "defender"
    assert game.order("flip").verdict == "allowed"
    assert game.look().value.owed < owed
    assert [played.dice_thrown for played in game.history] == [False] * 4 + [True, False]
    page = str(game)
    assert page.startswith("communist's turn, waiting for:")
    assert "U #1    1st_cav" in page
    assert repr(game) == "<grognard.korea.Game after 6 orders>"


def test_a_combat() -> None:
    """ACW 1 to 10: an attack is declared, fought and paid for."""
    game = phase()
    forbidden = game.judge(step="end")
    assert (forbidden.verdict, forbidden.cites) == ("forbidden", ("ACW 2",))
    assert game.attack("0,0", (1, 0)).verdict == "allowed"
    assert game.end() and game.fight((1, 0)) and game.stand()
    assert game.chances() == acw.game.chances(position=acw.Position(text=game.text))
    assert game.dice([4]).verdict == "allowed"
    assert game.history[-1].dice_thrown
    assert game.history[-1].ruling.effects[0].what == "die"
    page = str(game)
    assert page.startswith("Round ")
    assert "A #1    2nd_wis" in page
    assert acw.Game.attack.__doc__ is not None


@pytest.mark.parametrize(
    ("order", "fields", "code", "path"),
    [
        ("charge 0,0", {}, "unknown_word", "line[0]"),
        (None, {"step": "lose"}, "missing_field", "unit"),
        (None, {"step": "lose", "unit": "nobody"}, "unknown_name", "unit"),
        (None, {"step": "attack", "hex": (0, 0)}, "missing_field", "target"),
        (None, {"step": "go", "hex": (9, 9)}, "not_now", "step"),
        (7, {}, "wrong_type", "order"),
    ],
)
def test_bad_orders(order: object, fields: dict[str, object], code: str, path: str) -> None:
    game = phase()
    before = game.pack()
    for ask in (game.order, game.judge):
        with pytest.raises(grognard.Fault) as raised:
            ask(order, **fields)  # type: ignore[arg-type]
        assert (raised.value.code, raised.value.field) == (code, path)
    assert (game.pack(), game.history) == (before, ())


@pytest.mark.parametrize("make", [engagement, phase])
@pytest.mark.parametrize("seed", range(8))
def test_random_players(make: Any, seed: int) -> None:
    """Rows of the choices alone: no dead end, the same text and bytes, and back to the first position."""
    dice = random.Random(seed)
    game = make(seeded=seed % 2 == 1, seed=seed)
    kind, texts = type(game), [game.text]
    while game.look().value.waits != "nothing":
        row = dice.choice(game.choices().rows)
        thrown = [dice.randint(1, 6) for _ in range(row.count)] if row.step == "dice" else []
        ruling = game.order(row, dice=thrown) if thrown else game.order(row)
        assert ruling.verdict == "allowed", row
        texts.append(game.text)
        assert kind.load(game.text) == kind.load(game.pack()) == game
        if len(texts) > 400:
            break
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.history) == (game, game.history)
    for text in reversed(texts[:-1]):
        assert game.undo(referee=True) is not None
        assert game.text == text
    assert game.undo(referee=True) is None
    for text in texts[1:]:
        assert game.redo() is not None
        assert game.text == text


def test_bad_positions() -> None:
    for game in (engagement(), phase()):
        data = game.pack()
        for cut in range(0, len(data), 5):
            with pytest.raises(grognard.Fault):
                type(game).load(data[:cut])
        for at in range(0, len(data), 3):
            with pytest.raises(grognard.Fault):
                type(game).load(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])


def test_a_refusal_says_why() -> None:
    """The steps that forbid stand in the trail of a refusal that nobody asked a trail of."""
    game = engagement()
    for refused in (game.order("prepared 105th > 5th"), phase().order("end")):
        assert refused.verdict == "forbidden"
        assert refused.trail and {step.what for step in refused.trail} <= {"forbidden", "limit"}
        assert {step.rule for step in refused.trail} <= set(refused.cites)
