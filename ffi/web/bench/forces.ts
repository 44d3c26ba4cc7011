// The forces of a battle of Axis & Allies: the counters of each side, and the question that they are.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import { exactness, plain, round } from "./say.js";
import { valueOf } from "./tray.js";
import type { Row } from "./tray.js";
import type { Values } from "./link.js";

/** A kind that fights. */
export type Kind = keyof typeof names;
const names = {
  infantry: ["infantry", "infantry"],
  armor: ["armor", "armor"],
  fighter: ["fighter", "fighters"],
  bomber: ["bomber", "bombers"],
  transport: ["transport", "transports"],
  submarine: ["submarine", "submarines"],
  carrier: ["carrier", "carriers"],
  battleship: ["battleship", "battleships"],
  aa_gun: ["AA gun", "AA guns"],
  industrial_complex: ["complex", "complexes"],
} as const;

/** `3 infantry`, `1 fighter`. */
export function counted(count: number, kind: string): string {
  const [one, more] = names[kind as Kind] ?? [plain(kind), plain(kind)];
  return `${count} ${count === 1 ? one : more}`;
}
/** The name of a kind, of one or of more. */
export const kindName = (kind: string, isMany = false): string =>
  names[kind as Kind]?.[isMany ? 1 : 0] ?? plain(kind);

/** A force in words. */
export function force(of: object): string {
  const parts = Object.entries(of).filter(([, count]) => typeof count === "number" && count > 0);
  return parts.map(([kind, count]) => counted(count as number, kind)).join(", ") || "nobody";
}

const land: Kind[] = ["infantry", "armor", "fighter", "bomber"];
const sea: Kind[] = ["transport", "submarine", "fighter", "bomber", "carrier", "battleship"];
const starts: Record<string, number> = {
  a_infantry: 3,
  a_armor: 1,
  d_infantry: 2,
  d_fighter: 1,
  a_submarine: 2,
  a_fighter_sea: 1,
  d_transport: 1,
  d_battleship: 1,
};

/** Whether the battle is at sea. */
export const isAtSea = (values: Values): boolean => values.at === "1";

/** The rows of a side. */
export function rowsOf(values: Values, side: "a" | "d"): Row[] {
  const kinds = isAtSea(values) ? sea.filter((kind) => side === "a" || kind !== "bomber") : land;
  return kinds.map((kind) => {
    const { value } = axis_allies.units.values({ kind });
    const key = `${side}_${kind}`;
    const isShip = !["fighter", "bomber"].includes(kind);
    const start = isAtSea(values)
      ? kind === "fighter" && side === "a"
        ? 1
        : isShip
          ? (starts[key] ?? 0)
          : 0
      : (starts[key] ?? 0);
    return {
      key,
      label: `${kindName(kind, true).replace(/^./, (letter) => letter.toUpperCase())}`,
      low: 0,
      high: 250,
      start,
      face: { side: side === "a" ? 1 : 2, symbol: kind, figures: `${value.attack}-${value.defence}` },
    };
  });
}

/** The circumstances. */
export function circumstances(values: Values): Row[] {
  const place: Row = { key: "at", label: "Where", low: 0, high: 1, start: 0, words: ["on land", "at sea"] };
  const leave: Row = {
    key: "leave",
    label: "Attacker retreats after round",
    low: 0,
    high: 20,
    start: 0,
    shown: (value) => (value === 0 ? "never" : String(value)),
  };
  if (isAtSea(values)) return [place, leave];
  return [
    place,
    { key: "gun", label: "AA gun", low: 0, high: 1, start: 0, words: ["no", "yes"] },
    { key: "support", label: "Support shots", low: 0, high: 5, start: 0 },
    { key: "keep", label: "Keeps a land unit to take it", low: 0, high: 1, start: 0, words: ["no", "yes"] },
    leave,
  ];
}

/** The counts of a side. */
export function counts(values: Values, side: "a" | "d"): Partial<Record<Kind, number>> {
  return Object.fromEntries(rowsOf(values, side).map((row) => [row.key.slice(2), valueOf(row, values)]));
}

/** The question about a battle. */
export function question(
  values: Values,
  extra: { side: "a" | "d"; kind: string } | null = null,
): AxisAllies.BattleDistributionQuestion {
  const [attackers, defenders] = [counts(values, "a"), counts(values, "d")] as [
    Record<string, number>,
    Record<string, number>,
  ];
  if (extra) {
    const side = extra.side === "a" ? attackers : defenders;
    side[extra.kind] = (side[extra.kind] ?? 0) + 1;
  }
  const number = (key: string): number => {
    const row = circumstances(values).find((row) => row.key === key);
    return row ? valueOf(row, values) : 0;
  };
  const support = number("support");
  const plan: AxisAllies.PlanInput = { retreat_after: number("leave") };
  if (number("keep") === 1) {
    if ((attackers.infantry ?? 0) > 0) plan.keep_infantry = 1;
    else plan.keep_armor = 1;
  }
  return {
    kind: isAtSea(values) ? "sea" : "land",
    aa_gun: number("gun") === 1,
    waves: [{ force: attackers, support, amphibious: support > 0, plan }],
    defender: defenders,
  };
}

/** All units of a question. */
export const size = (asked: AxisAllies.BattleDistributionQuestion): number =>
  [asked.waves[0]!.force, asked.defender].reduce(
    (sum, side) => sum + Object.values(side as object).reduce((all, n) => all + n, 0),
    0,
  );

/** Why a chance of a battle is what it is. */
export function counting(chances: AxisAllies.BattleChances, what: string): string {
  return `${what} Every sequence of dice is followed to the end of the battle: ${exactness(chances.missing)}.`;
}

/** Losses in words. */
export const lostWords = (lost: AxisAllies.ExpectedForce): string =>
  (Object.keys(names) as Kind[])
    .filter((kind) => ((lost as unknown as Record<string, number>)[kind] ?? 0) > 0.0005)
    .map((kind) => `${round((lost as unknown as Record<string, number>)[kind]!, 2)} ${kindName(kind, true)}`)
    .join(", ") || "nothing";

/** What a chance is now, against what it was. */
export function difference(now: number, before: number): string {
  const points = 100 * (now - before);
  if (Math.abs(points) < 1e-9) return "0";
  return `${points >= 0 ? "+" : "−"}${Math.abs(points) < 0.05 ? "<0.1" : Math.abs(points).toFixed(1)}`;
}
