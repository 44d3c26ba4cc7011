// Makes shapes ready: what writes and reads each field.
import { fields } from "./fields.js";
import type { RawShape, Shape } from "./kinds.js";
import { madeBy } from "./shapes.js";

// What every shape has, in one order: objects that are laid out alike are found and read sooner.
const ALIKE = {
  by: null, fields: null, order: null, inOrder: null, nones: null, needed: 0, names: null, sum: undefined, force: undefined,
  counter: undefined, isHex: false, required: null, name: "", size: 0, align: 0, by_word: undefined, has_places: undefined,
  units: undefined, view: undefined, sorters: undefined, in_order: undefined, reader: undefined, there: undefined,
};

/** Makes a shape ready. */
export function ready<R extends RawShape>(raw: R): R & Shape {
  const shape = Object.assign({ ...ALIKE }, raw, {
    fields: [], by: new Map(), required: [], nones: [], names: [], order: [], inOrder: [],
  }) as unknown as R & Shape;
  shape.fields = fields(raw, shape);
  shape.isHex = raw.fields.length === 2 && raw.fields[0]!.name === "q" && raw.fields[1]!.name === "r";
  for (const field of shape.fields) {
    shape.by.set(field.name, field);
    shape.names.push(field.name);
    if (field.required) {
      if (shape.required.length > 30) throw new Error(`grognard: ${raw.name} has too many fields that must be there`);
      field.bit = 1 << shape.required.length;
      shape.needed |= field.bit;
      shape.required.push(field);
    }
    const open = field.item === "board.units" || field.item === "";
    if (field.kind === "int" && open && field.first === 0 && !field.required) {
      shape.nones.push({ at: field.at, size: field.size!, none: field.high! });
    }
  }
  return shape;
}

madeBy(ready);
