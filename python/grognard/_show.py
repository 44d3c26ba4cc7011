"""How rulings read: a sentence with its paragraphs, the trail as a table, and the same for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ._native import Record, Ruling, rule, sentence

# So many fields of a value stand in a sentence; a notebook shows all of them.
_FIELDS = 12


def _fields(record: Record, outer: str = "") -> Iterable[tuple[str, str]]:
    """The fields that hold something, by name; those of a record inside another under both names."""
    for name, value in zip(type(record).__match_args__, (getattr(record, n) for n in type(record).__match_args__)):
        if isinstance(value, Record):
            yield from _fields(value, f"{outer}{name}.")
        elif value is True:
            yield f"{outer}{name}", "yes"
        elif isinstance(value, tuple):
            if any(value):
                yield f"{outer}{name}", ", ".join(str(item) for item in value)
        elif value not in (None, False, 0):
            yield f"{outer}{name}", str(value)


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


def text(ruling: Ruling[Any, Any], /) -> str:
    """The ruling as a sentence: the verdict, what it says, the paragraphs; below it the trail as a table."""
    out = (ruling.verdict or "answer").capitalize()
    if ruling.value is not None and (fields := list(_fields(ruling.value))):
        shown = ", ".join(f"{name} {value}" for name, value in fields[:_FIELDS])
        out += f": {shown}{', ...' if len(fields) > _FIELDS else ''}"
    for name in ("effects", "rows"):
        if many := len(getattr(ruling, name)):
            out += f"; {many} {name if many > 1 else name[:-1]}"
    out += f", by {'; '.join(_rules(ruling.cites))}."
    if ruling.trail:
        out += "\n" + _table(_steps(ruling.trail))
    return out


def _html_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def html(ruling: Ruling[Any, Any], /) -> str:
    """The ruling for a notebook."""
    out = [f"<p><strong>{escape((ruling.verdict or 'answer').capitalize())}</strong></p>"]
    if ruling.value is not None and (fields := list(_fields(ruling.value))):
        out.append(_html_table(("field", "value"), fields))
    if ruling.trail:
        out.append(_html_table(("rule", "step"), _steps(ruling.trail)))
    rules = "".join(f"<li>{escape(line)}</li>" for line in _rules(ruling.cites))
    return "".join(out) + f"<ul>{rules}</ul>"
