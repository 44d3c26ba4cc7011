// An answer of any operation: its verdict, its numbers, its chances, its effects and rows, and why.
import { ocs } from "grognard";
import type { Ocs } from "grognard";
import { vocabularies, words } from "grognard/texts";
import type { JSX } from "preact";
import { Faces } from "./dice.js";
import { lostWords } from "./forces.js";
import { chancesOf, factsOf } from "./ocs.js";
import { printed } from "./places.js";
import { fieldsOf, hexOf, isFields, textOf } from "./reader.js";
import type { Fields, Hex, Json } from "./reader.js";
import { Bars, Because, Fact, Facts, Histogram, Trail, Verdict, Whole } from "./ruling.js";
import { begun, called, exactness, filled, many, meaning, percent, plain, round, short, signed } from "./say.js";
import type { Answer, Story } from "./answer.js";

type NameOf = (id: unknown) => string;

const axial = (hex: Hex): string => printed(hex, "axial");

/** An effect in words. */
export function effectWords(effect: Fields, nameOf: NameOf, vocabulary: string, place = axial): string {
  const what = textOf(effect.what);
  const isKnown = typeof effect.unit === "number" && nameOf(effect.unit) !== "";
  if (what === "spend_mp") return `${begun(nameOf(effect.unit))} spends ${round(Number(effect.amount ?? 0), 2)} MP.`;
  if (what === "set_mode") {
    const mode = textOf(effect.amount);
    const called = mode ? short(meaning("ocs.Mode", mode)).toLowerCase() : "another mode";
    return `${begun(nameOf(effect.unit))}: ${called}.`;
  }
  const sentence = (vocabularies().includes(vocabulary) && words(vocabulary).get(what)) || begun(plain(what));
  const hex = hexOf(effect.hex);
  const word =
    typeof effect.amount === "string" && !sentence.includes(": `amount` is") ? plain(effect.amount) : undefined;
  const tells = typeof effect.amount === "string" ? word : Number(effect.amount ?? 0);
  return filled(sentence.replace(/;.*$/s, ".").replace(/\s*Its code.*$/s, ""), {
    unit: isKnown ? nameOf(effect.unit) : undefined,
    amount: tells || undefined,
    theHex: hex ? place(hex) : undefined,
    hex: hex ? place(hex) : undefined,
  });
}

const vocabularyOf = (operation: string): string => `${operation.split(".")[0]!}.EffectKind`;

// A value of an answer in words; nothing if it says nothing.
function inWords(value: Json | undefined, isChance: boolean, nameOf: NameOf, key: string): string {
  if (value == null || value === "" || value === 0 || value === false || value === "none" || value === "nothing")
    return "";
  if (value === true) return "yes";
  if (typeof value === "number") {
    if (key === "unit" || key === "hq") return nameOf(value);
    return isChance && !Number.isInteger(value) && value < 1 && !key.endsWith("expected")
      ? percent(value)
      : round(value, 3);
  }
  if (typeof value === "string") return plain(value);
  const hex = hexOf(value);
  if (hex && !Array.isArray(value)) return `${hex.q},${hex.r}`;
  if (Array.isArray(value)) {
    const all = value.map((item) => inWords(item, isChance, nameOf, key) || "0");
    return all.every((text) => text === "0") ? "" : all.join(", ");
  }
  const { attack, defence } = value;
  if (Object.keys(value).length === 2 && typeof attack === "number" && typeof defence === "number")
    return attack + defence > 0 ? `${attack}:${defence}` : "";
  const { num, den } = value;
  if (Object.keys(value).length === 2 && typeof num === "number" && typeof den === "number")
    return num === den ? "" : den === 1 ? `×${num}` : `×${num}/${den}`;
  return Object.entries(value)
    .map(([name, inner]) => [plain(name), inWords(inner, isChance, nameOf, name)] as const)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (text === "yes" ? name : `${name} ${text}`))
    .join(", ");
}

const HIDDEN = ["denominator"];
function Values({ answer, nameOf }: { answer: Answer; nameOf: NameOf }): JSX.Element | null {
  if (!isFields(answer.value)) return null;
  const isChance = /distribution|percentile|chances/.test(answer.operation);
  const all = Object.entries(answer.value)
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => [name, inWords(value, isChance, nameOf, name)] as const)
    .filter(([, text]) => text !== "" && text.length < 400);
  if (all.length === 0) return null;
  return (
    <section class="part">
      <h2>Answer</h2>
      <dl class="values">
        {all.slice(0, 24).map(([name, text]) => (
          <div key={name}>
            <dt>{plain(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rows({ answer, nameOf }: { answer: Answer; nameOf: NameOf }): JSX.Element | null {
  const rows = answer.rows ?? [];
  if (rows.length === 0) return null;
  const isChance = /distribution|rounds|losses/.test(answer.operation);
  const cells = rows
    .slice(0, 60)
    .map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inWords(value, isChance, nameOf, name)])),
    );
  const names = Object.keys(rows[0]!)
    .filter((name) => cells.some((row) => row[name]))
    .slice(0, 8);
  return (
    <details class="part rows-part" open={rows.length <= 8}>
      <summary>
        <h2>{many(rows.length, "row")}</h2>
      </summary>
      <div class="scroll" tabIndex={0} role="group" aria-label="Rows, which scroll">
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {plain(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, at) => (
              <tr key={at}>
                {names.map((name) => (
                  <td key={name}>{row[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 60 && <p class="note">And {rows.length - 60} more.</p>}
    </details>
  );
}

/** The headline of an answer: a few characters. */
function headline(answer: Answer | undefined): string {
  const value = fieldsOf(answer?.value);
  const odds = fieldsOf(value.heading ?? value.odds);
  if (typeof odds.attack === "number" && odds.attack > 0) return `${odds.attack}:${String(odds.defence)}`;
  if (typeof value.attacker_drm === "number")
    return `${signed(value.attacker_drm)} / ${signed(Number(value.defender_drm))}`;
  if (typeof value.win === "number") return percent(value.win, 0);
  if (typeof value.result === "string") return value.result;
  if (typeof value.amount === "number" && value.amount > 0) return String(value.amount);
  return answer?.verdict === "forbidden" ? "✗" : answer?.verdict === "allowed" ? "✓" : "=";
}

function Combat({ story, nameOf }: { story: Story; nameOf: NameOf }): JSX.Element | null {
  const assessed = story.told.find(
    ({ operation }) => operation === "ocs.combat.assess" || operation === "ocs.turn.odds",
  );
  if (!assessed || assessed.verdict !== "allowed") return null;
  const assessment = assessed.value as unknown as Ocs.Assessment;
  const names = { attackers: story.names.attackers ?? [], defenders: story.names.defenders ?? [] };
  const stand = { attacker_policy: "stand", defender_policy: "stand" };
  const chances = ocs.combat.distribution(
    { ...stand, ...story.policy, assessment } as Ocs.CombatDistributionQuestion,
    { exact: true },
  );
  const { bars, results, histograms } = chancesOf(chances);
  return (
    <>
      <Facts>
        {factsOf(assessment, called(assessed.trail, names, nameOf)).map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </Facts>
      <section class="part">
        <h2>Chances</h2>
        <Bars bars={bars} label="Chances" />
      </section>
      <div class="pair">
        {histograms.map((each) => (
          <Histogram key={each.title} {...each} />
        ))}
      </div>
      <details class="part">
        <summary>
          <h2>Results</h2>
        </summary>
        <Bars bars={results} label="Results" />
      </details>
    </>
  );
}

function Battle({ answer }: { answer: Answer }): JSX.Element | null {
  const value = fieldsOf(answer.value) as Record<string, number> & { attacker_lost: Fields; defender_lost: Fields };
  if (answer.operation !== "axis_allies.battle.distribution") return null;
  const why = { how: `${begun(exactness(value.missing!))}.`, cites: answer.cites };
  const lost = (of: Fields): string => lostWords(of as never);
  return (
    <>
      <Whole
        parts={[
          { label: "attacker wins", chance: value.win!, tone: "attacker" },
          { label: "both gone", chance: value.both_gone!, tone: "none" },
          { label: "stalemate", chance: value.stalemate!, tone: "faint" },
          { label: "defender wins", chance: value.lose!, tone: "defender" },
        ]}
      />
      <Facts>
        <Fact label="Rounds" value={round(value.rounds!, 2)} why={why} />
        <Fact
          label="Attacker loses"
          value={round(Number(value.attacker_lost.units), 2)}
          note={`${round(Number(value.attacker_lost.ipc))} IPC`}
          why={{ how: lost(value.attacker_lost), cites: answer.cites }}
        />
        <Fact
          label="Defender loses"
          value={round(Number(value.defender_lost.units), 2)}
          note={`${round(Number(value.defender_lost.ipc))} IPC`}
          why={{ how: lost(value.defender_lost), cites: answer.cites }}
        />
      </Facts>
    </>
  );
}

// What the answers do, in words; what is done several times is said once.
function Effects({ answers, nameOf }: { answers: readonly Answer[]; nameOf: NameOf }): JSX.Element | null {
  const counts = new Map<string, number>();
  for (const { effects = [], called, operation } of answers) {
    const own: NameOf = called ? (at) => called[Number(at)] ?? "" : nameOf;
    for (const effect of effects) {
      const text = effectWords(effect, own, vocabularyOf(operation));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return null;
  return (
    <section class="part">
      <h2>What it does</h2>
      <ul class="effects">
        {[...counts].map(([text, times]) => (
          <li key={text}>
            {text}
            {times > 1 && <b> ×{times}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that a question was told. */
export function Told({ story, nameOf }: { story: Story; nameOf: NameOf }): JSX.Element {
  const shown = story.told.filter(({ operation }) => operation !== "ocs.board.apply" || story.told.length === 1);
  const first = shown[0]!;
  const isCombat = shown.some(({ operation }) => operation === "ocs.combat.assess" || operation === "ocs.turn.odds");
  const word = first.verdict === "allowed" ? "Allowed" : first.verdict === "forbidden" ? "Forbidden" : "Answered";
  const steps = shown.flatMap((answer) =>
    called(
      answer.trail,
      {
        attackers: story.names.attackers ?? story.names.units ?? [],
        defenders: story.names.defenders ?? [],
        units: story.names.units ?? story.names.unit ?? [],
      },
      nameOf,
    ),
  );
  return (
    <>
      <Verdict
        big={headline(first)}
        word={word}
        tone={first.verdict === "forbidden" ? "forbidden" : "allowed"}
        notes={[story.title]}
      />
      {story.dice.length > 0 && (
        <p class="inline">
          Dice <Faces dice={story.dice} />
        </p>
      )}
      {story.expected !== null && (
        <p class={story.expected ? "expected" : "expected wrong"}>
          {story.expected ? "The ruling is what the file expects" : "The file expects another ruling"}
          {story.source && ` (${story.source})`}.
        </p>
      )}
      {first.verdict === "forbidden" && <Because title="Why not" ids={first.cites} />}
      <Effects answers={shown} nameOf={nameOf} />
      <Combat story={story} nameOf={nameOf} />
      {shown.map((answer, at) => (
        <div key={at} class="told-answer">
          {shown.length > 1 && !isCombat && <h3>{answer.operation}</h3>}
          <Battle answer={answer} />
          {!isCombat && answer.operation !== "axis_allies.battle.distribution" && (
            <Values answer={answer} nameOf={nameOf} />
          )}
          <Rows answer={answer} nameOf={nameOf} />
        </div>
      ))}
      <Trail steps={steps} cites={[...new Set(shown.flatMap(({ cites }) => cites))]} />
    </>
  );
}
