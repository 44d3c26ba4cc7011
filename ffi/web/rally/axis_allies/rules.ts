// A module of Axis & Allies for Rally the Troops.
import { axis_allies, Dice, GrognardFault, loadSync } from "grognard/axis_allies";
import type { Game } from "grognard/axis_allies";
import wasm from "grognard/grognard.axis_allies.wasm";
import { rules, words } from "grognard/texts";
import { isActive, moduleOf, rehearse } from "../host.js";
import type { GameObject } from "../host.js";
import type { Position } from "../shelf.js";
import { actions, click, deciders, forced } from "./clicks.js";
import { Facts, POWERS, SITES } from "./facts.js";
import { isOn, playersOf, ROUNDS, roundsOf } from "./options.js";
import { roleOf, roles, rolesOf } from "./powers.js";
import { prompt, says, told, won } from "./words.js";

// The module lies in this file: the server reads it with `require`, and a page that replays a game with `fetch`.
loadSync(wasm);

function over({ now }: Facts, object: GameObject): { result: string; victory: string } | null {
  const { winner, ground, round } = now;
  if (winner !== "neither") return { result: rolesOf(object, winner), victory: won(winner, ground) };
  const rounds = object.setup["rounds"] as number;
  if (rounds === 0 || round <= rounds) return null;
  return { result: "Draw", victory: "The last round is over, and neither side has won." };
}

// The stacks of a map: pieces of a power, of a kind and with the same cargo, as `germany inf 3` in each space.
function stacks(facts: Facts): Record<string, [owner: string, kind: string, cargo: string, pieces: number[]][]> {
  const all: Record<string, Map<string, [string, string, string, number[]]>> = {};
  for (const { id, space, kind, owner, aboard } of facts.pieces.values()) {
    if (aboard !== null) continue;
    const cargo = facts.cargo(id);
    const there = all[space as string] ??= new Map();
    const stack = there.get(`${owner} ${kind} ${cargo}`);
    if (stack) stack[3].push(id);
    else there.set(`${owner} ${kind} ${cargo}`, [owner as string, kind as string, cargo, [id]]);
  }
  return Object.fromEntries(Object.entries(all).map(([space, there]) => [space, [...there.values()]]));
}

const boards = new WeakMap<Facts, Record<string, unknown>>();
// The board of a view, once for each position.
function board(facts: Facts): Record<string, unknown> {
  let found = boards.get(facts);
  if (!found) boards.set(facts, found = { ...facts.spaces(), stacks: stacks(facts) });
  return found;
}

// A board is found when it is asked for: the server asks when it writes the view.
function shownOf(facts: Facts, object: GameObject, role: string): Record<string, unknown> {
  const { power, phase, round, cash, hand, waits, space } = facts.now;
  const clicks = isActive(object, role) ? object.clicks : {};
  return {
    power, phase, round, waits, space, hand, clicks,
    cash: Object.fromEntries(POWERS.map((who, at) => [who, cash[at]])),
    get board() {
      return board(facts);
    },
  };
}

// The spaces with their names and borders, which a client draws.
function map(): unknown {
  const names = words("axis_allies.Site");
  return SITES().map((space) => {
    const { value: { surface, income, capital, around }, rows } = axis_allies.map.space({ space: space as "ger" });
    const name = names.get(space)!.replace(/(, [A-Z]+)?\.$/, "");
    return { space, name, surface, income, capital, around, borders: rows.map((row) => row.space) };
  });
}

// The chances of the battles; nothing where none is declared.
function chances(game: Game): unknown {
  try {
    return game.chances();
  } catch (fault) {
    if (fault instanceof GrognardFault && fault.code === "not_now") return null;
    throw fault;
  }
}

// The paragraphs of the system, with their titles.
function titles(): Record<string, string> {
  return Object.fromEntries(rules().filter(({ id }) => id.startsWith("AA ")).map(({ id, title }) => [id, title]));
}

function asked({ game }: Position<Game, Facts>, _object: GameObject, _role: string, what: string): unknown {
  switch (what) {
    case "rules": return titles();
    case "map": return map();
    case "chances": return chances(game);
    case "text": return game.save();
    default: return null;
  }
}

const rally = moduleOf<Game, Facts>({
  library: { Dice, GrognardFault },
  scenarios: Object.keys(ROUNDS),
  roles: (_scenario, options = {}) => roles(options),
  begin(scenario, options = {}) {
    const setup = { players: playersOf(options), rounds: roundsOf(scenario, options) };
    const [tas_links, mixed_cargo] = [isOn(options, "tas_links"), isOn(options, "mixed_cargo")];
    const game = new axis_allies.Game({ tas_links, mixed_cargo });
    const text = game.save();
    game.free();
    return { text, setup };
  },
  load: (text) => axis_allies.Game.load(text),
  find: (position) => new Facts(position),
  over,
  forced,
  active(facts, object) {
    const all = [...new Set(deciders(facts).map((power) => roleOf(object, power)))];
    return all.length === 1 ? all[0]! : all;
  },
  actions,
  prompt: (facts, object, role) => prompt(facts, object.clicks, isActive(object, role)),
  click,
  says,
  told,
  shown: shownOf,
  query: asked,
});
// A page that replays a game does not wait for this.
if (typeof window === "undefined") rehearse(rally, "Three rounds", new Dice(1));
const { scenarios, roles: rolesOfGame, setup, view, action, query } = rally;
export { scenarios, rolesOfGame as roles, setup, view, action, query };
