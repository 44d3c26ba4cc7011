// Counters of the Operational Combat Series: what one prints, and what is said beside it.
import { GrognardFault } from "./fault.js";
import { piece, within } from "./memory.js";
import { readText } from "./records.js";
import { shapeOf } from "./shapes.js";
import type { Context, Shape } from "./kinds.js";

type Values = Record<string, unknown>;

// The values that a counter prints: a field of the unit or of a side of it, and what the counter prints where it is said
// otherwise.
const PRINTED: [string, string, string][] = [
  ["rating", "", "a rating of"],
  ["combat_side", "strength", "a strength of"],
  ["combat_side", "style", ""],
  ["combat_side", "ma", "a movement allowance of"],
  ["move_side", "strength", "a strength of"],
  ["move_side", "style", ""],
  ["move_side", "ma", "a movement allowance of"],
];

/** Checks that the fields beside a counter's text say the same. Of a text without a slash one side is not printed. */
export function checkCounter(shape: Shape, base: number, values: Values, text: string, context: Context): void {
  within(() => {
    const room = piece(shape.size);
    readText(shape, room, text);
    for (const [name, part, what] of PRINTED) {
      const own = values[name];
      const said = part === "" ? own : (own as Values | undefined)?.[part];
      if (said == null || name === "move_side" && !text.includes("/")) continue;
      const outer = shape.by.get(name)!;
      const field = part === "" ? outer : shapeOf(outer.of!).by.get(part)!;
      const [ours, printed] = [base, room].map((at) => field.get(part === "" ? at : at + outer.at, context));
      if (ours !== printed) {
        const other = part === "" ? name : `${name}.${part}`;
        const style = printed === "parenthesised" ? "it in parentheses" : "it without parentheses";
        const why = `the counter prints ${what === "" ? style : `${what} ${printed}`}`;
        const otherValue = ours as number | string;
        throw new GrognardFault("contradiction", "counter", { value: text, other, otherValue, why });
      }
    }
  });
}
