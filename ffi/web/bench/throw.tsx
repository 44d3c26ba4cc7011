// A battle of Axis & Allies thrown with dice, step by step, and where it stands among all that could have come of it.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { Faces, thrown } from "./dice.js";
import { force } from "./forces.js";
import { begun, meaning, percent, plain, short, signed } from "./say.js";

interface Event {
  round: number;
  text: string;
  dice: number[];
  hits: boolean[];
  side: "attacker" | "defender";
}
interface Fought {
  battle: AxisAllies.Battle;
  events: Event[];
  /** The dice that are waited for. */
  waits: number;
  fault?: string;
}

// Whether each die of a volley hits.
function hitsOf(turn: AxisAllies.Turn, dice: number[]): boolean[] {
  const by = turn.dice_by_kind.flatMap((count, kind) => Array.from({ length: count }, () => turn.hits_at[kind]!));
  return dice.map((face, at) => face <= (by.length === dice.length ? by[at]! : turn.shot));
}

function start(asked: AxisAllies.BattleDistributionQuestion): AxisAllies.Battle | string {
  const wave = asked.waves[0]!;
  const attackers = wave.force as Record<string, number>;
  const support = wave.support ?? 0;
  const ruling = axis_allies.battle.begin({
    kind: asked.kind,
    attacker: wave.force,
    defender: asked.defender,
    aa_gun: asked.aa_gun,
    landed: support > 0 ? (attackers.infantry ?? 0) + (attackers.armor ?? 0) : 0,
    declared: support > 0 ? (attackers.infantry ?? 0) + (attackers.armor ?? 0) : 0,
    support: support > 0 ? [{ battleships: support, unloading: true }] : [],
  } as AxisAllies.BattleBeginQuestion);
  return ruling.verdict === "allowed" ? ruling.value : `These forces cannot meet so: ${ruling.cites.join(", ")}.`;
}

/** Fights a battle with dice, losses in the customary order, as far as the dice go. */
function fought(asked: AxisAllies.BattleDistributionQuestion, dice: number[]): Fought | string {
  let battle = start(asked);
  if (typeof battle === "string") return battle;
  const events: Event[] = [];
  const leave = asked.waves[0]!.plan?.retreat_after ?? 0;
  let at = 0;
  while (battle.stage !== "over") {
    const turn: AxisAllies.Turn = axis_allies.battle.choices({ battle }).value;
    const side = turn.role === "defender" ? "defender" : "attacker";
    const step: AxisAllies.BattleApplyQuestion = { battle };
    if (turn.dice > 0) {
      const own = dice.slice(at, at + turn.dice);
      if (own.length < turn.dice) return { battle, events, waits: turn.dice };
      at += turn.dice;
      step.dice = own;
      events.push({
        round: battle.round,
        text: plain(battle.stage ?? "").replace("aa fire", "AA gun"),
        dice: own,
        hits: hitsOf(turn, own),
        side,
      });
    } else if (turn.losses > 0) {
      step.losses = turn.suggested;
      events.push({ round: battle.round, text: `loses ${force(turn.suggested)}`, dice: [], hits: [], side });
    } else if (turn.stage === "retreat") {
      step.decision = leave > 0 && battle.round >= leave ? "retreat" : "press";
      if (step.decision === "retreat" && turn.needs_destination)
        Object.assign(step, { destinations: [1], destination: 1 });
    } else if (turn.stage?.endsWith("submarines")) {
      Object.assign(step, { role: turn.role, submarines: 0 });
    }
    const ruling: ReturnType<typeof axis_allies.battle.apply> = axis_allies.battle.apply(step);
    if (ruling.verdict !== "allowed") return `The battle cannot go on: ${ruling.cites.join(", ")}.`;
    battle = ruling.value;
  }
  return { battle, events, waits: 0 };
}

/** The view. */
export function Throw({
  values,
  set,
  asked,
}: Pick<ViewProps, "values" | "set"> & { asked: AxisAllies.BattleDistributionQuestion }): JSX.Element {
  const dice = Array.from(values.dice ?? "")
    .map(Number)
    .filter((face) => face >= 1 && face <= 6);
  const text = JSON.stringify([asked, dice]);
  const now = useMemo(() => fought(asked, dice), [text]);
  const more = (untilEnd: boolean): void => {
    let all = [...dice];
    let state = fought(asked, all);
    const round = typeof state === "string" ? 0 : state.battle.round;
    for (let left = 400; left > 0 && typeof state !== "string" && state.waits > 0; left--) {
      all = [...all, ...thrown(state.waits)];
      state = fought(asked, all);
      if (!untilEnd && typeof state !== "string" && state.battle.round > Math.max(round, 1)) break;
    }
    set({ dice: all.join("") }, true);
  };
  if (typeof now === "string")
    return (
      <section class="part">
        <h2>Dice</h2>
        <p class="note">{now}</p>
      </section>
    );
  const isOver = now.waits === 0;
  const lines = now.events.slice(-60);
  return (
    <section class="part dice-part" aria-labelledby="dice">
      <h2 id="dice">Dice</h2>
      <p class="inline">
        {!isOver && (
          <button type="button" onClick={() => more(false)}>
            Throw a round
          </button>
        )}
        {!isOver && (
          <button type="button" onClick={() => more(true)}>
            Throw to the end
          </button>
        )}
        {dice.length > 0 && (
          <button type="button" onClick={() => set({ dice: "" }, true)}>
            Take the dice back
          </button>
        )}
      </p>
      <p class="note">Losses are taken in the customary order. The dice are in the link.</p>
      {lines.length > 0 && (
        <ol class="log" tabIndex={-1} data-focus>
          {lines.map((event, at) => (
            <li key={at} class={event.side}>
              {(at === 0 || lines[at - 1]!.round !== event.round) && (
                <h3>{event.round === 0 ? "Before the first round" : `Round ${event.round}`}</h3>
              )}
              <span>{begun(event.text.startsWith("loses") ? `${event.side} ${event.text}` : event.text)}</span>
              {event.dice.length > 0 && <Faces dice={event.dice} hits={event.hits} tone={event.side} />}
              {event.dice.length > 0 && (
                <b>
                  {event.hits.filter(Boolean).length === 1 ? "1 hit" : `${event.hits.filter(Boolean).length} hits`}
                </b>
              )}
            </li>
          ))}
        </ol>
      )}
      {dice.length > 0 && (
        <p class="result" role="status">
          {isOver
            ? `${short(meaning("axis_allies.Ending", now.battle.ending))}.`
            : `${force(now.battle.attacker)} against ${force(now.battle.defender)}.`}
        </p>
      )}
      {isOver && dice.length > 0 && <Luck battle={now.battle} asked={asked} />}
    </section>
  );
}

function Luck({
  battle,
  asked,
}: {
  battle: AxisAllies.Battle;
  asked: AxisAllies.BattleDistributionQuestion;
}): JSX.Element | null {
  const text = JSON.stringify(battle);
  const luck = useMemo(() => {
    try {
      return axis_allies.battle.percentile({ battle, attacker_plan: asked.waves[0]!.plan ?? null }).value;
    } catch {
      return null;
    }
  }, [text]);
  if (!luck) return null;
  return (
    <p class="note">
      The attacker ends {signed(luck.swing)} IPC. It would have come worse for him in {percent(luck.worse)} of all
      battles, just so in {percent(luck.equal)}, and better in {percent(luck.better)}.
    </p>
  );
}
