// The board in the text of a game of the OCS, as a question has it.
import { hexNamed, numberingOf } from "./places.js";
import { fieldsOf } from "./reader.js";
import type { Fields, Json } from "./reader.js";
import { plain } from "./say.js";

// What a unit has in common with one that it is `like`, beside both sides of the counter.
const alike =
  /^(kind|arm|symbol|size|steps|re|rating|strategic|fighter|yellow_dot|side|nationality|(combat|move)_side\..*)$/;
// In the text an MP is 12 and an RE is 8, and rows of the chart count from 1.
const twelfths = /(^|\.)(ma|mp_spent|throw_range|cost\.(leg|truck|track))$/;
const rows = /^(terrain|bridged|also|weather_row|weather_side|(roads|sides)\.\d)$/;

function valueOf(path: string, text: string): Json {
  const number = Number(text);
  if (text === "") return true;
  if (Number.isNaN(number)) return text;
  if (twelfths.test(path)) return number / 12;
  if (path === "re") return number / 8;
  return rows.test(path) ? number - 1 : number;
}

// A record of a line, its fields by their paths.
function record(fields: ReadonlyMap<string, string>, numbering: string): Fields {
  const out: Fields = {};
  for (const [path, text] of fields) {
    const parts = path.split(".");
    let into = out;
    for (const part of parts.slice(0, -1)) into = (into[part] ??= {}) as Fields;
    into[parts.at(-1)!] = valueOf(path, text);
  }
  const hex = hexNamed(fields.get("hex") ?? "", numbering);
  if (hex) out.hex = { ...hex };
  for (const list of ["roads", "sides"]) {
    const given = out[list];
    if (typeof given === "object") out[list] = [1, 2, 3, 4, 5, 6].map((at) => fieldsOf(given)[String(at)] ?? null);
  }
  return out;
}

/** A board, the ground of its chart, and the names of its units. */
interface GameBoard {
  board: Fields;
  chart: string[];
  names: Map<number, string>;
  numbering: string;
}

/** The board in the text of a game. */
export function boardOf(text: string): GameBoard {
  const numbering = numberingOf(text);
  const [ground, chart, hexes, units, limits]: [string[], Json[], Json[], Json[], Json[]] = [[], [], [], [], []];
  const letters = new Map<string, Fields>();
  const known = new Map<string, Map<string, string>>();
  const names = new Map<number, string>();
  let rules: Fields = {};
  const place = (of: Fields, q: number, r: number): void => void hexes.push({ ...of, hex: { q, r } });
  const unit = (head: string, rest: readonly string[], fields: Map<string, string>): void => {
    const id = Number(rest[0]!.slice(1));
    const after = (word: string): string | undefined =>
      rest.includes(word) ? rest[rest.indexOf(word) + 1] : undefined;
    const name = after("called") ?? `#${id}`;
    const like = after("like");
    for (const [key, value] of like === undefined ? [] : (known.get(like) ?? []))
      if (alike.test(key) && !fields.has(key)) fields.set(key, value);
    known.set(name, fields).set(`#${id}`, fields);
    names.set(id, plain(name));
    if (head === "unit") units.push({ ...record(fields, numbering), id });
  };
  for (const line of text.split("\n")) {
    const [head = "", ...rest] = line.trim().split(/\s+/);
    const isUnit = head === "unit" || head === "off_map";
    const own = isUnit ? rest.slice(1) : head === "letter" || head === "hex" ? rest.slice(1) : rest;
    const flag = (word: string): boolean =>
      !isUnit || !["called", "like"].includes(rest[rest.indexOf(word) - 1] ?? "");
    const fields = new Map(
      own
        .filter((word) => word.includes("=") || (!["called", "like"].includes(word) && flag(word)))
        .map((word) => [word.split("=")[0]!, word.split("=")[1] ?? ""] as const),
    );
    if (head === "chart") {
      ground.push(fields.get("terrain.ground") ?? "road");
      chart.push(record(fields, numbering));
    } else if (head === "options") rules = record(fields, numbering);
    else if (head === "limit") limits.push(record(fields, numbering));
    else if (head === "letter") letters.set(rest[0]!, record(fields, numbering));
    else if (head === "hex" || head === "column") {
      const { q, r } = hexNamed(rest[0] ?? "", numbering) ?? { q: 0, r: 0 };
      if (head === "hex") place(record(fields, numbering), q, r);
      else
        [...(rest[1] ?? "")].forEach((letter, at) => letters.has(letter) && place(letters.get(letter)!, q, r + at));
    } else if (isUnit) unit(head, rest, fields);
  }
  return { board: { chart, hexes, units, limits, rules }, chart: ground, names, numbering };
}
