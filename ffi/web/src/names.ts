// The caller's names for the units of a board: their ids, or, if no unit has one, their places in the caller's list.
import { GrognardFault } from "./fault.js";

const MOST = 65534;

/** What the units of a question are called. */
export class Names {
  /** The ids in the library's order; empty if units go by their places. */
  readonly ids: number[] = [];
  /** The fault of a unit without an id of its own. */
  readonly wrong: GrognardFault | null = null;
  readonly #places = new Map<number, number>();

  /**
   * Names units by the ids of the board's, in the caller's order, and of others that count on from them, in the list of a
   * name; `moved` has by list the former index of each item.
   */
  constructor(
    given: readonly number[],
    others: readonly number[],
    list: string,
    readonly moved: Map<string, Uint16Array>,
    readonly ownPlaces: boolean,
  ) {
    const was = moved.get("units");
    if (!(given.length === 0 ? others : given).some((id) => id !== 0)) {
      was?.forEach((former, at) => this.#places.set(former, at));
      return;
    }
    this.ids = given.map((id, at) => was ? given[was[at]!]! : id).concat(others);
    this.ids.forEach((id, at) => this.#places.set(id, at));
    this.wrong = wrongId(given, others, list);
  }

  /** Returns the place of a unit; -1 if there is no such unit. */
  place(name: number): number {
    // Beyond the end of the list the library reports it.
    return this.#places.get(name) ?? (this.ids.length === 0 ? name : -1);
  }

  /** Returns the name of the unit at a place. */
  name(place: number): number {
    return this.ids[place] ?? this.was("units", place);
  }

  /** Returns the index of an item before its list was sorted. */
  was(list: string, at: number): number {
    return this.moved.get(list)?.[at] ?? at;
  }

  /** Returns whether units go by their places in the library's order. */
  get isPlain(): boolean {
    return this.ids.length === 0 && this.moved.size === 0;
  }

  /** Returns a path with the index of the caller's list. */
  path(path: string): string {
    return path.replace(/^board\.(\w+)\[(\d+)\]/, (_all, list: string, at: string) => `board.${list}[${this.was(list, Number(at))}]`);
  }
}

/** The names without a board: places. */
export const PLAIN = new Names([], [], "", new Map(), false);

// The first unit without an id of its own; both lists share their ids.
function wrongId(given: readonly number[], others: readonly number[], list: string): GrognardFault | null {
  const path = (at: number) => at < given.length ? `board.units[${at}].id` : `${list}[${at - given.length}].id`;
  const all = [...given, ...others];
  const first = all.findIndex((id) => id !== 0);
  const seen = new Map<number, string>();
  for (const [at, id] of all.entries()) {
    const other = seen.get(id);
    if (id === 0) {
      const why = "where one unit has an id, each needs one";
      return new GrognardFault("missing_field", path(at), { value: 0, other: path(first), otherValue: all[first]!, why });
    }
    if (id > MOST) {
      return new GrognardFault("out_of_range", path(at), { value: id, low: 1, high: MOST, limit: "ids of units" });
    }
    if (other !== undefined) {
      const why = "a unit has an id of its own";
      return new GrognardFault("contradiction", path(at), { value: id, other, otherValue: id, why });
    }
    seen.set(id, path(at));
  }
  return null;
}
