// What Rally the Troops calls, for the games of any system: the object, the listed actions, undo, dice, the log.
import { Shelf } from "./shelf.js";
import type { Playable, Position, Ruling, Stored } from "./shelf.js";

export type Noun = string | number;
/** Verbs: 1 is a button, a list has nouns. */
export type Actions = Record<string, 0 | 1 | Noun[]>;
export type Options = Record<string, unknown>;
/** What was clicked and is no order yet. It is never changed, but replaced. */
export type Clicks = Record<string, unknown>;

/** An object as the server keeps it: the position's text, the orders since, the seed and the dice used of it. */
export interface GameObject extends Stored {
  seed: number;
  used: number;
  log: string[];
  undo: { orders: number; log: number; clicks: Clicks }[];
  active: string | string[];
  clicks: Clicks;
  setup: Options;
  result?: string;
  victory?: string;
}

/** What a module takes from the package, whose entry is the system's own. */
export interface Library {
  Dice: new (seed: number, used?: number) => { roll(count?: number): number[] };
  GrognardFault: new (...details: never[]) => Error;
}

/** A system's part of a module. */
export interface System<Game extends Playable, Facts> {
  library: Library;
  scenarios: string[];
  roles(scenario: string, options: Options): string[];
  /** The position in which a scenario begins, and what the object is to remember of its options. */
  begin(scenario: string, options: Options): { text: string; setup: Options };
  load(text: string): Game;
  /** What the other functions need to know of a position. */
  find(position: Position<Game, Facts>): Facts;
  /** Who has won, if the game is over. */
  over(facts: Facts, object: GameObject): { result: string; victory: string } | null;
  /** An order that nobody decides: a line, or a number of dice to be thrown. */
  forced(facts: Facts, object: GameObject): string | number | null;
  active(facts: Facts, object: GameObject): string | string[];
  actions(facts: Facts, object: GameObject, role: string): Actions;
  prompt(facts: Facts, object: GameObject, role: string): string;
  /** Does what was clicked. */
  click(table: Table<Game, Facts>, verb: string, noun: Noun | undefined): void;
  /** An order in words, before it is done. */
  says(line: string, facts: Facts): string;
  /** The lines of the log for an order that was done. */
  told(said: string, ruling: Ruling, before: Facts, after: Facts): string[];
  /** What a view has besides. */
  shown(facts: Facts, object: GameObject, role: string): Record<string, unknown>;
  query(position: Position<Game, Facts>, object: GameObject, role: string, what: string): unknown;
}

/** Orders since the text, from which on a new text is written as soon as nothing can be taken back. */
const MANY = 32;
/** Orders in one run without a decision: more are an error of the module. */
const ENDLESS = 1000;

/** A game at which somebody clicks. */
export class Table<Game extends Playable, Facts> {
  threw = false;

  constructor(
    readonly system: System<Game, Facts>, readonly object: GameObject, readonly position: Position<Game, Facts>,
  ) {}

  get facts(): Facts {
    return this.position.facts;
  }

  get clicks(): Clicks {
    return this.object.clicks;
  }

  set clicks(clicks: Clicks) {
    this.object.clicks = clicks;
  }

  /** Gives an order; returns the ruling, or the fault of an order that cannot be. */
  tries(line: string): Ruling | Error {
    const { object, position, system } = this;
    const before = position.facts;
    const said = system.says(line, before);
    let ruling: Ruling;
    try {
      ruling = position.order(line);
    } catch (fault) {
      if (fault instanceof system.library.GrognardFault) return fault;
      throw fault;
    }
    if (ruling.verdict !== "allowed") return ruling;
    object.orders.push(line);
    for (const told of system.told(said, ruling, before, position.facts)) object.log.push(told);
    return ruling;
  }

  /** Gives an order that was among the choices. */
  order(line: string): void {
    const answer = this.tries(line);
    if (!isDone(answer)) throw new Error(`${line}: ${why(answer)}`);
  }

  /** Throws the dice that the game waits for. */
  roll(count: number): void {
    const { object, system } = this;
    const dice = new system.library.Dice(object.seed, object.used).roll(count);
    object.used += count;
    this.threw = true;
    this.order(`dice ${dice.join(" ")}`);
  }

  /** Goes on to the next decision. */
  settle(): void {
    const { object, system } = this;
    for (let done = 0; ; done++) {
      if (done > ENDLESS) throw new Error("the game does not come to a decision");
      const over = system.over(this.facts, object);
      if (over) {
        object.active = "None";
        Object.assign(object, over);
        object.log.push("", over.victory);
        return;
      }
      const forced = system.forced(this.facts, object);
      if (forced === null) break;
      if (typeof forced === "number") this.roll(forced);
      else this.order(forced);
    }
    object.active = system.active(this.facts, object);
  }
}

/** Whether an order was done. */
export function isDone(answer: Ruling | Error): answer is Ruling {
  return "verdict" in answer && answer.verdict === "allowed";
}

/** Why an order was not done: the paragraphs, or the fault. */
export function why(answer: Ruling | Error): string {
  return "verdict" in answer ? answer.cites.join(", ") : answer.message;
}

/** Whether a role is to act. */
export function isActive({ active }: GameObject, role: string): boolean {
  return Array.isArray(active) ? active.includes(role) : active === role;
}

// Clicks that have come back to where they were are as good as taken back: whoever looks at an object cannot tell the two
// apart, and the site leaves the way there out when it shows a game again.
function comeBack({ undo, orders, clicks }: GameObject): void {
  const now = JSON.stringify(clicks);
  for (let at = undo.length - 1; at >= 0 && undo[at]!.orders === orders.length; at--) {
    if (JSON.stringify(undo[at]!.clicks) !== now) continue;
    undo.length = at;
    return;
  }
}

/** What a module exports. */
export interface Module {
  scenarios: string[];
  roles(scenario: string, options: Options): string[];
  setup(seed: number, scenario: string, options: Options): GameObject;
  view(object: GameObject, role: string): Record<string, unknown>;
  action(object: GameObject, role: string, verb: string, noun?: Noun): GameObject;
  query(object: GameObject, role: string, what: string): unknown;
}

/** Makes a module of a system. */
export function moduleOf<Game extends Playable, Facts>(system: System<Game, Facts>): Module {
  const shelf = new Shelf<Game, Facts>((text) => system.load(text), (position) => system.find(position));

  // The actions of one object are asked for twice: when they are shown, and when one is taken.
  let last: { facts: Facts; clicks: Clicks; role: string; actions: Actions } | undefined;
  const actionsOf = (facts: Facts, object: GameObject, role: string): Actions => {
    if (last?.facts !== facts || last.clicks !== object.clicks || last.role !== role) {
      last = { facts, clicks: object.clicks, role, actions: system.actions(facts, object, role) };
    }
    return last.actions;
  };

  function takeBack(object: GameObject): GameObject {
    const before = object.undo.pop();
    if (!before) throw new Error("there is nothing to undo");
    object.orders.length = before.orders;
    object.log.length = before.log;
    object.clicks = before.clicks;
    return object;
  }

  return {
    scenarios: system.scenarios,
    roles: (scenario, options) => system.roles(scenario, options),

    setup(seed, scenario, options) {
      if (!system.scenarios.includes(scenario)) throw new Error(`there is no scenario ${scenario}`);
      const { text, setup } = system.begin(scenario, options);
      const object: GameObject = {
        seed, used: 0, log: [], undo: [], active: "None", clicks: {}, text, orders: [], setup,
      };
      new Table(system, object, shelf.at(object)).settle();
      return object;
    },

    view(object, role) {
      const { facts } = shelf.at(object);
      const { log, active, result } = object;
      const isOver = active === "None";
      const prompt = isOver ? object.victory ?? "" : system.prompt(facts, object, role);
      const view: Record<string, unknown> = Object.assign(system.shown(facts, object, role), { log, active, prompt });
      if (isOver) view["result"] = result;
      // The server shows former objects too, which have no undo, and of the log its length.
      const undo = (object.undo ?? []).length > 0 ? 1 : 0;
      if (isActive(object, role)) view["actions"] = { ...actionsOf(facts, object, role), undo };
      return view;
    },

    action(object, role, verb, noun) {
      if (!isActive(object, role)) throw new Error(`it is not for ${role} to act`);
      if (verb === "undo") return takeBack(object);
      const position = shelf.at(object);
      const listed = actionsOf(position.facts, object, role)[verb];
      if (listed === undefined || listed === 0 || Array.isArray(listed) && !listed.includes(noun!)) {
        throw new Error(`not among the actions: ${verb} ${noun ?? ""}`);
      }
      const { orders: { length: orders }, log: { length: log }, clicks, active } = object;
      object.undo.push({ orders, log, clicks });
      const table = new Table(system, object, position);
      system.click(table, verb, Array.isArray(listed) ? noun : undefined);
      table.settle();
      if (object.orders.length === orders) comeBack(object);
      // What was thrown, and what others have seen, stays.
      if (table.threw || String(active) !== String(object.active)) {
        object.undo = [];
        if (object.orders.length >= MANY) shelf.renew(object, position);
      }
      return object;
    },

    query: (object, role, what) => system.query(shelf.at(object), object, role, what),
  };
}

/** Plays a game by chance. A server does so once, as it starts: what is called is compiled by then, and it works. */
export function rehearse(rules: Module, scenario: string, dice: { roll(count?: number): number[] }): void {
  const object = rules.setup(1, scenario, {});
  while (object.active !== "None") {
    const role = ([] as string[]).concat(object.active)[0]!;
    const { undo: _undo, surrender: _surrender, ...actions } = rules.view(object, role)["actions"] as Actions;
    const all = Object.entries(actions).flatMap(([verb, nouns]): [string, Noun?][] =>
      Array.isArray(nouns) ? nouns.map((noun) => [verb, noun]) : [[verb]]);
    const [high, low] = dice.roll(2) as [number, number];
    rules.action(object, role, ...all[(high * 6 + low) % all.length]!);
  }
}
