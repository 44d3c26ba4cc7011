// Words for what the library answers: its vocabularies have the sentences, and its list of rules the titles.
import { rule, words } from "grognard/texts";

/** A step of a ruling. */
export interface Step {
  what: string | null;
  rule: string | null;
  about: string | null;
  index: number | null;
  num: number;
  den: number;
  text: string;
}

/** Returns a word without its underscores. */
export const plain = (word: unknown): string => String(word).replaceAll("_", " ");
/** Returns a text with a capital at its beginning. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Returns the first sentence of a text, without its stop. */
export const short = (text: string): string => text.replace(/\.\s.*$/s, "").replace(/\.$/, "");

/** Returns the title of a rule. */
export function titleOf(id: string): string {
  try {
    return rule(id).title;
  } catch {
    return "";
  }
}

/** Returns the meaning of a word of a vocabulary. */
export function meaning(vocabulary: string, word: string): string {
  return words(vocabulary).get(word) ?? plain(word);
}

/** A chance in percent: nothing that is possible is 0%, and nothing uncertain 100%. */
export function percent(chance: number, digits = 1): string {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  const shown = (chance * 100).toFixed(digits);
  const least = 10 ** -digits;
  if (Number(shown) === 0) return `<${least}%`;
  if (Number(shown) === 100) return `>${(100 - least).toFixed(digits)}%`;
  return `${shown}%`;
}

/** A number with a sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");
/** A number as people write it. */
export const round = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));
/** A number that may be very small. */
export const tiny = (value: number): string =>
  value === 0 ? "0" : value < 0.001 ? value.toExponential(0) : round(value, 4);
/** How exact a number is that is wrong by so much at most: nothing if that is below what is shown. */
export const within = (bound: number): string => (bound < 0.0005 ? "" : `to within ${tiny(bound)}`);
/** The same where nothing else is said. */
export const exactness = (bound: number): string =>
  bound === 0 ? "exact" : within(bound) || `exact to ${Math.floor(-Math.log10(bound))} digits`;
/** `1 step`, `2 steps`. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** A sentence of a vocabulary with names in place of what it speaks of. */
export function filled(sentence: string, names: Record<string, string | number | undefined>): string {
  let text = sentence;
  if (names.unit !== undefined)
    text = text.replace(/^The unit('?s?)/, `${names.unit}$1`).replace(/the unit('?s?)(?!\w)/g, `${names.unit}$1`);
  if (names.amount === undefined) text = text.replace(/[,:]?\s?`amount`[^.;:]*/g, "");
  if (names.theHex !== undefined) text = text.replace(/the `?hex`?/g, String(names.theHex));
  if (Number(names.amount) === 1) text = text.replace(/`amount` (hex|step)(e?s)\b/g, "1 $1");
  return begun(text.replace(/`(\w+)`/g, (_, word: string) => String(names[word] ?? word)));
}

// An item of a list in words: `attacker 1`.
function itemName(list: string, at: number): string {
  if (list === "path") return `hex ${at + 1} of the way`;
  const one = list === "approaches" ? "approach" : list.replace(/s$/, "");
  return `${plain(one)} ${at + 1}`;
}

/** Steps that call units by their names: those of each part of the question, in its order. */
export function called<S extends Step>(
  steps: readonly S[],
  names: Readonly<Record<string, readonly string[]>>,
  nameOf?: (id: unknown) => string,
): S[] {
  return steps.map((step) => {
    const list = step.about === null ? undefined : names[step.about];
    const name = step.index === null ? undefined : list?.[step.index];
    const unitOf = (id: string): string => nameOf?.(Number(id)) || `unit ${id}`;
    const text = step.text
      .replace(/ \(index \d+\)/, "")
      // A unit that no list has.
      .replace(/ (?:of|by) -1(?= \(|$)/, "")
      // The one unit that a question is about has no number.
      .replace(/^(?:unit 0)?: */, () => (names.units?.length === 1 ? `${names.units[0]!}: ` : ""))
      .replace(/^unit (\d+)(?=:)/, (_, id: string) => unitOf(id))
      .replace(/(?<=zone of control (?:of|is negated by) )(\d+)/, (_, id: string) => unitOf(id))
      .replace(/^([a-z_]+)\[(\d+)\](?=:)/, (_, of: string, at: string) => name || itemName(of, Number(at)));
    return { ...step, text };
  });
}
