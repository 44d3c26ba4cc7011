"""Random questions about battles, antiaircraft fire and raids of Axis & Allies, for axis_allies.py."""

from axis_allies_model import KINDS, LAND, ONE, OWN, PRINTED, Battle, Fixed

FLEET = ["transport", "submarine", "fighter", "bomber", "carrier", "battleship"]
ARMY = ["infantry", "armor", "fighter", "bomber"]


def maybe(draw, chance):
    return draw.random() < chance


def force(draw, kinds, least, most=6):
    while True:
        some = {kind: draw.choice([0, 0, 1, 1, 2, 3]) for kind in kinds if maybe(draw, 0.6)}
        some = {kind: number for kind, number in some.items() if number}
        if least <= sum(some.values()) <= most:
            return some


def plan(draw, kinds, sea, may_retreat):
    some = {}
    if maybe(draw, 0.4):
        some["order"] = draw.sample(kinds, draw.randint(1, min(len(kinds), 8)))
    if not sea and maybe(draw, 0.3):
        some.update(keep_infantry=draw.randint(0, 2), keep_armor=draw.randint(0, 1))
    if sea and maybe(draw, 0.4):
        some.update(submarines_after=draw.randint(1, 3), submarines_leave=draw.randint(0, 2))
    if may_retreat and maybe(draw, 0.4):
        some.update(retreat_after=draw.choice([0, 1, 2, 4]), retreat_at=draw.choice([0, 0, 1, 3]),
                    retreat_aircraft=maybe(draw, 0.3))
    return some


def chart(draw, kinds, own):
    """Rows for a game's own kinds, or for one printed kind, or for dice of other faces; or none."""
    if own or maybe(draw, 0.15):
        return [{"kind": kind, "attack": draw.randint(0, 6), "defence": draw.randint(0, 6), "cost": draw.randint(1, 9)}
                for kind in own or [draw.choice(kinds)]]
    if not maybe(draw, 0.15):
        return []
    # Other dice need a row for each kind that rolls.
    faces = draw.choice([2, 4, 8, 10, 12, 20])
    attack, defence = ([draw.choice([0, 1, 1, 2, draw.randint(0, faces)]) for _ in range(9)] for _ in "AD")
    return [{"kind": kind, "attack": attack[i], "defence": defence[i], "shot": draw.randint(0, faces),
             "cost": draw.randint(1, 9), "faces": faces} for i, kind in enumerate([*PRINTED, "aa_gun"])]


def battle(draw, waves=(1, 1, 1, 2, 3), most=6):
    """Land or sea, any plans, up to three waves."""
    sea = maybe(draw, 0.6)
    kinds = FLEET if sea else ARMY
    own = []
    if maybe(draw, 0.3):
        own = [kind for kind in OWN if (kind == "own_warship") == sea or kind == "own_fighter"]
        kinds = kinds + own

    def wave():
        some = force(draw, kinds, 1, most)
        lands = not sea and any(kind in some for kind in LAND) and maybe(draw, 0.3)
        return {"force": some, "plan": plan(draw, kinds, sea, not lands), "amphibious": lands,
                "support": draw.choice([0, 1, 2]) if lands else 0}

    question = {"kind": "sea" if sea else "land", "waves": [wave() for _ in range(draw.choice(waves))],
                "defender": force(draw, kinds, 0, most), "defender_plan": plan(draw, kinds, sea, False),
                "aa_gun": not sea and maybe(draw, 0.4)}
    rows = chart(draw, kinds, own)
    if rows:
        question["chart"] = rows
    return question


def large(draw):
    """A battle of one wave, of up to twenty units and more a side."""
    sea = maybe(draw, 0.5)
    kinds = FLEET if sea else ARMY
    attacker, defender = ({kind: draw.randint(0, draw.choice([4, 6])) for kind in kinds} for _ in "AD")
    attacker[draw.choice(kinds)] += 1
    defender[draw.choice(kinds)] += 1
    return {"kind": "sea" if sea else "land", "waves": [{"force": attacker, "plan": plan(draw, kinds, sea, True)}],
            "defender": defender, "defender_plan": plan(draw, kinds, sea, False),
            "aa_gun": not sea and maybe(draw, 0.3)}


def few(draw):
    """A battle of one wave and few units, which can be played in fractions."""
    while True:
        question = battle(draw, waves=[1], most=4)
        if any(question["defender"].values()):
            return question


def over(draw):
    """A battle that was fought, with an ending out of those that it can have."""
    question = few(draw)
    wave = question["waves"][0]
    fought = Battle(question, Fixed)
    row = draw.choice(fought.play())

    def figures(values):
        return [values[kind] for kind in PRINTED], [values[kind] for kind in OWN]

    (attack, own_attack), (defence, own_defence) = figures(fought.attack), figures(fought.defence)
    happened = {
        "kind": question["kind"], "attacker_start": wave["force"], "defender_start": question["defender"],
        "figures": {"attack": attack, "defence": defence, "own_attack": own_attack, "own_defence": own_defence,
                    "support": fought.support, "aa": fought.gun, "faces": fought.faces},
        "round": 1, "stage": "over", "ending": row["ending"], "taken": row["taken"], "support": wave["support"],
        "amphibious": wave["amphibious"], "aa_gun": question["aa_gun"],
    }
    for side in ["attacker", "defender"]:
        units, withdrawn = row[side]
        happened[side] = {kind: units.count(kind) for kind in KINDS if kind in units}
        happened[side + "_withdrawn"] = withdrawn
    return {"battle": happened, "attacker_plan": wave["plan"], "defender_plan": question["defender_plan"],
            "territory": draw.choice([0, 0, 2, 8]), "chart": question.get("chart", [])}


def fewest(draw):
    sea, role = maybe(draw, 0.4), draw.choice(["attacker", "defender"])
    kinds = FLEET if sea else ARMY
    other = "defender" if role == "attacker" else "attacker"
    question = {
        "kind": "sea" if sea else "land", "role": role, "goal": "win" if sea else draw.choice(["win", "territory"]),
        "price": draw.choice(["units", "ipc"]), "wanted": str(draw.randrange(ONE)), "budget": "1000000000",
        "available": {kind: draw.randint(1, 3) for kind in draw.sample(kinds, 2)},
        other: force(draw, kinds, 1, 4), "aa_gun": not sea and maybe(draw, 0.2),
        "attacker_plan": plan(draw, kinds, sea, True), "defender_plan": plan(draw, kinds, sea, False),
    }
    if maybe(draw, 0.3):
        question[role] = force(draw, kinds, 1, 2)
    if is_line(question) and maybe(draw, 0.3):
        question["budget"] = str(draw.randint(1, 400))
    return question


def is_line(question):
    """Whether each side's losses are a line, so that the steps of a search are known."""
    return question["kind"] == "land" and not question["aa_gun"]


def guns(draw):
    aircraft = draw.choice([draw.randint(1, 12), draw.randint(1, 30), draw.randint(1, 60)])
    if maybe(draw, 0.01):
        aircraft = draw.randint(61, 400)
    question = {"aircraft": aircraft}
    kind = draw.random()
    if kind < 0.4:
        question["chart"] = [{"kind": "aa_gun", "shot": draw.randint(0, 6)}]
    elif kind < 0.8:
        faces = draw.randint(2, 20)
        # Other dice need a row for each kind that rolls.
        question["chart"] = [{"kind": kind, "attack": 1, "defence": 1, "shot": draw.randint(0, faces), "cost": 3,
                              "faces": faces} for kind in [*PRINTED, "aa_gun"]]
    return question


def raid(draw):
    bombers = draw.choice([1, 2, 3, draw.randint(1, 6), draw.randint(1, 12)])
    faces = draw.choice([0, 0, draw.randint(2, 20)])
    assessment = {
        "bombers": bombers, "aa_dice": draw.choice([0, bombers, bombers]), "cost": draw.choice([15, 12, 1, 255]),
        "hits_at": draw.randint(0, faces or 6), "faces": faces,
    }
    if maybe(draw, 0.5):
        assessment["limit"] = draw.choice([0, draw.randint(1, 12), draw.randint(1, 60), 65534])
    return {"assessment": assessment}
