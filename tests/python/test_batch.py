"""Many questions at once say what the single ones say."""

from __future__ import annotations

import inspect
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
import vectors
from grognard import axis_allies, ocs
from grognard.ocs import barrage, combat, facility

COLUMNS: dict[str, Any] = {
    "column": np.arange(13),
    "drm": np.arange(-5, 6)[:, None],
    "hedgehog": np.arange(5, dtype=np.uint8)[:, None, None],
    "kind": np.array(["regular", "overrun"])[:, None, None, None],
    "attacker_steps": 3,
    "defender_steps": 2,
}
STAND: dict[str, Any] = {"attacker_policy": "stand", "defender_policy": "stand"}
SAID: dict[str, Any] = {"kind": "regular", "attacker_steps": 3, "defender_steps": 2, **STAND}


def test_every_row() -> None:
    got = combat.distribution_batch(**COLUMNS, **STAND)
    assert set(got) == set(grognard.ocs.CombatDistribution().to_dict())
    assert got["defender_gone"].shape == (2, 5, 11, 13)
    for kind in range(2):
        for hedgehog in range(5):
            for drm in range(11):
                for column in range(13):
                    assessment = {"column": column, "drm": drm - 5, "hedgehog": hedgehog, "attacker_steps": 3,
                                  "kind": ("regular", "overrun")[kind], "defender_steps": 2}  # fmt: skip
                    single = combat.distribution(assessment=assessment, **STAND).value.to_dict()
                    row = {name: array[kind, hedgehog, drm, column].tolist() for name, array in got.items()}
                    assert row == {n: list(v) if isinstance(v, tuple) else v for n, v in single.items()}


def test_chunks_and_threads() -> None:
    rng = np.random.default_rng(7)
    columns = {"column": rng.integers(0, 13, 5000), "drm": rng.integers(-6, 7, 5000)}
    whole = combat.distribution_batch(**columns, **STAND, kind="regular", attacker_steps=4, defender_steps=3)
    cuts = [slice(a, a + 617) for a in range(0, 5000, 617)]

    def part(cut: slice) -> dict[str, Any]:
        return combat.distribution_batch(
            **{n: c[cut] for n, c in columns.items()}, **STAND, kind="regular", attacker_steps=4, defender_steps=3
        )

    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(part, cuts))
    counts = combat.distribution_batch(**columns, **STAND, kind="regular", attacker_steps=4, defender_steps=3, exact=True)
    assert list(counts) == list(whole)
    for name, array in whole.items():
        assert array.dtype == (np.int64 if name == "denominator" else np.float64) and counts[name].dtype == np.int64
        assert (np.concatenate([p[name] for p in parts]) == array).all()
        assert name == "denominator" or (counts[name] / 7776 == array).all()


def test_shapes() -> None:
    assert combat.distribution_batch(column=3, **SAID)["results"].shape == (12,)
    assert combat.distribution_batch(column=[], **SAID)["results"].shape == (0, 12)
    assert combat.distribution_batch(column=[[1], [2]], **SAID)["denominator"].tolist() == [[7776], [7776]]
    read_only = np.arange(13)
    read_only.flags.writeable = False
    assert combat.distribution_batch(column=read_only[::-2], **SAID)["denominator"].shape == (7,)
    assert barrage.distribution_batch(column=[1, 2], fire="artillery", target_steps=2)["denominator"].shape == (2,)
    levels = {"facility": ["air_base", "port"], "level": [1, 0], "capacity": [0, 4]}
    assert facility.distribution_batch(column=[1, 2], **levels)["denominator"].shape == (2,)


@pytest.mark.parametrize(
    ("columns", "code", "field"),
    [
        ({}, "missing_field", "assessment.column"),
        ({"column": 1}, "missing_field", "assessment.kind"),
        ({"column": [1]}, "missing_field", "[0].assessment.kind"),
        ({"column": 1, "nothing": 2}, "unknown_field", "nothing"),
        ({"column": [1.0]}, "wrong_type", "assessment.column"),
        ({"column": [True]}, "wrong_type", "assessment.column"),
        ({"column": ["x"]}, "wrong_type", "assessment.column"),
        ({**SAID, "column": [1, 300]}, "out_of_range", "[1].assessment.column"),
        ({"column": np.array([1, 2**63], np.uint64)}, "out_of_range", "assessment.column"),
        ({**SAID, "column": [1, 2, 13]}, "out_of_range", "[2].assessment.column"),
        ({"column": 1, "kind": "nothing"}, "unknown_word", "assessment.kind"),
        ({"column": 1, "kind": 1}, "wrong_type", "assessment.kind"),
        ({"column": 1, "no_exploit": 1}, "wrong_type", "assessment.no_exploit"),
        ({"column": [1.5]}, "wrong_type", "assessment.column"),
        ({"column": 1, "assessment_column": 2}, "contradiction", "assessment_column"),
        ({**SAID, "column": [1, 2], "errors": "none"}, "unknown_word", "errors"),
        ({**SAID, "column": [1, 2], "fields": ["denominator", "winn"]}, "unknown_field", "fields: winn"),
        ({**SAID, "column": [1, 2], "threads": 0}, "out_of_range", "threads"),
    ],
)
def test_faults(columns: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(grognard.Fault) as caught:
        combat.distribution_batch(**columns)
    assert (caught.value.code, caught.value.field) == (code, field)


FUNCTIONS = {
    name: getattr(module, f"{name.rsplit('.', 1)[1]}_batch", None)
    for name in grognard.operations()
    for module in [sys.modules[f"grognard.{name.rsplit('.', 1)[0]}"]]
}
BATCHES = {name: function for name, function in FUNCTIONS.items() if function is not None}


@pytest.mark.parametrize("name", BATCHES)
def test_batch_is_a_function(name: str) -> None:
    batch = BATCHES[name]
    assert batch.__name__ == f"{name.rsplit('.', 1)[1]}_batch"
    assert "Takes and returns columns" in (inspect.getdoc(batch) or "")
    shown = set(inspect.signature(batch).parameters) - {"_table", "fields", "exact", "errors", "threads", "columns"}
    assert shown == {column for column, _, _ in grognard._native.batch_columns(name)}
    assert pickle.loads(pickle.dumps(batch)) is batch


def test_measures() -> None:
    odds = grognard.ocs.odds.round_batch
    thirds = [Fraction(20, 3), Fraction(1, 3)]
    for attack in ([15, 7.5], np.array([15, 7.5]), ["15", "7 1/2"], [Fraction(15), "7 1/2"]):
        got = odds(attack=attack, defence=5, ground="open")
        single = [grognard.ocs.odds.round(attack=a, defence=5, ground="open").value for a in (15, 7.5)]
        assert got["attack"].tolist() == [one.attack for one in single]
    assert odds(attack=thirds, defence=Fraction(1, 3), ground="open")["attack"].tolist() == [20, 1]
    for attack, code, at in (([1, 0.1], "inexact", "[1]."), ([1, np.nan], "wrong_type", ""), ([1, "x"], "wrong_type", "[1].")):
        with pytest.raises(grognard.Fault) as caught:
            odds(attack=attack, defence=5, ground="open")
        assert (caught.value.code, caught.value.field) == (code, f"{at}attack")
    with pytest.raises(grognard.Fault) as caught:
        odds(attack=[1, 10**9], defence=5, ground="open")
    assert (caught.value.code, caught.value.field) == ("out_of_range", "[1].attack")
    side = {"strength": 3, "ma": 5, "mobility": "leg"}
    unit = {"kind": "combat", "side": 1, "size": "regiment", "rating": 3, "oriented": "combat", "combat_side": side}
    effects = grognard.ocs.modes.effects_batch
    got = effects(unit=unit, mode=["combat", "dg"], phase="movement")
    assert got["ma"].tolist() == [5.0, 2.5] and "ma_parts" not in got
    got = effects(unit=unit, mode=["combat", "dg"], phase="movement", fields=["ma_parts"])
    assert got["ma_parts"].dtype == np.int64 and got["ma_parts"].tolist() == [60, 30] and set(got) == {"ma_parts"}
    assert effects(unit=unit, combat_side_ma=[5, 5.5], mode="dg", phase="movement")["ma"].tolist() == [2.5, 2.75]


def test_not_broadcast() -> None:
    with pytest.raises(ValueError, match="broadcast"):
        combat.distribution_batch(column=[1, 2], drm=[1, 2, 3], **SAID)
    with pytest.raises(grognard.Fault) as caught:
        grognard.batch("ocs.combat.nothing", column=1)
    assert caught.value.code == "unknown_operation"


def of_measure(value: Any) -> float:
    """What a measure that `to_dict` gives, a number or a text, is in a column: a word for none is no number."""
    try:
        return float(grognard.measure(value))
    except grognard.Fault:
        return np.inf if value == "prohibited" else np.nan


def near(number: float, exact: Any) -> bool:
    """Whether a float is the nearest to a number of cases out of all, or next to that."""
    return abs(number - float(exact)) <= np.spacing(float(exact))


def flat(value: Any, name: str = "") -> dict[str, Any]:
    """A record as the columns of a batch name it; words and rules that are none as the empty text, no item as -1."""
    if isinstance(value, dict):
        return {k: v for n, item in value.items() for k, v in flat(item, f"{name}_{n}" if name else n).items()}
    if isinstance(value, tuple) and value and isinstance(value[0], dict):
        return {k: v for at, item in enumerate(value) for k, v in flat(item, f"{name}_{at}").items()}
    return {name: list(value) if isinstance(value, tuple) else value}


TEXTS = {
    f["name"] for r in vectors.DESCRIPTION["records"] for f in r["fields"] if isinstance(f["kind"], dict) and "text" in f["kind"]
}
QUESTIONS = [v for v in vectors.load() if "fault" not in v]


@pytest.mark.parametrize("name", sorted({v["call"] for v in QUESTIONS}))
def test_every_operation(name: str) -> None:
    """Every vector, its numbers and words as columns, says the same as alone."""
    answer = vectors.OPERATIONS[name]["answer"]
    for vector in [v for v in QUESTIONS if v["call"] == name][:12]:
        asked = vectors.question(vector)
        # A scalar twice, a record or a list once for both rows; what is None is not said.
        columns = {n: [v, v] if isinstance(v, (str, int)) else v for n, v in asked.items() if v is not None}
        if any("text" in f["kind"] for f in vectors.OPERATIONS[name]["question"]["fields"] if f["name"] in columns):
            # A text is no column.
            with pytest.raises((grognard.Fault, grognard.TypeFault)):
                grognard.batch(name, **columns)
            continue
        got = grognard.batch(name, **columns)
        single = grognard.operation(name)(asked)
        many = any(isinstance(v, (str, int)) for v in asked.values())
        rows = {n: array[0] if many else array for n, array in got.items()}
        assert bool(rows.pop("allowed", True)) == (single.verdict != "forbidden"), vector["id"]
        if answer is None or single.value is None:
            continue
        for column, value in flat(single.value.to_dict()).items():
            if column in TEXTS:
                # A text is no column.
                assert column not in rows
                continue
            array = rows.pop(column)
            if isinstance(value, list) and len(value) < array.size:
                # References of a fixed number, of which a record shows those that there are.
                value += [-1] * (array.size - len(value))
            if value is None and array.dtype == np.float64:
                assert np.isnan(array)
            elif value is None:
                assert array in ("", -1, 0, np.iinfo("int64").min), (vector["id"], column)
            elif isinstance(value, str) and array.dtype == np.int64:
                # A place is a number in a column, also where it has a name.
                assert list(grognard.words("axis_allies.Site"))[int(array) - 1] == value
            elif isinstance(value, grognard.Chance | grognard.Expectation):
                assert array.dtype == np.float64 and near(array, value), (vector["id"], column)
            elif array.dtype == np.float64 and not isinstance(value, list):
                assert np.array_equal(array, of_measure(value), equal_nan=True), (vector["id"], column)
            elif array.dtype == np.float64 and not any(isinstance(item, float) for item in value):
                assert array.tolist() == list(map(of_measure, value)), (vector["id"], column)
            else:
                assert array.tolist() == value, (vector["id"], column)
        assert not rows


KINDS = ("infantry", "armor", "fighter", "bomber")


def battles(rows: int) -> dict[str, Any]:
    rng = np.random.default_rng(5)
    sides = {side: rng.multinomial(5, [0.25] * 4, rows) for side in ("attacker", "defender")}
    return {f"{side}_{kind}": units[:, at] for side, units in sides.items() for at, kind in enumerate(KINDS)}


def test_battles() -> None:
    columns = battles(300)
    got = axis_allies.battle.distribution_batch(kind="land", **columns, attacker_keep_armor=1, fields=["win", "rounds"], exact=True)
    assert set(got) == {"win", "rounds_whole", "rounds_fraction"} and got["win"].dtype == np.uint64
    for row in range(300):
        force = {side: {k: int(columns[f"{side}_{k}"][row]) for k in KINDS} for side in ("attacker", "defender")}
        waves = [{"force": force["attacker"], "plan": {"keep_armor": 1}}]
        value = axis_allies.battle.distribution(kind="land", waves=waves, defender=force["defender"]).value
        assert value.win.cases == int(got["win"][row]) and int(value.rounds) == got["rounds_whole"][row]
    certain = axis_allies.battle.distribution_batch(kind="land", attacker_infantry=[1, 2], defender_infantry=0, aa_gun=True, exact=True)
    assert certain["win"].dtype == np.uint64 and (certain["win"] + certain["missing"] == 2**63).all()
    second = axis_allies.battle.distribution_batch(
        kind="land", attacker_infantry=[1, 2], attacker2_armor=1, defender={"infantry": 2}, fields=["win"]
    )
    waves = [{"force": {"infantry": 2}}, {"force": {"armor": 1}}]
    assert second["win"][1] == axis_allies.battle.distribution(kind="land", waves=waves, defender={"infantry": 2}).value.win


KOREA: Any = grognard.korea.combat.assess(
    attackers=[{"hex": (1, 0), "side": "un", "quality": "c", "arm": "infantry"}], kind="prepared",
    defenders=[{"hex": (0, 0), "side": "communist", "quality": "c", "arm": "infantry"}],
).value  # fmt: skip
TABLE: Any = grognard.acw.table.example().value
CIVIL_WAR: Any = grognard.acw.combat.assess(
    attackers=[{"hex": (1, 0), "kind": "infantry", "strength": 6, "cohesion": 5}], table=TABLE,
    defenders=[{"hex": (0, 0), "kind": "infantry", "strength": 5, "cohesion": 5}],
).value  # fmt: skip
# A question of each kind with columns to draw from, of every system that has chances.
UNIT: dict[str, Any] = {"side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "arm": "armor", "combat_supply": "paid"}
DRAWN: dict[str, tuple[dict[str, Any], dict[str, tuple[int, int]]]] = {
    "ocs.combat.distribution": (
        {"kind": "regular", **STAND},
        {"column": (0, 12), "drm": (-5, 5), "attacker_steps": (1, 4), "defender_steps": (1, 4), "hedgehog": (0, 4)},
    ),
    "ocs.combat.assess": (
        {
            "attackers": [{**UNIT, "combat_side": {"strength": 30}}], "attack": "regular", "phase": "combat",
            "defenders": [{**UNIT, "side": 2, "rating": 3, "combat_side": {"strength": 10}}],
        },
        {"attackers_0_rating": (0, 5), "attackers_0_combat_side_strength": (1, 40)},
    ),
    "ocs.barrage.distribution": ({"fire": "artillery"}, {"column": (0, 10), "target_steps": (1, 4)}),
    "axis_allies.battle.distribution": ({"kind": "land"}, {f"{side}_{kind}": (0, 3) for side in ("attacker", "defender") for kind in KINDS}),
    "axis_allies.battle.rounds": ({"kind": "land"}, {"attacker_infantry": (0, 5), "defender_armor": (0, 3)}),
    "korea.combat.distribution": ({"assessment": KOREA.to_dict()}, {"attacker_drm": (-3, 3), "defender_drm": (-3, 3)}),
    "acw.combat.distribution": ({"assessment": CIVIL_WAR.to_dict(), "table": TABLE}, {"drm": (-3, 3), "attacker_cohesion": (0, 6)}),
}  # fmt: skip


def drawn(name: str, rows: int, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What all rows share, and columns of which about half the rows repeat."""
    rng = np.random.default_rng(seed)
    shared, columns = DRAWN[name]
    distinct = rng.integers(0, max(rows // 2, 1), rows)
    return shared, {column: rng.integers(low, high + 1, rows)[distinct] for column, (low, high) in columns.items()}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(a.dtype == other[n].dtype and a.tobytes() == other[n].tobytes() for n, a in one.items())


@pytest.mark.parametrize("name", DRAWN)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(data=st.data())
def test_same_bits(name: str, data: st.DataObject) -> None:
    """A row's answer is the same, to the byte, in any chunk and order, on any number of threads, and alone."""
    rows = data.draw(st.integers(1, 200))
    shared, columns = drawn(name, rows, data.draw(st.integers(0, 1000)))
    whole = grognard.batch(name, **shared, **columns, errors="codes")
    # A few rows may all be without a defender.
    assert (whole["fault"] == 0).any() or rows < 10
    order = np.random.default_rng(data.draw(st.integers(0, 1000))).permutation(rows)
    threads = data.draw(st.integers(1, 5))
    mixed = grognard.batch(name, **shared, **{n: c[order] for n, c in columns.items()}, errors="codes", threads=threads)
    assert same(mixed, {n: array[order] for n, array in whole.items()})
    cuts = sorted({0, rows, *data.draw(st.lists(st.integers(0, rows), max_size=4))})
    parts = [
        grognard.batch(name, **shared, **{n: c[a:b] for n, c in columns.items()}, errors="codes") for a, b in zip(cuts, cuts[1:], strict=False)
    ]
    assert same({n: np.concatenate([part[n] for part in parts]) for n in whole}, dict(whole))
    at = data.draw(st.integers(0, rows - 1))
    alone = grognard.batch(name, **shared, **{n: int(c[at]) for n, c in columns.items()}, errors="codes")
    assert same(alone, {n: array[at, ...] for n, array in whole.items()})


def test_same_bits_of_more_rows_than_are_remembered() -> None:
    """Threads that remember rows in one place, where there is no room for all of them, take no other row's answer."""
    rng = np.random.default_rng(7)
    sides = {"attack": rng.integers(1, 4000, 150_000), "defence": rng.integers(1, 4000, 150_000)}
    alone = ocs.odds.round_batch(**sides, ground="open")
    drawn = np.concatenate([np.arange(150_000), rng.integers(0, 150_000, 250_000), rng.integers(0, 50, 100_000)])
    for threads in (1, 2, 5):
        got = ocs.odds.round_batch(**{n: side[drawn] for n, side in sides.items()}, ground="open", threads=threads)
        assert same(got, {n: array[drawn] for n, array in alone.items()})


def test_same_bits_of_many() -> None:
    """The same over the pieces that threads take, whose rows are thousands."""
    columns = battles(70_000)
    whole = axis_allies.battle.distribution_batch(kind="land", **columns)
    for threads in (2, 3):
        assert same(axis_allies.battle.distribution_batch(kind="land", **columns, threads=threads), whole)
    back = axis_allies.battle.distribution_batch(kind="land", **{n: c[::-1] for n, c in columns.items()}, threads=2)
    assert same({n: array[::-1] for n, array in back.items()}, whole)
    # The grid as it is broadcast, and each of its rows said.
    grid = np.broadcast_arrays(np.arange(200)[:, None, None], np.arange(3)[None, :, None], np.arange(40))
    names = ("attacker_infantry", "attacker_fighter", "defender_infantry")
    axes = {name: axis for name, axis in zip(names, (np.arange(200)[:, None, None], np.arange(3)[:, None], np.arange(40)), strict=True)}
    said = {name: np.ascontiguousarray(axis) for name, axis in zip(names, grid, strict=True)}
    wanted: dict[str, Any] = {"kind": "land", "fields": ["win", "missing"], "errors": "codes"}
    assert same(axis_allies.battle.distribution_batch(**axes, **wanted), axis_allies.battle.distribution_batch(**said, **wanted))


def test_first_fault() -> None:
    """Whatever thread finds one first, the fault is that of the first row."""
    column = np.arange(60_000) % 13
    column[[41_000, 41_001, 59_000]] = 13
    for threads in (1, 2, 5):
        with pytest.raises(grognard.Fault) as caught:
            combat.distribution_batch(column=column, **SAID, threads=threads)
        assert caught.value.field == "[41000].assessment.column"


def test_errors_as_codes() -> None:
    columns = [1, 13, 2, 300]
    got = combat.distribution_batch(column=columns, **SAID, errors="codes")
    code = grognard.fault_codes()["out_of_range"]
    assert got["fault"].tolist() == [0, code, 0, code]
    right = combat.distribution_batch(column=[1, 2], **SAID)
    assert (got["results"][[0, 2]] == right["results"]).all() and (got["results"][[1, 3]] == 0).all()


def test_records_for_all_rows() -> None:
    unit = {"side": 1, "kind": "combat", "mode": "combat", "size": "regiment", "arm": "armor", "combat_supply": "paid"}
    ratings = np.arange(6)
    got = combat.assess_batch(
        attackers=[unit | {"combat_side": {"strength": 30}}],
        defenders=[grognard.ocs.Unit(unit | {"side": 2, "rating": 3, "combat_side": {"strength": 10}})],
        attackers_0_rating=ratings, attack="regular", phase=["combat"],
    )  # fmt: skip
    assert got["allowed"].all() and got["drm"].tolist() == (ratings - 3).tolist()
    assert got["heading_attack"].tolist() == [3] * 6 and got["kind"].tolist() == ["regular"] * 6
    assert combat.assess(
        attackers=[unit | {"rating": 2, "combat_side": {"strength": 30}}], attack="regular", phase="combat",
        defenders=[unit | {"side": 2, "rating": 3, "combat_side": {"strength": 10}}],
    ).value.drm == -1  # fmt: skip
    with pytest.raises(grognard.Fault) as caught:
        combat.assess_batch(attackers=[unit], defenders=[unit], attack="regular", phase="combat", rating=[1, 2])
    assert (caught.value.code, caught.value.field) == ("contradiction", "rating")


def test_tables() -> None:
    plain = {"column": [1, 2, 3], "drm": [0, 1, -1]}
    expected = combat.distribution_batch(plain, **SAID)
    assert (combat.distribution_batch(plain, drm=0, **SAID)["results"] != expected["results"]).any()
    for name, make, to in (
        ("pandas", "DataFrame", "to_pandas"), ("polars", "DataFrame", "to_polars"), ("pyarrow", "table", "to_arrow"),
    ):  # fmt: skip
        module = pytest.importorskip(name)
        table = getattr(module, make)(plain)
        got = combat.distribution_batch(table, **SAID)
        assert all((got[n] == array).all() for n, array in expected.items())
        out = getattr(got, to)()
        assert len(out) == 3 and np.asarray(out["results_11"]).tolist() == expected["results"][:, 11].tolist()
