"""Many questions at once say what the single ones say."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import grognard
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
    for name, array in whole.items():
        assert array.dtype == np.int64 and (np.concatenate([p[name] for p in parts]) == array).all()


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
        ({"column": 1}, "missing_field", "[0].assessment.kind"),
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
    ],
)
def test_faults(columns: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(grognard.Fault) as caught:
        combat.distribution_batch(**columns)
    assert (caught.value.code, caught.value.field) == (code, field)


def test_batch_is_a_function() -> None:
    assert pickle.loads(pickle.dumps(combat.distribution_batch))(column=1, **SAID)["denominator"] == 7776
    assert combat.distribution_batch.__name__ == "distribution_batch"
    with pytest.raises(grognard.Fault):
        grognard._native.Batch("ocs.combat.assess")
    with pytest.raises(ValueError, match="broadcast"):
        combat.distribution_batch(column=[1, 2], drm=[1, 2, 3])
