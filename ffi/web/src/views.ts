// Structures of lists, such as a board: written once, sorted by the library, and kept for any number of questions.
import { amended, GrognardFault, inside, wrongType } from "./fault.js";
import { block, mark, piece, release, rewind, U32, U8 } from "./memory.js";
import { Names, PLAIN } from "./names.js";
import { writeRecord } from "./records.js";
import { shapeOf } from "./shapes.js";
import type { Context, RawField, Shape } from "./kinds.js";

/** A structure in memory, as it was given and as the library wants it. */
export interface View {
  shape: Shape;
  /** The address of the lists in the caller's order. */
  given: number;
  /** The address of the sorted lists, and what its units are called. */
  sorted: number;
  names: Names;
  /** The ids of its units in the caller's order, and whether places are the caller's own. */
  ids: number[];
  ownPlaces: boolean;
  /** What is wrong with it. */
  wrong: GrognardFault | null;
}

/** A context for a structure of lists. */
function alone(names: Names | null, moved: View["names"]["moved"] | null, sorted: boolean): Context {
  return {
    names, moved, sorted, numbers: false, through: false, open: false, clamped: false, speaks: false, exact: false, view: null,
    columns: null,
  };
}

function written(shape: Shape, value: unknown, context: Context): number {
  const at = piece(shape.size);
  writeRecord(shape, at, value, context);
  U32[at >> 2] = shape.size;
  return at;
}

function idsOf(shape: Shape, value: unknown): number[] {
  const field = shape.fields.find((field) => field.named);
  const list = field && (value as Record<string, { id?: number | null }[] | undefined>)[field.name];
  return list ? list.map((item) => item.id ?? 0) : [];
}

function hasOwnPlaces(shape: Shape, value: unknown): boolean {
  const field = shape.fields.find((field) => field.places);
  const list = field && (value as Record<string, unknown[] | undefined>)[field.name];
  return list !== undefined && list !== null && list.length > 0;
}

/** Writes a structure to the arena: as it was given, as the library wants it, or both. */
export function viewOf(shape: Shape, value: unknown, context: { sorted: boolean; clamped: boolean }, wanted: "given" | "sorted" | "both"): View {
  const first = alone(null, null, context.sorted);
  first.clamped = context.clamped;
  const given = written(shape, value, first);
  const ids = idsOf(shape, value);
  const view: View = { shape, given, sorted: given, names: PLAIN, ids, ownPlaces: hasOwnPlaces(shape, value), wrong: null };
  if (wanted !== "given") settle(view, value, context.sorted, wanted === "both");
  return view;
}

// Sorts the lists of a structure. Only the system that has lists in an order brings it along.
let sort: typeof import("./sorting.js").sort | undefined;

/** Takes this in. */
export function sorting(how: typeof sort): void {
  sort = how;
}

// Sorts the lists, and writes them again where references are to be translated.
function settle(view: View, value: unknown, bySort: boolean, given: boolean): void {
  const { shape } = view;
  const moved = sort?.(view) ?? new Map<string, Uint16Array>();
  view.names = new Names(view.ids, [], "", moved, view.ownPlaces);
  view.wrong ??= view.names.wrong;
  if (view.wrong) return;
  if (moved.size > 0 || given || shape.units && !view.names.isPlain || view.names.ownPlaces) {
    try {
      view.sorted = written(shape, value, alone(view.names, moved, bySort));
    } catch (fault) {
      if (!(fault instanceof GrognardFault)) throw fault;
      view.wrong = inside(fault, "board") as GrognardFault;
    }
  }
  if (shape.in_order !== undefined) U8[view.sorted + shape.in_order] = 1;
}

/** Gives a fault the paths of the caller's lists. */
export function back(fault: GrognardFault, names: Names): GrognardFault {
  const { path, other } = fault;
  return amended(fault, { path: names.path(path), ...other ? { other: names.path(other) } : {} });
}

/** Returns the structure that a value of a question is. */
export function viewBy(shape: Shape, value: unknown, field: RawField, context: Context): View {
  if (!(value instanceof Kept)) return viewOf(shape, value, context, field.as_given ? "given" : "sorted");
  const view = value.view();
  if (view.shape !== shape) throw wrongType(undefined, shape.name);
  return view;
}

/** Writes the address of a structure to a question. */
export function putView(at: number, value: unknown, field: RawField, context: Context): void {
  const shape = shapeOf(field.of!);
  const view = context.view ?? viewBy(shape, value, field, context);
  context.view = view;
  U32[at >> 2] = field.as_given ? view.given : view.sorted;
}

interface Blocks {
  view: View | null;
  blocks: [number, number][];
}

const registry = typeof FinalizationRegistry === "undefined" ? undefined
  : new FinalizationRegistry<Blocks>((held) => letGo(held));

function letGo(held: Blocks): void {
  for (const [at, size] of held.blocks) release(at, size);
  held.blocks = [];
  held.view = null;
}

/** A structure of lists that is kept parsed in the module's memory until it is freed. */
export class Kept {
  readonly #held: Blocks = { view: null, blocks: [] };

  constructor(name: string, value: unknown) {
    const shape = shapeOf(name);
    const at = mark();
    try {
      let view: View;
      try {
        view = viewOf(shape, value, { sorted: false, clamped: false }, "both");
      } catch (fault) {
        if (!(fault instanceof GrognardFault)) throw fault;
        view = viewOf(shape, value, { sorted: true, clamped: false }, "both");
      }
      this.#keep(view);
      this.#held.view = view;
    } catch (trouble) {
      letGo(this.#held);
      throw trouble;
    } finally {
      rewind(at);
    }
    registry?.register(this, this.#held, this);
  }

  // Copies the structures and their lists from the arena.
  #keep(view: View): void {
    const copied = new Map<number, number>();
    const copy = (from: number, size: number): number => {
      const to = block(size);
      this.#held.blocks.push([to, size]);
      U8.copyWithin(to, from, from + size);
      return to;
    };
    const whole = (shape: Shape, from: number): number => {
      const known = copied.get(from);
      if (known !== undefined) return known;
      const to = copy(from, shape.size);
      copied.set(from, to);
      for (const field of shape.fields) {
        const place = to + field.at >> 2;
        // Blocks may be taken while one copies: the place is looked up again.
        if (field.kind === "list" && U32[place + 1] !== 0) {
          const list = copy(U32[place]!, U32[place + 1]! * field.size!);
          U32[place] = list;
        } else if (field.kind === "view" && U32[place] !== 0) {
          const inner = whole(shapeOf(field.of!), U32[place]!);
          U32[place] = inner;
        }
      }
      return to;
    };
    for (const key of ["given", "sorted"] as const) view[key] = whole(view.shape, view[key]);
  }

  /** Returns what is in memory. */
  view(): View {
    const { view } = this.#held;
    if (!view) throw new Error("grognard: the board has been freed");
    return view;
  }

  /** Frees its memory. It cannot be used afterwards. As a property of its own it forbids clones, which would be empty. */
  readonly free = (): void => {
    registry?.unregister(this);
    letGo(this.#held);
  };
}
disposable(Kept.prototype);

/** Lets an object that has `free` be freed at the end of a `using` declaration. */
export function disposable(prototype: object): void {
  const { dispose } = Symbol as { dispose?: symbol };
  if (dispose) Object.defineProperty(prototype, dispose, { value(this: { free(): void }) { this.free(); } });
}
