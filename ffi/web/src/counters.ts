// Counters of the Operational Combat Series: what one prints, and what is said beside it.
import { GrognardFault } from "./fault.js";
import { piece, U8, within } from "./memory.js";
import { readText } from "./records.js";
import { shapeOf } from "./shapes.js";
import type { Shape } from "./kinds.js";

type Values = Record<string, unknown>;

// The values that a counter prints: a field of the unit or of a side of it, and what is wrong where it is said otherwise.
const PRINTED: [string, string, string][] = [
  ["rating", "", "the counter prints another rating"],
  ["combat_side", "strength", "the counter prints another strength"],
  ["combat_side", "style", "the counter prints no parentheses"],
  ["combat_side", "ma", "the counter prints another movement allowance"],
  ["move_side", "strength", "the counter prints another strength"],
  ["move_side", "style", "the counter prints no parentheses"],
  ["move_side", "ma", "the counter prints another movement allowance"],
];

/** Checks that the fields beside a counter's text say the same. Of a text without a slash one side is not printed. */
export function checkCounter(shape: Shape, base: number, values: Values, text: string): void {
  within(() => {
    const room = piece(shape.size);
    readText(shape, room, text);
    for (const [name, part, why] of PRINTED) {
      const own = values[name];
      const said = part === "" ? own : (own as Values | undefined)?.[part];
      if (said == null || name === "move_side" && !text.includes("/")) continue;
      const field = shape.by.get(name)!;
      const inner = part === "" ? field : shapeOf(field.of!).by.get(part)!;
      const at = part === "" ? field.at : field.at + inner.at;
      const size = inner.size ?? 1;
      const same = (index: number) => U8[base + at + index] === U8[room + at + index];
      if (![...Array(size).keys()].every(same)) {
        const other = part === "" ? name : `${name}.${part}`;
        throw new GrognardFault("contradiction", "counter", { value: text, other, why });
      }
    }
  });
}
