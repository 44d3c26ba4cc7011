// An answer of the library, and the story that it belongs to.
import { ask } from "grognard";
import type { Fields, Json } from "./reader.js";
import type { Step } from "./say.js";

/** An answer of the library. */
export interface Answer {
  operation: string;
  verdict?: "allowed" | "forbidden";
  value?: Json;
  cites: string[];
  trail: Step[];
  effects?: Fields[];
  rows?: Fields[];
  /** The names of the units that its effects number. */
  called?: string[];
}
/** A question that was answered. */
export interface Story {
  title: string;
  source: string;
  /** The answers that led to it. */
  told: Answer[];
  question: Fields;
  /** The names of the items of the question's lists. */
  names: Record<string, string[]>;
  /** The board that it stands on, as it was and as it is afterwards. */
  board: Fields | null;
  after: Fields | null;
  dice: number[];
  /** How the sides take options in a distribution. */
  policy: Fields;
  /** Whether the ruling is what the file expects; nothing if it expects nothing. */
  expected: boolean | null;
}

/** Asks, and keeps the name of the operation. */
export function told(operation: string, question: Fields): Answer {
  const answer = ask(operation, question, { trail: true }) as Omit<Answer, "operation">;
  return { ...answer, operation, cites: answer.cites ?? [], trail: answer.trail ?? [] };
}
