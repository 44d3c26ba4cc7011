// Exact numbers: chances, expected numbers, and fractions of units.
import { GrognardFault, wrong, wrongType } from "./fault.js";

/** Certainty, in units of 1/2^63. */
export const CERTAIN = 1n << 63n;

/** An exact chance: so many cases of all. */
export class Chance {
  static name = "Chance";
  constructor(readonly cases: bigint, readonly of: bigint) {}
  /** The nearest number. */
  valueOf(): number {
    return this.of === 0n ? 0 : quotient(this.cases, this.of);
  }
  /** The cases and their whole, such as `500/7776`. */
  toString(): string {
    return `${this.cases}/${this.of}`;
  }
  /** The same text, which a question takes too. */
  toJSON(): string {
    return this.toString();
  }
}

/** An exact expected number: whole ones, and cases of one. */
export class Expectation {
  static name = "Expectation";
  constructor(readonly whole: bigint, readonly cases: bigint, readonly of: bigint) {}
  /** The nearest number. */
  valueOf(): number {
    return quotient(this.whole * this.of + this.cases, this.of);
  }
  /** A whole number and a fraction, such as `4 500/7776`. */
  toString(): string {
    return `${this.whole} ${this.cases}/${this.of}`;
  }
  /** The same text. */
  toJSON(): string {
    return this.toString();
  }
}

// The nearest double of a fraction: both parts may have more bits than a double.
function quotient(num: bigint, den: bigint): number {
  if (num === 0n) return 0;
  const bits = num.toString(2).length - den.toString(2).length;
  const shift = 66 - bits;
  const scaled = shift >= 0 ? (num << BigInt(shift)) / den : num / (den << BigInt(-shift));
  const exact = shift >= 0 ? scaled * den === num << BigInt(shift) : false;
  return Number(exact ? scaled : scaled | 1n) / 2 ** shift;
}

/** Returns a chance in units of 1/2^63. */
export function unitsOfChance(value: unknown): bigint {
  // A chance that was cloned is one too.
  const { cases: own, of: all } = (typeof value === "object" && value !== null ? value : {}) as Partial<Chance>;
  if (typeof own === "bigint" && typeof all === "bigint") value = `${own}/${all}`;
  if (typeof value === "number") {
    if (!(value >= 0 && value <= 1)) throw new GrognardFault("out_of_range", "", { value, low: 0, high: 1 });
    // Two steps, each without a loss: a double has no more than 53 digits.
    const scaled = value * 2 ** 63;
    return scaled < 2 ** 52 ? BigInt(roundedEven(scaled)) : BigInt(scaled);
  }
  const parts = typeof value === "string" ? /^(\d+)\/(\d+)$/.exec(value) : null;
  if (!parts) throw wrongType(value, "a chance from 0 to 1, such as 1/2");
  const cases = BigInt(parts[1]!);
  const of = BigInt(parts[2]!);
  if (of === 0n || of > CERTAIN) throw wrongType(value, "a chance from 0 to 1, such as 1/2");
  const units = (2n * cases * CERTAIN + of) / (2n * of);
  if (units >> 64n !== 0n) throw wrong("out_of_range", value);
  return units;
}

function roundedEven(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  return rest > 0.5 || rest === 0.5 && low % 2 === 1 ? low + 1 : low;
}

/** Reads an unsigned number of 64 bits: a number, a bigint, or its digits. */
export function wideOf(value: unknown): bigint {
  if (typeof value === "bigint" || typeof value === "string" && /^\+?\d{1,40}$/.test(value)) {
    const number = BigInt(value);
    if (number < 0n || number >> 64n !== 0n) throw wrong(typeof value === "string" ? "wrong_type" : "out_of_range", value);
    return number;
  }
  if (typeof value !== "number" || !Number.isInteger(value)) throw wrongType(value, "a whole number");
  if (value < 0 || value >= 2 ** 64) throw wrong("out_of_range", value);
  return BigInt(value);
}

function digits(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number < 2 ** 32 ? number : undefined;
}

/** Reads a text such as `2 1/2`, `5/2` or `2.5`: numerator and denominator, if it is one. */
export function mixed(text: string): [number, number] | undefined {
  let rest = text.trim();
  const minus = rest.startsWith("-");
  if (minus) rest = rest.slice(1);
  const found = (num: number, den: number): [number, number] => [minus ? -num : num, den];
  const point = rest.indexOf(".");
  if (point >= 0) {
    const whole = digits(rest.slice(0, point));
    const decimals = rest.slice(point + 1);
    const part = digits(decimals);
    if (whole === undefined || part === undefined || decimals.length > 9) return undefined;
    return found(whole * 10 ** decimals.length + part, 10 ** decimals.length);
  }
  let whole: number | undefined = 0;
  const space = rest.indexOf(" ");
  if (space >= 0) {
    whole = digits(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  const slash = rest.indexOf("/");
  if (slash < 0 && space >= 0) return undefined;
  const part = digits(slash < 0 ? rest : rest.slice(0, slash));
  const den = slash < 0 ? 1 : digits(rest.slice(slash + 1));
  if (whole === undefined || part === undefined || !den) return undefined;
  return found(whole * den + part, den);
}

/** Returns a number of parts as a text such as `2 1/2`, or as a number if it is whole. */
export function exactly(number: number, parts: number): number | string {
  if (number % parts === 0) return number / parts;
  const size = Math.abs(number);
  const rest = size % parts;
  let [a, b] = [parts, rest];
  while (b !== 0) [a, b] = [b, a % b];
  const whole = (size - rest) / parts;
  return `${number < 0 ? "-" : ""}${whole > 0 ? `${whole} ` : ""}${rest / a}/${parts / a}`;
}
