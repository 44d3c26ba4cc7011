// Measures as they are given: numbers of units that are counted in parts, and amounts beside a word that says their unit.
import { read } from "./amounts.js";
export { shown } from "./amounts.js";
import { amended, GrognardFault, wrong } from "./fault.js";
import { U8 } from "./memory.js";
import { mixed } from "./numbers.js";
import { vocabulary } from "./words.js";
import type { RawField, Shape } from "./kinds.js";
import type { Encode } from "./scalars.js";

/**
 * Returns a number of units as a whole number of parts: a number, or a text such as `2 1/2`. A number stands for the fraction
 * of which it is the nearest double, so that what an answer says may be asked again.
 */
function partsOf(value: unknown, parts: number): number {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw wrong("wrong_type", value);
    const all = Math.round(value * parts);
    if (all / parts === value) return all;
    throw wrong(Math.abs(value) >= 2 ** 63 ? "out_of_range" : "inexact", value);
  }
  if (typeof value === "bigint") {
    if (value >> 63n === 0n || value >> 63n === -1n) return Number(value) * parts;
    throw wrong("out_of_range", value);
  }
  const read = typeof value === "string" ? mixed(value) : undefined;
  if (!read) throw wrong("wrong_type", value);
  const product = BigInt(read[0]) * BigInt(parts);
  const den = BigInt(read[1]);
  if (product % den !== 0n) throw wrong("inexact", value);
  return Number(product / den);
}

/** Returns what writes a measure within bounds. */
export function measured(low: number, high: number, parts: number, unit: string): Encode {
  const measure = { unit, parts };
  return (value, context) => {
    let number: number;
    try {
      number = partsOf(value, parts);
    } catch (fault) {
      if (fault instanceof GrognardFault) amended(fault, { measure });
      throw fault;
    }
    if (number >= low && number <= high) return number;
    if (context.clamped) return high;
    const units = (n: number) => Math.trunc(n / parts);
    throw new GrognardFault("out_of_range", "", { value, low: units(low), high: units(high), measure });
  };
}

/** Returns what writes an amount beside a word; `plain` writes one without a unit. */
export function beside(field: RawField, shape: Shape, plain: Encode): Encode {
  const { low = 0, high = 0 } = field;
  const readers = new Map<number, Encode>();
  return (value, context, base) => {
    const word = shape.by.get(field.by!)!;
    const { parts, units, first, amounts } = vocabulary(word.of!);
    const at = U8[base + word.at]! - first;
    if (typeof value === "string" && amounts?.[at]) return read(amounts[at], value);
    const own = parts?.[at] ?? 0;
    if (own === 0) {
      // Without a unit a number is whole; as a text too.
      const said = typeof value === "string" ? mixed(value) : undefined;
      return plain(said && said[0] % said[1] === 0 ? said[0] / said[1] : value, context, base);
    }
    let reader = readers.get(at);
    if (!reader) readers.set(at, reader = measured(low, high, own, units![at]!));
    return reader(value, context, base);
  };
}
