// A module of Axis & Allies for Rally the Troops.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { axis_allies, loadSync } from "grognard/axis_allies";
import type { Game } from "grognard/axis_allies";
import { rules } from "grognard/texts";
import { moduleOf } from "../host.js";
import type { GameObject } from "../host.js";
import type { Position } from "../shelf.js";
import { actions, click, deciders, forced } from "./clicks.js";
import { Facts, POWERS } from "./facts.js";
import { roleOf, roles, rolesOf } from "./powers.js";
import { prompt, says, told, won } from "./words.js";

loadSync(readFileSync(join(__dirname, "grognard.axis_allies.wasm")));

/** The scenarios, with the rounds after which the game is drawn if nobody has won. */
const ROUNDS: Record<string, number> = { "One round": 1, "Two rounds": 2, "Three rounds": 3, "Five rounds": 5 };

const isOn = (value: unknown): boolean => value === true || value === "true" || value === 1;

function over({ now }: Facts, object: GameObject): { result: string; victory: string } | null {
  if (now.winner !== "neither") return { result: rolesOf(object, now.winner!), victory: won(now.winner!, now.ground!) };
  const rounds = object.setup["rounds"] as number;
  return rounds > 0 && now.round > rounds ? { result: "Draw", victory: "The last round is over, and neither side has won." } : null;
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

const shown = new WeakMap<Facts, Record<string, unknown>>();
// The board of a view, found when the server writes it.
function board(position: Facts): Record<string, unknown> {
  let found = shown.get(position);
  if (!found) shown.set(position, found = { owners: position.owners(), stacks: stacks(position) });
  return found;
}

function view(facts: Facts, object: GameObject): Record<string, unknown> {
  const { power, phase, round, cash, hand, waits, space } = facts.now;
  return {
    power, phase, round, waits, space, hand, clicks: object.clicks, cash: Object.fromEntries(POWERS.map((who, at) => [who, cash[at]])),
    get board() {
      return board(facts);
    },
  };
}

function query({ game }: Position<Game, Facts>, _object: GameObject, _role: string, what: string): unknown {
  switch (what) {
    case "rules": return Object.fromEntries(rules().filter(({ id }) => id.startsWith("AA ")).map(({ id, title }) => [id, title]));
    case "chances": return game.chances();
    case "text": return game.save();
    default: return null;
  }
}

const { scenarios, setup, view: viewOf, action, query: ask, roles: list } = moduleOf<Game, Facts>({
  scenarios: Object.keys(ROUNDS),
  roles: (_scenario, options) => roles(options),
  begin(scenario, options) {
    const game = new axis_allies.Game({ tas_links: isOn(options["tas_links"]), mixed_cargo: isOn(options["mixed_cargo"]) });
    const text = game.save();
    game.free();
    return { text, setup: { players: String(options["players"] ?? 2), rounds: isOn(options["no_limit"]) ? 0 : ROUNDS[scenario]! } };
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
  prompt: (facts, object, role) => prompt(facts, object.clicks, ([] as string[]).concat(object.active).includes(role)),
  click,
  says,
  told,
  shown: view,
  query,
});
export { scenarios, list as roles, setup, viewOf as view, action, ask as query };
