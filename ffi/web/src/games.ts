// Games: a position that remembers, its orders with their rulings, and what takes them back.
import { ask, operation } from "./ask.js";
import type { InColumns, Lent, Operation, Options } from "./ask.js";
import { amended, GrognardFault } from "./fault.js";
import { block, calls, encoded, mark, piece, release, rewind, U32, U8 } from "./memory.js";
import { byName, given } from "./orders.js";
import type { Orders } from "./orders.js";
import { FAULT, faultAt } from "./reports.js";
import { shapeOf } from "./shapes.js";
import { checked, needed } from "./system.js";
import type { Table } from "./tables.js";
import { disposable } from "./views.js";

/** The bytes of the positions that are kept for taking orders back. */
const MOST = 64 * 1024 * 1024;

interface Ruling {
  verdict: "allowed" | "forbidden";
  value?: unknown;
  cites: string[];
  effects?: unknown[];
  rows?: unknown[];
  trail?: Step[];
}
interface Step {
  what: string;
  rule: string;
  about: string;
  index: number | null;
  num: number;
}
interface Entry {
  order: unknown;
  dice: readonly number[] | undefined;
  ruling: Ruling;
  thrown: boolean;
  before: Uint8Array;
  after?: Uint8Array;
}
type Call = (at: number, length: number, fault: number) => number;

/** The memory of a game, which grows as the game needs it. */
class Memory implements Lent {
  at = 0;
  words = 0;
  isFreed = false;
  /** Returns the position, for an order. */
  position: (() => Uint8Array) | null = null;
  /** What an order that is asked again begins with. */
  before: Uint8Array | null = null;

  begin(): void {
    this.before = this.position?.() ?? null;
  }

  grow(fault: GrognardFault): boolean {
    const words = fault.low ?? 0;
    if (fault.code !== "buffer_too_small" || fault.path !== "game" || words <= this.words) return false;
    this.#take(words, this.words * 8);
    return true;
  }

  // Takes memory of a length, in which so many bytes stay.
  #take(words: number, kept: number): void {
    const at = block(words * 8);
    if (this.at !== 0) {
      U8.copyWithin(at, this.at, this.at + kept);
      release(this.at, this.words * 8);
    }
    this.at = at;
    this.words = words;
  }

  putBack(): void {
    if (this.before) this.restore(this.before);
  }

  restore(position: Uint8Array): void {
    if (this.words * 8 < position.length) this.#take(position.length / 8, 0);
    U8.set(position, this.at);
  }

  free(): void {
    if (this.at !== 0) release(this.at, this.words * 8);
    this.at = this.words = 0;
    this.isFreed = true;
  }
}

const registry = typeof FinalizationRegistry === "undefined" ? undefined
  : new FinalizationRegistry<Memory>((memory) => memory.free());

/** What the games of a system have in common. */
interface Kind {
  table: Table;
  orders: Orders;
  plays: Map<string, Operation>;
}
const kinds = new Map<string, Kind>();

function kindOf(table: Table): Kind {
  let kind = kinds.get(table.system);
  if (!kind) {
    const plays = new Map([...table.plays].map(([name, raw]) => [name.split(".")[2]!, operation(raw(), true)]));
    const row = shapeOf(plays.get("choices")!.items!);
    const question = plays.get("order")!.shape;
    kind = { table, plays, orders: { system: table.system, raw: table.game, question, row } };
    kinds.set(table.system, kind);
  }
  return kind;
}

// The steps that say why an order is forbidden, each once: how much is needed, or else that it is not allowed.
function refusing(steps: Step[]): Step[] {
  const key = (step: Step) => `${step.rule} ${step.about} ${step.index}`;
  const limited = new Set(steps.filter((step) => step.what === "limit").map(key));
  const seen = new Set<string>();
  return steps.filter((step) => {
    const same = `${key(step)} ${step.what} ${step.num}`;
    const counts = step.what === "limit" || step.what === "forbidden" && !limited.has(key(step));
    if (!counts || seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

/** How an order is given. */
export interface OrderOptions extends Options {
  /** The dice of a row that needs some. */
  dice?: readonly number[];
}

/** A game of any system. */
export abstract class HeldGame {
  readonly #kind: Kind;
  readonly #memory = new Memory();
  #history: Entry[] = [];
  #undone: Entry[] = [];

  /** Makes a game from a set-up, or an empty one to read into. */
  protected constructor(table: Table, setup: unknown, isEmpty = false) {
    needed();
    this.#kind = kindOf(table);
    if (!isEmpty) {
      try {
        this.#ask("new", setup ?? {});
      } catch (fault) {
        this.#memory.free();
        throw fault;
      }
    }
    registry?.register(this, this.#memory, this);
  }

  #ask(verb: string, question: unknown, options?: Options & InColumns): Ruling {
    this.#there();
    try {
      return ask(this.#kind.plays.get(verb)!, question, options, this.#memory) as Ruling;
    } catch (fault) {
      // A row is an argument of its own.
      if (fault instanceof GrognardFault) amended(fault, { path: fault.path.replace(/^(choice|of)\.?/, "") });
      throw fault;
    }
  }

  #there(): void {
    if (this.#memory.isFreed) throw new Error("grognard: the game has been freed");
  }

  #call(name: string, ...values: number[]): number {
    this.#there();
    return calls[`grog_${this.#kind.table.system}_play_${name}`]!(this.#memory.at, this.#memory.words, ...values);
  }

  #position(): Uint8Array {
    const { at } = this.#memory;
    return U8.slice(at, at + this.#call("position") * 8);
  }

  // Calls until there is memory enough.
  #until(call: Call, at: number, length: number): number {
    for (;;) {
      U32[FAULT.at >> 2] = FAULT.size;
      const status = call(at, length, FAULT.at);
      if (status === 0) return status;
      const fault = faultAt(status);
      if (!this.#memory.grow(fault)) throw fault;
    }
  }

  /** Takes up a game from its text or its bytes. */
  protected read(name: "load" | "unpack", bytes: Uint8Array): this {
    const size = Math.max(bytes.length, 1);
    const at = block(size);
    try {
      U8.set(bytes, at);
      this.#until((text, length, fault) => this.#call(name, text, length, fault), at, bytes.length);
    } finally {
      release(at, size);
    }
    return this;
  }

  #write(name: "save" | "pack"): Uint8Array {
    const before = mark();
    const needs = piece(4);
    let size = 4096;
    let at = block(size);
    try {
      for (;;) {
        try {
          this.#until((room, length, fault) => this.#call(name, room, length, needs, fault), at, size);
          return U8.slice(at, at + U32[needs >> 2]!);
        } catch (fault) {
          const wanted = U32[needs >> 2]!;
          if (!(fault instanceof GrognardFault) || fault.code !== "buffer_too_small" || wanted <= size) throw fault;
          const more = block(wanted);
          release(at, size);
          size = wanted;
          at = more;
        }
      }
    } finally {
      release(at, size);
      rewind(before);
    }
  }

  #give(question: Record<string, unknown>, order: unknown, options: OrderOptions = {}): unknown {
    const { dice, ...rest } = options;
    checked("order", rest);
    const { ruling, before } = this.#done(question, rest);
    if (ruling.verdict === "allowed") {
      this.#history.push({ order, dice, ruling, thrown: this.diceThrown, before });
      this.#undone = [];
      while (this.#history.length > 1 && this.#history.length * before.length > MOST) this.#history.shift();
      return ruling;
    }
    return this.#because(question, ruling, rest);
  }

  // Asks for an order, and returns what was before it. A getter of the order may have given another one meanwhile.
  #done(question: unknown, options: Options): { ruling: Ruling; before: Uint8Array } {
    const memory = this.#memory;
    const outer = memory.position;
    for (let tried = 0; ; tried++) {
      memory.position = () => this.#position();
      try {
        const ruling = this.#ask("order", question, options);
        return { ruling, before: memory.before! };
      } catch (fault) {
        const isFull = fault instanceof GrognardFault && fault.code === "buffer_too_small" && fault.path === "units";
        if (!isFull || tried > 0) throw fault;
      } finally {
        memory.position = outer;
        memory.before = null;
      }
      // A game that is loaded has room for more units.
      this.read("load", encoded(this.save()));
    }
  }

  // Lets a refusal say why, unless the trail was asked for.
  #because(question: unknown, ruling: Ruling, options: Options): Ruling {
    if (ruling.verdict === "forbidden" && !options.trail) {
      ruling.trail = refusing(this.#ask("judge", question, { trail: true }).trail!);
    }
    return ruling;
  }

  /** Gives an order of a kind. */
  protected give(verb: string, fields: Record<string, unknown> = {}, options?: OrderOptions): unknown {
    const kind = this.#kind.table.game.verbs.find((known) => known.name === verb)!;
    const question = byName(this.#memory, this.#kind.orders, kind, fields);
    return this.#give(question, { [this.#kind.table.game.key]: verb, ...fields }, options);
  }

  order(order: unknown, options?: OrderOptions): unknown {
    return this.#give(given(this.#memory, this.#kind.orders, order, options?.dice), order, options);
  }

  judge(order: unknown, options: OrderOptions = {}): unknown {
    const { dice, ...rest } = options;
    checked("judge", rest);
    const question = given(this.#memory, this.#kind.orders, order, dice);
    const ruling = this.#ask("judge", question, rest);
    return ruling.rows!.length === 0 ? this.#because(question, ruling, rest) : ruling;
  }

  choices(of?: unknown, options?: InColumns): unknown {
    return this.#ask("choices", of == null ? {} : { of }, options);
  }

  look(options?: InColumns): unknown {
    return this.#ask("look", {}, options);
  }

  chances(question: unknown = {}, options?: Options): unknown {
    checked("chances", options);
    return this.#ask("chances", question, options);
  }

  /** Whether dice were thrown with the last order. */
  get diceThrown(): boolean {
    return this.#call("thrown") === 1;
  }

  /** Takes back the last order, unless dice were thrown with it; `referee` takes those back too. */
  undo(options: { referee?: boolean } = {}): unknown {
    const last = this.#history[this.#history.length - 1];
    if (!last || last.thrown && !options.referee) return null;
    // What needs memory comes first: without it nothing has changed.
    const answer = told(last);
    last.after = this.#position();
    this.#memory.restore(last.before);
    this.#history.pop();
    this.#undone.push(last);
    return answer;
  }

  /** Does again what was taken back. */
  redo(): unknown {
    const last = this.#undone[this.#undone.length - 1];
    if (!last) return null;
    const answer = told(last);
    this.#memory.restore(last.after!);
    this.#undone.pop();
    this.#history.push(last);
    return answer;
  }

  /** The orders that were done, as far as they can be taken back. */
  get history(): unknown[] {
    return this.#history.map(told);
  }

  /** The game as text. */
  save(): string {
    const bytes = this.#write("save");
    return new TextDecoder().decode(bytes.subarray(0, bytes.length - 1));
  }

  /** The game as bytes. */
  pack(): Uint8Array {
    return this.#write("pack");
  }

  /** Takes over the position and the history of another game. */
  protected from(other: HeldGame): this {
    this.#memory.restore(other.#position());
    this.#history = [...other.#history];
    this.#undone = [...other.#undone];
    return this;
  }

  /** Whether another game has the same position. */
  equals(other: unknown): boolean {
    return other instanceof HeldGame && other.#kind === this.#kind && other.save() === this.save();
  }

  toString(): string {
    return this.save();
  }

  /** Frees its memory. It cannot be used afterwards. As a property of its own it forbids clones, which would be empty. */
  readonly free = (): void => {
    registry?.unregister(this);
    this.#memory.free();
  };
}
disposable(HeldGame.prototype);

function told(entry: Entry): object {
  const { order, dice, ruling, thrown } = entry;
  const { trail: _trail, ...rest } = ruling;
  return { order, ...dice ? { dice } : {}, ...rest, dice_thrown: thrown };
}

/** Makes the class of a system's games: each kind of order is a method. */
export function gameOf(table: Table): unknown {
  const Game = class Game extends HeldGame {
    static override name = "Game";
    constructor(setup?: unknown, isEmpty?: symbol) {
      super(table, setup, isEmpty === EMPTY);
    }
    static load(text: string): Game {
      if (typeof text !== "string") throw new TypeError("Game.load needs a text");
      return new Game(undefined, EMPTY).read("load", encoded(text));
    }
    static unpack(bytes: Uint8Array): Game {
      return new Game(undefined, EMPTY).read("unpack", bytes);
    }
    copy(): Game {
      return new Game(undefined, EMPTY).from(this);
    }
  };
  const methods = Game.prototype as unknown as Record<string, unknown>;
  for (const { name } of table.game.verbs) {
    if (name in methods) throw new Error(`grognard: an order is called ${name}`);
    methods[name] = function (this: { give(verb: string, fields?: object, options?: OrderOptions): unknown }, fields?: object, options?: OrderOptions) {
      return this.give(name, fields, options);
    };
    Object.defineProperty(methods, name, { enumerable: false });
  }
  return Game;
}
const EMPTY = Symbol("empty");
