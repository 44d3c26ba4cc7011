"""Where the pointers of questions and of the structures that they point to stand, for the program of this folder.

layout.py PROGRAM HEADERS RECORD prints a line each: `ADDRESS OFFSET...` for the question of a function by its address in the
program, `=NAME OFFSET...` for a structure. An offset with `+` is that of a list, whose length follows, one with `=NAME` that
of a structure.
"""

import json
import pathlib
import re
import subprocess
import sys

program, headers, record = sys.argv[1:]
layouts = json.loads(pathlib.Path(record).read_text())
pointers = {}
for header in sorted(pathlib.Path(headers).glob("grognard/*.h")):
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n\}", text, flags=re.S):
        lists = set(re.findall(r"(\w+)_len;", body))
        fields = re.findall(r"(?:struct )?(\w+)\s*\*\s*(\w+);", body)
        offsets = [(layouts["field"][f"{name}.{field}"][0], "+" if field in lists else f"={of}") for of, field in fields]
        pointers[name] = " ".join(f"{at}{of}" for at, of in sorted(offsets))

symbols = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
for address, function in re.findall(r"^([0-9a-f]+) t call_(grog_\w+)$", symbols, flags=re.M):
    question = re.search(r"struct (\w+Question) ", layouts["function"][function])[1]
    print(address, pointers[question])
for name, offsets in pointers.items():
    if offsets and not name.endswith(("Question", "Answer")):
        print(f"={name}", offsets)
