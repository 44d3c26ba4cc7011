// What the log and the prompt of Axis & Allies say. In the log `#` begins a turn, `.` a phase, and `>` what follows
// from an order; paragraphs stand in brackets.
import type { GameEffect } from "grognard/axis_allies";
import type { Clicks } from "../host.js";
import type { Ruling } from "../shelf.js";
import { counted, SHORT, SITES } from "./facts.js";
import type { Facts } from "./facts.js";
import { NAMES } from "./powers.js";

const PHASES: Record<string, string> = {
  purchase: "Purchase", combat_movement: "Combat movement", combat: "Combat",
  noncombat_movement: "Non-combat movement", placement: "Placement",
};
const GROUNDS: Record<string, string> = {
  surrender: "the other side surrendered", capitals: "it holds the capitals that it needs",
  m84: "its territory is worth 84 IPC or more",
};

/** A space as players write it. */
const spaceName = (space: string): string => space.length <= 3 ? space.toUpperCase() : space.replace(/_/g, " ");

let sites: Set<string> | undefined;
/** An order as players write it: pieces by their kinds, and codes of spaces in capitals. */
export function says(line: string, facts: Facts): string {
  const known = sites ??= new Set(SITES());
  const kinds = (list: string): string =>
    counted(list.split(", ").map((piece) => facts.pieces.get(Number(piece.slice(1)))!.kind as string));
  return line.replace(/#\d+(?:, #\d+)*/g, kinds)
    .replace(/[a-z_]{3,}/g, (word) => known.has(word) ? spaceName(word) : SHORT[word] ?? word);
}

const cited = (cites: string[]): string => cites.length > 0 ? ` [${cites.join(", ")}]` : "";
const turn = ({ now }: Facts): string => `#${NAMES[now.power!]}, round ${now.round}`;

/** The lines of the log for an order. */
export function told(said: string, { cites, effects = [] }: Ruling, before: Facts, after: Facts): string[] {
  const out: string[] = [];
  if (said === "end") {
    const { hand } = before.now;
    const bought = Object.values(SHORT).flatMap((kind, at) => hand[at]! > 0 ? [`${hand[at]} ${kind}`] : []);
    const isBought = before.now.phase === "purchase" && bought.length > 0;
    if (isBought) out.push(`to place: ${bought.join(", ")}${cited(cites)}`);
  } else if (!said.startsWith("buy ")) {
    out.push(said + cited(cites));
  }
  out.push(...followed(effects as GameEffect[]));
  const { power, phase } = after.now;
  if (power !== before.now.power) out.push(turn(after));
  else if (phase !== before.now.phase) out.push(`.${PHASES[phase!]}`);
  return out;
}

// What follows from an order: pieces of one power with the same fate in one line.
function followed(effects: GameEffect[]): string[] {
  const groups = new Map<string, { effect: GameEffect; kinds: string[] }>();
  for (const effect of effects) {
    const key = `${effect.what} ${effect.power} ${effect.space} ${effect.rule} ${effect.amount}`;
    const group = groups.get(key);
    if (group) group.kinds.push(effect.kind as string);
    else groups.set(key, { effect, kinds: [effect.kind as string] });
  }
  return [...groups.values()].flatMap(({ effect, kinds }) => {
    const line = one(effect, kinds);
    return line === "" ? [] : [`>${line}${effect.rule ? ` [${effect.rule}]` : ""}`];
  });
}

function one({ what, power, space, amount }: GameEffect, kinds: string[]): string {
  const who = NAMES[power as string] ?? "";
  const where = space === null ? "" : spaceName(space as string);
  switch (what) {
    case "get": return `${who} gets ${amount} IPC`;
    case "territory": return `${who} takes ${where}`;
    case "aa_gun": return `${who} takes the gun in ${where}`;
    case "lost": return `${who} loses ${counted(kinds)}`;
    case "goes": return `${counted(kinds)} to ${where}`;
    case "raid": return `a raid on ${where}`;
    case "battle": return `a battle in ${where}`;
    case "complex": return `an industrial complex in ${where}`;
    default: return "";
  }
}

/** What is waited for. */
export function prompt({ now }: Facts, clicks: Clicks, isActive: boolean): string {
  const where = now.space === null ? "" : ` in ${spaceName(now.space as string)}`;
  const head = `${NAMES[now.power!]}: `;
  switch (now.waits) {
    case "dice": return isActive ? `${head}support the landing${where}, or roll.` : `${head}the battle${where}.`;
    case "losses": return isActive ? `Choose a loss${where}.` : `Losses are chosen${where}.`;
    case "submarines": return isActive ? `Withdraw submarines${where}, or stay.` : `Submarines may withdraw${where}.`;
    case "fighters": return isActive ? `Choose a fighter that lands on a carrier${where}.` : `Fighters land${where}.`;
    case "retreat":
      return head + (isActive ? `press the attack${where}, or retreat.` : `the battle${where} may go on.`);
    default: return isActive ? head + ordering(now.phase!, clicks) : `${head}${PHASES[now.phase!]!.toLowerCase()}.`;
  }
}

function ordering(phase: string, { from, pieces, kind }: Clicks): string {
  switch (phase) {
    case "purchase": return "buy pieces.";
    case "combat": return "choose a battle or a raid.";
    case "placement": return kind ? `place ${SHORT[kind as string]}.` : "choose what to place.";
    default: {
      if (!from) return `${PHASES[phase]!.toLowerCase()}. Choose a space.`;
      return pieces ? "choose where they go, or further pieces." : `choose pieces in ${spaceName(from as string)}.`;
    }
  }
}

/** How a game was won. */
export const won = (winner: string, ground: string): string =>
  `The ${winner === "axis" ? "Axis has" : "Allies have"} won: ${GROUNDS[ground]}.`;
