// Checked by the compiler alone: what the types allow, and what they forbid.
import { axis_allies, korea, load, ocs } from "grognard";
import type { Ocs } from "grognard";
import type { UnitInput } from "grognard/ocs";
import { rule } from "grognard/texts";

await load();
const tank: Ocs.UnitInput = { side: 1, kind: "combat", mode: "combat", size: "regiment", rating: 4, counter: "8-4-6" };
const same: UnitInput = tank;
const attack = { attackers: [tank], defenders: [same], attack: "regular", phase: "combat" } as const;
const ruling = ocs.combat.assess({ attackers: [tank], defenders: [same], attack: "regular", phase: "combat" });
if (ruling.verdict === "allowed") {
  const strength: number = ruling.value.attack;
  const odds: number = ruling.value.odds.attack;
  console.log(strength, odds, `${ruling.value.odds}`);
}
// @ts-expect-error A forbidden ruling has no value.
console.log(ruling.value.attack);
const exact = ocs.combat.assess({ attackers: [tank], defenders: [tank], attack: "regular", phase: "combat" }, { exact: true });
if (exact.verdict === "allowed") {
  const either: number | string = exact.value.attack;
  // @ts-expect-error An exact measure may be a text.
  const strength: number = exact.value.attack;
  console.log(either, strength);
  const { results } = ocs.combat.distribution({ assessment: exact.value, attacker_policy: "stand", defender_policy: "stand" }, { exact: true }).value;
  console.log(results[0]!.cases * 2n);
}
// @ts-expect-error There is no such word.
ocs.combat.assess({ ...attack, phase: "comba" });
// @ts-expect-error The defenders are missing.
ocs.combat.assess({ attackers: [tank], attack: "regular", phase: "combat" });
// @ts-expect-error There is no such field.
ocs.combat.assess({ attackers: [tank], defenders: [tank], attack: "regular", phase: "combat", weather: 1 });
const board = new ocs.Board({ units: [tank] });
console.log(ocs.zoc.covers({ board, hex: [1, 1], side: 1 }).rows[0]?.unit, ocs.zoc.covers({ board: { units: [] }, hex: { q: 1, r: 1 }, side: 1 }).cites);
board.free();
const game = new axis_allies.Game();
const bought = game.buy({ kind: "infantry", count: 3 });
console.log(bought.verdict, game.move({ pieces: "2 inf, 1 arm MOS", path: ["cau"] }).verdict, game.pack().length);
game.order(game.choices().rows[0]!, { dice: [1] });
game.order({ step: "end" });
const { step, piece } = game.choices(null, { columns: ["step", "piece"] }).columns;
console.log(step[0]?.length, piece[0]?.toFixed(), game.look({ columns: ["owner"] }).value.round);
// @ts-expect-error A piece has no such field.
game.look({ columns: ["owners"] });
// @ts-expect-error There is no such order.
game.order({ step: "ends" });
korea.Game.load("").declare({ unit: "105th", target: 3, kind: "prepared" });
ocs.Game.unpack(new Uint8Array()).pack();
console.log(game.history[0]!.dice_thrown, game.undo({ referee: true })?.cites, rule("OCS 9.4e").title);
// Steps that are asked for are there, and those of a forbidden order without asking.
console.log(ocs.combat.assess({ attackers: [tank], defenders: [tank], attack: "regular", phase: "combat" }, { trail: true }).trail[0]?.text);
console.log(ocs.odds.round({ attack: 3, defence: 1 }, { exact: true, trail: true }).trail.length, game.end({ }, { trail: true }).trail.length);
for (const ordered of [bought, game.end(), game.order("end")]) if (ordered.verdict === "forbidden") console.log(ordered.trail[0]?.text);
// @ts-expect-error An answer has no steps unless they are asked for.
console.log(ruling.trail.length);
