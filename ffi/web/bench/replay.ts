// A game as text: its position, its orders, and what became of each.
import { acw, axis_allies, korea, ocs } from "grognard";
import { Misread } from "./reader.js";
import type { Fields } from "./reader.js";
import type { Step } from "./say.js";

/** An order and its ruling. */
export interface Played {
  line: string;
  verdict: "allowed" | "forbidden" | "unread";
  cites: string[];
  trail: Step[];
  effects: Fields[];
  /** The position afterwards; the same as before if it is left out. */
  text?: string;
}
/** A game that was played. */
export interface Replay {
  system: string;
  title: string;
  start: string;
  moves: Played[];
}

const VERSION = 1;
interface AnyGame {
  order(
    line: string,
    options: { trail: boolean; dice?: number[] },
  ): { verdict: "allowed" | "forbidden"; cites: string[]; trail?: Step[]; effects?: unknown[] };
  save(): string;
}
const games: Record<string, { load(text: string): unknown }> = {
  acw: acw.Game,
  axis_allies: axis_allies.Game,
  korea: korea.Game,
  ocs: ocs.Game,
};

/** A line without what is said about it. */
export const bare = (line: string): string => line.replace(/(^|\s)#(?!\d).*$/, "").trim();

/** The system and the kind of a text of a game; nothing if it is none. */
function kindOf(text: string): { system: string; kind: string } | null {
  const first =
    text
      .split("\n")
      .map(bare)
      .find((line) => line !== "") ?? "";
  const parts = /^grognard (\w+) (game|orders) (\d+)$/i.exec(first);
  if (!parts) return null;
  const [, system = "", kind = "", version = ""] = parts;
  if (Number(version) > VERSION)
    throw new Misread("", `This game is of version ${version}, a later one; version ${VERSION} is read here.`);
  if (!games[system])
    throw new Misread(
      "",
      `No system is called ${JSON.stringify(system)}; there are ${Object.keys(games).join(", ")}.`,
    );
  return { system, kind };
}

/** Begins the game of a text; what is left are its orders. */
export function begun(text: string): { system: string; title: string; game: AnyGame; orders: string[] } {
  const found = kindOf(text);
  if (!found)
    throw new Misread(
      "",
      "This is neither a game, whose first line is “grognard SYSTEM game 1”, nor a position file, which is JSON.",
    );
  const lines = text.split("\n");
  const at = lines.findIndex((line) => bare(line) !== "");
  let rest = lines.slice(at + 1);
  let title = "";
  const options: Record<string, boolean> = {};
  if (found.kind === "orders") {
    while (rest.length > 0 && (/^(title|option)\b/i.test(bare(rest[0]!)) || bare(rest[0]!) === "")) {
      const [word = "", ...others] = bare(rest.shift()!).split(/\s+/);
      if (word === "title") title = others.join(" ");
      if (word === "option") options[others.join("_")] = true;
    }
    const inner = rest.findIndex((line) => /^grognard \w+ game/i.test(bare(line)));
    if (inner !== 0)
      return { ...found, title, orders: rest, game: new axis_allies.Game(options as never) as unknown as AnyGame };
  } else rest = lines.slice(at);
  const end = rest.findIndex((line) => /^end( [0-9a-f]+)?$/i.test(bare(line)));
  if (end < 0) throw new Misread("", "The game is cut short: its position has no line “end”.");
  const game = games[found.system]!.load(`${rest.slice(0, end + 1).join("\n")}\n`) as AnyGame;
  return { ...found, title, game, orders: rest.slice(end + 1) };
}

/** Plays a game, and reports how far it is. */
export function replay(text: string, tell: (share: number, what: string) => void): Replay {
  const { system, title, game, orders } = begun(text);
  const lines = orders.map(bare).filter((line) => line !== "");
  const moves: Played[] = [];
  const start = game.save();
  for (const [at, line] of lines.entries()) {
    if (at % 25 === 0) tell(at / lines.length, `${at} of ${lines.length} orders`);
    try {
      const ruling = game.order(line, { trail: true });
      const isDone = ruling.verdict === "allowed";
      moves.push({
        line,
        verdict: ruling.verdict,
        cites: ruling.cites,
        trail: ruling.trail ?? [],
        effects: (ruling.effects ?? []) as Fields[],
        ...(isDone ? { text: game.save() } : {}),
      });
    } catch (error) {
      moves.push({
        line,
        verdict: "unread",
        cites: [],
        trail: [],
        effects: [{ what: error instanceof Error ? error.message : String(error) }],
      });
    }
  }
  return { system, title, start, moves };
}
