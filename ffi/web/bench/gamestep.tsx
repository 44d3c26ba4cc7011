import type { JSX } from "preact";
import type { Replay } from "./replay.js";
/** A step of a game. */
export function GameStep({ game, at }: { game: Replay; at: number }): JSX.Element {
  return <pre>{at === 0 ? game.start : game.moves[at - 1]!.line}</pre>;
}
