// Vocabularies and rules by their names and numbers.
import type { Kind, Words } from "./kinds.js";
import { rawWords } from "./tables.js";
import type { Table } from "./tables.js";

const words = new Map<string, Words>();

/** Returns a vocabulary by its name. */
export function vocabulary(name: string): Words {
  let found = words.get(name);
  if (!found) {
    const raw = rawWords(name);
    found = { ...raw, name, codes: new Map(), words: [] };
    for (let code = 0; code < raw.first; code++) found.words.push(null);
    raw.list.forEach((word, at) => {
      found!.codes.set(word, at + raw.first);
      found!.words.push(word);
    });
    words.set(name, found);
  }
  return found;
}

/** Returns what the codes of a field stand for; nothing if it has no words. */
export function wordsOf(field: Kind): (string | null)[] | null {
  return field.kind === "word" || field.kind === "place" ? vocabulary(field.of!).words : null;
}

const ids: (string | null)[] = [null];
const titles: (string | undefined)[] = [];
const numbers = new Map<string, number>();

/** Returns the id of a rule; nothing for none. */
export function ruleId(number: number): string | null {
  return ids[number] ?? null;
}

/** Returns what a paragraph decides. */
export function ruleTitle(number: number): string {
  return titles[number] ?? "";
}

/** Returns the number of a rule, 0 if there is none of this id. */
export function ruleNumber(id: string): number {
  return numbers.get(id) ?? 0;
}

/** Takes the rules of a system in: each with its number, and a house rule with the number for which its id stands. */
export function rules(table: Table): void {
  for (const [number, id, title, known] of table.rules) {
    while (ids.length <= Math.max(number, known)) ids.push(null);
    ids[number] = id;
    titles[number] = title;
    // The system whose number the id of a house rule stands for may not be loaded.
    ids[known] ??= id;
    titles[known] ??= title;
    numbers.set(id, known);
  }
}
