// Position files: a map, counters and questions, and what the references in the questions stand for.

/** A value of a file or an answer. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** An object of a file. */
export type Fields = { [name: string]: Json };
/** A hex. */
export interface Hex {
  q: number;
  r: number;
}
/** A counter and its name. */
export interface Named {
  name: string;
  id: number;
  unit: Fields;
  printed: Fields;
  isThere: boolean;
}
/** A question of a file. */
export interface Question extends Fields {
  ask: string;
}

/** What is wrong with a file, and where. */
export class Misread extends Error {
  constructor(place: string, what: string) {
    super(place === "" ? what : `${place}: ${what}`);
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The fields of a value, none if it is no object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
/** The items of a value, none if it is no list. */
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
/** The text of a value, empty if it is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
/** The hex that a value is. */
export function hexOf(value: unknown): Hex | null {
  if (Array.isArray(value))
    return typeof value[0] === "number" && typeof value[1] === "number" ? { q: value[0], r: value[1] } : null;
  const { q, r } = fieldsOf(value);
  return typeof q === "number" && typeof r === "number" ? { q, r } : null;
}
export const sameHex = (a: Hex | null, b: Hex | null): boolean =>
  a !== null && b !== null && a.q === b.q && a.r === b.r;
/** The six neighbours, in the order of the sides. */
export const around: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const VERSION = 1;
const SYSTEMS = ["ocs", "axis_allies", "korea", "acw"];

/** A position file. */
export class Position {
  system = "";
  title = "";
  source = "";
  rules: Fields = {};
  chart: [name: string, row: Fields][] = [];
  hexes: Fields[] = [];
  sides: Fields[] = [];
  named: Fields = {};
  units: Named[] = [];
  questions: Question[] = [];
  /** The answers so far. */
  answers: Json[] = [];

  /** Reads a file. */
  static read(text: string): Position {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch (error) {
      throw new Misread(
        "",
        `This is no position: the text ends too early or is no JSON (${(error as Error).message}).`,
      );
    }
    return Position.of(file);
  }

  /** Takes up the object of a file. */
  static of(file: unknown): Position {
    if (!isFields(file)) throw new Misread("", "This is no position: a position is one JSON object.");
    const { version, system } = file;
    if (typeof version === "number" && version > VERSION) {
      throw new Misread("", `This position is of version ${version}, a later one; version ${VERSION} is read here.`);
    }
    if (version === undefined)
      throw new Misread("", `This is no position file: it has no “version”, which is ${VERSION}.`);
    if (version !== VERSION)
      throw new Misread("version", `version ${VERSION} is read here, not ${JSON.stringify(version)}`);
    if (!SYSTEMS.includes(textOf(system)))
      throw new Misread("system", `no system is called ${JSON.stringify(system)}; there are ${SYSTEMS.join(", ")}`);
    const own = new Position();
    own.system = textOf(system);
    own.title = textOf(file.title);
    own.source = textOf(file.source);
    own.rules = fieldsOf(file.rules);
    own.chart = Object.entries(fieldsOf(file.terrain)).map(([name, row]) => [name, fieldsOf(row)]);
    own.hexes = listOf(file.hexes).map(fieldsOf);
    own.sides = listOf(file.hexsides).map(fieldsOf);
    own.named = { ...fieldsOf(file.let) };
    own.questions = listOf(file.questions).map(fieldsOf) as Question[];
    own.#take(listOf(file.units).map(fieldsOf));
    return own;
  }

  #take(units: Fields[]): void {
    const taken = new Set(units.map(({ id }) => id).filter((id) => typeof id === "number" && id > 0));
    let next = 1;
    for (const [at, { name, ...unit }] of units.entries()) {
      if (typeof name !== "string") throw new Misread(`units[${at}].name`, "a unit has a name, a text");
      if (this.units.some((other) => other.name === name))
        throw new Misread(`units[${at}].name`, `the name ${JSON.stringify(name)} stands twice`);
      let id = typeof unit.id === "number" ? unit.id : 0;
      if (id === 0) {
        while (taken.has(next)) next++;
        id = next;
        taken.add(id);
      }
      const whole = { ...unit, id };
      this.units.push({ name, id, unit: whole, printed: whole, isThere: true });
    }
  }

  /** The unit of a name, which may have left the map. */
  unit(place: string, name: string): Named {
    const found = this.units.find((unit) => unit.name === name);
    if (!found) throw new Misread(place, `there is no unit called ${JSON.stringify(name)}`);
    return found;
  }

  /** The units of a list of names. */
  unitsOf(place: string, names: Json | undefined): Named[] {
    return listOf(names).map((name, at) => {
      const found = this.unit(`${place}[${at}]`, textOf(name));
      if (!found.isThere)
        throw new Misread(`${place}[${at}]`, `there is no unit called ${JSON.stringify(name)} any more`);
      return found;
    });
  }

  /** The name of the unit with an id. */
  nameOf(id: unknown): string {
    return this.units.find((unit) => unit.id === id)?.name ?? (id ? `#${String(id)}` : "");
  }

  /** The units in a hex. */
  inHex(hex: Hex): Named[] {
    return this.units.filter((unit) => unit.isThere && sameHex(hexOf(unit.unit.hex), hex));
  }

  /** The rows of the chart for a hex, and the level of its hedgehog. */
  ground(hex: Hex): { names: string[]; hedgehog: number } {
    const entry = this.hexes.find((entry) => sameHex(hexOf(entry.hex), hex));
    return { names: listOf(entry?.terrain).map(textOf), hedgehog: Number(entry?.hedgehog ?? 0) };
  }

  /** The name of the chart's row for a hexside. */
  side(a: Hex, b: Hex): string | null {
    const found = this.sides.find(({ between }) => {
      const [one, other] = listOf(between).map(hexOf);
      return (
        (sameHex(one ?? null, a) && sameHex(other ?? null, b)) ||
        (sameHex(one ?? null, b) && sameHex(other ?? null, a))
      );
    });
    return found ? textOf(found.terrain) : null;
  }

  /** A row of the chart. */
  row(place: string, name: string): Fields {
    const found = this.chart.find(([known]) => known === name);
    if (!found) throw new Misread(place, `the chart has no terrain called ${JSON.stringify(name)}`);
    return found[1];
  }

  /** Replaces references by what they stand for. */
  resolve(place: string, value: Json): Json {
    if (Array.isArray(value)) return value.map((item, at) => this.resolve(`${place}[${at}]`, item));
    if (!isFields(value)) return value;
    const keys = Object.keys(value);
    if (keys.length === 1 && keys[0] === "$id") return this.unit(place, textOf(value.$id)).id;
    if (keys.length === 1 && keys[0] === "$+") {
      return listOf(value["$+"]).reduce<number>((sum, part) => sum + Number(this.#called(place, textOf(part))), 0);
    }
    const base = value.$ === undefined ? {} : this.#called(place, textOf(value.$));
    if (keys.length === 1 && value.$ !== undefined) return base;
    const out = { ...fieldsOf(base) };
    for (const name of keys) if (name !== "$") out[name] = this.resolve(`${place}.${name}`, value[name]!);
    return out;
  }

  #called(place: string, name: string): Json {
    const unit = this.units.find((unit) => unit.name === name);
    if (unit) return unit.unit;
    if (Object.hasOwn(this.named, name)) return this.resolve(`let.${name}`, this.named[name]!);
    const [number, ...parts] = name.split(".");
    let found: Json | undefined = this.answers[Number(number) - 1];
    for (const part of parts) found = Array.isArray(found) ? found[Number(part)] : fieldsOf(found)[part];
    if (found === undefined) throw new Misread(place, `nothing is called ${JSON.stringify(name)}`);
    return found;
  }

  /** Replaces the names of units by their ids. */
  called(value: Json): Json {
    if (typeof value === "string") return this.units.find((unit) => unit.name === value)?.id ?? value;
    if (Array.isArray(value)) return value.map((item) => this.called(item));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, name.startsWith("$") ? field : this.called(field)]),
    );
  }

  /** Replaces a board by its present state, and the units that are on it or have left it. */
  becomes(name: string, before: Fields, after: Fields): void {
    const units = (board: Fields): Fields[] => listOf(board.units).map(fieldsOf);
    const [gone, now] = [units(before), units(after)];
    for (const named of this.units) {
      const found = now.find(({ id }) => id === named.id);
      if (found) [named.unit, named.isThere] = [found, true];
      else if (gone.some(({ id }) => id === named.id)) {
        // A counter that leaves the map leaves its markers behind, but it has lost what it has lost.
        const { stocks: _stocks, last_supply: _supply, ...printed } = named.printed;
        named.unit = { ...printed, id: named.id, steps_lost: named.unit.steps_lost ?? 0 };
        named.isThere = false;
      }
    }
    this.named[name] = after;
  }
}
