"""Where the pointers of questions and of the structures that they point to stand, for the program of this folder.

layout.py PROGRAM HEADERS prints a line each: `ADDRESS OFFSET...` for the question of a function by its address in the
program, `=NAME OFFSET...` for a structure. An offset with `+` is that of a list, whose length follows, one with `=NAME` that
of a structure.
"""

import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "abi"))
import compare  # noqa: E402

program, headers = sys.argv[1], pathlib.Path(sys.argv[2])
structures, _, _ = compare.declared(headers)
offset = {}
for line in compare.measured(headers, structures, {}, []):
    kind, name, *numbers = line.split()
    if kind == "field":
        offset[name] = int(numbers[0])
pointers = {}
for header in sorted(headers.glob("grognard/*.h")):
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n\}", text, flags=re.S):
        lists = set(re.findall(r"(\w+)_len;", body))
        fields = re.findall(r"(?:struct )?(\w+)\s*\*\s*(\w+);", body)
        offsets = [(offset[f"{name}.{field}"], "+" if field in lists else f"={of}") for of, field in fields]
        pointers[name] = " ".join(f"{at}{of}" for at, of in sorted(offsets))

functions = compare.signatures(headers)
symbols = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
for address, function in re.findall(r"^([0-9a-f]+) t call_(grog_\w+)$", symbols, flags=re.M):
    print(address, pointers[re.search(r"(\w+Question) ", functions[function])[1]])
for name, offsets in pointers.items():
    if offsets and not name.endswith(("Question", "Answer")):
        print(f"={name}", offsets)
