"""Turns shared vectors of ten operations into what a caller of the C ABI writes: numbers in fields, lists in memory.

cases.py LANGUAGE writes a C# program (csharp) or a Lua chunk (lua); `ctypes_cases.py` uses the cases directly.
"""

import json
import pathlib
import re
import sys
from fractions import Fraction

top = pathlib.Path(__file__).resolve().parents[2]
description = json.loads((top / "tests/generated/operations.json").read_text())
records = {r["name"]: r for r in description["records"]}
rules = {r["id"]: r["number"] for r in description["rules"]}


def bit(vector, rule):
    """The number of a cited rule as the set's bits have it: a house rule stands at the end of its system's block."""
    if not rule.startswith("HOUSE "):
        return rules[rule]
    paragraph = next(rules[cite] for cite in vector["cites"] if not cite.startswith("HOUSE "))
    return paragraph // 512 * 512 + rules[rule] % 512


faults = {w["word"]: at for at, w in enumerate(description["faults"]["words"])}
# Flat questions, boards and tables, effects and rows, scratch memory, numbers of 64 bits: of every system.
operations = [
    "ocs.combat.assess",
    "ocs.combat.apply",
    "ocs.odds.column",
    "ocs.zoc.covers",
    "korea.combat.assess",
    "acw.odds.round",
    "acw.combat.percentile",
    "axis_allies.battle.distribution",
    "axis_allies.bombing.resolve",
    "ocs.modes.effects",
]
MOST = 12


class Unfit(Exception):
    """What C cannot say as it stands, such as a unit's id instead of its place."""


def camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def c_name(name):
    system, _, own = name.rpartition(".")
    return f"Grog{camel(system)}{own}"


def counted(value, parts):
    """A number of units, such as 3 or "2 1/2", as a number of parts."""
    try:
        number = parts * (sum(map(Fraction, value.split())) if isinstance(value, str) else Fraction(value))
    except ValueError:
        raise Unfit from None
    if number.denominator != 1:
        raise Unfit
    return int(number)


def measure(field, fields, values):
    """The number of parts in a field's unit, which may be that of a word beside it; 1 if it has none."""
    if "measured_by" not in field:
        return field.get("measure", {}).get("parts", 1)
    vocabulary = next(f["kind"]["word"] for f in fields if f["name"] == field["measured_by"])
    words = {w["word"]: w.get("measure", {}) for w in description["words"][vocabulary]["words"]}
    return words.get(values.get(field["measured_by"]), {}).get("parts", 1)


def coded(field, fields, values):
    """The kind of a field whose value is the code of a word that another word beside it says; its own kind otherwise."""
    if "measured_by" in field:
        vocabulary = next(f["kind"]["word"] for f in fields if f["name"] == field["measured_by"])
        word = values.get(field["measured_by"])
        code_of = next((w.get("code_of") for w in description["words"][vocabulary]["words"] if w["word"] == word), None)
        if code_of and isinstance(values.get(field["name"]), str):
            return {"word": code_of}
    return field["kind"]


def scalar(field, kind, value, parts):
    """The number that C has for a value."""
    means = field.get("means")
    if isinstance(means, dict):
        if means["item"] == "board.units":
            raise Unfit
        if value is None:
            return 0 if means["first"] else kind["int"][1]
        return value + means["first"]
    if means == "rule":
        return rules[value] if value else 0
    if value is None:
        return 0
    if isinstance(value, bool):
        return int(value)
    if isinstance(kind, dict) and "word" in kind:
        vocabulary = description["words"][kind["word"]]
        words = [w["word"] for w in vocabulary["words"]]
        return words.index(value) + vocabulary["first"] if value in words else 200
    if isinstance(kind, dict) and "place" in kind:
        if isinstance(value, str):
            vocabulary = description["words"][kind["place"]]
            return [w["word"] for w in vocabulary["words"]].index(value) + vocabulary["first"]
        return value
    if isinstance(kind, dict) and "said" in kind:
        return kind["said"][1] + 1 if value == 0 else counted(value, parts)
    return counted(value, parts)


def item_type(kind):
    if kind == "wide":
        return "uint64_t"
    if "record" in kind:
        return c_name(kind["record"])
    if "place" in kind:
        return "uint16_t"
    low, high = kind["int"]
    return {255: "uint8_t", 65535: "uint16_t", 4294967295: "uint32_t"}.get(high - low) or "uint16_t"


def convert(fields, values):
    """The fields of a structure: numbers, structures, arrays ("array"), lists ("list") and views ("view")."""
    out = {}
    known = {f["name"]: f for f in fields}
    for name, value in values.items():
        field = known[name]
        kind = field["kind"]
        if isinstance(kind, dict) and "record" in kind:
            out[name] = convert(records[kind["record"]]["fields"], value)
        elif isinstance(kind, dict) and "view" in kind:
            view = records[kind["view"]]
            if any(u.get("id") for u in value.get("units", [])) or len(value.get("units", [])) > 1:
                raise Unfit
            out[name] = ("view", c_name(view["name"]), convert(view["fields"], value))
        elif isinstance(kind, dict) and ("list" in kind or "array" in kind):
            of = kind.get("list") or kind["array"]
            inner = [
                convert(records[of["record"]]["fields"], item)
                if isinstance(of, dict) and "record" in of
                else scalar(field, of, item, measure(field, fields, values))
                for item in value
            ]
            out[name] = ("list" if "list" in kind else "array", item_type(of), inner)
        else:
            out[name] = scalar(field, coded(field, fields, values), value, measure(field, fields, values))
    return out


def expected(fields, values, path=""):
    """Paths of an answer's value and their numbers."""
    known = {f["name"]: f for f in fields}
    for name, value in values.items():
        field = known[name]
        kind = field["kind"]
        if isinstance(kind, dict) and "record" in kind:
            yield from expected(records[kind["record"]]["fields"], value, f"{path}{name}.")
        elif not (isinstance(kind, dict) and "array" in kind):
            try:
                yield f"{path}{name}", scalar(field, coded(field, fields, values), value, measure(field, fields, values))
            except Unfit:
                continue


def cases():
    found = {name: [] for name in operations}
    for file in sorted((top / "tests/vectors").rglob("*.json")):
        for vector in json.loads(file.read_text()):
            own = found.get(vector["call"])
            if own is None or "languages" in vector or len(own) >= MOST:
                continue
            operation = next(o for o in description["operations"] if o["name"] == vector["call"])
            values = dict(vector.get("in", {}))
            if "dice" in vector:
                values["dice"] = vector["dice"]
            answer = operation["answer"] and records[operation["answer"]]["fields"]
            try:
                question = convert(operation["question"]["fields"], values)
                out = list(expected(answer, vector.get("out", {}))) if answer else []
            except Unfit:
                continue
            system, _, rest = vector["call"].partition(".")
            own.append(
                {
                    "id": vector["id"],
                    "function": f"grog_{vector['call'].replace('.', '_')}",
                    "system": camel(system),
                    "type": camel(rest.replace(".", "_")),
                    "question": question,
                    "fault": faults[vector["fault"]["code"]] if "fault" in vector else 0,
                    "path": vector.get("fault", {}).get("field", ""),
                    "verdict": {None: 0, "allowed": 1, "forbidden": 2}[vector.get("verdict")],
                    "cites": sorted(bit(vector, id) for id in vector.get("cites", [])),
                    "out": out,
                    "list": operation["list"],
                    "item": operation["effects"] and c_name(operation["effects"]),
                    "count": len(vector.get("effects", vector.get("rows", []))) if "effects" in vector or "rows" in vector else -1,
                    "scratch": operation["scratch"],
                }
            )
    missing = [name for name, own in found.items() if len(own) < 3]
    assert not missing, f"too few vectors of {missing}"
    return [case for own in found.values() for case in own]


# C#

NUMBERS = {"uint8_t": "byte", "uint16_t": "ushort", "uint32_t": "uint", "uint64_t": "ulong", "int8_t": "sbyte"}


class CSharp:
    def __init__(self):
        self.lines = []
        self.lists = 0

    def value(self, value):
        """An expression for a number; the compiler converts it to the field's type."""
        return str(value)

    def structure(self, name, fields, target):
        """Statements that set the fields of a structure in a variable."""
        for field, value in fields.items():
            own = f"{target}.{camel(field)}"
            if isinstance(value, dict):
                self.structure(None, value, own)
            elif isinstance(value, tuple) and value[0] == "array":
                for at, item in enumerate(value[2]):
                    if isinstance(item, dict):
                        self.structure(None, item, f"{own}{at}")
                    else:
                        self.assign(f"{own}{at}", item)
            elif isinstance(value, tuple) and value[0] == "list":
                memory = self.list(value[1], value[2])
                self.lines += [f"{own} = {memory}.Address;", f"{own}Len = {memory}.Len;"]
            elif isinstance(value, tuple):
                self.lists += 1
                view = f"view{self.lists}"
                self.lines.append(f"var {view} = {value[1]}.Make();")
                self.structure(None, value[2], view)
                self.lines += [f"var {view}At = new Pinned<{value[1]}>({view});", f"{own} = {view}At.Address;"]
            else:
                self.assign(own, value)

    def assign(self, target, number):
        self.lines.append(f"Set(out {target}, {number}{'UL' if number > 2**63 - 1 else 'L'});")

    def list(self, kind, items):
        self.lists += 1
        name, of = f"list{self.lists}", NUMBERS.get(kind, kind)
        self.lines.append(f"var {name}Items = new {of}[{len(items)}];")
        for at, item in enumerate(items):
            if isinstance(item, dict):
                self.structure(None, item, f"{name}Items[{at}]")
            else:
                self.assign(f"{name}Items[{at}]", item)
        self.lines.append(f"var {name} = new Pinned<{of}>({name}Items);")
        return name

    def case(self, number, case):
        name = f"Grog{case['system']}{case['type']}"
        self.lines = [f"var q = {name}Question.Make();", f"var a = {name}Answer.Make();", "var f = GrogFault.Make();"]
        self.structure(None, case["question"], "q")
        if case["item"]:
            own = camel(case["list"])
            self.lines.append(f"var room = new Pinned<{case['item']}>(new {case['item']}[64]);")
            self.lines += [f"a.{own} = room.Address;", f"a.{own}Capacity = room.Len;"]
        if case["scratch"]:
            self.lines.append("var scratch = new Pinned<ulong>(new ulong[1 << 16]);")
            self.lines += ["a.Scratch = scratch.Address;", "a.ScratchCapacity = scratch.Len;"]
        self.lines.append(f"int status = {case['system']}.{case['type']}(ref q, ref a, IntPtr.Zero, ref f);")
        self.lines.append(f'Same("status " + f.Path, status, {case["fault"]});')
        if case["fault"]:
            self.lines.append(f"Same(\"path\", f.Path, {json.dumps(case['path'])});")
        else:
            self.lines.append(f'Same("verdict", a.Verdict, {case["verdict"]});')
            self.lines.append(f'Same("cites", string.Join(" ", a.Cites.Numbers()), "{" ".join(map(str, case["cites"]))}");')
            for path, figure in case["out"]:
                own = ".".join(map(camel, path.split(".")))
                self.lines.append(f'Same("{path}", Number(a.Value.{own}), {figure}m);')
            if case["count"] >= 0:
                self.lines.append(f'Same("{case["list"]}", (int)a.{camel(case["list"])}Len, {case["count"]});')
        body = "\n            ".join(self.lines)
        return f"        static void Case{number}()\n        {{\n            {body}\n        }}\n\n"

    def program(self, all_cases):
        body = "".join(self.case(n, c) for n, c in enumerate(all_cases))
        calls = "".join(f'            Run("{c["id"]}", Case{n});\n' for n, c in enumerate(all_cases))
        return f"namespace Grognard.Tests\n{{\n    using System;\n\n    partial class Cases\n    {{\n{body}        static void All()\n        {{\n{calls}        }}\n    }}\n}}\n"


# Lua

def lua(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {lua(v)}" for k, v in value.items() if not isinstance(v, tuple) or v[0] == "array") + "}"
    if isinstance(value, tuple):
        return "{" + ", ".join(lua(v) for v in value[2]) + "}"
    return f"{value}{'ULL' if value > 2**31 else ''}"


def lua_lists(fields, target, lines):
    for name, value in fields.items():
        if isinstance(value, tuple) and value[0] == "list":
            lines.append(f"keep({target}, '{name}', ffi.new('{value[1]}[{max(len(value[2]), 1)}]', {lua(value)}), {len(value[2])})")
        elif isinstance(value, tuple) and value[0] == "view":
            lines.append(f"local {name} = ffi.new('{value[1]}', {lua(value[2])})")
            lines.append(f"{name}.size = ffi.sizeof({name}); {target}.{name} = {name}; keep(nil, '{name}', {name})")
            lua_lists(value[2], name, lines)


def lua_program(all_cases):
    out = []
    for case in all_cases:
        name = f"Grog{case['system']}{case['type']}"
        lines = [f"local q, a = new('{name}Question', {lua(case['question'])}), new('{name}Answer')"]
        lua_lists(case["question"], "q", lines)
        if case["item"]:
            lines.append(f"buffer(a, '{case['list']}', ffi.new('{case['item']}[64]'), 64)")
        if case["scratch"]:
            lines.append("buffer(a, 'scratch', ffi.new('uint64_t[65536]'), 65536)")
        lines.append(f"local status = library.{case['function']}(q, a, nil, fault)")
        lines.append(f"same('status', status, {case['fault']})")
        if case["fault"]:
            lines.append(f"same('path', ffi.string(fault.path), {json.dumps(case['path'])})")
        else:
            lines.append(f"same('verdict', a.verdict, {case['verdict']})")
            lines.append(f"same('cites', cites(a), '{' '.join(map(str, case['cites']))}')")
            lines += [f"same('{path}', tonumber(a.value.{path}), tonumber({lua(number)}))" for path, number in case["out"]]
            if case["count"] >= 0:
                lines.append(f"same('{case['list']}', tonumber(a.{case['list']}_len), {case['count']})")
        out.append(f"run('{case['id']}', function()\n  " + "\n  ".join(lines) + "\nend)\n")
    return "".join(out)


if __name__ == "__main__":
    print({"csharp": lambda c: CSharp().program(c), "lua": lua_program}[sys.argv[1]](cases()))
