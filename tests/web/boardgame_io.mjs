// boardgame_io.mjs PACKAGE GAMES MODULES: plays recorded games through boardgame.io, its clients and its local
// multiplayer.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, games, modules] = process.argv.slice(2);
const require = createRequire(resolve(modules, "boardgame.io", "package.json"));
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
const { load, axis_allies, ocs } = await import(pathToFileURL(join(folder, "index.js")).href);
await load();
const { axisAllies, operational } = await import(pathToFileURL(resolve(games)).href);
let passed = 0;
let failed = 0;
function check(what, holds) {
  if (holds) passed++;
  else {
    failed++;
    console.log(`FAILED ${what}`);
  }
}
const read = (name) => readFile(new URL(`../positions/${name}`, import.meta.url), "utf8");
const isOrder = (line) => line.trim() !== "" && !/^\s*#(?!\d)/.test(line);

// Two players and one who watches, of one match. What the library of the game logs of refusals is not shown.
console.error = () => {};
console.info = () => {};
function table(game, matchID) {
  const multiplayer = Local();
  const common = { game, numPlayers: 2, matchID, multiplayer, debug: false };
  const seats = ["0", "1", null].map((playerID) => Client({ ...common, playerID }));
  seats.forEach((seat) => seat.start());
  return seats;
}
const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise((done) => setImmediate(done));
};
const activeIn = (seat) => Object.keys(seat.getState().ctx.activePlayers ?? {});

// Gives lines in turn by the player who is to act; returns those that were refused.
async function playAll(seats, lines) {
  const refused = [];
  for (const line of lines) {
    const [player] = activeIn(seats[2]);
    if (player === undefined) break;
    const count = seats[2].getState().G.log.length;
    seats[Number(player)].moves.order(line);
    await settled();
    if (seats[2].getState().G.log.length === count) refused.push(line);
  }
  return refused;
}

// A whole game in the open, with the dice as they were thrown.
const recorded = (await read("axis-allies-whole-game.game")).split("\n").slice(3).filter(isOrder);
const direct = new axis_allies.Game({ tas_links: true });
const verdicts = recorded.map((line) => direct.order(line).verdict);
const war = table(axisAllies({ tas_links: true, dice: "told" }), "war");
await settled();
check("the Allies begin", activeIn(war[0]).join() === "1");
check("all see the position", war.every((seat) => seat.getState().G.text.includes("round 1 ussr purchase")));
war[0].moves.order("buy 1 inf");
await settled();
check("the others wait", war[0].getState().G.log.length === 0);
war[1].moves.order("buy 9 inf");
await settled();
check("a forbidden order changes nothing", war[1].getState().G.log.length === 0);
war[1].moves.judge("buy 9 inf");
await settled();
const { verdict, cites } = war[1].getState().G.answer;
check("who asks is told why", verdict === "forbidden" && cites.includes("AA units"));
check("and no other", war[0].getState().G.answer === null && war[2].getState().G.answer === null);
war[1].moves.judge("by 9 inf");
await settled();
const { answer } = war[1].getState().G;
check("or that it is no order", answer.verdict === "fault" && answer.why[0].length > 20);
const refusedOfWar = await playAll(war, recorded);
check("the recorded game is one", recorded.length > 500 && verdicts.every((said) => said === "allowed"));
check("it is played", refusedOfWar.length === 0);
check("all see its end", war.every((seat) => seat.getState().G.text === direct.save()));
check("and its orders", war[2].getState().G.log.every(({ line }, at) => line === recorded[at]));
const isOver = direct.look().value.winner !== "neither";
check("it is over if somebody has won", isOver === (war[0].getState().ctx.gameover !== undefined));


// Dice that the match throws: a player tells none.
const thrown = table(axisAllies({ text: before("fight UKR") }), "thrown");
function before(line) {
  const game = new axis_allies.Game();
  const moves = ["5 inf CAU > UKR", "2 arm, 1 ftr MOS > CAU > UKR", "1 ftr LEN > UKR"];
  const lines = ["ussr combat_movement", ...moves, "ussr combat", line];
  check("a battle begins", lines.every((order) => game.order(order).verdict === "allowed"));
  return game.save();
}
await settled();
thrown[1].moves.order("dice 1 1 1 1 1 1 1 1 1");
await settled();
check("dice are not told", thrown[1].getState().G.log.length === 0);
thrown[1].moves.order("dice");
await settled();
check("dice are thrown", /^dice( [1-6]){9}$/.test(thrown[1].getState().G.log[0]?.line));

// Two turns in fog of war.
const story = await read("ocs-two-turns.game");
const text = story.slice(story.indexOf("grognard ocs game 1"), story.indexOf("\n", story.indexOf("\nend ") + 1) + 1);
const orders = story.slice(story.indexOf(text) + text.length).split("\n").filter(isOrder);
const front = table(operational({ text, dice: "told" }), "front");
await settled();
const views = front.map((seat) => seat.getState().G);
const SECRETS = [
  ["21st_rifle", "22nd_rifle", "last_dump", "army_dump"],
  ["1st_grenadier", "1st_motorized", "truck_column", "3rd_infantry"],
];
const tells = (view, names) => names.filter((name) => JSON.stringify(view).includes(name));
check("each knows his own", SECRETS.every((names, side) => tells(views[1 - side], names).length === names.length));
check("and not what lies below the enemy's top", SECRETS.every((names, side) => tells(views[side], names).length === 0));
check("who watches knows neither", tells(views[2], SECRETS.flat()).length === 0);
check("nobody has the position", views.every((view) => view.enemy.length > 5 && !("text" in view)));

// What is seen of each hex, by the same position as data.
const data = JSON.parse(await read("ocs-two-turns.json"));
const units = data.units.filter(({ hex, due }) => hex && due === undefined);
const hexes = data.let.board.hexes.map(({ hex }) => ({ hex }));
const board = { hexes, units: units.map(({ name: _name, amount: _amount, ...unit }) => unit) };
const called = (unit) => units[unit].name.replace(/ /g, "_");
let compared = 0;
for (const side of [1, 2]) {
  for (const { hex, units: seen, zone, hidden } of views[side - 1].enemy) {
    const [q, r] = hex.split(",").map(Number);
    const { value, rows } = ocs.fog.sees({ board, hex: { q, r }, side });
    const expected = [value.zone, value.hidden, ...rows.map(({ unit, mode }) => `${called(unit)} ${mode}`)].join();
    if (expected === [zone, hidden, ...seen.map(({ name, mode }) => `${name} ${mode}`)].join()) compared++;
    else console.log(hex, side, value, rows.map(({ unit }) => called(unit)), seen);
  }
}
const places = new Set(units.map(({ hex, side }) => `${hex.q},${hex.r} ${side}`));
check("what is seen of every hex", compared === places.size && compared > 15);

// The story's own refusals, with the paragraphs that decide them.
const REFUSED = {
  "march 1st_motorized 2nd_motorized truck_column > 1,2 2,1 3,1": "OCS 4.5a.A",
  "march 2nd_panzer > 4,1 4,0 5,0": "OCS 4.8c",
  "fuel tank_brigade by unit sources army_dump": "OCS 4.5a.B",
  "absorb 9th_division": "OCS 20.0d",
  "attack tank_brigade target 5,0 sources army_dump": "OCS 4.5a.B",
};
const frontline = ocs.Game.load(text);
const answers = orders.map((line) => [line, frontline.order(line)]).filter(([, said]) => said.verdict === "forbidden");
const refusedOfFront = await playAll(front, orders);
check("the story's orders and refusals", orders.length > 80 && refusedOfFront.join() === Object.keys(REFUSED).join());
check("by the paragraphs that decide", answers.length === 5 && answers.every(([line, said]) => said.cites.includes(REFUSED[line])));
const end = front.map((seat) => seat.getState().G);
const all = frontline.save().split("\n").filter((line) => line.startsWith("unit "));
check("its end", [...end[0].own, ...end[1].own].sort().join() === all.sort().join() && end[2].own.length === 0);
const { turn } = frontline.look().value;
check("the turn", end.every((view) => view.turn.number === turn.number && view.turn.segment === turn.segment));
const moves = front.map((seat) => JSON.stringify(seat.log));
check("nor does the log of the moves tell", moves[1].length > 5000 && !moves[1].includes("1st_grenadier"));
check("but to who gave them", moves[0].includes("1st_grenadier"));
check("orders of the other side by their kind", end[1].log.every(({ player, line }) => player === "1" || !line.includes(" ")) &&
  end[0].log.some(({ player, line }) => player === "0" && line.startsWith("march 1st_panzer")));
console.log(`boardgame: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
process.exit();
