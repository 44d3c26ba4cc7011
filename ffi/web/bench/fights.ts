// The combats and barrages of a position file, with its counters and its ground.
import { told } from "./answer.js";
import type { Answer, Story } from "./answer.js";
import { fieldsOf, hexOf, listOf, Misread, Position, textOf } from "./reader.js";
import type { Fields, Hex, Json, Named, Question } from "./reader.js";

const sameAs = (value: Json | undefined, hex: Hex): boolean => {
  const other = hexOf(value);
  return other !== null && other.q === hex.q && other.r === hex.r;
};
function touches(a: Hex | null, b: Hex): boolean {
  if (!a) return false;
  const [q, r] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** Tells combats and barrages. */
export class Fights {
  constructor(readonly position: Position) {}

  protected story(question: Question, rest: Partial<Story>): Story {
    return {
      title: textOf(question.title),
      source: textOf(question.source),
      told: [],
      question: {},
      names: {},
      board: null,
      after: null,
      dice: listOf(question.dice).map(Number),
      policy: fieldsOf(question.policy),
      expected: null,
      ...rest,
    };
  }

  #target(q: Question, place: string): { hex: Hex; terrain: Fields[]; hedgehog: number } {
    const hex = hexOf(q.target);
    if (!hex) throw new Misread(`${place}.target`, "a hex has q and r");
    const { names, hedgehog } = this.position.ground(hex);
    return { hex, terrain: names.map((name) => this.position.row(`${place}.target`, name)), hedgehog };
  }

  // The hexes and units of the file as a board, for its picture.
  #field(): Fields {
    const terrain = (names: Json | undefined): string => listOf(names).map(textOf).join(", ");
    return {
      hexes: this.position.hexes.map((entry) => ({
        hex: entry.hex!,
        terrain: terrain(entry.terrain),
        hedgehog: entry.hedgehog ?? 0,
      })),
      units: this.position.units.filter((unit) => unit.isThere).map(({ unit }) => unit),
      hexsides: this.position.sides,
    };
  }

  protected combat(q: Question, place: string): Story {
    const attackers = this.position.unitsOf(`${place}.attackers`, q.attackers);
    const { hex, terrain, hedgehog } = this.#target(q, place);
    const defenders = this.position.inHex(hex);
    const approaches: Fields[] = [];
    for (const { unit } of attackers) {
      const from = hexOf(unit.hex)!;
      const side = this.position.side(from, hex);
      if (side !== null && !approaches.some((other) => sameAs(other.hex, from))) {
        approaches.push({ hex: { ...from }, hexside: this.position.row(`${place}.target`, side) });
      }
    }
    const lead = (name: string, units: Named[]): Fields =>
      q[name] === undefined ? {} : { [name]: units.findIndex((unit) => unit.name === q[name]) };
    const question: Fields = {
      approaches,
      ...fieldsOf(q.with),
      attackers: attackers.map(({ unit }) => unit),
      defenders: defenders.map(({ unit }) => unit),
      target: { ...hex },
      terrain,
      hedgehog,
      rules: this.position.rules,
      ...lead("attacker_lead", attackers),
      ...lead("defender_lead", defenders),
    };
    const board = this.#field();
    const all = [told("ocs.combat.assess", question)];
    if (all[0]!.verdict === "allowed") this.#fight(q, all, attackers, defenders, question);
    return this.story(q, {
      title: textOf(q.title) || `Combat against hex ${hex.q},${hex.r}`,
      told: all,
      question,
      board,
      after: this.#field(),
      names: { attackers: attackers.map(({ name }) => name), defenders: defenders.map(({ name }) => name) },
    });
  }

  #fight(q: Question, all: Answer[], attackers: Named[], defenders: Named[], question: Fields): void {
    const assessment = all[0]!.value!;
    all.push(told("ocs.combat.distribution", { ...fieldsOf(q.policy), assessment }));
    if (q.dice === undefined) return;
    all.push(told("ocs.combat.resolve", { assessment, dice: q.dice }));
    let battle = all.at(-1)!.value!;
    for (const [side, units] of [
      ["attacker", attackers],
      ["defender", defenders],
    ] as const) {
      const records = units.map(({ unit }) => unit);
      const paid = fieldsOf(q[side]);
      const lost = fieldsOf(paid.losses);
      const settled = told("ocs.combat.apply", {
        battle,
        units: records,
        losses: units.map(({ name }) => lost[name] ?? 0),
        retreat: paid.retreat ?? 0,
        ignore: paid.ignore ?? false,
      });
      settled.called = units.map(({ name }) => name);
      all.push(settled);
      if (settled.verdict !== "allowed") return;
      this.#apply(settled.effects ?? [], units);
      battle = fieldsOf(settled.value).battle!;
    }
    question.battle = battle;
  }

  protected barrage(q: Question, place: string): Story {
    const firers = this.position.unitsOf(`${place}.firers`, q.firers);
    const { hex, terrain, hedgehog } = this.#target(q, place);
    const targets = this.position.inHex(hex);
    const near = (unit: Named): boolean =>
      unit.isThere && unit.unit.side === firers[0]?.unit.side && touches(hexOf(unit.unit.hex), hex);
    const question: Fields = {
      ...fieldsOf(q.with),
      firers: firers.map(({ unit }) => unit),
      targets: targets.map(({ unit }) => unit),
      spotters: this.position.units.filter(near).map(({ unit }) => unit),
      terrain,
      target: { ...hex },
      hedgehog,
      rules: this.position.rules,
    };
    const board = this.#field();
    const all = [told("ocs.barrage.assess", question)];
    if (all[0]!.verdict === "allowed") {
      const assessment = all[0]!.value!;
      all.push(told("ocs.barrage.distribution", { assessment }));
      if (q.dice !== undefined) {
        all.push(told("ocs.barrage.resolve", { assessment, dice: q.dice }));
        const lost = fieldsOf(q.losses);
        const settled = told("ocs.barrage.apply", {
          barrage: all.at(-1)!.value!,
          units: targets.map(({ unit }) => unit),
          losses: targets.map(({ name }) => lost[name] ?? 0),
        });
        settled.called = targets.map(({ name }) => name);
        all.push(settled);
        this.#apply(settled.effects ?? [], targets);
      }
    }
    return this.story(q, {
      title: textOf(q.title) || `Barrage against hex ${hex.q},${hex.r}`,
      told: all,
      question,
      board,
      after: this.#field(),
      names: { firers: firers.map(({ name }) => name), targets: targets.map(({ name }) => name) },
    });
  }

  // Applies the effects of an answer to the position's units.
  #apply(effects: Fields[], units: Named[]): void {
    for (const { unit, what, amount } of effects) {
      const named = units[Number(unit)];
      if (!named) continue;
      const mode = textOf(named.unit.mode);
      const moving =
        mode === "move" || mode === "strat"
          ? "move"
          : mode === "combat"
            ? "combat"
            : textOf(named.unit.oriented) || "combat";
      const patch: Fields = {};
      if (what === "lose_steps") patch.steps_lost = Number(named.unit.steps_lost ?? 0) + Number(amount);
      else if (what === "eliminate") named.isThere = false;
      else if (what === "disorganize") Object.assign(patch, { oriented: moving, mode: "dg" });
      else if (what === "exploit")
        Object.assign(patch, {
          had_zoc: mode === "combat",
          oriented: mode === "move" ? "move" : "combat",
          mode: "exploit",
        });
      else if (what === "lose_reserve") patch.mode = named.unit.oriented === "move" ? "move" : "combat";
      else if (what === "move_mode")
        Object.assign(patch, { oriented: "move", mode: mode === "combat" ? "move" : mode });
      named.unit = { ...named.unit, ...patch };
    }
  }
}
