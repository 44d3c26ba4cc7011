"""The types: complete, true, and refused where they must be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WRONG = HERE / "typing_wrong.py"


def run(*command: str, cwd: Path = HERE) -> tuple[int, str]:
    here = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=cwd, env=here)
    return done.returncode, done.stdout + done.stderr


def wrong_lines() -> set[int]:
    lines = WRONG.read_text().splitlines()
    return {n for n, line in enumerate(lines, 1) if re.match(r"(Unit|combat|odds)\W", line)}


def test_case_runs() -> None:
    code, text = run("typing_case")
    assert code == 0, text


def test_mypy() -> None:
    code, text = run("mypy", "--strict", "typing_case.py")
    assert code == 0, text


def test_mypy_on_the_package() -> None:
    code, text = run("mypy", "--strict", "-p", "grognard")
    assert code == 0, text


def test_mypy_refuses() -> None:
    _, text = run("mypy", "--strict", WRONG.name)
    assert {int(n) for n in re.findall(r"typing_wrong\.py:(\d+): error", text)} == wrong_lines(), text


def test_pyright() -> None:
    code, text = run("pyright", "typing_case.py")
    assert code == 0, text


def test_pyright_refuses() -> None:
    _, text = run("pyright", WRONG.name)
    assert {int(n) for n in re.findall(r"typing_wrong\.py:(\d+):\d+ - error", text)} == wrong_lines(), text


def test_pyright_on_the_package() -> None:
    code, text = run("pyright", "--verifytypes", "grognard", "--ignoreexternal")
    assert code == 0 and "completeness score: 100%" in text, text


def test_stubs_are_true() -> None:
    code, text = run("mypy.stubtest", "grognard", "--allowlist", "../generated/stubtest-allowed.txt")
    assert code == 0, text
