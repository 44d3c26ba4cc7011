// The options of a game: a form sends texts, a program what it likes.
import type { Options } from "../host.js";

/** The scenarios, with the rounds after which a game is drawn. The option `rounds` says another number. */
export const ROUNDS: Record<string, number> = { "One round": 1, "Two rounds": 2, "Three rounds": 3 };
/** The most rounds that may be said: a game by chance is long won by then. */
const MOST_ROUNDS = 1000;

function wrong(name: string, value: unknown, wanted: string): Error {
  return new Error(`the option ${name} is ${JSON.stringify(value)}: it must be ${wanted}`);
}

/** Whether an option is on. One that is absent is off. */
export function isOn(options: Options, name: string): boolean {
  const value = options[name];
  if ([undefined, null, false, "false", "", 0].some((off) => off === value)) return false;
  if ([true, "true", "on", 1].some((on) => on === value)) return true;
  throw wrong(name, value, "true or false");
}

/** The number of players. */
export function playersOf({ players = "2" }: Options): string {
  const said = String(players);
  if (said !== "2" && said !== "5") throw wrong("players", players, "2 or 5");
  return said;
}

/** The rounds after which a game is drawn; 0 for none. */
export function roundsOf(scenario: string, { rounds = "scenario" }: Options): number {
  if (rounds === "scenario") return ROUNDS[scenario]!;
  const said = typeof rounds === "string" && /^\d+$/.test(rounds) ? Number(rounds) : rounds;
  if (!Number.isInteger(said) || (said as number) < 0 || (said as number) > MOST_ROUNDS)
    throw wrong("rounds", rounds, `a whole number, 0 to ${MOST_ROUNDS}`);
  return said as number;
}
