// A combat of the OCS that is thrown and settled: the dice, the options of both sides, what becomes of the units.
import { GrognardFault, ocs } from "grognard";
import type { Ocs } from "grognard";
import type { Settled, Shown } from "./attack.js";
import { filled, many, meaning, round } from "./say.js";

// The ways to settle a result: steps lost for the option, or hexes of retreat.
function ways(of: Ocs.Owed): { lost: number; retreat: number; ignore: boolean; label: string }[] {
  const all: { lost: number; retreat: number; ignore: boolean; label: string }[] = [];
  for (let lost = of.losses; lost <= of.steps_max; lost++) {
    const retreat = of.option - (lost - of.losses);
    if (retreat < 0 || retreat > of.retreat_max) continue;
    const parts = [
      lost > 0 ? `lose ${many(lost, "step")}` : "",
      retreat > 0 ? `retreat ${many(retreat, "hex", "hexes")}` : "",
    ].filter(Boolean);
    all.push({ lost, retreat, ignore: false, label: parts.join(", ") || "no losses, no retreat" });
  }
  if (of.may_ignore && of.option > 0)
    all.push({
      lost: of.losses,
      retreat: 0,
      ignore: true,
      label: `${of.losses > 0 ? `lose ${many(of.losses, "step")}, ` : ""}ignore the option`,
    });
  return all.length > 0
    ? all
    : [
        {
          lost: of.steps_max,
          retreat: 0,
          ignore: false,
          label: of.steps_max > 0 ? `lose ${many(of.steps_max, "step")}` : "no losses",
        },
      ];
}

// Steps from the lead on, then from each in turn.
function spread(lost: number, lead: number, units: readonly Ocs.UnitInput[]): number[] {
  const losses = units.map(() => 0);
  const order = [...units.keys()].sort((a, b) => Number(b === lead) - Number(a === lead));
  const has = units.map((each) =>
    each.kind === "combat" ? Math.max(1, Number(each.steps ?? 1)) - Number(each.steps_lost ?? 0) : 0,
  );
  for (let left = lost, before = -1; left > 0 && before !== left;) {
    before = left;
    for (const at of order) {
      if (left > 0 && losses[at]! < has[at]!) {
        losses[at]!++;
        left--;
      }
    }
  }
  return losses;
}

/** Throws and settles a combat. */
export function settling(
  assessment: Ocs.Assessment,
  sides: Record<"attacker" | "defender", readonly Ocs.UnitInput[]>,
  called: Record<"attacker" | "defender", readonly string[]>,
): NonNullable<Shown["settle"]> {
  return (dice, choices) => {
    const events: Settled["events"] = [];
    if (dice.length < 4) return { events, waits: 4 - dice.length, options: [] };
    let rolled;
    try {
      rolled = ocs.combat.resolve({ assessment, dice: dice.slice(0, 5) }, { trail: true });
    } catch (error) {
      if (error instanceof GrognardFault && error.code === "too_few_dice") return { events, waits: 1, options: [] };
      if (!(error instanceof GrognardFault) || dice.length < 5) throw error;
      rolled = ocs.combat.resolve({ assessment, dice: dice.slice(0, 4) }, { trail: true });
    }
    let battle: Ocs.Battle = rolled.value;
    const luck = ocs.combat.percentile({ assessment, result: battle.result } as Ocs.CombatPercentileQuestion)
      .value as unknown as { worse: number; better: number };
    const surprise =
      String(battle.surprise) === "none" ? "no surprise" : `surprise by the ${String(battle.surprise)}`;
    events.push({
      dice: dice.slice(0, 5),
      steps: rolled.trail ?? [],
      text:
        `${surprise}, a roll of ${battle.roll}: ${String(battle.result)}. ` +
        `Worse for the attacker in ${round(100 * luck.worse)}%, better in ${round(100 * luck.better)}%.`,
    });
    for (const [at, side] of (["attacker", "defender"] as const).entries()) {
      const units = sides[side];
      const owed = ocs.combat.choices({ battle, units: [...units] }).value;
      const all = ways(owed);
      const chosen = all.length === 1 ? all[0]! : all[choices[at] ?? -1];
      if (!chosen) return { events, waits: 0, options: all.map(({ label }) => label), who: `The ${side} chooses` };
      if (all.length === 1 && choices[at] === undefined) choices = [...choices.slice(0, at), 0];
      const done = ocs.combat.apply({
        battle,
        units: [...units],
        losses: spread(chosen.lost, owed.lead ?? 0, units),
        retreat: chosen.retreat,
        ignore: chosen.ignore,
      });
      if (done.verdict !== "allowed") {
        events.push({ side, text: `The ${side} may not ${chosen.label}.`, cites: done.cites });
        return { events, waits: 0, options: [] };
      }
      const told = new Map<string, number>();
      for (const { unit, what, amount } of done.effects) {
        const names = { unit: `a ${called[side][unit ?? -1] ?? "unit"}`, amount: amount ?? undefined };
        const text = filled(meaning("ocs.EffectKind", what ?? "").replace(/;.*$/s, "."), names);
        told.set(text, (told.get(text) ?? 0) + 1);
      }
      const effects = [...told].map(([text, times]) => (times > 1 ? `${times}× ${text}` : text));
      events.push({ side, text: `The ${side}: ${chosen.label}. ${effects.join(" ")}`, cites: done.cites });
      ({ battle } = done.value as unknown as { battle: Ocs.Battle });
    }
    return { events, waits: 0, options: [] };
  };
}
