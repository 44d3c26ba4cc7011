"""Runs the cases by ctypes, with the structures of the C header: ctypes_cases.py PREPROCESSED_HEADER LIBRARY"""

import ctypes
import pathlib
import re
import sys

from cases import cases

NUMBERS = {
    f"{sign}int{bits}_t": getattr(ctypes, f"c_{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)
} | {"size_t": ctypes.c_size_t, "char": ctypes.c_char}
header = pathlib.Path(sys.argv[1]).read_text()
library = ctypes.CDLL(sys.argv[2])
types = dict(NUMBERS)
for name in re.findall(r"typedef uint8_t (\w+);", header):
    types[name] = ctypes.c_uint8
for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", header, re.S):
    fields = []
    for kind, star, field, count in re.findall(r"(?:const )?(?:struct )?(\w+) (\*?)(\w+)(?:\[(\d+)\])?;", body):
        own = ctypes.c_void_p if star else types[kind]
        fields.append((field, own * int(count) if count else own))
    types[name] = type(name, (ctypes.Structure,), {"_fields_": fields})

kept = []


def fill(target, fields):
    for name, value in fields.items():
        if isinstance(value, dict):
            fill(getattr(target, name), value)
        elif isinstance(value, tuple) and value[0] == "view":
            view = types[value[1]]()
            view.size = ctypes.sizeof(view)
            fill(view, value[2])
            kept.append(view)
            setattr(target, name, ctypes.addressof(view))
        elif isinstance(value, tuple):
            items = (types[value[1]] * len(value[2]))() if value[0] == "list" else getattr(target, name)
            for at, item in enumerate(value[2]):
                if isinstance(item, dict):
                    fill(items[at], item)
                else:
                    items[at] = item
            if value[0] == "list":
                kept.append(items)
                setattr(target, name, ctypes.addressof(items))
                setattr(target, name + "_len", len(value[2]))
        else:
            setattr(target, name, value)


def buffer(answer, name, kind, count):
    memory = (kind * count)()
    kept.append(memory)
    setattr(answer, name, ctypes.addressof(memory))
    setattr(answer, name + "_capacity", count)


def wrong(case):
    """What is wrong with a case, if anything."""
    kept.clear()
    name = f"Grog{case['system']}{case['type']}"
    question, answer, fault = (types[t]() for t in (name + "Question", name + "Answer", "GrogFault"))
    for own in (question, answer, fault):
        own.size = ctypes.sizeof(own)
    fill(question, case["question"])
    if case["item"]:
        buffer(answer, case["list"], types[case["item"]], 64)
    if case["scratch"]:
        buffer(answer, "scratch", ctypes.c_uint64, 1 << 16)
    status = library[case["function"]](ctypes.byref(question), ctypes.byref(answer), None, ctypes.byref(fault))
    if status != case["fault"] or (status and fault.path.decode() != case["path"]):
        return f"status {status} {fault.path}"
    if status:
        return None
    bits = (answer.cites.base + at for at in range(32 * len(answer.cites.set)) if answer.cites.set[at // 32] >> at % 32 & 1)
    got = {"verdict": answer.verdict, "cites": list(bits)}
    wanted = {"verdict": case["verdict"], "cites": case["cites"]}
    for path, number in case["out"]:
        value = answer.value
        for part in path.split("."):
            value = getattr(value, part)
        got[path], wanted[path] = value, number
    if case["count"] >= 0:
        got["count"], wanted["count"] = getattr(answer, case["list"] + "_len"), case["count"]
    return None if got == wanted else f"{got}, expected {wanted}"


passed = failed = 0
size = ctypes.c_size_t()
for name, own in types.items():
    if isinstance(own, type) and issubclass(own, ctypes.Structure):
        if library.grog_struct_size(name.encode(), ctypes.byref(size)) != 0 or size.value != ctypes.sizeof(own):
            failed += 1
            print(f"FAILED {name} has {ctypes.sizeof(own)} bytes, the library's {size.value}")
for case in cases():
    why = wrong(case)
    passed, failed = passed + (not why), failed + bool(why)
    if why:
        print(f"FAILED {case['id']}: {why}")
print(f"ctypes: {passed} passed, {failed} failed")
sys.exit(failed != 0 or passed == 0)
