// How a game of Axis & Allies stands: its pieces by space, the owners, the battle at hand.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import { words } from "grognard/texts";
import { counted } from "./forces.js";
import { begun, meaning, short } from "./say.js";
import { placeName, siteOf, world } from "./world.js";

/** The powers, in the order of the lists that have something for each. */
export const powers = [...words("axis_allies.Power").keys()].filter((power) => power !== "nobody");
export const powerNames: Record<string, string> = {
  ussr: "USSR",
  germany: "Germany",
  uk: "United Kingdom",
  japan: "Japan",
  usa: "USA",
  nobody: "nobody",
};
export const phaseNames: Record<string, string> = {
  purchase: "purchase",
  combat_movement: "combat movement",
  combat: "combat",
  noncombat_movement: "non-combat movement",
  placement: "placement",
};
const kinds = [...words("axis_allies.Kind").keys()];
/** The place of a kind in lists. */
export const orderOf = (kind: string): number => kinds.indexOf(kind);

/** How a game stands. */
export interface Situation {
  value: AxisAllies.Situation;
  pieces: Map<number, AxisAllies.GamePiece>;
  there: Map<string, AxisAllies.GamePiece[]>;
  owner: Map<string, string>;
  complexes: Set<string>;
  /** The battle at hand; none in a raid. */
  battle: AxisAllies.Battle | null;
  isRaid: boolean;
}

/** Looks at the text of a position. */
export function situation(text: string): Situation {
  const position = { text };
  const { value, rows } = axis_allies.game.look({ position });
  const now: Situation = {
    value,
    pieces: new Map(),
    there: new Map(),
    owner: new Map(),
    complexes: new Set(),
    battle: null,
    // A raid is at hand by a line of its own.
    isRaid: value.space !== null && /^raid /m.test(text),
  };
  for (const piece of rows) {
    now.pieces.set(piece.id, piece);
    const space = String(piece.space);
    now.there.set(space, [...(now.there.get(space) ?? []), piece]);
  }
  for (const { id, facts } of world().values()) {
    now.owner.set(id, facts.owner ?? "nobody");
    if (facts.industrial_complex) now.complexes.add(id);
  }
  for (const holding of axis_allies.game.holdings({ position }).rows) {
    if (holding.owner && holding.owner !== "nobody") now.owner.set(String(holding.space), holding.owner);
    if (holding.industrial_complex) now.complexes.add(String(holding.space));
  }
  if (value.space !== null && !now.isRaid) {
    const battle = axis_allies.game.battle({ position, space: value.space });
    now.battle = battle.verdict === "allowed" ? battle.value : null;
  }
  return now;
}

/** What stands where on a board of a question: its units, each for as many pieces as it counts. */
export function onBoard(
  units: readonly Record<string, unknown>[],
  holdings: readonly Record<string, unknown>[],
): Pick<Situation, "there" | "owner" | "complexes"> {
  const now = {
    there: new Map<string, AxisAllies.GamePiece[]>(),
    owner: new Map<string, string>(),
    complexes: new Set<string>(),
  };
  for (const { id, facts } of world().values()) {
    now.owner.set(id, facts.owner ?? "nobody");
    if (facts.industrial_complex) now.complexes.add(id);
  }
  for (const { space, owner } of holdings)
    if (typeof owner === "string" && owner !== "nobody") now.owner.set(siteOf(space), owner);
  for (const unit of units) {
    const space = siteOf(unit.space);
    const piece = {
      id: 0,
      aboard: null,
      space,
      kind: unit.kind,
      owner: unit.owner,
      spent: 0,
      engaged: false,
      owes: null,
      due: null,
      rule: null,
    } as AxisAllies.GamePiece;
    now.there.set(space, [
      ...(now.there.get(space) ?? []),
      ...Array.from({ length: Math.max(1, Number(unit.count ?? 1)) }, () => piece),
    ]);
  }
  return now;
}

/** A group of pieces in words: `3 infantry, 1 armor`. */
export function group(pieces: readonly AxisAllies.GamePiece[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of pieces) counts.set(kind!, (counts.get(kind!) ?? 0) + 1);
  return kinds
    .filter((kind) => counts.has(kind))
    .map((kind) => counted(counts.get(kind)!, kind))
    .join(", ");
}

/** Whose they are, each with his pieces. */
export function byOwner(
  pieces: readonly AxisAllies.GamePiece[],
): { power: string; pieces: AxisAllies.GamePiece[] }[] {
  return powers
    .map((power) => ({ power, pieces: pieces.filter(({ owner }) => owner === power) }))
    .filter(({ pieces }) => pieces.length > 0);
}

/** A line about whose turn it is and what is going on. */
export function status(now: Situation): { who: string; phase: string; line: string; over: string | null } {
  const { value } = now;
  const hand = value.hand.flatMap((count, kind) => (count > 0 ? [counted(count, kinds[kind]!)] : []));
  const cash = value.cash[powers.indexOf(value.power)] ?? 0;
  const winner = value.winner === "axis" ? "The Axis has" : "The Allies have";
  const ground = short(meaning("axis_allies.Ground", value.ground));
  const line =
    value.space !== null
      ? `${placeName(value.space)}${now.battle ? `, round ${now.battle.round} of the battle` : now.isRaid ? ", a raid" : ""}`
      : `Round ${value.round}, ${cash} IPC${hand.length > 0 ? `; bought: ${hand.join(", ")}` : ""}`;
  const over =
    value.winner === "neither" ? null : `${winner} won: ${ground.charAt(0).toLowerCase()}${ground.slice(1)}`;
  return { who: powerNames[value.power]!, phase: phaseNames[value.phase ?? ""] ?? "", line, over };
}

/** An effect of an order in words. */
function effectOf(effect: AxisAllies.GameEffect, before: Situation): string {
  const piece = effect.piece !== null ? before.pieces.get(effect.piece) : undefined;
  const kind = piece?.kind ?? effect.kind;
  const what = `${kind ? counted(1, kind).slice(2) : "piece"}${piece ? ` of ${powerNames[piece.owner]!}` : ""}`;
  const power = powerNames[effect.power] ?? "";
  const space = effect.space === null ? "" : placeName(effect.space);
  const text: Partial<Record<string, string>> = {
    pay: `${power} pays ${effect.amount} IPC.`,
    get: `${power} gets ${effect.amount} IPC.`,
    territory: `${power} takes ${space}.`,
    aa_gun: `${power} takes the AA gun in ${space}.`,
    lost: `${begun(what)} is lost.`,
    goes: `${begun(what)} goes to ${space}.`,
    battle: `A battle is to be fought in ${space}.`,
    raid: `A raid is to be flown over ${space}.`,
    placed: `${power} places ${effect.kind ? `1 ${counted(1, effect.kind).slice(2)}` : "a piece"} in ${space}.`,
    complex: `${power} builds an industrial complex in ${space}.`,
    turn: `${power}’s turn begins.`,
    won: "The game is won.",
  };
  // A name may end with a stop of its own.
  return (text[effect.what ?? ""] ?? begun(String(effect.what))).replace(/\.\.$/, ".");
}

/** Effects in words; those that repeat are counted. */
export function told(effects: readonly AxisAllies.GameEffect[], before: Situation): string[] {
  const counts = new Map<string, number>();
  for (const effect of effects) {
    const text = effectOf(effect, before);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, times]) => (times > 1 ? `${times}× ${text}` : text));
}
