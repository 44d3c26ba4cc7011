// A ground attack of the OCS: counters, the question, what is shown of the answer, and how it is settled.
import { ocs } from "grognard";
import type { Chance, Exact, Ocs } from "grognard";
import { words } from "grognard/texts";
import type { Shown, System } from "./attack.js";
import { empty } from "./attack.js";
import { settling } from "./ocs_settling.js";
import type { Bar, Reason } from "./ruling.js";
import { called, short, signed } from "./say.js";
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
  {
    key: "tanks",
    label: "Tanks 8-4",
    strength: 8,
    rating: 4,
    symbol: "armor",
    arm: "armor",
    mobility: "track",
    start: 1,
  },
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

// The paragraphs that decide a chance, of those that the answer cites.
const LOSSES = ["OCS 9.10", "OCS 9.11"];
const RETREAT = ["OCS 9.10", "OCS 9.12"];

/** The chances of a combat, exactly. */
export function chancesOf(answer: {
  value: Ocs.CombatDistribution<Exact>;
  cites: string[];
}): Pick<Shown, "bars" | "results" | "histograms"> {
  const c = answer.value;
  const why = (how: string, rules: string[], chance?: Chance): Reason => ({
    how: chance ? `${how} ${ratio(chance)}` : how,
    cites: rules.filter((rule) => answer.cites.includes(rule)),
  });
  const bar = (label: string, chance: Chance, side: Bar["side"], how: string, rules: string[]): Bar => ({
    label,
    chance: Number(chance),
    side,
    why: why(how, rules, chance),
  });
  const rest = (label: string, none: Chance, side: Bar["side"], how: string, rules: string[]): Bar => ({
    label,
    chance: 1 - Number(none),
    side,
    why: why(how, rules, { cases: none.of - none.cases, of: none.of } as Chance),
  });
  const columns = (list: Chance[]): { value: number; chance: number }[] =>
    list.map((chance, value) => ({ value, chance: Number(chance) }));
  const cut = (list: Chance[]): Chance[] => list.slice(0, list.findLastIndex((chance) => chance.cases > 0n) + 1);
  return {
    bars: [
      rest("attacker loses", c.attacker_steps[0]!, "defender", "The attacker loses a step or more.", LOSSES),
      rest("defender loses", c.defender_steps[0]!, "attacker", "The defender loses a step or more.", LOSSES),
      rest("def. retreats", c.defender_retreat[0]!, "attacker", "The defender retreats a hex or more.", RETREAT),
      bar("defender DG", c.defender_dg, "attacker", "The defender is disorganized.", ["OCS 9.12"]),
      bar("defender gone", c.defender_gone, "attacker", "No defender is left in the hex.", ["OCS 9.11", "OCS 9.12"]),
      bar("exploit", c.exploit, "attacker", "Attackers may exploit.", ["OCS 9.13"]),
      bar("surprise, attacker", c.surprise_attacker, "none", "The roll for surprise favours the attacker.", [
        "OCS 9.8",
      ]),
      bar("surprise, defender", c.surprise_defender, "none", "The roll for surprise favours the defender.", [
        "OCS 9.8",
      ]),
    ],
    results: [...words("ocs.CombatResult").entries()]
      .map(([word, text], at): Bar => ({
        label: word,
        chance: Number(c.results[at]!),
        side: "none",
        why: why(short(text) + ".", ["OCS 9.9"], c.results[at]!),
      }))
      .filter(({ chance }) => chance > 0),
    histograms: [
      {
        title: "Attacker’s steps lost",
        side: "attacker",
        columns: columns(cut(c.attacker_steps)),
        why: why("The chance of each number of steps.", LOSSES),
      },
      {
        title: "Defender’s steps lost",
        side: "defender",
        columns: columns(cut(c.defender_steps)),
        why: why("The chance of each number of steps.", LOSSES),
      },
    ],
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
