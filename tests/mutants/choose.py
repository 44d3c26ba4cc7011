"""Chooses mutants: `choose.py ALL LIST [all [--write]|in ROOM...|N [SEED]]`. By itself a hundred at random."""

import json
import random
import sys
from pathlib import Path

everything, chosen, *what = sys.argv[1:]
mutants = json.loads(Path(everything).read_text())
if not mutants:
    sys.exit("cargo-mutants lists nothing")
how_many = what[0] if what else "100"
if how_many == "all":
    picked = mutants
elif how_many == "in":
    # Folders of core/src, or files of it.
    picked = []
    for place in (f"core/src/{room}" for room in what[1:]):
        found = [mutant for mutant in mutants if mutant["file"] == place or mutant["file"].startswith(f"{place}/")]
        if not found:
            sys.exit(f"there are no mutants in {place}")
        picked += [mutant for mutant in found if mutant not in picked]
    picked.sort(key=mutants.index)
else:
    seed = what[1] if len(what) > 1 else str(random.SystemRandom().randrange(1_000_000))
    print(f"{how_many} of {len(mutants)} mutants at random: tests/mutants/run {how_many} {seed}")
    picked = sorted(random.Random(seed).sample(mutants, int(how_many)), key=mutants.index)
Path(chosen).write_text(json.dumps(picked))
