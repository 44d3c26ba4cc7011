// The structure in which the library reports a fault.
import { GrognardFault, CODES } from "./fault.js";
import type { FaultDetails } from "./fault.js";
import { block, I64, text, U8 } from "./memory.js";

/** The size of a fault, and where it is written. */
export const FAULT = { size: 448, at: 0 };

/** Takes memory for it. */
export function reserve(): void {
  FAULT.at = block(FAULT.size);
}

const number = (at: number): number => Number(I64[at >> 3]!);

/** Reads the fault that a function has reported. */
export function faultAt(status: number): GrognardFault {
  const { at } = FAULT;
  const details: FaultDetails = {};
  const [value, low, high] = [number(at + 128), number(at + 136), number(at + 144)];
  if (low !== 0 || high !== 0) {
    Object.assign(details, { value, low, high });
    const limit = text(at + 152, 40);
    if (limit) details.limit = limit;
  }
  const other = text(at + 192, 120);
  const why = text(at + 312, 120);
  if (other) {
    Object.assign(details, { other, why });
    if (U8[at + 441] !== 0) details.otherValue = number(at + 432);
    if (U8[at + 440] !== 0) details.value = value;
  } else if (why.startsWith("one of ")) {
    details.words = why.slice(7).split(", ");
  } else if (why.startsWith("needs ")) {
    details.needs = why.slice(6);
  } else if (why === "none there") {
    details.noneThere = true;
  } else {
    const id = /^no unit has the id (\d+)$/.exec(why);
    if (id) Object.assign(details, { noUnit: true, value: Number(id[1]) });
  }
  return new GrognardFault(CODES[status] ?? "internal", text(at + 8, 120), details);
}
