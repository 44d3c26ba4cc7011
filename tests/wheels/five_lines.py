"""Takes the analyst's five lines out of the README, and writes the CSV that they read: five_lines.py README FOLDER."""

import random
import re
import sys
from pathlib import Path

readme, folder = Path(sys.argv[1]).read_text(encoding="utf-8"), Path(sys.argv[2])
section = readme.partition("## Five lines")[2].partition("\n## ")[0]
install = re.search(r"^    (pip install .*)$", section, re.MULTILINE)
lines = re.search(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
assert install and lines, section
code = lines[1].strip().splitlines()
assert 1 + len(code) == 5, code
(folder / "install").write_text(install[1] + "\n")
(folder / "lines.py").write_text(lines[1])
draw = random.Random(1950)
with open(folder / "attacks.csv", "w", encoding="utf-8") as out:
    out.write("kind,column,drm,attacker_steps,defender_steps,attacker_policy,defender_policy\n")
    for _ in range(100_000):
        policies = ",".join(draw.choice(("stand", "fall_back")) for _ in range(2))
        out.write(f"regular,{draw.randrange(13)},{draw.randint(-5, 5)},{draw.randint(1, 8)},{draw.randint(1, 6)},{policies}\n")
