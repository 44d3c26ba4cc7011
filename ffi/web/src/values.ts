// The types of what operations and games answer.
import type { Step } from "../generated/common.js";
import type { Options } from "./ask.js";
import type { OrderOptions } from "./games.js";
import type { Chance, Expectation } from "./numbers.js";

export type { Chance, Options, OrderOptions, Step };

/** What chances, expected numbers and measures of an answer are. */
export interface Said {
  chance: number | Chance;
  expectation: number | Expectation;
  measure: number | string;
}
/** Numbers: the nearest ones. */
export interface Plain {
  chance: number;
  expectation: number;
  measure: number;
}
/** Exact values: those of the option `exact`. */
export interface Exact {
  chance: Chance;
  expectation: Expectation;
  measure: number | string;
}

/** An answer that has a value. */
export interface Valued<V> {
  /** The value. */
  value: V;
}
/** An answer that has effects. */
export interface Effects<E> {
  /** The effects, for the program to apply. */
  effects: E[];
}
/** An answer that has rows. */
export interface Rows<R> {
  /** The rows. */
  rows: R[];
}
interface Cited {
  /** The rules that decided; if it is forbidden, all reasons. */
  cites: string[];
  /** The steps that led to the answer, if they were wanted. */
  trail?: Step[];
}

/** An answer with its steps. */
export interface Trailed {
  /** The steps that led to the answer. */
  trail: Step[];
}
/** An answer of which a forbidden one says why. */
export type Explained<Answer> = Answer extends { verdict: "forbidden" } ? Answer & Trailed : Answer;

/** An answer that decides whether something is allowed. */
export type Verdict<V, L> =
  | ({ verdict: "allowed" } & Cited & V & L)
  | ({ verdict: "forbidden"; value?: undefined } & Cited & L);
/** An answer that decides nothing. */
export type Told<V, L> = Cited & V & L;

/** The function of an operation. */
export interface Ask<Q, R, X> {
  (question: Q, options: Options & { exact: true; trail: true }): X & Trailed;
  (question: Q, options: Options & { exact: true }): X;
  (question: Q, options: Options & { trail: true }): R & Trailed;
  (question: Q, options?: Options): R;
}
/** The function of an operation whose question needs nothing. */
export interface AskAny<Q, R, X> {
  (question: Q, options: Options & { exact: true; trail: true }): X & Trailed;
  (question: Q, options: Options & { exact: true }): X;
  (question: Q, options: Options & { trail: true }): R & Trailed;
  (question?: Q, options?: Options): R;
}

/** The method of a kind of order. */
export interface Give<Fields, Ordered> {
  (fields: Fields, options: OrderOptions & { trail: true }): Ordered & Trailed;
  (fields: Fields, options?: OrderOptions): Ordered;
}
/** The method of a kind of order that needs nothing. */
export interface GiveAny<Fields, Ordered> {
  (fields: Fields, options: OrderOptions & { trail: true }): Ordered & Trailed;
  (fields?: Fields, options?: OrderOptions): Ordered;
}

/** Something in the module's memory. */
export interface Kept<Name extends string> {
  /** Frees its memory. It cannot be used afterwards. */
  free(): void;
  [Symbol.dispose](): void;
  /** What it is; only its type is there. */
  readonly kept?: Name;
}

/** An order that was done. */
export type Played<Order, Choice, Ordered> = {
  /** The order as it was given. */
  order: string | Order | Choice;
  /** The dice of a row. */
  dice?: readonly number[];
  /** Whether dice were thrown with it. */
  dice_thrown: boolean;
} & Extract<Ordered, { verdict: "allowed" }>;

/** An answer whose rows are a list for each of some fields, in the order of the rows. */
export type Columns<Answer, F extends PropertyKey> = Omit<Answer, "rows"> & {
  columns: Answer extends Rows<infer Row> ? { [Field in F]: Field extends keyof Row ? Row[Field][] : never } : never;
};
type FieldOf<Answer> = Answer extends Rows<infer Row> ? keyof Row : never;

/** What every game has. */
export interface GameOf<Game, Order, Choice, Ordered, Judged, Chosen, Looked, Chances> {
  /** Gives an order: a line of text, a row of the choices, or an object of its fields. What is allowed is done. */
  order(order: string | Order | Choice, options: OrderOptions & { trail: true }): Ordered & Trailed;
  order(order: string | Order | Choice, options?: OrderOptions): Ordered;
  /** Decides whether an order is allowed. Nothing changes; the rows are the objections. */
  judge(order: string | Order | Choice, options: OrderOptions & { trail: true }): Judged & Trailed;
  judge(order: string | Order | Choice, options?: OrderOptions): Judged;
  /** All that may be done now: each row is an order, or leads to orders. */
  choices(of?: Choice | null): Chosen;
  /** The same with a list for each of some fields: the quickest way to look through many rows. */
  choices<F extends FieldOf<Chosen>>(of: Choice | null, options: { columns: readonly F[] }): Columns<Chosen, F>;
  /** What the game waits for, and what stands on the board or is owed. */
  look(): Looked;
  /** The same with a list for each of some fields. */
  look<F extends FieldOf<Looked>>(options: { columns: readonly F[] }): Columns<Looked, F>;
  /** The exact chances of what is open. */
  chances: Chances;
  /** Whether dice were thrown with the last order. */
  readonly diceThrown: boolean;
  /** Takes back the last order, unless dice were thrown with it; `referee` takes those back too. `null` if there is none. */
  undo(options?: { referee?: boolean }): Played<Order, Choice, Ordered> | null;
  /** Does again what was taken back. `null` if there is nothing. */
  redo(): Played<Order, Choice, Ordered> | null;
  /** The orders that were done, as far as they can be taken back. */
  readonly history: Played<Order, Choice, Ordered>[];
  /** The game as text. */
  save(): string;
  /** The game as bytes. */
  pack(): Uint8Array;
  /** A copy with its history. */
  copy(): Game;
  /** Whether another game has the same position. */
  equals(other: unknown): boolean;
  /** The game as text. */
  toString(): string;
  /** Frees its memory. It cannot be used afterwards. */
  free(): void;
  [Symbol.dispose](): void;
}
/** What makes games. */
export interface GamesOf<Game> {
  /** Takes up a game from its text. */
  load(text: string): Game;
  /** Takes up a game from its bytes. */
  unpack(bytes: Uint8Array): Game;
}
