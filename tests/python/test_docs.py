"""The examples in the pages run and say what they say."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vectors

FOLDERS = (vectors.TOP / "python", vectors.TOP, vectors.TOP / "core" / "src" / "ocs")
PAGES = [page for page in (folder / "README.md" for folder in FOLDERS) if page.exists()]


def blocks(page: Path) -> list[tuple[int, str]]:
    text = page.read_text()
    found = re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, m.start(1)), m[1]) for m in found]


def asked(block: str) -> list[str]:
    """The lines of a block that are code."""
    lines = block.splitlines()
    return [line for line in lines if line.startswith((">>>", "..."))] if ">>>" in block else lines


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(vectors.TOP)))
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an empty folder, but for the CSV that the analyst's lines read."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)
    if page.parent.name == "python":
        subprocess.run([sys.executable, vectors.TOP / "tests" / "wheels" / "five_lines.py", page, tmp_path], check=True)
    names: dict[str, object] = {}
    tried = 0
    for line, block in blocks(page):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), line)
            result = doctest.DocTestRunner().run(test, clear_globs=False)
            assert result.failed == 0, f"{page.name}, from line {line}"
            names = test.globs
            tried += result.attempted
        else:
            exec(compile("\n" * line + block, str(page), "exec"), names)
            tried += 1
    assert tried > 0 or page.parent == vectors.TOP


def test_a_wrong_page_is_noticed() -> None:
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    assert doctest.DocTestRunner(verbose=False).run(test, out=lambda _: None).failed == 1
