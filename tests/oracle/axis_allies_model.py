"""The chances of Axis & Allies battles by a model of its own: no line of it is the library's.

What can be left of a side is a tuple of its units in the order in which it loses them, and how many submarines withdrew.
The same play runs in two arithmetics: exact fractions, and whole numbers of 64 bits whose products are cut off where the
library's documentation says they are (certainty is 2^64 less one while a battle is played, 2^63 in an answer), so that
the library must come to the same bits.
"""

from fractions import Fraction
from itertools import groupby

PRINTED = ["infantry", "armor", "fighter", "bomber", "transport", "submarine", "carrier", "battleship"]
OWN = ["own_infantry", "own_armor", "own_fighter", "own_warship"]  # of a game; rows of its chart say what they are
KINDS = PRINTED + OWN
AIR = {"fighter", "bomber", "own_fighter"}
LAND = {"infantry", "armor", "own_infantry", "own_armor"}
CHART = {  # attack, defence, cost
    "infantry": (1, 2, 3), "armor": (3, 2, 5), "fighter": (3, 4, 12), "bomber": (4, 1, 15),
    "transport": (0, 1, 8), "submarine": (2, 2, 8), "carrier": (1, 3, 18), "battleship": (4, 4, 24),
}
ONE = 1 << 63
MOST = (1 << 64) - 1
ROUNDS = 2000  # no battle of the vectors lasts so long


class Fixed:
    """Whole numbers, cut off. Tails of hits up to `cut` are left out, products up to `worth` not made, battles whose chance
    is up to `drop` not fought."""

    certain, cut, worth, drop = MOST, 1 << 8, 1 << 5, 1 << 8

    @staticmethod
    def share(number, faces):
        """The chance that a die shows so much or less."""
        return MOST if number >= faces else (number << 64) // faces

    @staticmethod
    def mul(a, b):
        return a * b >> 64

    @classmethod
    def part(cls, chance, part):
        return chance if part == MOST else cls.mul(chance, part)

    @classmethod
    def all_visits(cls, there, met, first, stay, unhurt):
        """How often a pair of states fires, and how often it begins a round: (fires, begins, so many times)."""
        shift = 5 if stay >= 7 << 61 else 3 if stay >= ONE else 1 if there + met >= ONE else 0
        fires = (cls.part(there, first) + met) >> shift
        while stay > 255:
            fires += cls.mul(fires, stay)
            stay = cls.mul(stay, stay)
        begins = fires if met == 0 and first == MOST else (there >> shift) + cls.mul(fires, unhurt)
        return fires, begins, 1 << shift

    @staticmethod
    def out(chance):
        """As an answer says it."""
        return chance >> 1

    @staticmethod
    def on(chance):
        """As the next wave finds it."""
        return chance << 1


class Exact:
    """Fractions."""

    certain, cut, worth, drop = Fraction(1), -1, -1, -1

    @staticmethod
    def share(number, faces):
        return Fraction(min(number, faces), faces)

    @staticmethod
    def mul(a, b):
        return a * b

    part = mul

    @staticmethod
    def all_visits(there, met, first, stay, unhurt):
        fires = (there * first + met) / (1 - stay)
        return fires, there + fires * unhurt, 1

    @staticmethod
    def out(chance):
        return chance

    on = out


def is_ship(unit):
    return unit not in AIR


def ships(units):
    return sum(map(is_ship, units))


def without_first_ship(state):
    """The state after a hit that falls on ships, or on other units that are no aircraft."""
    return without_first(state, is_ship)


def without_first(state, fits):
    units, withdrawn = state
    for i, unit in enumerate(units):
        if fits(unit):
            return units[:i] + units[i + 1:], withdrawn
    return state


def line(force, plan, sea, attacks):
    """A force in the order in which it is lost."""
    if sea:
        customary = ["transport", "submarine", "own_warship", "fighter", "own_fighter", "bomber", "carrier", "battleship"]
    else:
        air = ["fighter", "own_fighter", "bomber"] if attacks else ["bomber", "fighter", "own_fighter"]
        customary = ["infantry", "own_infantry", "armor", "own_armor", *air]
    named = plan.get("order", [])
    order = list(dict.fromkeys(named + customary))
    keep = {"infantry": plan.get("keep_infantry", 0), "armor": plan.get("keep_armor", 0)}
    kept = {kind: min(force.get(kind, 0), keep.get(kind, 0)) for kind in order}
    early = [kind for kind in order for _ in range(force.get(kind, 0) - kept[kind])]
    return tuple(early + [kind for kind in order for _ in range(kept[kind])])


def leaves_early(plan):
    return plan.get("retreat_at", 0) > 0 or plan.get("retreat_aircraft", False)


class Side:
    """The dice of a side: those of its submarines apart, where their hits fall on others than the rest's."""

    def __init__(self, arithmetic, values, apart, faces):
        self.arithmetic, self.values, self.apart, self.faces = arithmetic, values, apart, faces
        self.known = {}

    def die(self, value):
        return die(self.arithmetic, value, self.faces)

    def hits(self, units):
        """The chances of numbers of hits, from the least on: (least, chances). Each unit's die joins those after it."""
        if units in self.known:
            return self.known[units]
        a = self.arithmetic
        if not units:
            result = 0, [a.certain]
        else:
            least, chances = self.hits(units[1:])
            value = self.values[units[0]]
            if value and not (self.apart and units[0] == "submarine"):
                hit, miss = self.die(value)
                chances = [a.mul(x, miss) + a.mul(y, hit) for x, y in zip(chances + [0], [0] + chances)]
                while chances and chances[0] <= a.cut:
                    least, chances = least + 1, chances[1:]
                while chances and chances[-1] <= a.cut:
                    chances = chances[:-1]
            result = least, chances
        self.known[units] = result
        return result

    def submarine_hits(self, units):
        """The chances of 0, 1, ... hits of submarines whose dice are thrown apart."""
        number = units.count("submarine") if self.apart else 0
        return binomial(self.arithmetic, number, self.die(self.values["submarine"]))


def die(a, value, faces):
    """The chances of a die to hit and to miss."""
    return a.share(value, faces), a.share(faces - value, faces)


def binomial(a, number, chances):
    row, (hit, miss) = [a.certain], chances
    for _ in range(number):
        row = [a.mul(x, miss) + a.mul(y, hit) for x, y in zip(row + [0], [0] + row)]
    return row


def no_hit(hits):
    least, chances = hits
    return chances[0] if least == 0 and chances else 0


def capped(hits, units):
    """The hits that there are enough units for, and the chance of more."""
    least, chances = hits
    places = max(units - least, 0) + 1
    return (least, chances[:places]), sum(chances[places:])


def sinking(a, row, number):
    """The chances that 0, 1, ... of so many ships are sunk."""
    if number == 0:
        return [a.certain]
    (_, chances), beyond = capped((0, row), number)
    return chances[:-1] + [chances[-1] + beyond]


class Battle:
    """A question's battle, in one of the two arithmetics; `play` hands out what is left, as rows (see there)."""

    def __init__(self, question, arithmetic):
        self.question, self.a = question, arithmetic
        self.sea = question["kind"] == "sea"
        chart = {**dict.fromkeys(OWN, (0, 0, 0)), **CHART}
        self.support, self.gun, self.faces = 4, 1, 6
        for row in question.get("chart", []):
            self.faces = row.get("faces", 0) or 6
            if row["kind"] in KINDS:
                chart[row["kind"]] = row.get("attack", 0), row.get("defence", 0), row.get("cost", 0)
            if row["kind"] == "aa_gun":
                self.gun = row.get("shot", 0)
            if row["kind"] == "battleship":
                self.support = row.get("shot", 0)
        self.attack = {kind: row[0] for kind, row in chart.items()}
        self.defence = {kind: row[1] for kind, row in chart.items()}
        self.cost = {kind: row[2] for kind, row in chart.items()}
        figures = question.get("figures")
        if figures:
            none = [0] * len(OWN)
            self.attack = dict(zip(KINDS, figures["attack"] + figures.get("own_attack", none)))
            self.defence = dict(zip(KINDS, figures["defence"] + figures.get("own_defence", none)))
            self.support, self.gun = figures["support"], figures["aa"]
            self.faces = figures.get("faces", 0) or 6
        self.rounds = 0

    def ipc(self, force):
        return sum(self.cost[kind] * number for kind, number in force.items())

    # ---- one round ------------------------------------------------------------------------------------------

    def retreats(self, attacker):
        plan, units = self.plan, attacker[0]
        return len(units) <= plan.get("retreat_at", 0) or (plan.get("retreat_aircraft", False) and not ships(units))

    def stands(self, attacker, defender):
        if not attacker[0] or not defender[0]:
            return "ended"

        def can_hit(units, values, enemy):
            return any(values[u] and (u != "submarine" or not self.sea or ships(enemy)) for u in units)

        if not can_hit(attacker[0], self.attack, defender[0]) and not can_hit(defender[0], self.defence, attacker[0]):
            return "stalemate"
        return "retreating" if self.retreats(attacker) else "fighting"

    def meet(self, cells, attacker, against, defender, attack, chance):
        """Spreads a chance over all pairs of hits."""
        a = self.a

        def worth(hits):
            least, chances = hits
            while chances and a.mul(chance, chances[0]) <= a.worth:
                least, chances = least + 1, chances[1:]
            while chances and a.mul(chance, chances[-1]) <= a.worth:
                chances = chances[:-1]
            return least, chances

        (first, rows), more_rows = capped(worth(against), len(attacker[0]))
        (least, columns), more = capped(worth(attack), len(defender[0]))
        for i, row in enumerate(rows):
            through = a.mul(chance, row + (more_rows if i == len(rows) - 1 else 0))
            left = attacker[0][first + i:], attacker[1]
            for j, column in enumerate(columns):
                to = left, (defender[0][least + j:], defender[1])
                cells[to] = cells.get(to, 0) + a.mul(through, column)
                if j == len(columns) - 1 and more:
                    cells[to] += a.mul(through, more)

    def first_fire(self, attacker):
        return self.attackers.submarine_hits(attacker[0])

    def submarines_fire(self, attacker, defender, chance, sunk_to, least=0):
        """Attacking submarines fire first: adds to `sunk_to` where at least so many ships are sunk."""
        for number, sunk in enumerate(sinking(self.a, self.first_fire(attacker), ships(defender[0]))):
            if number >= least:
                sunk_to[defender] = sunk_to.get(defender, 0) + self.a.part(chance, sunk)
            defender = without_first_ship(defender)

    def others_fire(self, cells, attacker, defender, attack, chance):
        """All others fire at once; the hits of defending submarines fall on ships where there are aircraft too."""
        hits, submarines = self.defenders.hits(defender[0]), self.defenders.submarine_hits(defender[0])
        most = len(submarines) - 1
        if most == 0:
            self.meet(cells, attacker, hits, defender, attack, chance)
        elif len(attacker[0]) >= most and all(map(is_ship, attacker[0][:most])):
            # All of those hits fall on who is next in turn.
            both = [0] * (len(hits[1]) + most)
            for i, some in enumerate(submarines):
                for j, others in enumerate(hits[1]):
                    both[i + j] += self.a.mul(some, others)
            self.meet(cells, attacker, (hits[0], both), defender, attack, chance)
        else:
            for sunk in sinking(self.a, submarines, ships(attacker[0])):
                self.meet(cells, attacker, hits, defender, attack, self.a.part(chance, sunk))
                attacker = without_first_ship(attacker)

    def one_round(self, cells, number, support):
        """One round of all battles that go on: the new cells, and what fought."""
        new, fought = {}, 0
        by_attacker = sorted(cells.items(), key=lambda cell: repr(cell[0][0]))
        for attacker, row in groupby(by_attacker, key=lambda cell: cell[0][0]):
            sunk_to = {}
            for (_, defender), chance in row:
                stands = self.stands(attacker, defender)
                goes_on = stands == "fighting" or number == 1 and (
                    stands == "retreating" or stands == "stalemate" and support > 0)
                if not goes_on:
                    new[attacker, defender] = new.get((attacker, defender), 0) + chance
                elif chance > self.a.drop:
                    fought += chance
                    self.submarines_fire(attacker, defender, chance, sunk_to)
            attack = self.attackers.hits(attacker[0])
            if number == 1 and support > 0 and attacker[0]:
                attack = self.with_support(attack, support)
            for defender, chance in sunk_to.items():
                if chance and defender[0]:
                    self.others_fire(new, attacker, defender, attack, chance)
                elif chance:
                    new[attacker, defender] = new.get((attacker, defender), 0) + chance
        self.rounds += fought
        return new, fought

    def with_support(self, attack, shots):
        least, chances = attack
        both = [0] * (len(chances) + shots)
        for i, shot in enumerate(binomial(self.a, shots, die(self.a, self.support, self.faces))):
            for j, hits in enumerate(chances):
                both[i + j] += self.a.mul(shot, hits)
        return least, both

    # ---- to the end -----------------------------------------------------------------------------------------

    def to_the_end(self, cells):
        """All rounds: losses lead to fewer units, so each pair of states is done with once. All visits to a pair are summed
        before they are spread."""
        a = self.a
        rows = {}
        for (attacker, defender), chance in cells.items():
            rows.setdefault(attacker, {})[defender] = chance
        for units in range(max((len(attacker[0]) for attacker in rows), default=0), 0, -1):
            for attacker in [attacker for attacker in rows if len(attacker[0]) == units]:
                if not self.retreats(attacker):
                    self.row_to_the_end(rows, attacker)
        return {(x, y): chance for x, row in rows.items() for y, chance in row.items()}

    def row_to_the_end(self, rows, attacker):
        a, row, sunk_to = self.a, rows[attacker], {}
        attack = self.attackers.hits(attacker[0])
        for units in range(max(len(defender[0]) for defender in row), -1, -1):
            for defender in {d for d in [*row, *sunk_to] if len(d[0]) == units}:
                there, met = row.get(defender, 0), sunk_to.pop(defender, 0)
                if not units:
                    row[defender] = there + met
                    continue
                stands = self.stands(attacker, defender)
                if stands != "fighting":
                    if met:
                        self.spread(rows, attacker, defender, attack, met)
                    continue
                row[defender] = 0
                if there + met > a.drop:
                    defence = self.defenders.hits(defender[0])
                    first = sinking(a, self.first_fire(attacker), ships(defender[0]))[0]
                    unhurt = a.mul(no_hit(attack), no_hit(defence))
                    if ships(attacker[0]):
                        unhurt = a.part(unhurt, self.defenders.submarine_hits(defender[0])[0])
                    fires, begins, times = a.all_visits(there, met, first, a.part(unhurt, first), unhurt)
                    for _ in range(times):
                        self.rounds += begins
                        self.submarines_fire(attacker, defender, begins, sunk_to, least=1)
                        self.spread(rows, attacker, defender, attack, fires)
                    row[defender] = 0

    def spread(self, rows, attacker, defender, attack, chance):
        new = {}
        self.others_fire(new, attacker, defender, attack, chance)
        for (x, y), part in new.items():
            row = rows.setdefault(x, {})
            row[y] = row.get(y, 0) + part

    # ---- a whole battle -------------------------------------------------------------------------------------

    def play(self, by_rounds=False):
        """What the waves leave: rows with `wave`, `round`, the states `attacker` and `defender`, `ending`, `taken`, `last`
        (no further wave changes it) and `chance`."""
        q, a = self.question, self.a
        defenders, defender_plan = q["defender"], q.get("defender_plan", {})
        mixed = any(wave["force"].get(kind, 0) for wave in q["waves"] for kind in AIR)
        own = defenders.get("submarine", 0) > 0 and self.defence["submarine"] > 0
        self.defenders = Side(a, self.defence, self.sea and own and mixed, self.faces)
        entering = {(line(defenders, defender_plan, self.sea, False), 0): a.certain}
        self.found, self.rounds = [], 0
        for number, wave in enumerate(q["waves"]):
            entering = self.play_wave(number, wave, entering, by_rounds)
        return self.found

    def enter(self, wave, entering):
        """The attackers come; a gun fires at their aircraft."""
        attacker = line(wave["force"], self.plan, self.sea, True), 0
        aircraft = sum(unit in AIR for unit in attacker[0])
        if not self.question.get("aa_gun") or not aircraft:
            return {(attacker, defender): chance for defender, chance in entering.items()}
        cells = {}
        for shot_down in binomial(self.a, aircraft, die(self.a, self.gun, self.faces)):
            cells.update({(attacker, d): self.a.mul(chance, shot_down) for d, chance in entering.items()})
            attacker = without_first(attacker, lambda unit: unit in AIR)
        return cells

    def play_wave(self, number, wave, entering, by_rounds):
        q, force = self.question, wave["force"]
        plan = self.plan = wave.get("plan", {})
        theirs = q.get("defender_plan", {})
        own = force.get("submarine", 0) > 0
        self.attackers = Side(self.a, self.attack, self.sea and own and self.attack["submarine"] > 0, self.faces)
        cells = self.enter(wave, entering)
        left = {}

        def after(submarines, plan):
            return plan.get("submarines_after", 0) if self.sea and submarines else 0

        withdrawals = [  # after which round, how many at most
            (after(own, plan), plan.get("submarines_leave", 0) or len(KINDS) * MOST),
            (after(q["defender"].get("submarine", 0), theirs), theirs.get("submarines_leave", 0) or len(KINDS) * MOST),
        ]
        retreat_after, support = plan.get("retreat_after", 0), wave.get("support", 0)
        last_wave = number == len(q["waves"]) - 1

        def report(round_, all_leave):
            for (attacker, defender), chance in list(cells.items()):
                stands = self.stands(attacker, defender)
                early = by_rounds and round_ == 0 and stands == "retreating"
                if chance and (early or stands == "fighting" and not all_leave):
                    continue
                del cells[attacker, defender]
                winner = "attacker_wins" if attacker[0] else "defender_wins" if defender[0] else "both_gone"
                ending = {"ended": winner, "stalemate": "stalemate"}.get(stands, "retreat")
                taken = ending == "attacker_wins" and not self.sea and any(unit in LAND for unit in attacker[0])
                last = taken or last_wave
                if not last:
                    left[defender] = left.get(defender, 0) + self.a.on(self.a.out(chance))
                if self.a.out(chance):
                    self.found.append(dict(
                        wave=number, round=round_, attacker=attacker, defender=defender, ending=ending, taken=taken,
                        last=last, chance=self.a.out(chance)))

        if by_rounds:
            report(0, False)
        apart = max(int(support > 0 or leaves_early(plan)), retreat_after, *(after for after, _ in withdrawals))
        aside, round_ = {}, 0
        while round_ < apart or by_rounds:
            round_ += 1
            now = [after == round_ for after, _ in withdrawals]
            if any(now) and not by_rounds and leaves_early(plan):
                # What is over is kept apart from what this round brings, whose submarines may yet withdraw.
                for key in list(cells):
                    stands = self.stands(*key)
                    if stands != "fighting" and not (round_ == 1 and stands == "retreating"):
                        aside[key] = aside.get(key, 0) + cells.pop(key)
            cells, fought = self.one_round(cells, round_, support)
            for which in (0, 1):
                if now[which]:
                    cells = self.withdraw(cells, which, withdrawals[which][1])
            over = retreat_after == round_
            if by_rounds:
                report(round_, over)
            if over or not fought or round_ > ROUNDS:
                break
        if not by_rounds:
            if retreat_after == 0:
                cells = self.to_the_end(cells)
            for key, chance in aside.items():
                cells[key] = cells.get(key, 0) + chance
            report(0, retreat_after > 0)
        return left

    def withdraw(self, cells, which, most):
        """Submarines of the attacker (0) or the defender (1) leave the battles that go on."""
        new = {}
        for key, chance in cells.items():
            units, withdrawn = key[which]
            leaving = min(units.count("submarine"), most - withdrawn)
            if leaving > 0 and self.stands(*key) in ("fighting", "retreating"):
                at = units.index("submarine")  # of equals it does not matter which: they are lost one after the other
                state = units[:at] + units[at + leaving:], withdrawn + leaving
                key = (state, key[1]) if which == 0 else (key[0], state)
            new[key] = new.get(key, 0) + chance
        return new


# ---- what the answers say -----------------------------------------------------------------------------------


def lost(force, state):
    """Who is lost; who withdrew is not."""
    gone = {kind: force.get(kind, 0) - state[0].count(kind) for kind in KINDS}
    gone["submarine"] -= state[1]
    return {kind: number for kind, number in gone.items() if number}


def expected(total):
    return {"whole": str(total >> 63), "fraction": str(total & (ONE - 1))}


ENDINGS = {"attacker_wins": "win", "defender_wins": "lose", "both_gone": "both_gone", "retreat": "retreat",
           "stalemate": "stalemate"}


def summary(battle, found):
    """The value of `distribution` and `rounds`."""
    q = battle.question
    sums = dict.fromkeys([*ENDINGS.values(), "taken"], 0)
    losses = {"attacker_lost": dict.fromkeys(KINDS, 0), "defender_lost": dict.fromkeys(KINDS, 0)}
    withdrawn = {"attacker_withdrawn": 0, "defender_withdrawn": 0}

    def weigh(side, force, state, chance):
        withdrawn[side + "_withdrawn"] += state[1] * chance
        for kind, number in lost(force, state).items():
            losses[side + "_lost"][kind] += number * chance

    for row in found:
        weigh("attacker", q["waves"][row["wave"]]["force"], row["attacker"], row["chance"])
        if row["last"]:
            sums[ENDINGS[row["ending"]]] += row["chance"]
            sums["taken"] += row["chance"] * row["taken"]
            weigh("defender", q["defender"], row["defender"], row["chance"])
    out = {name: str(number) for name, number in sums.items()}
    out["missing"] = str(ONE - sum(sums[name] for name in ENDINGS.values()))
    out["rounds"] = expected(Fixed.out(battle.rounds))
    for side, force in losses.items():
        out[side] = {"units": expected(sum(force.values())), "ipc": expected(battle.ipc(force))}
        out[side].update({kind: expected(number) for kind, number in force.items() if number})
    out.update({side: expected(number) for side, number in withdrawn.items()})
    return out


def distribution(question):
    battle = Battle(question, Fixed)
    found = battle.play()

    def place(row):
        """The order of rows: waves, then the attacker's states, then the defender's."""
        def of(force, state):
            gone = lost(force, state)
            air = sum(number for kind, number in gone.items() if kind in AIR)
            return state[1], air, sum(gone.values()) - air
        return (row["wave"], of(question["waves"][row["wave"]]["force"], row["attacker"]),
                of(question["defender"], row["defender"]))

    def listed(row):
        force = question["waves"][row["wave"]]["force"]
        sides = {"attacker": force, "defender": question["defender"]}
        left = {side: {kind: row[side][0].count(kind) for kind in KINDS if force.get(kind)} for side, force in sides.items()}
        return dict(
            chance=str(row["chance"]), ending=row["ending"], taken=row["taken"], wave=row["wave"], **left,
            attacker_withdrawn=row["attacker"][1], defender_withdrawn=row["defender"][1],
            attacker_ipc=battle.ipc(lost(force, row["attacker"])),
            defender_ipc=battle.ipc(lost(question["defender"], row["defender"])))

    return summary(battle, found), [listed(row) for row in sorted(found, key=place)]


def rounds(question):
    battle = Battle(question, Fixed)
    found = battle.play(by_rounds=True)
    sums = {}
    for row in found:
        at = sums.setdefault((row["wave"], row["round"]), dict.fromkeys(
            ["chance", "win", "lose", "both_gone", "retreat", "taken"], 0))
        at["chance"] += row["chance"]
        at["taken"] += row["chance"] * row["taken"]
        if row["ending"] != "stalemate":
            at[ENDINGS[row["ending"]]] += row["chance"]
    rows = [dict(wave=wave, round=number, **{name: str(value) for name, value in at.items()})
            for (wave, number), at in sorted(sums.items())]
    return summary(battle, found), rows


def losses(question):
    battle = Battle(question, Fixed)
    found = battle.play()
    rows = []

    def side(role, wave, force, states):
        columns = [("kind", kind) for kind in KINDS if force.get(kind)] + [("units", None), ("ipc", None)]
        for of, kind in columns:
            sums = {}
            for state, chance in states:
                gone = lost(force, state)
                number = {"kind": gone.get(kind, 0), "units": sum(gone.values()), "ipc": battle.ipc(gone)}[of]
                sums[number] = sums.get(number, 0) + chance
            for number, chance in sorted(sums.items()):
                named = {"kind": kind} if kind else {}
                rows.append(dict(role=role, of=of, lost=number, wave=wave, chance=str(chance), **named))

    for number, wave in enumerate(question["waves"]):
        side("attacker", number, wave["force"],
             [(row["attacker"], row["chance"]) for row in found if row["wave"] == number])
    side("defender", 0, question["defender"], [(row["defender"], row["chance"]) for row in found if row["last"]])
    return {"missing": summary(battle, found)["missing"]}, rows


def percentile(question):
    fought = question["battle"]
    start = fought["attacker_start"], fought["defender_start"]
    wave = {"force": start[0], "plan": question.get("attacker_plan", {}), "support": fought.get("support", 0)}
    battle = Battle({
        "kind": fought["kind"], "waves": [wave], "defender": start[1], "figures": fought["figures"],
        "defender_plan": question.get("defender_plan", {}), "aa_gun": fought.get("aa_gun", False),
        "chart": question.get("chart", []),
    }, Fixed)

    def swing(ours, theirs, taken):
        return battle.ipc(theirs) - battle.ipc(ours) + question.get("territory", 0) * taken

    def gone(side, force):
        left, withdrawn = fought.get(side, {}), {"submarine": fought.get(side + "_withdrawn", 0)}
        return {kind: force.get(kind, 0) - left.get(kind, 0) - withdrawn.get(kind, 0) for kind in KINDS}

    happened = swing(gone("attacker", start[0]), gone("defender", start[1]), fought.get("taken", False))
    sums = dict(worse=0, equal=0, better=0)
    for row in battle.play():
        value = swing(lost(start[0], row["attacker"]), lost(start[1], row["defender"]), row["taken"])
        sums["worse" if value < happened else "equal" if value == happened else "better"] += row["chance"]
    out = {name: str(number) for name, number in sums.items()}
    return {**out, "missing": str(ONE - sum(sums.values())), "swing": happened}, None


def fewest(question):
    """All that may be added, by what it costs: the cheapest that reach the chance, and of those the best. Steps are
    counted as where losses are a line: a pair for each number of units left."""
    q = question
    role, goal, price = q["role"], q["goal"], q["price"]
    forces = [()]
    for kind in KINDS:
        forces = [force + (n,) for force in forces for n in range(q["available"].get(kind, 0) + 1)]
    forces = [{kind: n for kind, n in zip(KINDS, force) if n} for force in forces]  # the last kind varies fastest
    cost = Battle({"kind": q["kind"], "chart": q.get("chart", [])}, Fixed).ipc
    measure = (lambda force: sum(force.values())) if price == "units" else cost
    best, steps, complete = None, 0, True
    for _, level in groupby(sorted(forces, key=measure), key=measure):
        for added in level:
            sides = {"attacker": dict(q.get("attacker", {})), "defender": dict(q.get("defender", {}))}
            for kind, n in added.items():
                sides[role][kind] = sides[role].get(kind, 0) + n
            steps += 1
            if not any(sides["attacker"].values()):
                complete = steps <= int(q["budget"])
                if complete:
                    continue
                break
            steps += (sum(sides["attacker"].values()) + 1) * (sum(sides["defender"].values()) + 1)
            if steps > int(q["budget"]):
                complete = False
                break
            lands = role == "defender" or any(sides["attacker"].get(kind) for kind in LAND)
            wave = {"force": sides["attacker"], "plan": q.get("attacker_plan", {}),
                    "support": q.get("support", 0) if lands else 0}
            found = Battle({
                "kind": q["kind"], "waves": [wave], "defender": sides["defender"],
                "defender_plan": q.get("defender_plan", {}), "aa_gun": q.get("aa_gun", False), "chart": q.get("chart", []),
            }, Fixed).play()
            reached = {
                ("win", "attacker"): lambda row: row["ending"] == "attacker_wins",
                ("win", "defender"): lambda row: row["ending"] == "defender_wins",
                ("territory", "attacker"): lambda row: row["taken"],
                ("territory", "defender"): lambda row: not row["taken"],
            }[goal, role]
            chance = sum(row["chance"] for row in found if reached(row))
            if chance >= int(q["wanted"]):
                rank = (cost(added), -chance)
                if best is None or rank < best[0]:
                    best = rank, added, chance
        if best or not complete:
            break
    added, chance = best[1:] if best else ({}, 0)
    return dict(
        found=bool(best), complete=complete, chance=str(chance),
        force={kind: added.get(kind, 0) for kind in KINDS if kind in PRINTED or added.get(kind)},
        units=sum(added.values()), ipc=cost(added), steps=str(steps)), None


CALLS = {f"axis_allies.battle.{call.__name__}": call for call in (distribution, rounds, losses, percentile, fewest)}


def exact_error(question):
    """How far the whole numbers' endings fall short of the fractions', at most, and what they say is missing; both in
    units of 1/2^63. A chance that is larger than the true one is an AssertionError."""
    def endings(arithmetic):
        sums = dict.fromkeys(ENDINGS, 0)
        for row in Battle(question, arithmetic).play():
            if row["last"]:
                sums[row["ending"]] += row["chance"]
        return sums

    exact, whole = endings(Exact), endings(Fixed)
    assert sum(exact.values()) == 1, question
    short = [exact[ending] * ONE - whole[ending] for ending in ENDINGS]
    assert min(short) >= 0, question
    return max(short), ONE - sum(whole.values())
