// A battle of Axis & Allies to its end: its chances, its rounds, its losses, one more unit, the cheapest force, dice.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Cheapest } from "./cheapest.js";
import { sentence } from "./engine.js";
import { Guard } from "./guard.js";
import { useLate } from "./late.js";
import { circumstances, counting, difference, kindName, lostWords, question, rowsOf, size } from "./forces.js";
import { Rounds } from "./rounds.js";
import { Fact, Facts, Histogram, Trail, Verdict, Whole } from "./ruling.js";
import { percent, round, within } from "./say.js";
import { Throw } from "./throw.js";
import { Circumstances, Side } from "./tray.js";
import type { Row } from "./tray.js";
import type { ViewProps } from "./view.js";
import { Progress, useWork } from "./work.js";

/** The answers about a battle. */
export interface Answers {
  chances: { value: AxisAllies.BattleChances; cites: string[] };
  rounds: { rows: AxisAllies.RoundChance[] };
  losses: { rows: AxisAllies.LossChance[] };
}
type More = { key: string; win: number; taken: number }[];

// So many units are answered within a frame; more go to the worker.
const AT_ONCE = 40;

function answersAt(asked: AxisAllies.BattleDistributionQuestion): Answers {
  return {
    chances: axis_allies.battle.distribution(asked),
    rounds: axis_allies.battle.rounds(asked),
    losses: axis_allies.battle.losses(asked),
  };
}

/** The view. */
export function Battle({ values, set }: ViewProps): JSX.Element {
  const asked = question(values);
  const text = JSON.stringify(asked);
  const isLarge = size(asked) > AT_ONCE;
  const here = useMemo(() => {
    if (isLarge) return null;
    try {
      return { answers: answersAt(asked) };
    } catch (error) {
      return { fault: sentence(error) };
    }
  }, [text, isLarge]);
  const [report, stop] = useWork<Answers>("battle", asked, isLarge);
  const answers = here?.answers ?? report?.done ?? null;
  const change = (row: Row, value: number): void =>
    set({ [row.key]: value === row.start ? "" : String(value), dice: "" });
  return (
    <div class="bench">
      <div class="question">
        <Side title="Attacker" side="attacker" rows={rowsOf(values, "a")} values={values} set={change} />
        <Side title="Defender" side="defender" rows={rowsOf(values, "d")} values={values} set={change} />
        <Circumstances rows={circumstances(values)} values={values} set={change} />
      </div>
      <div class="answer">
        {here?.fault !== undefined && <Verdict big="–" word="No answer" tone="fault" notes={[here.fault]} />}
        {!answers && here?.fault === undefined && (
          <>
            <Verdict big="…" word="A large battle" notes={["It is worked out beside the page."]} />
            <Progress report={report} stop={stop} label="Working it out" />
          </>
        )}
        {answers && <Answer answers={answers} values={values} />}
        {answers && (
          <>
            <Guard at={text}>
              <OneMore values={values} base={answers.chances.value} isLarge={isLarge} />
            </Guard>
            <Guard at={text}>
              <Cheapest values={values} set={set} />
            </Guard>
            <Guard at={`${text} ${values.dice ?? ""}`}>
              <Throw key={text} values={values} set={set} asked={asked} />
            </Guard>
            <Trail steps={[]} cites={answers.chances.cites} />
          </>
        )}
      </div>
    </div>
  );
}

function Answer({ answers, values }: { answers: Answers; values: ViewProps["values"] }): JSX.Element {
  const { value, cites } = answers.chances;
  const isSea = values.at === "1";
  const lossesOf = (role: AxisAllies.Role): { value: number; chance: number }[] =>
    answers.losses.rows
      .filter((row) => row.role === role && row.of === "units")
      .map(({ lost, chance }) => ({ value: lost, chance }));
  const favour =
    value.win > value.lose + 0.02
      ? "Attacker favoured"
      : value.lose > value.win + 0.02
        ? "Defender favoured"
        : "An even battle";
  const why = (how: string): { how: string; cites: string[] } => ({ how: counting(value, how), cites });
  return (
    <>
      <Verdict
        big={percent(value.win, 0)}
        word={favour}
        notes={[
          `wins ${percent(value.win)}, loses ${percent(value.lose)}`,
          [`${round(value.rounds)} rounds`, within(value.missing)].filter(Boolean).join(", "),
        ]}
      />
      <Whole
        parts={[
          { label: "attacker wins", chance: value.win, tone: "attacker" },
          { label: "both gone", chance: value.both_gone, tone: "none" },
          { label: "attacker retreats", chance: value.retreat, tone: "faint" },
          { label: "stalemate", chance: value.stalemate, tone: "faint" },
          { label: "defender wins", chance: value.lose, tone: "defender" },
        ]}
      />
      <Facts>
        <Fact
          label={isSea ? "Wins" : "Territory taken"}
          value={percent(isSea ? value.win : value.taken)}
          why={why(
            isSea ? "No defender is left, and an attacker is." : "No defender is left, and infantry or armor is.",
          )}
        />
        <Fact label="Rounds" value={round(value.rounds, 2)} why={why("The expected number of rounds.")} />
        <Fact
          label="Attacker loses"
          value={round(value.attacker_lost.units, 2)}
          note={`${round(value.attacker_lost.ipc)} IPC`}
          why={why(`Expected: ${lostWords(value.attacker_lost)}. Units are lost in the customary order.`)}
        />
        <Fact
          label="Defender loses"
          value={round(value.defender_lost.units, 2)}
          note={`${round(value.defender_lost.ipc)} IPC`}
          why={why(`Expected: ${lostWords(value.defender_lost)}. Units are lost in the customary order.`)}
        />
      </Facts>
      <div class="pair">
        <Histogram
          title="Attacker’s units lost"
          side="attacker"
          columns={lossesOf("attacker")}
          bound={value.missing}
          why={why("The chance of each number of attackers lost.")}
        />
        <Histogram
          title="Defender’s units lost"
          side="defender"
          columns={lossesOf("defender")}
          bound={value.missing}
          why={why("The chance of each number of defenders lost.")}
        />
      </div>
      <Rounds rows={answers.rounds.rows} />
    </>
  );
}

// What one more unit of each kind would do.
function OneMore({
  values,
  base,
  isLarge,
}: {
  values: ViewProps["values"];
  base: AxisAllies.BattleChances;
  isLarge: boolean;
}): JSX.Element {
  const [isWanted, setWanted] = useState(false);
  const sides = (["a", "d"] as const).flatMap((side) =>
    rowsOf(values, side).map((row) => ({ side, kind: row.key.slice(2), key: row.key })),
  );
  const questions = sides.map(({ side, kind, key }) => ({ key, question: question(values, { side, kind }) }));
  const text = JSON.stringify(questions);
  const here = useLate(() => {
    if (isLarge) return null;
    return questions.map(({ key, question }): More[number] => {
      try {
        const { win, taken } = axis_allies.battle.distribution(question).value;
        return { key, win, taken };
      } catch {
        return { key, win: NaN, taken: NaN };
      }
    });
  }, `${isLarge}${text}`);
  const [report, stop] = useWork<More>("more", questions, isLarge && isWanted);
  const all = (isLarge ? report?.done : (here ?? [])) ?? null;
  return (
    <section class="part" aria-labelledby="more">
      <h2 id="more">One more unit</h2>
      {!all && !isWanted && (
        <button type="button" onClick={() => setWanted(true)}>
          Work it out
        </button>
      )}
      {!all && isWanted && <Progress report={report} stop={stop} label="One more of each kind" />}
      {all && (
        <div class="tables">
          {(["a", "d"] as const).map((side) => (
            <table key={side}>
              <caption>{side === "a" ? "One more attacker" : "One more defender"}</caption>
              <thead>
                <tr>
                  <th scope="col">Kind</th>
                  <th scope="col">IPC</th>
                  <th scope="col">Attacker wins</th>
                  <th scope="col">Points</th>
                  <th scope="col">per IPC</th>
                </tr>
              </thead>
              <tbody>
                {sides
                  .filter((each) => each.side === side)
                  .map(({ kind, key }) => {
                    const found = all.find((each) => each.key === key) ?? { win: NaN };
                    const cost = axis_allies.units.values({ kind: kind as AxisAllies.Kind }).value.cost;
                    const gain = found.win - base.win;
                    return (
                      <tr key={key}>
                        <th scope="row">{kindName(kind).replace(/^./, (letter) => letter.toUpperCase())}</th>
                        <td>{cost}</td>
                        <td>{Number.isNaN(found.win) ? "–" : percent(found.win)}</td>
                        <td class={found.win >= base.win ? "attacker" : "defender"}>
                          {Number.isNaN(found.win) ? "–" : difference(found.win, base.win)}
                        </td>
                        <td>{Number.isNaN(found.win) ? "–" : Math.abs((100 * gain) / cost).toFixed(1)}</td>
                      </tr>
                    );
                  })}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </section>
  );
}
