// An attack in any system: counters on both sides, the verdict, its numbers, chances, dice, and why.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { thrown, Faces } from "./dice.js";
import { sentence } from "./engine.js";
import { useLate } from "./late.js";
import { difference } from "./forces.js";
import { Bars, Because, Cites, Fact, Facts, Histogram, Steps, Trail, Verdict } from "./ruling.js";
import type { Bar, Column, Reason } from "./ruling.js";
import { percent, titleOf } from "./say.js";
import type { Step } from "./say.js";
import { Circumstances, Side, valueOf } from "./tray.js";
import type { Row } from "./tray.js";

/** What is shown of an answer. */
export interface Shown {
  verdict: "allowed" | "forbidden" | "fault";
  big: string;
  notes: string[];
  facts: { label: string; value: string; note?: string; why: Reason }[];
  bars: Bar[];
  results: Bar[];
  histograms: { title: string; side: "attacker" | "defender"; columns: Column[]; why: Reason }[];
  trail: readonly Step[];
  cites: readonly string[];
  /** Throws dice and settles, as far as dice and choices go. */
  settle?: (dice: number[], choices: number[]) => Settled;
  fault?: string;
}
/** What dice and choices have brought about. */
export interface Settled {
  events: {
    text: string;
    dice?: number[];
    side?: "attacker" | "defender";
    steps?: readonly Step[];
    cites?: readonly string[];
  }[];
  /** How many dice are waited for. */
  waits: number;
  /** What may be chosen now, and whose choice it is. */
  options: string[];
  who?: string;
}
/** The rows of a system with these values. */
export interface Rows {
  attacker: Row[];
  defender: Row[];
  set: Row[];
}
/** A system's attack. */
export interface System {
  attacker: string;
  defender: string;
  rows(value: (key: string, start: number) => number): Rows;
  ask(value: (key: string) => number): Shown;
  /** The chance that one more counter is measured by. */
  measure: { label: string; of(shown: Shown): number };
}

/** The answer before anything is in it. */
export const empty = (verdict: Shown["verdict"], rest: Partial<Shown> = {}): Shown => ({
  verdict,
  big: "–",
  notes: [],
  facts: [],
  bars: [],
  results: [],
  histograms: [],
  trail: [],
  cites: [],
  ...rest,
});

function rowsOf(system: System, values: ViewProps["values"]): Rows {
  return system.rows((key, start) => valueOf({ key, label: "", low: 0, high: 999, start }, values));
}

// Asks with the values, of which one may be raised by one.
function asked(system: System, values: ViewProps["values"], more?: string): Shown {
  const { attacker, defender, set } = rowsOf(system, values);
  const rows = [...attacker, ...defender, ...set];
  try {
    return system.ask((key) => {
      const row = rows.find((row) => row.key === key);
      return (row ? valueOf(row, values) : 0) + (key === more ? 1 : 0);
    });
  } catch (error) {
    return empty("fault", { fault: sentence(error) });
  }
}

// What stands below the verdict: of what is forbidden, the first two reasons.
function notesOf(shown: Shown): readonly string[] {
  if (shown.fault !== undefined) return [shown.fault];
  if (shown.verdict !== "forbidden") return shown.notes;
  return shown.cites.slice(0, 2).map((id) => `${id}: ${titleOf(id)}`);
}

/** The view. */
export function Attack({ system, values, set }: ViewProps & { system: System }): JSX.Element {
  const rows = rowsOf(system, values);
  const text = JSON.stringify({ ...values, dice: "", choices: "" });
  const shown = useMemo(() => asked(system, values), [text]);
  const change = (row: Row, value: number): void =>
    set({ [row.key]: value === row.start ? "" : String(value), dice: "", choices: "" });
  const word = { allowed: "Allowed", forbidden: "Forbidden", fault: "No answer" }[shown.verdict];
  return (
    <div class="bench">
      <div class="question">
        <Side title={system.attacker} side="attacker" rows={rows.attacker} values={values} set={change} />
        <Side title={system.defender} side="defender" rows={rows.defender} values={values} set={change} />
        <Circumstances rows={rows.set} values={values} set={change} />
      </div>
      <div class="answer">
        <Verdict big={shown.big} word={word} notes={notesOf(shown)} tone={shown.verdict} />
        {shown.verdict === "forbidden" && <Because title="Why not" ids={shown.cites} />}
        {shown.facts.length > 0 && (
          <Facts>
            {shown.facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </Facts>
        )}
        {shown.bars.length > 0 && (
          <section class="part" aria-labelledby="chances">
            <h2 id="chances">Chances</h2>
            <Bars bars={shown.bars} label="Chances" />
          </section>
        )}
        {shown.histograms.length > 0 && (
          <div class="pair">
            {shown.histograms.map((each) => (
              <Histogram key={each.title} {...each} />
            ))}
          </div>
        )}
        {shown.settle && <Dice shown={shown} values={values} set={set} />}
        {shown.results.length > 0 && (
          <section class="part" aria-labelledby="results">
            <h2 id="results">Results</h2>
            <Bars bars={shown.results} label="Results" />
          </section>
        )}
        {shown.verdict === "allowed" && (
          <OneMore system={system} rows={rows} values={values} base={shown} text={text} />
        )}
        {shown.verdict !== "fault" && <Trail steps={shown.trail} cites={shown.cites} />}
      </div>
    </div>
  );
}

// What one more counter of each kind would do.
function OneMore({
  system,
  rows,
  values,
  base,
  text,
}: {
  system: System;
  rows: Rows;
  values: ViewProps["values"];
  base: Shown;
  text: string;
}): JSX.Element {
  const late = useLate(() => {
    const one = (row: Row): Shown | null =>
      valueOf(row, values) >= row.high ? null : asked(system, values, row.key);
    const all = [...rows.attacker, ...rows.defender].filter((row) => !row.words);
    return { shown: new Map(all.map((row) => [row.key, one(row)])), before: system.measure.of(base) };
  }, text);
  const before = late?.before ?? 0;
  const tables = (["attacker", "defender"] as const).map((side) => ({
    side,
    rows: rows[side].filter((row) => !row.words).map((row) => ({ row, shown: late?.shown.get(row.key) ?? null })),
  }));
  return (
    <section class="part" aria-labelledby="more">
      <h2 id="more">One more</h2>
      <div class="tables">
        {tables.map(({ side, rows }) => (
          <table key={side}>
            <caption>{side === "attacker" ? system.attacker : system.defender}</caption>
            <thead>
              <tr>
                <th scope="col">Counter</th>
                <th scope="col">Then</th>
                <th scope="col">{system.measure.label}</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, shown }) => {
                const chance = shown?.verdict === "allowed" ? system.measure.of(shown) : null;
                return (
                  <tr key={row.key}>
                    <th scope="row">{row.label}</th>
                    <td>
                      {shown
                        ? shown.verdict === "allowed"
                          ? shown.big
                          : shown.verdict === "fault"
                            ? "–"
                            : "forbidden"
                        : "–"}
                    </td>
                    <td>{chance === null ? "–" : percent(chance)}</td>
                    <td class={chance !== null && chance >= before ? "attacker" : "defender"}>
                      {chance === null ? "–" : difference(chance, before)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

// Dice, and what both sides choose afterwards.
function Dice({ shown, values, set }: { shown: Shown } & Pick<ViewProps, "values" | "set">): JSX.Element {
  const dice = Array.from(values.dice ?? "")
    .map(Number)
    .filter((face) => face >= 1 && face <= 6);
  const choices = (values.choices ?? "")
    .split(".")
    .filter((text) => text !== "")
    .map(Number);
  let state: Settled;
  try {
    state = shown.settle!(dice, choices);
  } catch (error) {
    state = { events: [{ text: sentence(error) }], waits: 0, options: [] };
  }
  const roll = (): void => {
    let all = dice;
    let next = state;
    for (let left = 8; left > 0 && next.waits > 0; left--) {
      all = [...all, ...thrown(next.waits)];
      next = shown.settle!(all, []);
    }
    set({ dice: all.join(""), choices: "" }, true);
  };
  return (
    <section class="part" aria-labelledby="dice">
      <h2 id="dice">Dice</h2>
      <p class="inline">
        {state.waits > 0 && (
          <button type="button" onClick={roll}>
            Throw the dice
          </button>
        )}
        {dice.length > 0 && (
          <button type="button" onClick={() => set({ dice: "", choices: "" }, true)}>
            Take the dice back
          </button>
        )}
        {choices.length > 0 && (
          <button type="button" onClick={() => set({ choices: choices.slice(0, -1).join(".") }, true)}>
            Choose again
          </button>
        )}
      </p>
      {state.events.length > 0 && (
        <ol class="log" aria-live="polite" tabIndex={-1} data-focus>
          {state.events.map((event, at) => (
            <li key={at} class={event.side ?? ""}>
              {event.dice && <Faces dice={event.dice} />}
              <span class="told">{event.text}</span>
              {(event.steps?.length ?? 0) + (event.cites?.length ?? 0) > 0 && (
                <details class="small">
                  <summary>Why</summary>
                  {event.steps && <Steps steps={event.steps} />}
                  {event.cites && <Cites ids={event.cites} />}
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
      {state.options.length > 0 && (
        <div class="options" role="group" aria-label={state.who}>
          <p class="note">{state.who}:</p>
          {state.options.map((option, at) => (
            <button type="button" key={option} onClick={() => set({ choices: [...choices, at].join(".") }, true)}>
              {option}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
