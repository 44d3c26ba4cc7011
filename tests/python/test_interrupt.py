"""Ctrl-C ends what takes long, and other threads run meanwhile. How soon it does is a figure of `bench.py`."""

from __future__ import annotations

import subprocess
import sys

import pytest

import interrupted


@pytest.mark.parametrize("name", interrupted.CASES)
def test_interrupt(name: str) -> None:
    """What would take hours ends by KeyboardInterrupt; the limit is there for what hangs."""
    asked = subprocess.run([sys.executable, interrupted.__file__, name], capture_output=True, text=True, timeout=900)
    assert asked.returncode == 0 and float(asked.stdout) >= 0, asked.stdout + asked.stderr
