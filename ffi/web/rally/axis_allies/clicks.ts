// The clicks of Axis & Allies: what may be clicked in a position, and the orders that clicks give.
import type { Game } from "grognard/axis_allies";
import { isDone, why } from "../host.js";
import type { Actions, GameObject, Noun, Table } from "../host.js";
import { counted } from "./facts.js";
import type { Alike, Facts, Row } from "./facts.js";
import { isOwn } from "./powers.js";

/** What was clicked: a space and pieces there, or what is to be placed. */
interface Picked {
  from?: string;
  pieces?: number[];
  kind?: string;
}
type At = Table<Game, Facts>;

const first = (groups: Alike[]): number[] => groups.map(({ pieces }) => pieces[0]!);
const spaces = (rows: Row[] = []): string[] =>
  [...new Set(rows.flatMap(({ space }) => space === null ? [] : [space as string]))];

/** What a role may click. */
export function actions(facts: Facts, object: GameObject, role: string): Actions {
  const { now, steps } = facts;
  const clicks = object.clicks as Picked;
  const own = ({ owner }: Alike) => isOwn(object, role, owner);
  let out: Actions;
  switch (now.waits) {
    case "dice":
      out = { roll: 1, support: (steps.get("fight") ?? []).map(({ piece }) => piece!) };
      break;
    case "losses":
      out = { lose: first(facts.all.filter(own)) };
      break;
    case "fighters":
      out = { keep: first(facts.all.filter(own)) };
      if (steps.get("keep")?.some(({ piece }) => piece === null)) out["others"] = 1;
      break;
    case "submarines":
      out = submarines(facts, clicks, own);
      break;
    case "retreat":
      out = { press: 1, retreat: spaces(steps.get("retreat")) };
      if (steps.get("retreat")?.some(({ space }) => space === null)) out["break_off"] = 1;
      break;
    default:
      out = now.phase?.endsWith("movement") ? movement(facts, clicks) : ordering(facts, clicks);
  }
  // The fuzzer of the site would end most games by it.
  if (steps.has("surrender") && isOwn(object, role, now.power!) && !isFuzzed()) out["surrender"] = 1;
  for (const [verb, nouns] of Object.entries(out)) if (Array.isArray(nouns) && nouns.length === 0) delete out[verb];
  return out;
}

const isFuzzed = (): boolean => (globalThis as { RTT_FUZZER?: boolean }).RTT_FUZZER === true;

function submarines(facts: Facts, clicks: Picked, own: (group: Alike) => boolean): Actions {
  const picked = clicks.pieces?.[0];
  if (picked !== undefined) return { space: [...rowsOf(facts.all, picked).keys()], done: 1 };
  const stay = facts.steps.get("withdraw")?.some(({ piece }) => piece === null);
  return { piece: first(facts.all.filter(own)), ...stay ? { stay: 1 } : {} };
}

function ordering({ now, steps }: Facts, clicks: Picked): Actions {
  const out: Actions = {};
  if (now.phase === "purchase") out["buy"] = (steps.get("buy") ?? []).map(({ kind }) => kind as string);
  if (now.phase === "combat") {
    out["bomb"] = spaces(steps.get("bomb"));
    out["fight"] = spaces(steps.get("fight"));
  }
  if (now.phase === "placement") {
    const rows = steps.get("place") ?? [];
    if (clicks.kind) return { space: spaces(rows.filter(({ kind }) => kind === clicks.kind)), done: 1 };
    out["place"] = [...new Set(rows.map(({ kind }) => kind as string))];
  }
  if (steps.has("end")) out["end_phase"] = 1;
  return out;
}

function movement(facts: Facts, { from, pieces = [] }: Picked): Actions {
  if (from) return moving(facts, from, pieces);
  return { space: [...facts.from.keys()], ...facts.steps.has("end") ? { end_phase: 1 } : {} };
}

// Pieces of a space are chosen, and then where they go.
function moving(facts: Facts, from: string, picked: number[]): Actions {
  const groups = facts.alike(from);
  const common = together(groups, picked);
  const out: Actions = { piece: [], all: [], space: [], board: [], done: 1 };
  for (const { pieces, rows } of groups) {
    const left = pieces.filter((piece) => !picked.includes(piece));
    if (left.length === 0 || common && !common.some((row) => rows.has(row))) continue;
    (out["piece"] as Noun[]).push(left[0]!);
    if (left.length > 1) (out["all"] as Noun[]).push(left[0]!);
  }
  for (const where of common ?? []) {
    if (where === "raid") out["raid"] = 1;
    else if (where.startsWith("#")) (out["board"] as Noun[]).push(Number(where.slice(1)));
    else (out["space"] as Noun[]).push(where);
  }
  return out;
}

function rowsOf(groups: Alike[], piece: number): Map<string, Row> {
  return groups.find(({ pieces }) => pieces.includes(piece))?.rows ?? new Map();
}

// Where all of the chosen pieces may go; nothing if none is chosen.
function together(groups: Alike[], picked: number[]): string[] | null {
  if (picked.length === 0) return null;
  const of = new Set(picked.map((piece) => rowsOf(groups, piece)));
  const [some, ...others] = of;
  return [...some!.keys()].filter((where) => others.every((rows) => rows.has(where)));
}

const named = (pieces: number[]): string => pieces.map((piece) => `#${piece}`).join(", ");

/** Does what was clicked. */
export function click(table: At, verb: string, noun: Noun | undefined): void {
  const clicks = table.clicks as Picked;
  const { now } = table.facts;
  switch (verb) {
    case "surrender": return order(table, "surrender");
    case "end_phase": return order(table, "end");
    case "done": return void (table.clicks = {});
    case "roll": return table.roll(now.dice);
    case "support": return order(table, `fight ${table.facts.steps.get("fight")![0]!.space} with #${noun}`);
    case "lose": return order(table, `lose #${noun}`);
    case "keep": return order(table, `keep #${noun}`);
    case "others": return order(table, "keep");
    case "stay": case "press": return order(table, verb);
    case "break_off": return order(table, "retreat");
    case "retreat": return order(table, `retreat > ${noun}`);
    case "buy": return order(table, `buy 1 ${noun}`);
    case "bomb": return order(table, `bomb ${noun}`);
    case "fight": return fight(table, noun as string);
    case "place": return void (table.clicks = { kind: noun as string });
    case "piece": return pick(table, clicks, [noun as number]);
    case "all": {
      const group = table.facts.alike(clicks.from!).find(({ pieces }) => pieces.includes(noun as number))!;
      return pick(table, clicks, group.pieces.filter((piece) => !clicks.pieces?.includes(piece)));
    }
    case "raid": return go(table, clicks, "raid");
    case "board": return go(table, clicks, `#${noun}`);
    default:
      if (clicks.kind) return place(table, clicks.kind, noun as string);
      if (now.waits === "submarines") return order(table, `withdraw #${clicks.pieces![0]} > ${noun}`);
      if (clicks.from) return go(table, clicks, noun as string);
      table.clicks = { from: noun as string };
  }
}

function order(table: At, line: string): void {
  table.clicks = {};
  table.order(line);
}

function pick(table: At, clicks: Picked, more: number[]): void {
  table.clicks = { ...clicks, pieces: [...clicks.pieces ?? [], ...more] };
}

// A battle that only begins with the support of a battleship begins with the first.
function fight(table: At, space: string): void {
  const rows = table.facts.steps.get("fight")!.filter((row) => row.space === space);
  const alone = rows.some(({ piece }) => piece === null);
  order(table, alone ? `fight ${space}` : `fight ${space} with #${rows[0]!.piece}`);
}

function place(table: At, kind: string, space: string): void {
  order(table, `place 1 ${kind} ${space}`);
  const isLeft = table.facts.steps.get("place")?.some((row) => row.kind === kind);
  if (isLeft) table.clicks = { kind };
}

// The chosen pieces go together, or, if the rules have something against that, those that may, one after another.
function go(table: At, { from, pieces = [] }: Picked, where: string): void {
  const { facts, object } = table;
  const row = rowsOf(facts.alike(from!), pieces[0]!).get(where)!;
  const line = (ids: number[]): string => {
    if (row.step === "raid") return `raid ${named(ids)} ${from}`;
    if (row.step === "unload") return `land ${named(ids)} ${from} > ${where}`;
    if (row.step !== "board") return `${named(ids)} ${from} > ${where}`;
    return `load ${named(ids)} ${from} > ${facts.pieces.get(row.transport!)!.space} on ${where}`;
  };
  let gone = pieces;
  const answer = table.tries(line(pieces));
  if (!isDone(answer)) {
    if (pieces.length === 1) throw new Error(`${line(pieces)}: ${why(answer)}`);
    gone = pieces.filter((piece) => isDone(table.tries(line([piece]))));
    if (gone.length === 0) throw new Error(`${line(pieces)}: ${why(answer)}`);
    const left = pieces.filter((piece) => !gone.includes(piece)).map((id) => facts.pieces.get(id)!.kind as string);
    if (left.length > 0) object.log.push(`>${counted(left)} cannot go too [${why(answer)}]`);
  }
  // Those who may go on are still chosen.
  const further = row.step === "move" ? gone.filter((piece) => table.facts.from.get(where)?.has(piece)) : [];
  table.clicks = further.length > 0 ? { from: where, pieces: further } : {};
}

/** An order that nobody decides: dice without a choice, losses without one, a phase in which nothing can be done. */
export function forced(facts: Facts, object: GameObject): string | number | null {
  const { now, steps, rows } = facts;
  if (now.waits === "dice") return steps.has("fight") ? null : now.dice;
  if (now.waits === "losses") {
    const [group, ...others] = facts.all;
    const all = facts.all.flatMap(({ pieces }) => pieces);
    const owed = steps.get("lose")![0]!.most;
    if (others.length > 0 && all.length > owed) return null;
    return `lose ${named(others.length > 0 ? all : group!.pieces.slice(0, owed))}`;
  }
  if (now.waits === "submarines" && facts.all.length === 0) return "stay";
  // A phase that has just begun, and combat, of which nothing could be taken back.
  const last = object.orders[object.orders.length - 1];
  const begins = last === undefined || last === "end" || now.phase === "combat";
  const isIdle = now.waits === "orders" && rows.every(({ step }) => step === "end" || step === "surrender");
  return begins && isIdle ? "end" : null;
}

/** Who decides. */
export function deciders(facts: Facts): string[] {
  const { waits, power } = facts.now;
  const isOwners = waits === "losses" || waits === "fighters" || waits === "submarines";
  return isOwners ? [...new Set(facts.all.map(({ owner }) => owner))] : [power as string];
}
