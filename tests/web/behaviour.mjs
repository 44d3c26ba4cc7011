// behaviour.mjs PACKAGE DICE: what the vectors cannot say: faults, boards, memory, games, several entries. Run it with
// --expose-gc. DICE are the first faces of the seed 1950, worked out apart from the library.
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, dice] = process.argv.slice(2);
const entry = (name) => import(pathToFileURL(join(folder, name)).href);
const own = await entry("index.js");
let passed = 0;
let failed = 0;
function check(what, got, expected) {
  if (JSON.stringify(got) === JSON.stringify(expected)) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}: ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
  }
}
function fault(call) {
  try {
    call();
  } catch (fault) {
    return fault;
  }
  return { message: "no fault" };
}

check("before it is loaded", fault(() => own.ocs.odds.round({ attack: 1, defence: 1 })).message.includes("load()"), true);
await Promise.all([own.load(), own.load()]);
const { ocs, korea, axis_allies, GrognardFault, Chance } = own;

const regiment = (side, strength) => ({
  side, kind: "combat", mode: "combat", size: "regiment", rating: 3, combat_supply: "paid", combat_side: { strength },
});
const attack = (more = {}) => ({
  attackers: [regiment(1, 8), regiment(1, 7)], defenders: [regiment(2, 6)], attack: "regular", phase: "combat", ...more,
});

// Faults.
const of = (question) => fault(() => ocs.combat.assess(question));
const told = ({ code, path, value, low, high, nearest }) => [code, path, value, low, high, nearest].filter((part) => part !== undefined);
check("its class", of({}) instanceof GrognardFault && of({}) instanceof Error, true);
check("a missing word", told(of(attack({ phase: null }))), ["missing_field", "phase"]);
check("a range", told(of(attack({ attackers: [regiment(1, 8), regiment(1, 70000)] }))),
  ["out_of_range", "attackers[1].combat_side.strength", 70000, 0, 999]);
check("below it", told(of(attack({ attackers: [regiment(1, -3)] }))), ["out_of_range", "attackers[0].combat_side.strength", -3, 0, 999]);
check("a word", told(of(attack({ phase: "combats" }))), ["unknown_word", "phase", "combats", "combat"]);
check("a field", told(of(attack({ attackers: [{ ...regiment(1, 8), steps_last: 1 }] }))),
  ["unknown_field", "attackers[0].steps_last", "steps_lost"]);
check("an operation", told(fault(() => own.ask("ocs.combat.asess"))), ["unknown_operation", "operation", "ocs.combat.asess", "ocs.combat.assess"]);
check("levels are whole", told(of(attack({ attackers: [{ ...regiment(1, 8), kind: "hedgehog", amount: "1/2" }] }))).slice(0, 2),
  ["wrong_type", "attackers[0].amount"]);
check("points count in quarters", told(of(attack({ attackers: [{ ...regiment(1, 8), kind: "truck", amount: "1/3" }] }))).slice(0, 2),
  ["inexact", "attackers[0].amount"]);
check("the message", of(attack({ phase: "combats" })).message,
  "phase: a word is not in its vocabulary (unknown_word): combats; combat?");
check("as JSON", JSON.parse(JSON.stringify(of(attack({ phase: "combats" })))).nearest, "combat");
check("what a console shows of it", Object.keys(of({})).join(), "name,code,path");
check("as JSON with a large number", JSON.parse(JSON.stringify(of(attack({ attackers: [regiment(1, 10n ** 20n)] })))).value, `${10n ** 20n}`);
// What a worker throws or sends arrives as an error with its sentence.
const broken = of(attack({ phase: "combats" }));
check("a cloned fault", [structuredClone(broken).message, structuredClone(broken) instanceof Error], [broken.message, true]);
check("the same as data", structuredClone(broken.toJSON()), JSON.parse(JSON.stringify(broken)));
check("a range in a cloned one", structuredClone(of(attack({ attackers: [regiment(1, 8), regiment(1, 70000)] }))).message,
  "attackers[1].combat_side.strength: a number lies outside its range (out_of_range): 70000; needs 0 to 999 point");
check("its class by name", [GrognardFault.name, broken.name, Object.getPrototypeOf(broken).constructor.name], Array(3).fill("GrognardFault"));
check("an error is no fault", [new Error("") instanceof GrognardFault, fault(() => ocs.combat.assess(3)) instanceof GrognardFault], [false, false]);
check("an option", fault(() => ocs.combat.assess(attack(), { trial: true })).name, "TypeError");
check("asked again after a fault", ocs.combat.assess(attack()).verdict, "allowed");
check("no list", told(of(attack({ attackers: 3 }))), ["wrong_type", "attackers", 3]);
for (const [wrong, needs] of [
  [{ attackers: {} }, "attackers: a value of another type than the field's (wrong_type); needs a list"],
  [{ attackers: [{ ...regiment(1, 8), side: "attacker" }] }, "attackers[0].side: a value of another type than the field's (wrong_type): attacker; needs a whole number"],
  [{ attackers: [null] }, "attackers[0]: a value of another type than the field's (wrong_type); needs a value"],
  [{ attackers: [1] }, "attackers[0]: a value of another type than the field's (wrong_type): 1; needs an object"],
  [{ phase: 1 }, "phase: a value of another type than the field's (wrong_type): 1; needs a word"],
]) check("what a field needs", of(attack(wrong)).message, needs);

// Values. A number stands for the fraction of which it is the nearest double.
const spent = (mp_spent) => fault(() => ocs.units.attack_capable({ unit: { ...regiment(1, 8), mp_spent } }));
for (const good of [2.5, "2 1/2", "5/2", "2.5", 1 / 3, 7 / 12, 0]) check(`${good} MP`, spent(good).message, "no fault");
for (const bad of ["", "-", "1.", ".5", "1/0", "1 2", "2  1/2", "1.0000000000", "4294967296", "1e3", "+1", true, NaN, Infinity, []]) {
  check(`no measure: ${bad}`, spent(bad).code, "wrong_type");
}
check("an inexact one", spent(0.1).code, "inexact");
check("a tiny one", spent(1e-300).code, "inexact");
check("a huge one", spent(1e300).code, "out_of_range");
check("a negative one", spent(-1).code, "out_of_range");

// Figures of OCS 9.8 at 3:1 without surprise modifiers: AL2 in 500 of 7,776 cases.
const assessment = ocs.combat.assess(attack()).value;
const policies = { attacker_policy: "stand", defender_policy: "stand" };
const exact = ocs.combat.distribution({ assessment, ...policies }, { exact: true }).value;
check("a chance", ocs.combat.distribution({ assessment, ...policies }).value.results[0], 500 / 7776);
check("exactly", [exact.results[0] instanceof Chance, String(exact.results[0]), Number(exact.results[0])], [true, "500/7776", 500 / 7776]);
const fewest = (wanted) => axis_allies.battle.fewest({
  kind: "land", role: "attacker", goal: "win", price: "units", available: { infantry: 6 }, defender: { infantry: 1 }, budget: 100000, wanted,
});
for (const half of [new Chance(1n, 2n), structuredClone(new Chance(1n, 2n)), "1/2"]) {
  check("a chance is asked exactly", fault(() => check("the same", fewest(half), fewest(0.5))).message, "no fault");
}
check("as JSON", JSON.stringify(exact.results[0]), "\"500/7776\"");
check("odds as people say them", `${assessment.odds}`, "3:1");
check("odds as data", structuredClone(assessment).odds, { attack: 3, defence: 1 });
// A clone of an exact answer has its data, and is asked as the answer is.
const cloned = structuredClone(exact);
check("a cloned chance is data", [typeof cloned.results[0].cases, String(new Chance(cloned.results[0].cases, cloned.results[0].of))], ["bigint", "500/7776"]);
check("a cloned assessment is asked", ocs.combat.distribution({ assessment: structuredClone(assessment), ...policies }, { exact: true }).value, exact);
check("an exact answer is JSON, its clone is not", [JSON.stringify(exact).length > 0, fault(() => JSON.stringify(cloned)) instanceof TypeError], [true, true]);
for (const lent of [new ocs.Board({ units: [] }), new axis_allies.Game()]) {
  check("what is kept is not cloned", fault(() => structuredClone(lent)).name, "DataCloneError");
  lent.free();
}
const force = axis_allies.battle.distribution({ kind: "land", waves: [{ force: "3 infantry, 1 armor" }], defender: "2 infantry, 1 fighter" });
check("forces as texts", force.value.win > 0 && force.value.win < 1, true);
check("a wrong force", fault(() => axis_allies.battle.distribution({ kind: "land", waves: [{ force: "3 infantrie" }], defender: {} })).path, "waves[0].force");
check("a counter", ocs.combat.assess(attack({ defenders: [{ ...regiment(2, 6), combat_side: null, rating: null, counter: "6-3-6" }] })).value.odds, { attack: 3, defence: 1 });
check("another counter", told(of(attack({ defenders: [{ ...regiment(2, 6), counter: "7-3-6" }] }))).slice(0, 2), ["contradiction", "defenders[0].counter"]);
check("what it prints", of(attack({ defenders: [{ ...regiment(2, 6), rating: 2, counter: "6-3-6" }] })).message,
  "defenders[0].counter: 6-3-6 conflicts with rating: 2: the counter prints a rating of 3 (contradiction)");
check("no counter", told(of(attack({ defenders: [{ ...regiment(2, 6), counter: "7-" }] }))).slice(0, 2), ["bad_text", "defenders[0].counter"]);

// Boards.
const at = (q, r) => ({ q, r });
const units = [
  { ...regiment(1, 8), id: 21, hex: at(3, 2) }, { ...regiment(2, 8), id: 31, hex: [1, 1] },
];
const board = new ocs.Board({ units });
const covers = (on, hex = at(3, 3)) => ocs.zoc.covers({ board: on, hex, side: 2 });
check("a unit by its id", covers(board).rows[0].unit, 21);
check("in the value too", covers(board).value.unit, 21);
check("the same from an object", covers({ units }), covers(board));
// Who covers the hex is said by its id, also in the sentence of the step.
const legs = (one) => ({ ...one, combat_side: { strength: 8, mobility: "leg" } });
const { trail } = ocs.zoc.path({ board: { units: units.map(legs) }, units: [31], path: [{ hex: [2, 1] }, { hex: [2, 2] }] }, { trail: true });
check("a step names the unit that covers", trail.filter(({ what }) => what === "covered").map(({ num, text }) => [num, text.includes("of 21")]), [[21, true]]);
units[0].hex.q = 30;
check("a board has its own copies", covers(board).rows.length, 1);
check("an object is read anew", covers({ units }).rows.length, 0);
units[0].hex.q = 3;
check("a unit by its index", covers({ units: units.map(({ id: _id, ...rest }) => rest) }).rows[0].unit, 0);
const missing = fault(() => covers({ units: [units[0], { ...units[1], id: null }] }));
check("an id each", told(missing).slice(0, 2), ["missing_field", "board.units[1].id"]);
check("a range in a board", told(fault(() => covers({ units: [units[0], { ...units[1], steps: 700 }] }))).slice(0, 2), ["out_of_range", "board.units[1].steps"]);
check("the same of one that is kept", told(fault(() => new ocs.Board({ units: [{ ...units[1], steps: 700 }] }))).slice(0, 2), ["out_of_range", "units[0].steps"]);
const crowd = Array.from({ length: 3000 }, (_none, n) => ({ ...regiment(1, 8), id: n + 1, hex: at(3000 - n, 2) }));
check("a large board", covers({ units: crowd }, at(100, 2)).rows.length > 0, true);
const large = new ocs.Board({ units: crowd });
check("the same kept", covers(large, at(100, 2)), covers({ units: crowd }, at(100, 2)));
large.free();
check("what is freed is no board", fault(() => covers(large)).message, "grognard: the board has been freed");
const disposed = new ocs.Board({ units });
if (Symbol.dispose) disposed[Symbol.dispose]();
else disposed.free();
check("what is disposed is no board", fault(() => covers(disposed)).message, "grognard: the board has been freed");
const over = new axis_allies.Game();
over.free();
over.free();
for (const call of [() => over.choices(), () => over.save(), () => over.order("end"), () => over.undo() ?? over.copy()]) {
  check("what is freed is no game", fault(call).message, "grognard: the game has been freed");
}

// Memory is given back: by `free`, and when nobody has it any more.
const text = "grognard korea game 1\nturn communist\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend\n";
function many(work) {
  for (let n = 0; n < 50; n++) work(new ocs.Board({ units: crowd.slice(0, 300) }), korea.Game.load(text));
}
const free = (...all) => all.forEach((one) => one.free());
many(free);
const before = own.memoryUsed();
many(free);
check("free gives all back", own.memoryUsed(), before);
many(() => {});
check("50 boards and games take memory", own.memoryUsed() > before + 50 * 300 * 100, true);
for (let turn = 0; turn < 50 && own.memoryUsed() > before; turn++) {
  globalThis.gc();
  await new Promise((next) => setTimeout(next, 10));
}
check("what nobody has is given back", own.memoryUsed(), before);

// Without memory a sentence says so, nothing is kept of what failed, and the rest answers.
const { grow } = WebAssembly.Memory.prototype;
const known = new ocs.Board({ units });
const held = own.memoryUsed();
WebAssembly.Memory.prototype.grow = () => { throw new RangeError("WebAssembly.Memory.grow()"); };
const full = fault(() => new ocs.Board({ units: Array.from({ length: 60000 }, (_none, n) => ({ ...regiment(1, 8), id: n + 1, hex: at(n % 200, n % 300) })) }));
WebAssembly.Memory.prototype.grow = grow;
check("no memory", [full instanceof RangeError, full.message], [true, "grognard: there is no more memory; boards and games give theirs back by free()"]);
check("what failed gives all back", own.memoryUsed(), held);
check("what was kept answers", covers(known).rows[0].unit, 21);
known.free();

// Dice, hexes, texts.
check("the dice of a seed", new own.Dice(1950).roll(20).join(""), dice);
const first = new own.Dice(1950);
first.roll(20);
check("dice that go on", new own.Dice(1950, first.used).roll(8), first.roll(8));
check("a printed hex", own.hexNumber(own.hexAt(304, "odd_columns"), "odd_columns"), 304);
check("a printed hex as a text", own.hexAt("0304", "odd_columns"), own.hexAt(304, "odd_columns"));
check("a hex as a pair", own.hexNumber([3, 3], "odd_columns"), 304);
check("half a hex", told(fault(() => own.hexNumber({ q: 3 }, "odd_columns"))), ["missing_field", "hex.r"]);
check("a hex beyond", told(fault(() => own.hexNumber([40000, 0], "odd_columns"))), ["out_of_range", "hex.q", 40000, -32768, 32767]);
check("no number", fault(() => own.hexAt("03:04", "odd_columns")).code, "out_of_range");
check("no hex", fault(() => own.hexAt(10000, "odd_columns")).code, "out_of_range");
check("the version", own.version(), JSON.parse(await readFile(join(folder, "package.json"), "utf8")).version);
const texts = await entry("texts.js");
check("a rule", texts.rule("OCS 9.4e").title, "anti-tank effects reduce an attacker's doubling");
check("a word", texts.words("ocs.Ground").get("very_close"), "Very Close.");
check("a table", texts.chart("ocs.combat.open").columns.at(-1), "13:1");
check("a fault of the texts", fault(() => texts.chart("")) instanceof GrognardFault && broken instanceof texts.GrognardFault, true);
check("no table", told(fault(() => texts.chart("ocs.combat.opens"))), ["unknown_word", "", "ocs.combat.opens", "ocs.combat.open"]);

// Games.
const game = korea.Game.load(text);
check("no such name", told(fault(() => game.declare({ unit: "106th", target: "1st_cav", kind: "prepared" }))), ["unknown_name", "unit", "106th"]);
check("a field that the order has not", told(fault(() => game.declare({ unit: "105th", target: "1st_cav", kind: "prepared", hex: 1 }))).slice(0, 2), ["unknown_field", "hex"]);
check("no line", told(fault(() => game.order(" "))), ["missing_field", "line[0]"]);
check("no game", fault(() => korea.Game.load("grognard korea game 1\nturn nobody\nend\n")) instanceof GrognardFault, true);
check("no bytes", fault(() => korea.Game.unpack(new Uint8Array(3))) instanceof GrognardFault, true);
check("an order", game.declare({ unit: "105th", target: "1st_cav", kind: "prepared" }).verdict, "allowed");
check("as it was given", game.history[0].order, { step: "declare", unit: "105th", target: "1st_cav", kind: "prepared" });
const other = game.copy();
check("a refusal says why", axis_allies.Game && new axis_allies.Game().buy({ kind: "infantry", count: 99 }).trail.length > 0, true);
check("undone", [game.undo() !== null, game.undo(), game.history.length, other.history.length], [true, null, 0, 1]);
check("another game", game.equals(other), false);
check("done again", [game.redo() !== null, game.equals(other), game.redo()], [true, true, null]);

// Rows as a list for each field have what the rows have.
const across = (rows, names) => Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));
for (const [name, asked] of [["axis_allies", new axis_allies.Game()], ["korea", korea.Game.load(text)]]) {
  for (const verb of ["choices", "look"]) {
    const ask = (options) => verb === "look" ? asked.look(options) : asked.choices(null, options);
    const { rows, ...rest } = ask();
    const names = Object.keys(rows[0]);
    const { columns, ...others } = ask({ columns: names });
    check(`${verb} of ${name} by columns`, [rows.length > 1, columns, others], [true, across(rows, names), rest]);
  }
}
const twin = new axis_allies.Game();
check("no such column", told(fault(() => twin.look({ columns: ["idd"] }))).slice(0, 2), ["unknown_field", "columns.idd"]);
check("no column", twin.look({ columns: [] }).columns, {});

// Each system alone.
for (const [name, call] of [["ocs", (of) => of.odds.round({ attack: 15, defence: 6 }).value.attack === 3],
  ["axis_allies", (of) => new of.Game().order("buy 3 inf").verdict === "allowed"],
  ["korea", (of) => of.Game.load(text).save() === korea.Game.load(text).save()], ["acw", (of) => of.table.example().value !== undefined]]) {
  const alone = await entry(`${name}.js`);
  await alone.load();
  check(`${name} alone`, call(alone[name]), true);
  // The number of a house rule is that of the system that all would begin with.
  const houses = { kind: "infantry", chart: [{ kind: "infantry", cost: 3, movement: 1, attack: 1, defence: 2, rule: "HOUSE 1" }] };
  if (name === "axis_allies") check("its house rules", alone[name].units.values(houses).value.rule, "HOUSE 1");
  // The steps of its own orders, and values as they are exactly.
  if (name === "axis_allies") check("its steps", new alone[name].Game().buy({ kind: "infantry", count: 99 }, { trail: true, exact: true }).trail.length > 0, true);
}
const bytes = await readFile(join(folder, "grognard.korea.wasm"));
const third = await import(`${pathToFileURL(join(folder, "korea.js")).href}?sync`);
third.loadSync(bytes);
check("loaded at once", third.korea.Game.load(text).save(), korea.Game.load(text).save());
// What is no module of this entry is refused in one sentence, and the right one can be loaded afterwards.
const fifth = await import(`${pathToFileURL(join(folder, "korea.js")).href}?wrong`);
const refused = (load) => Promise.resolve().then(load).then(() => "no fault", ({ message }) => message);
const beside = (name) => pathToFileURL(join(folder, name)).href;
const isSaid = async (what, source, expected) => {
  const message = await refused(() => fifth.load(source));
  check(what, expected.test(message) || message, true);
};
await isSaid("another system's", beside("grognard.ocs.wasm"), /^grognard: file:.*grognard.ocs.wasm cannot be loaded: it is of another system or version, without korea\./);
await isSaid("the same as bytes", await readFile(join(folder, "grognard.acw.wasm")), /^grognard: the module cannot be loaded: it is of another system/);
await isSaid("a cut one", bytes.subarray(0, 2000), /^grognard: the module cannot be loaded: .*; is it a whole module, and no page\?$/);
await isSaid("a page", new Response("<!DOCTYPE html><p>Not found"), /; is it a whole module, and no page\?$/);
await isSaid("an answer without it", new Response("", { status: 404 }), /cannot be loaded: the server answers 404$/);
await isSaid("a relative place", "nope.wasm", /^grognard: nope.wasm cannot be loaded: outside of pages its whole URL is needed$/);
await isSaid("no such file", beside("nope.wasm"), /^grognard: file:.*nope.wasm cannot be loaded: ENOENT/);
await isSaid("another program", new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)), /without korea\./);
check("the same at once", /^grognard: the module cannot be loaded: .*no page\?$/.test(fault(() => fifth.loadSync(bytes.subarray(0, 2000))).message), true);
// The version that a module says is a text in its data.
const older = Buffer.from(bytes);
const digits = own.version();
for (let found = older.indexOf(`${digits}\0`); found >= 0; found = older.indexOf(`${digits}\0`)) older.write("9", found);
await isSaid("another version's", older, /it is of version 9.*, and not \d/);
check("nothing is loaded", fault(() => fifth.korea.Game.load(text)).message.includes("load()"), true);
await fifth.load(bytes);
check("the right one afterwards", fifth.korea.Game.load(text).save(), korea.Game.load(text).save());
await fifth.load(beside("nope.wasm"));
check("the first one stays", fifth.korea.Game.load(text).save(), korea.Game.load(text).save());
// A module that comes later is not taken: what was made lies in the first one's memory.
const fourth = await import(`${pathToFileURL(join(folder, "korea.js")).href}?both`);
const later = fourth.load(bytes);
fourth.loadSync(bytes);
const kept = fourth.korea.Game.load(text);
await later;
fourth.korea.Game.load(text.replace("turn communist", "turn un"));
check("loaded at once and later", kept.save(), korea.Game.load(text).save());

console.log(`behaviour: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
