// Amounts that are codes: what such an amount is, the word beside it says.
import { unknownWord } from "./fault.js";
import { vocabulary } from "./words.js";

/** Returns the code of a word of a vocabulary. */
export function read(of: string, word: string): number {
  const { codes, list } = vocabulary(of);
  const code = codes.get(word);
  if (code === undefined) throw unknownWord("unknown_word", "", word, list);
  return code;
}

/** Returns the word of a code; nothing for 0 where that is none, and a number that is no code as it is. */
export function shown(of: string, code: number): string | number | null {
  return vocabulary(of).words[code] ?? (code === 0 ? null : code);
}
