"""The command line: `grognard odds`, `battle`, `sweep`, `table`, `adjudicate`."""

# Who has no stubs of these libraries sees Any in their place.
# mypy: disable-error-code="import-untyped"

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any, TextIO

from . import axis_allies, batch, chart, charts, ocs, operations
from ._distribution import Distribution, distribution
from ._fault import Fault
from ._files import written
from ._native import __version__, adjudicate, words

_KINDS = ("infantry", "armor", "fighter", "bomber", "transport", "submarine", "carrier", "battleship")
# So many rows are asked at a time in a sweep, for the progress bar.
_CHUNK = 100_000


def _bars(title: str, rows: Sequence[tuple[str, Fraction]]) -> None:
    """Chances as a table with bars: by rich where it is installed and somebody looks, else as plain lines."""
    if sys.stdout.isatty():
        try:
            from rich.console import Console
            from rich.table import Table
        except ImportError:
            pass
        else:
            table = Table(title=title)
            table.add_column("outcome")
            table.add_column("chance", justify="right")
            table.add_column("")
            for name, value in rows:
                table.add_row(name, f"{float(value):.2%}", "█" * round(float(value) * 40))
            Console().print(table)
            return
    wide = max((len(name) for name, _ in rows), default=0)
    print(title)
    for name, value in rows:
        print(f"{name:<{wide}} {float(value):8.2%} {'#' * round(float(value) * 40)}".rstrip())


def _of(title: str, chances: Distribution) -> None:
    _bars(title, [(str(outcome), value) for outcome, value in chances.items()])


def _odds(given: argparse.Namespace) -> None:
    terrain = given.ground
    column = ocs.odds.column(attack=given.attack, defence=given.defence, ground=terrain).value
    asked = {
        "kind": given.kind, "column": column.column, "ground": terrain, "drm": given.drm, "hedgehog": given.hedgehog,
        "attacker_steps": given.attacker_steps, "defender_steps": given.defender_steps,
    }  # fmt: skip
    value = ocs.combat.distribution(
        assessment=asked, attacker_policy=given.attacker_policy, defender_policy=given.defender_policy
    ).value
    head = f"{column.heading.attack}:{column.heading.defence}, {terrain}, die roll modifier {given.drm:+d}"
    _of(f"Results at {head}", distribution(value))
    gone = [(f"{who} loses every step", distribution(value, f"{who}_gone").get(True, Fraction(0))) for who in ("attacker", "defender")]
    vacated = ("the hex is left empty", distribution(value, "vacated").get(True, Fraction(0)))
    _bars("What it comes to", [*gone, vacated])


def _force(text: str) -> dict[str, int]:
    force: dict[str, int] = {}
    for part in text.split(","):
        number, _, kind = part.strip().partition(" ")
        if not number.isdecimal() or not kind:
            raise argparse.ArgumentTypeError(f"{part.strip()!r} is not like '3 infantry'")
        named = [known for known in _KINDS if known.startswith(kind.strip().removesuffix("s"))]
        if len(named) != 1:
            raise argparse.ArgumentTypeError(f"{kind.strip()!r} is none of {', '.join(_KINDS)}")
        force[named[0]] = force.get(named[0], 0) + int(number)
    return force


def _battle(given: argparse.Namespace) -> None:
    ruling = axis_allies.battle.distribution(
        kind=given.kind, waves=[{"force": given.attacker}], defender=given.defender, aa_gun=given.aa_gun
    )
    value = ruling.value
    names = (("win", "the attacker wins"), ("lose", "the defender wins"), ("both_gone", "nobody is left"),
             ("retreat", "the attacker retreats"), ("stalemate", "nobody can hit"))  # fmt: skip
    rows = [(text, getattr(value, name).fraction) for name, text in names if getattr(value, name)]
    _bars("The battle", rows)
    swing = distribution(ruling, lambda row: row.defender_ipc - row.attacker_ipc + given.territory * row.taken)
    print(f"swing {float(swing.mean):+.2f} IPC for the attacker, standard deviation {swing.sd:.2f}; "
          f"each chance is exact to {float(swing.missing):.1e}")  # fmt: skip


def _table(given: argparse.Namespace) -> None:
    if given.name is None:
        print("\n".join(charts()))
        return
    table = chart(given.name)
    lines = [("", *table["columns"]), *((row, *cells) for row, cells in zip(table["rows"], table["cells"], strict=True))]
    widths = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _adjudicate(given: argparse.Namespace) -> None:
    try:
        with open(given.position, encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as why:
        raise Fault("bad_text", "position", message=f"{given.position}: {getattr(why, 'strerror', None) or why}") from None
    try:
        out = adjudicate(given.position, text, given.form, given.seed)
    except ValueError as why:
        raise Fault("bad_text", "position", message=" ".join(str(why).split())) from None
    sys.stdout.write(out)


def _values(text: str) -> tuple[str, list[Any]]:
    """`name=value`, `name=1,2,5` or `name=1..6`."""
    name, equals, list_ = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not like 'column=1..6'")
    values: list[Any] = []
    for part in list_.split(","):
        low, dots, high = part.partition("..")
        if dots and low.lstrip("-").isdecimal() and high.lstrip("-").isdecimal():
            values.extend(range(int(low), int(high) + 1))
        elif part in ("yes", "no"):
            values.append(part == "yes")
        else:
            values.append(int(part) if part.lstrip("-").isdecimal() else part)
    return name, values


def _sweep(given: argparse.Namespace) -> None:
    try:
        import numpy as np
    except ImportError:
        raise Fault("missing_field", "numpy", message="a sweep needs numpy: pip install numpy") from None
    columns = dict(given.columns)
    shape = tuple(len(values) for values in columns.values())
    rows = int(np.prod(shape))
    lists = [np.array(values) for values in columns.values()]
    parts: list[dict[str, Any]] = []
    for start in _progress(range(0, rows, _CHUNK)):
        places = np.unravel_index(np.arange(start, min(rows, start + _CHUNK)), shape)
        asked: dict[str, Any] = {name: values[place] for name, values, place in zip(columns, lists, places, strict=True)}
        answers = batch(given.operation, asked, fields=given.fields, threads=given.threads)
        parts.append(asked | answers.flat())
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    if given.out is not None and given.out.endswith(".parquet"):
        import pyarrow
        import pyarrow.parquet

        with _to(given.out) as place:
            pyarrow.parquet.write_table(pyarrow.table(whole), place)
        return

    def write(out: TextIO) -> None:
        out.write(",".join(whole) + "\n")
        lines = zip(*(array.tolist() for array in whole.values()), strict=True)
        out.writelines(",".join(map(str, line)) + "\n" for line in lines)

    if given.out is None:
        write(sys.stdout)
        return
    with _to(given.out) as place, open(place, "w", encoding="utf-8", newline="") as file:
        write(file)


@contextmanager
def _to(out: str) -> Iterator[Path]:
    """Where a file is written. What cannot be written is said with the name that was given."""
    try:
        with written(out) as place:
            yield place
    except OSError as why:
        raise OSError(why.errno, why.strerror or str(why), out) from None


def _progress(starts: range) -> Any:
    """The starts, with a progress bar where somebody looks at it."""
    if len(starts) < 2 or not sys.stderr.isatty():
        return starts
    try:
        from rich.console import Console
        from rich.progress import track
    except ImportError:
        return starts
    return track(starts, "rows", console=Console(stderr=True))


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(prog="grognard", description="Wargame rules: exact odds, chances and tables.")
    top.add_argument("--version", action="version", version=f"grognard {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, help_: str, example: str, run: Any) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=help_, description=help_, epilog=f"example:\n  {example}", formatter_class=raw)
        made.set_defaults(run=run)
        return made

    odds = command(
        "odds", "The chances of an attack in the Operational Combat Series.",
        "grognard odds 30 10 --drm 2 --defender-steps 3 --attacker-policy stand --defender-policy fall_back", _odds,
    )  # fmt: skip
    odds.add_argument("attack", help="the attacker's strength in points, 7 1/2 for example")
    odds.add_argument("defence", help="the defender's strength in points")
    odds.add_argument("--ground", choices=list(words("ocs.Ground")), default="open")
    odds.add_argument("--kind", choices=list(words("ocs.Attack")), default="regular")
    odds.add_argument("--drm", type=int, default=0, help="the die roll modifier of the action ratings")
    odds.add_argument("--hedgehog", type=int, default=0)
    odds.add_argument("--attacker-steps", type=int, default=1)
    odds.add_argument("--defender-steps", type=int, default=1)
    for side in ("attacker", "defender"):
        odds.add_argument(f"--{side}-policy", choices=list(words("ocs.Policy")), required=True, help="how he takes options")
    battle = command(
        "battle", "The chances of a battle in Axis & Allies.",
        'grognard battle "3 infantry, 2 armor" "4 infantry, 1 fighter" --territory 3', _battle,
    )  # fmt: skip
    battle.add_argument("attacker", type=_force, help='"3 infantry, 1 armor"')
    battle.add_argument("defender", type=_force)
    battle.add_argument("--kind", choices=list(words("axis_allies.BattleKind")), default="land")
    battle.add_argument("--aa-gun", action="store_true", help="an antiaircraft gun stands in the territory")
    battle.add_argument("--territory", type=int, default=0, help="what the territory is worth, in IPC")
    sweep = command(
        "sweep", "An operation asked for every combination of values, as CSV or Parquet.",
        "grognard sweep ocs.combat.distribution kind=regular column=0..12 drm=-3..3 attacker_steps=3 \\\n"
        "    defender_steps=2 attacker_policy=stand defender_policy=fall_back --fields defender_gone vacated --out sweep.csv", _sweep,
    )  # fmt: skip
    sweep.add_argument("operation", choices=operations(), metavar="OPERATION")
    sweep.add_argument("columns", nargs="+", type=_values, metavar="NAME=VALUES", help="3, 1..6, open,close or yes")
    sweep.add_argument("--fields", nargs="+", help="columns of the answer; all by default")
    sweep.add_argument("--out", help="a file ending in .csv or .parquet; CSV to standard output by default")
    sweep.add_argument("--threads", type=int, default=1)
    table = command("table", "A printed table; without a name, their names.", "grognard table ocs.combat.open", _table)
    table.add_argument("name", nargs="?", choices=charts(), metavar="NAME")
    judge = command(
        "adjudicate", "The questions of a position file: rulings, trails, chances, maps.",
        "grognard adjudicate tests/positions/ocs-comprehensive-combat.json", _adjudicate,
    )  # fmt: skip
    judge.add_argument("position", help="a position file, as tests/positions/README.md describes them")
    forms = judge.add_mutually_exclusive_group()
    forms.add_argument("--no-map", dest="form", action="store_const", const="text", default="map", help="without the maps")
    forms.add_argument("--json", dest="form", action="store_const", const="json", help="the answers as JSON")
    forms.add_argument("--exact", dest="form", action="store_const", const="exact", help="the same, chances as cases")
    forms.add_argument("--svg", dest="form", action="store_const", const="svg", help="the maps alone, as SVG")
    judge.add_argument("--seed", type=int, help="roll dice from this seed instead of the file's, and resolve")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; the status of its process."""
    given = _parser().parse_args(arguments)
    try:
        given.run(given)
        sys.stdout.flush()
    except Fault as fault:
        print(f"grognard: {fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads has seen enough.
        sys.stderr.close()
    except OSError as why:
        print(f"grognard: {why.filename or 'standard output'}: {why.strerror or why}", file=sys.stderr)
        if why.filename is None:
            # What could not be written is not tried again when the process ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
