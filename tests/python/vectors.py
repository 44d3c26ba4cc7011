"""The shared vectors, read and compared as every language does."""

from __future__ import annotations

import json
import os
from fractions import Fraction
from pathlib import Path
from typing import Any

import grognard

TOP = Path(__file__).resolve().parents[2]
FOLDER = Path(os.environ.get("GROGNARD_VECTORS") or TOP / "tests" / "vectors")
DESCRIPTION = json.loads((TOP / "tests" / "generated" / "operations.json").read_text())
RECORDS = {record["name"]: record for record in DESCRIPTION["records"]}
for _record in RECORDS.values():
    # The unit of an amount is that of the word beside it, where a word is there by default.
    _kinds = {field["name"]: field["kind"] for field in _record["fields"]}
    for _field in _record["fields"]:
        if "measured_by" in _field:
            _vocabulary = DESCRIPTION["words"][_kinds[_field["measured_by"]]["word"]]
            _measure = _vocabulary["words"][0].get("measure") if _vocabulary["first"] == 0 else None
            _field["parts"] = _measure["parts"] if _measure else 0
OPERATIONS = {operation["name"]: operation for operation in DESCRIPTION["operations"]}
KEYS = {
    "id", "call", "in", "dice", "out", "effects", "rows", "trail", "fault", "verdict", "cites", "languages", "c", "source",
    "comment",
}  # fmt: skip


def load() -> list[dict[str, Any]]:
    """Every vector that is for Python."""
    found = []
    for file in sorted(FOLDER.rglob("*.json")):
        for vector in json.loads(file.read_text()):
            if "python" in vector.get("languages", ["python"]):
                found.append(vector)
    return found


def count_in_files() -> int:
    """How many there are, counted without `load`: by the text of each file."""
    total = 0
    for folder, _, files in os.walk(FOLDER):
        for name in files:
            if name.endswith(".json"):
                with open(os.path.join(folder, name), "rb") as file:
                    cases = json.load(file)
                total += sum(1 for case in cases if "languages" not in case or "python" in case["languages"])
    return total


def empty(field: dict[str, Any]) -> Any:
    """A field's value in an empty record; of a required field some value that it takes."""
    kind = field["kind"]
    if isinstance(kind, dict) and "word" in kind:
        vocabulary = DESCRIPTION["words"][kind["word"]]
        absent = vocabulary["first"] and not field.get("required")
        return None if absent else vocabulary["words"][0]["word"]
    if isinstance(kind, dict) and "place" in kind:
        return 1 if field.get("required") else None
    if isinstance(kind, dict) and "said" in kind:
        return 1 if field.get("required") else None
    if isinstance(kind, dict) and ("record" in kind or "view" in kind):
        record = RECORDS[kind.get("record") or kind.get("view")]
        return {f["name"]: empty(f) for f in record["fields"] if f["required"]}
    if isinstance(kind, dict) and "list" in kind:
        return []
    if isinstance(kind, dict) and "text" in kind:
        return ""
    if isinstance(kind, dict) and "array" in kind:
        return [empty({"kind": kind["array"]}) for _ in range(kind["count"])]
    if field.get("means") == "rule":
        return None
    if "means" in field and isinstance(kind, dict) and "int" in kind:
        unit = field["means"]["item"] in ("board.units", "") and not field["required"]
        return None if field["means"]["first"] or unit else 0
    return False if kind == "flag" else 0


def parts(field: dict[str, Any]) -> int:
    """How many parts of its unit a field counts where the word beside it is the first; 0 if it has no unit."""
    return field["measure"]["parts"] if "measure" in field else field.get("parts", 0)


def question(vector: dict[str, Any]) -> dict[str, Any]:
    """The question with its dice."""
    asked = dict(vector.get("in", {}))
    if "dice" in vector:
        asked["dice"] = vector["dice"]
    marks = {f["name"]: f for f in OPERATIONS[vector["call"]]["question"]["fields"]}
    return {name: plain(value, marks.get(name, {}).get("kind"), marks.get(name, {})) for name, value in asked.items()}


def plain(value: Any, kind: Any, mark: dict[str, Any] | None = None) -> Any:
    """A value as Python has it: a number of 64 bits, which stands in a file as its digits, as a number, and a chance, which
    stands there as a count, as the fraction of its whole."""
    if mark and mark.get("share") == "chance" and isinstance(value, str | int) and not isinstance(value, bool):
        return Fraction(int(value), 2**63) if str(value).isdigit() else value
    if kind == "wide" and isinstance(value, str):
        return int(value)
    if isinstance(kind, dict) and isinstance(value, dict):
        record = RECORDS.get(kind.get("record") or kind.get("view"))
        marks = {f["name"]: f for f in record["fields"]} if record else {}
        return {name: plain(item, marks.get(name, {}).get("kind"), marks.get(name)) for name, item in value.items()}
    if isinstance(kind, dict) and isinstance(value, list):
        return [plain(item, kind.get("list") or kind.get("array")) for item in value]
    return value


def parse(value: Any, kind: Any) -> Any:
    """A value as records where its kind says so."""
    record = kind.get("record") or kind.get("view") if isinstance(kind, dict) else None
    if record and isinstance(value, dict):
        module = grognard
        *path, name = record.split(".")
        for part in path:
            module = getattr(module, part)
        return getattr(module, name)(value)
    if isinstance(kind, dict) and "list" in kind and isinstance(value, list):
        return [parse(item, kind["list"]) for item in value]
    return value


def fields(vector: dict[str, Any]) -> dict[str, Any]:
    """The fields of the operation's question and their kinds."""
    return {f["name"]: f["kind"] for f in OPERATIONS[vector["call"]]["question"]["fields"]}


def parsed(vector: dict[str, Any]) -> dict[str, Any]:
    """The question with every record parsed."""
    kinds = fields(vector)
    return {name: parse(value, kinds.get(name)) for name, value in question(vector).items()}


def written(measure: Fraction) -> int | str:
    """A measure as it stands in a file: a whole number, or a text."""
    return measure.numerator if measure.denominator == 1 else grognard.mixed(measure)


def within(place: str, expected: Any, got: Any) -> None:
    """Each field that is expected must be so."""
    if isinstance(got, grognard.Expectation) and isinstance(expected, dict):
        # Two numbers in a file: the whole part, and the rest in units of 2**-63.
        got = {"whole": got.cases // got.denominator, "fraction": got.cases % got.denominator}
    if isinstance(got, grognard.Chance | grognard.Expectation):
        got = got.cases
    if isinstance(expected, dict):
        assert isinstance(got, dict), f"{place} is {got!r}"
        for name, value in expected.items():
            assert name in got, f"{place}.{name} is not there"
            within(f"{place}.{name}", value, got[name])
        return
    if isinstance(got, tuple):
        got = list(got)
    if isinstance(got, Fraction):
        got = written(got)
    # A number of 64 bits stands in a file as its digits.
    if isinstance(expected, str) and isinstance(got, int) and not isinstance(got, bool):
        got = str(got)
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for index, pair in enumerate(zip(expected, got, strict=True)):
            within(f"{place}[{index}]", *pair)
        return
    assert type(expected) is type(got) and expected == got, f"{place} is {got!r}, expected {expected!r}"


def check(vector: dict[str, Any], answer: grognard.Ruling[Any, Any]) -> None:
    """The answer must be what the vector says."""
    assert "fault" not in vector, f"no fault, expected {vector['fault']}; cites {answer.cites}"
    assert answer.verdict == vector.get("verdict"), f"verdict {answer.verdict!r}, cites {answer.cites}"
    plain = answer.to_dict()
    if "out" in vector:
        within("value", vector["out"], plain["value"])
    for name in ("effects", "rows"):
        if name not in vector:
            continue
        assert len(plain[name]) == len(vector[name]), f"{name} {plain[name]}"
        for index, (expected, got) in enumerate(zip(vector[name], plain[name], strict=True)):
            within(f"{name}[{index}]", expected, got)
    assert sorted(answer.cites) == sorted(vector.get("cites", [])), f"cites {answer.cites}"
    assert answer.trail == ()


def same(got: Any, expected: Any) -> bool:
    """Whether a value of a step is the one of the file."""
    return (written(got) if isinstance(got, Fraction) else got) == expected


def check_trail(vector: dict[str, Any], answer: grognard.Ruling[Any, Any]) -> None:
    """The steps that the vector names must stand in the trail in their order, whatever stands between them."""
    steps = [step.to_dict() for step in answer.trail]
    rest = iter(steps)
    for wanted in vector.get("trail", []):
        assert any(all(same(step[name], value) for name, value in wanted.items()) for step in rest), f"{wanted} in {steps}"


def check_fault(vector: dict[str, Any], fault: grognard.Fault) -> None:
    """The fault must be what the vector says."""
    assert vector.get("fault") == {"code": fault.code, "field": fault.field}, f"fault {fault!r}"
    assert fault.number == grognard.fault_codes()[fault.code]
    assert isinstance(fault, TypeError) == (fault.code == "wrong_type")
