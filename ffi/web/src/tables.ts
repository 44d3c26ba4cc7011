// Tables: what the generator says of records, operations, words and rules, a line each, as `pack.mjs` writes them. A line is
// read when what it describes is first used. What follows from the rest is worked out here: places, sizes, functions.
import common from "../generated/common.packed.json";
import commonMakers from "../generated/common.makers.js";
import type { Kind, Makers, RawField, RawGame, RawOperation, RawShape, RawWords } from "./kinds.js";

/** The table of a system as the package has it. */
export interface Packed {
  system: string;
  words: string;
  records: string;
  operations: string;
  plays: string;
  game: { key: string; named: string[]; verbs: string };
  prefix: string;
  rules: string;
}

/** The table of a system. */
export interface Table {
  system: string;
  /** The names of its structures of lists. */
  views: string[];
  /** By name, what reads an operation, and a verb of the game. */
  operations: Map<string, () => RawOperation>;
  plays: Map<string, () => RawOperation>;
  game: RawGame;
  rules: [number: number, id: string, title: string, known: number][];
}

/** The number of words of 32 bits in a set of rules. */
export const CITES: number = common.cites;
const POINTER = 4;

interface Line {
  system: string;
  line: string;
}
const lines = new Map<string, Line>();
const shapes = new Map<string, RawShape>();
const words = new Map<string, Line>();

// Notes the lines of records or words by their names, which end before another character.
function noted(system: string, all: string, into: Map<string, Line>): string[] {
  return all.split("\n").map((line) => {
    const name = (system && `${system}.`) + /^[A-Za-z]+/.exec(line)![0];
    into.set(name, { system, line });
    return name;
  });
}

const makers: Makers = commonMakers;

/** Returns what makes the objects of a record, of a large one. */
export function makerOf(name: string): Makers[string] | undefined {
  return makers[name];
}

/** Takes a table in, and what makes its objects. */
export function table(packed: Packed, own: Makers): Table {
  Object.assign(makers, own);
  const { system } = packed;
  noted(system, packed.words, words);
  const views = noted(system, packed.records, lines).filter((name) => /^\w+:\w*v/.test(lines.get(name)!.line));
  const { key, named, verbs } = packed.game;
  const game: RawGame = { key, named, verbs: verbs.split("\n").map(verb) };
  return {
    system, views, operations: operations(system, packed.operations), plays: operations(system, packed.plays), game,
    rules: rules(packed),
  };
}
noted("", common.words, words);
noted("", common.records, lines);

function verb(line: string): RawGame["verbs"][number] {
  const [first, ...list] = line.split(" ");
  const [, name, required, words] = /^(\D+)(\d+)(.*)$/.exec(first!)!;
  const plain = (field: string) => field.replace("!", "");
  return { name: name!, required: Number(required), words: words!, fields: list.map(plain), flags: list.filter((f) => f.endsWith("!")).map(plain) };
}

// A line begins with the number where numbers are left out. Without a title it has that of the line before.
function rules({ prefix, rules }: Packed): Table["rules"] {
  let [number, title, known] = [0, "", 0];
  return rules.split("\n").map((line) => {
    const [, place, other, id, own, stands, by] = /^(?:@(\d+) )?(=?)(.*?):(.*?)(?:(#)(\d*))?$/.exec(line)!;
    number = place ? Number(place) : number + 1;
    title = own || title;
    known = by ? Number(by) : stands ? known + 1 : number;
    return [number, other ? id! : `${prefix} ${id}`, title, known];
  });
}

function operations(system: string, all: string): Table["operations"] {
  let chapter = "";
  return new Map(all.split("\n").map((line) => {
    const [, before, verb] = /^(?:([\w.]+)\.)?(\w+)/.exec(line)!;
    chapter = before ?? chapter;
    const name = `${system}.${chapter}.${verb}`;
    return [name, () => operation(system, name, line)];
  }));
}

/** Reads a vocabulary. */
export function rawWords(name: string): RawWords {
  const { system, line } = words.get(name)!;
  const [first, ...list] = line.split(" ");
  const out: RawWords = { first: Number(/\d+$/.exec(first!)![0]), list };
  if (/[~=]/.test(line)) {
    // Beside a word numbers are counted in a unit, of which one has so many parts, or they are the codes of other words.
    const parsed = list.map((word) => /^([^~=]*)(?:~(\d+)(.*))?(?:=(.*))?$/.exec(word)!);
    out.list = parsed.map(([, word]) => word!);
    out.parts = parsed.map((of) => Number(of[2] ?? 0));
    out.units = parsed.map((of) => of[3] ?? "");
    out.amounts = parsed.map((of) => of[4] === undefined ? "" : full(system, of[4]));
  }
  return out;
}

/** Reads a record. */
export function rawShape(name: string): RawShape {
  let shape = shapes.get(name);
  if (shape === undefined) {
    const { system, line } = lines.get(name)!;
    shape = shapeOf(system, name, line, []);
    shapes.set(name, shape);
  }
  return shape;
}

const SHAPE = {
  s: "sum", b: "by_word", p: "has_places", u: "units", f: "force", c: "counter", v: "view", d: "decides", k: "speaks",
} as const;

const up = (at: number, align: number): number => at + align - 1 & -align;

// A record, or a question, which begins with its size and whose name is in its line. Tokens that are no field are for `rest`.
function shapeOf(system: string, name: string, line: string, rest: string[]): RawShape {
  const [head, ...tokens] = line.split(" ");
  const shape = { name, size: 0, fields: [] } as unknown as RawShape & Record<string, unknown>;
  for (const mark of head!.split(":")[1] ?? "") {
    if (mark === "r") shape.reader = `grog_${name.replace(".", "_").toLowerCase()}_read`;
    else shape[SHAPE[mark as keyof typeof SHAPE]] = true;
  }
  let at = shape.view || !/^[A-Z]/.test(head!) ? 4 : 0;
  let most = at || 1;
  let end = 0;
  for (const token of tokens) {
    if (token.startsWith("?")) {
      const [field, by, ...list] = token.slice(1).split(",");
      shape.there = { field: field!, by: by!, with: list };
    } else if (token.startsWith("_")) {
      // Reserved bytes.
      at += Number(token.slice(1));
    } else if (/^[a-z]/.test(token)) {
      const [field, size, align] = fieldOf(system, token);
      field.at = at = up(at, align);
      end = at += size;
      most = Math.max(most, align);
      shape.fields.push(field);
      if (field.ordered) (shape.sorters ??= {})[field.name] = `grog_${name.replace(".", "_").toLowerCase()}_sort_${field.name}`;
    } else {
      rest.push(token);
    }
  }
  if (shape.sorters) {
    // The list that ends the structure is followed by whether its lists are in order.
    shape.in_order = end;
    at++;
  }
  shape.size = up(at, most);
  shape.align = most;
  return shape;
}

/** Returns the name of the function that answers an operation. */
export function functionOf(name: string): string {
  return `grog_${name.replaceAll(".", "_")}`;
}

function operation(system: string, name: string, line: string): RawOperation {
  const rest: string[] = [];
  const out = shapeOf(system, name, line, rest) as RawOperation;
  out.call = functionOf(name);
  let at = 12 + CITES * 4;
  let most = 4;
  for (const token of rest) {
    const of = token.slice(1);
    if (token.startsWith(">")) {
      out.value = full(system, of);
    } else {
      // A list, or memory to work in: a pointer, a capacity and a length.
      if (token === "*") {
        out.scratch_at = at;
      } else {
        out.items = full(system, of);
        out.list = token.startsWith("-") ? "rows" : "effects";
        out.list_at = at;
      }
      at += 3 * POINTER;
    }
  }
  if (out.value !== undefined) {
    const { size, align } = rawShape(out.value);
    out.value_at = up(at, align);
    at = out.value_at + size;
    most = Math.max(most, align);
  }
  out.answer_size = up(at, most);
  return out;
}

// After a point a name is of what all systems share.
const full = (system: string, name: string): string => name.startsWith(".") ? name.slice(1) : system === "" ? name : `${system}.${name}`;

const NUMBERS: Record<string, [low: number, high: number, size: number]> = {
  B: [0, 255, 1], C: [-128, 127, 1], H: [0, 65535, 2], S: [-32768, 32767, 2], I: [0, 4294967295, 4], J: [-2147483648, 2147483647, 4],
};

// Kinds of one size, by their letters: a word that is no place or structure of lists is followed by its name too.
const SIZES: Record<string, [kind: Kind["kind"], size: number]> = {
  W: ["wide", 8], F: ["flag", 1], V: ["view", POINTER], P: ["place", 2], "=": ["word", 1],
};

// Reads a kind from a text; returns what is left of it, and the size and alignment of a value.
function kindOf(system: string, name: string, text: string, out: Kind): [rest: string, size: number, align: number] {
  // A letter; how many there are; whether 0 is said apart, or there may be holes.
  const [, letter, count, mark, rest] = /^(.)(\d*)([?o]?)(.*)$/.exec(text)! as unknown as [string, string, string, string, string];
  if (count) out.count = Number(count);
  const number = NUMBERS[letter];
  if (number) {
    const [low, high, size] = number;
    Object.assign(out, { kind: mark ? "said" : "int", low, high: mark ? high - 1 : high, size });
    return [rest, size, size];
  }
  if (letter === "T") {
    out.kind = "text";
    return [rest, out.count!, 1];
  }
  if (letter === "A" || letter === "L") {
    out.each = {} as Kind;
    const [after, size, align] = kindOf(system, name, rest, out.each);
    out.size = size;
    out.kind = count ? "array" : "list";
    if (!count) return [after, 2 * POINTER, POINTER];
    out.holes = mark !== "";
    return [after, size * out.count!, align];
  }
  const [kind, size] = SIZES[letter]!;
  out.kind = kind;
  if (kind === "wide" || kind === "flag") return [mark + rest, size, size];
  // A name, by default that of the field.
  const [said] = /^[.A-Za-z]*/.exec(mark + rest)!;
  out.of = full(system, said || name.replace(/(?:^|_)(.)/g, (_all, first: string) => first.toUpperCase()));
  const after = (mark + rest).slice(said.length);
  if (kind !== "word" || words.has(out.of)) return [after, size, size];
  out.kind = "record";
  const of = rawShape(out.of);
  return [after, of.size, of.align];
}

const FIELD = { "!": "required", "<": "ordered", "^": "as_given", $: "named", "@": "places" } as const;

// Reads a field: its name, its kind, and what it means. Returns its size and alignment too.
function fieldOf(system: string, token: string): [RawField, size: number, align: number] {
  const [name] = /^[a-z0-9_]+/.exec(token)!;
  const field = { name, at: 0 } as unknown as RawField & Record<string, unknown>;
  const [rest, size, align] = kindOf(system, name, token.slice(name.length), field);
  for (const [all, mark, said] of rest.matchAll(/(\W)([\w.]*\+?)/g)) {
    if (mark === "&") field.rule = true;
    else if (mark === "#") Object.assign(field, { item: said!.replace("+", ""), first: all.endsWith("+") ? 1 : 0 });
    else if (mark === "/") Object.assign(field, { parts: parseInt(said!), unit: said!.replace(/^\d+/, "") });
    else if (mark === "~") field.by = said!;
    else if (mark === "%") field.share = said || "9223372036854775808";
    else if (mark === ":") field.share_of = said!;
    else if (mark === ">") field.through = said!;
    else field[FIELD[mark as keyof typeof FIELD]] = true;
  }
  return [field, size, align];
}
