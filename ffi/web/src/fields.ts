// Fields of records: how each is written and read.
import { GrognardFault, inside, wrongType } from "./fault.js";
import { decoded, encoded, piece, U16, U32, U8 } from "./memory.js";
import { readRecord, writeRecord } from "./records.js";
import { encoder, shower, sizeOf, store, storeWide } from "./scalars.js";
import type { Encode } from "./scalars.js";
import { shapeOf } from "./shapes.js";
import { vocabulary } from "./words.js";
import type { Context, Field, RawField, RawShape, Shape } from "./kinds.js";
import { putView } from "./views.js";

type Put = Field["put"];
type Get = Field["get"];

// What every field has. All are laid out alike, so that their properties are found at once.
class Ready {
  bit = 0;
  name = "";
  at = 0;
  kind = "";
  low: undefined;
  high: undefined;
  size: undefined;
  of: undefined;
  count: undefined;
  holes: undefined;
  each: undefined;
  rule: undefined;
  item: undefined;
  first: undefined;
  parts: undefined;
  unit: undefined;
  by: undefined;
  share: undefined;
  share_of: undefined;
  required: undefined;
  ordered: undefined;
  as_given: undefined;
  named: undefined;
  places: undefined;
  through: undefined;
  constructor(readonly put: Put, readonly get: Get) {}
}

/** Gives an object what a table says of the properties that it has. */
export function own<T extends object>(to: T, from: object): T {
  for (const key of Object.keys(to)) if (key in from) to[key as keyof T] = from[key as keyof object];
  return to;
}

/** Makes the fields of a shape ready. */
export function fields(raw: RawShape, shape: Shape): Field[] {
  const all = raw.fields.map((field): Field =>
    own(new Ready(putter(field, shape), getter(field, shape)) as unknown as Field, field));
  const { there } = raw;
  const optional = there && all.find((field) => field.name === there.field);
  if (there && optional) {
    const { get, at } = optional;
    optional.get = (base, context) => {
      const said = shape.by.get(there.by)!.get(base, context) as string | null;
      const { size } = shapeOf(optional.of!);
      const isThere = said !== null && (there.with.length === 0 || there.with.includes(said));
      return isThere || U8.subarray(base + at, base + at + size).some((byte) => byte !== 0) ? get(base, context) : null;
    };
  }
  return all;
}

// A field's meaning is that of its items.
function itemOf(field: RawField): RawField {
  const { rule, item, first, parts, unit, share, share_of, name } = field;
  const meaning = { rule, item, first, parts, unit, share, share_of };
  for (const key of Object.keys(meaning) as (keyof typeof meaning)[]) if (meaning[key] === undefined) delete meaning[key];
  return { ...field.each!, ...meaning, name, at: 0 } as RawField;
}

// A shape is made ready when it is first used: records may hold one another.
function lazily(name: string): () => Shape {
  let shape: Shape | undefined;
  return () => shape ??= shapeOf(name);
}

function putter(field: RawField, shape: Shape): Put {
  const { at, kind, name } = field;
  switch (kind) {
    case "wide":
      return (base, value) => storeWide(field, base + at, value);
    case "record": {
      const of = lazily(field.of!);
      return (base, value, context) => writeRecord(of(), base + at, value, context);
    }
    case "view":
      return (base, value, context) => putView(base + at, value, field, context);
    case "text":
      return (base, value) => {
        if (typeof value !== "string") throw wrongType(value, "a text");
        const bytes = encoded(value);
        if (bytes.length > field.count! || value.includes("\0")) throw new GrognardFault("out_of_range", "");
        U8.fill(0, base + at, base + at + field.count!);
        U8.set(bytes, base + at);
      };
    case "array": {
      const one = setter(itemOf(field), shape);
      const holes = field.holes || field.item !== undefined;
      const { count, size } = field as { count: number; size: number };
      return (base, value, context) => {
        if (!Array.isArray(value)) throw wrongType(value, "a list");
        each(value, value.length, (item, index) => {
          if (index >= count) throw new GrognardFault("out_of_range", "", { low: 0, high: count });
          if (item === null || item === undefined) {
            if (holes) return;
            throw wrongType(item, "a value");
          }
          one(base + at + index * size, item, context, base);
        });
      };
    }
    case "list": {
      const one = setter(itemOf(field), shape);
      const size = field.size!;
      const { through, ordered } = field;
      return (base, value, context) => {
        if (!Array.isArray(value)) throw wrongType(value, "a list");
        const count = value.length;
        if (count === 0) return;
        const first = piece(count * size);
        U32[base + at >> 2] = first;
        U32[(base + at >> 2) + 1] = count;
        if (through !== undefined) context.through = context.open;
        const moved = context.moved?.get(name);
        if (moved) {
          for (let index = 0; index < count; index++) {
            try {
              one(first + index * size, value[moved[index]!], context, base);
            } catch (fault) {
              throw inside(fault, `[${moved[index]}]`);
            }
          }
        } else {
          let index = 0;
          try {
            for (; index < count; index++) {
              const item: unknown = value[index];
              if (item === null || item === undefined) throw wrongType(item, "a value");
              one(first + index * size, item, context, base);
              if (ordered && (item as { hex?: unknown }).hex == null) throw new GrognardFault("missing_field", "hex");
            }
          } catch (fault) {
            throw inside(fault, `[${index}]`);
          }
        }
        context.through = false;
      };
    }
    default: {
      const encode = encoder(field, shape);
      const size = sizeOf(field);
      return shortly(field, encode) ?? ((base, value, context) => store(size, base + at, encode(value, context, base)));
    }
  }
}

// Whether the number of a field stands for something else.
function isMeant(field: RawField): boolean {
  return ["rule", "item", "parts", "by", "share", "share_of"].some((key) => key in field);
}

// The short ways of what most fields are: words, and whole numbers within their bounds.
function shortly(field: RawField, encode: Encode): Put | null {
  const { at, kind, size, low = 0, high = 0 } = field;
  if (kind === "word") {
    const { codes } = vocabulary(field.of!);
    // Most often it is the word that it was the last time.
    let last: unknown;
    let code = 0;
    return (base, value, context) => {
      if (value !== last) {
        code = codes.get(value as string) ?? encode(value, context, base);
        last = value;
      }
      U8[base + at] = code;
    };
  }
  if (kind !== "int" && kind !== "said" || isMeant(field)) return null;
  const zero = kind === "said" ? high + 1 : 0;
  const other: Encode = (value, context, base) => value === 0 && low <= 0 ? zero : encode(value, context, base);
  if (size === 1) {
    return (base, value, context) => { U8[base + at] = isWithin(value, low, high) ? value : other(value, context, base); };
  }
  if (size === 2) {
    return (base, value, context) => { U16[base + at >> 1] = isWithin(value, low, high) ? value : other(value, context, base); };
  }
  return (base, value, context) => { U32[base + at >> 2] = isWithin(value, low, high) ? value : other(value, context, base); };
}

// Whether a value is a whole number within bounds and not 0, which may be written in its own way.
function isWithin(value: unknown, low: number, high: number): value is number {
  return typeof value === "number" && (value | 0) === value && value >= low && value <= high && value !== 0;
}

// As many items as there is room for: a getter may make the list longer.
function each(list: unknown[], count: number, work: (item: unknown, index: number) => void): void {
  let index = 0;
  try {
    for (; index < count; index++) work(list[index], index);
  } catch (fault) {
    throw inside(fault, `[${index}]`);
  }
}

// What writes an item; `base` is the address of the record that has the list.
function setter(field: RawField, shape: Shape): (at: number, value: unknown, context: Context, base: number) => void {
  if (field.kind === "record") {
    const of = lazily(field.of!);
    return (at, value, context) => writeRecord(of(), at, value, context);
  }
  if (field.kind === "wide") return (at, value) => storeWide(field, at, value);
  if (field.kind === "array") {
    const put = putter({ ...field, at: 0 }, shape);
    return (at, value, context) => put(at, value, context);
  }
  const encode = encoder(field, shape);
  const size = sizeOf(field);
  return (at, value, context, base) => store(size, at, encode(value, context, base));
}

function getter(field: RawField, shape: Shape): Get {
  const { at, kind } = field;
  switch (kind) {
    case "record": {
      const of = lazily(field.of!);
      return (base, context) => readRecord(of(), base + at, context);
    }
    case "text":
      return (base) => {
        let end = base + at;
        while (end < base + at + field.count! && U8[end] !== 0) end++;
        return decoded(base + at, end - base - at);
      };
    case "array": {
      const one = reader(itemOf(field), shape);
      const { count, size } = field as { count: number; size: number };
      const references = field.item !== undefined;
      return (base, context) => {
        const all: unknown[] = [];
        for (let index = 0; index < count; index++) all.push(one(base + at + index * size, base, context));
        while (references && all.length > 0 && all[all.length - 1] === null) all.pop();
        return all;
      };
    }
    case "list":
    case "view":
      // An answer has no lists.
      return () => null;
    case "word": {
      const { words } = vocabulary(field.of!);
      return (base) => words[U8[base + at]!] ?? null;
    }
    case "flag":
      return (base) => U8[base + at] !== 0;
    default: {
      const { size, low = 0 } = field;
      if (kind === "int" && !isMeant(field) && size !== 4 && low >= 0) {
        return size === 1 ? (base) => U8[base + at] : (base) => U16[base + at >> 1];
      }
      const show = shower(field, shape);
      return (base, context) => show(base + at, base, context);
    }
  }
}

function reader(field: RawField, shape: Shape): (at: number, base: number, context: Context) => unknown {
  if (field.kind === "record") {
    const of = lazily(field.of!);
    return (at, _base, context) => readRecord(of(), at, context);
  }
  if (field.kind === "array") {
    const get = getter({ ...field, at: 0 }, shape);
    return (at, _base, context) => get(at, context);
  }
  return shower(field, shape);
}
