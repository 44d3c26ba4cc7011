// hooks.mjs PACKAGE: getters, proxies and lists of the caller that throw, or call the library, while a question is read: what
// they throw comes through unchanged, the game is as before, and no memory is lost.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const own = await import(pathToFileURL(join(folder, "index.js")).href);
await own.load();
const { ocs, axis_allies, GrognardFault } = own;
let passed = 0;
let failed = 0;
function check(what, fine, why = "") {
  if (fine) passed++;
  else failed++;
  console.log(fine ? `ok      ${what}` : `FAILED  ${what}: ${why}`);
}

// Throws an exception at its n-th call.
class Fuse {
  constructor(made, at) {
    this.made = made;
    this.left = at;
    this.blown = false;
  }
  step() {
    if (--this.left === 0) {
      this.blown = true;
      throw this.made;
    }
  }
}

// A value all of whose parts are read through getters or proxies.
function getters(fuse, value) {
  if (Array.isArray(value)) return value.map((item) => getters(fuse, item));
  if (typeof value !== "object" || value === null) return value;
  const out = {};
  for (const [name, item] of Object.entries(value)) {
    const inner = getters(fuse, item);
    Object.defineProperty(out, name, { enumerable: true, get: () => (fuse.step(), inner) });
  }
  return out;
}
function proxies(fuse, value) {
  if (typeof value !== "object" || value === null) return value;
  const inner = Array.isArray(value) ? value.map((item) => proxies(fuse, item))
    : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, proxies(fuse, item)]));
  const trap = (name) => (...given) => (fuse.step(), Reflect[name](...given));
  return new Proxy(inner, Object.fromEntries(["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"].map((name) => [name, trap(name)])));
}

const unit = (side) => ({
  side, kind: "combat", mode: "combat", size: "regiment", rating: 3, combat_supply: "paid", combat_side: { strength: 8 },
});
const attack = { attackers: [unit(1), unit(1)], defenders: [unit(2)], attack: "regular", phase: "combat" };
const field = { hexes: [{ hex: { q: 0, r: 0 } }, { hex: { q: 1, r: 0 } }], units: [{ ...unit(1), id: 7, hex: { q: 0, r: 0 } }] };
const lines = ["buy 8 inf", "ussr combat_movement", "5 inf CAU > UKR", "2 arm, 1 ftr MOS > CAU > UKR", "1 ftr LEN > UKR"];
function opening() {
  const game = new axis_allies.Game();
  for (const line of lines) if (game.order(line).verdict !== "allowed") throw new Error(line);
  game.undo();
  return game;
}
function state(game) {
  const copy = game.copy();
  const all = [game.save(), ...game.history.map((entry) => JSON.stringify(entry.order))];
  for (let again = copy.redo(); again !== null; again = copy.redo()) all.push(JSON.stringify(again.order));
  copy.free();
  return all.join("\n");
}
const move = { step: "move", pieces: "1 ftr LEN", path: ["ukr"] };
const works = {
  "a question": (wrap) => ocs.combat.assess(wrap(attack)),
  "a question with a fault": (wrap) => ocs.combat.assess(wrap({ ...attack, attack: "reglar", phase: "combats" })),
  "a number out of range": (wrap) => ocs.combat.assess(wrap({ ...attack, attackers: [{ ...unit(1), combat_side: { strength: 70000 } }] })),
  "a board": (wrap) => ocs.zoc.zones({ board: wrap(field), side: 1 }),
  "a kept board": (wrap) => new ocs.Board(wrap(field)).free(),
  "a new game": (wrap) => new axis_allies.Game(wrap({ tas_links: true })).free(),
};
const orders = {
  "an order": (game, wrap) => game.order(wrap(move)),
  "an order with its trail": (game, wrap) => game.order(wrap(move), { trail: true }),
  "a forbidden order": (game, wrap) => game.order(wrap({ ...move, pieces: "1 inf LEN", path: ["ger"] })),
  "a method": (game, wrap) => game.move(wrap({ pieces: "1 ftr LEN", path: ["ukr"] })),
  "what is judged": (game, wrap) => game.judge(wrap(move)),
};

// Every call throws once; returns how many exceptions came through and what is wrong.
function thrown(kind, work, make, tell) {
  let met = 0;
  const wrong = [];
  for (let at = 1; at < 2000; at++) {
    const made = make();
    const before = tell(made);
    const fuse = new Fuse(Symbol("mine"), at);
    let got;
    try {
      work(made, (value) => kind(fuse, value));
    } catch (why) {
      got = why;
    }
    // The history has the caller's own order.
    fuse.left = Infinity;
    const after = tell(made);
    made?.free();
    if (!fuse.blown) return [met, wrong];
    met++;
    if (got !== fuse.made) wrong.push(`call ${at} gave ${String(got)}`);
    if (got !== undefined && after !== before) wrong.push(`call ${at} has changed the game`);
  }
  return [met, ["no end"]];
}
for (const [name, kind] of Object.entries({ getters, proxies })) {
  for (const [what, work] of Object.entries(works)) {
    const [met, wrong] = thrown(kind, (_, wrap) => work(wrap), () => undefined, () => "");
    check(`${what} of ${name}: ${met} exceptions`, met > 0 && wrong.length === 0, wrong.slice(0, 3).join("; "));
  }
  for (const [what, work] of Object.entries(orders)) {
    const [met, wrong] = thrown(kind, work, opening, state);
    check(`${what} of ${name}: ${met} exceptions`, met > 0 && wrong.length === 0, wrong.slice(0, 3).join("; "));
  }
}

// No memory is lost: the same again takes none.
function again() {
  for (const work of Object.values(works)) thrown(getters, (_, wrap) => work(wrap), () => undefined, () => "");
  for (const work of Object.values(orders)) thrown(getters, work, opening, () => "");
}
again();
const before = own.memoryUsed();
for (let round = 0; round < 3; round++) again();
check("no memory is lost", own.memoryUsed() === before, `${own.memoryUsed()} and not ${before}`);

// A getter that uses the same game, when it is read first.
const once = (work) => {
  let is = false;
  return () => is || (is = true, work());
};
const game = opening();
const back = once(() => game.undo());
const another = once(() => game.order("1 inf MOS > CAU"));
const count = game.history.length;
let ruling = game.order({ step: "move", pieces: "1 ftr LEN", get path() { return back(), ["ukr"]; } });
check("a getter that takes back", ruling.verdict === "allowed" && game.history.length === count, game.history.length);
ruling = game.order({ step: "move", pieces: "1 inf MOS", get path() { return another(), ["cau"]; } });
while (game.undo() !== null);
check("two orders, one within the other, are taken back", game.save() === new axis_allies.Game().save() && ruling.verdict !== undefined);
let all = 0;
while (game.redo() !== null) all++;
const replayed = new axis_allies.Game();
for (const { order } of game.history) replayed.order(order);
check("and done again", all === game.history.length && all > 3 && replayed.save() === game.save(), all);
// A list that grows while it is read.
const list = [{ ...unit(1), get rating() { if (list.length < 5000) for (let at = 0; at < 100; at++) list.push(unit(1)); return 3; } }, unit(1)];
const grown = ocs.combat.assess({ ...attack, attackers: list });
check("a list that grows while it is read", grown.value.attack === ocs.combat.assess(attack).value.attack, JSON.stringify(grown.value.attack));
check("and the next answer is right", JSON.stringify(ocs.combat.assess(attack)) === JSON.stringify(ocs.combat.assess(structuredClone(attack))));
// A game that is freed while an order is read.
const freed = opening();
let why;
try {
  freed.order({ step: "move", pieces: "1 ftr LEN", get path() { return freed.free(), ["ukr"]; } });
} catch (fault) {
  why = fault;
}
check("a game that is freed while an order is read", why instanceof GrognardFault || why instanceof Error, String(why));
check("and others answer", opening().look().rows.length > 0);
console.log(`hooks: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
