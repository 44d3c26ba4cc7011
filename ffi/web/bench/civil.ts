// A combat of the Civil War, by a results table that is an example, no game's.
import { acw } from "grognard";
import type { Acw, Chance } from "grognard";
import type { Shown, System } from "./attack.js";
import { empty } from "./attack.js";
import { ratio } from "./ocs.js";
import type { Bar } from "./ruling.js";
import { begun, called, many, signed } from "./say.js";
import type { Step } from "./say.js";

const around: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
/** The example's table. */
export const table: Acw.TableInput = {
  columns: [
    { attack: 1, defence: 2 },
    { attack: 1, defence: 1 },
    { attack: 2, defence: 1 },
    { attack: 3, defence: 1 },
  ],
  rows: 6,
  first: 1,
  cells: [2, 3, 3, 3, 1, 2, 3, 3, 1, 2, 2, 3, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1],
  results: [
    { code: 1, attacker: { retreat: 1 } },
    { code: 2, exchange: true },
    { code: 3, defender: { retreat: 1, losses: 1 }, attacker: { advance: true } },
  ],
};

type Result = { code: number; exchange: boolean; attacker: Fate; defender: Fate };
interface Fate {
  losses: number;
  retreat: number;
  eliminated: boolean;
  disorganized: boolean;
  advance: boolean;
  together: boolean;
}

/** A result of a table in words. */
function resultWords(result: Result): string {
  const of = (side: string, fate: Fate): string[] => {
    const parts = [
      fate.eliminated ? "is eliminated" : "",
      fate.losses > 0 ? `loses ${many(fate.losses, "unit")}` : "",
      fate.retreat > 0 ? `retreats ${many(fate.retreat, "hex", "hexes")}` : "",
      fate.disorganized ? "is disorganized" : "",
      fate.advance ? "may advance" : "",
    ].filter(Boolean);
    return parts.length > 0 ? [`the ${side} ${parts.join(", ")}`] : [];
  };
  return (
    [
      ...(result.exchange ? ["exchange"] : []),
      ...of("attacker", result.attacker),
      ...of("defender", result.defender),
    ].join("; ") || "nothing"
  );
}

const filter = (steps: readonly Step[], what: string[]): Step[] =>
  steps.filter((step) => what.includes(step.what ?? ""));

function shown(assessment: Acw.Assessment, trail: readonly Step[], cites: readonly string[]): Shown {
  const chances = acw.combat.distribution({ assessment, table }, { exact: true });
  const c = chances.value as unknown as Record<string, Chance> & { denominator: number };
  const bar = (label: string, key: string, side: Bar["side"], how: string): Bar => ({
    label,
    chance: Number(c[key]!),
    side,
    why: { how: `${how} ${ratio(c[key]!)}`, cites: chances.cites },
  });
  return {
    verdict: "allowed",
    big: `${assessment.odds.attack}:${assessment.odds.defence}`,
    notes: [`${assessment.attack} SP to ${assessment.defence}, DRM ${signed(assessment.drm)}`, "table: an example"],
    facts: [
      {
        label: "Odds",
        value: `${assessment.odds.attack}:${assessment.odds.defence}`,
        note: `${assessment.attack} SP to ${assessment.defence}`,
        why: { steps: filter(trail, ["strength", "total", "odds"]) },
      },
      {
        label: "Column",
        value: `${assessment.heading.attack}:${assessment.heading.defence}`,
        why: { steps: filter(trail, ["column", "shift"]) },
      },
      {
        label: "Die roll modifier",
        value: signed(assessment.drm),
        why: { steps: filter(trail, ["drm", "modifier", "flanked", "sum"]) },
      },
      {
        label: "Cohesion",
        value: `${assessment.attacker_cohesion} / ${assessment.defender_cohesion}`,
        why: { steps: filter(trail, ["rating", "cohesion"]) },
      },
    ],
    bars: [
      bar("att. suffers", "attacker_adverse", "defender", "The result is adverse to the attacker."),
      bar("def. suffers", "defender_adverse", "attacker", "The result is adverse to the defender."),
      bar("attacker driven", "attacker_driven", "defender", "The attacker has to leave his hexes."),
      bar("defender driven", "defender_driven", "attacker", "The defender has to leave his hexes."),
      bar("exchange", "exchange", "none", "Both lose by exchange."),
      bar("defender gone", "defender_eliminated", "attacker", "All defenders are eliminated."),
    ],
    results: chances.rows.map((row): Bar => ({
      label: `result ${row.result.code}`,
      chance: Number(row.cases) / Number(c.denominator),
      side: "none",
      why: {
        how: `${resultWords(row.result as Result)}. ${row.cases} of ${c.denominator} cases.`,
        cites: chances.cites,
      },
    })),
    histograms: [],
    trail,
    cites,
    settle: (dice) => {
      if (dice.length < 1) return { events: [], waits: 1, options: [] };
      const rolled = acw.combat.resolve({ assessment, table, dice: dice.slice(0, 1) }, { trail: true });
      const result = rolled.value.result as Result;
      return {
        events: [
          {
            dice: dice.slice(0, 1),
            steps: rolled.trail ?? [],
            text: `Result ${result.code}: ${resultWords(result)}.`,
          },
        ],
        waits: 0,
        options: [],
      };
    },
  };
}

/** The combat. */
export const civil: System = {
  attacker: "Attacker",
  defender: "Defender",
  measure: { label: "Defender suffers", of: (shown) => shown.bars[1]?.chance ?? 0 },
  rows() {
    const row = (
      side: 1 | 2,
      key: string,
      label: string,
      symbol: string,
      figures: string,
      start: number,
    ): ReturnType<System["rows"]>["attacker"][number] => ({
      key,
      label,
      low: 0,
      high: 6,
      start,
      face: { side, symbol, figures },
    });
    return {
      attacker: [
        row(1, "foot", "Infantry 4", "infantry", "4", 2),
        row(1, "guns", "Guns 3", "artillery", "3", 1),
        row(1, "horse", "Cavalry 2", "cavalry", "2", 0),
        { key: "cohesion", label: "Cohesion", low: 1, high: 9, start: 5 },
      ],
      defender: [
        row(2, "d_foot", "Infantry 4", "infantry", "4", 1),
        row(2, "d_guns", "Guns 3", "artillery", "3", 0),
        { key: "d_cohesion", label: "Cohesion", low: 1, high: 9, start: 5 },
      ],
      set: [
        { key: "order", label: "Attackers", low: 0, high: 1, start: 0, words: ["in order", "disorganized"] },
        { key: "flank", label: "From", low: 0, high: 2, start: 0, words: ["one hex", "two hexes", "three hexes"] },
      ],
    };
  },
  ask(value) {
    const attackers: Acw.UnitInput[] = [];
    const defenders: Acw.UnitInput[] = [];
    const add = (kind: Acw.Kind, strength: number, count: number): void => {
      for (let left = count; left > 0; left--) {
        attackers.push({
          hex: around[attackers.length % (value("flank") + 1)]!,
          kind,
          strength,
          cohesion: value("cohesion"),
          disorganized: value("order") === 1,
        });
      }
    };
    add("infantry", 4, value("foot"));
    add("artillery", 3, value("guns"));
    add("cavalry", 2, value("horse"));
    for (const [kind, strength, key] of [
      ["infantry", 4, "d_foot"],
      ["artillery", 3, "d_guns"],
    ] as const) {
      for (let left = value(key); left > 0; left--)
        defenders.push({ hex: [0, 0], kind, strength, cohesion: value("d_cohesion") });
    }
    const ruling = acw.combat.assess({ attackers, defenders, table }, { trail: true });
    const names = (units: Acw.UnitInput[]): string[] =>
      units.map(({ kind, strength }) => `${begun(String(kind))} ${strength}`);
    const trail = called(ruling.trail ?? [], { attackers: names(attackers), defenders: names(defenders) });
    return ruling.verdict === "allowed"
      ? shown(ruling.value, trail, ruling.cites)
      : empty("forbidden", { trail, cites: ruling.cites });
  },
};
