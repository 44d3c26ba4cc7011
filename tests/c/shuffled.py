#!/usr/bin/env python3
"""Writes vectors whose boards are out of order, for C: shuffled.py VECTORS FOLDER.

C takes the lists of an OCS board sorted by hex. Of every vector that is answered, each such list is reversed and turned
by one; what is then out of order must be the fault `unsorted` at the first item that stands before the one before it.
"""

import json
import sys
from collections import Counter
from pathlib import Path

# How many vectors of one operation are used for one list, so that compiling them takes seconds.
MOST = 6


def key(item):
    at = item.get("hex", {"q": 0, "r": 0})
    return tuple(at) if isinstance(at, list) else (at.get("q", 0), at.get("r", 0))


def first_break(items):
    return next((i for i in range(1, len(items)) if key(items[i]) < key(items[i - 1])), None)


def shuffled(vectors):
    seen = Counter()
    for vector in vectors:
        board = vector["in"].get("board")
        languages = vector.get("languages", ["c"])
        # `ocs.board.check` takes a board in any order, and lists what is out of it.
        if not vector["call"].startswith("ocs.") or vector["call"] == "ocs.board.check":
            continue
        if not isinstance(board, dict) or "fault" in vector:
            continue
        if "c" not in languages or "c" in vector or "$" in json.dumps(board):
            continue
        for name in ("hexes", "units"):
            items = board.get(name) or []
            for way, order in (("reversed", items[::-1]), ("turned", items[1:] + items[:1])):
                at = first_break(order)
                if at is None or seen[vector["call"], name, way] == MOST:
                    continue
                seen[vector["call"], name, way] += 1
                yield {
                    "id": f"{vector['id']}.{name}.{way}",
                    "call": vector["call"],
                    "in": {**vector["in"], "board": {**board, name: order}},
                    **({"dice": vector["dice"]} if "dice" in vector else {}),
                    "fault": {"code": "unsorted", "field": f"board.{name}[{at}]"},
                    "languages": ["c"],
                    "source": "the list is out of order from there",
                }


def main():
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for file in sorted((source / "ocs").glob("*.json")):
        made = list(shuffled(json.loads(file.read_text())))
        if made:
            (folder / file.name).write_text(json.dumps(made))
            count += len(made)
    print(count)
    return 0 if count else 1


sys.exit(main())
