// Lists in an order: the library sorts them, and tells where each item was.
import { amended, inside } from "./fault.js";
import type { GrognardFault } from "./fault.js";
import { calls, piece, U16, U32, U8 } from "./memory.js";
import { Names } from "./names.js";
import { FAULT, faultAt } from "./reports.js";
import { back } from "./views.js";
import type { View } from "./views.js";

/** Sorts copies of the lists; returns by list the former index of each item, of a list that was in another order. */
export function sort(view: View): Map<string, Uint16Array> {
  const { shape } = view;
  const moved = new Map<string, Uint16Array>();
  for (const [name, call] of Object.entries(shape.sorters ?? {})) {
    const field = shape.by.get(name)!;
    const count = U32[(view.given + field.at >> 2) + 1]!;
    if (count === 0) continue;
    const items = piece(count * field.size!);
    U8.copyWithin(items, U32[view.given + field.at >> 2]!, U32[view.given + field.at >> 2]! + count * field.size!);
    const places = piece(count * 2);
    U32[FAULT.at >> 2] = FAULT.size;
    const status = calls[call]!(items, count, places, FAULT.at);
    const was = U16.slice(places >> 1, (places >> 1) + count);
    if (was.some((former, at) => former !== at)) moved.set(name, was);
    if (status !== 0 && !view.wrong) {
      const fault = inside(faultAt(status), "board") as GrognardFault;
      if (fault.other) amended(fault, { other: `board.${fault.other}` });
      const found = fault.code === "contradiction" ? moved : new Map<string, Uint16Array>();
      view.wrong = back(fault, new Names([], [], "", found, false));
    }
  }
  return moved;
}
