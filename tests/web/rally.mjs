// rally.mjs PACKAGE MODULE [GAMES]: plays the module for Rally the Troops by chance, as the fuzzer of that site does:
// it never undoes, and reports faults, states without an action, more than 10,000 steps, and more than 250 ms a game.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual as same } from "node:util";

const [folder, module, games = "24"] = process.argv.slice(2);
const rules = createRequire(import.meta.url)(resolve(module));
const own = await import(pathToFileURL(join(folder, "axis_allies.js")).href);
await own.load();
const { Game } = own.axis_allies;
const MOST_STEPS = 10_000;
const MOST_MS = 250;
let passed = 0;
let failed = 0;
function check(what, holds) {
  if (holds) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}`);
  }
}
const copy = (object) => JSON.parse(JSON.stringify(object));
function faultOf(work) {
  try {
    work();
  } catch (fault) {
    return fault;
  }
  return null;
}

// The numbers of a player by chance.
function chance(seed) {
  let state = BigInt(seed) + 1n;
  return (below) => {
    state = state * 6364136223846793005n + 1442695040888963407n & (1n << 64n) - 1n;
    return Number((state >> 33n) % BigInt(below));
  };
}

function listed({ actions = {} }, left = ["undo", "surrender"]) {
  const all = [];
  for (const [verb, nouns] of Object.entries(actions)) {
    if (left.includes(verb) || nouns === 0) continue;
    if (nouns === 1) all.push([verb]);
    else if (!Array.isArray(nouns)) throw new Error(`${verb} is no action`);
    else {
      for (const noun of nouns) {
        if (typeof noun !== "number" && typeof noun !== "string") throw new Error(`${verb} has no such nouns`);
        all.push([verb, noun]);
      }
    }
  }
  return all;
}

const anyOf = (active, next) => Array.isArray(active) ? active[next(active.length)] : active;

// Plays a game, whose steps `act` does. Returns what is wrong, and the last object.
const plainly = (object, action) => rules.action(object, ...action);
function play(seed, scenario, options, { left, act = plainly } = {}) {
  const next = chance(seed);
  let object = rules.setup(1 + next(2 ** 31), scenario, options);
  let steps = 0;
  while (object.active !== "None") {
    const role = anyOf(object.active, next);
    const actions = listed(rules.view(object, role), left);
    if (actions.length === 0) return { object, steps, wrong: "no action" };
    const action = [role, ...actions[next(actions.length)]];
    const before = { active: String(object.active), seed: object.seed, used: object.used };
    object = act(object, action);
    const isSame = before.seed === object.seed && before.used === object.used;
    const isKept = before.active === String(object.active) && isSame;
    if (object.undo.length > 0 && !isKept) return { object, steps, wrong: `undo after ${action}` };
    if (++steps > MOST_STEPS) return { object, steps, wrong: "too many steps" };
  }
  return { object, steps, wrong: null };
}

// The games that a fuzzer plays. On a machine that others use, a game takes the time of the processor, and a slow one is played
// again: only one that is always slow is too slow.
const times = [];
const wrongs = [];
let longest = 0;
for (let game = 0; game < Number(games); game++) {
  const scenario = rules.scenarios[game % rules.scenarios.length];
  const options = game % 4 === 3 ? { players: "5" } : {};
  let best = Infinity;
  let wrong = null;
  for (let again = 0; again < 4 && best > MOST_MS && wrong === null; again++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    try {
      const played = play(game, scenario, options);
      wrong = played.wrong;
      longest = Math.max(longest, played.steps);
      const results = ["Draw", ...rules.roles(scenario, options)];
      if (!results.some((role) => played.object.result?.includes(role))) wrong ??= "no result";
    } catch (fault) {
      wrong = fault.stack;
    }
    const { user, system } = process.cpuUsage(used);
    best = Math.min(best, performance.now() - start, (user + system) / 1000);
  }
  times.push(best);
  if (best > MOST_MS) wrong ??= `${best.toFixed(0)} ms`;
  if (wrong) wrongs.push(`game ${game}, ${scenario}: ${wrong}`);
}
times.sort((some, other) => some - other);
const [middle, most] = [times[times.length >> 1], times.at(-1)].map((time) => time?.toFixed(0));
console.log(`${games} games, ${longest} steps at most, ${middle} ms in the middle, ${most} ms at most`);
wrongs.slice(0, 5).forEach((wrong) => console.log(wrong));
check("games by chance report nothing", wrongs.length === 0 && Number(games) > 0);

// The same with the verb that gives up: the other side has won.
for (let game = 0; game < 6; game++) {
  let loser;
  const { object, wrong } = play(game, "One round", {}, {
    left: ["undo"],
    act: (object, action) => {
      if (action[1] === "surrender") [loser] = action;
      return plainly(object, action);
    },
  });
  const expected = { Axis: "Allies", Allies: "Axis" }[loser] ?? "Draw";
  check(`surrender ends game ${game}`, wrong === null && object.result === expected);
}
const begun = () => rules.setup(1, "One round", {});
globalThis.RTT_FUZZER = true;
check("the site's fuzzer never surrenders", !("surrender" in rules.view(begun(), "Allies").actions));
delete globalThis.RTT_FUZZER;
check("players may", rules.view(begun(), "Allies").actions.surrender === 1);

// An object is data: from text to text it is the same game. What the module holds beside it does not matter, nor
// another game.
const plain = play(7, "Two rounds", {});
const other = rules.setup(99, "One round", {});
let turns = 0;
const sent = play(7, "Two rounds", {}, {
  act: (object, action) => {
    if (turns++ % 5 === 0) rules.view(other, "Allies");
    return copy(plainly(object, action));
  },
});
check("a game that is stored and read between the calls", same(copy(plain.object), sent.object) && plain.steps > 200);

// Undo gives the object before the click, back to the last dice; a step that was taken back can be taken again. What
// is not listed throws, and changes nothing. Each role sees the board, and what it may do.
const tally = { snaps: new Map(), again: 0, badSnap: 0, undone: 0, badUndo: 0, thrown: 0, refused: 0, badRefusal: 0, badView: 0, moments: [] };
const everybody = [...rules.roles("Two rounds", {}), "Observer"];
function looked(object, [role, verb, noun]) {
  for (const who of everybody) {
    const view = copy(rules.view(object, who));
    const isIn = who === object.active;
    const hides = ["seed", "used", "text", "orders", "undo", "setup"].every((field) => !(field in view));
    const sees = same(view.log, object.log) && view.board.owners.ger && Object.keys(view.board.stacks).length > 20;
    const tells = isIn === "actions" in view && (isIn || Object.keys(view.clicks).length === 0);
    if (!hides || !sees || !tells) tally.badView++;
  }
  const idle = everybody.find((who) => who !== object.active);
  const before = copy(object);
  const wrong = [[idle, verb, noun], [role, "nonsense"]];
  if (noun !== undefined) wrong.push([role, verb, "nowhere"], [role, verb, -1], [role, verb]);
  for (const action of wrong) {
    if (faultOf(() => rules.action(object, ...action)) && same(copy(object), before)) tally.refused++;
    else tally.badRefusal++;
  }
}
play(3, "Two rounds", {}, {
  act: (object, action) => {
    looked(object, action);
    const before = copy(object);
    const after = plainly(object, action);
    const then = copy(after);
    if (tally.moments.length < 40) tally.moments.push({ object: before, action, then });
    if (after.used !== before.used) {
      tally.thrown++;
      if (after.undo.length > 0 || !faultOf(() => rules.action(copy(after), action[0], "undo"))) tally.badUndo++;
    }
    const { log: lines, undo, ...rest } = then;
    const snap = JSON.stringify({ ...rest, log: lines.length });
    if (tally.snaps.has(snap) && tally.snaps.get(snap) !== JSON.stringify(undo)) tally.badSnap++;
    if (tally.snaps.has(snap)) tally.again++;
    tally.snaps.set(snap, JSON.stringify(undo));
    // Clicks that have come back are where they were before.
    if (undo.length <= before.undo.length) return after;
    const back = rules.action(copy(after), action[0], "undo");
    tally.undone++;
    if (!same(copy(back), before) || !same(copy(plainly(back, action)), then)) tally.badUndo++;
    return after;
  },
});
check("undo gives the earlier object", tally.undone > 100 && tally.badUndo === 0);
// The site leaves out what lies between two objects that are the same but for their undo.
check("the same object has the same undo", tally.again > 20 && tally.badSnap === 0);
check("dice were thrown", tally.thrown > 5);
check("an action that is not listed", tally.refused > 500 && tally.badRefusal === 0);
check("each role sees what it may", tally.badView === 0);

// An object is judged by its own text: those of long ago lead to what they led to, in any order.
tally.moments.reverse();
check("objects of earlier steps", tally.moments.length === 40 && tally.moments.every(({ object, action, then }) =>
  same(copy(plainly(copy(object), action)), then)));
check("what the server keeps of a former object", tally.moments.every(({ object }) => {
  const { undo: _undo, ...kept } = copy(object);
  const [view, whole] = [{ ...kept, log: kept.log.length }, object].map((of) => copy(rules.view(of, object.active)));
  return view.log === whole.log.length && same(view.board, whole.board);
}));
const false_ = copy(tally.moments[0].object);
false_.orders.push("buy 99 bmb");
check("an object with an order that is forbidden", faultOf(() => rules.view(false_, "Allies")) !== null);
const strange = { ...copy(tally.moments[0].object), text: "grognard axis_allies game 1\n" };
check("an object without a position", faultOf(() => rules.view(strange, "Allies")) !== null);

// The orders of an object are what a game of the package allows, to the same position; the dice are those of the
// seed.
let unlike = 0;
let renewed = 0;
const judged = play(11, "Two rounds", { players: "5" }, {
  act: (object, action) => {
    const { text } = object;
    const after = plainly(object, action);
    if (after.text !== text) renewed++;
    const game = Game.load(after.text);
    const allowed = after.orders.every((line) => game.order(line).verdict === "allowed");
    if (!allowed || rules.query(after, action[0], "text") !== game.save()) unlike++;
    game.free();
    return after;
  },
});
check("the orders are those of a game", unlike === 0 && renewed > 3 && judged.wrong === null);
const { log, seed, used } = judged.object;
const dice = log.flatMap((line) => /^dice ([1-6 ]+)/.exec(line)?.[1].trim().split(" ").map(Number) ?? []);
check("the dice are those of the seed", dice.length > 20 && same(dice, new own.Dice(seed).roll(used)));
check("the log has paragraphs", log.filter((line) => /^[\da-z].* \[AA /.test(line)).length > 50);

// A side wins by the rules' own conditions: the Axis has London and walks into an empty Moscow.
const nearly = begun().text.replace(/^end .*\n/m, "end\n")
  .replace("round 1 ussr purchase", "round 1 germany combat_movement")
  .replace(/^\w+ (mos|len|gbr) .*\n/gm, "")
  .replace("\nusa\n", "\nspace len germany\nspace gbr germany\nusa\n")
  .replace("inf ukr 100-102", "inf len 100-102");
let won = { ...begun(), text: nearly, orders: [], active: "Axis" };
for (const click of [["space", "len"], ["all", 100], ["space", "mos"], ["end_phase"]]) {
  won = rules.action(won, "Axis", ...click);
}
check("the Axis wins by capitals", won.active === "None" && won.result === "Axis" && /capitals/.test(won.victory));
const [winner, loserOf] = ["Axis", "Allies"].map((role) => rules.view(won, role));
check("after the end nobody acts", !("actions" in winner) && loserOf.prompt === won.victory);

// What a client asks.
const map = rules.query(begun(), "Axis", "map");
const { words } = await import(pathToFileURL(join(folder, "texts.js")).href);
check("the map", same(map.map(({ space }) => space).sort(), [...words("axis_allies.Site").keys()].sort()));
check("its borders", map.every(({ name, borders }) => name.length > 2 && borders.length > 0));
const places = await readFile(new URL("../../ffi/web/rally/axis_allies/spaces.js", import.meta.url), "utf8");
check("each space has a place", map.every(({ space }) => new RegExp(`\\b${space}: \\[\\d+, \\d+\\]`).test(places)));
check("titles of paragraphs", rules.query(begun(), "Axis", "rules")["AA 2.1"].length > 10);
check("no such query", rules.query(begun(), "Axis", "nothing") === null);
check("no such scenario", faultOf(() => rules.setup(1, "Four rounds", {})) !== null);
for (const [name, wrong, right] of [
  ["rounds", ["abc", "-1", -1, 1.5, "", "1e3", null, 1001], ["scenario", "0", "5", 10, undefined]],
  ["players", ["3", 3, "", "five"], ["2", 2, "5", 5, undefined]],
  ["tas_links", ["maybe", 2, {}], [true, "true", "on", 1, false, "false", undefined]],
]) {
  for (const value of wrong) {
    const fault = faultOf(() => rules.setup(1, "One round", { [name]: value }));
    check(`${name}: ${JSON.stringify(value)} is refused by name`, fault?.message.includes(`the option ${name} is`));
  }
  for (const value of right) {
    const { active } = rules.setup(1, "One round", { [name]: value });
    check(`${name}: ${JSON.stringify(value)} begins a game`, active !== "None");
  }
}
const roles = [{}, { players: "5" }].map((options) => rules.roles("One round", options));
check("roles", same(roles[0], ["Axis", "Allies"]) && roles[1].length === 5);

console.log(`rally: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
