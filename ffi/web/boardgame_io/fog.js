// What a player of the Operational Combat Series sees of a game: his own side, and of the other what `ocs.fog.sees` shows.
import { hexAt, ocs } from "grognard";

const TWELFTHS = ["ma", "throw_range", "mp_spent"];

// The fields of a line, such as `combat_side.strength=8 fuelled`, as an object.
function fieldsOf(words) {
  const record = {};
  for (const word of words) {
    const [path, text] = word.split("=");
    const keys = path.split(".");
    const last = keys.pop();
    const of = keys.reduce((inner, key) => (inner[key] ??= {}), record);
    const number = Number(text);
    of[last] = text === undefined ? true : Number.isNaN(number) ? text : TWELFTHS.includes(last) ? number / 12 : number;
  }
  return record;
}

// A hex as `3,-1`, or as the number that the map prints.
function hexOf(word, numbering) {
  if (!word.includes(",")) return hexAt(word, numbering);
  const [q, r] = word.split(",").map(Number);
  return { q, r };
}

// What is printed on a counter is said once, and `like` it afterwards.
const PRINTED = [
  "combat_side", "move_side", "kind", "arm", "symbol", "size", "steps", "re", "rating", "strategic", "fighter", "yellow_dot", "side",
  "nationality",
];

/** The hexes and units of a position, as far as fog of war asks for them, each unit with its name and its line. */
export function counters(text) {
  const hexes = [];
  const units = [];
  const called = new Map();
  let numbering = "axial";
  for (const line of text.split("\n")) {
    const [word, first, ...rest] = line.split(" ");
    if (word === "hexes") numbering = first;
    if (word === "hex") hexes.push({ hex: hexOf(first, numbering) });
    if (word === "column") {
      const { q, r } = hexOf(first, numbering);
      [...rest[0]].forEach((letter, down) => letter !== "." && hexes.push({ hex: { q, r: r + down } }));
    }
    if (word !== "unit" && word !== "off_map") continue;
    const name = rest[0] === "called" ? rest.splice(0, 2)[1] : first;
    const like = rest[0] === "like" ? called.get(rest.splice(0, 2)[1]) : undefined;
    const { hex, ...own } = fieldsOf(rest);
    const printed = like ? Object.fromEntries(PRINTED.filter((key) => key in like).map((key) => [key, like[key]])) : {};
    const unit = { id: Number(first.slice(1)), ...printed, ...own };
    called.set(name, unit).set(first, unit);
    if (word === "unit") units.push({ name, line, record: { ...unit, hex: hexOf(String(hex), numbering) } });
  }
  return { hexes, units };
}

const place = ({ q, r }) => `${q},${r}`;

/** The state of a game as a player sees it; who watches sees what both sides show. */
export function asSeen({ text, log }, { turn, open }, playerID) {
  const { hexes, units } = counters(text);
  const board = new ocs.Board({ hexes, units: units.map(({ record: { re, amount, load, ...unit } }) => unit) });
  const sides = ["0", "1"].includes(playerID) ? [Number(playerID) + 1] : [1, 2];
  const enemy = [];
  for (const side of sides) {
    for (const hex of new Set(units.filter(({ record }) => record.side !== side).map(({ record }) => place(record.hex)))) {
      const { value, rows } = ocs.fog.sees({ board, hex: hexOf(hex), side });
      const names = rows.map(({ unit, ...row }) => ({ ...row, name: units.find(({ record }) => record.id === unit).name }));
      enemy.push({ hex, ...value, units: names });
    }
  }
  board.free();
  const own = sides.length === 1 ? units.filter(({ record }) => record.side === sides[0]).map(({ line }) => line) : [];
  // Of an order of the other side its kind is seen, and the paragraphs.
  const seen = log.map((entry) => entry.player === playerID ? entry : { ...entry, line: entry.line.split(" ")[0] });
  const { what, target, assessed, rolled, assessment } = open;
  const fight = what === "nothing" ? null : { what, target, assessed, rolled, odds: assessed ? String(assessment.odds) : null };
  return { own, enemy, turn, fight, log: seen };
}
