// games.mjs PACKAGE FOLDER STEPS: plays games as every language's program does, from what `tests/play/inputs` made, and gives
// orders by their names.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, inputs, steps] = process.argv.slice(2);
const own = await import(pathToFileURL(join(folder, "index.js")).href);
await own.load();
const description = JSON.parse(await readFile(new URL("../generated/operations.json", import.meta.url), "utf8"));
const codes = Object.fromEntries(description.faults.words.map(({ word }, at) => [word, at]));
let passed = 0;
let failed = 0;
function check(what, holds) {
  if (holds) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}`);
  }
}
const read = (name) => readFile(join(inputs, name), "utf8");

let luck = 1950;
function chance(below) {
  luck = Math.imul(luck, 1103515245) + 12345 | 0;
  return (luck >>> 16 & 0x7FFF) % below;
}

const told = (ruling) => `${ruling.verdict} ${ruling.effects.length} ${ruling.cites.join(", ")}`;
function said(order, path) {
  try {
    return told(order());
  } catch (fault) {
    if (!(fault instanceof own.GrognardFault)) throw fault;
    return `fault ${codes[fault.code]}${path ? ` ${fault.path}` : ""}`;
  }
}

// What makes a row an order, and the dice that it takes.
const kinds = {
  ocs: { isOrder: (row) => row.complete, surrenders: () => false, dice: () => 0 },
  korea: { isOrder: () => true, surrenders: () => false, dice: (row) => row.step === "dice" ? row.count : 0 },
  acw: { isOrder: () => true, surrenders: () => false, dice: (row) => row.step === "dice" ? row.count : 0 },
  axis_allies: {
    isOrder: () => true, surrenders: (row) => row.step === "surrender", dice: (row) => row.step === "dice" ? row.count : 0,
  },
};

async function play(system, name) {
  luck = 1950;
  const { Game } = own[system];
  const rows = kinds[system];
  const game = Game.load(await read(`${name}.position`));
  const out = [];
  const orders = (await read(`${name}.orders`)).split("\n").filter((line) => line !== "");
  for (const line of orders) out.push(said(() => game.order(line)));
  for (let step = 0; step < Number(steps); step++) {
    let row = null;
    while (row === null || !rows.isOrder(row)) {
      const found = game.choices(row).rows;
      if (found.length === 0) {
        row = null;
        break;
      }
      row = found[chance(found.length)];
      if (rows.surrenders(row)) row = found[0];
    }
    if (row === null) break;
    const dice = Array.from({ length: rows.dice(row) }, () => 1 + chance(6));
    out.push(said(() => game.order(row, dice.length > 0 ? { dice } : {})));
    if (dice.length > 0) check(`${name}: a player took back his dice`, game.undo() === null);
    const text = game.save();
    const count = game.history.length;
    if (count > 0) {
      const back = game.undo({ referee: true }) !== null && game.history.length === count - 1;
      check(`${name}: taken back and done again`, back && game.redo() !== null && game.save() === text);
    }
  }
  const expected = await read(`${name}.said`);
  const bytes = game.pack();
  const sum = [...bytes.subarray(-4)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const last = `${game.save()}bytes ${bytes.length} ${sum}\n`;
  check(name, `${out.map((line) => `${line}\n`).join("")}${last}` === expected);
  check(`${name} from its text`, Game.load(game.save()).equals(game));
  check(`${name} from its bytes`, Game.unpack(bytes).equals(game));
  const copy = game.copy();
  check(`${name} copied`, copy.equals(game) && copy.history.length === game.history.length);
  copy.free();
  check(`${name} after its copy is freed`, Game.load(game.save()).equals(game));
}

async function named(system) {
  const game = own[system].Game.load(await read(`${system}.position`));
  const out = [];
  const say = (order) => out.push(said(order, true));
  const trial = (order) => {
    say(order);
    if (!out.at(-1).startsWith("allowed")) return;
    const last = game.history.at(-1);
    if (typeof last.order !== "object" || game.undo({ referee: true }) === null) out.push("not taken back");
  };
  (await import(pathToFileURL(resolve(inputs, `named/${system}.mjs`)).href)).default(game, say, trial);
  const lines = `${out.join("\n")}\n${game.save()}`.split("\n");
  const expected = (await read(`named/${system}.said`)).split("\n");
  const wrong = expected.filter((line, at) => line !== lines[at]).length + Math.max(lines.length - expected.length, 0);
  expected.forEach((line, at) => {
    if (line !== lines[at]) console.log(`${system}, line ${at + 1}: ${lines[at]} instead of ${line}`);
  });
  check(`orders of ${system} by their names`, wrong === 0 && expected.length > 40);
}

for (const system of Object.keys(kinds)) {
  await play(system, system);
  await play(system, `${system}-chance`);
  await named(system);
}
console.log(`games: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
