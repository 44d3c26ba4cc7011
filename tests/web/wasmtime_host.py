"""wasmtime_host.py MODULE GENERATED VECTORS: the same module in another host, wasmtime from Python.

Asks the vectors whose questions are whole numbers and words, by the places of the generated tables.
"""

import json
import pathlib
import struct
import sys

import wasmtime

module, generated, vectors = map(pathlib.Path, sys.argv[1:])
LEAST = 40  # operations that must be among them

store = wasmtime.Store()
exports = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, str(module)), []).exports(store)
memory = exports["memory"]
base = exports["__heap_base"].value(store) + 15 & ~15
memory.grow(store, 4)
operations, records, words = {}, {}, {}
common = json.loads((generated / "common.json").read_text())
tables = [common] + [json.loads((generated / f"{name}.json").read_text()) for name in ("acw", "axis_allies", "korea", "ocs")]
for table in tables:
    operations.update({o["name"]: o for o in table.get("operations", [])})
    records.update({r["name"]: r for r in table["records"]})
    words.update(table["words"])


class Unfit(Exception):
    """What this host does not write: lists, and what is no whole number."""


def whole(value):
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unfit
    return value


def put(fields, at, values):
    """Writes the fields of a structure."""
    for name, value in values.items():
        field = next((f for f in fields if f["name"] == name), None)
        if field is None or "by" in field or "item" in field or "rule" in field:
            raise Unfit
        place, kind = at + field["at"], field["kind"]
        if kind == "record":
            put(records[field["of"]]["fields"], place, value)
        elif kind == "array" and field["each"]["kind"] == "int" and field["size"] == 1:
            memory.write(store, bytes(map(whole, value)), place)
        elif kind == "word":
            known = words[field["of"]]
            if value not in known["list"]:
                raise Unfit
            memory.write(store, bytes([known["list"].index(value) + known["first"]]), place)
        elif kind == "flag":
            memory.write(store, bytes([value]), place)
        elif kind in ("int", "said"):
            number = whole(value) * field.get("parts", 1)
            if not field["low"] <= number <= field["high"]:
                raise Unfit
            number = field["high"] + 1 if kind == "said" and number == 0 else number
            memory.write(store, number.to_bytes(field["size"], "little", signed=number < 0), place)
        else:
            raise Unfit


def same(fields, at, values):
    """Whether the numbers and words of a structure are those that are expected."""
    for name, value in values.items():
        field = next(f for f in fields if f["name"] == name)
        place = at + field["at"]
        if field["kind"] == "record":
            if not same(records[field["of"]]["fields"], place, value):
                return False
        elif field["kind"] == "int" and isinstance(value, int) and "item" not in field and "share" not in field:
            got = memory.read(store, place, place + field["size"])
            if int.from_bytes(got, "little", signed=field["low"] < 0) != value * field.get("parts", 1):
                return False
        elif field["kind"] == "word" and value is not None:
            known = words[field["of"]]
            if memory.read(store, place, place + 1)[0] != known["list"].index(value) + known["first"]:
                return False
    return True


passed = failed = 0
asked = set()
for file in sorted(vectors.rglob("*.json")):
    for vector in json.loads(file.read_text()):
        operation = operations.get(vector["call"])
        if "languages" in vector or "fault" in vector or "scratch_at" in operation:
            continue
        question, answer, fault = base, base + 65536, base + 131072
        memory.write(store, bytes(131520), base)
        try:
            values = dict(vector["in"], **({"dice": vector["dice"]} if "dice" in vector else {}))
            put(operation["fields"], question, values)
        except Unfit:
            continue
        for place, size in ((question, operation["size"]), (answer, operation["answer_size"]), (fault, 448)):
            memory.write(store, struct.pack("<I", size), place)
        status = exports[operation["call"]](store, question, answer, 0, fault)
        good = status == 0
        if good and "out" in vector:
            good = same(records[operation["value"]]["fields"], answer + operation["value_at"], vector["out"])
        verdict = memory.read(store, answer + 4, answer + 5)[0]
        good = good and verdict == {None: 0, "allowed": 1, "forbidden": 2}[vector.get("verdict")]
        asked.add(vector["call"])
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"FAILED {vector['id']}: status {status}, verdict {verdict}")
if len(asked) < LEAST:
    failed += 1
    print(f"FAILED {len(asked)} operations were asked: {sorted(asked)}")
print(f"wasmtime: {passed} passed, {failed} failed")
sys.exit(failed != 0 or passed == 0)
