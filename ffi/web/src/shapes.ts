// The shapes of records by their names, each made ready when it is first used.
import type { RawShape, Shape } from "./kinds.js";
import { rawShape } from "./tables.js";

const shapes = new Map<string, Shape>();
let make: (raw: RawShape) => Shape;

/** Says how a shape is made ready: its fields need the shapes of other records. */
export function madeBy(how: (raw: RawShape) => Shape): void {
  make = how;
}

/** Returns the shape of a record by its name. */
export function shapeOf(name: string): Shape {
  let found = shapes.get(name);
  if (!found) {
    found = make(rawShape(name));
    shapes.set(name, found);
  }
  return found;
}
