// What a player of the Operational Combat Series sees of a game: his own side, and of the other what `ocs.fog.sees`
// shows.
import { hexAt, ocs } from "grognard";

// Measures in the text of a position are twelfths of an MP; those in other parts do not matter to who sees what.
const TWELFTHS = ["ma", "throw_range", "mp_spent"];
const PARTS = ["re", "load", "amount"];

// The fields of a line, such as `combat_side.strength=8 fuelled`, besides those that a counter has in common with
// another.
function fields(words, like = {}) {
  const record = structuredClone(like);
  for (const [path, text] of words.map((word) => word.split("="))) {
    const keys = path.split(".");
    const last = keys.pop();
    if (PARTS.includes(last)) continue;
    const number = Number(text) / (TWELFTHS.includes(last) ? 12 : 1);
    const value = text === undefined || (Number.isNaN(number) ? text : number);
    keys.reduce((inner, key) => (inner[key] ??= {}), record)[last] = value;
  }
  return record;
}

function hexOf(word, numbering) {
  const [q, r] = String(word).split(",").map(Number);
  return r === undefined ? hexAt(word, numbering) : { q, r };
}

// The units on the map of a position, with their names and lines.
function unitsOf(text) {
  const [, numbering] = /^hexes (\w+)$/m.exec(text);
  const known = new Map();
  return text.split("\n").filter((line) => /^(unit|off_map) /.test(line)).flatMap((line) => {
    const [, number, name = number, like, rest] = /^\w+ (#\d+)(?: called (\S+))?(?: like (\S+))? ?(.*)$/.exec(line);
    const printed = fields(rest.split(" ").filter((word) => PRINTED.test(word)), known.get(like));
    known.set(name, printed);
    if (!line.startsWith("unit")) return [];
    const record = fields(rest.split(" "), printed);
    return [{ name, line, record: { ...record, id: Number(number.slice(1)), hex: hexOf(record.hex, numbering) } }];
  });
}
const PRINTED = /^(combat_side|move_side|kind|arm|symbol|size|steps|rating|strategic|fighter|yellow_dot|side|nation)/;

/** The state of a game as a player sees it; who watches sees what both sides show. */
export function asSeen({ text, log }, { turn, open }, playerID) {
  const units = unitsOf(text);
  const hexes = [...new Map(units.map(({ record: { hex } }) => [`${hex.q},${hex.r}`, hex])).values()];
  const [, options] = /^options ?(.*)$/m.exec(text);
  const rules = fields(options.split(" ").filter(Boolean));
  const board = new ocs.Board({ hexes: hexes.map((hex) => ({ hex })), units: units.map(({ record }) => record), rules });
  const sides = ["0", "1"].includes(playerID) ? [Number(playerID) + 1] : [1, 2];
  const nameOf = (unit) => units.find(({ record }) => record.id === unit).name;
  const enemy = sides.flatMap((side) => hexes.map((hex) => [hex, ocs.fog.sees({ board, hex, side })]))
    .filter(([, { rows }]) => rows.length > 0)
    .map(([{ q, r }, { value, rows }]) => ({
      hex: `${q},${r}`, ...value, units: rows.map(({ unit, ...row }) => ({ ...row, name: nameOf(unit) })),
    }));
  board.free();
  const own = units.filter(({ record }) => sides.length === 1 && record.side === sides[0]).map(({ line }) => line);
  // Of an order of the other side its kind is seen, and the paragraphs.
  const seen = log.map((entry) => entry.player === playerID ? entry : { ...entry, line: entry.line.split(" ")[0] });
  const { what, target, assessed, rolled, assessment } = open;
  const odds = assessed ? String(assessment.odds) : null;
  const fight = what === "nothing" ? null : { what, target, assessed, rolled, odds };
  return { own, enemy, turn, fight, log: seen };
}
