// What can be ordered in Axis & Allies, as levels of a menu: the same as the handheld program has.
import type { AxisAllies } from "grognard";
import { force, kindName } from "./forces.js";
import { group, orderOf, phaseNames, powerNames } from "./situation.js";
import type { Situation } from "./situation.js";
import { begun } from "./say.js";
import { placeName } from "./world.js";

type Row = AxisAllies.Choice;
/** An item: it leads to others, or is an order, perhaps of a number that is chosen, perhaps with dice. */
export interface Item {
  label: string;
  note?: string;
  /** The space on the map that stands for it. */
  space?: string | undefined;
  items?: () => Item[];
  order?: (count: number) => string | Row | { step: string };
  most?: number;
  dice?: number;
  danger?: boolean;
}

function sorted<K>(rows: readonly Row[], key: (row: Row) => K): Map<K, Row[]> {
  const all = new Map<K, Row[]>();
  for (const row of rows) all.set(key(row), [...(all.get(key(row)) ?? []), row]);
  return all;
}
const byLabel = (items: Item[]): Item[] => items.sort((a, b) => a.label.localeCompare(b.label));

// Pieces of a kind, so many of them, and a line with their numbers.
function pieces(
  now: Situation,
  rows: readonly Row[],
  line: (ids: string, from: string) => string,
  most?: number,
): Item[] {
  const alike = (row: Row): string => {
    const piece = now.pieces.get(row.piece!)!;
    return `${String(orderOf(piece.kind!)).padStart(2, "0")} ${piece.spent} ${piece.owner}`;
  };
  return [...sorted(rows, alike)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, rows]): Item => {
      const piece = now.pieces.get(rows[0]!.piece!)!;
      const extra =
        most !== undefined
          ? ""
          : piece.aboard !== null
            ? " (aboard a ship)"
            : piece.spent > 0
              ? ` (moved ${piece.spent})`
              : "";
      return {
        label:
          most !== undefined
            ? `Lose ${kindName(piece.kind!, true)}`
            : `${begun(kindName(piece.kind!, true))}${extra}`,
        most: Math.min(rows.length, most ?? rows.length),
        ...(most !== undefined ? { note: `${powerNames[piece.owner]!}; ${most} must be lost` } : {}),
        order: (count) =>
          line(
            rows
              .slice(0, count)
              .map((row) => `#${row.piece}`)
              .join(" "),
            String(piece.space),
          ),
      };
    });
}

const ownedBy = (now: Situation, space: string): string => {
  const owner = now.owner.get(space) ?? "nobody";
  return owner === "nobody" ? "" : `of ${powerNames[owner]!}; `;
};

function moves(now: Situation, rows: readonly Row[]): Item[] {
  const from = sorted(rows, (row) => String(now.pieces.get(row.piece!)!.space));
  return byLabel(
    [...from].map(([source, rows]): Item => ({
      label: placeName(source),
      space: source,
      note: group(now.there.get(source) ?? []),
      items: () =>
        byLabel(
          [...sorted(rows, (row) => String(row.space))].map(([goal, rows]): Item => ({
            label: `to ${placeName(goal)}`,
            space: goal,
            note: `${ownedBy(now, goal)}${group(now.there.get(goal) ?? []) || "empty"}`,
            items: () => pieces(now, rows, (ids, space) => `${ids} ${space} > ${goal}`),
          })),
        ),
    })),
  );
}

function single(rows: readonly Row[], label: (row: Row) => string, space: (row: Row) => string | undefined): Item[] {
  const seen = new Map<string, Item>();
  for (const row of rows)
    if (!seen.has(label(row))) seen.set(label(row), { label: label(row), order: () => row, space: space(row) });
  return byLabel([...seen.values()]);
}

function withCount(row: Row, label: string): Item {
  return {
    label,
    most: Math.max(1, row.most),
    space: row.space === null ? undefined : String(row.space),
    order: (count) => ({
      step: row.step!,
      kind: row.kind,
      ...(row.space === null ? {} : { space: row.space }),
      count,
    }),
  };
}

const titles: [step: string, title: string][] = [
  ["buy", "Buy"],
  ["move", "Move"],
  ["board", "Board a transport"],
  ["unload", "Unload"],
  ["raid", "Raid a complex"],
  ["bomb", "Fly a raid"],
  ["fight", "Fight a battle"],
  ["place", "Place"],
];
const throwers: Record<string, string> = {
  aa_fire: "AA gun",
  support_fire: "battleships",
  submarine_fire: "submarines",
  attack_fire: "attackers",
  defence_fire: "defenders",
};

function section(now: Situation, step: string, rows: readonly Row[]): Item[] {
  const piece = (row: Row): AxisAllies.GamePiece => now.pieces.get(row.piece!)!;
  const own = (row: Row): string => begun(kindName(piece(row).kind!));
  const space = (row: Row): string | undefined => (row.space === null ? undefined : String(row.space));
  if (step === "buy") return rows.map((row) => withCount(row, begun(kindName(row.kind!, true))));
  if (step === "move") return moves(now, rows);
  if (step === "board")
    return single(
      rows,
      (row) => `${own(row)}, ${placeName(piece(row).space)}, on #${row.transport} in ${placeName(row.space)}`,
      space,
    );
  if (step === "unload")
    return single(rows, (row) => `${own(row)}, ${placeName(piece(row).space)}, to ${placeName(row.space)}`, space);
  if (step === "raid") return single(rows, (row) => `Bomber over ${placeName(row.space)}`, space);
  if (step === "bomb") return single(rows, (row) => `Over ${placeName(row.space)}`, space);
  if (step === "fight")
    return single(
      rows,
      (row) => `${placeName(row.space)}${row.piece === null ? "" : `, with battleship #${row.piece}`}`,
      space,
    );
  return [...sorted(rows, (row) => row.kind!)].map(([kind, rows]) => ({
    label: begun(kindName(kind, true)),
    items: () => rows.map((row) => withCount(row, `in ${placeName(row.space)}`)),
  }));
}

/** What can be ordered now. */
export function levels(now: Situation, rows: readonly Row[]): Item[] {
  const of = sorted(rows, (row) => String(row.step));
  const take = (step: string): Row[] => of.get(step) ?? [];
  const forces = now.battle
    ? `Attackers: ${force(now.battle.attacker)}. Defenders: ${force(now.battle.defender)}.`
    : "";
  const thrower = now.battle
    ? ` of the ${throwers[now.battle.stage ?? ""] ?? "game"}`
    : now.isRaid
      ? " of the raid"
      : "";
  const items: Item[] = take("dice").map((row) => ({
    label: `Throw ${row.count === 1 ? "the die" : `${row.count} dice`}${thrower}`,
    order: () => row,
    dice: row.count,
    note: forces,
  }));
  const lose = take("lose");
  if (lose.length > 0) items.push(...pieces(now, lose, (ids) => `lose ${ids}`, lose[0]!.most));
  for (const row of take("keep")) {
    const piece = row.piece === null ? undefined : now.pieces.get(row.piece);
    items.push({
      label: piece ? `Land ${powerNames[piece.owner]!} fighter #${row.piece}` : "Land the others in their order",
      order: () => row,
    });
  }
  for (const row of take("withdraw")) {
    items.push({
      label: row.piece !== null ? `Submarine #${row.piece} to ${placeName(row.space)}` : "The others stay",
      order: () => row,
      space: row.space === null ? undefined : String(row.space),
    });
  }
  for (const row of take("press")) items.push({ label: "Go on with the battle", order: () => row, note: forces });
  for (const row of take("retreat")) {
    items.push({
      label: row.space === null ? "The aircraft retreat" : `Retreat to ${placeName(row.space)}`,
      order: () => row,
      space: row.space === null ? undefined : String(row.space),
    });
  }
  for (const [step, title] of titles) {
    const found = take(step);
    if (found.length > 0) items.push({ label: title, items: () => section(now, step, found) });
  }
  for (const row of take("end"))
    items.push({ label: `End of ${phaseNames[now.value.phase ?? ""] ?? "the phase"}`, order: () => row });
  for (const row of take("surrender"))
    items.push({
      label: "Surrender",
      danger: true,
      items: () => [{ label: "Yes: the other side has won", order: () => row }],
    });
  return items;
}
