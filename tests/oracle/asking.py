"""What all comparisons share: random questions are put to the library, and each answer is compared with a model's.

A comparison is run as

    SCRIPT PROGRAM        where PROGRAM answers lines of JSON (the binary `answers` of grognard-tests)
    SCRIPT PROGRAM all    asks 10,000 questions also where the model is slow

It prints a line for each operation, and ends with a line `N passed, N failed`.
"""

import json
import random
import subprocess
import sys
import threading
from dataclasses import dataclass
from typing import Any, Callable, Iterable

NUMBER = 10_000
MOST_SHOWN = 20  # differences


@dataclass
class Refused:
    """What a model returns for a question that has no answer: the fault's word."""

    code: str


@dataclass
class Family:
    """Questions to one operation, drawn by chance or `listed`. `model` returns the fields of the value that are
    compared, or those and the rows, or a `Refused`. Where an answer is compared otherwise, `judge` says what is wrong
    with it, and `model` at most that it is refused."""

    call: str
    draw: Callable[[random.Random], dict] | None = None
    model: Callable[[dict], Any] | None = None
    judge: Callable[[dict, dict], str | None] | None = None
    plain: int = NUMBER  # how many are asked without `all`
    most: int = NUMBER  # and with it
    listed: Callable[[], Iterable[dict]] | None = None

    def questions(self, everything):
        if self.listed is not None:
            yield from self.listed()
            return
        seeded = random.Random(f"{self.call} 1941")
        for _ in range(self.most if everything else self.plain):
            yield self.draw(seeded)


def asked(program: str, questions: Iterable[tuple[str, dict]]):
    """The library's answers, one after the other, while further questions are written."""
    with subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as library:
        def write():
            for call, question in questions:
                library.stdin.write(json.dumps({"call": call, "in": question}) + "\n")
            library.stdin.close()

        writer = threading.Thread(target=write)
        writer.start()
        for line in library.stdout:
            yield json.loads(line)
        writer.join()
        if library.wait() != 0:
            raise SystemExit(f"{program} ended with {library.returncode}")


def difference(family, question, answer):
    """What differs, or None."""
    fault = answer.get("fault")
    expected = family.model(question) if family.model else None
    if isinstance(expected, Refused):
        code = fault and fault["code"]
        return None if code == expected.code else f"{code or answer['value']}, and the model says {expected.code}"
    if fault:
        return f"fault {fault}"
    if family.judge:
        return family.judge(question, answer)
    value, rows = expected if isinstance(expected, tuple) else (expected, None)
    told = answer["value"]
    wrong = {name: (told.get(name), part) for name, part in value.items() if told.get(name) != part}
    if rows is not None and answer["rows"] != rows:
        wrong["rows"] = (answer["rows"], rows)
    return f"(library, model) {wrong}" if wrong or not value else None


def compare(program, families, everything=False):
    """Puts all questions, prints a line for each family, and returns how many agree and how many do not."""
    passed = failed = 0
    for family in families:
        pairs = [(family.call, question) for question in family.questions(everything)]
        agree = refused = answers = 0
        for answer, (call, question) in zip(asked(program, pairs), pairs):
            answers += 1
            refused += "fault" in answer
            wrong = difference(family, question, answer)
            if wrong is None:
                agree += 1
                continue
            failed += 1
            if failed <= MOST_SHOWN:
                print(f"{call} {json.dumps(question)}: {wrong}"[:2000])
        if answers != len(pairs) or answers == 0:
            print(f"{family.call}: {len(pairs)} questions, {answers} answers")
            failed += 1
        if 2 * refused > answers:
            print(f"{family.call}: most of the questions are refused")
            failed += 1
        told = f", of them {refused} faults" if refused else ""
        how = "listed" if family.listed else "random"
        print(f"{family.call}: {answers} {how} compared, {agree} agree{told}", flush=True)
        passed += agree
    return passed, failed


def main(families):
    passed, failed = compare(sys.argv[1], families, sys.argv[2:] == ["all"])
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 and passed > 0 else 1
