// A position of the OCS: zones of control, the reach of a unit with its costs, supply, and who traces.
import { ocs } from "grognard";
import type { Ocs } from "grognard";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./app.js";
import { sentence } from "./engine.js";
import { HexMap, InHex } from "./hexmap.js";
import { builtIn } from "./library.js";
import { packed, unpacked } from "./link.js";
import { addBoard, blank, keyOf } from "./picture.js";
import type { Picture, Piece } from "./picture.js";
import { fieldsOf, listOf, Misread, Position } from "./reader.js";
import type { Fields } from "./reader.js";
import { Fact, Facts, Rule, Trail, Verdict } from "./ruling.js";
import type { Step } from "./say.js";
import { called, many, round, titleOf } from "./say.js";

interface Held { board: Fields; chart: string[]; nameOf(id: unknown): string; title: string }
interface Shown {
  big: string;
  word: string;
  tone: "allowed" | "forbidden";
  note: string;
  facts: { label: string; value: string; note?: string; why: { how?: string; cites?: string[]; steps?: Step[] } }[];
  rows: { name: string; text: string; rule?: string | undefined; isGood?: boolean }[];
  trail: Step[];
  cites: string[];
}

// The first board of a position.
function held(file: unknown): Held {
  const position = typeof file === "string" ? Position.read(file) : Position.of(file);
  const name = Object.keys(position.named).find((name) => {
    const value = fieldsOf(position.named[name]);
    return Array.isArray(value.hexes) && Array.isArray(value.units);
  });
  if (position.system !== "ocs" || name === undefined) throw new Misread("", "This position has no board of the OCS with hexes and units.");
  const board = fieldsOf(position.resolve("", { $: name }));
  return { board, chart: position.chart.map(([name]) => name), nameOf: (id) => position.nameOf(id), title: position.title };
}

const places = { "ocs-two-turns": "Two turns on the ground", "ocs-rail-blocked": "A zone of control stops a train", "ocs-truck-carpet": "A truck column goes through zones" };

/** The view. */
export function Field({ values, set }: ViewProps): JSX.Element {
  const [text, setText] = useState("");
  const [draft, setDraft] = useState("");
  useEffect(() => {
    if (values.text) void unpacked(values.text).then(setText, () => setText("{"));
  }, [values.text]);
  const name = values.text ? "" : values.board ?? "ocs-two-turns";
  const found = useMemo(() => {
    try {
      return { held: held(name === "" ? text || builtIn("ocs-two-turns") : builtIn(name)), fault: null };
    } catch (error) {
      return { held: held(builtIn("ocs-two-turns")), fault: sentence(error) };
    }
  }, [name, text]);
  return <>
    <div class="picker">
      <label>Position <select value={name} onChange={(event) => set({ board: event.currentTarget.value, text: "", unit: "", goal: "", hex: "" }, true)}>
        {name === "" && <option value="">your own</option>}
        {Object.entries(places).map(([key, label]) => <option key={key} value={key}>{label}</option>)}
      </select></label>
      <details class="paste"><summary>Paste your own</summary>
        <form onSubmit={async (event) => {
          event.preventDefault();
          set({ text: await packed(draft), board: "", unit: "", goal: "", hex: "" }, true);
        }}>
          <label for="own-board">A position file of the OCS, with a board</label>
          <textarea id="own-board" rows={8} spellcheck={false} value={draft} onInput={(event) => setDraft(event.currentTarget.value)} />
          <button type="submit">Show it</button>
        </form></details>
    </div>
    {found.fault && <p class="notice" role="alert">{found.fault}</p>}
    <OnBoard held={found.held} values={values} set={set} />
  </>;
}

const asks = [["reach", "Reach"], ["supply", "Supply in reach"], ["trace", "Who traces"], ["zones", "Zones only"]] as const;

function OnBoard({ held, values, set }: { held: Held } & Pick<ViewProps, "values" | "set">): JSX.Element {
  const ask = asks.some(([key]) => key === values.ask) ? values.ask! : "reach";
  const base = useMemo(() => {
    const picture = blank();
    addBoard(picture, held.board, held.chart, held.nameOf);
    return picture;
  }, [held]);
  const movable = base.pieces.filter(({ face }) => !["supply", "pax", "eq"].includes(face.symbol));
  const piece = movable.find(({ id }) => String(id) === values.unit) ?? movable.find(({ face }) => face.symbol === "infantry") ?? movable[0]!;
  const chosen = values.hex ?? keyOf(piece);
  // What it would do with its fuel paid for.
  const isFuelled = values.fuel === "1";
  const { picture, shown } = useMemo(() => asked(ask, base, isFuelled ? fuelled(held, piece.id) : held, piece, values.goal ?? ""), [ask, base, piece, values.goal, isFuelled]);
  const choose = (key: string): void => {
    const there = movable.find((each) => keyOf(each) === key);
    if (picture.cells.get(key)?.tone === "reach" && ask === "reach" && key !== keyOf(piece)) set({ goal: key, hex: key });
    else set({ hex: key, goal: "", ...there ? { unit: String(there.id) } : {} });
  };
  return <div class="board-and-ruling">
    <div class="board">
      <HexMap picture={picture} label={`The map: ${held.title}`} chosen={chosen} choose={choose} />
      <InHex picture={picture} at={chosen} picked={piece.id} pick={(each) => set({ unit: String(each.id), hex: keyOf(each), goal: "" })} />
    </div>
    <div class="answer">
      <div class="inline">
        <label>Unit <select value={piece.id} onChange={(event) => {
          const next = movable.find(({ id }) => String(id) === event.currentTarget.value)!;
          set({ unit: String(next.id), hex: keyOf(next), goal: "" });
        }}>{movable.map((each) => <option key={each.id} value={each.id}>{`${each.name} (${each.q},${each.r})`}</option>)}</select></label>
        <span class="segments" role="radiogroup" aria-label="What is asked">{asks.map(([key, label]) => <label key={key} class={ask === key ? "on" : ""}>
          <input type="radio" name="ask" checked={ask === key} onChange={() => set({ ask: key === "reach" ? "" : key, goal: "" })} />{label}</label>)}</span>
        {ask === "reach" && <label><input type="checkbox" checked={isFuelled} onChange={() => set({ fuel: isFuelled ? "" : "1", goal: "" })} />its fuel is paid</label>}
      </div>
      <Verdict big={shown.big} word={shown.word} tone={shown.tone} notes={[shown.note]} />
      {shown.facts.length > 0 && <Facts>{shown.facts.map((fact) => <Fact key={fact.label} {...fact} />)}</Facts>}
      {shown.rows.length > 0 && <section class="part"><h2>{many(shown.rows.length, "line")}</h2><ul class="effects">
        {shown.rows.map((row, at) => <li key={at} class={row.isGood === undefined ? "" : row.isGood ? "good" : "bad"}><b>{row.name}</b>: {row.text} {row.rule && <Rule id={row.rule} />}</li>)}
      </ul></section>}
      <Trail steps={called(shown.trail, {}, held.nameOf)} cites={shown.cites} />
    </div>
  </div>;
}

function fuelled(held: Held, id: number): Held {
  const units = listOf(held.board.units).map(fieldsOf).map((unit) => unit.id === id ? { ...unit, fuelled: true } : unit);
  return { ...held, board: { ...held.board, units } };
}

const nothing = (word: string, error: unknown): Shown =>
  ({ big: "–", word, tone: "forbidden", note: sentence(error), facts: [], rows: [], trail: [], cites: [] });

// A picture with what is asked, and the answer.
function asked(ask: string, base: Picture, held: Held, piece: Piece, goal: string): { picture: Picture; shown: Shown } {
  const picture: Picture = { ...base, cells: new Map([...base.cells].map(([key, cell]) => [key, { ...cell }])), way: [] };
  const board = held.board as unknown as Ocs.BoardInput;
  try {
    if (ask === "reach") return { picture, shown: reach(picture, board, piece, goal) };
    if (ask === "supply") return { picture, shown: supply(picture, board, held, piece) };
    if (ask === "trace") return { picture, shown: traces(picture, board, held, piece) };
    return { picture, shown: zones(picture, board, held, piece) };
  } catch (error) {
    return { picture, shown: nothing("No answer", error) };
  }
}

function reach(picture: Picture, board: Ocs.BoardInput, piece: Piece, goal: string): Shown {
  const ruling = ocs.movement.reach({ board, unit: piece.id, phase: "movement", player: piece.side }, { trail: true });
  if (ruling.verdict !== "allowed") {
    return { big: "✗", word: "It may not move", tone: "forbidden", note: `${piece.name}, in a Movement Phase of its side`, facts: [],
      rows: ruling.cites.map((id) => ({ name: id, text: titleOf(id) })), trail: ruling.trail ?? [], cites: ruling.cites };
  }
  const rows = new Map(ruling.rows.map((row) => [keyOf(row.hex), row]));
  for (const [key, row] of rows) {
    const cell = picture.cells.get(key);
    if (cell) Object.assign(cell, { tone: row.must_stop ? "bad" : "reach", mark: round(row.spent, 2) });
    if (cell && key !== keyOf(piece)) cell.tone = "reach";
  }
  const found = rows.get(goal);
  const way = [];
  for (let at = found; at; at = rows.get(keyOf(at.before))) {
    way.unshift({ ...at.hex });
    if (keyOf(at.before) === keyOf(piece) || way.length > 60) break;
  }
  if (found) picture.way = [{ q: piece.q, r: piece.r }, ...way];
  const { allowance, left } = ruling.value;
  return {
    big: found ? `${round(found.spent, 2)} MP` : many(rows.size, "hex", "hexes"), word: found ? `${piece.name} to ${goal}` : `${piece.name} may go`, tone: "allowed",
    note: found ? `${round(found.left, 2)} MP left${found.must_stop ? "; it must stop there, in an enemy zone of control" : ""}${found.minimum ? "; the one hex that a unit may always move" : ""}`
      : "Choose a hex in its reach for the way there. Figures are MP spent.",
    facts: [
      { label: "Allowance", value: `${round(allowance, 2)} MP`, why: { steps: ruling.trail ?? [], cites: ruling.cites } },
      { label: "Left", value: `${round(left, 2)} MP`, why: { how: "What it has before it moves.", cites: ruling.cites } },
      { label: "Must stop", value: many(ruling.rows.filter((row) => row.must_stop).length, "hex", "hexes"), why: { how: "In enemy zones of control.", cites: ["OCS 4.5a.A"] } },
    ],
    rows: [], trail: ruling.trail ?? [], cites: ruling.cites,
  };
}

function supply(picture: Picture, board: Ocs.BoardInput, held: Held, piece: Piece): Shown {
  const ruling = ocs.paths.supplies({ board, unit: piece.id }, { trail: true });
  const rows = "rows" in ruling ? ruling.rows : [];
  const all = rows.reduce((sum, row) => sum + row.amount, 0);
  for (const row of rows) {
    const source = picture.pieces.find(({ id }) => id === row.unit);
    const cell = source && picture.cells.get(keyOf(source));
    if (cell) Object.assign(cell, { tone: "good", mark: `${row.amount}T` });
  }
  if (piece.face.symbol === "hq") {
    const range = ocs.paths.throw_reach({ board, hq: piece.id });
    for (const row of range.verdict === "allowed" ? range.rows : []) {
      const cell = picture.cells.get(keyOf(row.hex));
      if (cell && cell.tone === "") Object.assign(cell, { tone: "reach", mark: round(row.cost, 2) });
    }
  }
  return {
    big: `${all}T`, word: all > 0 ? `${piece.name} has supply in reach` : `${piece.name} has no supply in reach`, tone: all > 0 ? "allowed" : "forbidden",
    note: piece.face.symbol === "hq" ? "Yellow hexes are in reach of its throw, with the cost in MP." : "By its own draw, or thrown by a headquarters.", facts: [],
    rows: rows.map((row) => ({ name: held.nameOf(row.unit), rule: row.hq ? "OCS 12.3b" : "OCS 12.3",
      text: `${row.amount}T, drawn over ${round(row.drawn, 2)} MP${row.hq ? `, thrown by ${held.nameOf(row.hq)} over ${round(row.thrown, 2)} MP` : ""}${row.beside ? ", from beside it" : ""}.` })),
    trail: ruling.trail ?? [], cites: ruling.cites,
  };
}

function traces(picture: Picture, board: Ocs.BoardInput, held: Held, piece: Piece): Shown {
  const ruling = ocs.trace.find({ board, side: piece.side, why: true }, { trail: true });
  const good = ruling.rows.filter((row) => row.traces).length;
  for (const row of ruling.rows) {
    const unit = picture.pieces.find(({ id }) => id === row.unit);
    const cell = unit && picture.cells.get(keyOf(unit));
    if (cell && cell.tone !== "bad") cell.tone = row.traces ? "good" : "bad";
  }
  return {
    big: `${good}/${ruling.rows.length}`, word: good === ruling.rows.length ? `All units of side ${piece.side} trace supply` : `${many(ruling.rows.length - good, "unit")} of side ${piece.side} without trace supply`,
    tone: good === ruling.rows.length ? "allowed" : "forbidden", note: "Green hexes trace, red ones do not.", facts: [],
    rows: ruling.rows.map((row) => ({ name: held.nameOf(row.unit), isGood: row.traces, rule: row.rule ?? undefined,
      text: row.traces ? `traces to ${row.source.q},${row.source.r}${row.hq ? ` by ${held.nameOf(row.hq)}` : ""}, ${round(row.drawn, 2)} MP drawn${row.thrown ? `, ${round(row.thrown, 2)} thrown` : ""}.` : "does not trace." })),
    trail: ruling.trail ?? [], cites: ruling.cites,
  };
}

function zones(picture: Picture, board: Ocs.BoardInput, held: Held, piece: Piece): Shown {
  const ruling = ocs.zoc.zones({ board, side: piece.side });
  const rows = ruling.rows.filter((row) => row.unit === piece.id);
  for (const row of rows) {
    const cell = picture.cells.get(keyOf(row.hex));
    if (cell) cell.tone = "reach";
  }
  const own = ocs.units.zone_of_control({ unit: (listOf(held.board.units).map(fieldsOf).find(({ id }) => id === piece.id) ?? {}) as Ocs.UnitInput }, { trail: true });
  return {
    big: many(ruling.rows.length, "hex", "hexes"), word: `under zones of control of side ${piece.side}`, tone: "allowed",
    note: own.verdict === "allowed" ? `${piece.name} has a zone of control; yellow hexes are its own first.` : `${piece.name} has none.`, facts: [], rows: [],
    trail: own.trail ?? [], cites: [...new Set([...ruling.cites, ...own.cites])],
  };
}
