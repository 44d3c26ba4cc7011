#!/usr/bin/env python3
"""Compares the figures on README's first screen with those that tests/bench/README.md has measured."""

import re
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]
BENCH = (TOP / "tests" / "bench" / "README.md").read_text(encoding="utf-8")
README = (TOP / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]


def measured(pattern):
    found = re.search(pattern, BENCH)
    return float(found[1].replace(",", "")) if found else None


# What README says, with the figure's place there, and the figure.
FIGURES = [
    ("take {:.1f} µs", r"\| assess 3 v 3 +\|[^|]*\| +(\d+) ns", 1e-3),
    ("takes {:,.0f} µs even in Rust", r"\| instead: 18 v 12 rolled 10,000 times \|[^|]*\| +(\d+) us", 1),
    ("error: {:.0f} µs", r"\| A&A, 18 v 12 units to the end +\|[^|]*\| +(\d+) us", 1),
    ("weighs {:.0f} KB", r"asks for one battle of Axis & Allies and links the static library weighs ([\d,]+)\s+bytes", 1e-3),
    ("answers {:.0f} battles", r"\| icepool [\d.]+, exact fractions \| ([\d,]+) \|", 1),
    ("{:,.0f} a second", r"\| this package, each row solved \| ([\d,]+) \|", 1),
]

wrong = 0
for says, pattern, unit in FIGURES:
    value = measured(pattern)
    text = "nothing: the row is not there" if value is None else says.format(value * unit)
    if text not in README:
        wrong += 1
        print(f"README.md should say {text!r}")
print(f"{len(FIGURES)} figures, {wrong} unlike")
sys.exit(wrong != 0)
