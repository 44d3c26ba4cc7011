"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def written(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Where a file is written, beside its place. Once it is whole it takes the place of the one before; otherwise that stays."""
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        # A device or a pipe keeps nothing.
        yield place
        return
    # The suffix may say what is written.
    beside = place.with_name(f".{place.stem}-{os.getpid()}{place.suffix}")
    try:
        yield beside
        with open(beside, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(beside, place)
    finally:
        with suppress(OSError):
            beside.unlink()
