"""Records and rulings as values; faults; dice; numbers; threads."""

from __future__ import annotations

import collections
import copy
import enum
import gc
import json
import operator
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

import grognard
from grognard import Fault, Hex, Odds, TypeFault
from grognard.ocs import Assessment, CombatDistribution, Effect, Face, Unit, combat

FACE = Face(strength=12, ma=8)
UNIT = Unit(id=7, combat_side=FACE, arm="armor", rating=3, released=True, hex={"q": -1, "r": 2})
# What every unit has and every attack says.
SAID: dict[str, Any] = {"side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "combat_supply": "paid",
                        "combat_side": {"strength": 4}}  # fmt: skip
REGIMENT = Unit(SAID, rating=3)
ENEMY = Unit(REGIMENT, side=2)
KIND: dict[str, Any] = {"attack": "regular", "phase": "combat"}
ODDS: dict[str, Any] = {**KIND, "attackers": [REGIMENT], "defenders": [ENEMY]}


def fault_of(run: Any, *args: Any, **fields: Any) -> tuple[str, str]:
    with pytest.raises(Fault) as caught:
        run(*args, **fields)
    assert isinstance(caught.value, TypeFault) == (caught.value.code == "wrong_type")
    return caught.value.code, caught.value.field


def test_record_is_a_value() -> None:
    same = Unit({"id": 7, "combat_side": {"strength": 12, "ma": 8}, "arm": "armor", "rating": 3, "released": True,
                 "hex": Hex(q=-1, r=2)})  # fmt: skip
    assert same == UNIT and hash(same) == hash(UNIT) and same is not UNIT
    assert UNIT != UNIT.replace(rating=4) and UNIT != FACE and UNIT != UNIT.to_dict()
    assert repr(UNIT) == (
        "grognard.ocs.Unit(id=7, hex=grognard.Hex(q=-1, r=2), combat_side=grognard.ocs.Face(strength=12, ma=8), "
        "arm='armor', rating=3, released=True)"
    )
    assert eval(repr(UNIT)) == UNIT
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(UNIT, protocol))
        assert again == UNIT and type(again) is Unit
    assert copy.copy(UNIT) is UNIT and copy.deepcopy([UNIT])[0] == UNIT
    assert Unit(UNIT) == UNIT and Unit(UNIT.to_dict()) == UNIT and UNIT._asdict() == UNIT.to_dict()
    assert {UNIT: 1}[same] == 1


def test_record_fields() -> None:
    assert (UNIT.id, UNIT.arm, UNIT.released, UNIT.attacked, UNIT.combat_side) == (7, "armor", True, False, FACE)
    assert UNIT.combat_side.strength == 12
    changed = UNIT.replace(rating=5, combat_side={"strength": 1})
    assert (changed.rating, changed.combat_side, changed.id) == (5, Face(strength=1), 7)
    assert Unit(UNIT, rating=5).rating == 5
    # Three steps do not become the third mode.
    lost = Effect(unit=0, what="lose_steps", amount=3, rule="OCS 9.8")
    assert fault_of(lost.replace, what="set_mode") == ("missing_field", "amount")
    assert lost.replace(what="set_mode", amount="move").amount == "move"
    assert lost.replace(what="lose_steps", unit=1).amount == 3
    moded = Effect(unit=0, what="set_mode", amount="move", rule="OCS 5.5")
    assert fault_of(moded.replace, what="lose_steps") == ("wrong_type", "amount")
    assert fault_of(Effect, unit=0, what="set_mode", amount=2**70, rule="OCS 5.5") == ("out_of_range", "amount")
    assert UNIT.rating == 3
    match FACE:
        case Face(strength=strength, ma=ma):
            assert (strength, ma) == (12, 8)
        case _:
            raise AssertionError
    match Hex(q=1, r=2):
        case Hex(1, r):
            assert r == 2
        case _:
            raise AssertionError
    for name in ("rating", "nothing"):
        with pytest.raises(AttributeError):
            setattr(UNIT, name, 1)
    with pytest.raises(AttributeError):
        operator.attrgetter("nothing")(UNIT)
    with pytest.raises(AttributeError):
        del UNIT.rating  # type: ignore[misc]


def test_records_are_final() -> None:
    with pytest.raises(TypeError):
        type("Mine", (Unit,), {})
    with pytest.raises(TypeError):
        type("Mine", (grognard.Record,), {})
    with pytest.raises(TypeError):
        grognard.Record()
    assert fault_of(Unit, FACE) == ("wrong_type", "")
    assert fault_of(combat.assess, attackers=[FACE], defenders=[UNIT]) == ("wrong_type", "attackers[0]")


def test_ruling_is_a_value() -> None:
    ruling = combat.assess(ODDS, trail=True)
    assert ruling.verdict == "allowed" and type(ruling.value) is Assessment
    assert ruling.value is ruling.value and ruling.cites is ruling.cites and ruling.trail is ruling.trail
    assert ruling.effects == () and all(type(step) is grognard.Step for step in ruling.trail) and ruling.trail
    again = pickle.loads(pickle.dumps(ruling))
    assert again == ruling == eval(repr(ruling)) and hash(again) == hash(ruling)
    assert copy.copy(ruling) is ruling and copy.deepcopy(ruling) is ruling
    assert ruling != combat.assess(ODDS) and ruling != 3
    assert combat.assess(ODDS).trail == ()
    assert ruling.to_dict()["value"] == ruling.value.to_dict()
    assert {step.rule for step in ruling.trail} <= set(ruling.cites) | {"OCS 9.1"}
    with pytest.raises(AttributeError):
        ruling.verdict = "forbidden"  # type: ignore[misc]
    assert "Ruling" in str(grognard.Ruling[Assessment, None])
    match ruling:
        case grognard.Ruling(verdict="allowed", value=Assessment(column=column)):
            assert column >= 0
        case _:
            raise AssertionError


def test_ruling_needs_a_rule() -> None:
    assert fault_of(grognard.Ruling, cites=()) == ("empty", "cites")
    assert fault_of(grognard.Ruling, cites=("OCS 9.7", "nonsense")) == ("unknown_word", "cites[1]")
    assert fault_of(grognard.Ruling, cites=("OCS 9.7",), verdict="perhaps") == ("unknown_word", "verdict")
    assert fault_of(grognard.Ruling, cites=("OCS 9.7",), trail=[FACE]) == ("wrong_type", "trail[0]")
    assert fault_of(grognard.Ruling, cites=("OCS 9.7",), effects=[3]) == ("wrong_type", "effects[0]")


class Word(str, enum.Enum):
    ARMOR = "armor"


class Number(enum.IntEnum):
    THREE = 3


class Index:
    def __index__(self) -> int:
        return 3


def object_array(items: list[Any]) -> Any:
    array = np.empty(len(items), object)
    array[:] = items
    return array


@pytest.mark.parametrize(
    "unit",
    [
        {**SAID, "arm": "armor", "rating": 3},
        MappingProxyType({**SAID, "arm": "armor", "rating": 3}),
        collections.OrderedDict(SAID, arm="armor", rating=3),
        collections.ChainMap({"arm": "armor"}, {"rating": 3}, SAID),
        {**SAID, "arm": Word.ARMOR, "rating": Number.THREE},
        {**SAID, "arm": "armor", "rating": np.int8(3)},
        {**SAID, "arm": np.str_("armor"), "rating": np.uint64(3)},
        {**SAID, "arm": "armor", "rating": Index(), "attacked": np.False_, "symbol": None},
    ],
)
@pytest.mark.parametrize("list_", [list, tuple, collections.deque, collections.UserList, object_array])
def test_kinds_of_values(unit: Any, list_: Any) -> None:
    tank = Unit(SAID, arm="armor", rating=3)
    assert Unit(unit) == tank
    units, enemies = list_([unit]), list_([ENEMY])
    assert combat.assess(attackers=units, defenders=enemies, **KIND) == combat.assess({**ODDS, "attackers": [tank]})


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"rating": 1.0}, "wrong_type", "rating"),
        ({"rating": np.float64(1)}, "wrong_type", "rating"),
        ({"rating": True}, "wrong_type", "rating"),
        ({"rating": np.True_}, "wrong_type", "rating"),
        ({"rating": "3"}, "wrong_type", "rating"),
        ({"rating": ()}, "wrong_type", "rating"),
        ({"rating": Fraction(3)}, "wrong_type", "rating"),
        ({"rating": 10**30}, "out_of_range", "rating"),
        ({"rating": -129}, "out_of_range", "rating"),
        ({"attacked": 1}, "wrong_type", "attacked"),
        ({"attacked": np.int64(1)}, "wrong_type", "attacked"),
        ({"arm": 1}, "wrong_type", "arm"),
        ({"arm": b"armor"}, "wrong_type", "arm"),
        ({"arm": "Armor"}, "unknown_word", "arm"),
        ({"arm": "\ud800"}, "unknown_word", "arm"),
        ({"combat_side": 3}, "wrong_type", "combat_side"),
        ({"combat_side": [("strength", 3)]}, "wrong_type", "combat_side"),
        ({"combat_side": UNIT}, "wrong_type", "combat_side"),
        ({"combat_side": {"strength": "x"}}, "wrong_type", "combat_side.strength"),
        ({"combat_side": {"power": 3}}, "unknown_field", "combat_side.power"),
        ({"combat_side": {3: 3}}, "unknown_field", "combat_side.3"),
        ({"nothing": 3}, "unknown_field", "nothing"),
        ({"\ud800": 3}, "unknown_field", "\ufffd\ufffd\ufffd"),
        ({"reserved": 3}, "unknown_field", "reserved"),
    ],
)
def test_faults_in_records(fields: dict[str, Any], code: str, field: str) -> None:
    assert fault_of(Unit, fields) == (code, field)
    assert fault_of(combat.assess, defenders=[], attackers=[UNIT, fields]) == (code, f"attackers[1].{field}")


def test_hexes_as_pairs() -> None:
    for hex_ in ((3, 2), [3, 2], {"q": 3, "r": 2}, Hex(q=3, r=2), np.array([3, 2])):
        assert Unit(hex=hex_).hex == Hex(q=3, r=2)
    enemy = {**SAID, "side": 2, "hex": (3, 2)}
    assert grognard.ocs.zoc.covers(board={"units": [enemy]}, hex=(3, 3), side=1).value.covered
    for wrong in ((3,), (3, 2, 1), (), "32", 3):
        assert fault_of(Unit, hex=wrong)[0] in ("wrong_type", "missing_field")
    assert fault_of(Unit, hex=("a", 2)) == ("wrong_type", "hex[0]")
    assert fault_of(Unit, hex=(3, 40_000)) == ("out_of_range", "hex[1]")
    assert fault_of(Unit, hex={"q": 3}) == ("missing_field", "hex.r")


def test_what_stands_on_a_board_has_a_hex() -> None:
    board, covers = grognard.ocs.Board, grognard.ocs.zoc.covers
    placed = REGIMENT.replace(hex=(0, 0))
    for nowhere in (REGIMENT, REGIMENT.replace(rating=2), Unit(REGIMENT), Unit(SAID), SAID, {**SAID, "hex": None},
                    pickle.loads(pickle.dumps(REGIMENT))):  # fmt: skip
        assert fault_of(board, units=[placed, nowhere]) == ("missing_field", "units[1].hex")
        asked = {"board": {"units": [nowhere]}, "hex": (0, 1), "side": 2}
        assert fault_of(covers, asked) == ("missing_field", "board.units[0].hex")
    for somewhere in (placed, pickle.loads(pickle.dumps(placed)), eval(repr(placed)), placed.to_dict()):
        assert board(units=[somewhere]) == board(units=[placed])
    held = board(units=[placed])
    assert eval(repr(held)) == held and pickle.loads(pickle.dumps(held)) == held
    assert board(units=held.units) == held
    assert fault_of(board, hexes=[]) == ("missing_field", "units")


def test_too_long_a_list_is_a_fault() -> None:
    many = [REGIMENT] * 70_000
    assert fault_of(combat.assess, ODDS, attackers=many) == ("overflow", "attackers")
    units = [REGIMENT.replace(hex=(0, 0))] * 70_000
    assert fault_of(grognard.ocs.stacking.size, board={"units": units}, hex=(0, 0), side=1) == ("overflow", "board.units")


def test_faults_in_questions() -> None:
    assert fault_of(combat.assess, 5) == ("wrong_type", "")
    assert fault_of(combat.assess, [("attackers", [])]) == ("wrong_type", "")
    assert fault_of(combat.assess, "attackers") == ("wrong_type", "")
    assert fault_of(combat.assess, UNIT) == ("wrong_type", "")
    assert fault_of(combat.assess) == fault_of(combat.assess, None) == ("missing_field", "attackers")
    assert fault_of(combat.assess, {**ODDS, "nothing": 1}) == ("unknown_field", "nothing")
    assert fault_of(combat.assess, ODDS, trail=1) == ("wrong_type", "trail")
    assert fault_of(combat.assess, ODDS, attackers=None) == ("missing_field", "attackers")
    assert fault_of(combat.assess, ODDS, attack=None) == ("missing_field", "attack")
    assert fault_of(combat.assess, ODDS, defenders=[ENEMY.replace(rating=None)]) == ("missing_field", "defenders[0].rating")
    for wrong in ("x", b"x", bytearray(b"x"), memoryview(b"x"), {}, {1}, iter([]), 3, np.int64(3), np.array(3)):
        assert fault_of(combat.assess, ODDS, attackers=wrong) == ("wrong_type", "attackers")
    assert fault_of(combat.resolve, assessment={"column": 3, "kind": "regular"}, dice=np.array([1.0])) == ("wrong_type", "dice[0]")
    assert fault_of(combat.resolve, assessment={"column": 3, "kind": "regular"}, dice=[7]) == ("bad_die", "dice[0]")
    assert fault_of(grognard.operation, "ocs.combat.nothing") == ("unknown_operation", "ocs.combat.nothing")
    # How a function is called is Python's own affair.
    with pytest.raises(TypeError, match="nothing"):
        combat.assess(ODDS, nothing=1)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        combat.assess(ODDS, ODDS)  # type: ignore[call-overload]


def test_keywords_go_first() -> None:
    both = combat.assess({**ODDS, "hedgehog": 2, "attackers": 5}, attackers=[REGIMENT], hedgehog=1)
    assert both == combat.assess(ODDS, hedgehog=1)


def test_dice_as_arrays() -> None:
    asked = {"assessment": {"column": 6, "kind": "regular"}}
    rolls = [3, 4, 3, 4]
    assert combat.resolve(asked, dice=np.array(rolls, dtype=np.uint8)) == combat.resolve(asked, dice=rolls)
    assert combat.resolve(asked, dice=tuple(rolls)) == combat.resolve(asked, dice=collections.deque(rolls))


def test_fault_is_an_exception() -> None:
    fault = pytest.raises(Fault, combat.assess, {"attackers": [{"rating": "x"}]}).value
    assert isinstance(fault, (ValueError, TypeError)) and isinstance(fault, TypeFault)
    assert str(fault) == "attackers[0].rating: a value of another type than the field's (wrong_type): 'x'; needs a whole number"
    again = pickle.loads(pickle.dumps(fault))
    assert (type(again), again.code, again.number, again.field) == (TypeFault, "wrong_type", 11, "attackers[0].rating")
    assert repr(fault) == "grognard.TypeFault('wrong_type', 'attackers[0].rating')"
    assert str(pytest.raises(Fault, combat.assess, 5).value) == "a value of another type than the field's (wrong_type): 5"
    with pytest.raises(ValueError, match="nonsense"):
        Fault("nonsense")


class Bad(collections.abc.Mapping[str, int]):
    def __getitem__(self, key: str) -> int:
        raise RuntimeError("mine")

    def __iter__(self) -> Any:
        raise RuntimeError("mine")

    def __len__(self) -> int:
        return 1


class BadIndex:
    def __index__(self) -> int:
        raise RuntimeError("mine")


class Grows:
    def __init__(self, of: dict[str, Any]) -> None:
        self.of = of

    def __index__(self) -> int:
        self.of[f"x{len(self.of)}"] = 1
        return 1


@pytest.mark.parametrize("wrong", [Bad(), {"rating": BadIndex()}])
def test_exceptions_of_others_pass(wrong: Any) -> None:
    with pytest.raises(RuntimeError, match="mine"):
        combat.assess(attackers=[wrong], defenders=[])
    with pytest.raises(RuntimeError, match="mine"):
        Unit(wrong)


def test_a_dict_that_changes_is_no_crash() -> None:
    changing: dict[str, Any] = {}
    changing["rating"] = Grows(changing)
    with pytest.raises(Fault):
        Unit(changing)


def test_a_defect_is_a_fault() -> None:
    assert fault_of(grognard._native.defect) == ("internal", "defect")


def test_nothing_leaks() -> None:
    # What the tests before left in cycles.
    gc.collect()
    units, before = [REGIMENT] * 3, sys.getrefcount(REGIMENT)
    lists = sys.getrefcount(units)
    for _ in range(2000):
        ruling = combat.assess(attackers=units, defenders=[ENEMY], trail=True, **KIND)
        _ = ruling.value, ruling.cites, ruling.trail
        assert fault_of(combat.assess, attackers=units, defenders=[3]) == ("wrong_type", "defenders[0]")
    del ruling
    gc.collect()
    assert (sys.getrefcount(REGIMENT), sys.getrefcount(units)) == (before, lists)


def test_threads() -> None:
    units = [REGIMENT.replace(rating=r % 6, combat_side={"strength": 1 + r}) for r in range(50)]
    expected = [combat.assess(ODDS, attackers=[u]) for u in units]

    def work(_: int) -> bool:
        return all(combat.assess(ODDS, attackers=[u]) == e for u, e in zip(units, expected, strict=True))

    shared = combat.assess(ODDS, trail=True)
    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(64)))
        assert len({id(t) for t in pool.map(lambda _: shared.trail, range(64))}) == 1


def test_dice() -> None:
    dice = grognard.Dice(1950)
    rolls = dice.roll(600)
    assert rolls[:3] == grognard.Dice(1950).roll(3) and set(rolls) == {1, 2, 3, 4, 5, 6}
    split = grognard.Dice(1950)
    assert split.roll(1) + split.roll(0) + split.roll(599) == rolls
    assert rolls != grognard.Dice(1951).roll(600) and grognard.Dice(2**64 - 1).roll(1)
    assert fault_of(grognard.Dice, -1) == fault_of(grognard.Dice, 2**64) == ("out_of_range", "seed")
    assert fault_of(grognard.Dice, 1.0) == fault_of(grognard.Dice, True) == ("wrong_type", "seed")
    assert fault_of(dice.roll, -1) == fault_of(dice.roll, 2**70) == ("out_of_range", "count")
    assert fault_of(dice.roll, "3") == ("wrong_type", "count")


def test_chances() -> None:
    third = grognard.Chance(Fraction(1, 3))
    assert str(third) == repr(third) == f"{third}" == "0.3333" and f"{third:.1%}" == "33.3%"
    assert third.fraction == Fraction(1, 3) and (third.cases, third.denominator, third.bound) == (1, 3, 0)
    assert third + 1 == 1 / 3 + 1 and third < 0.5 and {third: 1}[grognard.Chance("1/3")] == 1
    assert json.dumps([third]) == "[0.3333333333333333]" and pickle.loads(pickle.dumps(third)).fraction == Fraction(1, 3)
    # What is not certain does not print as certainty.
    assert str(grognard.Chance(Fraction(10**6 - 1, 10**6))) == "0.999999" and str(grognard.Chance(1)) == "1"
    for given in (0, 1, 0.5, 0.9, Fraction(3, 8), "1/2", "50%"):
        assert grognard.Chance(given).fraction == grognard.chance(given)
    assert fault_of(grognard.Chance, 1.5) == fault_of(grognard.Chance, -1) == ("out_of_range", "value")
    assert fault_of(grognard.Chance, "x") == ("bad_text", "value")
    assert fault_of(grognard.Chance, None) == fault_of(grognard.Chance, True) == ("wrong_type", "value")


def test_chances_of_answers() -> None:
    ruling = grognard.axis_allies.battle.distribution(kind="land", waves=[{"force": "3 inf"}], defender="2 infantry")
    win = ruling.value.win
    assert isinstance(win, grognard.Chance) and win.denominator == 2**63 and win.bound == ruling.value.missing.fraction
    assert ruling.rows[0].chance.bound == win.bound
    again = type(ruling.value).from_dict(json.loads(json.dumps(ruling.value.to_dict())))
    assert again == ruling.value and hash(again) == hash(ruling.value)
    text = str(ruling)
    assert "9223372036854775808" not in text and str(win.cases) not in text and len(text.splitlines()) < 40
    assert str(ruling.value.attacker_lost.infantry) in text
    assessment = {"kind": "regular", "column": 5, "attacker_steps": 2, "defender_steps": 2}
    value = combat.distribution(assessment=assessment, attacker_policy="stand", defender_policy="stand").value
    assert value.results[0].fraction == Fraction(value.results[0].cases, 7776)
    assert type(value).from_dict(json.loads(json.dumps(value.to_dict()))) == value == eval(repr(value))


def test_texts() -> None:
    force = grognard.axis_allies.Force
    assert str(force(infantry=10, fighter=3)) == "10 infantry, 3 fighter" and str(force()) == "none"
    for text in ("10 inf, 3 ftr", "10 inf 3 fig", "4 infantry, 3 FTR, 6 inf", "10 infantry, 3 fighters"):
        assert force(text) == force(infantry=10, fighter=3)
    assert force("2 own_infantry").own_infantry == 2 and force("none") == force()
    assert fault_of(force, "3 knights") == fault_of(force, "3 aa") == ("unknown_word", "")
    assert fault_of(force, "inf") == fault_of(force, "3") == fault_of(force, "") == ("bad_text", "")
    assert fault_of(force, "70000 inf") == ("out_of_range", "")
    assert str(Odds(attack=3, defence=1)) == "3:1" and Odds("1:4") == Odds(attack=1, defence=4)
    assert fault_of(Odds, "3-1") == fault_of(Odds, "+3:1") == ("bad_text", "")


def test_measures() -> None:
    unit = Unit(mp_spent="2 1/2", load="3", combat_side={"strength": Fraction(4), "ma": "8"})
    told = (unit.mp_spent, unit.load, unit.combat_side.strength, unit.combat_side.ma)
    assert told == (Fraction(5, 2), 3, 4, 8) and {type(value) for value in told} == {Fraction}
    assert Unit(mp_spent=2.5) == Unit(mp_spent=Fraction(5, 2)) == Unit(mp_spent="2 1/2") == Unit(mp_spent="5/2")
    assert Unit(mp_spent=3) == Unit(mp_spent=3.0) == Unit(mp_spent="3") and Unit(mp_spent=3).mp_spent == 3
    assert "mp_spent='2 1/2', load=3" in repr(unit)
    for inexact in ("1/7", Fraction(1, 7), 0.1, 1 / 3):
        assert fault_of(Unit, mp_spent=inexact) == ("inexact", "mp_spent")
    for beyond in ("-1", 9999, -1, 1e300, -2.5, Fraction(10**30)):
        assert fault_of(Unit, mp_spent=beyond) == ("out_of_range", "mp_spent")
    for other in ("x", "", float("nan"), float("inf"), True, (1,), b"1"):
        assert fault_of(Unit, mp_spent=other) == ("wrong_type", "mp_spent")
    with pytest.raises(grognard.Fault, match="needs a multiple of 1/12 MP"):
        Unit(mp_spent=0.1)
    with pytest.raises(grognard.Fault, match="0 to 5461 MP"):
        Unit(mp_spent=9999)
    assert "Fraction in MP, 0 to 5461 1/4, multiples of 1/12" in (Unit.mp_spent.__doc__ or "")
    assert Unit(re=0.25).re == Fraction(1, 4) and Unit().combat_side.ma is None
    assert Unit(kind="truck", amount="1 3/4").amount == Fraction(7, 4)
    assert Unit(amount="1 3/4", kind="truck") == Unit(kind="truck", amount=1.75)
    assert fault_of(Unit, kind="supply", amount=1.75) == ("inexact", "amount")
    assert type(Unit(kind="air_base", amount=2).amount) is int


def test_lists_of_measures() -> None:
    captured = grognard.ocs.Captured(trucks=0.25, truck_load=1)
    truck = {"kind": "truck", "side": 1, "amount": 1, "load": 1, "move_side": {"ma": 45}}
    ruling = grognard.ocs.capture.apply(captured=captured, units=[truck], points=["1/4"], supply=[Fraction(1)])
    assert ruling.verdict == "allowed"
    assert [(e.what, e.amount) for e in ruling.effects][:1] == [("capture", Fraction(1, 4))]
    chances = grognard.ocs.capture.distribution(prize={"trucks": 1, "dice": 1}, rules={"token_trucks": True}).value
    assert chances.trucks == (0, 0, Fraction(1, 4), Fraction(1, 2), Fraction(1, 2), Fraction(3, 4))


def test_reading_and_printing_measures() -> None:
    assert grognard.measure("2 1/2") == grognard.measure(2.5) == Fraction(5, 2) and grognard.measure(3) == 3
    assert grognard.mixed(Fraction(5, 2)) == "2 1/2" and grognard.mixed(Fraction(-1, 3)) == "-1/3"
    assert grognard.mixed("4/2") == "2"
    assert fault_of(grognard.measure, "x") == ("wrong_type", "value")


def test_expectations() -> None:
    chances = grognard.axis_allies.BattleChances(win=0.5, rounds=2.5)
    assert chances.rounds == 2.5 and str(chances.rounds) == "2.5" and type(chances.rounds) is grognard.Expectation
    exact = grognard.fractions(chances)
    assert exact["win"] == Fraction(1, 2) and exact["rounds"] == Fraction(5, 2)
    losses = grognard.korea.CombatDistribution(denominator=9, attacker_losses_whole=4, attacker_losses_rest=1 / 9)
    assert grognard.fractions(losses)["attacker_losses"] == 4 + Fraction(1, 9)
    # The code of a result is no count.
    assert "faces" not in grognard.fractions(grognard.acw.CombatDistribution(denominator=6, faces=(7,) * 6))


def test_repr_says_what_it_is() -> None:
    # An answer is written whole; what a caller makes, with all that was said.
    assert repr(Odds()) == "grognard.Odds(attack=0, defence=0)"
    unit = Unit(side=1, kind="combat", mode="combat", symbol="tank")
    for said in ("side=1", "kind='combat'", "mode='combat'", "symbol='tank'"):
        assert said in repr(unit)
    assert "load=" not in repr(unit)
    assert "default 'other'" in (Unit.symbol.__doc__ or "")


def test_fractions() -> None:
    assessment = {"kind": "regular", "column": 5, "attacker_steps": 2, "defender_steps": 2}
    chances = combat.distribution(assessment=assessment, attacker_policy="stand", defender_policy="stand").value
    assert isinstance(chances, CombatDistribution)
    exact = grognard.fractions(chances)
    for name in ("results", "attacker_steps", "defender_steps"):
        assert sum(exact[name]) == 1  # type: ignore[arg-type]
    assert exact["surprise_attacker"] == chances.surprise_attacker.fraction
    facility = grognard.ocs.FacilityDistribution(denominator=72, plane_of_36=0.25)
    assert grognard.fractions(facility)["plane_of_36"] == Fraction(1, 4)
    assert fault_of(grognard.fractions, Odds(attack=1)) == ("missing_field", "denominator")


def test_names() -> None:
    import grognard.ocs.combat as module

    assert module.assess is grognard.ocs.combat.assess
    assert grognard.ocs.combat.assess.__name__ == "assess"
    assert str(grognard.__version__).count(".") == 2


def test_rulings_read() -> None:
    unit = {"kind": "combat", "mode": "combat", "size": "regiment", "rating": 3, "combat_supply": "paid"}
    attacker = unit | {"side": 1, "combat_side": {"strength": 3}}
    defender = unit | {"side": 2, "combat_side": {"strength": 1}}
    asked = {"attackers": [attacker], "defenders": [defender], "attack": "regular", "phase": "combat"}
    allowed = grognard.ocs.combat.assess(asked, trail=True)
    forbidden = grognard.ocs.combat.assess(asked, attackers=[attacker | {"mode": "strat"}])
    chances = grognard.ocs.combat.distribution(
        assessment=allowed.value, attacker_policy="stand", defender_policy="stand"
    )
    assert bool(allowed) and not forbidden
    with pytest.raises(TypeError, match="no verdict"):
        bool(chances)
    lines = str(allowed).splitlines()
    assert lines[0] == "Allowed" and len(lines) == len(allowed.show(trail=False).splitlines()) + len(allowed.trail)
    assert any(line.split() == ["odds", "3:1"] for line in lines)
    assert all(any(line.startswith(("By ", "   ")) and f"{id} (" in line for line in lines) for id in allowed.cites)
    assert "OCS 9.7" in allowed.cites and len(allowed.trail) > 0
    assert str(forbidden).startswith("Forbidden\nBy OCS")
    assert all(rule in str(forbidden) for rule in forbidden.cites)
    for ruling in (allowed, forbidden, chances):
        html = ruling._repr_html_()
        assert html.count("<table>") == html.count("</table>") and all(rule in html for rule in ruling.cites)


def test_example_is_a_table() -> None:
    example = grognard.acw.table.example().value
    parts = grognard.acw.Table(example.to_dict())
    assert grognard.acw.table.check(table=example) == grognard.acw.table.check(table=parts)
    assert grognard.acw.table.check_batch(table=example)["columns"] == [8]
    extent = grognard.acw.table.check(table=example).value
    assert fault_of(grognard.acw.table.check, table=extent) == ("wrong_type", "table")


def test_hexes_by_their_numbers() -> None:
    for numbering in ("odd_columns", "even_columns", "odd_rows", "even_rows"):
        at = grognard.Hexes(numbering)
        for number in ("0000", "0304", "1203", "9999"):
            assert at.number(at[number]) == number == at.number(at[number].to_dict())
    at = grognard.Hexes("odd_columns")
    assert at["0304"] == at[304] == Hex(q=3, r=3) and eval(repr(at))[304] == at[304]
    assert grognard.Hexes("axial")["3,-1"] == Hex(q=3, r=-1)
    assert fault_of(at.__getitem__, "304") == ("out_of_range", "number")
    assert fault_of(at.number, (-1, 0)) == ("out_of_range", "hex")
    assert fault_of(grognard.Hexes, "columns") == ("unknown_word", "numbering")


def test_what_a_counter_prints() -> None:
    face = Face(strength=8, ma=6, mobility="leg")
    unit = Unit(counter="8-4-6", combat_side={"mobility": "leg"}, side=1)
    assert unit == Unit(rating=4, combat_side=face, side=1) == Unit({"side": 1, "combat_side": face, "counter": "8-4-6"})
    both = Unit(counter="(8)-4-6/4-4-12")
    assert (both.combat_side.style, both.move_side) == ("parenthesised", Face(strength=4, ma=12))
    for wrong in ("8-4", "8-4-6-2", "8-4-x", ""):
        assert fault_of(Unit, counter=wrong) == ("bad_text", "counter")
    assert fault_of(Unit, counter="8-6-6") == ("out_of_range", "counter")
    assert fault_of(Unit, counter=8) == ("wrong_type", "counter")
    assert fault_of(Face, counter="8-4-6") == ("unknown_field", "counter")
    with pytest.raises(Fault, match="counter: '8-4-6' conflicts with rating: 3: the counter prints a rating of 4"):
        Unit(counter="8-4-6", rating=3)
    # In a question too.
    printed = {**SAID, "counter": "4-3-6"}
    del printed["combat_side"]
    asked = combat.assess(**KIND, attackers=[printed], defenders=[ENEMY])
    assert asked.value and asked.value.odds == Odds(attack=1, defence=1)


def test_no_is_an_answer() -> None:
    """A ruling whose value is no, or 0, says so in print."""
    board = grognard.ocs.Board(hexes=[{"hex": (q, 0)} for q in range(3)], units=[])
    printed = str(grognard.ocs.zoc.covers(board=board, hex=(2, 0), side=1))
    assert "covered" in printed and " no" in printed
