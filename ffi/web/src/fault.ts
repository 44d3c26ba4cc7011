// Faults: what is wrong with a question.
import common from "../generated/common.packed.json";
import type { FaultCode } from "../generated/common.js";

export type { FaultCode };

/** What a fault says besides its code and its path. */
export interface FaultDetails {
  /** The value that was rejected. */
  value?: unknown;
  /** The lowest number allowed. */
  low?: number;
  /** The highest number allowed. */
  high?: number;
  /** The name of the limit of this library that the highest number is. */
  limit?: string;
  /** The words that there are. */
  words?: readonly string[];
  /** The word that was most likely meant. */
  nearest?: string;
  /** Of a contradiction, the path of the other field. */
  other?: string;
  /** Of a contradiction, the number or the word in the other field. */
  otherValue?: number | string;
  /** Of a contradiction, what cannot be together. */
  why?: string;
  /** What would do in place of a word of a text, or of a value of another type. */
  needs?: string;
  /** Whether pieces are wanted where there are none. */
  noneThere?: boolean;
  /** Whether the value is an id that no unit has. */
  noUnit?: boolean;
  /** The unit in which a number is counted, and its parts. */
  measure?: { unit: string; parts: number };
}

/** A malformed question: the code and the field at fault. What the rules forbid is an answer, not a fault. */
export class GrognardFault extends Error implements FaultDetails {
  static override name = "GrognardFault";
  override name = GrognardFault.name;
  /** The code, the same in every language. */
  readonly code: FaultCode;
  /** The path of the field, such as `attackers[2].combat_side.strength`. Indices count from 0. */
  readonly path: string;
  declare readonly value?: unknown;
  declare readonly low?: number;
  declare readonly high?: number;
  declare readonly limit?: string;
  declare readonly words?: readonly string[];
  declare readonly nearest?: string;
  declare readonly other?: string;
  declare readonly otherValue?: number | string;
  declare readonly why?: string;
  declare readonly needs?: string;
  declare readonly noneThere?: boolean;
  declare readonly noUnit?: boolean;
  declare readonly measure?: { unit: string; parts: number };

  constructor(code: FaultCode, path = "", details: FaultDetails = {}) {
    // The message is the error's own, so that a clone keeps it.
    super("");
    this.code = code;
    this.path = path;
    amended(this, details);
  }

  /** Whether something is a fault. Each entry of the package has a class of its own; a fault of one is a fault of all. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === GrognardFault.name && "code" in value;
  }

  /** The code, the path and what else is known, as plain data that can be cloned and sent. */
  toJSON(): object {
    const { name: _name, stack: _stack, ...rest } = this as Record<string, unknown>;
    if (typeof rest["value"] === "bigint") rest["value"] = String(rest["value"]);
    return { ...rest, message: this.message };
  }
}

/** Changes what a fault says. */
export function amended(fault: GrognardFault, more: FaultDetails & { path?: string }): GrognardFault {
  Object.assign(fault, more);
  fault.message = messageOf(fault);
  return fault;
}

/** Puts the field of a fault inside another one. */
export function inside(fault: unknown, outer: string): unknown {
  if (!(fault instanceof GrognardFault)) return fault;
  const { path } = fault;
  return amended(fault, { path: outer + (path === "" || path.startsWith("[") ? "" : ".") + path });
}

/** The codes by their numbers. */
export const CODES = common.faults as readonly FaultCode[];

function shown(value: unknown): string | undefined {
  if (typeof value === "string") return value.length > 80 ? `${value.slice(0, 80)}...` : value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  return undefined;
}

function messageOf(fault: GrognardFault): string {
  const { code, path, low, high, words, measure } = fault;
  const value = shown(fault.value);
  if (fault.other) {
    const own = value === undefined ? "" : `: ${value}`;
    const other = fault.otherValue === undefined ? "" : `: ${fault.otherValue}`;
    return `${path}${own} conflicts with ${fault.other}${other}: ${fault.why} (${code})`;
  }
  const where = path === "" ? "" : `${path}: `;
  if (fault.noUnit) return `${where}no unit has the id ${value} (${code})`;
  const meaning = (common.meanings[CODES.indexOf(code)] ?? code).replace(/\.$/, "");
  let out = `${where}${meaning.charAt(0).toLowerCase()}${meaning.slice(1)} (${code})`;
  if (value !== undefined) out += `: ${value}`;
  if (low !== undefined) out += low === high ? `; needs ${high}` : `; needs ${low} to ${high}`;
  if (fault.noneThere) out += "; none there";
  if (measure) {
    out += low !== undefined ? ` ${measure.unit}`
      : measure.parts === 1 ? `; needs a whole number of ${measure.unit}` : `; needs a multiple of 1/${measure.parts} ${measure.unit}`;
  }
  if (fault.limit) out += ` (${fault.limit}: a limit of this library)`;
  if (fault.nearest) out += `; ${fault.nearest}?`;
  else if (fault.needs) out += `; needs ${fault.needs}`;
  else if (words && words.length > 0 && words.length <= 40) out += `; one of ${words.join(", ")}`;
  return out;
}

/** The letters to insert, delete, change or swap with a neighbour to make one word of another. */
function distance(a: string, b: string): number {
  const d: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    d.push([]);
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        d[i]![j] = i + j;
        continue;
      }
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(d[i - 1]![j - 1]! + same, d[i - 1]![j]! + 1, d[i]![j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, d[i - 2]![j - 2]! + 1);
      d[i]![j] = least;
    }
  }
  return d[a.length]![b.length]!;
}

/** The most similar of some words, if one is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const given = word.slice(0, 64).toLowerCase();
  const most = Math.min(Math.ceil(given.length / 3), 3);
  let best: string | undefined;
  let least = most + 1;
  for (const other of known) {
    const far = distance(given, other);
    if (far < least) [least, best] = [far, other];
  }
  return best;
}

/** The fault of a word that there is not. */
export function unknownWord(code: FaultCode, path: string, word: string, words: readonly string[]): GrognardFault {
  const near = nearest(word, words);
  // The path ends with the name of a field.
  const value = code === "unknown_field" ? {} : { value: word };
  return new GrognardFault(code, path, { ...value, words, ...near === undefined ? {} : { nearest: near } });
}

/** The fault of a value, with what would do in its place. */
export function wrong(code: FaultCode, value: unknown, needs?: string): GrognardFault {
  return new GrognardFault(code, "", { ...shown(value) === undefined ? {} : { value }, ...needs ? { needs } : {} });
}

/** The fault of a value of another type than the one that is wanted. */
export function wrongType(value: unknown, wanted: string): GrognardFault {
  return wrong("wrong_type", value, wanted);
}
