"""Nonsense of any shape is a fault or an answer, never anything else."""

from __future__ import annotations

import functools
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
import vectors

NAMES = sorted({f["name"] for r in vectors.DESCRIPTION["records"] for f in r["fields"]}
               | {f["name"] for o in vectors.DESCRIPTION["operations"] for f in o["question"]["fields"]})  # fmt: skip
WORDS = sorted({w["word"] for v in vectors.DESCRIPTION["words"].values() for w in v["words"]})
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.integers(), st.floats(), st.fractions(), st.text(max_size=4), st.binary(max_size=3),
    st.sampled_from(WORDS), st.complex_numbers(), st.just(grognard.ocs.Unit(rating=3)), st.just(grognard.Hex(q=0, r=0)),
    st.just(object()), st.just(grognard), st.just(int),
)  # fmt: skip
JUNK = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), st.text(max_size=3), st.integers()), inner, max_size=5),
        st.frozensets(st.integers(), max_size=2),
    ),
    max_leaves=30,
)


def likely(kind: Any, depth: int = 0) -> st.SearchStrategy[Any]:
    """Values that often fit, so that the rules themselves are reached."""
    match kind:
        case {"int": [low, high]} | {"said": [low, high]}:
            return st.one_of(st.integers(max(low, -3), min(high, 14)), st.integers(low, high))
        case "wide":
            return st.one_of(st.integers(0, 20), st.integers(0, 2**64 - 1))
        case "flag":
            return st.booleans()
        case {"text": _}:
            return st.text(max_size=40)
        case {"word": word}:
            known = [w["word"] for w in vectors.DESCRIPTION["words"][word]["words"]]
            return st.sampled_from([*known, None] if vectors.DESCRIPTION["words"][word]["first"] else known)
        case {"place": word}:
            known = [w["word"] for w in vectors.DESCRIPTION["words"][word]["words"]]
            return st.one_of(st.sampled_from([*known, None]), st.integers(0, 140))
        case {"record": name} | {"view": name}:
            record = next(r for r in vectors.DESCRIPTION["records"] if r["name"] == name)
            fields = {f["name"]: likely(f["kind"], depth + 1) for f in record["fields"]}
            required = {f["name"] for f in record["fields"] if f["required"]}
            return st.fixed_dictionaries(
                {n: s for n, s in fields.items() if n in required},
                optional={n: s for n, s in fields.items() if n not in required},
            )
        case {"list": of} | {"array": of}:
            return st.lists(likely(of, depth + 1), max_size=4)
    raise AssertionError(kind)


OPERATIONS = st.sampled_from(vectors.DESCRIPTION["operations"])


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    operation = draw(OPERATIONS)
    asked = {f["name"]: draw(likely(f["kind"])) for f in operation["question"]["fields"]
             if f["required"] or draw(st.booleans())}  # fmt: skip
    if draw(st.integers(0, 4)) == 0 and asked:
        asked[draw(st.sampled_from(sorted(asked)))] = draw(JUNK)
    return operation["name"], asked


def ask(name: str, question: Any, **fields: Any) -> Any:
    try:
        answer = grognard.operation(name)(question, **fields)
    except grognard.Fault as fault:
        assert fault.code in grognard.fault_codes() and fault.code not in ("ok", "internal"), repr(fault)
        return fault.code, fault.field
    assert answer.cites
    assert eval(repr(answer)) == answer
    return answer


@settings(max_examples=1500, deadline=None)
@given(OPERATIONS, JUNK)
def test_junk(operation: dict[str, Any], question: Any) -> None:
    ask(operation["name"], question)


@settings(max_examples=1500, deadline=None)
@given(questions())
def test_likely(asked: tuple[str, dict[str, Any]]) -> None:
    name, question = asked
    as_mapping = ask(name, question)
    assert ask(name, None, **question) == as_mapping or isinstance(as_mapping, tuple)
    assert ask(name, question, trail=True) == as_mapping or not isinstance(as_mapping, tuple)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from(vectors.DESCRIPTION["records"]), JUNK)
def test_records(described: dict[str, Any], junk: Any) -> None:
    class_ = functools.reduce(getattr, described["name"].split("."), grognard)
    try:
        record = class_(junk)
    except grognard.Fault as fault:
        assert fault.code not in ("ok", "internal")
        return
    assert eval(repr(record)) == record == class_(record.to_dict())
