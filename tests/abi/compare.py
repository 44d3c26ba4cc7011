"""What programs were built against, and what they find now: exported functions, enumerations, and the layouts of structures.

    compare.py HEADER-FOLDER LIBRARY RECORD          compares with the record, and says what kind of release a change makes
    compare.py HEADER-FOLDER LIBRARY RECORD --write  writes the record

A change is *breaking* if a program that was built against the recorded headers may find something else than it was built
for; it is *additive* if such a program does not see it.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile


def declared(folder):
    """The structures with their fields, the enumerations with their constants, the constants that are macros."""
    structures, enumerations, macros = {}, {}, []
    for header in sorted(folder.glob("grognard/*.h")):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
        for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n\}", text, flags=re.S):
            structures[name] = re.findall(r"(\w+)(?:\[\d+\])?;", body)
        for name, body in re.findall(r"\nenum (\w+) \{(.*?)\n\}", text, flags=re.S):
            enumerations[name] = re.findall(r"^\s*(GROG_\w+)", body, flags=re.M)
        macros += re.findall(r"^#define (GROG_\w+) \S", text, flags=re.M)
    leave_out = re.compile(r"GROG_VERSION")
    return structures, enumerations, [m for m in macros if not leave_out.match(m)]


def measured(folder, structures, enumerations, macros):
    """What the compiler makes of them."""
    lines = ["#include <grognard.h>", "#include <stddef.h>", "#include <stdio.h>", "int main(void) {"]
    for name, fields in structures.items():
        lines.append(f'  printf("struct {name} %zu\\n", sizeof({name}));')
        for field in fields:
            size = f"sizeof((({name} *)0)->{field})"
            lines.append(f'  printf("field {name}.{field} %zu %zu\\n", offsetof({name}, {field}), {size});')
    for name, constants in enumerations.items():
        lines += [f'  printf("enum {name}.{c} %d\\n", (int){c});' for c in constants]
    lines += [f'  printf("constant {m} %lld\\n", (long long){m});' for m in macros]
    lines.append("  return 0;\n}")
    with tempfile.TemporaryDirectory() as place:
        source, program = pathlib.Path(place, "a.c"), pathlib.Path(place, "a")
        source.write_text("\n".join(lines))
        subprocess.run(["cc", "-std=c11", f"-I{folder}", str(source), "-o", str(program)], check=True)
        return subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()


def signatures(folder):
    """The functions with their types, without the names of the parameters' text."""
    out = {}
    for header in sorted(folder.glob("grognard/*.h")):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
        for of, name, arguments in re.findall(r"^((?:const )?\w+ \*?)(grog_\w+)\(([^)]*)\);", text, flags=re.M):
            out[name] = re.sub(r"\s+", " ", f"{of}({arguments})").strip()
    return out


def exported(library):
    names = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    return sorted(line.split()[-1] for line in names.splitlines() if " T " in line)


def state(folder, library):
    out = {"version": version(), "abi": None}
    functions, symbols = signatures(folder), exported(library)
    if sorted(functions) != symbols:
        sys.exit(f"declared and exported functions differ: {sorted(set(functions) ^ set(symbols))}")
    for line in measured(folder, *declared(folder)):
        kind, name, *numbers = line.split()
        out.setdefault(kind, {})[name] = [int(n) for n in numbers]
    out["abi"] = out["constant"].pop("GROG_ABI_VERSION")[0]
    out["function"] = functions
    return out


def version():
    text = pathlib.Path(__file__).parents[2].joinpath("Cargo.toml").read_text()
    return re.search(r'^version = "(.*)"', text, flags=re.M)[1]


def changes(old, new):
    """The changes, each with its kind and what it is."""
    # A structure that begins with its size may grow at its end.
    sized = {name.split(".")[0] for name, at in old["field"].items() if name.endswith(".size") and at == [0, 4]}
    for kind in ("function", "enum", "constant", "struct", "field"):
        before, after = old.get(kind, {}), new.get(kind, {})
        for name in before.keys() - after.keys():
            yield "breaking", f"{kind} {name} is gone"
        for name in after.keys() - before.keys():
            owner = name.split(".")[0]
            # A new field takes the place of reserved bytes, or of none; the other fields show whether they have moved.
            yield "additive", f"{kind} {name} is new" + (f", of {owner}" if kind == "field" else "")
        for name in before.keys() & after.keys():
            if before[name] == after[name]:
                continue
            what = f"{kind} {name} was {before[name]}, is {after[name]}"
            reserved = kind == "field" and name.split(".")[-1].startswith("reserved")
            grown = kind == "struct" and name in sized and after[name] > before[name]
            yield ("additive" if reserved or grown else "breaking"), what


def release(old, kinds):
    """The release that the changes make at least, as the numbers of a version."""
    major, minor, patch = (int(n) for n in old.split("."))
    if not kinds:
        return old
    if "breaking" in kinds:
        return f"{major + 1}.0.0" if major > 0 else f"0.{minor + 1}.0"
    return f"{major}.{minor + 1}.0" if major > 0 else f"0.{minor}.{patch + 1}"


def written(new):
    """JSON with a line for each function, field and constant."""
    parts = []
    for kind, value in sorted(new.items()):
        if isinstance(value, dict):
            lines = (f"  {json.dumps(name)}: {json.dumps(value[name])}" for name in sorted(value))
            value = "{\n" + ",\n".join(lines) + "\n}"
        else:
            value = json.dumps(value)
        parts.append(f"{json.dumps(kind)}: {value}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main():
    folder, library, record = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    new = state(folder, library)
    if "--write" in sys.argv:
        record.write_text(written(new))
        return 0
    old = json.loads(record.read_text())
    found = sorted(changes(old, new))
    for kind, what in found:
        print(f"{kind}: {what}")
    kinds = {kind for kind, _ in found}
    least = release(old["version"], kinds)
    numbers = lambda text: [int(n) for n in text.split(".")]
    print(f"{len(found)} changes since {old['version']}: the next release is {least} at least; this is {new['version']}")
    wrong = numbers(new["version"]) < numbers(least)
    if "breaking" in kinds and new["abi"] == old["abi"]:
        print(f"what is breaking needs another GROG_ABI_VERSION than {old['abi']}, and with it another SONAME")
        wrong = True
    if wrong:
        print("if this is meant and nothing has been released: tests/abi/run --write")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
