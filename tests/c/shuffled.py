#!/usr/bin/env python3
"""Writes vectors whose lists are in another order, for C: shuffled.py VECTORS FOLDER.

C takes the lists of an OCS board sorted by hex. Of every vector that is answered, each such list is reversed and turned
by one; what is then out of order must be the fault `unsorted` at the first item that stands before the one before it.

Every other list of a question may be in any order, but for those of `ORDERED`: it is reversed, with those that go with
it, and the answer must be the same, of the same items.
"""

import json
import sys
from collections import Counter
from pathlib import Path

# How many vectors of one operation are used for one list, so that compiling them takes seconds.
MOST = 6
DESCRIPTION = json.loads((Path(__file__).resolve().parents[1] / "generated" / "operations.json").read_text())
OPERATIONS = {operation["name"]: operation for operation in DESCRIPTION["operations"]}
RECORDS = {record["name"]: record for record in DESCRIPTION["records"]}

# The lists whose order says something, and what.
ORDERED = {
    "dice": "in the order in which they are rolled",
    "path": "the hexes in the order in which they are entered",
    "bytes": "a packed position",
    "drawn": "the attacker's chip, then the defender's",
    "kept": "the fighters by preference",
    "waves": "attacks come one after the other",
    "effects": "effects are applied one after the other",
    "stack": "a stack from top to bottom",
    "repls": "ascending; of each kind the first are used",
    "ocs.restock.apply.units": "their owner restocks them in this order",
    "ocs.turn.payers.units": "they are served in this order",
    "ocs.turn.restock.units": "their owner restocks them in this order",
    "ocs.turn.concede.units": "effects go through them in this order",
    "ocs.turn.retreat.units": "effects go through them in this order",
    "axis_allies.game.apply.pieces": "effects go through them in this order",
    "ocs.movement.path.units": "rows go through them in this order",
    "ocs.combat.assess.terrain": "of several that are as good for the defender the first counts",
    "ocs.turn.retreat.losses": "effects go through them in this order",
    "ocs.turn.restock.sources": "they pay one after the other",
    "ocs.turn.attack.units": "they pay in this order",
    "ocs.turn.attack.sources": "they pay in this order",
    "ocs.turn.barrage.units": "effects go through them in this order",
    "ocs.turn.bombard.units": "effects go through them in this order",
    "ocs.turn.bombard.sources": "they pay one after the other",
    "ocs.turn.barrage.sources": "they pay one after the other",
    "ocs.turn.defend.sources": "they pay one after the other",
    "ocs.turn.extend.units": "the first becomes the Extender",
    "ocs.turn.consolidate.units": "the first stays on the map",
    "ocs.turn.absorb.absorbed": "effects go through them in this order",
    "ocs.turn.rebuild.table": "of several rows that fit the first counts",
    "ocs.turn.construct.sources": "they pay one after the other",
    "ocs.turn.fuel.sources": "they pay one after the other",
    "ocs.dumps.blow.loads": "their owner loses them in this order",
    "ocs.turn.blow.loads": "their owner loses them in this order",
    "ocs.rail.control.entered": "the units in the order in which they entered",
    "ocs.trucks.combine.into": "the counters are filled one after the other",
    "ocs.transport.equivalents.cargo": "what fits is counted one after the other",
    "ocs.replacements.assess.table": "of several rows that fit the first counts",
    "ocs.board.apply.units": "by their places the effects name units",
    "axis_allies.moves.check.orders": "orders are carried out one after the other",
    "axis_allies.game.moves.orders": "orders are carried out one after the other",
    "acw.game.arrange.units": "the text of the position has them in this order",
    "korea.game.arrange.units": "the text of the position has them in this order",
    "acw.attacks.check.plan": "of several combats of a hex that of its first row counts",
    "axis_allies.placement.assess.placements": "the later ones are too many",
    "acw.commanders.army.units": "commanders of equal stars by seniority",
    "acw.commanders.resolve.units": "dice are rolled in the order of the commanders",
    "acw.commanders.distribution.units": "commanders of equal stars by seniority",
}
# Lists that have an item for each of another list.
PARALLEL = {
    "ocs.combat.apply": [("units", "losses")],
    "ocs.barrage.apply": [("units", "losses")],
    "ocs.capture.apply": [("units", "points", "supply")],
    "ocs.fuel.assess": [("units", "reached_by")],
    "ocs.formations.trace": [("units", "reached_by", "eats")],
    "ocs.trucks.combine": [("into", "loads")],
}
# Rows or effects that stand in the order of the list, and do not say of which of its items they are.
FOLLOW = {
    "acw.losses.choices.units",
    "axis_allies.battle.sink.ships",
    "ocs.attrition.apply.losses",
    "ocs.modes.release.units",
    "ocs.reinforcements.choices.hexes",
    "ocs.stacking.apply.eliminated",
}
# Effects about an item of these lists of a board's units stand together, in the order of the list.
TOGETHER = {
    "ocs.turn.combine.units",
    "ocs.turn.eat.units",
    "ocs.turn.fuel.units",
    "ocs.turn.march.units",
    "ocs.turn.rebuild.orders",
    "ocs.turn.refit.planes",
}
# Effects name the items of these lists by their places after those of another list.
AFTER = {
    "ocs.retreat.assess.friends": "units",
    "ocs.replacements.assess.orders": "repls",
}
# What other records call a list.
ALSO = {"represented": "units", "aircraft": "units"}


def key(item):
    at = item.get("hex", {"q": 0, "r": 0})
    return tuple(at) if isinstance(at, list) else (at.get("q", 0), at.get("r", 0))


def first_break(items):
    return next((i for i in range(1, len(items)) if key(items[i]) < key(items[i - 1])), None)


def for_c(vector):
    if "fault" in vector or "c" in vector or "c" not in vector.get("languages", ["c"]):
        return False
    return "$" not in json.dumps(vector["in"])


def boards(vector):
    """The vector with a list of its board out of order; the name of each, and what was done to it."""
    board = vector["in"].get("board")
    # `ocs.board.check` takes a board in any order, and lists what is out of it; so does `ocs.board.apply`, by vectors.
    any_order = vector["call"] in ("ocs.board.check", "ocs.board.apply")
    if not vector["call"].startswith("ocs.") or any_order or not isinstance(board, dict):
        return
    for name in ("hexes", "units"):
        items = board.get(name) or []
        for way, order in (("reversed", items[::-1]), ("turned", items[1:] + items[:1])):
            at = first_break(order)
            if at is not None:
                yield f"{name}.{way}", {
                    "call": vector["call"],
                    "in": {**vector["in"], "board": {**board, name: order}},
                    **({"dice": vector["dice"]} if "dice" in vector else {}),
                    "fault": {"code": "unsorted", "field": f"board.{name}[{at}]"},
                    "source": "the list is out of order from there",
                }


def inner(kind):
    """The record of which a field or its items are."""
    while isinstance(kind, dict) and ("list" in kind or "array" in kind):
        kind = kind.get("list") or kind["array"]
    return kind.get("record") if isinstance(kind, dict) else None


class Reversed:
    """The lists of a question that are reversed together, and what refers to their items."""

    def __init__(self, names, count, opens, follow):
        self.names, self.count, self.opens, self.follow = names, count, opens, follow

    def index(self, index):
        """Vectors count from 0, also where C counts from 1."""
        return self.count - 1 - index if 0 <= index < self.count else index

    def refers(self, field):
        means = field.get("means")
        return isinstance(means, dict) and (means["item"] in self.names or (means["item"] == "" and self.opens))

    def value(self, field, value, asked=False):
        if isinstance(value, list):
            return [self.value(field, item, asked) for item in value]
        if isinstance(value, dict) and inner(field["kind"]):
            return self.record(RECORDS[inner(field["kind"])]["fields"], value, asked)
        return self.index(value) if isinstance(value, int) and self.refers(field) else value

    def record(self, fields, value, asked=False):
        """The record with its references to other places; what was not said of a question refers to the first item."""
        fields = {field["name"]: field for field in fields}
        made = {name: self.value(fields[name], item, asked) if name in fields else item for name, item in value.items()}
        for field in fields.values() if asked else ():
            if field["name"] not in value and field["kind"] != "list" and self.refers(field):
                if field["means"]["first"] == 0 and field["means"]["item"] in self.names and "int" in field["kind"]:
                    made[field["name"]] = self.count - 1
        return made

    def together(self, items, effects):
        """The effects about items of the list in the order of this, in the places of such effects."""
        items = [item["unit"] if isinstance(item, dict) else item for item in items]
        about = [effect for effect in effects if effect.get("unit") in items]
        about.sort(key=lambda effect: -items.index(effect["unit"]))
        return [about.pop(0) if effect.get("unit") in items else effect for effect in effects]

    def after(self, before, effects):
        """The effects with the new places of the items, which come after so many others, in the order of the list."""
        place = lambda effect: max(effect.get("unit", 0) - before, -1)
        made = [{**e, "unit": before + self.index(place(e))} if place(e) >= 0 else e for e in effects]
        return sorted(made, key=place)

    def rows(self, name, rows):
        """The rows with their items' new indices; those about items in the order of these."""
        made = [self.record(RECORDS[name]["fields"], row) for row in rows]
        if self.follow:
            return made[::-1]
        about = [field["name"] for field in RECORDS[name]["fields"] if self.refers(field)]
        if about and all(about[0] in row for row in rows):
            was = [row[about[0]] for row in rows]
            if was == sorted(was):
                made.sort(key=lambda row: row[about[0]])
        return made


def lists(vector):
    """The vector with a list reversed; the name of each."""
    call, asked = vector["call"], vector["in"]
    operation = OPERATIONS[call]
    fields = {field["name"]: field for field in operation["question"]["fields"]}
    groups = PARALLEL.get(call, [])
    for name, field in fields.items():
        if not (isinstance(field["kind"], dict) and "list" in field["kind"]):
            continue
        if name in ORDERED or f"{call}.{name}" in ORDERED or any(name in group[1:] for group in groups):
            continue
        # They count on from the board's units.
        if field.get("named"):
            continue
        names = next((group for group in groups if group[0] == name), (name,))
        items = asked.get(name)
        if not isinstance(items, list) or len(items) < 2 or items == items[::-1]:
            continue
        # An effect's or a step's unit is one of the list of units that the question has.
        opens = not operation["speaks_of_its_board"] and name in ("units", "cargo", "ships")
        also = [ALSO.get(name, name)]
        if call == "ocs.combat.apply":
            # The units of the side that settles, of which the battle's lead is one.
            also.append(asked["battle"].get("stage", "attacker") + "s")
        other = Reversed((*names, *also), len(items), opens, f"{call}.{name}" in FOLLOW)
        question = other.record(fields.values(), asked, asked=True)
        question.update({n: question[n][::-1] for n in names if question.get(n)})
        made = {"call": call, "in": question, "source": f"the order of {name} means nothing: as {vector['id']}"}
        for part in ("dice", "verdict", "cites"):
            if part in vector:
                made[part] = vector[part]
        if "out" in vector:
            made["out"] = other.record(RECORDS[operation["answer"]]["fields"], vector["out"])
        for part in ("effects", "rows"):
            if part in vector:
                made[part] = vector[part]
                if f"{call}.{name}" in TOGETHER:
                    made[part] = other.together(items, made[part])
                elif before := AFTER.get(f"{call}.{name}"):
                    made[part] = other.after(len(asked.get(before, [])), made[part])
                else:
                    made[part] = other.rows(operation["effects"], made[part])
        yield f"{name}.reversed", made


def main():
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    seen = Counter()
    for file in sorted(source.rglob("*.json")):
        made = []
        for vector in filter(for_c, json.loads(file.read_text())):
            for name, other in [*boards(vector), *lists(vector)]:
                if seen[vector["call"], name] < MOST:
                    seen[vector["call"], name] += 1
                    made.append({"id": f"{vector['id']}.{name}", "languages": ["c"], **other})
        if made:
            (folder / f"{file.parent.name}.{file.name}").write_text(json.dumps(made))
    print(sum(seen.values()))
    return 0 if seen else 1


if __name__ == "__main__":
    sys.exit(main())
