// Values of one number: from JavaScript to the number in memory, and back.
import { GrognardFault, unknownWord, wrong, wrongType } from "./fault.js";
import { I16, I32, I8, U16, U32, U64, U8, wide } from "./memory.js";
import { CERTAIN, Chance, exactly, unitsOfChance, wideOf } from "./numbers.js";
import { ruleId, ruleNumber, vocabulary } from "./words.js";
import type { Context, RawField, Shape } from "./kinds.js";

/** Writes a number of one to four bytes. */
export function store(size: number, at: number, value: number): void {
  if (size === 1) U8[at] = value;
  else if (size === 2) U16[at >> 1] = value;
  else U32[at >> 2] = value;
}

/** Reads a number of one to four bytes. */
export function fetched(size: number, signed: boolean, at: number): number {
  if (size === 1) return signed ? I8[at]! : U8[at]!;
  if (size === 2) return signed ? I16[at >> 1]! : U16[at >> 1]!;
  return signed ? I32[at >> 2]! : U32[at >> 2]!;
}

/** The mark of a place that was said as a number is above this. */
const MOST_PLACES = 32767;

/** Returns the number that memory has for a value; `base` is the address of its record. */
export type Encode = (value: unknown, context: Context, base: number) => number;
/** Returns the value of what stands at an address. */
export type Show = (at: number, base: number, context: Context) => unknown;

// Measures as they are given. Only the systems that take some bring this along.
let measures: typeof import("./measures.js") | undefined;

/** Takes what reads measures. */
export function measuring(how: typeof measures): void {
  measures = how;
}

function odd(value: unknown, low: number, high: number): GrognardFault {
  if (typeof value === "bigint") return new GrognardFault("out_of_range", "", { value, low, high });
  if (typeof value !== "number" || !Number.isInteger(value)) return wrongType(value, "a whole number");
  return new GrognardFault("out_of_range", "", { value, low, high });
}

function whole(low: number, high: number): Encode {
  return (value, context) => {
    if (typeof value === "number" && value >= low && value <= high && Number.isInteger(value)) return value;
    if (typeof value === "bigint" && value >= low && value <= high) return Number(value);
    const fault = odd(value, low, high);
    if (context.clamped && fault.code === "out_of_range") return high;
    throw fault;
  };
}

function place(name: string): Encode {
  const { codes, list } = vocabulary(name);
  return (value, context) => {
    if (typeof value === "string") {
      const code = codes.get(value);
      if (code === undefined) throw unknownWord("unknown_word", "", value, list);
      // Places of the caller's own have no names.
      if (context.names?.ownPlaces) throw new GrognardFault("unknown_word", "", { value });
      return code;
    }
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MOST_PLACES) {
      throw odd(value, 1, MOST_PLACES);
    }
    if (value !== 0 && !context.names) context.numbers = true;
    return value;
  };
}

function reference(field: RawField, low: number, high: number): Encode {
  const first = field.first!;
  const isUnit = field.item === "board.units";
  const isOpen = field.item === "";
  const number = whole(low, high - 1);
  return (value, context) => {
    const name = number(value, context, 0);
    const { names } = context;
    if (names === null || !(context.through ? isOpen : isUnit)) return name + first;
    const at = names.place(name);
    if (at < 0) throw new GrognardFault("out_of_range", "", { value: name, noUnit: true });
    return at + first;
  };
}

/** Returns what writes a kind of one number. */
export function encoder(field: RawField, shape: Shape): Encode {
  const { kind, low = 0, high = 0 } = field;
  switch (kind) {
    case "word": {
      const { codes, list } = vocabulary(field.of!);
      return (value) => {
        const code = codes.get(value as string);
        if (code !== undefined) return code;
        throw typeof value === "string" ? unknownWord("unknown_word", "", value, list) : wrongType(value, "a word");
      };
    }
    case "flag":
      return (value) => {
        if (typeof value !== "boolean") throw wrongType(value, "true or false");
        return value ? 1 : 0;
      };
    case "place":
      return place(field.of!);
    case "said": {
      const number = field.parts === undefined ? whole(low, high) : measures!.measured(low, high, field.parts, field.unit!);
      return (value, context, base) => {
        const said = number(value, context, base);
        return said === 0 ? high + 1 : said;
      };
    }
    default:
  }
  if (field.rule) {
    const number = whole(low, high);
    return (value, context, base) => {
      if (typeof value !== "string") return number(value, context, base);
      const rule = ruleNumber(value);
      if (rule === 0) throw wrong("unknown_word", value);
      return rule;
    };
  }
  if (field.item !== undefined) return reference(field, low, high);
  if (field.parts !== undefined) return measures!.measured(low, high, field.parts, field.unit!);
  // A step of a trail, which is never given, has such an amount in every system.
  const number = whole(low, high);
  return field.by === undefined || !measures ? number : measures.beside(field, shape, number);
}

/** Writes a number of 64 bits. */
export function storeWide(field: RawField, at: number, value: unknown): void {
  U64[at >> 3] = field.share === CERTAIN.toString() ? unitsOfChance(value) : wideOf(value);
}

/** Returns the bytes of one value. */
export function sizeOf(field: RawField): number {
  return field.kind === "wide" ? 8 : field.kind === "place" ? 2 : field.kind === "word" || field.kind === "flag" ? 1 : field.size!;
}

// What shows cases of a whole.
function share(field: RawField, shape: Shape): Show {
  const isWide = field.kind === "wide";
  const size = sizeOf(field);
  const number = (at: number) => isWide ? wide(at) : fetched(size, false, at);
  const count = (at: number) => isWide ? U64[at >> 3]! : BigInt(fetched(size, false, at));
  if (field.share !== undefined) {
    const all = Number(field.share);
    const whole = BigInt(field.share);
    return (at, _base, context) => context.exact ? new Chance(count(at), whole) : number(at) / all;
  }
  return (at, base, context) => {
    const of = shape.by.get(field.share_of!)!;
    const isWhole = of.kind === "wide";
    if (context.exact) {
      return new Chance(count(at), isWhole ? U64[base + of.at >> 3]! : BigInt(fetched(of.size!, false, base + of.at)));
    }
    const all = isWhole ? wide(base + of.at) : fetched(of.size!, false, base + of.at);
    return all > 0 ? number(at) / all : 0;
  };
}

/** Returns what shows a kind of one number. */
export function shower(field: RawField, shape: Shape): Show {
  const { kind, low = 0, high = 0 } = field;
  if (field.share_of !== undefined || field.share !== undefined && field.share !== "1") return share(field, shape);
  const size = sizeOf(field);
  const signed = low < 0;
  switch (kind) {
    case "word": {
      const { words } = vocabulary(field.of!);
      return (at) => words[U8[at]!] ?? null;
    }
    case "flag":
      return (at) => U8[at] !== 0;
    case "wide":
      return (at) => {
        const number = wide(at);
        return number <= Number.MAX_SAFE_INTEGER ? number : U64[at >> 3]!.toString();
      };
    case "place": {
      const { words } = vocabulary(field.of!);
      return (at, _base, context) => {
        const number = U16[at >> 1]!;
        return number === 0 ? null : context.numbers ? number : words[number] ?? number;
      };
    }
    case "said": {
      const { parts } = field;
      return (at, _base, context) => {
        const number = fetched(size, signed, at);
        if (number === 0) return null;
        if (number === high + 1) return 0;
        return parts === undefined ? number : context.exact ? exactly(number, parts) : number / parts;
      };
    }
    default:
  }
  if (field.rule) return (at) => ruleId(fetched(size, false, at));
  if (field.item !== undefined) {
    const first = field.first!;
    const isUnit = field.item === "board.units";
    const isOpen = field.item === "" && field.name === "unit";
    return (at, _base, context) => {
      const number = fetched(size, false, at);
      if (first === 0 ? number === high : number < first) return null;
      const { names } = context;
      return names !== null && (isUnit || isOpen && context.speaks) ? names.name(number - first) : number - first;
    };
  }
  if (field.parts !== undefined) {
    const parts = field.parts;
    return (at, _base, context) => {
      const number = fetched(size, signed, at);
      return context.exact ? exactly(number, parts) : number / parts;
    };
  }
  if (field.by !== undefined) {
    return (at, base, context) => {
      const word = shape.by.get(field.by!)!;
      const { parts, first, amounts } = vocabulary(word.of!);
      const beside = U8[base + word.at]! - first;
      const number = fetched(size, signed, at);
      if (amounts?.[beside]) return measures!.shown(amounts[beside], number);
      const own = Math.max(parts?.[beside] ?? 1, 1);
      return context.exact ? exactly(number, own) : number / own;
    };
  }
  return (at) => fetched(size, signed, at);
}
