"""The command line."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grognard
import vectors
from grognard._cli import main


POLICIES = ["--attacker-policy", "stand", "--defender-policy", "fall_back"]
SAID: dict[str, Any] = {"attacker_policy": "stand", "defender_policy": "fall_back"}


def test_odds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "7 1/2", "2 1/2", "--drm", "2", "--defender-steps", "3", *POLICIES]) == 0
    said = {"kind": "regular", "column": 6, "drm": 2, "attacker_steps": 1, "defender_steps": 3}
    value = grognard.ocs.combat.distribution(assessment=said, **SAID).value
    out = capsys.readouterr().out
    assert out.startswith("Results at 3:1, open, die roll modifier +2\n")
    assert f"{value.results[0] / 7776:.2%}" in out and f"{value.defender_gone / 7776:.2%}" in out


def test_battle(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", "3 infantry, 2 armor", "4 inf, 1 fighter", "--territory", "3"]) == 0
    force = {"infantry": 3, "armor": 2}
    value = grognard.axis_allies.battle.distribution(
        kind="land", waves=[{"force": force}], defender={"infantry": 4, "fighter": 1}
    ).value
    out = capsys.readouterr().out
    assert f"{float(grognard.chance(value.win)):.2%}" in out and "swing" in out


def test_sweep(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["sweep", "ocs.combat.distribution", "kind=regular,overrun", "column=0..12", "drm=-1", "attacker_steps=3",
             "defender_steps=2", "attacker_policy=stand", "defender_policy=fall_back", "--fields", "vacated"]  # fmt: skip
    assert main(asked) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert len(rows) == 26 and list(rows[0]) == ["kind", "column", "drm", "attacker_steps", "defender_steps", *SAID, "vacated"]
    for row in rows:
        said = {name: int(row[name]) for name in ("column", "drm", "attacker_steps", "defender_steps")}
        value = grognard.ocs.combat.distribution(assessment={**said, "kind": row["kind"]}, **SAID).value
        assert float(row["vacated"]) == value.vacated
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main([*asked, "--out", str(tmp_path / "sweep.parquet")]) == 0
    assert parquet.read_table(tmp_path / "sweep.parquet")["vacated"].to_pylist() == [float(row["vacated"]) for row in rows]


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "ocs.combat.open"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(grognard.chart("ocs.combat.open")["rows"]) + 1
    assert main(["table"]) == 0
    assert capsys.readouterr().out.split() == list(grognard.charts())


def test_adjudicate(capsys: pytest.CaptureFixture[str]) -> None:
    position = str(vectors.TOP / "tests" / "positions" / "ocs-comprehensive-combat.json")
    assert main(["adjudicate", position]) == 0
    drawn = capsys.readouterr().out
    assert main(["adjudicate", position, "--no-map"]) == 0
    plain = capsys.readouterr().out
    assert "OCS 9.7" in plain and len(drawn.splitlines()) > len(plain.splitlines())
    assert main(["adjudicate", position, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["questions"]
    assert main(["adjudicate", position, "--svg"]) == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_progress_keeps_out_of_pipes(tmp_path: Path) -> None:
    """A sweep of several chunks, its errors in a pipe: nothing but rows; on a terminal a bar is drawn."""
    asked = [sys.executable, "-m", "grognard", "sweep", "ocs.combat.distribution", "kind=regular", "column=0..12", "drm=-6..6",
             "attacker_steps=1..36", "defender_steps=1..36", "attacker_policy=stand", "defender_policy=fall_back", "--fields", "vacated",
             "--out", str(tmp_path / "sweep.csv")]  # fmt: skip
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout == "" and done.stderr == ""
    with open(tmp_path / "sweep.csv", encoding="utf-8") as rows:
        assert sum(1 for _ in rows) == 13 * 13 * 36 * 36 + 1
    pty = pytest.importorskip("pty")
    pytest.importorskip("rich")
    ours, theirs = pty.openpty()
    subprocess.run(asked, stderr=theirs, check=True)
    assert b"rows" in os.read(ours, 1 << 16)


@pytest.mark.parametrize(
    "wrong",
    [
        ["odds", "x", "10", *POLICIES],
        ["odds", "30", "10"],
        ["battle", "3 infantry", "4"],
        ["battle", "3 infantry", "4 elephants"],
        ["sweep", "ocs.combat.distribution", "colum=1"],
        ["sweep", "ocs.combat.nothing", "column=1"],
        ["table", "nothing"],
        ["adjudicate", "nothing.json"],
        ["adjudicate", __file__],
    ],
)
def test_a_wrong_argument(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(wrong)
    except SystemExit as end:
        status = int(str(end.code))
    captured = capsys.readouterr()
    lines = [line for line in captured.err.splitlines() if not line.startswith(("usage", " "))]
    assert status == 2 and captured.out == "" and len(lines) == 1 and lines[0].startswith("grognard")
