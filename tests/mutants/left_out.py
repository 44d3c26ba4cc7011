"""Which mutants do not compile: `left_out.py MESSAGES WOVEN TREE LEFT_OUT`. Adds their numbers to LEFT_OUT."""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

messages, woven, tree, left_out = map(Path, sys.argv[1:])
by_file = defaultdict(list)
# The arms of each function: the compiler points at the match where one of them is missed.
arms, function_of, arms_of_file = defaultdict(set), {}, defaultdict(list)
for line in woven.read_text().splitlines():
    mutant = json.loads(line)
    by_file[mutant["file"]].append((mutant["range"], mutant["id"]))
    if mutant["genre"] == "MatchArm":
        function = (mutant["file"], mutant["name"].rpartition(" in ")[2])
        function_of[mutant["id"]] = function
        arms[function].add(mutant["id"])
        arms_of_file[mutant["file"]].append((mutant["range"][0], mutant["id"]))
out, unknown = set(), []
for line in messages.read_text().splitlines():
    message = json.loads(line).get("message") or {}
    if message.get("level") != "error":
        continue
    spans = message["spans"] + [s for child in message["children"] for s in child["spans"]]
    hit = set()
    if (message["code"] or {}).get("code") == "E0004":
        for id in map(int, re.findall(r"mutants::on\((\d+)\)", message["rendered"])):
            hit |= arms[function_of.get(id)] or {id}
        for span in spans if not hit else ():
            file = span["file_name"].removeprefix(f"{tree}/")
            hit |= {id for at, id in arms_of_file[file] if 0 <= at - span["byte_end"] < 2000}
    # Where the compiler points, and what it points at besides.
    for span in sorted(spans, key=lambda s: not s["is_primary"]) if not hit else ():
        file = span["file_name"].removeprefix(f"{tree}/")
        around = [
            (end - start, id)
            for (start, end), id in by_file.get(file, [])
            if start <= span["byte_end"] and span["byte_start"] <= end
        ]
        if around:
            least = min(around)[0]
            hit |= {id for size, id in around if size == least}
            break
    out |= hit
    if spans and not hit:
        unknown.append(message["rendered"])
if not out:
    sys.exit("no mutant is at fault:\n" + "\n".join(unknown[:5]))
with left_out.open("a") as file:
    file.writelines(f"{id}\n" for id in sorted(out))
print(f"{len(out)} more do not compile")
