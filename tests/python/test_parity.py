"""Names, arguments and faults are those of the shared description."""

from __future__ import annotations

import importlib
import inspect
import pickle
import re
import typing
from fractions import Fraction
from typing import Any

import pytest

import grognard
import vectors

DESCRIPTION = vectors.DESCRIPTION


def find(name: str) -> Any:
    *path, last = f"grognard.{name}".split(".")
    return getattr(importlib.import_module(".".join(path)), last)


# Records that are one number, in two parts.
SUMS = {"axis_allies.Expected"}


def number(record: dict[str, Any], field: dict[str, Any]) -> type:
    """The class of a count of cases."""
    mean = record["name"] in SUMS or re.search("(^|_)(expected|whole|rest)$", field["name"])
    return grognard.Expectation if mean else grognard.Chance


def required(described: dict[str, Any]) -> dict[str, Any]:
    """The fields that a record must have, with some value."""
    return {f["name"]: vectors.empty(f) for f in described["fields"] if f["required"]}


def test_operations() -> None:
    assert list(grognard.operations()) == [o["name"] for o in DESCRIPTION["operations"]]


@pytest.mark.parametrize("described", DESCRIPTION["operations"], ids=lambda o: o["name"])
def test_operation(described: dict[str, Any]) -> None:
    function = find(described["name"])
    assert function is grognard.operation(described["name"])
    assert f"{function.__module__}.{function.__qualname__}" == f"grognard.{described['name']}"
    names = list(inspect.signature(function).parameters)
    assert names == ["question", "trail", *(f["name"] for f in described["question"]["fields"])]
    assert function.__doc__.startswith(described["doc"])
    for field in described["question"]["fields"]:
        assert f"\n{field['name']}: " in function.__doc__
    assert pickle.loads(pickle.dumps(function)) is function


@pytest.mark.parametrize("described", DESCRIPTION["records"], ids=lambda r: r["name"])
def test_record(described: dict[str, Any]) -> None:
    class_ = find(described["name"])
    names = [f["name"] for f in described["fields"]]
    assert issubclass(class_, grognard.Record)
    assert f"{class_.__module__}.{class_.__qualname__}" == f"grognard.{described['name']}"
    assert list(class_.__match_args__) == names
    assert set(names) <= set(dir(class_))
    # A unit is also what its counter prints.
    printed = ["counter"] if described["name"] == "ocs.Unit" else []
    assert list(inspect.signature(class_).parameters) == ["mapping", *names, *printed]
    record = class_(required(described))
    assert list(record.to_dict()) == names
    for field in described["fields"]:
        assert field["doc"].split()[0] in getattr(class_, field["name"]).__doc__
        value = getattr(record, field["name"])
        match field["kind"]:
            case {"int": _} | "wide" if "share" in field:
                assert value == 0 and type(value) is number(described, field)
            case {"array": _, "count": count} if "share" in field:
                assert value == (0,) * count and {type(chance) for chance in value} == {number(described, field)}
            case {"int": _} if vectors.parts(field):
                assert value == 0 and type(value) is Fraction
            case {"int": _} | {"said": _} if "means" in field or "said" in field["kind"]:
                assert value == vectors.empty(field)
            case {"int": _}:
                assert value == 0 and type(value) is int
            case "flag":
                assert value is False
            case {"word": _} | {"place": _}:
                assert value == vectors.empty(field)
            case {"record": inner} if inner in SUMS:
                assert value == 0 and type(value) is grognard.Expectation
            case {"record": inner}:
                # A record may say by another field that it has none.
                assert type(value) is find(inner) or (field.get("optional", False) and value is None)
            case "wide":
                assert value == 0 and type(value) is int
            case {"list": _}:
                assert value == ()
            case {"array": _, "count": count}:
                # Of references those are shown that there are.
                assert type(value) is tuple and len(value) == (0 if "means" in field else count)
            case {"text": _}:
                assert value == ""


def test_an_empty_record_has_no_hex_where_it_may_stand_on_a_board() -> None:
    """What was made without a hex stands nowhere, also as a dict; an answer is as it is."""
    # Those apart in which another field says that there is none.
    stand = [r for r in DESCRIPTION["records"] if not any(f.get("optional", False) for f in r["fields"])]
    nowhere = [r["name"] for r in stand if find(r["name"])(required(r)).to_dict().get("hex", ()) is None]
    assert nowhere == ["ocs.Unit", "ocs.BoardHex"]
    for name in nowhere:
        record = find(name)()
        assert record.to_dict()["hex"] is None and "hex=" not in repr(record)
        assert find(name).from_dict(record.to_dict()).to_dict() == record.to_dict()
        assert record.replace(hex=(1, 2)).to_dict()["hex"] == {"q": 1, "r": 2}


def test_missing_fields_are_faults() -> None:
    for described in DESCRIPTION["operations"]:
        required = [f["name"] for f in described["question"]["fields"] if f["required"]]
        if not required:
            continue
        with pytest.raises(grognard.Fault) as caught:
            find(described["name"])()
        assert (caught.value.code, caught.value.field) == ("missing_field", required[0])


def test_bounds() -> None:
    for described in DESCRIPTION["records"]:
        class_ = find(described["name"])
        needed = required(described)
        for field in described["fields"]:
            kind = {"int": [0, 2**64 - 1]} if field["kind"] == "wide" else field["kind"]
            if field.get("means") == "rule":
                continue
            if "means" in field and "int" in kind:
                # The highest number stands for none.
                kind = {"int": [kind["int"][0], kind["int"][1] - 1]}
            name, whole = field["name"], field.get("share")
            match kind:
                case {"int": [low, high]} if whole:
                    # A number of cases as the chance, or the expected number, that it is.
                    assert low == 0
                    cases = {"chance": 2**63, "denominator": min(high, 2**63)}.get(whole, whole)
                    needs = {**needed, **({"denominator": cases} if whole == "denominator" else {})}
                    mean = number(described, field) is grognard.Expectation and whole != "chance"
                    top = high if mean else min(high, cases)
                    for count in {0, 1, cases // 3, min(cases, top), top}:
                        for value in (Fraction(count, cases), f"{count}/{cases}"):
                            got = getattr(class_({**needs, name: value}), name)
                            assert type(got) is number(described, field)
                            assert got.fraction == Fraction(count, cases) and got == count / cases
                            assert (got.cases, got.denominator) == (count, cases)
                    for value in (-1, Fraction(-1, cases), Fraction(high + 1, cases), 1e300):
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needs, name: value})
                        assert (caught.value.code, caught.value.field) == ("out_of_range", name), value
                    if whole == "denominator":
                        # Of no cases there is no chance but 0.
                        assert getattr(class_({**needed, name: 0}), name) == 0
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needed, name: 0.5})
                        assert (caught.value.code, caught.value.field) == ("out_of_range", name)
                case {"place": word}:
                    name = field["name"]
                    for value in (1, 32767, *(w["word"] for w in DESCRIPTION["words"][word]["words"])):
                        assert getattr(class_({**needed, name: value}), name) == value
                    for value in (-1, 32768, 2**70):
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needed, name: value})
                        assert (caught.value.code, caught.value.field) == ("out_of_range", name)
                case {"int": [low, high]} if vectors.parts(field):
                    name, parts = field["name"], vectors.parts(field)
                    for value in (Fraction(low, parts), Fraction(high, parts)):
                        assert getattr(class_({**needed, name: value}), name) == value
                        assert getattr(class_({**needed, name: grognard.mixed(value)}), name) == value
                    for value in (Fraction(-1, parts), Fraction(high + 1, parts), 2**64, -(2**80), 1e300):
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needed, name: value})
                        assert (caught.value.code, caught.value.field) == ("out_of_range", name)
                    for value in (Fraction(1, parts * 7), 0.1):
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needed, name: value})
                        assert (caught.value.code, caught.value.field) == ("inexact", name)
                case {"int": [low, high]}:
                    name = field["name"]
                    for value in (low, high):
                        assert getattr(class_({**needed, name: value}), name) == value
                    for value in (low - 1, high + 1, 2**64, 2**70, -(2**80)):
                        with pytest.raises(grognard.Fault) as caught:
                            class_({**needed, name: value})
                        assert (caught.value.code, caught.value.field) == ("out_of_range", name)


def test_words() -> None:
    for described in DESCRIPTION["records"]:
        class_ = find(described["name"])
        needed = required(described)
        for field in described["fields"]:
            match field["kind"]:
                case {"word": word}:
                    system, _, name = word.rpartition(".")
                    # The words of faults have a name of their own in Python.
                    name = {"FaultCode": "FaultWord"}.get(name, name)
                    literal = getattr(find(system) if system else grognard, name)
                    for value in typing.get_args(literal):
                        assert getattr(class_({**needed, field["name"]: value}), field["name"]) == value
                    with pytest.raises(grognard.Fault) as caught:
                        class_({**needed, field["name"]: "nonsense"})
                    assert (caught.value.code, caught.value.field) == ("unknown_word", field["name"])


def test_faults() -> None:
    words = [w["word"] for w in DESCRIPTION["faults"]["words"]]
    assert grognard.fault_codes() == {word: number for number, word in enumerate(words)}
    assert typing.get_args(grognard.FaultWord) == tuple(words)


def test_vocabularies() -> None:
    names = set(grognard.vocabularies())
    assert names == set(DESCRIPTION["words"]) | {"FaultCode"}
    for name, described in [*DESCRIPTION["words"].items(), ("FaultCode", DESCRIPTION["faults"])]:
        expected = {w["word"]: w["doc"].replace("\n", " ") for w in described["words"]}
        assert list(grognard.words(name).items()) == list(expected.items())
        assert all(expected.values())
    with pytest.raises(grognard.Fault):
        grognard.words("ocs.Nothing")


def test_charts() -> None:
    assert grognard.charts() == tuple(chart["name"] for chart in DESCRIPTION["charts"])
    for described in DESCRIPTION["charts"]:
        chart = grognard.chart(described["name"])
        assert chart["columns"] == tuple(described["columns"]) and chart["rows"] == tuple(described["rows"])
        assert chart["cells"] == tuple(tuple(row) for row in described["cells"])
    # OCS 9.7 and 9.9: the headings as they are printed.
    assert grognard.chart("ocs.combat.very_close")["columns"][:4] == ("1:3", "1:2", "1:1", "2:1")
    with pytest.raises(grognard.Fault):
        grognard.chart("ocs.nothing")


def test_sentences() -> None:
    step = grognard.Step(rule="OCS 9.8", what="shift", about="attackers", index=1, den=1, num=-2)
    expected = "attackers[1]: 2 columns to the left (OCS 9.8: surprise shifts the column)"
    assert str(step) == grognard.sentence(step) == expected
    with pytest.raises(grognard.Fault):
        grognard.sentence(grognard.Odds())


def test_rules() -> None:
    for described in DESCRIPTION["rules"]:
        assert grognard.rule(described["id"]) == described["title"]
        assert grognard.rule_id(described["number"]) == described["id"]
        assert grognard.rule_number(described["id"]) == described["number"]
    for wrong in ("OCS 99.9", ""):
        with pytest.raises(grognard.Fault):
            grognard.rule(wrong)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: grognard.rule("Chapter nine"), "id: a word is not in its vocabulary (unknown_word): 'Chapter nine'; needs the citation of a paragraph, such as OCS 9.4e"),
        (lambda: grognard.rule("OCS 9.4ee"), "id: a word is not in its vocabulary (unknown_word): 'OCS 9.4ee'; OCS 9.4e?"),
        (lambda: grognard.words("modes"), "vocabulary: a word is not in its vocabulary (unknown_word): 'modes'; needs the name of a vocabulary, such as ocs.Phase; `vocabularies` lists them"),
        (lambda: grognard.chart("ocs.combat.opened"), "name: a word is not in its vocabulary (unknown_word): 'ocs.combat.opened'; ocs.combat.open?"),
        (lambda: grognard.measure("two"), "value: a value of another type than the field's (wrong_type): 'two'; needs a number, or a text such as 2 1/2"),
        (lambda: grognard.ocs.zoc.covers({"board": {"units": []}, "hex": (0, 0), "side": 1, "rules": {}}), "rules: there is no field of this name (unknown_field); needs it inside the board"),
        (lambda: grognard.ocs.Game("hello"), "a value of another type than the field's (wrong_type): 'hello'; needs its fields by name; `Game.load` reads a text or bytes"),
    ],
)
def test_faults_say_what_would_do(ask: Any, said: str) -> None:
    with pytest.raises(grognard.Fault) as fault:
        ask()
    assert str(fault.value) == said


def test_everything_is_listed() -> None:
    for name in ("grognard", *sorted({f"grognard.{o.rpartition('.')[0]}" for o in grognard.operations()})):
        module = importlib.import_module(name)
        assert all(hasattr(module, exported) for exported in module.__all__)
