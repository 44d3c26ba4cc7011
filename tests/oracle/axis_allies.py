"""Compares the chances of Axis & Allies battles with a model of its own (axis_allies_model.py), to the last bit: those of
the vectors, and what the library answers of random battles.

    axis_allies.py PROGRAM    compares, where PROGRAM answers lines of JSON (the binary `answers` of grognard-tests); ends
                              with a line `N passed, N failed`
    axis_allies.py --write    puts the model's answers into the vectors, as after a change of the arithmetic

Questions, citations, faults and sources stand in the vectors alone; of an answer, what the vector names is compared. The
battles of few units are played in fractions too: no chance may be above the true one, or short of it by more than the
answer says is missing.
"""

import json
import pathlib
import random
import subprocess
import sys

from axis_allies_model import CALLS, LAND, OWN, PRINTED, exact_error

VECTORS = pathlib.Path(__file__).parent.parent / "vectors" / "axis_allies"
FEW = 12  # units of both sides together
RANDOM = 300
WIDTH = 140


def answered(vector):
    """The vector as the model answers it."""
    if "out" not in vector or vector["call"] not in CALLS:
        return vector
    out, rows = CALLS[vector["call"]](vector["in"])
    answers = dict(vector, out={name: out[name] for name in vector["out"]})
    if "rows" in vector:
        answers["rows"] = rows
    return answers


def is_small(q):
    return sum(sum(force.values()) for force in [q["defender"], *(wave["force"] for wave in q["waves"])]) <= FEW


def is_exact(question):
    short, missing = exact_error(question)
    return short <= missing


def some_battle(draw):
    """A random question: land or sea, any plans, up to three waves."""
    sea, maybe = draw.random() < 0.6, lambda chance: draw.random() < chance
    fleet = ["transport", "submarine", "fighter", "bomber", "carrier", "battleship"]
    kinds = fleet if sea else ["infantry", "armor", "fighter", "bomber"]
    own = []
    if maybe(0.3):
        own = [kind for kind in OWN if (kind == "own_warship") == sea or kind == "own_fighter"]
        kinds = kinds + own

    def force(least):
        while True:
            some = {kind: draw.choice([0, 0, 1, 1, 2, 3]) for kind in kinds if maybe(0.6)}
            some = {kind: number for kind, number in some.items() if number}
            if least <= sum(some.values()) <= 6:
                return some

    def plan(may_retreat):
        some = {}
        if maybe(0.4):
            some["order"] = draw.sample(kinds, draw.randint(1, min(len(kinds), 8)))
        if not sea and maybe(0.3):
            some.update(keep_infantry=draw.randint(0, 2), keep_armor=draw.randint(0, 1))
        if sea and maybe(0.4):
            some.update(submarines_after=draw.randint(1, 3), submarines_leave=draw.randint(0, 2))
        if may_retreat and maybe(0.4):
            some.update(retreat_after=draw.choice([0, 1, 2, 4]), retreat_at=draw.choice([0, 0, 1, 3]),
                        retreat_aircraft=maybe(0.3))
        return some

    def wave():
        some = force(1)
        lands = not sea and any(kind in some for kind in LAND) and maybe(0.3)
        return {"force": some, "plan": plan(not lands), "amphibious": lands,
                "support": draw.choice([0, 1, 2]) if lands else 0}

    question = {"kind": "sea" if sea else "land", "waves": [wave() for _ in range(draw.choice([1, 1, 1, 2, 3]))],
                "defender": force(0), "defender_plan": plan(False), "aa_gun": not sea and maybe(0.4)}
    if own or maybe(0.15):
        question["chart"] = [{"kind": kind, "attack": draw.randint(0, 6), "defence": draw.randint(0, 6),
                              "cost": draw.randint(1, 9)} for kind in own or [draw.choice(kinds)]]
    elif maybe(0.15):
        # Other dice need a row for each kind that rolls.
        faces = draw.choice([2, 4, 8, 10, 12, 20])
        attack, defence = ([draw.choice([0, 1, 1, 2, draw.randint(0, faces)]) for _ in range(9)] for _ in "AD")
        question["chart"] = [{"kind": kind, "attack": attack[i], "defence": defence[i], "shot": draw.randint(0, faces),
                              "cost": draw.randint(1, 9), "faces": faces} for i, kind in enumerate([*PRINTED, "aa_gun"])]
    return question


def full(value, like):
    """The model's value with what it leaves out because it is zero, as the library writes it."""
    if isinstance(like, dict):
        return {name: full(value.get(name, {} if isinstance(part, dict) else None), part) for name, part in like.items()}
    return "0" if value is None and isinstance(like, str) else value


def random_battles(program):
    """How many of the library's answers are the model's, and how many are not."""
    draw = random.Random(1941)
    asked = [(f"axis_allies.battle.{call}", some_battle(draw)) for call in ["distribution", "rounds"] for _ in range(RANDOM)]
    lines = "".join(json.dumps({"call": call, "in": question}) + "\n" for call, question in asked)
    told = subprocess.run([program], input=lines, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    passed = 0
    for (call, question), line in zip(asked, told, strict=True):
        answer = json.loads(line)
        value = answer.get("value")
        if not any(question["defender"].values()) and not question["aa_gun"]:
            # Where nobody defends there is no battle.
            same = answer.get("fault", {}).get("code") == "empty"
            value = None
        else:
            same = value is not None and full(CALLS[call](question)[0], value) == value
        if same and value is not None and call.endswith("distribution") and is_small(question) and len(question["waves"]) == 1:
            same = is_exact(question)
        if not same:
            print(f"{call} {json.dumps(question)}: {answer.get('fault', value)}")
        passed += same
    return passed, len(asked) - passed


def text(vector):
    """A vector on lines of a bearable length, broken after commas."""
    whole = json.dumps(vector, ensure_ascii=False)
    if len(whole) <= WIDTH:
        return whole
    pieces, at, quoted = [], 0, False
    for i, letter in enumerate(whole):
        if letter == '"' and whole[i - 1] != "\\":
            quoted = not quoted
        if letter == " " and whole[i - 1] == "," and not quoted:
            pieces.append(whole[at:i + 1])
            at = i + 1
    lines, line = [], ""
    for piece in [*pieces, whole[at:]]:
        if len(line) + len(piece.rstrip()) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = " "
        line += piece
    return "\n".join([*lines, line.rstrip()])


def main():
    sys.setrecursionlimit(10_000)
    write = sys.argv[1:] == ["--write"]
    passed, failed = 0, 0
    for path in sorted(VECTORS.glob("chances*.json")):
        vectors = json.loads(path.read_text())
        answers = [answered(vector) for vector in vectors]
        if write:
            path.write_text("[\n" + ",\n".join(map(text, answers)) + "\n]\n")
        for vector, answer in zip(vectors, answers):
            if answer is vector:
                continue
            same = write or vector == answer
            if same and vector["call"].endswith(".distribution") and is_small(vector["in"]):
                same = is_exact(vector["in"])
            if not same:
                print(f"{vector['id']} differs from the model")
            passed, failed = passed + same, failed + (not same)
    print(f"vectors: {passed} agree")
    if not write:
        agree, differ = random_battles(sys.argv[1])
        print(f"random battles: {agree} agree")
        passed, failed = passed + agree, failed + differ
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
