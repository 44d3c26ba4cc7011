"""The types: complete, true, and refused where they must be."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import grognard
import test_docs
import vectors
from grognard.ocs import Unit, combat

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


def test_no_any_in_answers() -> None:
    """Only what is asked by the name of an operation, as a text, has answers of any type."""
    package = Path(grognard.__file__).parent
    stubs = [path for path in package.rglob("*.pyi") if path.name != "_native.pyi"]
    assert len(stubs) > 60
    assert not [path for path in stubs if re.search(r"^from typing import .*\bAny\b", path.read_text(encoding="utf-8"), re.MULTILINE)]


def test_signature_shows_defaults() -> None:
    asked = inspect.signature(combat.assess).parameters
    assert asked["attackers"].default is ... and asked["hedgehog"].default == 0 and asked["own_terrain"].default is None
    assert asked["hex_attacked"].default is False and asked["terrain"].default == ()
    made = inspect.signature(Unit).parameters
    assert made["rating"].default is None and made["released"].default is False
    # Each default is taken as if nothing had been said.
    for record in (Unit, grognard.ocs.Face, grognard.ocs.GameRules, grognard.axis_allies.Plan):
        said = {name: p.default for name, p in inspect.signature(record).parameters.items() if p.kind is p.KEYWORD_ONLY}
        given = {name: default for name, default in said.items() if default is not ...}
        assert record(given) == record({})


def test_studies(tmp_path: Path) -> None:
    """The code of the studies, cell after cell, is typed as strictly as the package."""
    for study in (HERE.parent.parent / "python" / "studies").glob("*.ipynb"):
        cells = json.loads(study.read_text(encoding="utf-8"))["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        (tmp_path / f"study_{study.stem[0]}.py").write_text("\n".join(code) + "\n", encoding="utf-8")
    files = [file.name for file in sorted(tmp_path.glob("*.py"))]
    assert len(files) == 4
    for checker in (("mypy", "--strict"), ("pyright",)):
        code_, text = run(*checker, *files, cwd=tmp_path)
        assert code_ == 0, text


def test_pages(tmp_path: Path) -> None:
    """So is the code of the pages, a page after another; a name may stand for something else further down."""
    for page in test_docs.PAGES:
        code = [re.sub(r"^(>>>|\.\.\.) ?", "", line) for _, block in test_docs.blocks(page) for line in test_docs.asked(block)]
        name = f"page_{'_'.join(page.relative_to(vectors.TOP).parts[:-1])}.py"
        (tmp_path / name).write_text("\n".join(code) + "\n", encoding="utf-8")
    files = [file.name for file in sorted(tmp_path.glob("*.py"))]
    assert len(files) == len(test_docs.PAGES) > 2
    for checker in (("mypy", "--strict", "--allow-redefinition", "--disable-error-code=import-untyped"), ("pyright",)):
        code_, text = run(*checker, *files, cwd=tmp_path)
        assert code_ == 0, text
