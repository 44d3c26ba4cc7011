// compared.mjs MODULE GENERATED TABLES: whether the tables are the library's: sizes of structures, words, rules, faults, charts; and
// whether the package, whose `tables.ts` is built as TABLES, reads the same of its own.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pathToFileURL } from "node:url";

const [file, generated, script] = process.argv.slice(2);
const { exports: lib } = new WebAssembly.Instance(new WebAssembly.Module(await readFile(file)), {});
const table = async (name) => JSON.parse(await readFile(join(generated, `${name}.json`), "utf8"));
let passed = 0;
let failed = 0;
function check(what, got, expected) {
  if (got === expected) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}: ${got}, expected ${expected}`);
  }
}
const at = lib.__heap_base.value + 15 & ~15;
if (at + 4096 > lib.memory.buffer.byteLength) lib.memory.grow(1);
const bytes = () => new Uint8Array(lib.memory.buffer);
const number = (place) => new Uint32Array(lib.memory.buffer)[place >> 2];
function put(text, place) {
  bytes().set(new TextEncoder().encode(`${text}\0`), place);
  return place;
}
function text(place) {
  const all = bytes();
  return place === 0 ? null : new TextDecoder().decode(all.subarray(place, all.indexOf(0, place)));
}
const camel = (name) => name.split("_").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
const inC = (name) => name.includes(".") ? `Grog${camel(name.split(".")[0])}${name.split(".")[1]}` : `Grog${name}`;
function size(name) {
  const status = lib.grog_struct_size(put(name, at + 16), at);
  return status === 0 ? number(at) : `fault ${status}`;
}

const common = await table("common");
const texts = await table("texts");
const systems = await Promise.all(["ocs", "korea", "acw", "axis_allies"].map(table));
check("a fault", size("GrogFault"), 448);
check("a trail", size("GrogTrail"), 20);
check("a set of rules", size("GrogCites"), common.cites * 4 + 4);
// The package's own tables. What is not there is left out in one and `false` or `null` in the other; the alignment is not said.
const { rawShape, rawWords, table: take } = await import(pathToFileURL(resolve(script)).href);
const plain = (value) => JSON.parse(JSON.stringify(value, (key, own) => own === false || own === null || key === "align" ? undefined : own));
function same(what, got, expected) {
  if (isDeepStrictEqual(plain(got), plain(expected))) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}: ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
  }
}
const packed = new Map();
for (const { system } of systems) packed.set(system, take(await table(`${system}.packed`), {}));
for (const { records, words } of [common, ...systems]) {
  for (const record of records) same(record.name, rawShape(record.name), record);
  for (const [name, list] of Object.entries(words)) same(name, rawWords(name), list);
}
for (const { system, operations, plays, game, records, rules } of systems) {
  const own = packed.get(system);
  for (const [listed, read] of [[operations, own.operations], [plays, own.plays]]) {
    check(`the operations of ${system}`, [...read.keys()].join(), listed.map(({ name }) => name).join());
    for (const operation of listed) same(operation.name, read.get(operation.name)(), operation);
  }
  const { numbered, functions, ...orders } = game;
  same(`the game of ${system}`, own.game, orders);
  check(`the structures of ${system}`, own.views.join(), records.filter(({ view }) => view).map(({ name }) => name).join());
  same(`the rules of ${system}`, own.rules, rules.map(([rule, id, title, known = rule]) => [rule, id, title, known]));
}
for (const { records } of [common, ...systems]) {
  for (const record of records) check(`the size of ${record.name}`, size(inC(record.name)), record.size);
}
for (const { operations, plays } of systems) {
  for (const { name, size: own, answer_size: answer, call } of [...operations, ...plays]) {
    const type = `Grog${camel(name.split(".")[0])}${name.split(".").slice(1).map(camel).join("")}`;
    check(`the question of ${name}`, size(`${type}Question`), own);
    check(`the answer of ${name}`, size(`${type}Answer`), answer);
    check(`the function of ${name}`, typeof lib[call], "function");
  }
}
for (const { words } of [common, ...systems]) {
  for (const [name, { first, list }] of Object.entries(words)) {
    const own = put(inC(name), at + 16);
    const meanings = list.map((_word, code) => text(lib.grog_word_meaning(own, code + first)));
    check(`the words of ${name}`, meanings.join("\n"), texts.words[name].map(([, meaning]) => meaning).join("\n"));
    check(`which are ${name}`, texts.words[name].map(([word]) => word).join(), list.join());
    check(`no more of ${name}`, lib.grog_word_meaning(own, list.length + first), 0);
  }
}
const ids = new Map(systems.flatMap(({ rules }) => rules.map(([rule, id]) => [rule, id])));
const own = new Map(systems.flatMap(({ rules }) => rules.map(([rule, , title]) => [rule, title])));
const titles = new Map(texts.rules.map(([rule, , title]) => [rule, title]));
for (let rule = 1; rule < 4096; rule++) {
  check(`rule ${rule}`, ids.get(rule) ?? null, text(lib.grog_rule_id(rule)));
  check(`the title of rule ${rule} in its table`, own.get(rule) ?? null, text(lib.grog_rule_title(rule)));
  check(`the title of rule ${rule}`, titles.get(rule) ?? null, text(lib.grog_rule_title(rule)));
}
check("the faults", common.faults.map((_word, code) => text(lib.grog_fault_word(code))).join(), common.faults.join());
check("no more faults", lib.grog_fault_word(common.faults.length), 0);
for (const [index, [name, { columns, rows, cells }]] of Object.entries(texts.charts).entries()) {
  check(`chart ${index}`, text(lib.grog_chart_name(index)), name);
  const own = put(name, at + 16);
  const room = at + 256;
  const one = (call, ...places) => (lib[call](own, ...places, room, 512, at), text(room));
  lib.grog_chart_size(own, at, at + 4);
  check(`the size of ${name}`, `${number(at)} ${number(at + 4)}`, `${rows.length} ${columns.length}`);
  check(`the columns of ${name}`, columns.map((_text, column) => one("grog_chart_column", column)).join("|"), columns.join("|"));
  check(`the rows of ${name}`, rows.map((_text, row) => one("grog_chart_row", row)).join("|"), rows.join("|"));
  check(`the cells of ${name}`, cells.map((cells, row) => cells.map((_text, column) => one("grog_chart_cell", row, column))).join("|"), cells.join("|"));
}
// Figures with the rule behind them are the sentence of a step: of each rule one, with the index of an attacker.
for (const [rule, title] of own) {
  const step = at + 256;
  bytes().fill(0, step, step + 16);
  const view = new DataView(lib.memory.buffer);
  const fields = Object.fromEntries(common.records.find(({ name }) => name === "Step").fields.map((field) => [field.name, field.at]));
  view.setUint16(step + fields.rule, rule, true);
  view.setUint8(step + fields.about, common.words.About.list.indexOf("attackers") + common.words.About.first);
  view.setUint8(step + fields.what, common.words.What.list.indexOf("cost") + common.words.What.first);
  const said = (call) => (lib[call](step, at + 512, 1024, at), text(at + 512));
  check(`a step by rule ${rule}`, `${said("grog_step_figures")} (${ids.get(rule)}: ${title})`, said("grog_step_text"));
}
console.log(`compared: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
