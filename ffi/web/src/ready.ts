// Makes shapes ready: what writes and reads each field.
import { fields, own } from "./fields.js";
import type { Field, RawShape, Shape } from "./kinds.js";
import { madeBy } from "./shapes.js";
import { makerOf } from "./tables.js";

// What every shape has. All are laid out alike, so that their properties are found at once.
class Ready {
  by = new Map();
  fields: Field[] = [];
  order = [];
  inOrder = [];
  nones: Shape["nones"] = [];
  needed = 0;
  names: string[] = [];
  required: Field[] = [];
  isHex = false;
  make: Shape["make"];
  values: unknown[] = [];
  name = "";
  size = 0;
  sum: undefined;
  force: undefined;
  counter: undefined;
  by_word: undefined;
  has_places: undefined;
  units: undefined;
  view: undefined;
  sorters: undefined;
  in_order: undefined;
  reader: undefined;
  there: undefined;
}

/** Makes a shape ready. */
export function ready(raw: RawShape): Shape {
  const shape = own(new Ready() as unknown as Shape, raw);
  shape.fields = fields(raw, shape);
  shape.make = makerOf(raw.name);
  shape.isHex = raw.fields.length === 2 && raw.fields[0]!.name === "q" && raw.fields[1]!.name === "r";
  for (const field of shape.fields) {
    shape.by.set(field.name, field);
    shape.names.push(field.name);
    if (field.required) {
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
