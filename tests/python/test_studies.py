"""The studies run, small; and what stands in them was computed by their code."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest

import vectors

STUDIES = sorted((vectors.TOP / "python" / "studies").glob("*.ipynb"))


def code(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def printed(path: Path) -> str:
    """What the notebook holds as printed."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells if cell["cell_type"] == "code" for output in cell["outputs"]]
    return "".join("".join(output["text"]) for output in outputs if output["output_type"] == "stream")


def run(path: Path) -> str:
    pytest.importorskip("matplotlib").use("agg")
    out = io.StringIO()
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(out):
        for cell in code(path):
            exec(compile(cell, path.name, "exec"), names)
    pytest.importorskip("matplotlib.pyplot").close("all")
    return out.getvalue()


def test_there_are_four() -> None:
    assert len(STUDIES) == 4
    for path in STUDIES:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        text = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
        assert "**Answer.**" in text and "*Bound:*" in text
        assert any("image/png" in output.get("data", {}) for cell in cells for output in cell.get("outputs", []))


@pytest.mark.filterwarnings("ignore:FigureCanvasAgg is non-interactive")
@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_small(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_SMALL", "1")
    assert run(path)


@pytest.mark.filterwarnings("ignore:FigureCanvasAgg is non-interactive")
@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_what_is_printed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GROGNARD_SMALL", raising=False)
    assert run(path).split() == printed(path).split()
