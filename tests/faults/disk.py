"""A disk that is full while something is written: one sentence is said, and a file that was there before stays as it was.

disk.py PROGRAM POSITION: the program that answers position files, and one of these.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import check

PROGRAM, POSITION = sys.argv[1:]
SWEEP = [
    sys.executable, "-m", "grognard", "sweep", "ocs.combat.distribution", "kind=regular", "column=0..12", "drm=-3..3", "attacker_steps=3",
    "defender_steps=2", "attacker_policy=stand", "defender_policy=fall_back",
]  # fmt: skip
# The bytes that a process may write into a file: fewer than any of the files has.
ROOM = 2048


def full() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def ran(command: list[str], into: str | None = None, limited: bool = False) -> tuple[int, str]:
    with open(into or os.devnull, "w") as out:
        done = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, text=True, preexec_fn=full if limited else None)
    return done.returncode, done.stderr


def sentence(what: str, status: int, said: str, names: str) -> None:
    lines = said.strip().splitlines()
    fine = status not in (0, 101, 120) and len(lines) == 1 and names in said and ("No space left" in said or "too large" in said)
    check.count(f"{what}: one sentence", fine, f"status {status}: {said[-300:]}")


if os.path.exists("/dev/full"):
    sentence("a table into a full disk", *ran([sys.executable, "-m", "grognard", "table", "ocs.combat.open"], "/dev/full"), "standard output")
    sentence("a sweep into a full disk", *ran(SWEEP, "/dev/full"), "standard output")
    sentence("a sweep into a file of a full disk", *ran([*SWEEP, "--out", "/dev/full"]), "/dev/full")
    check.count("and it is still there", not Path("/dev/full").is_file())
    sentence("a report into a full disk", *ran([PROGRAM, POSITION], "/dev/full"), "standard output")
with tempfile.TemporaryDirectory() as folder:
    for name in ("sweep.csv", "new.csv", "linked.csv"):
        place = Path(folder, name)
        before = None
        if name == "linked.csv":
            Path(folder, "far").mkdir()
            place.symlink_to(Path(folder, "far", "target.csv"))
        if name != "new.csv":
            place.write_text("the file of yesterday\n")
            before = place.read_text()
        status, said = ran([*SWEEP, "--out", str(place)], limited=True)
        sentence(name, status, said, str(place))
        now = place.read_text() if place.exists() else None
        check.count(f"{name} is as it was", now == before, now)
        left = [path.name for path in Path(folder).rglob("*") if path.name.startswith(".")]
        check.count(f"{name}: nothing is left beside it", not left, left)
        status, said = ran([*SWEEP, "--out", str(place)])
        check.count(f"{name} is written when there is room", status == 0 and place.stat().st_size > ROOM, said)
    check.count("a link stays a link", Path(folder, "linked.csv").is_symlink())
    program = "import sys, grognard.plot as p; p.save(p.table('ocs.combat.open'), sys.argv[1])"
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        print("matplotlib is not installed: pictures are not tried")
    else:
        place = Path(folder, "table.png")
        place.write_bytes(b"the picture of yesterday")
        status, said = ran([sys.executable, "-c", program, str(place)], limited=True)
        check.count("a picture", status != 0 and place.read_bytes() == b"the picture of yesterday", said[-200:])
check.finish()
