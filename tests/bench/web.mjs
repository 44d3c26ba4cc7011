// web.mjs PACKAGE: what calls of the package for the web take, in microseconds: the best of many runs, each of many calls.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { acw, axis_allies, korea, load, ocs } = await import(pathToFileURL(join(resolve(folder), "index.js")).href);
await load();

function time(what, work, calls = 2000) {
  let best = Infinity;
  for (let run = 0; run < 30; run++) {
    const began = performance.now();
    for (let call = 0; call < calls; call++) work();
    best = Math.min(best, (performance.now() - began) * 1000 / calls);
  }
  console.log(`${what.padEnd(48)} ${best.toFixed(2).padStart(9)} us`);
}

const unit = (side, strength) => ({
  side, kind: "combat", mode: "combat", size: "regiment", rating: 3, combat_supply: "paid", combat_side: { strength },
});
const attack = { attackers: [unit(1, 8), unit(1, 7)], defenders: [unit(2, 6)], attack: "regular", phase: "combat" };
time("ocs.combat.assess, 2 v 1, plain objects", () => ocs.combat.assess(attack));
const three = (side) => [unit(side, 8), unit(side, 7), unit(side, 4)];
const large = { ...attack, attackers: three(1), defenders: three(2) };
time("ocs.combat.assess, 3 v 3, plain objects", () => ocs.combat.assess(large));
time("the same with its trail", () => ocs.combat.assess(large, { trail: true }), 500);
const { value: assessment } = ocs.combat.assess(attack);
time("ocs.combat.distribution", () =>
  ocs.combat.distribution({ assessment, attacker_policy: "stand", defender_policy: "stand" }));
time("ocs.odds.round", () => ocs.odds.round({ attack: 15, defence: 6 }));
time("acw.odds.round", () => acw.odds.round({ attack: 15, defence: 6 }));
const hexes = Array.from({ length: 40 }, (_none, q) => Array.from({ length: 25 }, (_other, r) => ({ hex: { q, r } }))).flat();
const units = Array.from({ length: 200 }, (_none, n) => ({ ...unit(1 + n % 2, 4), id: n + 1, hex: { q: n % 40, r: n % 25 } }));
const board = new ocs.Board({ hexes, units });
const zone = { hex: { q: 20, r: 12 }, side: 1 };
time("ocs.zoc.covers, a kept board of 1000 hexes", () => ocs.zoc.covers({ board, ...zone }));
time("the same, the board from plain objects", () => ocs.zoc.covers({ board: { hexes, units }, ...zone }), 20);
const battle = {
  kind: "land", waves: [{ force: { infantry: 10, armor: 5, fighter: 3 } }], defender: { infantry: 8, armor: 2, fighter: 2 },
};
time("axis_allies.battle.distribution, 18 v 12", () => axis_allies.battle.distribution(battle), 50);
const game = new axis_allies.Game();
time("a game's line, done and taken back", () => {
  game.order("buy 3 inf");
  game.undo();
}, 500);
game.order("buy 3 inf, 3 arm");
game.end();
time("all choices of a movement phase", () => game.choices(), 50);
time("a game as text", () => game.save(), 100);
const turn = korea.Game.load("grognard korea game 1\nturn communist\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend\n");
time("a game of 1950 Korea from its bytes", () => korea.Game.unpack(turn.pack()).free(), 500);
