"""How rulings read: the verdict, the numbers, the paragraphs, the trail as a table, and the same for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from textwrap import wrap
from typing import Any

from ._native import Record, Ruling, rule, sentence
from ._numbers import Chance, mixed

# So many lines of a value stand in a text; a notebook shows all of them.
_LINES = 14
# So many rows of a list, and the first of more.
_ROWS, _FIRST = 12, 10
# What says how a number was counted, and not what it is.
_COUNTING = ("denominator",)
# The most lines of a field.
_WRAPPED = 5
# Words and odds that say nothing.
_NOTHING = ("", "none", "nothing", "-", "0:0")


def _held(value: Any) -> str | None:
    """What a field says, in words; None if it says nothing."""
    if isinstance(value, bool):
        return "yes" if value else None
    if isinstance(value, Chance):
        return (f"{value:.2%}" if value >= 0.0001 else str(value)) if value else None
    if isinstance(value, Fraction):
        return mixed(value) if value else None
    if isinstance(value, tuple):
        if not any(value):
            return None
        if all(isinstance(item, Record) for item in value):
            return "; ".join(filter(None, (_inside(item) for item in value))) or None
        return ", ".join(_held(item) or "0" for item in value)
    return None if value in (None, 0, "") else str(value)


def _within(value: Any) -> str | None:
    """What a field inside a record says, in words; None if it says nothing."""
    text = _told(value)
    return None if text in _NOTHING else text


def _told(value: Any) -> str | None:
    """What a field says, a record's too."""
    return _place(value) or (_inside(value) if isinstance(value, Record) else _held(value))


def _inside(record: Record) -> str | None:
    """A record in a line: its text if it is written as one, else what its fields say."""
    text = str(record)
    if not text.startswith("grognard."):
        return text if text != "none" else None
    held = ((name, getattr(record, name)) for name in type(record).__match_args__)
    said = [(name, _within(value)) for name, value in held]
    return ", ".join(f"{name} {text}" for name, text in said if text) or None


def _place(value: Any) -> str | None:
    """A hex as a cell says it; None for anything else."""
    is_hex = isinstance(value, Record) and type(value).__match_args__ == ("q", "r")
    return f"{value.q},{value.r}" if is_hex else None


def _list(records: Sequence[Record]) -> list[list[str]]:
    """A list as a table: a column for each field in which some record says something, under its name."""
    fields = (name for name in type(records[0]).__match_args__ if name not in _COUNTING)
    names = sorted(fields, key=lambda name: (name != "what") + (name == "rule"))
    cells = [[_within(value) or "" for value in map(record.__getattribute__, names)] for record in records]
    kept = [at for at in range(len(names)) if any(row[at] for row in cells)]
    return [[names[at] for at in kept], *([row[at] for at in kept] for row in cells)]


def _fields(record: Record) -> list[tuple[str, str]]:
    """The fields that hold something, in words; of a record that says nothing its first ones, with 0 and no."""
    held = [(name, getattr(record, name)) for name in type(record).__match_args__ if name not in _COUNTING]
    said = [(name, text) for name, value in held if (text := _told(value)) and text != "nothing"]
    plain = [(name, "no" if value is False else "0") for name, value in held if isinstance(value, int | Chance)]
    return said or plain[:3]


def _rules(ids: Sequence[str]) -> list[str]:
    return [f"{id} ({rule(id)})" for id in ids]


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def _steps(trail: Iterable[Any]) -> list[tuple[str, str]]:
    """The steps of a trail: the rule of each, and what it does."""
    out = []
    for step in trail:
        what = sentence(step)
        out.append((step.rule or "", what.removesuffix(f" ({step.rule}: {rule(step.rule)})") if step.rule else what))
    return out


def _listed(name: str, records: Sequence[Record]) -> list[str]:
    """A list of a ruling as a text shows it: all of a few records, the first of many."""
    many = len(records)
    if not many:
        return []
    shown = _list(records if many <= _ROWS else records[:_FIRST])
    lines = [f"  {name}"] + [f"    {line}"[:140] for line in _table(shown).splitlines()]
    return lines if many <= _ROWS else [*lines, f"    and {many - _FIRST} more"]


def text(ruling: Ruling[Any, Any], trail: bool = True, /) -> str:
    """The ruling in a screenful: the verdict, what it says, the paragraphs; below it the trail as a table."""
    said = _fields(ruling.value) if ruling.value is not None else []
    lines = [(ruling.verdict or "answer").capitalize()]
    wide = max((len(name) for name, _ in said), default=0)
    for name, held in said[:_LINES]:
        told = wrap(held, 100, initial_indent=f"  {name:<{wide}}  ", subsequent_indent=" " * (wide + 4))
        lines += told if len(told) <= _WRAPPED else [*told[: _WRAPPED - 1], f"{told[_WRAPPED - 1]} ..."]
    if len(said) > _LINES:
        lines.append(f"  and {', '.join(name for name, _ in said[_LINES:])}")
    for name in ("effects", "rows"):
        lines += _listed(name, getattr(ruling, name))
    lines += [f"By {line}" if at == 0 else f"   {line}" for at, line in enumerate(_rules(ruling.cites))]
    if trail and ruling.trail:
        lines.append(_table(_steps(ruling.trail)))
    return "\n".join(lines)


def _html_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def html(ruling: Ruling[Any, Any], /) -> str:
    """The ruling for a notebook."""
    out = [f"<p><strong>{escape((ruling.verdict or 'answer').capitalize())}</strong></p>"]
    if ruling.value is not None and (fields := list(_fields(ruling.value))):
        out.append(_html_table(("field", "value"), fields))
    for name in ("effects", "rows"):
        if records := getattr(ruling, name)[:100]:
            head, *rows = _list(records)
            out.append(f"<p>{name}</p>" + _html_table(head, rows))
    if ruling.trail:
        out.append(_html_table(("rule", "step"), _steps(ruling.trail)))
    rules = "".join(f"<li>{escape(line)}</li>" for line in _rules(ruling.cites))
    return "".join(out) + f"<ul>{rules}</ul>"
