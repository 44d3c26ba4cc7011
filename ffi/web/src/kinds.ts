// What the generated tables say of records, questions and words, and what is made of it: types only.
import type { Names } from "./names.js";
import type { View } from "./views.js";

/** A kind of value. */
export interface Kind {
  kind: "int" | "said" | "wide" | "flag" | "word" | "place" | "record" | "view" | "text" | "array" | "list";
  low?: number;
  high?: number;
  size?: number;
  of?: string;
  count?: number;
  holes?: boolean;
  each?: Kind;
}

/** A field as the table has it. */
export interface RawField extends Kind {
  name: string;
  at: number;
  rule?: boolean;
  item?: string;
  first?: number;
  parts?: number;
  unit?: string;
  by?: string;
  share?: string;
  share_of?: string;
  required?: boolean;
  ordered?: boolean;
  as_given?: boolean;
  named?: boolean;
  places?: boolean;
  through?: string;
}

/** A record or a structure of lists as the table has it. */
export interface RawShape {
  name: string;
  size: number;
  align: number;
  fields: RawField[];
  sum?: boolean;
  by_word?: boolean;
  has_places?: boolean;
  units?: boolean;
  force?: boolean;
  counter?: boolean;
  view?: boolean;
  sorters?: Record<string, string>;
  in_order?: number;
  reader?: string;
  there?: { field: string; by: string; with: string[] };
}

/** An operation as the table has it. */
export interface RawOperation extends RawShape {
  call: string;
  answer_size: number;
  list_at?: number;
  scratch_at?: number;
  value_at?: number;
  value?: string;
  items?: string;
  list?: "effects" | "rows";
  decides?: boolean;
  speaks?: boolean;
}

/** The orders of a game. */
export interface RawGame {
  key: string;
  named: string[];
  verbs: { name: string; required: number; words: string; fields: string[]; flags: string[] }[];
}

/** The words of a vocabulary. */
export interface RawWords {
  first: number;
  list: string[];
  parts?: number[];
  units?: string[];
  /** By word, the vocabulary of the word that the amount beside it is the code of. */
  amounts?: string[];
}

/** What a question says while it is written, and an answer while it is read. */
export interface Context {
  /** What units are called; nothing without a board. */
  names: Names | null;
  /** Whether places are shown as numbers. */
  numbers: boolean;
  /** Whether references of no list are to units of the board. */
  through: boolean;
  /** Whether they are in a list that may count through another one, which is empty. */
  open: boolean;
  /** Whether fields are read in the order of their names, so that of several faults the same is always reported. */
  sorted: boolean;
  /** Whether the highest number is written in place of one that does not fit. */
  clamped: boolean;
  /** Whether references of no list in a field `unit` of an answer are to units of the board. */
  speaks: boolean;
  /** Whether chances, expected numbers and measures are shown exactly. */
  exact: boolean;
  /** The board. */
  view: View | null;
  /** By list, the former index of each item of the board. */
  moved: Map<string, Uint16Array> | null;
  /** The fields of which rows are wanted, a list for each; nothing for rows as objects. */
  columns: readonly string[] | null;
}

/** A field that is written and read. */
export interface Field extends RawField {
  /** Of a field that must be there, its bit in `needed`; otherwise 0. */
  bit: number;
  put(base: number, value: unknown, context: Context): void;
  get(base: number, context: Context): unknown;
}

/** A vocabulary. */
export interface Words extends RawWords {
  name: string;
  codes: Map<string, number>;
  words: (string | null)[];
}

/** By the name of a record, what makes its object from the values of its fields in their order. */
export type Makers = Record<string, (values: unknown[]) => object>;

/** A shape that is written and read. */
export interface Shape extends RawShape {
  fields: Field[];
  by: Map<string, Field>;
  required: Field[];
  /** The bits of the fields that must be there. */
  needed: number;
  /** References of which none is not the first item, with the number that says so. */
  nones: { at: number; size: number; none: number }[];
  isHex: boolean;
  names: string[];
  /** What makes an object of it, of a large one, and memory for the values of its fields. */
  make: Makers[string] | undefined;
  values: unknown[];
  /** The fields of the last object in its order, by which those of the next one are found sooner. */
  order: string[];
  inOrder: Field[];
}
