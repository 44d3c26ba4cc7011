// What a program asks besides: dice, and hexes by the numbers of a map.
import { CODES, GrognardFault, unknownWord, wrong } from "./fault.js";
import { block, calls, I16, piece, release, text, U16, U64, U8, within } from "./memory.js";
import { mixed as fraction, wideOf } from "./numbers.js";
import { vocabulary } from "./words.js";
import { needed } from "./system.js";

function refused(status: number): void {
  if (status !== 0) throw new GrognardFault(CODES[status]!);
}

/** How a map numbers its hexes. */
export type Numbering = "odd_columns" | "even_columns";

function numbered(numbering: string): number {
  const { codes, list } = vocabulary("Numbering");
  const code = codes.get(numbering);
  if (code === undefined) throw unknownWord("unknown_word", "numbering", numbering, list);
  return code;
}

/** Returns the hex in which a map prints a number, such as `0304` or 304. */
export function hexAt(number: number | string, numbering: Numbering): { q: number; r: number } {
  needed();
  const printed = typeof number === "string" && /^\d{1,4}$/.test(number) ? Number(number) : number as number;
  if (!Number.isInteger(printed) || printed < 0 || printed > 9999) throw new GrognardFault("out_of_range", "printed", { value: printed, low: 0, high: 9999 });
  return within(() => {
    const hex = piece(4);
    refused(calls.grog_hex_at!(printed, numbered(numbering), hex));
    return { q: I16[hex >> 1]!, r: I16[(hex >> 1) + 1]! };
  });
}

/** Returns the number that a map prints in a hex. */
export function hexNumber(hex: { q: number; r: number } | readonly [q: number, r: number], numbering: Numbering): number {
  needed();
  const [q, r] = Array.isArray(hex) ? hex as [number, number] : [(hex as { q: number }).q, (hex as { r: number }).r];
  for (const [path, value] of [["hex.q", q], ["hex.r", r]] as const) {
    if (!Number.isInteger(value)) throw new GrognardFault(value === undefined || value === null ? "missing_field" : "wrong_type", path);
    if (value < -32768 || value > 32767) throw new GrognardFault("out_of_range", path, { value, low: -32768, high: 32767 });
  }
  return within(() => {
    const at = piece(8);
    I16[at >> 1] = q;
    I16[(at >> 1) + 1] = r;
    refused(calls.grog_hex_number!(at, numbered(numbering), at + 4));
    return U16[(at >> 1) + 2]!;
  });
}

/** Returns a number of units from a text such as `2 1/2`. */
export function measure(value: string): number {
  const read = fraction(value);
  if (!read) throw wrong("wrong_type", value);
  return read[0] / read[1];
}

/** Dice from a seed: the same faces on every machine and in every language. */
export class Dice {
  readonly #seed: bigint;
  #used: bigint;

  /** Begins with a seed, and goes on after so many dice. */
  constructor(seed: number | bigint | string, used: number | bigint | string = 0) {
    this.#seed = wideOf(seed);
    this.#used = wideOf(used);
  }

  /** Rolls dice. */
  roll(count = 1): number[] {
    needed();
    if (!Number.isInteger(count) || count < 0 || count > 1e6) throw new GrognardFault("out_of_range", "count", { value: count, low: 0, high: 1e6 });
    const size = 16 + count;
    const at = block(size);
    try {
      U64[at >> 3] = this.#seed;
      U64[(at >> 3) + 1] = this.#used;
      refused(calls.grog_dice_roll!(at, at + 16, count));
      this.#used = U64[(at >> 3) + 1]!;
      return Array.from(U8.subarray(at + 16, at + 16 + count));
    } finally {
      release(at, size);
    }
  }

  /** The seed, as digits. */
  get seed(): string {
    return this.#seed.toString();
  }

  /** How many dice were used, as digits. */
  get used(): string {
    return this.#used.toString();
  }
}

/** Returns the version of the library. */
export function version(): string {
  needed();
  return text(calls.grog_version!());
}
