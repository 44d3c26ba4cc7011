"""Compares the chances that games tell of a position with those of the models, in random positions. How it is run is
said in asking.py.

A position is written as the text that games keep. Few units stand on clear ground, so that the worth of a combat
follows from a few paragraphs, which are counted here.
"""

import random
import sys

import acw
import axis_allies_questions as questions
import korea
from asking import Family, main
from axis_allies_model import ONE, Battle, Fixed

# ---- 1950 Korea -----------------------------------------------------------------------------------------------

QUALITY = "dcba"


def engagement(draw):
    """Two leads side by side, of any quality and arm."""
    turn = draw.choice(["un", "communist"])
    kind = draw.choice(["meeting", "prepared"])
    arms = [draw.choice(["infantry", "infantry", "armored", "mechanized"]) for _ in "AD"]
    qualities = [draw.choice(QUALITY) for _ in "AD"]
    bag = []
    if draw.random() < 0.7:
        bag = [{"count": draw.randint(1, 9), "value": value} for value in draw.sample(range(-4, 5), draw.randint(1, 4))]
    if sum(chip["count"] for chip in bag) < 2:
        bag = []
    sides = {"un": "communist", "communist": "un"}
    lines = ["grognard korea game 1", f"turn {turn}", *(f"chip {chip['count']} {chip['value']}" for chip in bag)]
    static, mp = draw.random() < 0.3, draw.randint(-1, 2)
    lines += [
        f"unit 1 - {turn} {arms[0]} {qualities[0]} 1,0 attacker",
        f"unit 2 - {sides[turn]} {arms[1]} {qualities[1]} 0,0 {'static ' if static else ''}defender",
    ]
    spent = f" mp {mp}" if kind == "meeting" else ""
    lines += [f"engagement {kind} 1 2 {'chips' if bag else 'dice'}{spent}", "end"]
    return {"position": {"text": "\n".join(lines)}, "by": draw.choice(["differential", "losses"]),
            "told": (kind, arms, qualities, mp, bag)}


def engaged(q):
    kind, arms, qualities, mp, bag = q["told"]
    classes = [QUALITY.index(quality) for quality in qualities]
    # 8.1, and an armored or mechanized unit (8.0.ME.5, 8.0.PA.4).
    drms = [max(ours - theirs, 0) + (arm != "infantry")
            for ours, theirs, arm in zip(classes, reversed(classes), arms)]
    # The MP spent (8.0.ME.1), or the lead, which is adjacent itself (8.0.PA.5).
    drms[0] += mp if kind == "meeting" else 1
    assessment = {"attacker_drm": drms[0], "defender_drm": drms[1], "kind": kind}
    if kind == "meeting" and arms[0] != "infantry" and arms[1] == "infantry":
        assessment.update(defender_ratio_points=1, defender_ratio_losses=1)  # 8.0.ME.10, in clear terrain
    question = {"assessment": assessment, "by": q["by"]}
    if bag:
        assessment.update(attacker_chips=1, defender_chips=1)
        question["bag"] = bag
    return korea.distribution(question)


# ---- American Civil War ---------------------------------------------------------------------------------------


def stacks(draw):
    """A stack against a stack next to it, by a random table."""
    table = acw.table(draw)
    lines = ["grognard acw game 1", "round 1", f"table first {table['first']} rows {table['rows']}",
             "columns " + " ".join(f"{c['attack']} {c['defence']}" for c in table["columns"])]
    cells = list(map(str, table["cells"]))
    lines += ["cells " + " ".join(cells[at:at + 16]) for at in range(0, len(cells), 16)]
    lines += [f"result {outcome_line(outcome)}" for outcome in table["results"]]
    strengths, number = {"attacker": [], "defender": []}, 0
    for side, hex_ in [("attacker", "0,0"), ("defender", "1,0")]:
        for _ in range(draw.randint(1, 3)):
            number += 1
            kind, sp = draw.choice(["infantry", "infantry", "cavalry", "artillery"]), draw.randint(1, 9)
            strengths[side].append((kind, sp))
            lines.append(f"unit {number} - {side} {kind} {hex_} sp {sp} cr 4 engaged")
    lines += ["combat 1 attacker 0,0", "combat 1 defender 1,0", "fight 1 dice", "end"]
    return {"position": {"text": "\n".join(lines)}, "told": (table, strengths)}


FATE = ["losses", "retreat", "eliminated", "disorganized", "advance", "together"]


def outcome_line(outcome):
    words = [str(outcome["code"])]
    if outcome.get("exchange"):
        words.append("exchange")
    for side in ("attacker", "defender"):
        said = [(name, outcome.get(side, {}).get(name)) for name in FATE]
        his = [name if part is True else f"{name} {part}" for name, part in said if part]
        words += [side, *his] if his else []
    return " ".join(words)


def counted(units):
    """ACW 3: at most 8 SP of infantry and cavalry, and 10 of artillery."""
    foot = sum(sp for kind, sp in units if kind != "artillery")
    return min(foot, 8) + min(sum(sp for kind, sp in units if kind == "artillery"), 10)


def fought(q):
    table, strengths = q["told"]
    compared = {"attack": counted(strengths["attacker"]), "defence": counted(strengths["defender"]), "table": table}
    return acw.distribution({"assessment": {"column": acw.column(compared)["column"], "drm": 0}, "table": table})


# ---- Axis & Allies --------------------------------------------------------------------------------------------

WORDS = {"infantry": "inf", "armor": "arm", "fighter": "ftr", "bomber": "bmb"}
SPACES = ["ukr", "eeu", "ger"]  # of the enemy, far enough apart that no battle touches another


def front(draw):
    """Battles on land at the same time: each with its forces, and one plan a side for all."""
    battles = {
        space: (questions.force(draw, questions.ARMY, 1), questions.force(draw, questions.ARMY, 1))
        for space in sorted(draw.sample(SPACES, draw.randint(1, len(SPACES))), key=SPACES.index)
    }
    plans = [questions.plan(draw, questions.ARMY, False, attacks) for attacks in (True, False)]
    number, lists = 0, {"ussr": [], "germany": []}
    for space, forces in battles.items():
        for (power, lines), force in zip(lists.items(), forces):
            for kind in questions.ARMY:
                if kind in force:
                    last = number + force[kind]
                    numbers = f"{number + 1}-{last}" if force[kind] > 1 else str(last)
                    lines.append(f"{WORDS[kind]} {space} {numbers}{' engaged' if power == 'ussr' else ''}")
                    number = last
    lines = ["grognard axis_allies game 1", "round 1 ussr combat", "cash 0 0 0 0 0",
             *(f"space {space} battle" for space in battles)]
    for power, pieces in lists.items():
        lines += [power, *pieces]
    return {"position": {"text": "\n".join([*lines, "end"])}, "attacker_plan": plans[0], "defender_plan": plans[1],
            "told": battles}


def turn(question, answer):
    """Each battle as the model plays it, to the last bit; all of them won within what is said to be missing."""
    battles, rows, won = question["told"], [], 1
    for space, (attacker, defender) in battles.items():
        wave = {"force": attacker, "plan": question["attacker_plan"]}
        sums = dict.fromkeys(["attacker_wins", "defender_wins", "both_gone", "retreat", "stalemate", "taken"], 0)
        for row in Battle({"kind": "land", "waves": [wave], "defender": defender,
                           "defender_plan": question["defender_plan"]}, Fixed).play():
            sums[row["ending"]] += row["chance"]
            sums["taken"] += row["chance"] * row["taken"]
        missing = ONE - sum(number for name, number in sums.items() if name != "taken")
        sums["win"], sums["lose"] = sums.pop("attacker_wins"), sums.pop("defender_wins")
        rows.append({**{name: str(number) for name, number in sums.items()}, "missing": str(missing), "space": space,
                     "attackers": sum(attacker.values()), "defenders": sum(defender.values()), "amphibious": False,
                     "waits": False})
        won *= sums["win"]
    value, told = answer["value"], sorted(answer["rows"], key=lambda row: list(battles).index(row["space"]))
    if told != rows or value["battles"] != len(battles):
        return f"(library, model) {told} {rows}"
    # A product of chances that are each too small is too small, and short by no more than all of them together.
    over = won - int(value["all_won"]) * ONE ** (len(battles) - 1)
    missing = int(value["missing"])
    tight = missing <= sum(int(row["missing"]) for row in rows) + 2 * len(rows)
    return None if 0 <= over <= missing * ONE ** (len(battles) - 1) and tight else f"{value}, and the product is {won}"


def without_told(family):
    """The question as the library is asked has no `told`: that is what the model knows."""
    known = {}

    def draw(seeded: random.Random):
        question = family.draw(seeded)
        key = question["position"]["text"]
        known[key] = question.pop("told")
        return question

    def knowing(answer):
        return answer and (lambda q, *rest: answer({**q, "told": known[q["position"]["text"]]}, *rest))

    return Family(family.call, draw, knowing(family.model), knowing(family.judge), family.plain)


FAMILIES = [
    Family("korea.game.chances", engagement, engaged, plain=2000),
    Family("acw.game.chances", stacks, fought, plain=2000),
    Family("axis_allies.game.chances", front, judge=turn, plain=500),
]

if __name__ == "__main__":
    sys.exit(main(list(map(without_told, FAMILIES))))
