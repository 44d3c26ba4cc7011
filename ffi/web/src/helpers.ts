// What a program asks besides: measures, dice, the version.
import { CODES, GrognardFault, wrongType } from "./fault.js";
import { block, calls, release, text, U64, U8 } from "./memory.js";
import { mixed as fraction, wideOf } from "./numbers.js";
import { needed } from "./system.js";

/** Throws the fault of a function that only has a number for it. */
export function refused(status: number): void {
  if (status !== 0) throw new GrognardFault(CODES[status]!);
}

/** Returns a number of units from a text such as `2 1/2`. */
export function measure(value: string): number {
  const read = fraction(value);
  if (!read) throw wrongType(value, "a number such as 2 1/2");
  return read[0] / read[1];
}

/** Dice from a seed: the same faces on every machine and in every language. */
export class Dice {
  static name = "Dice";
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
