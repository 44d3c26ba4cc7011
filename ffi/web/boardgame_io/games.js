// Games for boardgame.io, whose moves are orders as lines of text. Axis & Allies is played in the open, the
// Operational Combat Series in fog of war. `load()` of the package comes first.
import { axis_allies, GrognardFault, ocs } from "grognard";
import { asSeen } from "./fog.js";

const INVALID_MOVE = "INVALID_MOVE"; // as boardgame.io/core has it

// The last games by the texts of their positions. A state is text; of another one the text is read again.
const held = new Map();
function at(Game, text) {
  const game = held.get(text) ?? Game.load(text);
  held.delete(text);
  held.set(text, game);
  if (held.size > 16) held.delete(held.keys().next().value);
  return game;
}

// A line that ends with the word `dice` gets as many as it needs.
function thrown(game, line, random) {
  try {
    game.judge(line);
  } catch (fault) {
    if (fault.code === "too_few_dice") return thrown(game, `${line} ${random.D6()}`, random);
  }
  return line;
}

// What the rules say of a line: an answer, even where the line cannot be read.
function said(work) {
  try {
    const { verdict, cites, trail = [] } = work();
    return { verdict, cites, why: trail.map(({ text }) => text) };
  } catch (fault) {
    if (!(fault instanceof GrognardFault)) throw fault;
    return { verdict: "fault", cites: [], why: [fault.message] };
  }
}

/** Makes a game of a system; `dice: "told"` is for dice that are thrown at a table, which the lines then tell. */
function gameOf({ name, Game, text, deciders, winner, seen }, { dice = "thrown" } = {}) {
  const activate = ({ G, events }) => {
    const all = deciders(at(Game, G.text));
    events.setActivePlayers({ value: Object.fromEntries(all.map((player) => [player, null])) });
  };
  function order({ G, playerID, random, events }, line) {
    const game = at(Game, G.text);
    if (!deciders(game).includes(playerID) || typeof line !== "string") return INVALID_MOVE;
    const isThrown = /\bdice\b/i.test(line) && dice === "thrown";
    if (isThrown && !/\bdice\s*$/i.test(line)) return INVALID_MOVE;
    const full = isThrown ? thrown(game, line, random) : line;
    const answer = said(() => game.order(full));
    if (answer.verdict !== "allowed") return INVALID_MOVE;
    held.delete(G.text);
    G.text = game.save();
    held.set(G.text, game);
    G.answers = {};
    G.log.push({ player: playerID, line: full, cites: answer.cites });
    activate({ G, events });
  }
  // What the rules have to say against a line; only who asks is told.
  function judge({ G, playerID }, line) {
    G.answers[playerID] = { line, ...said(() => at(Game, G.text).judge(line)) };
  }
  return {
    name, minPlayers: 2, maxPlayers: 2,
    setup: () => ({ text, log: [], answers: {} }),
    // A client cannot do what it does not see, and the words of a move are its player's alone.
    moves: {
      order: { move: order, client: false, redact: true },
      judge: { move: judge, client: false, redact: true, noLimit: true },
    },
    turn: { onBegin: activate },
    endIf: ({ G }) => winner(at(Game, G.text)),
    playerView({ G, playerID }) {
      const { answers, ...rest } = G;
      return { ...seen(rest, playerID), answer: answers[playerID] ?? null };
    },
  };
}

const SIDES = { ussr: "1", germany: "0", uk: "1", japan: "0", usa: "1" };
const OWNERS = ["losses", "submarines", "fighters"];

/** Axis & Allies: player 0 is the Axis, player 1 the Allies. */
export function axisAllies({ text, dice, ...options } = {}) {
  const { Game } = axis_allies;
  return gameOf({
    name: "axis-allies", Game, text: text ?? new Game(options).save(),
    // Losses are their owner's to choose, all else that of the power whose turn it is.
    deciders(game) {
      const { value: { waits, power }, rows } = game.choices();
      const piece = OWNERS.includes(waits) ? rows.find((row) => row.piece !== null)?.piece : undefined;
      const owner = piece === undefined ? undefined : game.look().rows.find(({ id }) => id === piece)?.owner;
      return [SIDES[owner ?? power]];
    },
    winner(game) {
      const { winner, ground } = game.look().value;
      return winner === "neither" ? undefined : { winner: winner === "axis" ? "0" : "1", ground };
    },
    seen: (G) => G,
  }, { dice });
}

/** A game of the Operational Combat Series from its text: player 0 is side 1, player 1 is side 2. */
export function operational({ text, dice }) {
  return gameOf({
    name: "ocs", Game: ocs.Game, text,
    // In a combat or barrage both have something to say.
    deciders(game) {
      const { turn: { player, segment }, open } = game.look().value;
      if (player === 0 || open.what !== "nothing") return ["0", "1"];
      return [String(segment.startsWith("reaction") ? 2 - player : player - 1)];
    },
    winner: () => undefined,
    seen: (G, playerID) => asSeen(G, at(ocs.Game, G.text).look().value, playerID),
  }, { dice });
}
