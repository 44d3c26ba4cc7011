// The texts that do not depend on a question: titles of rules, meanings of words, printed tables. They need no module.
import all from "../generated/texts.json";
import { GrognardFault, unknownWord } from "./fault.js";

export { GrognardFault };

/** A rule. */
export interface Rule {
  /** Its paragraph, such as `OCS 9.4e`. */
  id: string;
  /** Its number, which never changes. */
  number: number;
  /** What it is about. */
  title: string;
}

/** A printed table: its headings and cells as texts. */
export interface Chart {
  /** What it is. */
  doc: string;
  /** The headings of the columns. */
  columns: string[];
  /** The headings of the rows. */
  rows: string[];
  /** The cells, row by row. */
  cells: string[][];
}

const ofRules = all.rules as [number, string, string][];
const ofWords = all.words as unknown as Record<string, [word: string, meaning: string][]>;
const ofCharts = all.charts as unknown as Record<string, Chart>;

/** Returns a rule by its id. */
export function rule(id: string): Rule {
  const found = ofRules.find(([, known]) => known === id);
  if (!found) throw new GrognardFault("unknown_word", "", { value: id });
  return { number: found[0], id, title: found[2] };
}

/** Returns all rules by their numbers. */
export function rules(): Rule[] {
  return ofRules.map(([number, id, title]) => ({ number, id, title }));
}

/** Returns the names of all vocabularies, such as `ocs.Mode`. */
export function vocabularies(): string[] {
  return Object.keys(ofWords);
}

/** Returns the words of a vocabulary with their meanings, in their order. */
export function words(name: string): Map<string, string> {
  return new Map(known(ofWords, name));
}

/** Returns the names of all printed tables. */
export function charts(): string[] {
  return Object.keys(ofCharts);
}

/** Returns a printed table by its name, such as `ocs.combat.open`. */
export function chart(name: string): Chart {
  return structuredClone(known(ofCharts, name));
}

function known<T>(list: Record<string, T>, name: string): T {
  const found = Object.hasOwn(list, name) ? list[name] : undefined;
  if (found === undefined) throw unknownWord("unknown_word", "", name, Object.keys(list));
  return found;
}
