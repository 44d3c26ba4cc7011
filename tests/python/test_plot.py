"""Pictures: what they show, that nothing overlaps, and that their colours survive grey."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import grognard
from grognard import axis_allies, plot
from grognard.ocs import Board, combat

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("agg")
pyplot = pytest.importorskip("matplotlib.pyplot")

SAID: dict[str, Any] = {"attacker_policy": "stand", "defender_policy": "fall_back"}


@pytest.fixture(autouse=True)
def no_figure_is_left() -> Any:
    yield
    pyplot.close("all")


def boxes(ax: Any) -> list[tuple[str, Any]]:
    """The texts that are seen, and where."""
    ax.figure.canvas.draw()
    texts = [*ax.texts, *ax.get_xticklabels(), *ax.get_yticklabels()]
    return [(t.get_text(), t.get_window_extent()) for t in texts if t.get_text() and t.get_visible()]


def overlapping(ax: Any) -> list[tuple[str, str]]:
    found = boxes(ax)
    return [(a, b) for at, (a, one) in enumerate(found) for b, two in found[at + 1 :] if one.overlaps(two)]


def luminance(colour: Any) -> float:
    return float(np.dot(colour[:3], (0.299, 0.587, 0.114)))


@pytest.mark.parametrize("name", grognard.charts())
def test_table(name: str) -> None:
    held: Any = grognard.chart(name)
    ax = plot.table(name)
    assert [t.get_text() for t in ax.texts] == [cell for row in held["cells"] for cell in row]
    assert not overlapping(ax)
    for text in ax.texts:
        x, y = text.get_position()
        behind = luminance(ax.images[0].cmap(ax.images[0].norm(ax.images[0].get_array()[round(y), round(x)])))
        assert abs(behind - luminance(matplotlib.colors.to_rgb(text.get_color()))) > 0.3, text.get_text()


def test_words_among_numbers() -> None:
    """Numbers are coloured by their size, and words behind them."""
    ax = plot.table("ocs.attrition")
    shown = ax.images[0].get_array()
    by = {t.get_text(): shown[round(t.get_position()[1]), round(t.get_position()[0])] for t in ax.texts}
    assert by["0"] < by["1"] < by["2"] < by["4"] < by["all"]


def test_table_of_chances() -> None:
    chances = np.linspace(0, 1, 15 * 13).reshape(15, 13)
    ax = plot.table("ocs.combat.open", values=chances, label="chance")
    assert (ax.images[0].get_array() == chances).all()
    with pytest.raises(grognard.Fault) as caught:
        plot.table("ocs.combat.open", values=chances.T)
    assert caught.value.code == "contradiction"


def test_colours_survive_grey() -> None:
    steps = [luminance(matplotlib.colormaps["cividis"](at)) for at in range(256)]
    assert all(after > before - 0.002 for before, after in zip(steps, steps[1:], strict=False)) and steps[-1] - steps[0] > 0.6
    sides = sorted(luminance(matplotlib.colors.to_rgb(colour)) for colour, _, _ in plot._SIDES[:2])
    assert sides[1] - sides[0] > 0.3


def test_distribution() -> None:
    ruling = combat.distribution(
        assessment={"kind": "regular", "column": 6, "drm": 1, "attacker_steps": 3, "defender_steps": 3}, **SAID
    )
    steps = grognard.distribution(ruling, "defender_steps")
    ax = plot.distribution(ruling, "defender_steps")
    assert [round(bar.get_height(), 9) for bar in ax.patches] == [round(100 * float(c), 9) for c in steps.values()]
    assert ax.lines[0].get_xdata()[0] == pytest.approx(float(steps.mean)) and not overlapping(ax)
    words = plot.distribution(ruling)
    assert [t.get_text() for t in words.get_yticklabels()] == list(grognard.distribution(ruling).outcomes)
    assert not overlapping(words)
    # A truth value has no mean.
    yes = plot.distribution(ruling, "vacated")
    assert [t.get_text() for t in yes.get_yticklabels()] == ["no", "yes"] and not yes.lines
    figure, (left, right) = pyplot.subplots(ncols=2)
    assert plot.distribution(ruling, ax=right) is right and not left.patches


def test_win() -> None:
    force = np.arange(2, 13)
    asked: dict[str, Any] = {"kind": "land", "defender_infantry": 6, "fields": ["win"]}
    win = axis_allies.battle.distribution_batch(attacker_infantry=force, **asked)["win"]
    ax = plot.win(force / 6, win, label="infantry")
    armor = axis_allies.battle.distribution_batch(attacker_armor=force, **asked, exact=False)["win"]
    plot.win(force / 6, armor, label="armor", ax=ax)
    lines = [line for line in ax.lines if line.get_gid() == "chance"]
    assert len(lines) == 2 and len({line.get_linestyle() for line in lines}) == 2
    assert lines[0].get_ydata() == pytest.approx(100 * win)
    at = float(ax.get_legend_handles_labels()[1][0].rpartition(" ")[2])
    assert np.interp(at, force / 6, win) == pytest.approx(0.5, abs=0.01)


def test_sweep() -> None:
    columns, drm = np.arange(13), np.arange(-4, 5)
    got = combat.distribution_batch(kind="regular", column=columns, drm=drm[:, None], attacker_steps=3, defender_steps=2, **SAID,
                                    fields=["vacated"], exact=False)  # fmt: skip
    ax = plot.sweep(columns, drm, got["vacated"], percent=True, xlabel="column", ylabel="modifier", label="left empty")
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("column", "modifier") and not overlapping(ax)
    # Where the chance is nothing there is no line, and numbers of units are whole.
    units = np.arange(1, 25)
    won = axis_allies.battle.distribution_batch(
        kind="land", attacker_infantry=units, defender_infantry=units[:, None], fields=["win"], exact=False
    )["win"]
    ax = plot.sweep(units, units, won, percent=True)
    assert (won == 0).any() and list(ax.collections[-1].levels) == pytest.approx(range(10, 100, 10))
    ax.figure.canvas.draw()
    assert all(tick == round(tick) for tick in ax.get_xticks())
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(got["vacated"], index=pandas.Index(drm, name="drm"), columns=pandas.Index(columns, name="column"))
    assert plot.sweep(frame, percent=True).get_ylabel() == "drm"
    with pytest.raises(grognard.Fault):
        plot.sweep(columns, drm, got["vacated"].T)


def test_save(tmp_path: Path) -> None:
    ax = plot.table("ocs.combat.open")
    for end, begins in ((".png", b"\x89PNG"), (".svg", b"<?xml")):
        plot.save(ax, tmp_path / f"table{end}")
        assert (tmp_path / f"table{end}").read_bytes().startswith(begins)


def test_position() -> None:
    def unit(id: int, side: int, q: int, r: int) -> dict[str, Any]:
        return {"id": id, "side": side, "kind": "combat", "mode": "combat", "size": "regiment", "rating": 3, "arm": "other",
                "combat_side": {"strength": 12, "ma": 6}, "hex": {"q": q, "r": r}}  # fmt: skip

    hq = {"id": 7, "side": 1, "kind": "hq", "mode": "combat", "hex": {"q": 1, "r": 2},
          "combat_side": {"throw_range": 2, "throw_mobility": "truck", "mobility": "truck", "ma": 0}}  # fmt: skip
    board = Board(
        chart=[{"cost": {"leg": 12, "truck": 12, "track": 12}}],
        hexes=[{"hex": {"q": q, "r": r - q // 2}, "terrain": 0, "supply_source": q // 6 + 1 if q in (0, 6) and r == 2 else 0}
               for q in range(7) for r in range(5)],
        units=[unit(1, 1, 2, 1), unit(2, 1, 3, 1), unit(3, 1, 3, 1), unit(4, 2, 5, 0), hq],
    )  # fmt: skip
    ax = plot.position(board, supply=[7])
    texts = [text for text, _ in boxes(ax)]
    assert texts.count("12-3-6") == 3 and "HQ" in texts and "×2" in texts and "3,1" in texts
    assert not overlapping(ax)
    legend = {text.get_text() for text in ax.get_legend().get_texts()}
    assert {"side 1", "side 2", "zone of control, side 1", "within reach of supply", "supply source, side 2"} <= legend
    zones = [p for p in ax.patches if p.get_hatch()]
    assert len(zones) == sum(len(grognard.ocs.zoc.zones(board=board, side=side).rows) for side in (1, 2))
    with pytest.raises(grognard.Fault) as caught:
        plot.position({"units": []})
    assert caught.value.field == "board.hexes"
