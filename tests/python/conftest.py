"""Counts for the last line: every test is one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "vector: one case of the shared vectors")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    stats = terminalreporter.stats
    passed = len(stats.get("passed", []))
    failed = len(stats.get("failed", [])) + len(stats.get("error", []))
    run = [r for r in stats.get("passed", []) + stats.get("failed", []) if "vector" in r.keywords]
    terminalreporter.write_line(f"vectors: {len(run)} run")
    if target := os.environ.get("GROGNARD_COUNTS"):
        Path(target).write_text(f"{passed} {failed} {len(run)}\n")
