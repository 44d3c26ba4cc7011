// Records: plain objects to memory, and memory to plain objects.
import { CODES, GrognardFault, inside, unknownWord, wrong, wrongType } from "./fault.js";
import { calls, piece, put, U8, within } from "./memory.js";
import { Expectation } from "./numbers.js";
import { store } from "./scalars.js";
import type { Context, Field, Shape } from "./kinds.js";

type Values = Record<string, unknown>;

/** Reads a record from its text: a force, or what a counter prints. */
export function readText(shape: Shape, base: number, text: unknown): void {
  if (typeof text !== "string") throw wrongType(text, "a text");
  within(() => {
    const room = piece(shape.size);
    const status = text.includes("\0") ? 1 : calls[shape.reader!]!(put(text), room);
    if (text.includes("\0")) throw wrong("bad_text", text);
    if (status !== 0) throw wrong(CODES[status]!, text);
    U8.copyWithin(base, room, room + shape.size);
  });
}

const wanted = (shape: Shape): string => shape.isHex ? "{ q, r } or [q, r]" : shape.force ? "an object or a text" : "an object";

/** Checks the fields beside a counter's text. Only the system whose units have counters brings it along. */
let checkCounter: typeof import("./counters.js").checkCounter | undefined;

/** Takes this check in. */
export function counters(check: typeof checkCounter): void {
  checkCounter = check;
}

/** Writes an object to memory that is zero. */
export function writeRecord(shape: Shape, base: number, value: unknown, context: Context): void {
  if (typeof value !== "object" || value === null) {
    if (shape.force && typeof value === "string") return readText(shape, base, value);
    throw wrongType(value, wanted(shape));
  }
  if (Array.isArray(value)) {
    if (!shape.isHex || value.length !== 2) throw wrongType(value, wanted(shape));
    value.forEach((item, at) => writeField(shape, base, shape.fields[at]!.name, item, context, `[${at}]`));
    return;
  }
  const { nones } = shape;
  for (let at = 0; at < nones.length; at++) store(nones[at]!.size, base + nones[at]!.at, nones[at]!.none);
  const values = value as Values;
  const counter = shape.counter ? values["counter"] : undefined;
  if (counter != null) {
    try {
      readText(shape, base, counter);
    } catch (fault) {
      throw inside(fault, "counter");
    }
  }
  const found = writeFields(shape, base, values, context);
  if (counter != null) checkCounter!(shape, base, values, counter as string, context);
  if (found !== shape.needed) {
    const missing = shape.required.find(({ bit }) => (found & bit) === 0)!;
    throw new GrognardFault("missing_field", missing.name);
  }
}

function writeField(shape: Shape, base: number, name: string, value: unknown, context: Context, path = name): void {
  try {
    shape.by.get(name)!.put(base, value, context);
  } catch (fault) {
    throw inside(fault, path);
  }
}

// Writes the fields of an object; returns the bits of those that it must have.
function writeFields(shape: Shape, base: number, values: Values, context: Context): number {
  const { by } = shape;
  let key = "";
  let found = 0;
  let isLate = false;
  try {
    if (context.sorted) values = Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
    const { order, inOrder } = shape;
    let at = 0;
    for (key in values) {
      const value = values[key];
      // Most objects of a shape have the same fields in the same order.
      let field: Field | undefined;
      if (order[at] === key) {
        field = inOrder[at];
      } else {
        field = by.get(key);
        if (field !== undefined) {
          order[at] = key;
          inOrder[at] = field;
        }
      }
      at++;
      if (field === undefined) {
        if (!shape.counter || key !== "counter") throw unknownWord("unknown_field", "", key, shape.names);
      } else if (value !== null && value !== undefined) {
        found |= field.bit;
        if (field.by === undefined) field.put(base, value, context);
        else isLate = true;
      }
    }
  } catch (fault) {
    throw inside(fault, key);
  }
  if (isLate) {
    // An amount whose unit is that of a word is read after the word.
    for (const { name, by: word } of shape.fields) {
      if (word !== undefined && values[name] != null) writeField(shape, base, name, values[name], context);
    }
  }
  return found;
}

// Records that are said in a few words: as a text they are these. Who brings odds along says so.
class Force {
  static name = "Force";
  toString(): string {
    const all = Object.entries(this).filter(([, count]) => typeof count === "number" && count !== 0);
    return all.length === 0 ? "none" : all.map(([name, count]) => `${count} ${name}`).join(", ");
  }
}
let Odds: (new () => object) | undefined;

/** Takes the class of odds in. */
export function odds(own: typeof Odds): void {
  Odds = own;
}

/** Reads a record from memory. */
export function readRecord(shape: Shape, base: number, context: Context): unknown {
  if (shape.sum) return readSum(shape, base, context);
  const { fields, make } = shape;
  if (make !== undefined) {
    // A record holds none of its own kind, so that the room is its own until the object is made.
    const { values } = shape;
    for (let at = 0; at < fields.length; at++) values[at] = fields[at]!.get(base, context);
    return make(values);
  }
  const out = (shape.force ? new Force() : Odds && shape.name === "Odds" ? new Odds() : {}) as Values;
  const { names } = shape;
  for (let at = 0; at < fields.length; at++) out[names[at]!] = fields[at]!.get(base, context);
  return out;
}

// A record that is one number: the sum of its fields.
function readSum(shape: Shape, base: number, context: Context): number | Expectation {
  let sum = 0;
  let whole = 0n;
  let [cases, of] = [0n, 1n];
  for (const field of shape.fields) {
    const value = field.get(base, context);
    if (field.share === "1") {
      whole += BigInt(value as number);
      sum += Number(value);
    } else if (context.exact) {
      ({ cases, of } = value as { cases: bigint; of: bigint });
    } else {
      sum += value as number;
    }
  }
  return context.exact ? new Expectation(whole, cases, of) : sum;
}
