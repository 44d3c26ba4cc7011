"""Compares the odds and chances by a game's own tables with those of the model (ocs_model.py), for random tables. How
it is run is said in asking.py."""

import random
import sys
from functools import partial

import ocs
import ocs_model as model
import tables
from asking import Family, asked, main

TABLES = 60


def headings(draw, columns):
    """Odds that rise, one side of each 1."""
    ratios = draw.sample([*range(-9, -1), *range(1, 60)], columns)
    return [f"{ratio}:1" if ratio > 0 else f"1:{-ratio}" for ratio in sorted(ratios)]


def as_odds(heading):
    attack, defence = heading.split(":")
    return {"attack": int(attack), "defence": int(defence)}


def surprise(draw):
    """A surprise table, as the question says it and as the model has it."""
    said, has = {}, {}
    for kind, prefix, printed in [("regular", "", (10, 5)), ("overrun", "overrun_", (9, 6))]:
        numbers = list(printed)
        if draw.random() < 0.7:
            numbers[1] = draw.randint(-2, 9)
            numbers[0] = draw.randint(numbers[1] + 1, 15)
            said[prefix + "attacker"], said[prefix + "defender"] = numbers
        has[kind] = tuple(numbers)
    if draw.random() < 0.6:
        shifts = [draw.randint(0, 7) for _ in range(6)]
        said["shifts"] = shifts
        has["shifts"] = tuple(shifts) if any(shifts) else (1, 2, 3, 4, 5, 6)
    return said, has


class Own:
    """The tables of a game, and what the model needs to know of them."""

    def __init__(self, draw):
        self.said, self.odds, cells, first = {}, tables.ODDS, model.Charts().cells, 1
        if draw.random() < 0.8:
            columns, rows, first = draw.randint(1, 20), draw.randint(1, 16), draw.randint(-4, 6)
            # Results in any order: what a cell says is the game's affair.
            cells = tuple(tuple(draw.choice(model.WORST_TO_BEST) for _ in range(columns)) for _ in range(rows))
            self.odds = {ground: headings(draw, columns) for ground in tables.ODDS}
            self.said.update(rows=rows, first=first, cells=[word for row in cells for word in row])
            self.said.update({ground: [as_odds(heading) for heading in row] for ground, row in self.odds.items()})
        has = {}
        if draw.random() < 0.8:
            self.said["surprise"], has = surprise(draw)
        self.charts = model.Charts(cells=cells, first=first, **has)
        self.barrage = [list(row) for row in tables.BARRAGE]
        if draw.random() < 0.8:
            columns = draw.randint(1, 15)
            points = [0, *sorted(draw.sample(range(1, 200), columns - 1))]
            words = ["-", "DG", "[1/2]", "1/2", "1", "2", "3"]
            self.barrage = [[draw.choice(words) for _ in range(columns)] for _ in range(11)]
            self.said.update(points=points, costs=[draw.randint(0, 20) for _ in range(columns)],
                             barrage=[word for row in self.barrage for word in row])


def families(program):
    """Every assessment says the checksum of its tables, which the library tells: 0 for the printed ones."""
    draw = random.Random(1943)
    games = [Own(draw) for _ in range(TABLES)]
    checks = list(asked(program, [("ocs.tables.check", {"tables": game.said}) for game in games]))
    digests = [check["value"].get("digest", 0) for check in checks]
    assert len(set(digests)) > TABLES * 9 // 10, "tables that differ have checksums that differ"

    def drawn(kind, last, told, draw):
        at = draw.randrange(TABLES)
        question = {**kind(draw, *last(games[at])), "tables": games[at].said}
        if told:
            question["assessment"] = {**question["assessment"], "digest": digests[at]}
        return question

    def family(call, kind, last, answer, plain=2500, told=True):
        def of(question):
            return answer(question, games[at[id_of(question)]])

        at = {id(game.said): i for i, game in enumerate(games)}
        return Family(call, partial(drawn, kind, last, told), of, plain=plain)

    def id_of(question):
        return id(question["tables"])

    def of_combat(game):
        return [len(game.charts.cells[0]) - 1]

    def of_barrage(game):
        return [len(game.barrage[0]) - 1]

    return [
        family("ocs.odds.column", ocs.strengths, lambda game: [],
               lambda q, game: model.column(q, game.odds), told=False),
        family("ocs.combat.distribution", ocs.combat, of_combat,
               lambda q, game: model.combat_distribution(q, game.charts)),
        family("ocs.combat.percentile", ocs.combat_happened, of_combat,
               lambda q, game: model.combat_percentile(q, game.charts)),
        family("ocs.barrage.distribution", ocs.barrage, of_barrage,
               lambda q, game: model.barrage_distribution(q, game.barrage)),
        family("ocs.barrage.percentile", ocs.barrage_happened, of_barrage,
               lambda q, game: model.barrage_percentile(q, game.barrage)),
    ]


if __name__ == "__main__":
    sys.exit(main(families(sys.argv[1])))
