"""Games that are held: the same positions as by the operations, undo and redo, and what bad input leaves alone."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import grognard
import vectors
from grognard import Ruling
from grognard import axis_allies as aa

RECORDED = vectors.TOP / "tests" / "positions" / "axis-allies-whole-game.game"
HEADING = ("grognard", "title", "option")
OPENING = """buy 8 inf
ussr combat_movement
5 inf CAU > UKR
2 arm, 1 ftr MOS > CAU > UKR
1 ftr LEN > UKR
ussr combat
fight UKR
dice 1 1 5 6 4 3 2 3 1"""


def recorded() -> Iterator[str]:
    for line in RECORDED.read_text().splitlines():
        if line.strip() and not line.startswith(HEADING) and not line.startswith("# "):
            yield line


def opening() -> aa.Game:
    game = aa.Game()
    for line in OPENING.splitlines():
        assert game.order(line).verdict == "allowed", line
    return game


def test_recorded_game() -> None:
    """A recorded game has the positions and rulings that the operations give, and goes back to its beginning."""
    game, position = aa.Game(tas_links=True), aa.game.start(tas_links=True).value
    texts = [game.text]
    assert game.text == position.text
    for line in recorded():
        told = aa.game.apply(position=position, line=line)
        ruling = game.order(line)
        assert (ruling.verdict, ruling.cites, ruling.effects) == (told.verdict, told.cites, told.effects), line
        assert told.value is not None, line
        position = told.value
        assert game.text == position.text, line
        texts.append(game.text)
    assert len(game.history) == len(texts) - 1 > 500
    last, first = game.pack(), aa.Game(tas_links=True).pack()
    for text in reversed(texts[:-1]):
        assert game.undo(referee=True) is not None
        assert game.text == text
    assert (game.undo(referee=True), game.pack()) == (None, first)
    for text in texts[1:]:
        assert game.redo() is not None
        assert game.text == text
    assert (game.redo(), game.pack()) == (None, last)


def step(game: aa.Game, dice: random.Random) -> Ruling[None, aa.GameEffect]:
    """Any legal step but surrender, by a row of the choices."""
    rows = [row for row in game.choices().rows if row.step != "surrender"]
    dice.shuffle(rows)
    assert rows, "no step but surrender"
    if rows[0].step == "dice":
        return game.order(rows[0], dice=[dice.randint(1, 6) for _ in range(game.dice_needed)])
    for row in sorted(rows, key=lambda row: row.step == "end"):
        if game.judge(row):
            return game.order(row)
    raise AssertionError("no step is allowed")


@pytest.mark.parametrize("seed", range(6))
def test_random_players(seed: int) -> None:
    dice = random.Random(seed)
    game = aa.Game()
    texts = [game.text]
    for _ in range(120):
        try:
            ruling = step(game, dice)
        except AssertionError:
            break
        assert ruling.verdict == "allowed"
        texts.append(game.text)
        assert aa.Game.load(game.text) == aa.Game.load(game.pack()) == game
    assert len(texts) > 40
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.history) == (game, game.history)
    back = dice.sample(range(len(texts)), 10)
    for at in back:
        while len(game.history) > at:
            game.undo(referee=True)
        while len(game.history) < at:
            game.redo()
        assert game.text == texts[at]
    while game.undo(referee=True):
        pass
    assert game.pack() == aa.Game().pack()


def test_orders_by_name() -> None:
    """Each kind of order is a method; pieces are numbers, or words."""
    game, other = opening(), opening()
    rows = [row for row in game.choices().rows if row.step == "lose" and row.kind == "infantry"]
    three = [row.piece for row in rows if row.piece is not None][:3]
    arms = [row.piece for row in game.choices().rows if row.kind in ("armor", "fighter") and row.piece is not None]
    assert game.lose([*three, *arms[:3]]).verdict == "allowed"
    assert other.lose("3 inf, 2 arm, 1 ftr").verdict == "allowed"
    assert game == other
    assert hash(game) == hash(other)
    game = aa.Game()
    assert game.buy("infantry", 3) and game.buy(kind="armor", count=3)
    assert not game.buy("infantry")
    assert game.end()
    assert game.move("2 inf, 1 arm MOS", ["cau"]).verdict == "allowed"
    assert game.judge(step="move", pieces="1 ftr MOS", path=["cau", "ukr"]).verdict == "allowed"
    assert [played.dice_thrown for played in game.history] == [False] * 4
    assert game.history[0].order == {"step": "buy", "kind": "infantry", "count": 3}
    assert aa.Game.move.__doc__.startswith("Movement: `pieces` move together along `path`.")


def test_a_refusal_says_why() -> None:
    """Nine infantry cost 27 IPC of the 24 there; a tank has two spaces, and India is the third."""
    game = aa.Game()
    for refused in (game.judge("buy 9 inf"), game.order("buy 9 inf")):
        assert refused.verdict == "forbidden"
        assert [(step.rule, step.what, step.num, step.den) for step in refused.trail] == [("AA units", "limit", 27, 24)]
        assert "27 IPC needed, 24 there" in str(refused)
    assert len(game.order("buy 9 inf", trail=True).trail) > 1
    game.order("end")
    tanks = {row.piece for row in game.choices().rows if row.kind == "armor"}
    refused = game.order("1 arm MOS > CAU > PER > IND")
    (why,) = refused.trail
    assert (why.rule, why.about, why.num, why.den) == ("AA movement", "units", 3, 2)
    assert why.index in tanks
    assert f"unit {why.index}" in str(refused)
    assert game.judge("1 arm MOS > CAU > PER > IND").rows[0].piece == why.index


def test_referee() -> None:
    """A player takes back orders until dice were thrown after them, a referee those too."""
    game = opening()
    assert game.dice_thrown
    assert game.undo() is None
    assert len(game.history) == 8
    played = game.undo(referee=True)
    assert played is not None
    assert (played.order, played.dice_thrown) == ("dice 1 1 5 6 4 3 2 3 1", True)
    assert not game.dice_thrown
    assert game.undo() is not None
    assert game.redo() is not None
    assert game.dice_needed == 9
    game.order("dice 6 6 6 6 6 6 6 6 6")
    assert game.redo() is None


@pytest.mark.parametrize(
    ("order", "fields", "code", "path"),
    [
        ("buy 8 inf", {"count": 3}, "contradiction", "count"),
        ("2 inf CAU > XXX", {}, "unknown_name", "line[12]"),
        ("x" * 300, {}, "unknown_word", "line[0]"),
        ("", {}, "missing_field", "line[0]"),
        (None, {}, "missing_field", "step"),
        (None, {"stepp": "buy"}, "unknown_field", "stepp"),
        (None, {"step": "attack"}, "unknown_word", "step"),
        (None, {"step": "buy"}, "missing_field", "kind"),
        (None, {"step": "buy", "kind": "infantry", "path": ["ukr"]}, "unknown_field", "path"),
        (None, {"step": "buy", "kind": "infantry", "count": 256}, "out_of_range", "count"),
        (None, {"step": "lose", "pieces": [9999]}, "not_now", "step"),
        (None, {"step": "lose", "pieces": "2 inf UKR XX"}, "bad_text", "pieces[6]"),
        (7, {}, "wrong_type", "order"),
    ],
)
def test_bad_orders(order: object, fields: dict[str, object], code: str, path: str) -> None:
    game = aa.Game()
    before = game.pack()
    for ask in (game.order, game.judge):
        with pytest.raises(grognard.Fault) as raised:
            ask(order, **fields)  # type: ignore[arg-type]
        assert (raised.value.code, raised.value.field) == (code, path)
    assert (game.pack(), game.history) == (before, ())


def test_bad_positions() -> None:
    game = opening()
    text, data = game.text, game.pack()
    for cut in range(0, len(data), 7):
        with pytest.raises(grognard.Fault):
            aa.Game.load(data[:cut])
    for at in range(0, len(data), 5):
        with pytest.raises(grognard.Fault):
            aa.Game.load(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
    with pytest.raises(grognard.Fault):
        aa.Game.load(text.replace("ukr", "xxx"))
    with pytest.raises(grognard.Fault):
        aa.Game.load("x" * 20000)
    with pytest.raises(grognard.TypeFault):
        aa.Game.load(3)  # type: ignore[arg-type]
    with pytest.raises(grognard.Fault):
        aa.Game(technology=True)


def test_copies() -> None:
    game = opening()
    for same in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), aa.Game(game)):
        assert same == game
        assert same.history == game.history
        same.undo(referee=True)
        assert same != game
        assert len(game.history) == 8
    bare = game.copy(history=False)
    assert (bare, bare.history, bare.undo(referee=True)) == (game, (), None)
    assert game != aa.Game()
    assert game != "a game"


def test_a_word_that_begins_no_line() -> None:
    """A kind of order that has no word in a line is not offered as its own correction."""
    with pytest.raises(grognard.Fault, match=r"'move'; needs pieces"):
        aa.Game().order("move 1 inf MOS > cau")
    with pytest.raises(grognard.Fault, match=r"'xyzzy'; needs pieces"):
        aa.Game().order("xyzzy 1 inf")
    with pytest.raises(grognard.Fault, match=r"'buuy'; buy\?"):
        aa.Game().order("buuy 1 inf")


def test_names_of_spaces() -> None:
    """A space goes by the name that the board prints, too, whole or as far as no other begins so."""
    game, same = aa.Game(), aa.Game()
    game.end()
    same.end()
    for line, short in (
        ("1 inf Russia > Karelia", "1 inf MOS > LEN"),
        ("1 armour RUSSIA > caucasus", "1 arm MOS > CAU"),
        ("1 inf Caucasus > russia", "1 inf CAU > MOS"),
    ):
        assert game.order(line).verdict == same.order(short).verdict == "allowed", line
        assert game == same
    # Both a beginning of several, and of none.
    for name in ("new", "east", "atlantis"):
        with pytest.raises(grognard.Fault) as fault:
            game.order(f"1 inf MOS > {name}")
        assert fault.value.code == "unknown_name"


def test_surrender() -> None:
    game = aa.Game()
    (won,) = game.order("surrender").effects
    assert (won.what, won.power) == ("won", "germany")
    assert str(game).startswith("Round 1: won by the axis\n")


def test_dice_that_are_not_due() -> None:
    game = opening()
    game.undo(referee=True)
    for line, said in (
        ("dice seven", r"'seven'; needs the faces of the dice, 1 to 6"),
        ("dice 1", r"too_few_dice\).*: 1; needs 9"),
        ("dice 1 1 1 1 1 1 1 1 1 1", r"too_many_dice\).*: 10; needs 9"),
    ):
        with pytest.raises(grognard.Fault, match=said):
            game.order(line)


def test_a_transport_that_is_not_there() -> None:
    game = aa.Game()
    game.end()
    with pytest.raises(grognard.Fault, match=r"transport: .*\(missing_field\).*; needs a transport in the zone"):
        game.order("load inf LEN > BAL")


def test_record() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    game = opening()
    rows = game.history_dicts()
    assert [row["number"] for row in rows] == list(range(1, 9))
    assert rows[2]["order"] == "5 inf CAU > UKR"
    table = game.history_table()
    assert isinstance(table, pyarrow.Table)
    assert table.column("order").to_pylist() == OPENING.splitlines()
    assert table.column("effects").to_pylist()[0][0]["what"] == "pay"
    assert aa.Game().history_table().num_rows == 0


def test_page() -> None:
    page = str(opening())
    assert page.startswith("Round 1, ussr combat\n")
    assert "UKR Ukraine S.S.R." in page
    picture = ElementTree.fromstring(opening()._repr_svg_())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg" and picture[0].text.startswith("Round\xa01,\xa0ussr\xa0combat")
    assert repr(aa.Game()) == "<grognard.axis_allies.Game after 0 orders>"


def test_chances() -> None:
    game = opening()
    game.undo(referee=True)
    position = aa.game.start().value
    for line in OPENING.splitlines()[:-1]:
        told = aa.game.apply(position=position, line=line).value
        assert told is not None
        position = told
    assert game.chances() == aa.game.chances(position=position)
    assert game.look() == aa.game.look(position=position)
    assert game.choices() == aa.game.choices(position=position)
