// Calls of operations: a question to memory, the call, and the answer from memory.
import { amended, CODES, GrognardFault, unknownWord } from "./fault.js";
import { block, calls, I32, mark, piece, release, rewind, text, U16, U32, U8 } from "./memory.js";
import { Names, PLAIN } from "./names.js";
import { readRecord, writeRecord } from "./records.js";
import { FAULT, faultAt, reserve } from "./reports.js";
import { ready } from "./ready.js";
import { shapeOf } from "./shapes.js";
import { ruleId, ruleNumber, ruleTitle, wordsOf } from "./words.js";
import type { Context, Field, RawOperation, Shape } from "./kinds.js";
import { CITES } from "./tables.js";
import { back, viewBy } from "./views.js";

/** How an answer is wanted. */
export interface Options {
  /** Whether the steps that led to the answer are wanted. */
  trail?: boolean;
  /** Whether chances, expected numbers and measures are wanted exactly: as `Chance`, as `Expectation`, and as texts such as `2 1/2`. */
  exact?: boolean;
}

/** How rows are wanted: as a list for each of these fields. */
export interface InColumns {
  columns?: readonly string[];
}

/** An operation that is ready to be asked. */
export interface Operation extends RawOperation {
  shape: Shape;
  valueShape: Shape | undefined;
  itemShape: Shape | undefined;
  board: Field | undefined;
  others: Field | undefined;
  through: string | undefined;
  /** The place of its id in rows that refer to one another. */
  rowId: number;
  /** Whether it is a verb of a game, whose units have numbers. */
  play: boolean;
}

/** The memory of a game. */
export interface Lent {
  at: number;
  words: number;
  /** The question has been read, and none of the caller's code runs until it is answered. */
  begin(): void;
  /** Takes more memory if a fault asks for it; whether it has. */
  grow(fault: GrognardFault): boolean;
  /** Puts back what a question that is asked again has done. */
  putBack(): void;
}

/** Makes an operation ready. */
export function operation(raw: RawOperation, play = false): Operation {
  const shape = ready(raw);
  const board = shape.fields.find((field) => field.kind === "view");
  const others = shape.fields.find((field) => field.named && field.kind === "list");
  const { through } = shape.fields.find((field) => field.through !== undefined) ?? {};
  const valueShape = raw.value === undefined ? undefined : shapeOf(raw.value);
  const itemShape = raw.items === undefined ? undefined : shapeOf(raw.items);
  const id = !board && itemShape?.units ? itemShape.by.get("id") : undefined;
  return { ...raw, shape, valueShape, itemShape, board, others, through, rowId: id ? id.at : -1, play };
}

// Memory for answers, whose contents never matter: it grows and stays.
const ANSWER = { at: 0, size: 1 << 15 };
const ITEMS = { at: 0, size: 1 << 16 };
const SCRATCH = { at: 0, size: 1 << 13 };
const STEPS = { at: 0, size: 1 << 12 };
const TRAIL = { at: 0, size: 20 };
// Where its steps are, in words: an address, a capacity and a length.
const STEPS_AT = 2;
const STEP = 16;

/** Takes this memory. */
export function prepare(): void {
  reserve();
  for (const room of [ANSWER, ITEMS, SCRATCH, STEPS, TRAIL]) room.at = block(room.size);
}

function enough(room: { at: number; size: number }, size: number): void {
  if (size <= room.size) return;
  // Without memory the old room stays.
  const at = block(size);
  release(room.at, room.size);
  room.at = at;
  room.size = size;
}

function context(sorted: boolean, clamped: boolean): Context {
  return {
    names: null, numbers: false, through: false, open: false, sorted, clamped, speaks: false, exact: false, view: null,
    moved: null, columns: null,
  };
}

const idOf = (item: unknown): number => {
  const id = (item as { id?: unknown } | null)?.id;
  return typeof id === "number" ? id : 0;
};

// What the units of a question are called.
function namesOf(op: Operation, question: Record<string, unknown>, own: Context): Names | null {
  const { board: field, others: list } = op;
  if (!field) return null;
  const value = question[field.name];
  if (value != null) {
    try {
      own.view = viewBy(shapeOf(field.of!), value, field, own);
    } catch (fault) {
      // What the caller's own code throws comes through; a fault is reported when it is its turn.
      if (!(fault instanceof GrognardFault)) throw fault;
      return PLAIN;
    }
  }
  const given = list ? question[list.name] : undefined;
  const others = Array.isArray(given) ? given.map(idOf) : [];
  const { view } = own;
  if (field.as_given) {
    if (op.through === undefined) return null;
    return new Names(view ? view.ids : [], others, list?.name ?? "", new Map(), view ? view.ownPlaces : false);
  }
  if (!view) return PLAIN;
  if (others.length === 0 || view.wrong) return view.names;
  return new Names(view.ids, others, list!.name, view.names.moved, view.ownPlaces);
}

// Writes a question to the arena.
function written(op: Operation, question: unknown, own: Context): number {
  if (typeof question !== "object" || question === null || Array.isArray(question)) {
    throw new TypeError(`${op.name}: the question must be an object`);
  }
  const at = piece(op.size);
  let names: Names | null = null;
  if (op.board) {
    const values = question as Record<string, unknown>;
    const other = op.through === undefined ? undefined : values[op.through];
    own.open = !Array.isArray(other) || other.length === 0;
    names = namesOf(op, values, own);
    // Where units have no names, what else is wrong is said first.
    own.names = names?.wrong ? PLAIN : names;
  }
  writeRecord(op.shape, at, question, own);
  const wrong = (op.board?.as_given ? null : own.view?.wrong) ?? names?.wrong;
  if (wrong) throw wrong;
  U32[at >> 2] = op.size;
  if (own.names) own.numbers = own.names.ownPlaces;
  return at;
}

/** Asks the library. */
export function ask(op: Operation, question: unknown, options: (Options & InColumns) | undefined, game: Lent | null): unknown {
  const before = mark();
  try {
    let own = context(false, false);
    let at: number;
    try {
      at = written(op, question, own);
    } catch (fault) {
      if (!(fault instanceof GrognardFault)) throw fault;
      try {
        own = context(true, false);
        at = written(op, question, own);
      } catch (other) {
        throw narrowed(op, question, other, game);
      }
    }
    own.exact = options?.exact === true;
    own.columns = options?.columns ?? null;
    return call(op, at, own, options?.trail === true, game);
  } finally {
    rewind(before);
  }
}

// A number that its field does not hold has the bounds of the rule, which the library knows.
function narrowed(op: Operation, question: unknown, fault: unknown, game: Lent | null): unknown {
  if (game || !(fault instanceof GrognardFault) || fault.code !== "out_of_range" || typeof fault.value !== "number") return fault;
  try {
    const own = context(true, true);
    call(op, written(op, question, own), own, false, null);
  } catch (other) {
    if (!(other instanceof GrognardFault)) return other;
    if (other.code === fault.code && other.low !== undefined && other.path === fault.path) {
      const { low, high, limit } = other;
      amended(fault, { low, high: high!, ...limit ? { limit } : {} });
    }
  }
  return fault;
}

const TOO_SMALL = CODES.indexOf("buffer_too_small");

// Asks until the answer fits, and reads it.
function call(op: Operation, question: number, own: Context, trail: boolean, game: Lent | null): unknown {
  const answer = ANSWER.at;
  const { list_at: list, scratch_at: scratch } = op;
  const items = op.itemShape;
  const ask = calls[op.call]!;
  game?.begin();
  for (;;) {
    U32[FAULT.at >> 2] = FAULT.size;
    U32[answer >> 2] = op.answer_size;
    if (trail) {
      const at = TRAIL.at >> 2;
      U32[at] = TRAIL.size;
      U32[at + 1] = 0;
      U32[at + STEPS_AT] = STEPS.at;
      U32[at + STEPS_AT + 1] = Math.floor(STEPS.size / STEP);
    }
    if (list !== undefined) {
      U32[answer + list >> 2] = ITEMS.at;
      U32[(answer + list >> 2) + 1] = Math.floor(ITEMS.size / items!.size);
    }
    if (scratch !== undefined) {
      U32[answer + scratch >> 2] = SCRATCH.at;
      U32[(answer + scratch >> 2) + 1] = SCRATCH.size >> 3;
    }
    const steps = trail ? TRAIL.at : 0;
    const status = game ? ask(game.at, game.words, question, answer, steps, FAULT.at) : ask(question, answer, steps, FAULT.at);
    if (status === 0) {
      if (trail && U32[(TRAIL.at >> 2) + STEPS_AT + 2]! * STEP > STEPS.size) {
        const wanted = U32[(TRAIL.at >> 2) + STEPS_AT + 2]! * STEP;
        game?.putBack();
        enough(STEPS, wanted);
        continue;
      }
      try {
        return ruling(op, own, trail);
      } catch (trouble) {
        // Without memory for the answer nothing is done.
        game?.putBack();
        throw trouble;
      }
    }
    if (status === TOO_SMALL) {
      if (scratch !== undefined && U32[(answer + scratch >> 2) + 2]! * 8 > SCRATCH.size) {
        enough(SCRATCH, U32[(answer + scratch >> 2) + 2]! * 8);
        continue;
      }
      if (list !== undefined && U32[(answer + list >> 2) + 2]! * items!.size > ITEMS.size) {
        enough(ITEMS, U32[(answer + list >> 2) + 2]! * items!.size);
        continue;
      }
    }
    const fault = faultAt(status);
    if (game?.grow(fault)) continue;
    throw own.names ? back(fault, own.names) : fault;
  }
}

// The ids of a set of rules.
function cites(at: number): string[] {
  const all: string[] = [];
  const base = U16[at + CITES * 4 >> 1]!;
  for (let word = 0; word < CITES; word++) {
    let set = U32[(at >> 2) + word]! | 0;
    while (set !== 0) {
      all.push(ruleId(base + word * 32 + 31 - Math.clz32(set & -set))!);
      set &= set - 1;
    }
  }
  return all;
}

// Reads the answer.
function ruling(op: Operation, own: Context, trail: boolean): unknown {
  const answer = ANSWER.at;
  const verdict = U8[answer + 4]!;
  const out: Record<string, unknown> = {};
  if (op.decides) out["verdict"] = verdict === 1 ? "allowed" : "forbidden";
  if (op.valueShape !== undefined && verdict !== 2) out["value"] = readRecord(op.valueShape, answer + op.value_at!, own);
  out["cites"] = cites(answer + 8);
  own.speaks = op.speaks === true;
  if (op.itemShape !== undefined) {
    const count = U32[(answer + op.list_at! >> 2) + 2]!;
    if (own.columns === null) out[op.list!] = itemsOf(op, own, count);
    else out["columns"] = columnsOf(op, own, own.columns, count);
  }
  if (trail) out["trail"] = stepsOf(own, U32[(TRAIL.at >> 2) + STEPS_AT + 2]!);
  return out;
}

function itemsOf(op: Operation, own: Context, count: number): unknown[] {
  const shape = op.itemShape!;
  const list: unknown[] = [];
  let names = own.names;
  if (count > 0 && op.rowId >= 0 && !names) {
    const ids: number[] = [];
    for (let index = 0; index < count; index++) ids.push(U32[ITEMS.at + index * shape.size + op.rowId >> 2]!);
    names = new Names(ids, [], "", new Map(), false);
  }
  const reading = names === own.names ? own : { ...own, names };
  for (let index = 0; index < count; index++) list.push(readRecord(shape, ITEMS.at + index * shape.size, reading));
  return list;
}

// A list for each field: of many rows that are looked through this takes a fraction of the time.
function columnsOf(op: Operation, own: Context, wanted: readonly string[], count: number): Record<string, unknown[]> {
  const shape = op.itemShape!;
  const out: Record<string, unknown[]> = {};
  for (const name of wanted) {
    const field = shape.by.get(name);
    if (field === undefined) throw unknownWord("unknown_field", `columns.${name}`, name, shape.names);
    const list: unknown[] = new Array(count);
    const coded = own.numbers ? null : wordsOf(field);
    const first = ITEMS.at + field.at;
    // Most fields are words, of which a table says the code.
    if (coded === null) for (let index = 0; index < count; index++) list[index] = field.get(ITEMS.at + index * shape.size, own);
    else if (field.kind === "word") for (let index = 0; index < count; index++) list[index] = coded[U8[first + index * shape.size]!];
    else for (let index = 0; index < count; index++) list[index] = coded[U16[first + index * shape.size >> 1]!];
    out[name] = list;
  }
  return out;
}

interface Told {
  rule: string | null;
  about: string;
  what: string;
  index: number | null;
  num: number;
  text: string;
}

// Most sentences of steps have fewer bytes.
const SENTENCE = 160;

// Reads the steps, each with its sentence.
function stepsOf(own: Context, count: number): unknown[] {
  const shape = shapeOf("Step");
  const names = own.speaks ? own.names : null;
  const reading = { ...own, names: null };
  const list: unknown[] = [];
  const needed = piece(4);
  const room = piece(STEP);
  let words = piece(SENTENCE);
  let most = SENTENCE;
  for (let at = 0; at < count; at++) {
    let from = STEPS.at + at * STEP;
    const step = readRecord(shape, from, reading) as Told;
    if (names !== null) {
      if (step.about === "units" && step.index !== null) step.index = names.name(step.index);
      if (step.about === "path" && (step.what === "covered" || step.what === "negated")) step.num = names.name(step.num);
      // The sentence has the caller's names of units too.
      U8.copyWithin(room, from, from + STEP);
      if (step.index !== null) U16[room + shape.by.get("index")!.at >> 1] = step.index;
      I32[room + shape.by.get("num")!.at >> 2] = step.num;
      from = room;
    }
    while (calls.grog_step_figures!(from, words, most, needed) !== 0 && U32[needed >> 2]! > most) {
      most = U32[needed >> 2]!;
      words = piece(most);
    }
    const title = step.rule === null ? "" : ` (${step.rule}: ${ruleTitle(ruleNumber(step.rule))})`;
    step.text = text(words, most) + title;
    list.push(step);
  }
  return list;
}
