// A line of the Civil War: which enemy hexes must be attacked, the best plan of combats, and each combat's odds.
import { acw } from "grognard";
import type { Acw } from "grognard";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { Counter } from "./counter.js";
import type { Face } from "./counter.js";
import { sentence } from "./engine.js";
import { HexMap } from "./hexmap.js";
import { blank, cellAt, keyOf } from "./picture.js";
import type { Picture } from "./picture.js";
import { around } from "./reader.js";
import type { Hex } from "./reader.js";
import { Because, Steps, Verdict } from "./ruling.js";
import { begun, called, many, plain } from "./say.js";

interface Man {
  side: 1 | 2;
  kind: "infantry" | "cavalry" | "artillery";
  strength: number;
  hex: Hex;
}
const letters = { infantry: "i", cavalry: "c", artillery: "a" } as const;
const kinds = ["infantry", "cavalry", "artillery"] as const;
const START = "1i5:0,0;1i4:0,0;1a6:0,0;1i5:0,1;1i4:-1,2;2i4:1,-1;2i7:1,0;2a3:1,0;2i3:0,2";
const [WIDE, HIGH] = [3, 2];
const BUDGET = 50000;

/** A line as a link has it: side, kind, strength and hex of each unit. */
function read(text: string): Man[] {
  return text.split(";").flatMap((part): Man[] => {
    const found = /^([12])([ica])(\d+):(-?\d+),(-?\d+)$/.exec(part);
    if (!found) return [];
    const kind = kinds.find((kind) => letters[kind] === found[2])!;
    return [
      {
        side: Number(found[1]) as 1 | 2,
        kind,
        strength: Math.min(20, Number(found[3])),
        hex: { q: Number(found[4]), r: Number(found[5]) },
      },
    ];
  });
}
const written = (line: readonly Man[]): string =>
  line.map(({ side, kind, strength, hex }) => `${side}${letters[kind]}${strength}:${hex.q},${hex.r}`).join(";");
const faceOf = ({ side, kind, strength }: Man): Face => ({ side, symbol: kind, figures: String(strength) });
const nameOf = ({ kind, strength }: Man): string => `${begun(kind)} ${strength}`;

const unitOf = ({ kind, strength, hex }: Man): Acw.UnitInput => ({ hex, kind, strength, cohesion: 5 });
function board(line: readonly Man[]): Acw.BoardInput {
  const of = (side: 1 | 2): Acw.UnitInput[] => line.filter((man) => man.side === side).map(unitOf);
  return { friends: of(1), enemies: of(2) };
}

interface Answers {
  picture: Picture;
  contacts: Acw.Contact[];
  plan: Acw.Engaged[];
  verdict: "allowed" | "forbidden";
  isProven: boolean;
  cites: string[];
  count: string;
}

// The hexes of the field, the counters and their zones of control.
function drawn(line: readonly Man[]): Picture {
  const picture = blank();
  for (let q = -WIDE; q <= WIDE; q++) {
    for (let r = -HIGH - Math.floor(q / 2); r <= HIGH - Math.floor(q / 2); r++) cellAt(picture, { q, r });
  }
  for (const [id, man] of line.entries()) {
    cellAt(picture, man.hex);
    picture.pieces.push({
      ...man.hex,
      id: id + 1,
      side: man.side,
      name: nameOf(man),
      face: faceOf(man),
      text: `${man.strength} SP`,
    });
    const zone = acw.zoc.exerts({ unit: unitOf(man) });
    if (zone.verdict !== "allowed") continue;
    for (const [q, r] of around) {
      const cell = picture.cells.get(keyOf({ q: man.hex.q + q, r: man.hex.r + r }));
      if (cell && !cell.zones.some(({ side }) => side === man.side))
        cell.zones.push({ side: man.side, rule: zone.cites[0] ?? "" });
    }
  }
  return picture;
}

function answer(line: readonly Man[]): Answers {
  const on = board(line);
  const picture = drawn(line);
  const contacts = acw.attacks.obliged({ board: on }).rows;
  const found = acw.attacks.improve({ board: on, all_in: true, budget: BUDGET });
  const plan = found.rows.filter((row) => row.combat !== null);
  for (const row of plan) {
    cellAt(picture, row.hex).label = `combat ${row.combat! + 1}`;
    if (row.side === "defender") continue;
    for (const target of plan.filter(({ side, combat }) => side === "defender" && combat === row.combat))
      picture.fights.push({ combat: row.combat!, from: row.hex, to: target.hex });
  }
  for (const { hex } of contacts.filter(({ duty }) => duty === "must")) cellAt(picture, hex).tone = "reach";
  if (found.verdict === "forbidden") for (const { hex } of found.rows) cellAt(picture, hex).tone = "bad";
  const { plans, exact } = acw.attacks.count({ board: on, budget: BUDGET }).value;
  return {
    picture,
    contacts,
    plan,
    verdict: found.verdict,
    isProven: found.verdict === "allowed" && found.value.proven,
    cites: found.cites,
    count: `${String(plans)}${exact ? "" : " or more"}`,
  };
}

// One of the units of a hex, whose strength can be changed.
function Unit({
  man,
  line,
  change,
}: {
  man: Man;
  line: readonly Man[];
  change(next: readonly Man[]): void;
}): JSX.Element {
  const set = (strength: number): void => {
    if (strength >= 1 && strength <= 20) change(line.map((other) => (other === man ? { ...man, strength } : other)));
  };
  return (
    <li>
      <Counter face={faceOf(man)} width={34} />
      <span>{nameOf(man)} SP</span>
      <span class="stepper">
        <button
          type="button"
          aria-label={`Less strength: ${nameOf(man)}`}
          aria-disabled={man.strength <= 1}
          onClick={() => set(man.strength - 1)}
        >
          −
        </button>
        <button type="button" aria-label={`More strength: ${nameOf(man)}`} onClick={() => set(man.strength + 1)}>
          +
        </button>
      </span>
      <button type="button" onClick={() => change(line.filter((other) => other !== man))}>
        Take away
      </button>
    </li>
  );
}

const usual = { infantry: 4, cavalry: 2, artillery: 3 } as const;

// What stands in a hex, and the tray for it.
function Here({
  line,
  at,
  change,
}: {
  line: readonly Man[];
  at: string;
  change(next: readonly Man[]): void;
}): JSX.Element {
  const [q = 0, r = 0] = at.split(",").map(Number);
  const there = line.filter(({ hex }) => hex.q === q && hex.r === r);
  const sides = ([1, 2] as const).filter((side) => there.length === 0 || there[0]!.side === side);
  const tray = sides.flatMap((side) =>
    kinds.map((kind): Man => ({ side, kind, strength: usual[kind], hex: { q, r } })),
  );
  return (
    <div class="in-hex">
      <h2>{`Hex ${at}: ${there.length > 0 ? many(there.length, "unit") : "empty"}`}</h2>
      <ul>
        {there.map((man, place) => (
          <Unit key={place} man={man} line={line} change={change} />
        ))}
      </ul>
      <div class="tray" role="group" aria-label="Tray">
        {tray.map((man) => (
          <button
            key={`${man.side}${man.kind}`}
            type="button"
            aria-label={`Put ${man.side === 1 ? "an attacker" : "a defender"}: ${nameOf(man)}`}
            onClick={() => change([...line, man])}
          >
            <Counter face={faceOf(man)} width={34} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The view. */
export function Line({ values, set }: ViewProps): JSX.Element {
  const line = read(values.line ?? START);
  const [chosen, choose] = useState<string>("0,0");
  const text = written(line);
  const found = useMemo(() => {
    try {
      return { answers: answer(line), fault: null };
    } catch (error) {
      return { answers: null, fault: sentence(error) };
    }
  }, [text]);
  const last = useMemo(() => ({ picture: found.answers?.picture }), []);
  const picture = found.answers?.picture ?? last.picture ?? blank();
  const change = (next: readonly Man[]): void =>
    set({ line: next.length > 0 && written(next) !== START ? written(next) : "" });
  return (
    <div class="board-and-ruling">
      <div class="board">
        <HexMap picture={picture} label="The line" chosen={chosen} choose={choose} />
        <Here line={line} at={chosen} change={change} />
      </div>
      <div class="answer">
        {found.fault && <Verdict big="–" word="No answer" tone="fault" notes={[found.fault]} />}
        {found.answers && <Plan answers={found.answers} line={line} />}
      </div>
    </div>
  );
}

interface Fought {
  combat: number;
  attackers: Man[];
  defenders: Man[];
  ruling: ReturnType<typeof acw.combat.assess>;
}

// The combats of a plan, each assessed by itself.
function combatsOf(plan: readonly Acw.Engaged[], line: readonly Man[]): Fought[] {
  const menAt = (hex: Hex): Man[] => line.filter((man) => keyOf(man.hex) === keyOf(hex));
  const table = acw.table.example({}).value;
  const numbers = [...new Set(plan.map(({ combat }) => combat!))].sort((a, b) => a - b);
  return numbers.map((combat) => {
    const of = (side: Acw.Side): Man[] =>
      plan.filter((row) => row.combat === combat && row.side === side).flatMap(({ hex }) => menAt(hex));
    const [attackers, defenders] = [of("attacker"), of("defender")];
    const question = { attackers: attackers.map(unitOf), defenders: defenders.map(unitOf), table };
    return { combat, attackers, defenders, ruling: acw.combat.assess(question, { trail: true }) };
  });
}

function Fight({ combat, attackers, defenders, ruling }: Fought): JSX.Element {
  const names = (men: readonly Man[]): string => men.map(nameOf).join(", ");
  const odds = ruling.verdict === "allowed" ? ` at ${ruling.value.odds.attack}:${ruling.value.odds.defence}` : "";
  const steps = called(ruling.trail ?? [], { attackers: attackers.map(nameOf), defenders: defenders.map(nameOf) });
  return (
    <section class="part">
      <h2>{`Combat ${combat + 1}${odds}`}</h2>
      <p>
        {names(attackers)} <b>against</b> {names(defenders)}
      </p>
      <details class="small">
        <summary>Why</summary>
        <Steps steps={steps} />
      </details>
    </section>
  );
}

function Contacts({ rows }: { rows: readonly Acw.Contact[] }): JSX.Element {
  return (
    <section class="part">
      <h2>Contact</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label="Contact, which scrolls">
        <table>
          <thead>
            <tr>
              <th scope="col">Enemy hex</th>
              <th scope="col">Duty</th>
              <th scope="col">SP</th>
              <th scope="col">Attackers</th>
              <th scope="col">Their SP</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row.hex)}>
                <th scope="row">{keyOf(row.hex)}</th>
                <td>{plain(row.duty)}</td>
                <td>{row.strength}</td>
                <td>{row.attackers}</td>
                <td>{row.attack}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Plan({ answers, line }: { answers: Answers; line: readonly Man[] }): JSX.Element {
  const { plan, contacts } = answers;
  const combats = combatsOf(plan, line);
  const odds = combats
    .flatMap(({ ruling }) => (ruling.verdict === "allowed" ? [ruling.value.odds] : []))
    .sort((a, b) => a.attack / a.defence - b.attack / b.defence);
  const must = contacts.filter(({ duty }) => duty === "must");
  const places = must.map(({ hex }) => keyOf(hex)).join("; ");
  const isLegal = answers.verdict === "allowed";
  return (
    <>
      <Verdict
        big={!isLegal ? "✗" : odds[0] ? `${odds[0].attack}:${odds[0].defence}` : "none"}
        tone={isLegal ? "allowed" : "forbidden"}
        word={
          !isLegal
            ? "Not all that must be attacked can be"
            : odds[0]
              ? "The worst odds of the best plan"
              : "Nothing must be attacked"
        }
        notes={[
          must.length === 0
            ? "No enemy hex must be attacked."
            : `${many(must.length, "enemy hex", "enemy hexes")} must be attacked: ${places}.`,
          ...(isLegal && odds[0]
            ? [`${answers.count} legal plans${answers.isProven ? "; none has better worst odds" : ""}.`]
            : []),
        ]}
      />
      {combats.map((each) => (
        <Fight key={each.combat} {...each} />
      ))}
      {contacts.length > 0 && <Contacts rows={contacts} />}
      <Because title="Paragraphs" ids={answers.cites} />
    </>
  );
}
