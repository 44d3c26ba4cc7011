// A position of the OCS: zones of control, the reach of a unit with its costs, supply, and who traces.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { sentence } from "./engine.js";
import { HexMap, InHex } from "./hexmap.js";
import { boardOf } from "./gameboard.js";
import { builtIn } from "./library.js";
import { packed, unpacked } from "./link.js";
import { asked } from "./inquiry.js";
import type { Held } from "./inquiry.js";
import { addBoard, blank, keyOf } from "./picture.js";
import type { Piece } from "./picture.js";
import { printed } from "./places.js";
import { fieldsOf, listOf, Misread, Position } from "./reader.js";
import { bare, begun } from "./replay.js";
import { Fact, Facts, Rule, Trail, Verdict } from "./ruling.js";
import { called, many } from "./say.js";

// The board of a game, after the orders that follow on its text.
function heldOf(text: string): Held {
  const { game, system, title, orders } = begun(text);
  if (system !== "ocs")
    throw new Misread("", "This is a game of another system: this page takes the OCS, Stories takes all of them.");
  for (const line of orders.map(bare)) if (line !== "") game.order(line, { trail: false });
  const { board, chart, names, numbering } = boardOf(game.save());
  return { board, chart, numbering, nameOf: (id) => names.get(Number(id)) ?? "", title: title || "a game" };
}

// The first board of a position file, or that of a game.
function held(file: unknown): Held {
  if (typeof file === "string" && !/^\s*[{[]/.test(file)) return heldOf(file);
  const position = typeof file === "string" ? Position.read(file) : Position.of(file);
  const name = Object.keys(position.named).find((name) => {
    const value = fieldsOf(position.named[name]);
    return Array.isArray(value.hexes) && Array.isArray(value.units);
  });
  if (position.system !== "ocs" || name === undefined)
    throw new Misread("", "This position has no board of the OCS with hexes and units.");
  const board = fieldsOf(position.resolve("", { $: name }));
  return {
    board,
    chart: position.chart.map(([name]) => name),
    nameOf: (id) => position.nameOf(id),
    numbering: "axial",
    title: position.title,
  };
}

const places = {
  "ocs-two-turns": "Two turns on the ground",
  "ocs-rail-blocked": "A zone of control stops a train",
  "ocs-truck-carpet": "A truck column goes through zones",
};

/** The view. */
export function Field({ values, set }: ViewProps): JSX.Element {
  const [text, setText] = useState("");
  const [draft, setDraft] = useState("");
  useEffect(() => {
    if (values.text) void unpacked(values.text).then(setText, () => setText("{"));
  }, [values.text]);
  const name = values.text ? "" : (values.board ?? "ocs-two-turns");
  const found = useMemo(() => {
    try {
      return { held: held(name === "" ? text || builtIn("ocs-two-turns") : builtIn(name)), fault: null };
    } catch (error) {
      return { held: held(builtIn("ocs-two-turns")), fault: sentence(error) };
    }
  }, [name, text]);
  return (
    <>
      <div class="picker">
        <label>
          Position{" "}
          <select
            value={name}
            onChange={(event) =>
              set({ board: event.currentTarget.value, text: "", unit: "", goal: "", hex: "" }, true)
            }
          >
            {name === "" && <option value="">your own</option>}
            {Object.entries(places).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <details class="paste">
          <summary>Paste your own</summary>
          <form
            onSubmit={async (event) => {
              event.preventDefault();
              set({ text: await packed(draft), board: "", unit: "", goal: "", hex: "" }, true);
            }}
          >
            <label for="own-board">A game of the OCS as text, or a position file (JSON) that has a board</label>
            <textarea
              id="own-board"
              rows={8}
              spellcheck={false}
              value={draft}
              onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <button type="submit">Show it</button>
          </form>
        </details>
      </div>
      {found.fault && (
        <p class="notice" role="alert">
          {found.fault}
        </p>
      )}
      <OnBoard key={`${name} ${text.length}`} held={found.held} values={values} set={set} />
    </>
  );
}

const asks = [
  ["reach", "Reach"],
  ["supply", "Supply in reach"],
  ["trace", "Who traces"],
  ["zones", "Zones only"],
] as const;

// Which unit, and what is asked of it.
function Asking(props: {
  movable: readonly Piece[];
  piece: Piece;
  ask: string;
  isFuelled: boolean;
  numbering: string;
  set: ViewProps["set"];
}): JSX.Element {
  const { movable, piece, ask, isFuelled, numbering, set } = props;
  return (
    <div class="inline">
      <label>
        Unit{" "}
        <select
          value={piece.id}
          onChange={(event) => {
            const next = movable.find(({ id }) => String(id) === event.currentTarget.value)!;
            set({ unit: String(next.id), hex: keyOf(next), goal: "" });
          }}
        >
          {movable.map((each) => (
            <option key={each.id} value={each.id}>{`${each.name} (${printed(each, numbering)})`}</option>
          ))}
        </select>
      </label>
      <span class="segments" role="radiogroup" aria-label="What is asked">
        {asks.map(([key, label]) => (
          <label key={key} class={ask === key ? "on" : ""}>
            <input
              type="radio"
              name="ask"
              checked={ask === key}
              onChange={() => set({ ask: key === "reach" ? "" : key, goal: "" })}
            />
            {label}
          </label>
        ))}
      </span>
      {ask === "reach" && (
        <label>
          <input type="checkbox" checked={isFuelled} onChange={() => set({ fuel: isFuelled ? "" : "1", goal: "" })} />
          its fuel is paid
        </label>
      )}
    </div>
  );
}

function OnBoard({ held, values, set }: { held: Held } & Pick<ViewProps, "values" | "set">): JSX.Element {
  const ask = asks.some(([key]) => key === values.ask) ? values.ask! : "reach";
  const base = useMemo(() => {
    const picture = { ...blank(), numbering: held.numbering };
    addBoard(picture, held.board, held.chart, held.nameOf);
    return picture;
  }, [held]);
  const movable = base.pieces.filter(({ face }) => !["supply", "pax", "eq"].includes(face.symbol));
  if (movable.length === 0) return <p class="notice">This board has no unit to ask about.</p>;
  const piece =
    movable.find(({ id }) => String(id) === values.unit) ??
    movable.find(({ face }) => face.symbol === "infantry") ??
    movable[0]!;
  const chosen = values.hex ?? keyOf(piece);
  // What it would do with its fuel paid for.
  const isFuelled = values.fuel === "1";
  const { picture, shown } = useMemo(
    () => asked(ask, base, isFuelled ? fuelled(held, piece.id) : held, piece, values.goal ?? ""),
    [ask, base, piece, values.goal, isFuelled],
  );
  const choose = (key: string): void => {
    const there = movable.find((each) => keyOf(each) === key);
    if (picture.cells.get(key)?.tone === "reach" && ask === "reach" && key !== keyOf(piece))
      set({ goal: key, hex: key });
    else set({ hex: key, goal: "", ...(there ? { unit: String(there.id) } : {}) });
  };
  return (
    <div class="board-and-ruling">
      <div class="board">
        <HexMap picture={picture} label={`The map: ${held.title}`} chosen={chosen} choose={choose} />
        <InHex
          picture={picture}
          at={chosen}
          picked={piece.id}
          pick={(each) => set({ unit: String(each.id), hex: keyOf(each), goal: "" })}
        />
      </div>
      <div class="answer">
        <Asking
          movable={movable}
          piece={piece}
          ask={ask}
          isFuelled={isFuelled}
          numbering={held.numbering}
          set={set}
        />
        <Verdict big={shown.big} word={shown.word} tone={shown.tone} notes={[shown.note]} />
        {shown.facts.length > 0 && (
          <Facts>
            {shown.facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </Facts>
        )}
        {shown.rows.length > 0 && (
          <section class="part">
            <h2>{many(shown.rows.length, "line")}</h2>
            <ul class="effects">
              {shown.rows.map((row, at) => (
                <li key={at} class={row.isGood === undefined ? "" : row.isGood ? "good" : "bad"}>
                  <b>{row.name}</b>: {row.text} {row.rule && <Rule id={row.rule} />}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Trail steps={called(shown.trail, {}, held.nameOf)} cites={shown.cites} />
      </div>
    </div>
  );
}

function fuelled(held: Held, id: number): Held {
  const units = listOf(held.board.units)
    .map(fieldsOf)
    .map((unit) => (unit.id === id ? { ...unit, fuelled: true } : unit));
  return { ...held, board: { ...held.board, units } };
}
