// Hexes by the numbers of a map, for the systems whose maps have some.
import { GrognardFault, unknownWord } from "./fault.js";
import { refused } from "./helpers.js";
import { calls, I16, piece, U16, within } from "./memory.js";
import { needed } from "./system.js";
import { vocabulary } from "./words.js";

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
