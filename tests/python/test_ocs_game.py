"""`ocs.Game`: the story of two player turns, a random player, and the ways to say an order."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest

import grognard
import vectors
from grognard import ocs

STORY = [v for v in vectors.load() if v["id"].startswith("ocs.turn.story.")]
FILE = json.loads((vectors.TOP / "tests" / "positions" / "ocs-two-turns.json").read_text())
ROLLS = {"ocs.combat.resolve": "roll", "ocs.barrage.resolve": "roll"}


def begin(**more: Any) -> ocs.Game:
    """The game of the story. Two truck companies are due."""
    first = STORY[0]["in"]
    due = next(v for v in STORY if v["call"] == "ocs.turn.arrive")["in"]["units"]
    names = [{"unit": unit["id"], "name": unit["name"]} for unit in FILE["units"] if "id" in unit]
    known = {unit["id"] for unit in first["board"]["units"]} | {unit["id"] for unit in due}
    return ocs.Game(
        board=first["board"],
        off_map=due,
        turn=first["turn"] | ({"first_reserves": 5, "second_reserves": 5} if more else {}),
        table=[{"pax": 1}],
        names=[name for name in names if name["unit"] in known],
        **more,
    )


UNITS = ("unit", "truck", "source", "units", "sources", "hqs", "on_stocks", "absorbed", "repls", "left_out")


def numbered(value: Any, ids: dict[int, int], name: str = "") -> Any:
    """A question with the numbers that units have in the game: those that came into being have others there."""
    if isinstance(value, dict):
        return {name: numbered(item, ids, name) for name, item in value.items()}
    if isinstance(value, list):
        return [numbered(item, ids, name) for item in value]
    return ids.get(value, value) if name in UNITS and isinstance(value, int) else value


def same_board(game: ocs.Game, question: dict[str, Any]) -> dict[int, int]:
    """Checks the board, and returns the game's numbers of its units."""
    board, asked = game.board, ocs.Board(question["board"])
    ids = {theirs.id: mine.id for theirs, mine in zip(asked.units, board.units, strict=True)}
    assert board.hexes == asked.hexes
    assert [unit.replace(id=0) for unit in board.units] == [unit.replace(id=0) for unit in asked.units]
    return ids


def order_of(vector: dict[str, Any]) -> dict[str, Any] | None:
    """The order of an operation's question; None for a question that is no order."""
    act = ROLLS.get(vector["call"], vector["call"].rsplit(".", 1)[1])
    if act == "payers":
        return None
    asked = vector["in"]
    fields = set(next(o for o in GAME["orders"] if o["name"] == act)["fields"])
    order = {name: value for name, value in asked.items() if name in fields}
    if act == "roll" or "dice" in fields:
        order["dice"] = vector.get("dice", asked.get("dice", []))
    if act == "march":
        order["path"] = [stage["hex"] for stage in order["path"]]
    if act == "arrive":
        order["units"] = [unit["id"] for unit in order["units"]]
    for name in ("counters", "breakdowns"):
        order.update({name: [{k: v for k, v in unit.items() if k != "id"} for unit in order[name]]} if name in order else {})
    return {"act": act, **order}


def same_answer(vector: dict[str, Any], ruling: grognard.Ruling[Any, Any], ids: dict[int, int]) -> None:
    """The effects of an order, and the odds or the roll in what is open after it, are those of the operation."""
    told = ruling.to_dict()
    new = {mine["unit"] for mine in told["effects"]} - set(ids.values())
    for at, (expected, got) in enumerate(zip(vector.get("effects", []), told["effects"], strict="effects" in vector)):
        # A unit that comes into being has the game's own number.
        kept = {name: value for name, value in expected.items() if name != "unit" or got["unit"] not in new}
        vectors.within(f"{vector['id']}: effects[{at}]", numbered(kept, ids), got)
    value = told["value"]
    if vector["call"] == "ocs.turn.odds":
        vectors.within(vector["id"], vector["out"], value["assessment"])
    elif vector["call"] == "ocs.combat.resolve":
        vectors.within(vector["id"], vector["out"], value["battle"])
    elif vector["call"] == "ocs.barrage.resolve":
        vectors.within(vector["id"], vector["out"], value["barraged"])


GAMES = json.loads((vectors.TOP / "tests" / "generated" / "operations.json").read_text())["games"]
GAME = next(game for game in GAMES if game["name"] == "ocs.Game")
for _order in GAME["orders"]:
    _order["fields"] = [field["name"] for field in _order["fields"]]


def test_the_story_of_two_turns() -> None:
    """The same verdicts and boards as by the operations; then back to the beginning, and on again."""
    game, verdicts, texts = begin(), 0, []
    start, texts = game.pack(), [game.text]
    for vector in STORY:
        order = order_of(vector)
        if order is None:
            continue
        ids = same_board(game, vector["in"]) if "board" in vector["in"] else {}
        order = numbered(order, ids)
        judged, before = game.judge(order), game.text
        ruling = game.order(order)
        assert judged.verdict == ruling.verdict, vector["id"]
        assert sorted(ruling.cites) == sorted(vector["cites"]), vector["id"]
        if "verdict" in vector:
            assert ruling.verdict == vector["verdict"], vector["id"]
            verdicts += 1
        if ruling:
            same_answer(vector, ruling, ids)
            texts.append(game.text)
        else:
            assert game.text == before, vector["id"]
            assert judged.rows or order["act"] in ("odds", "mark"), vector["id"]
    assert verdicts >= 82
    end = game.pack()
    for text in reversed(texts[:-1]):
        assert game.undo(referee=True) is not None
        assert game.text == text
    assert (game.undo(referee=True), game.pack()) == (None, start)
    while game.redo():
        pass
    assert (game.text, game.pack()) == (texts[-1], end)
    assert ocs.Game.load(game.text) == ocs.Game.load(end) == game


def some_order(game: ocs.Game, dice: random.Random) -> ocs.GameChoice:
    """Any order that `choices` offers."""
    rows = list(game.choices().rows)
    assert rows, "nothing may be done"
    while True:
        row = dice.choice(rows)
        if row.complete:
            return row
        rows = list(game.choices(row).rows)
        assert rows, f"{row} leads to nothing"


@pytest.mark.parametrize("seed", range(1, 3))
def test_random_players(seed: int) -> None:
    """Every choice is legal as it is; the position goes through text and bytes; undo leads back to the first bytes."""
    dice = random.Random(seed)
    game = begin(seed=seed)
    start, texts = game.pack(), [game.text]
    for _ in range(25):
        row = some_order(game, dice)
        ruling = game.order(row)
        assert ruling.verdict == "allowed", row
        texts.append(game.text)
        assert ocs.Game.load(game.text) == ocs.Game.load(game.pack()) == game
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.history) == (game, game.history)
    for at in dice.sample(range(len(texts)), 8):
        while len(game.history) > at:
            game.undo(referee=True)
        while len(game.history) < at:
            game.redo()
        assert game.text == texts[at]
    while game.undo(referee=True):
        pass
    assert game.pack() == start


HEXES = [{"hex": (q, r), "terrain": 0} for q in range(6) for r in range(6)]
OPEN = [{"cost": {"leg": 1, "truck": 2, "track": 1}}]
PANZER = {"id": 7, "side": 1, "kind": "combat", "arm": "armor", "size": "regiment", "rating": 4, "mode": "move", "hex": (3, 2)}
LEGS = {"strength": 4, "ma": 3, "mobility": "leg"}


def small(**more: Any) -> ocs.Game:
    """A regiment on a map with printed numbers."""
    panzer = PANZER | {"move_side": LEGS, "combat_side": LEGS}
    enemy = panzer | {"id": 9, "side": 2, "hex": (5, 5)}
    return ocs.Game(
        board={"chart": OPEN, "hexes": HEXES, "units": [enemy, panzer]},
        turn={"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 1},
        sides=[{"name": "Axis"}, {"name": "Soviet", "rail_cap": 4}],
        names=[{"unit": 7, "name": "1st panzer"}],
        numbering="odd_columns",
        **more,
    )


@pytest.mark.parametrize(
    "march",
    [
        lambda game: game.march(["1st_panzer"], ["0304", "0305"]),
        lambda game: game.march("1st_panzer", "0304 0305"),
        lambda game: game.march([7], [(3, 3), (3, 4)]),
        lambda game: game.march(units=["1st panzer"], path=[grognard.Hex(q=3, r=3), "3,4"]),
        lambda game: game.order("march 1st_panzer > 0304 0305"),
        lambda game: game.order(act="march", units=["#7"], path=["0304", "0305"]),
        lambda game: game.order({"act": "march", "units": [7], "path": ["0304"], "drops": []})
        and game.march([7], ["0305"]),
        lambda game: game.order(next(row for row in reached(game) if row.hex == grognard.Hex(q=3, r=4))),
    ],
)
def test_ways_to_say_an_order(march: Any) -> None:
    game = small()
    ruling = march(game)
    assert ruling.verdict == "allowed"
    assert game.board.units[0] == ocs.Unit(game.board.units[0])
    assert (game.board.units[0].id, game.board.units[0].hex) == (7, grognard.Hex(q=3, r=4))
    assert [effect.unit for effect in ruling.effects] == [7] * len(ruling.effects)
    assert "called 1st_panzer" in game.text and "0305" in game.text
    assert not game.march(["1st_panzer"], ["0306", "0406"])
    (objection,) = game.judge(act="march", units=[7], path=["0306", "0406"]).rows
    assert (objection.unit, objection.rule) == (7, "OCS 6.2")


def reached(game: ocs.Game) -> list[ocs.GameChoice]:
    """Where the regiment can go."""
    march = next(row for row in game.choices().rows if row.act == "march")
    (unit,) = game.choices(march).rows
    return list(game.choices(unit).rows)


@pytest.mark.parametrize(
    ("order", "code", "path"),
    [
        ("marsch 1st_panzer > 0304", "unknown_word", "line[0]"),
        ("march 1st_panzer to 0304", "unknown_field", "line[17]"),
        ("attack 1st_panzer path 0304", "unknown_field", "line[18]"),
        ("attack 1st_panzer", "missing_field", "line[17]"),
        ("march 1st_panzer > 0;1", "bad_text", "line[19]"),
        ({"act": "march", "units": ["2nd_panzer"], "path": ["0304"]}, "unknown_name", "units[0]"),
        ({"act": "march", "units": ["1st_panzer"], "path": [(1, 1), "x"]}, "unknown_name", "path[1]"),
        ({"act": "march", "units": [7]}, "missing_field", "path"),
        ({"act": "march", "units": [7], "way": []}, "unknown_field", "way"),
        ({"act": "marsch"}, "unknown_word", "act"),
        ({"units": [7]}, "missing_field", "act"),
        ({"act": "march", "units": [8], "path": [(3, 3)]}, "out_of_range", "units[0]"),
        ({"act": "retreat", "units": [7], "path": [], "losses": [{"unit": "x", "steps": 1}]}, "unknown_name", "losses[0].unit"),
    ],
)
def test_bad_orders(order: Any, code: str, path: str) -> None:
    game = small()
    text = game.text
    for ask in (game.order, game.judge):
        with pytest.raises(grognard.Fault) as fault:
            ask(order)
        assert (fault.value.code, fault.value.field) == (code, path)
    assert (game.text, game.history) == (text, ())


@pytest.mark.parametrize(
    ("more", "code", "path"),
    [
        ({"turn": {"number": 1, "first": 1, "second": 2}}, "missing_field", "turn.segment"),
        ({"turn": {"number": 1, "segment": "movement"}}, "missing_field", "turn.first"),
        ({"names": [{"unit": 8, "name": "x"}]}, "out_of_range", "names[0].unit"),
        ({"names": [{"unit": 7, "name": "x"}, {"unit": 9, "name": "X"}]}, "contradiction", "names[1]"),
        ({"board": {"units": [PANZER | {"id": 0}]}}, "missing_field", "units[0].id"),
        ({"board": {"units": [PANZER | {"id": 9, "hex": (0, 0)}, PANZER | {"rating": 9}]}}, "out_of_range", "units[1].rating"),
        ({"board": {"hexes": HEXES, "chart": OPEN, "units": [PANZER | {"hex": (9, 9)}]}}, "out_of_range", "units[0].hex"),
        ({"turn": {"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 3}}, "contradiction", "turn.player"),
    ],
)
def test_bad_beginnings(more: dict[str, Any], code: str, path: str) -> None:
    asked = {"board": {"units": []}, "turn": {"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 1}}
    asked["board"] = {"chart": OPEN, "units": [PANZER | {"move_side": LEGS, "combat_side": LEGS}, PANZER | {"id": 9, "hex": (0, 0)}]}
    with pytest.raises(grognard.Fault) as fault:
        ocs.Game(asked | more)
    assert (fault.value.code, fault.value.field) == (code, path)


def test_what_is_constant_is_on_the_board() -> None:
    """The options, the limits and the gauges that a game began with, also after its text and its bytes."""
    panzer = PANZER | {"move_side": LEGS, "combat_side": LEGS}
    constant = {"rules": {"strat_limit": True}, "limits": [{"hq_formation": 3}], "gauges": [1, 2]}
    turn = {"number": 1, "segment": "movement", "first": 1, "second": 2, "player": 1}
    game = ocs.Game(board={"chart": OPEN, "hexes": HEXES, "units": [panzer], **constant}, turn=turn)
    for held in (game, ocs.Game.load(game.text), ocs.Game.load(game.pack())):
        board = held.board
        assert board.rules == ocs.GameRules(strat_limit=True)
        assert list(board.limits) == [ocs.ServiceLimit(hq_formation=3)]
        assert board.gauges == (1, 2, 0, 0, 0, 0, 0, 0)
    assert "side 1 gauge=1" in game.text


@pytest.mark.parametrize(
    ("is_now", "then", "code", "path", "other"),
    [
        (" rating=4", " rating=9", "out_of_range", "text[14].rating", None),
        ("#9 ", "#7 ", "contradiction", "text[15].id", "text[14].id"),
        ("#9 hex=0507", "#9 hex=2007", "out_of_range", "text[15].hex", None),
        ("terrain=1", "terrain=2", "out_of_range", "text[8].terrain", None),
        ("turn.player=1", "turn.player=3", "contradiction", "text[16].turn.player", "text[16].turn.first"),
    ],
)
def test_texts_name_the_line_of_a_wrong_item(is_now: str, then: str, code: str, path: str, other: str | None) -> None:
    """What is wrong with the contents of a text is in the line of its item, and else in the last."""
    text = small().text
    assert is_now in text
    changed = text.replace(is_now, then, 1)
    with pytest.raises(grognard.Fault) as fault:
        ocs.Game.load(changed[: changed.rindex("end ")] + "end\n")
    assert (fault.value.code, fault.value.field, fault.value.other) == (code, path, other)


def test_dice_of_the_seed_are_part_of_the_record() -> None:
    """What was thrown can be read, and given again as it is."""
    game = facing_with(seed=1950)
    given = facing_with()
    for order in ("attack #1 > 2,1 sources #3", "defend", "odds", "roll"):
        assert game.order(order), order
        assert given.order(game.history[-1].line), order
    assert game.history[-1].line.startswith("roll dice ")
    assert [entry.line for entry in game.history] == [entry.line for entry in given.history]
    assert game.look().value.open.battle == given.look().value.open.battle


def facing_with(**more: Any) -> ocs.Game:
    """The game of `facing`, from its position."""
    first = facing(terrain={"ground": "open"})
    turn = {"number": 1, "segment": "combat", "first": 1, "second": 2, "player": 1}
    return ocs.Game(board=first.board, turn=turn, **more)


def test_the_board_is_asked() -> None:
    """The game's board is one that questions take."""
    game = small()
    assert ocs.zoc.covers(board=game.board, hex=(3, 3), side=2).value.covered is False
    assert copy.copy(game) == game
    assert game.dice_needed == 0
    assert game.look().value is not None and game.look().value.turn.segment == "movement"
    assert str(game).startswith("Turn 1, movement of Axis\n")


def test_rows_of_the_chart() -> None:
    """A hex on terrain that the chart lacks is a fault when the game begins, and not when somebody enters it."""
    turn = {"number": 1, "segment": "weather", "first": 1, "second": 2}
    for wrong in ({"terrain": 1}, {"terrain": 0, "roads": [1]}):
        with pytest.raises(grognard.Fault) as fault:
            ocs.Game(board={"chart": OPEN, "hexes": [{"hex": (0, 0)} | wrong], "units": []}, turn=turn)
        assert fault.value.field == f"board.hexes[0].{list(wrong)[-1]}"
        assert fault.value.code == "out_of_range"


def facing(**chart: Any) -> ocs.Game:
    """A regiment in the Combat Segment beside an enemy, and a dump under it."""
    legs = {"strength": 6, "ma": 3, "mobility": "leg"}
    regiment = {"kind": "combat", "size": "regiment", "rating": 3, "mode": "combat", "combat_side": legs, "move_side": legs}
    return ocs.Game(
        board={
            "chart": [{"cost": {"leg": 1, "truck": 2, "track": 1}, **chart}],
            "hexes": [{"hex": (q, r), "terrain": 0} for q in range(5) for r in range(5)],
            "units": [
                regiment | {"id": 1, "side": 1, "hex": (1, 1), "arm": "other"},
                regiment | {"id": 2, "side": 2, "hex": (2, 1), "arm": "other"},
                {"id": 3, "side": 1, "hex": (1, 1), "kind": "supply", "amount": 8},
            ],
        },
        turn={"number": 1, "segment": "combat", "first": 1, "second": 2, "player": 1, "first_reserves": 0, "second_reserves": 0},
        names=[{"unit": 1, "name": "1st inf"}],
        numbering="odd_columns",
    )


def test_a_kind_of_order_that_a_missing_fact_hides() -> None:
    with pytest.raises(grognard.Fault, match=r"board.chart\[0\].terrain.ground: .*missing_field"):
        facing().choices()
    assert [row.act for row in facing(terrain={"ground": "open"}).choices().rows] == ["next", "attack"]


def test_an_attack_goes_to_its_target() -> None:
    one, other = facing(terrain={"ground": "open"}), facing(terrain={"ground": "open"})
    for line in ("attack 1st_inf > 0202 sources #3", "defend", "odds", "roll 3 3 4 5"):
        assert one.order(line).verdict == "allowed", line
    for line in ("attack 1st_inf target 0202 sources #3", "defend", "odds", "roll dice 3 3 4 5"):
        assert other.order(line).verdict == "allowed", line
    assert one == other
