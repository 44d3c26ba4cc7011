// A ground attack of the OCS: counters, the question, what is shown of the answer, and how it is settled.
import { GrognardFault, ocs } from "grognard";
import type { Chance, Exact, Ocs } from "grognard";
import { words } from "grognard/texts";
import type { Settled, Shown, System } from "./attack.js";
import { empty } from "./attack.js";
import type { Bar, Reason } from "./ruling.js";
import { called, filled, many, meaning, round, short, signed } from "./say.js";
import type { Step } from "./say.js";

/** A kind of counter: its name, strength, rating, and what it is. */
interface Type {
  key: string;
  label: string;
  strength: number;
  rating: number;
  symbol: string;
  arm?: Ocs.Arm;
  kind?: Ocs.Kind;
  mobility?: Ocs.Mobility;
  start: number;
  high?: number;
}
const attackers: Type[] = [
  { key: "infantry", label: "Infantry 4-3", strength: 4, rating: 3, symbol: "infantry", start: 2 },
  { key: "tanks", label: "Tanks 8-4", strength: 8, rating: 4, symbol: "armor", arm: "armor", mobility: "track", start: 1 },
  { key: "guards", label: "Guards 5-5", strength: 5, rating: 5, symbol: "mech", mobility: "truck", start: 0 },
  { key: "hq", label: "HQ", strength: 1, rating: 0, symbol: "hq", kind: "hq", mobility: "truck", start: 0, high: 3 },
];
const defenders: Type[] = [
  { key: "holders", label: "Infantry 4-3", strength: 4, rating: 3, symbol: "infantry", start: 1 },
  { key: "reserves", label: "Reserves 2-2", strength: 2, rating: 2, symbol: "infantry", start: 0 },
  { key: "armor", label: "Tanks 6-4", strength: 6, rating: 4, symbol: "armor", arm: "armor", start: 0 },
];
const grounds = ["open", "close", "very_close", "extremely_close"] as const;

const own = (side: "own" | "his", value: (key: string) => number): Type => ({
  key: side,
  label: "Your own counter",
  strength: value(`${side}_strength`),
  rating: value(`${side}_rating`),
  symbol: "infantry",
  start: 0,
});
function unit(side: 1 | 2, type: Type, supply: Ocs.CombatSupply): Ocs.UnitInput {
  return {
    side,
    kind: type.kind ?? "combat",
    mode: "combat",
    size: "regiment",
    rating: type.rating,
    arm: type.arm ?? "other",
    combat_supply: supply,
    combat_side: { strength: type.strength },
  };
}
// A unit that overruns: the stack in which it began, the movement points that it has left, its fuel.
function overrunning(each: Ocs.UnitInput, type: Type, at: number, value: (key: string) => number): Ocs.UnitInput {
  return {
    ...each,
    began: value("stacks") === 1 ? at + 1 : 1,
    fuelled: value("fuel") === 0,
    combat_side: { ...each.combat_side, ma: value("left"), mobility: type.mobility ?? "leg" },
  };
}
// How an overrun enters the hex: its cost by each kind of movement.
const approach = (cost: number): Ocs.ApproachInput => ({
  hex: [0, 0],
  leg_cost: cost,
  truck_cost: cost,
  track_cost: cost,
});

/** The chance of a count, exactly. */
export const ratio = (chance: Chance): string => `${chance.cases} of ${chance.of} cases.`;
const filter = (steps: readonly Step[], what: string[]): Step[] =>
  steps.filter((step) => what.includes(step.what ?? ""));

/** What an assessment says, each number with its steps. */
export function factsOf(value: Ocs.Assessment, steps: readonly Step[]): Shown["facts"] {
  return [
    {
      label: "Odds",
      value: `${value.odds.attack}:${value.odds.defence}`,
      note: `${value.attack} against ${value.defence}`,
      why: { steps: filter(steps, ["strength", "total", "odds", "multiplier", "factor", "halved", "doubled"]) },
    },
    {
      label: "Column",
      value: `${value.heading.attack}:${value.heading.defence}`,
      why: { steps: filter(steps, ["column", "shift", "ground"]) },
    },
    {
      label: "Die roll modifier",
      value: signed(value.drm),
      why: { steps: filter(steps, ["rating", "drm", "hedgehog"]) },
    },
    {
      label: "Combat supply",
      value: `${value.attack_cost}T`,
      note: `defender ${value.defence_cost}T`,
      why: { steps: filter(steps, ["cost"]) },
    },
  ];
}

/** The chances of a combat, exactly. */
export function chancesOf(answer: {
  value: Ocs.CombatDistribution<Exact>;
  cites: string[];
}): Pick<Shown, "bars" | "results" | "histograms"> {
  const c = answer.value;
  const why = (how: string, chance?: Chance): Reason => ({
    how: chance ? `${how} ${ratio(chance)}` : how,
    cites: answer.cites,
  });
  const bar = (label: string, chance: Chance, side: Bar["side"], how: string): Bar => ({
    label,
    chance: Number(chance),
    side,
    why: why(how, chance),
  });
  const rest = (label: string, none: Chance, side: Bar["side"], how: string): Bar => ({
    label,
    chance: 1 - Number(none),
    side,
    why: why(how, { cases: none.of - none.cases, of: none.of } as Chance),
  });
  const columns = (list: Chance[]): { value: number; chance: number }[] =>
    list.map((chance, value) => ({ value, chance: Number(chance) }));
  const cut = (list: Chance[]): Chance[] => list.slice(0, list.findLastIndex((chance) => chance.cases > 0n) + 1);
  return {
    bars: [
      rest("attacker loses", c.attacker_steps[0]!, "defender", "The attacker loses a step or more."),
      rest("defender loses", c.defender_steps[0]!, "attacker", "The defender loses a step or more."),
      rest("def. retreats", c.defender_retreat[0]!, "attacker", "The defender retreats a hex or more."),
      bar("defender DG", c.defender_dg, "attacker", "The defender is disorganized."),
      bar("defender gone", c.defender_gone, "attacker", "No defender is left in the hex."),
      bar("exploit", c.exploit, "attacker", "Attackers may exploit."),
      bar("surprise, attacker", c.surprise_attacker, "none", "The roll for surprise favours the attacker."),
      bar("surprise, defender", c.surprise_defender, "none", "The roll for surprise favours the defender."),
    ],
    results: [...words("ocs.CombatResult").entries()]
      .map(([word, text], at): Bar => ({
        label: word,
        chance: Number(c.results[at]!),
        side: "none",
        why: why(short(text) + ".", c.results[at]!),
      }))
      .filter(({ chance }) => chance > 0),
    histograms: [
      {
        title: "Attacker’s steps lost",
        side: "attacker",
        columns: columns(cut(c.attacker_steps)),
        why: why("The chance of each number of steps."),
      },
      {
        title: "Defender’s steps lost",
        side: "defender",
        columns: columns(cut(c.defender_steps)),
        why: why("The chance of each number of steps."),
      },
    ],
  };
}

// The ways to settle a result: steps lost for the option, or hexes of retreat.
function ways(of: Ocs.Owed): { lost: number; retreat: number; ignore: boolean; label: string }[] {
  const all: { lost: number; retreat: number; ignore: boolean; label: string }[] = [];
  for (let lost = of.losses; lost <= of.steps_max; lost++) {
    const retreat = of.option - (lost - of.losses);
    if (retreat < 0 || retreat > of.retreat_max) continue;
    const parts = [
      lost > 0 ? `lose ${many(lost, "step")}` : "",
      retreat > 0 ? `retreat ${many(retreat, "hex", "hexes")}` : "",
    ].filter(Boolean);
    all.push({ lost, retreat, ignore: false, label: parts.join(", ") || "no losses, no retreat" });
  }
  if (of.may_ignore && of.option > 0)
    all.push({
      lost: of.losses,
      retreat: 0,
      ignore: true,
      label: `${of.losses > 0 ? `lose ${many(of.losses, "step")}, ` : ""}ignore the option`,
    });
  return all.length > 0
    ? all
    : [
        {
          lost: of.steps_max,
          retreat: 0,
          ignore: false,
          label: of.steps_max > 0 ? `lose ${many(of.steps_max, "step")}` : "no losses",
        },
      ];
}

// Steps from the lead on, then from each in turn.
function spread(lost: number, lead: number, units: readonly Ocs.UnitInput[]): number[] {
  const losses = units.map(() => 0);
  const order = [...units.keys()].sort((a, b) => Number(b === lead) - Number(a === lead));
  const has = units.map((each) =>
    each.kind === "combat" ? Math.max(1, Number(each.steps ?? 1)) - Number(each.steps_lost ?? 0) : 0,
  );
  for (let left = lost, before = -1; left > 0 && before !== left;) {
    before = left;
    for (const at of order) {
      if (left > 0 && losses[at]! < has[at]!) {
        losses[at]!++;
        left--;
      }
    }
  }
  return losses;
}

/** Throws and settles a combat. */
function settling(
  assessment: Ocs.Assessment,
  sides: Record<"attacker" | "defender", readonly Ocs.UnitInput[]>,
  called: Record<"attacker" | "defender", readonly string[]>,
): NonNullable<Shown["settle"]> {
  return (dice, choices) => {
    const events: Settled["events"] = [];
    if (dice.length < 4) return { events, waits: 4 - dice.length, options: [] };
    let rolled;
    try {
      rolled = ocs.combat.resolve({ assessment, dice: dice.slice(0, 5) }, { trail: true });
    } catch (error) {
      if (error instanceof GrognardFault && error.code === "too_few_dice") return { events, waits: 1, options: [] };
      if (!(error instanceof GrognardFault) || dice.length < 5) throw error;
      rolled = ocs.combat.resolve({ assessment, dice: dice.slice(0, 4) }, { trail: true });
    }
    let battle: Ocs.Battle = rolled.value;
    const luck = ocs.combat.percentile({ assessment, result: battle.result } as Ocs.CombatPercentileQuestion)
      .value as unknown as { worse: number; better: number };
    const surprise =
      String(battle.surprise) === "none" ? "no surprise" : `surprise by the ${String(battle.surprise)}`;
    events.push({
      dice: dice.slice(0, 5),
      steps: rolled.trail ?? [],
      text:
        `${surprise}, a roll of ${battle.roll}: ${String(battle.result)}. ` +
        `Worse for the attacker in ${round(100 * luck.worse)}%, better in ${round(100 * luck.better)}%.`,
    });
    for (const [at, side] of (["attacker", "defender"] as const).entries()) {
      const units = sides[side];
      const owed = ocs.combat.choices({ battle, units: [...units] }).value;
      const all = ways(owed);
      const chosen = all.length === 1 ? all[0]! : all[choices[at] ?? -1];
      if (!chosen) return { events, waits: 0, options: all.map(({ label }) => label), who: `The ${side} chooses` };
      if (all.length === 1 && choices[at] === undefined) choices = [...choices.slice(0, at), 0];
      const done = ocs.combat.apply({
        battle,
        units: [...units],
        losses: spread(chosen.lost, owed.lead ?? 0, units),
        retreat: chosen.retreat,
        ignore: chosen.ignore,
      });
      if (done.verdict !== "allowed") {
        events.push({ side, text: `The ${side} may not ${chosen.label}.`, cites: done.cites });
        return { events, waits: 0, options: [] };
      }
      const told = new Map<string, number>();
      for (const { unit, what, amount } of done.effects) {
        const names = { unit: `a ${called[side][unit ?? -1] ?? "unit"}`, amount: amount ?? undefined };
        const text = filled(meaning("ocs.EffectKind", what ?? "").replace(/;.*$/s, "."), names);
        told.set(text, (told.get(text) ?? 0) + 1);
      }
      const effects = [...told].map(([text, times]) => (times > 1 ? `${times}× ${text}` : text));
      events.push({ side, text: `The ${side}: ${chosen.label}. ${effects.join(" ")}`, cites: done.cites });
      ({ battle } = done.value as unknown as { battle: Ocs.Battle });
    }
    return { events, waits: 0, options: [] };
  };
}

// What an overrun needs beside the counters. What the hex costs is the game's: the rougher, the more by default.
const overrunRows = (ground: number): ReturnType<System["rows"]>["set"] => [
  { key: "stacks", label: "They began the phase", low: 0, high: 1, start: 0, words: ["in one stack", "apart"] },
  { key: "left", label: "MP left, each", low: 0, high: 30, start: 8 },
  { key: "cost", label: "MP to enter the hex", low: 1, high: 12, start: 1 + Math.min(3, Math.max(0, ground)) },
  { key: "fuel", label: "Fuel of trucks and tanks", low: 0, high: 1, start: 0, words: ["paid", "none"] },
];

/** The attack. */
export const ground: System = {
  attacker: "Attacker",
  defender: "Defender",
  measure: { label: "Defender loses", of: (shown) => shown.bars[1]?.chance ?? 0 },
  rows(value) {
    const row = (side: 1 | 2, type: Type): ReturnType<System["rows"]>["attacker"][number] => ({
      key: type.key,
      label: type.label,
      low: 0,
      high: type.high ?? 9,
      start: type.start,
      face: {
        side,
        symbol: type.symbol,
        size: "regiment",
        figures: type.kind === "hq" ? "HQ" : `${type.strength}-${type.rating}`,
      },
    });
    const figures = (side: "own" | "his"): ReturnType<System["rows"]>["set"] =>
      value(side, 0) > 0
        ? [
            {
              key: `${side}_strength`,
              label: `Your ${side === "own" ? "attacker" : "defender"}’s strength`,
              low: 1,
              high: 99,
              start: 6,
            },
            {
              key: `${side}_rating`,
              label: `Your ${side === "own" ? "attacker" : "defender"}’s Action Rating`,
              low: 0,
              high: 5,
              start: 3,
            },
          ]
        : [];
    const at = (key: string): number => value(key, key.endsWith("strength") ? 6 : 3);
    return {
      attacker: [...attackers.map((type) => row(1, type)), row(1, own("own", at))],
      defender: [...defenders.map((type) => row(2, type)), row(2, own("his", at))],
      set: [
        ...figures("own"),
        ...figures("his"),
        {
          key: "ground",
          label: "Ground",
          low: 0,
          high: 3,
          start: 0,
          words: ["open", "close", "very close", "extreme"],
        },
        { key: "hedgehog", label: "Hedgehog", low: 0, high: 4, start: 0 },
        { key: "attack", label: "Attack", low: 0, high: 1, start: 0, words: ["regular", "overrun"] },
        ...(value("attack", 0) === 1 ? overrunRows(value("ground", 0)) : []),
        { key: "supply", label: "Supply", low: 0, high: 1, start: 0, words: ["paid", "none"] },
        { key: "option", label: "Enemy", low: 0, high: 1, start: 0, words: ["stands", "falls back"] },
      ],
    };
  },
  ask(value) {
    const supply = value("supply") === 0 ? "paid" : "none";
    const isOverrun = value("attack") === 1;
    const standing = (types: Type[]): Type[] =>
      types.flatMap((type) => Array.from({ length: value(type.key) }, () => type));
    const sides = {
      attacker: standing([...attackers, own("own", value)]).map((type, at) => {
        const each = unit(1, type, supply);
        return isOverrun ? overrunning(each, type, at, value) : each;
      }),
      defender: standing([...defenders, own("his", value)]).map((type) => unit(2, type, "paid")),
    };
    const ruling = ocs.combat.assess(
      {
        attackers: sides.attacker,
        defenders: sides.defender,
        attack: isOverrun ? "overrun" : "regular",
        phase: isOverrun ? "movement" : "combat",
        hedgehog: value("hedgehog"),
        terrain: value("ground") > 0 ? [{ ground: grounds[value("ground")]! }] : [],
        ...(isOverrun ? { approaches: [approach(value("cost"))] } : {}),
      } as Ocs.CombatAssessQuestion,
      { trail: true },
    );
    const labels = (types: Type[]): string[] => standing(types).map(({ label }) => label);
    const names = {
      attacker: labels([...attackers, own("own", value)]),
      defender: labels([...defenders, own("his", value)]),
    };
    const trail = called(ruling.trail ?? [], { attackers: names.attacker, defenders: names.defender });
    if (ruling.verdict !== "allowed") return empty("forbidden", { trail, cites: ruling.cites });
    const assessment = ruling.value;
    const { odds, attack, defence } = assessment;
    const chances = ocs.combat.distribution(
      { assessment, attacker_policy: "stand", defender_policy: value("option") === 1 ? "fall_back" : "stand" },
      { exact: true },
    );
    return {
      verdict: "allowed",
      big: `${assessment.heading.attack}:${assessment.heading.defence}`,
      notes: [`odds ${odds.attack}:${odds.defence}, DRM ${signed(assessment.drm)}; ${attack} against ${defence}`],
      facts: factsOf(assessment, trail),
      ...chancesOf(chances),
      trail,
      cites: ruling.cites,
      settle: settling(assessment, sides, names),
    };
  },
};
