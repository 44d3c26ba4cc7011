// pack.mjs FOLDER: the generated tables as the package has them. `ocs.json` becomes `ocs.packed.json`, a line for each record,
// operation, vocabulary and rule. What follows from the rest is left out: places, sizes, bounds, functions. What a line says
// `src/tables.ts` tells, which reads them; `tests/web/compared.mjs` compares what it reads with the whole tables.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
const NUMBERS = { 255: "B", 127: "C", 65535: "H", 32767: "S", 4294967295: "I", 2147483647: "J" };
const MARKS = { required: "!", ordered: "<", as_given: "^", named: "$", places: "@" };
const SHAPE = {
  sum: "s", by_word: "b", has_places: "p", units: "u", force: "f", counter: "c", view: "v", reader: "r", decides: "d", speaks: "k",
};
const POINTER = 4;
const up = (at, align) => at + align - 1 & -align;
const records = new Map();

// The size and alignment of a kind of value.
function layout({ kind, of, size, count, each }) {
  switch (kind) {
    case "wide": return [8, 8];
    case "place": return [2, 2];
    case "text": return [count, 1];
    case "view": return [POINTER, POINTER];
    case "list": return [2 * POINTER, POINTER];
    case "array": return [size * count, layout(each)[1]];
    case "record": return [records.get(of).size, Math.max(...records.get(of).fields.map((field) => layout(field)[1]))];
    default: return [size ?? 1, size ?? 1];
  }
}

const camel = (name) => name.replace(/(^|_)(.)/g, (_all, _line, letter) => letter.toUpperCase());

function packed(table) {
  const { system = "" } = table;
  // A name of this system, or after a point one that all share.
  const own = (name) => system === "" ? name : name.startsWith(`${system}.`) ? name.slice(system.length + 1) : `.${name}`;
  const type = (kind, name) => {
    const of = kind.of === undefined ? "" : own(kind.of);
    const said = of === camel(name) ? "" : of;
    switch (kind.kind) {
      case "int": return NUMBERS[kind.high];
      case "said": return `${NUMBERS[kind.high + 1]}?`;
      case "wide": return "W";
      case "flag": return "F";
      case "text": return `T${kind.count}`;
      case "word": case "record": return `=${said}`;
      case "place": return `P${said}`;
      case "view": return `V${said}`;
      case "array": return `A${kind.count}${kind.holes ? "o" : ""}${type(kind.each, name)}`;
      case "list": return `L${type(kind.each, name)}`;
      default: throw new Error(`pack: ${kind.kind}`);
    }
  };
  const field = (of) => {
    let out = `${of.name}${type(of, of.name)}`;
    if (of.rule) out += "&";
    if (of.item !== undefined) out += `#${of.item}${of.first ? "+" : ""}`;
    if (of.parts !== undefined) out += `/${of.parts}${of.unit}`;
    if (of.by !== undefined) out += `~${of.by}`;
    if (of.share !== undefined) out += `%${of.share === `${1n << 63n}` ? "" : of.share}`;
    if (of.share_of !== undefined) out += `:${of.share_of}`;
    if (of.through !== undefined) out += `>${of.through}`;
    for (const [key, mark] of Object.entries(MARKS)) if (of[key]) out += mark;
    return out;
  };
  // Reserved bytes are said, where a field or the end would otherwise lie elsewhere.
  const placed = (of, begins) => {
    let [at, most] = begins ? [4, 4] : [0, 1];
    const out = [];
    for (const each of of.fields) {
      const [size, align] = layout(each);
      if (up(at, align) !== each.at) out.push(`_${each.at - at}`);
      out.push(field(each));
      at = each.at + size;
      most = Math.max(most, align);
    }
    if (of.in_order !== undefined) at++;
    if (up(at, most) !== of.size) out.push(`_${of.size - at}`);
    return out;
  };
  const shape = (name, of, begins, more = []) => {
    // The script has a bit for each.
    if (of.fields.filter((each) => each.required).length > 31) throw new Error(`pack: ${name} has too many fields that must be there`);
    const marks = Object.entries(SHAPE).map(([key, mark]) => of[key] ? mark : "").join("");
    const there = of.there ? [`?${[of.there.field, of.there.by, ...of.there.with].join()}`] : [];
    return [marks === "" ? name : `${name}:${marks}`, ...more, ...there, ...placed(of, begins)].join(" ");
  };
  // An operation's name without its system, and without its chapter where the last line has the same.
  let before = "";
  const operation = (of) => {
    const [, ...path] = of.name.split(".");
    const verb = path.pop();
    const chapter = path.join(".");
    const name = chapter === before ? verb : `${chapter}.${verb}`;
    before = chapter;
    const more = [];
    if (of.value !== undefined) more.push(`>${own(of.value)}`);
    if (of.items !== undefined) more.push(`${of.list === "rows" ? "-" : "+"}${own(of.items)}`);
    if (of.scratch_at !== undefined) more.push("*");
    return shape(name, of, true, more);
  };
  const operations = (list) => {
    before = "";
    return list.map(operation).join("\n");
  };
  const vocabulary = ([name, { first, list, parts, units, amounts }]) =>
    [`${own(name)}${first}`, ...list.map((word, at) =>
      parts?.[at] ? `${word}~${parts[at]}${units[at]}` : amounts?.[at] ? `${word}=${own(amounts[at])}` : word)].join(" ");
  const out = {
    words: Object.entries(table.words).map(vocabulary).join("\n"),
    records: table.records.map((record) => shape(own(record.name), record, record.view)).join("\n"),
  };
  if (system === "") return { ...out, cites: table.cites, faults: table.faults, meanings: table.meanings };
  const [prefix] = table.rules[0][1].split(" ");
  let last = [0, "", "", 0];
  const rule = ([number, id, title, known]) => {
    const [was, , same, other] = last;
    last = [number, id, title, known];
    const place = number === was + 1 ? "" : `@${number} `;
    const short = id.startsWith(`${prefix} `) ? id.slice(prefix.length + 1) : `=${id}`;
    const stands = known === undefined ? "" : known === other + 1 ? "#" : `#${known}`;
    return `${place}${short}:${title === same ? "" : title}${stands}`;
  };
  const verb = ({ name, required, words, fields, flags }) =>
    [`${name}${required}${words}`, ...fields.map((own) => flags.includes(own) ? `${own}!` : own)].join(" ");
  const { key, named, verbs } = table.game;
  return {
    system, ...out, operations: operations(table.operations), plays: operations(table.plays), prefix,
    rules: table.rules.map(rule).join("\n"), game: { key, named, verbs: verbs.map(verb).join("\n") },
  };
}

// What makes the large records of answers from their fields' values: an object whose fields stand in the text is made in a third of
// the time that adding them one by one takes.
const LARGE = 10;
function makers(system, answered) {
  const out = [...answered].filter((name) => (name.includes(".") ? name.split(".")[0] : "") === system)
    .map((name) => records.get(name)).filter(({ fields, force, sum }) => fields.length >= LARGE && !force && !sum)
    .map(({ name, fields }) => `  "${name}": (v) => ({ ${fields.map((field, at) => `${field.name}: v[${at}]`).join(", ")} }),\n`);
  return `import type { Makers } from "../src/kinds.js";\n\nconst makers: Makers = {\n${out.join("")}};\nexport default makers;\n`;
}

// The records of all answers.
function told(tables) {
  const all = new Set(["Step"]);
  const add = (name) => {
    if (name === undefined || all.has(name)) return;
    all.add(name);
    for (const { of, kind, each } of records.get(name).fields) {
      if (kind === "record") add(of);
      else if (each?.kind === "record") add(each.of);
    }
  };
  for (const { operations = [], plays = [] } of tables) for (const { value, items } of [...operations, ...plays]) [value, items].forEach(add);
  return all;
}

const tables = ["common", "acw", "axis_allies", "korea", "ocs"].map((name) =>
  [name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))]);
for (const [, table] of tables) for (const record of table.records) records.set(record.name, record);
const answered = told(tables.map(([, table]) => table));
for (const [name, table] of tables) {
  writeFileSync(join(folder, `${name}.makers.ts`), makers(table.system ?? "", answered));
  writeFileSync(join(folder, `${name}.packed.json`), `${JSON.stringify(packed(table))}\n`);
}
