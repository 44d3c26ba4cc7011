// An engagement of 1950 Korea: a lead with its supporters and flankers.
import { korea as library } from "grognard";
import type { Korea } from "grognard";
import type { Settled, Shown, System } from "./attack.js";
import { empty } from "./attack.js";
import type { Bar } from "./ruling.js";
import { called, many, plain, signed } from "./say.js";
import type { Step } from "./say.js";

const qualities = ["d", "c", "b", "a"] as const;
const letters = ["D", "C", "B", "A"];
const around: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const ratioOf = (assessment: Korea.Assessment, side: "attacker" | "defender"): string =>
  `${assessment[`${side}_ratio_points`]}:${assessment[`${side}_ratio_losses`]}`;
const of = (steps: readonly Step[], about: string): Step[] => steps.filter((step) => step.about === about);
const sum = (modifiers: object): string =>
  Object.entries(modifiers)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${plain(name)} ${signed(value as number)}`)
    .join(", ") || "no modifiers";

type Answer = ReturnType<typeof library.combat.distribution>;
const wholeOf = (chances: Answer): string => `Of ${chances.value.denominator} cases.`;

// The chance of each number of losses of a side.
function losses(chances: Answer, side: "attacker" | "defender"): Shown["histograms"][number] {
  const columns = new Map<number, number>();
  for (const row of chances.rows) {
    const value = side === "attacker" ? row.attacker_losses : row.defender_losses;
    columns.set(value, (columns.get(value) ?? 0) + Number(row.cases) / Number(chances.value.denominator));
  }
  const most = Math.max(...columns.keys());
  return {
    title: side === "attacker" ? "Attacker’s losses" : "Defender’s losses",
    side,
    columns: Array.from({ length: most + 1 }, (_, value) => ({ value, chance: columns.get(value) ?? 0 })),
    why: { how: wholeOf(chances), cites: chances.cites },
  };
}

// Throws the dice of both sides.
function settling(assessment: Korea.Assessment): NonNullable<Shown["settle"]> {
  return (dice) => {
    const needs = assessment.attacker_dice + assessment.defender_dice;
    if (dice.length < needs) return { events: [], waits: needs - dice.length, options: [] };
    const rolled = library.combat.resolve({ assessment, dice: dice.slice(0, needs) }, { trail: true });
    const { losses, attacker_roll, defender_roll, differential } = rolled.value;
    const events: Settled["events"] = [
      {
        dice: dice.slice(0, needs),
        steps: rolled.trail ?? [],
        text: `${attacker_roll} against ${defender_roll}: a differential of ${signed(differential)}.`,
      },
    ];
    const side = losses.attacker > 0 ? ("attacker" as const) : ("defender" as const);
    const owed = Math.max(losses.attacker, losses.defender);
    events.push({
      side,
      text:
        owed === 0
          ? "Nobody loses anything."
          : `The ${side} owes ${many(owed, "loss point")}: flips, supporters, depots, points, retreat or rout pay.`,
    });
    return { events, waits: 0, options: [] };
  };
}

function shown(assessment: Korea.Assessment, trail: readonly Step[], cites: readonly string[]): Shown {
  const chances = library.combat.distribution({ assessment, by: "losses" });
  const all = Number(chances.value.denominator);
  const cases = (count: number | string): string => `${count} of ${all} cases.`;
  const bar = (label: string, chance: number, side: Bar["side"], how: string): Bar => ({
    label,
    chance,
    side,
    why: { how: `${how} ${cases(Math.round(chance * all))}`, cites: chances.cites },
  });
  const { attacker_loses: attacker, defender_loses: defender } = chances.value;
  return {
    verdict: "allowed",
    big: `${signed(assessment.attacker_drm)} / ${signed(assessment.defender_drm)}`,
    notes: [
      "modifiers of the two rolls",
      `losses at ${ratioOf(assessment, "attacker")} and ${ratioOf(assessment, "defender")}`,
    ],
    facts: [
      {
        label: "Attacker’s modifier",
        value: signed(assessment.attacker_drm),
        note: sum(assessment.attacker_modifiers),
        why: { steps: of(trail, "attackers") },
      },
      {
        label: "Defender’s modifier",
        value: signed(assessment.defender_drm),
        note: sum(assessment.defender_modifiers),
        why: { steps: of(trail, "defenders") },
      },
    ],
    bars: [
      bar("attacker loses", attacker, "defender", "The differential costs the attacker."),
      bar("defender loses", defender, "attacker", "The differential costs the defender."),
      bar("nobody loses", Math.max(0, 1 - attacker - defender), "none", "The differential costs nobody."),
    ],
    results: chances.rows.map((row) =>
      bar(
        `losses ${row.attacker_losses} to ${row.defender_losses}`,
        Number(row.cases) / all,
        row.attacker_losses > row.defender_losses
          ? "defender"
          : row.defender_losses > row.attacker_losses
            ? "attacker"
            : "none",
        row.lowest === row.highest
          ? `A differential of ${signed(row.lowest)}.`
          : `A differential of ${signed(row.lowest)} to ${signed(row.highest)}.`,
      ),
    ),
    histograms: [losses(chances, "attacker"), losses(chances, "defender")],
    trail,
    cites,
    settle: settling(assessment),
  };
}

/** The engagement. */
export const korea: System = {
  attacker: "Attacker (UN)",
  defender: "Defender (Communist)",
  measure: { label: "Defender loses", of: (shown) => shown.bars[1]?.chance ?? 0 },
  rows(value) {
    const [own, his] = [letters[value("lead", 2) - 1] ?? "C", letters[value("d_lead", 2) - 1] ?? "C"];
    const count = (
      side: 1 | 2,
      key: string,
      label: string,
      high: number,
      start: number,
      letter?: string,
    ): ReturnType<System["rows"]>["attacker"][number] => ({
      key,
      label,
      low: 0,
      high,
      start,
      ...(letter
        ? { face: { side, symbol: "infantry", size: "regiment", figures: letter } }
        : { face: { side, symbol: "fighter" } }),
    });
    const lead = (side: 1 | 2, key: string, letter: string): ReturnType<System["rows"]>["attacker"][number] => ({
      key,
      label: "Lead’s quality",
      low: 1,
      high: 4,
      start: 2,
      words: letters,
      face: { side, symbol: "infantry", size: "regiment", figures: letter },
    });
    return {
      attacker: [
        lead(1, "lead", own),
        count(1, "support", "Supporters", 5, 1, own),
        count(1, "flank", "Flankers", 5, 0, own),
        count(1, "air", "Air support", 6, 0),
      ],
      defender: [
        lead(2, "d_lead", his),
        count(2, "d_support", "Supporters", 5, 0, his),
        count(2, "d_air", "Air support", 6, 0),
      ],
      set: [
        { key: "kind", label: "Attack", low: 0, high: 1, start: 0, words: ["meeting", "prepared"] },
        { key: "mp", label: "MP modifier", low: 0, high: 3, start: 1, words: ["−1", "0", "+1", "+2"] },
        { key: "terrain", label: "Terrain", low: 0, high: 3, start: 0, words: ["clear", "+1", "+2", "+3"] },
      ],
    };
  },
  ask(value) {
    const unit = (side: Korea.Side, quality: number, hex: [number, number]): Korea.UnitInput => ({
      hex,
      side,
      quality: qualities[quality - 1]!,
      arm: "infantry",
    });
    const repeat = <T>(count: number, make: (at: number) => T): T[] =>
      Array.from({ length: count }, (_, at) => make(at));
    const attackers = [
      unit("un", value("lead"), around[0]!),
      ...repeat(value("support"), () => unit("un", value("lead"), around[0]!)),
      ...repeat(value("flank"), (at) => unit("un", value("lead"), around[at + 1]!)),
    ];
    const defenders = [
      unit("communist", value("d_lead"), [0, 0]),
      ...repeat(value("d_support"), () => unit("communist", value("d_lead"), [0, 0])),
    ];
    const isPrepared = value("kind") === 1;
    const ruling = library.combat.assess(
      {
        attackers,
        defenders,
        kind: isPrepared ? "prepared" : "meeting",
        mp_drm: isPrepared ? null : value("mp") - 1,
        attacker_support: { air: value("air") },
        defender_support: { air: value("d_air") },
        terrain:
          value("terrain") > 0
            ? [
                {
                  defender_drm: value("terrain"),
                  not_clear: true,
                  attacker_ratio_points: 1,
                  attacker_ratio_losses: 1,
                  defender_ratio_points: 2,
                  defender_ratio_losses: 1,
                },
              ]
            : [],
      },
      { trail: true },
    );
    const trail = called(ruling.trail ?? [], {});
    return ruling.verdict === "allowed"
      ? shown(ruling.value, trail, ruling.cites)
      : empty("forbidden", { trail, cites: ruling.cites });
  },
};
