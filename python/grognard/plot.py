"""Pictures of tables, chances, sweeps and positions, by matplotlib (`pip install "grognard[plot]"`).

Each function draws into `ax`, or into axes of a new figure, and returns the axes. Colours differ in lightness, and sides
in their hatching and the shape of their counters too, so that a picture reads in grey and to colour-blind eyes.
"""

# Who has no stubs of these libraries sees Any in their place.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, cos, pi, sin, sqrt
from os import PathLike
from typing import TYPE_CHECKING, Any

from . import ocs
from ._distribution import Distribution
from ._distribution import distribution as _distribution
from ._fault import Fault
from ._files import written
from ._native import Record, Ruling, chart, words

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes
    from numpy.typing import ArrayLike, NDArray

# From dark blue to light yellow, its lightness rising all the way.
_MAP = "cividis"
# By side from 1: colour, hatching of its zones, colour of the text on its counters.
_SIDES = (("#0b3c5d", "////", "white"), ("#e9b44c", "\\\\\\\\", "black"), ("#7d3c6b", "....", "white"), ("#b9d8c2", "++++", "black"))
_GREY = "#555555"
# The neighbours of a hex, clockwise from the side towards q + 1, r - 1.
_AROUND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
# One, in units of 2**-63.
_ONE = 2.0**63


def _axes(ax: Axes | None, width: float = 7.0, height: float = 4.5) -> Axes:
    if ax is not None:
        return ax
    try:
        from matplotlib import pyplot
    except ImportError:
        raise Fault("missing_field", "matplotlib", message='a picture needs matplotlib: pip install "grognard[plot]"') from None
    return pyplot.subplots(figsize=(width, height), layout="constrained")[1]


def save(ax: Axes, path: str | PathLike[str], /, *, dpi: float = 150.0) -> None:
    """Writes the figure of axes to a file, of the kind that its name ends in: `attacks.png`, `attacks.svg`.

    A file that cannot be written whole leaves the one before as it was.
    """
    with written(path) as place:
        ax.figure.canvas.figure.savefig(place, dpi=dpi)


def _black_on(colour: Sequence[float]) -> bool:
    """Whether black reads better than white on a colour."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18


def _as_number(cell: str) -> float | None:
    text = cell.rstrip("%").strip()
    if text in ("", "-"):
        return 0.0
    try:
        return float(Fraction(text))
    except (ValueError, ZeroDivisionError):
        return None


def _ranks(cells: Sequence[Sequence[str]]) -> tuple[list[list[float]], list[str] | None]:
    """What colours the cells: the numbers that they are, or the places of their results in the series' order."""
    flat = [cell for row in cells for cell in row]
    numbers = [_as_number(cell) for cell in flat]
    known: list[str] | None = None
    values: list[float]
    if all(number is not None for number in numbers):
        values = [number or 0.0 for number in numbers]
    else:
        for name in ("ocs.CombatResult", "ocs.BarrageResult", "ocs.FacilityResult"):
            if set(flat) <= set(words(name)):
                known = list(words(name))
                break
        else:
            # Numbers by their size, then words.
            def place(cell: str) -> tuple[bool, float]:
                number = _as_number(cell)
                return number is None, number or 0.0

            known = sorted(dict.fromkeys(flat), key=place)
        values = [float(known.index(cell)) for cell in flat]
    wide = len(cells[0])
    return [values[at : at + wide] for at in range(0, len(values), wide)], known


def _inches(ax: Axes) -> tuple[float, float]:
    """How wide and how high axes are, before what stands around them is laid out."""
    box = ax.get_window_extent().transformed(ax.figure.dpi_scale_trans.inverted())
    return max(box.width * 0.92, 0.5), max(box.height * 0.86, 0.5)


def _sizes(ax: Axes, cells: Sequence[Sequence[str]], columns: Sequence[str], rows: Sequence[str]) -> tuple[float, float]:
    """The sizes of the letters in the cells, 0 where none can be read there, and of those around them."""
    wide, high = _inches(ax)
    longest = max(len(cell) for row in cells for cell in row)
    # A letter is some 0.6 of its size wide.
    inner = min(72 * wide / len(columns) / (0.62 * (longest + 0.6)), 0.85 * 72 * high / len(rows), 8.0)
    outer = min(8.0 if wide < 5 else 10.0, max(6.0, 0.95 * 72 * high / len(rows)))
    return (inner if inner >= 4.5 else 0.0), outer


def table(
    results: str | Mapping[str, Any], /, *, values: ArrayLike | None = None, label: str | None = None, ax: Axes | None = None
) -> Axes:
    """A results table as a heat map, each cell with its words: the name of a chart (`grognard.charts()`), or a chart.

    The colour of a cell is its number, or the place of its result from the worst for the attacker to the best;
    `values` gives other numbers in the table's shape, the chance of each cell for example, and `label` what they are.
    """
    import numpy

    held: Any = chart(results) if isinstance(results, str) else results
    cells, columns, rows = held["cells"], held["columns"], held["rows"]
    longest = max(len(cell) for row in cells for cell in row)
    ax = _axes(ax, max(6.0, 1.8 + len(columns) * max(0.55, longest * 0.083, max(len(column) for column in columns) * 0.1)), 1.6 + len(rows) * 0.32)
    ranks, known = _ranks(cells)
    shown: NDArray[Any] = numpy.asarray(ranks if values is None else values, dtype=float)
    if shown.shape != (len(rows), len(columns)):
        raise Fault("contradiction", "values")
    image = ax.imshow(shown, cmap=_MAP, aspect="auto")
    bar = ax.figure.colorbar(image, ax=ax, pad=0.02)
    inner, outer = _sizes(ax, cells, columns, rows)
    colours: Any = image.to_rgba(shown)
    for at, row in enumerate(cells):
        for column, cell in enumerate(row):
            light = _black_on(colours[at, column])
            if inner:
                ax.text(column, at, cell, ha="center", va="center", fontsize=inner, color="black" if light else "white")
    # Of headings that would touch every second or third stands.
    every = max(1, ceil(len(columns) * (max(map(len, columns)) + 1) * 0.6 * outer / (72 * _inches(ax)[0])))
    ax.set_xticks(range(0, len(columns), every), columns[::every], fontsize=outer)
    high = max(1, ceil(len(rows) * 1.15 * outer / (72 * _inches(ax)[1])))
    ax.set_yticks(range(0, len(rows), high), rows[::high], fontsize=outer)
    ax.tick_params(length=0, top=True, bottom=False, labeltop=True, labelbottom=False)
    ax.set_xticks([at - 0.5 for at in range(1, len(columns))], minor=True)
    ax.set_yticks([at - 0.5 for at in range(1, len(rows))], minor=True)
    ax.grid(which="minor", color="white", linewidth=0.6)
    ax.tick_params(which="minor", length=0, top=False)
    ax.set_title(str(held["name"]), fontsize=outer + 2)
    if values is None and known is not None:
        used = sorted({int(value) for value in shown.flat})
        step = max(1, ceil(len(used) * 1.15 * outer / (72 * _inches(ax)[1])))
        bar.set_ticks(used[::step], labels=[known[at] for at in used[::step]])
        bar.ax.tick_params(labelsize=outer)
    if label is not None:
        bar.set_label(label)
    return ax


def distribution(
    answer: Distribution | Ruling[Any, Any] | Record, of: Any = None, /, *, label: str | None = None, ax: Axes | None = None
) -> Axes:
    """A distribution as bars, with its mean where its outcomes are numbers; `of` as of `grognard.distribution`."""
    held = answer if isinstance(answer, Distribution) else _distribution(answer, of)
    numeric = all(isinstance(outcome, int | Fraction) and not isinstance(outcome, bool) for outcome in held)
    chances = [100 * float(chance) for chance in held.values()]
    most = max(chances, default=0.0)
    if numeric:
        places = [float(outcome) for outcome in held.outcomes]
        gaps = [after - before for before, after in zip(places, places[1:], strict=False)]
        ax = _axes(ax)
        ax.bar(places, chances, width=0.8 * min(gaps, default=1.0), color="#4477aa", edgecolor="black", linewidth=0.5)
        mean = float(held.mean)
        ax.axvline(mean, color="black", linestyle="--", linewidth=1.4, label=f"mean {mean:.2f}, sd {held.sd:.2f}")
        ax.set_ylim(0, most * 1.18)
        if len(places) <= 12:
            for place, chance in zip(places, chances, strict=True):
                # The line of the mean may stand behind it.
                _percent(ax, chance, (place, chance), (0, 2), ha="center", va="bottom",
                         bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8})  # fmt: skip
            ax.set_xticks(places, [str(outcome) for outcome in held.outcomes])
        ax.set_ylabel("chance in %")
        ax.set_xlabel(label or (of if isinstance(of, str) else "outcome"))
        ax.legend(loc="upper right", frameon=True, framealpha=0.9)
        return ax
    ax = _axes(ax, 7.0, 1.2 + 0.34 * len(held))
    places = list(range(len(held)))
    ax.barh(places, chances, color="#4477aa", edgecolor="black", linewidth=0.5)
    for place, chance in zip(places, chances, strict=True):
        _percent(ax, chance, (chance, place), (3, 0), ha="left", va="center")
    ax.set_yticks(places, [_words(outcome, held.names) for outcome in held.outcomes])
    ax.invert_yaxis()
    ax.set_xlim(0, most * 1.15)
    ax.set_xlabel("chance in %")
    if label:
        ax.set_ylabel(label)
    return ax


def _percent(ax: Axes, chance: float, at: tuple[float, float], off: tuple[float, float], **how: Any) -> None:
    ax.annotate(f"{chance:.1f}", at, off, textcoords="offset points", fontsize=8, **how)


def _words(outcome: Any, names: tuple[str, ...]) -> str:
    if isinstance(outcome, bool):
        return "yes" if outcome else "no"
    if names and isinstance(outcome, tuple):
        return ", ".join(f"{name} {part}" for name, part in zip(names, outcome, strict=True))
    return str(outcome)


def _chances(values: ArrayLike) -> NDArray[Any]:
    """Chances from 0 to 1: floats and fractions as they are, columns of a batch in units of 2**-63."""
    import numpy

    array: NDArray[Any] = numpy.asarray(values)
    if array.dtype.kind == "u" or (array.dtype.kind == "i" and array.size and int(array.max()) > 1):
        return array.astype(float) / _ONE
    return array.astype(float)


def win(
    ratio: ArrayLike,
    chance: ArrayLike,
    /,
    *,
    even: float = 0.5,
    label: str | None = None,
    xlabel: str | None = None,
    ax: Axes | None = None,
) -> Axes:
    """The chance to win over the ratio of forces, with the line at which both sides are even, and where it is crossed.

    `chance` is from 0 to 1, or a column `win` of a batch. Drawn into the same axes again, a second series has another
    line and another mark.
    """
    import numpy

    new = ax is None
    ax = _axes(ax)
    xs, ys = numpy.asarray(ratio, dtype=float), _chances(chance)
    if xs.ndim != 1 or xs.shape != ys.shape:
        raise Fault("contradiction", "chance")
    order = numpy.argsort(xs, kind="stable")
    xs, ys = xs[order], ys[order]
    drawn = sum(1 for line in ax.lines if str(line.get_gid()) == "chance")
    colour = ("#0b3c5d", "#d98b1f", "#7d3c6b", "#3f8f6b")[drawn % 4]
    style, mark = ("-", "--", "-.", ":")[drawn % 4], ("o", "s", "^", "D")[drawn % 4]
    if new or drawn == 0:
        ax.axhline(100 * even, color=_GREY, linewidth=1.0, linestyle=(0, (6, 3)))
        ax.annotate(f"even, {100 * even:.0f}%", (1.0, 100 * even), (-4, 3), xycoords=("axes fraction", "data"),
                    textcoords="offset points", ha="right", va="bottom", fontsize=8, color=_GREY)  # fmt: skip
    crossed = _crossing(xs, ys, even)
    shown = label or "chance to win"
    if crossed is not None:
        shown += f"; even at {crossed:.2f}"
        ax.plot([crossed, crossed], [0, 100 * even], color=colour, linewidth=1.0, linestyle=":")
    ax.plot(xs, 100 * ys, style, marker=mark, markersize=4, color=colour, label=shown, gid="chance")
    ax.set_ylim(-2, 102)
    if xlabel is not None or not drawn:
        ax.set_xlabel(xlabel or "attackers to a defender")
    if not drawn:
        ax.set_ylabel("chance in %")
    ax.legend(loc="best", frameon=True, framealpha=0.9)
    return ax


def _crossing(xs: NDArray[Any], ys: NDArray[Any], even: float) -> float | None:
    """Where a chance first comes to the line from below, between two points on the straight line that joins them."""
    for at in range(1, len(xs)):
        low, high = float(ys[at - 1]), float(ys[at])
        if low < even <= high:
            return float(xs[at - 1]) + (even - low) / (high - low) * float(xs[at] - xs[at - 1])
    return None


def sweep(
    x: ArrayLike | pandas.DataFrame,
    y: ArrayLike | None = None,
    z: ArrayLike | None = None,
    /,
    *,
    levels: int | Sequence[float] = 10,
    xlabel: str | None = None,
    ylabel: str | None = None,
    label: str = "",
    percent: bool = False,
    ax: Axes | None = None,
) -> Axes:
    """A sweep over two columns as contours: `z` has a row for each of `y` and a column for each of `x`.

    A DataFrame alone is all three: its columns, its index and its values. `percent` shows chances, from 0 to 1 or of a
    batch in units of 2**-63, in percent.
    """
    import numpy

    frame: Any = x
    if y is None and z is None and hasattr(frame, "index") and hasattr(frame, "columns"):
        xlabel, ylabel = xlabel or frame.columns.name, ylabel or frame.index.name
        x, y, z = frame.columns, frame.index, frame.to_numpy()
    if y is None or z is None:
        raise Fault("missing_field", "z")
    ax = _axes(ax)
    from matplotlib.ticker import MaxNLocator

    xs, ys = numpy.asarray(x).ravel(), numpy.asarray(y).ravel()
    zs = 100 * _chances(z) if percent else numpy.asarray(z, dtype=float)
    if zs.shape != (len(ys), len(xs)) or len(xs) < 2 or len(ys) < 2:
        raise Fault("contradiction", "z")
    at: Any = numpy.linspace(0, 100, levels + 1) if percent and isinstance(levels, int) else levels
    filled = ax.contourf(xs, ys, zs, levels=at, cmap=_MAP)
    # The first and the last are the ends of the scale: what is certain has no line around it.
    drawn: Any = filled.levels
    inner = drawn[1:-1]
    texts: Any = ()
    if len(inner):
        lines = ax.contour(xs, ys, zs, levels=inner, colors="black", linewidths=0.7)
        # Steep slopes leave no room for the figures of all lines.
        texts = ax.clabel(lines, inner[1::2] if len(inner) > 1 else inner, fontsize=8, fmt="%g%%" if percent else "%g")
    kept: list[Any] = []
    for text in texts:
        text.set_bbox({"facecolor": "white", "edgecolor": "none", "alpha": 0.8, "pad": 0.8})
        box = text.get_window_extent()
        if any(box.overlaps(other) for other in kept):
            text.set_visible(False)
        else:
            kept.append(box)
    for axis, values in ((ax.xaxis, xs), (ax.yaxis, ys)):
        if values.dtype.kind in "iu" and len(values) <= 16:
            axis.set_ticks([int(value) for value in values])
        elif values.dtype.kind in "iu":
            axis.set_major_locator(MaxNLocator(integer=True))
    bar = ax.figure.colorbar(filled, ax=ax, pad=0.02)
    bar.set_label(label + (" in %" if percent and label else ""))
    ax.set_xlabel(xlabel or "")
    ax.set_ylabel(ylabel or "")
    return ax


def _centre(hex_: Any) -> tuple[float, float]:
    """Hexes with a flat top, q to the right and r downwards."""
    return 1.5 * hex_.q, -sqrt(3) * (hex_.r + hex_.q / 2)


def _edge(q: int, r: int, at: int) -> tuple[list[float], list[float]]:
    """The side of a hex towards its neighbour, drawn a little inside it."""
    x, y = 1.5 * q, -sqrt(3) * (r + q / 2)
    turns = [(1 - at) * pi / 3, -at * pi / 3]
    return [x + 0.96 * cos(turn) for turn in turns], [y + 0.96 * sin(turn) for turn in turns]


def _counter(unit: Any) -> str:
    face = unit.combat_side if unit.mode != "move" else unit.move_side
    if unit.kind == "combat":
        return f"{face.strength or 0}-{unit.rating if unit.rating is not None else '?'}-{face.ma or 0}"
    # A counter has room for six letters.
    short = {"divisional_hq": "div HQ", "hq": "HQ", "supply": "SP", "artillery": "art", "engineer": "eng", "rail_repair": "rail",
             "organic_truck": "org trk", "hedgehog": "hedge", "air_base": "base", "extender": "ext"}  # fmt: skip
    name = short.get(str(unit.kind), str(unit.kind))
    return f"{name} {unit.amount}" if unit.amount else name


def position(
    board: ocs.Board | Mapping[str, Any],
    /,
    *,
    zones: Sequence[int] = (1, 2),
    supply: Sequence[int] = (),
    ax: Axes | None = None,
) -> Axes:
    """A position of the Operational Combat Series as a hex map: counters, zones of control, sources and reach of supply.

    `zones` are the sides whose zones of control are hatched (OCS 4.5), `supply` the headquarters, as questions name
    units, whose throw is shown (OCS 12.3b). A hex that is a source of supply has a star in its side's colour.
    """
    from matplotlib.lines import Line2D
    from matplotlib.patches import FancyBboxPatch, Patch, RegularPolygon

    held = board if isinstance(board, ocs.Board) else ocs.Board(board)
    if not held.hexes:
        raise Fault("missing_field", "board.hexes")
    centres = [_centre(cell.hex) for cell in held.hexes]
    wide, high = (max(c[at] for c in centres) - min(c[at] for c in centres) + 2.2 for at in (0, 1))
    ax = _axes(ax, min(11.0, max(4.5, wide * 0.72)), min(9.0, max(3.5, high * 0.72 + 0.6)))
    legend: list[Any] = []
    turn = pi / 6
    for cell, centre in zip(held.hexes, centres, strict=True):
        ax.add_patch(RegularPolygon(centre, 6, radius=1.0, orientation=turn, facecolor="#f4f1e8", edgecolor="#999999", linewidth=0.8))
        ax.annotate(f"{cell.hex.q},{cell.hex.r}", (centre[0], centre[1] + 0.68), ha="center", va="center", fontsize=6, color=_GREY,
                    zorder=2.5, bbox={"facecolor": "#f4f1e8", "edgecolor": "none", "pad": 0.8})  # fmt: skip
    for side in zones:
        colour, hatch, ink = _SIDES[(side - 1) % len(_SIDES)]
        # Light colours are seen in grey too.
        strong = 0.55 if ink == "white" else 0.9
        rows = ocs.zoc.zones(board=held, side=side).rows
        for row in rows:
            ax.add_patch(RegularPolygon(_centre(row.hex), 6, radius=0.96, orientation=turn, facecolor="none", edgecolor=colour,
                                        hatch=hatch, linewidth=0.0, alpha=strong))  # fmt: skip
        if rows:
            legend.append(Patch(facecolor="#f4f1e8", edgecolor=colour, hatch=hatch, label=f"zone of control, side {side}"))
    on_map = {(cell.hex.q, cell.hex.r) for cell in held.hexes}
    for unit_id in supply:
        reached = {(row.hex.q, row.hex.r) for row in ocs.paths.throw_reach(board=held, hq=unit_id).rows}
        for q, r in reached & on_map:
            for at, (step_q, step_r) in enumerate(_AROUND):
                if (q + step_q, r + step_r) not in reached:
                    ax.plot(*_edge(q, r, at), color="black", linewidth=2.2, linestyle=(0, (1, 1.2)), zorder=2)
    if supply:
        legend.append(Line2D([], [], color="black", linewidth=2.2, linestyle=(0, (1, 1.2)), label="within reach of supply"))
    for cell, (x, y) in zip(held.hexes, centres, strict=True):
        if cell.supply_source:
            colour = _SIDES[(cell.supply_source - 1) % len(_SIDES)][0]
            ax.plot([x - 0.5], [y + 0.42], marker="*", markersize=11, color=colour, markeredgecolor="black", markeredgewidth=0.6)
    for side in sorted({cell.supply_source for cell in held.hexes if cell.supply_source}):
        legend.append(Line2D([], [], linestyle="", marker="*", markersize=10, color=_SIDES[(side - 1) % len(_SIDES)][0],
                             markeredgecolor="black", label=f"supply source, side {side}"))  # fmt: skip
    stacks: dict[tuple[int, int], list[Any]] = {}
    for unit in held.units:
        stacks.setdefault((unit.hex.q, unit.hex.r), []).append(unit)
    for units in stacks.values():
        x, y = _centre(units[0].hex)
        for at, unit in reversed(list(enumerate(units[:3]))):
            colour, _, ink = _SIDES[(unit.side - 1) % len(_SIDES)] if unit.side else ("#cccccc", "", "black")
            corners = "round,pad=0.02,rounding_size=0.16" if unit.side % 2 == 0 else "square,pad=0.02"
            at_x, at_y = x - 0.48 + 0.09 * at, y - 0.34 - 0.09 * at
            ax.add_patch(FancyBboxPatch((at_x, at_y), 0.96, 0.62, boxstyle=corners, facecolor=colour, edgecolor="white" if at else "black",
                                        linewidth=0.9, zorder=3))  # fmt: skip
            if at == 0:
                text = _counter(unit)
                ax.annotate(text, (at_x + 0.48, at_y + 0.31), ha="center", va="center", fontsize=7 if len(text) < 8 else 5.5, color=ink, zorder=4)
        if len(units) > 1:
            ax.annotate(f"×{len(units)}", (x + 0.62, y + 0.46), ha="center", va="center", fontsize=7, zorder=4,
                        bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.6, "alpha": 0.9})  # fmt: skip
    for side in sorted({unit.side for unit in held.units if unit.side}, reverse=True):
        colour = _SIDES[(side - 1) % len(_SIDES)][0]
        legend.insert(0, Patch(facecolor=colour, edgecolor="black", label=f"side {side}"))
    ax.set_aspect("equal")
    ax.set_xlim(min(c[0] for c in centres) - 1.1, max(c[0] for c in centres) + 1.1)
    ax.set_ylim(min(c[1] for c in centres) - 1.0, max(c[1] for c in centres) + 1.0)
    ax.axis("off")
    ax.legend(handles=legend, loc="upper center", bbox_to_anchor=(0.5, 0.0), ncols=min(3, len(legend)), fontsize=8, frameon=False)
    return ax


__all__ = ["distribution", "position", "save", "sweep", "table", "win"]

