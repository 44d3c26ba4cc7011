"""Chooses mutants: `choose.py ALL LIST [all [--write]|N [SEED]]`. By itself a hundred at random."""

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
else:
    seed = what[1] if len(what) > 1 else str(random.SystemRandom().randrange(1_000_000))
    print(f"{how_many} of {len(mutants)} mutants at random: tests/mutants/run {how_many} {seed}")
    picked = sorted(random.Random(seed).sample(mutants, int(how_many)), key=mutants.index)
Path(chosen).write_text(json.dumps(picked))
