// The positions and games that come with the page.
import line from "../positions/acw-line.json";
import phase from "../positions/acw-phase.game";
import round from "../positions/axis-allies-first-round.json";
import war from "../positions/axis-allies-whole-game.game";
import river from "../positions/korea-river-crossing.json";
import turn from "../positions/korea-turn.game";
import comprehensive from "../positions/ocs-comprehensive-combat.json";
import first from "../positions/ocs-first-attack.json";
import fog from "../positions/ocs-fog-of-war.json";
import overrun from "../positions/ocs-overrun-refused.json";
import rail from "../positions/ocs-rail-blocked.json";
import rebuild from "../positions/ocs-rebuild-refused.json";
import carpet from "../positions/ocs-truck-carpet.json";
import orders from "../positions/ocs-two-turns.game";
import turns from "../positions/ocs-two-turns.json";

/** Names, what they tell, and the files. */
const files: [name: string, label: string, file: unknown][] = [
  ["ocs-two-turns", "OCS: two turns on the ground, order by order", turns],
  ["ocs-first-attack", "OCS: two regiments attack one", first],
  ["ocs-comprehensive-combat", "OCS: the comprehensive combat", comprehensive],
  ["ocs-overrun-refused", "OCS: an overrun refused for three reasons", overrun],
  ["ocs-rail-blocked", "OCS: a zone of control stops a train", rail],
  ["ocs-truck-carpet", "OCS: a truck column goes through zones", carpet],
  ["ocs-rebuild-refused", "OCS: a rebuild refused, and one carried out", rebuild],
  ["ocs-fog-of-war", "OCS: a hex in fog of war", fog],
  ["ocs-two-turns-game", "OCS: the two turns as a game of orders", orders],
  ["axis-allies-first-round", "Axis & Allies: the German first round", round],
  ["axis-allies-whole-game", "Axis & Allies: a whole game to its victory", war],
  ["korea-river-crossing", "Korea: an attack across a river", river],
  ["korea-turn", "Korea: a turn, paid for by every means", turn],
  ["acw-line", "Civil War: a line, its duty to attack, its best plan", line],
  ["acw-phase", "Civil War: a combat phase", phase],
];

/** The names and labels. */
export const shelf = files.map(([name, label]) => ({ name, label }));
/** A file: the object of a position, or the text of a game. */
export function builtIn(name: string): unknown {
  const found = files.find(([known]) => known === name);
  if (!found) throw new Error(`This page has no story called ${JSON.stringify(name)}.`);
  return found[2];
}
