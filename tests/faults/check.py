"""Counts of what a program of this part has tried; its last line says them."""

from __future__ import annotations

import sys

passed = failed = 0


def count(what: str, fine: bool, why: object = "") -> None:
    """One test."""
    global passed, failed
    if fine:
        passed += 1
        print(f"ok      {what}", flush=True)
    else:
        failed += 1
        print(f"FAILED  {what}: {why}", flush=True)


def finish() -> None:
    """The counts, and the end of the process."""
    print(f"{passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)
