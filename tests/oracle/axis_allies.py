"""Compares the chances of Axis & Allies with a model of its own (axis_allies_model.py), to the last bit: those of the
vectors, and what the library answers to random questions.

    axis_allies.py PROGRAM       compares, as asking.py says
    axis_allies.py --write       puts the model's answers into the vectors, as after a change of the arithmetic

Questions, citations, faults and sources stand in the vectors alone; of an answer, what the vector names is compared.
Battles of few units are played in fractions too: no chance may be above the true one, or short of it by more than the
answer says is missing.
"""

import json
import pathlib
import sys
from functools import lru_cache
from math import comb

import axis_allies_questions as questions
from asking import Family, Refused, compare
from axis_allies_model import CALLS, ENDINGS, ONE, Battle, Exact, Fixed, binomial, die, exact_error, expected

VECTORS = pathlib.Path(__file__).parent.parent / "vectors" / "axis_allies"
FEW = 12  # units of both sides together
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


# ---- battles --------------------------------------------------------------------------------------------------


def full(value, like):
    """The model's value with what it leaves out because it is zero, as the library writes it."""
    if isinstance(like, dict):
        unknown = {name: part for name, part in value.items() if name not in like}
        return {**unknown, **{name: full(value.get(name, {} if isinstance(part, dict) else None), part)
                              for name, part in like.items()}}
    if isinstance(like, list):
        return [full(value_, part) for value_, part in zip(value, like)] + value[len(like):]
    return {str: "0", int: 0, bool: False}.get(type(like)) if value is None else value


def of_battle(call):
    """Compares an answer with the model's, its rows too."""
    def judge(question, answer):
        value, rows = call(question)
        if full(value, answer["value"]) != answer["value"]:
            return f"(library, model) {answer['value']} {value}"
        told = answer["rows"]
        if rows is not None and (full(rows, told) != told or len(rows) != len(told)):
            return f"(library, model) rows {told} {rows}"
        return None

    return judge


def in_fractions(question, answer):
    """Compares a battle's endings with the true chances."""
    value, true = answer["value"], dict.fromkeys(ENDINGS, 0)
    for row in Battle(question, Exact).play():
        true[row["ending"]] += row["chance"]
    assert sum(true.values()) == 1
    missing = int(value["missing"])
    for ending, name in ENDINGS.items():
        short = true[ending] * ONE - int(value[name])
        if not 0 <= short <= missing:
            return f"{name} is {value[name]}, {float(short)} short, and {missing} missing"
    return None if missing < 1 << 20 else f"missing is {missing}"


# ---- antiaircraft fire and raids ------------------------------------------------------------------------------


def gun(question):
    """The highest roll that hits, and the faces of the dice."""
    for row in question.get("chart", []):
        if row["kind"] == "aa_gun":
            return row["shot"], row.get("faces", 6)
    return 1, 6


def fire(question):
    number, (value, faces) = question["aircraft"], gun(question)
    chances = [Fixed.out(chance) for chance in binomial(Fixed, number, die(Fixed, value, faces))]
    missing = ONE - sum(chances)
    for hits, chance in enumerate(chances):
        # The whole numbers against the true chance.
        short = comb(number, hits) * value**hits * (faces - value)**(number - hits) * ONE - chance * faces**number
        assert 0 <= short <= missing * faces**number
    out = {"hits": expected(sum(hits * chance for hits, chance in enumerate(chances))), "missing": str(missing)}
    return out, [{"chance": str(chance), "hits": hits} for hits, chance in enumerate(chances) if chance]


@lru_cache(maxsize=None)
def sums(dice, faces):
    """In how many cases so many dice show each sum."""
    if dice == 0:
        return {0: 1}
    found = {}
    for sum_, cases in sums(dice - 1, faces).items():
        for face in range(1, faces + 1):
            found[sum_ + face] = found.get(sum_ + face, 0) + cases
    return found


def raided(a):
    """The cases of (bombers shot down, damage), of faces^(2 * bombers): each bomber has a die against it and one of its
    own. The first counts nothing where no gun fires, the other where it is shot down."""
    faces, bombers = a["faces"] or 6, a["bombers"]
    found = {}
    for down in range(a["aa_dice"] + 1):
        if a["aa_dice"]:
            fired = comb(bombers, down) * a["hits_at"]**down * (faces - a["hits_at"])**(bombers - down)
        else:
            fired = faces**bombers
        for damage, cases in sums(bombers - down, faces).items():
            at = down, min(damage, a.get("limit", damage))
            found[at] = found.get(at, 0) + fired * cases * faces**down
    return found


def raid(question, answer):
    """No chance is above the true one, or short of it by more than is missing. The rest follows from the rows."""
    a, value = question["assessment"], answer["value"]
    true, all_cases = raided(a), ((a["faces"] or 6) ** (2 * a["bombers"]))
    assert sum(true.values()) == all_cases
    told = {(row["shot_down"], row["damage"]): int(row["chance"]) for row in answer["rows"]}
    missing = int(value["missing"])
    if len(told) != len(answer["rows"]) or not told.keys() <= true.keys() or 0 in told.values():
        return f"the rows are {sorted(told.items())}"
    for at, cases in true.items():
        # A chance that is cut off to nothing has no row.
        if not 0 <= cases * ONE - told.get(at, 0) * all_cases <= missing * all_cases:
            return f"{at} has {told.get(at)}, of {cases} / {all_cases}, and {missing} is missing"
    should = {
        "missing": str(ONE - sum(told.values())),
        "damage": expected(sum(damage * chance for (_, damage), chance in told.items())),
        "shot_down": expected(sum(down * chance for (down, _), chance in told.items())),
        "ipc": expected(a["cost"] * sum(down * chance for (down, _), chance in told.items())),
    }
    # There is a product for each die and sum, a few times over, of which each may lose one.
    most = 4 * (a["bombers"] + 1) * (a["bombers"] * (a["faces"] or 6) + 1)
    return None if value == should and missing <= most else f"(library, model) {value} {should}"


def search(question, answer):
    """The units found; how many steps it took is known where losses are a line."""
    value, told = CALLS["axis_allies.battle.fewest"](question)[0], dict(answer["value"])
    if not questions.is_line(question):
        del value["steps"], told["steps"]
    return None if full(value, told) == told else f"(library, model) {told} {value}"


def without_battle(question):
    """Where nobody defends there is no battle."""
    return None if any(question["defender"].values()) or question["aa_gun"] else Refused("empty")


def battle(call, plain, draw=questions.battle, **how_many):
    call = f"axis_allies.battle.{call}"
    empty = without_battle if draw is questions.battle else None
    return Family(call, draw, empty, of_battle(CALLS[call]), plain, **how_many)


FAMILIES = [
    battle("distribution", 1000),
    battle("rounds", 400),
    battle("losses", 1000),
    battle("percentile", 1000, questions.over),
    battle("distribution", 60, questions.large, most=1000),
    Family("axis_allies.battle.distribution", questions.few, judge=in_fractions, plain=200),
    Family("axis_allies.battle.fewest", questions.fewest, judge=search, plain=100),
    Family("axis_allies.antiaircraft.distribution", questions.guns, fire),
    Family("axis_allies.bombing.distribution", questions.raid, judge=raid),
]


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
        agree, differ = compare(sys.argv[1], FAMILIES, sys.argv[2:] == ["all"])
        passed, failed = passed + agree, failed + differ
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
