// Orders of a game: a line, a row of the choices with its dice, or a kind of order with its fields, in which units, hexes
// and sides may be said by their names.
import { GrognardFault, inside, unknownWord, wrongType } from "./fault.js";
import { calls, encoded, I32, piece, put, within } from "./memory.js";
import type { Field, RawGame, Shape } from "./kinds.js";

type Values = Record<string, unknown>;
type Verb = RawGame["verbs"][number];

/** What the orders of a system's game are. */
export interface Orders {
  system: string;
  raw: RawGame;
  /** The question of an order. */
  question: Shape;
  /** A row of the choices. */
  row: Shape;
}

/** The memory in which names are found. */
export interface Named {
  at: number;
  words: number;
}

// The number of what a name in a field names, or the two of a hex; nothing if nothing has it.
function find(game: Named, orders: Orders, field: string, isPair: boolean, name: string): unknown {
  if (name.includes("\0")) return undefined;
  return within(() => {
    const found = piece(8);
    const call = calls[`grog_${orders.system}_play_find`]!;
    if (call(game.at, game.words, put(field), put(name), found, 0) !== 0) return undefined;
    return isPair ? [I32[found >> 2], I32[(found >> 2) + 1]] : I32[found >> 2];
  });
}

const isRecord = (field: Field | undefined): boolean => (field?.each ?? field)?.kind === "record";

// A field's value with numbers for names. The caller's objects stay as they are.
function unnamed(game: Named, orders: Orders, field: string, path: string, value: unknown, isItem: boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((item, at) => unnamed(game, orders, field, `${path}[${at}]`, item, true));
  }
  if (typeof value === "object" && value !== null) {
    const all: Values = {};
    for (const [key, item] of Object.entries(value)) all[key] = unnamed(game, orders, key, `${path}.${key}`, item, false);
    return all;
  }
  if (typeof value !== "string" || !orders.raw.named.includes(field)) return value;
  const of = orders.question.by.get(field);
  const one = (name: string): unknown => {
    const found = find(game, orders, field, isRecord(of), name);
    if (found === undefined) throw new GrognardFault("unknown_name", path, { value: name });
    return found;
  };
  if (isItem || of?.kind !== "list") return one(value);
  // Several in one text.
  return value.split(/[\s>]+/).filter((name) => name !== "").map(one);
}

const bytesOf = (text: string): number[] => Array.from(encoded(text));

/** Returns the question of a kind of order with its fields. */
export function byName(game: Named, orders: Orders, verb: Verb, fields: Values): Values {
  const question: Values = { [orders.raw.key]: verb.name };
  for (const name of Object.keys(fields)) {
    if (!verb.fields.includes(name)) throw unknownWord("unknown_field", name, name, verb.fields);
  }
  for (const name of verb.fields.slice(0, verb.required)) {
    if (fields[name] == null) throw new GrognardFault("missing_field", name);
  }
  for (const name of verb.fields) {
    const value = fields[name];
    if (typeof value === "string" && name === verb.words) question["words"] = bytesOf(value);
    else if (typeof value === "boolean" && verb.flags.includes(name)) question[name] = value ? 1 : 0;
    else if (value != null) question[name] = unnamed(game, orders, name, name, value, false);
  }
  return question;
}

// The kind of an order that is an object.
function verbOf(orders: Orders, order: Values): Verb {
  const { key, verbs } = orders.raw;
  const said = order[key];
  if (said == null) throw new GrognardFault("missing_field", key);
  if (typeof said !== "string") throw inside(wrongType(said, "a word"), key);
  const verb = verbs.find((verb) => verb.name === said);
  if (!verb) throw unknownWord("unknown_word", key, said, verbs.map((verb) => verb.name));
  return verb;
}

// Whether an object is a row of the choices: all of its fields are a row's, and some not those of the kind of order.
function isRow(orders: Orders, verb: Verb, order: Values): boolean {
  const names = Object.keys(order).filter((name) => name !== orders.raw.key && order[name] !== undefined);
  return names.every((name) => orders.row.by.has(name)) && names.some((name) => !verb.fields.includes(name));
}

/** Returns the question of an order. */
export function given(game: Named, orders: Orders, order: unknown, dice: readonly number[] | undefined): Values {
  if (typeof order === "string") {
    if (order.trim() === "") throw new GrognardFault("missing_field", "line[0]");
    return { line: bytesOf(order) };
  }
  if (typeof order !== "object" || order === null || Array.isArray(order)) {
    throw new TypeError("grognard: an order is a line, a row of the choices, or an object of its fields");
  }
  const values = order as Values;
  const verb = verbOf(orders, values);
  if (isRow(orders, verb, values)) return dice === undefined ? { choice: values } : { choice: values, dice };
  const { [orders.raw.key]: _verb, ...fields } = values;
  return byName(game, orders, verb, fields);
}
