// What is asked about a position of the OCS: the reach of a unit, its supply, who traces, zones of control.
import { ocs } from "grognard";
import type { Ocs } from "grognard";
import { sentence } from "./engine.js";
import { keyOf } from "./picture.js";
import { printed } from "./places.js";
import type { Picture, Piece } from "./picture.js";
import { fieldsOf, listOf } from "./reader.js";
import type { Fields } from "./reader.js";
import type { Step } from "./say.js";
import { many, round, titleOf } from "./say.js";

/** A board, its chart and its names. */
export interface Held {
  board: Fields;
  chart: string[];
  nameOf(id: unknown): string;
  /** How its hexes are numbered. */
  numbering: string;
  title: string;
}
/** What is shown of an answer. */
export interface Shown {
  big: string;
  word: string;
  tone: "allowed" | "forbidden";
  note: string;
  facts: { label: string; value: string; note?: string; why: { how?: string; cites?: string[]; steps?: Step[] } }[];
  rows: { name: string; text: string; rule?: string | undefined; isGood?: boolean }[];
  trail: Step[];
  cites: string[];
}

const nothing = (word: string, error: unknown): Shown => ({
  big: "–",
  word,
  tone: "forbidden",
  note: sentence(error),
  facts: [],
  rows: [],
  trail: [],
  cites: [],
});

/** A picture with what is asked, and the answer. */
export function asked(
  ask: string,
  base: Picture,
  held: Held,
  piece: Piece,
  goal: string,
): { picture: Picture; shown: Shown } {
  const picture: Picture = {
    ...base,
    cells: new Map([...base.cells].map(([key, cell]) => [key, { ...cell }])),
    way: [],
  };
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
  const ruling = ocs.movement.reach(
    { board, unit: piece.id, phase: "movement", player: piece.side },
    { trail: true },
  );
  if (ruling.verdict !== "allowed") {
    return {
      big: "✗",
      word: "It may not move",
      tone: "forbidden",
      note: `${piece.name}, in a Movement Phase of its side`,
      facts: [],
      rows: ruling.cites.map((id) => ({ name: id, text: titleOf(id) })),
      trail: ruling.trail ?? [],
      cites: ruling.cites,
    };
  }
  const rows = new Map(ruling.rows.map((row) => [keyOf(row.hex), row]));
  for (const [key, row] of rows) {
    const cell = picture.cells.get(key);
    const spent = round(row.spent, 2);
    if (cell) Object.assign(cell, { tone: "reach", mark: spent, says: `reached for ${spent} MP` });
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
    big: found ? `${round(found.spent, 2)} MP` : many(rows.size, "hex", "hexes"),
    word: found ? `${piece.name} to ${printed(found.hex, picture.numbering)}` : `${piece.name} may go`,
    tone: "allowed",
    note: found
      ? [
          `${round(found.left, 2)} MP left`,
          found.must_stop ? "it must stop there, in an enemy zone of control" : "",
          found.minimum ? "the one hex that a unit may always move" : "",
        ]
          .filter(Boolean)
          .join("; ")
      : "Choose a hex in its reach for the way there. Figures are MP spent.",
    facts: [
      {
        label: "Allowance",
        value: `${round(allowance, 2)} MP`,
        why: { steps: ruling.trail ?? [], cites: ruling.cites },
      },
      {
        label: "Left",
        value: `${round(left, 2)} MP`,
        why: { how: "What it has before it moves.", cites: ruling.cites },
      },
      {
        label: "Must stop",
        value: many(ruling.rows.filter((row) => row.must_stop).length, "hex", "hexes"),
        why: { how: "In enemy zones of control.", cites: ["OCS 4.5a.A"] },
      },
    ],
    rows: [],
    trail: ruling.trail ?? [],
    cites: ruling.cites,
  };
}

function supply(picture: Picture, board: Ocs.BoardInput, held: Held, piece: Piece): Shown {
  const ruling = ocs.paths.supplies({ board, unit: piece.id }, { trail: true });
  const rows = "rows" in ruling ? ruling.rows : [];
  const all = rows.reduce((sum, row) => sum + row.amount, 0);
  for (const row of rows) {
    const source = picture.pieces.find(({ id }) => id === row.unit);
    const cell = source && picture.cells.get(keyOf(source));
    if (cell) Object.assign(cell, { tone: "good", mark: `${row.amount}T`, says: `${row.amount}T in reach` });
  }
  if (piece.face.symbol === "hq") {
    const range = ocs.paths.throw_reach({ board, hq: piece.id });
    for (const row of range.verdict === "allowed" ? range.rows : []) {
      const cell = picture.cells.get(keyOf(row.hex));
      if (cell && cell.tone === "")
        Object.assign(cell, {
          tone: "reach",
          mark: round(row.cost, 2),
          says: `in reach of the throw for ${round(row.cost, 2)} MP`,
        });
    }
  }
  return {
    big: `${all}T`,
    word: all > 0 ? `${piece.name} has supply in reach` : `${piece.name} has no supply in reach`,
    tone: all > 0 ? "allowed" : "forbidden",
    note:
      piece.face.symbol === "hq"
        ? "Yellow hexes are in reach of its throw, with the cost in MP."
        : "By its own draw, or thrown by a headquarters.",
    facts: [],
    rows: rows.map((row) => ({
      name: held.nameOf(row.unit),
      rule: row.hq ? "OCS 12.3b" : "OCS 12.3",
      text: `${[
        `${row.amount}T, drawn over ${round(row.drawn, 2)} MP`,
        row.hq ? `thrown by ${held.nameOf(row.hq)} over ${round(row.thrown, 2)} MP` : "",
        row.beside ? "from beside it" : "",
      ]
        .filter(Boolean)
        .join(", ")}.`,
    })),
    trail: ruling.trail ?? [],
    cites: ruling.cites,
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
    big: `${good}/${ruling.rows.length}`,
    word:
      good === ruling.rows.length
        ? `All units of side ${piece.side} trace supply`
        : `${many(ruling.rows.length - good, "unit")} of side ${piece.side} without trace supply`,
    tone: good === ruling.rows.length ? "allowed" : "forbidden",
    note: "Green hexes trace, red ones do not.",
    facts: [],
    rows: ruling.rows.map((row) => ({
      name: held.nameOf(row.unit),
      isGood: row.traces,
      rule: row.rule ?? undefined,
      text: row.traces
        ? `${[
            `traces to ${printed(row.source, held.numbering)}${row.hq ? ` by ${held.nameOf(row.hq)}` : ""}`,
            `${round(row.drawn, 2)} MP drawn`,
            row.thrown ? `${round(row.thrown, 2)} thrown` : "",
          ]
            .filter(Boolean)
            .join(", ")}.`
        : "does not trace.",
    })),
    trail: ruling.trail ?? [],
    cites: ruling.cites,
  };
}

function zones(picture: Picture, board: Ocs.BoardInput, held: Held, piece: Piece): Shown {
  const ruling = ocs.zoc.zones({ board, side: piece.side });
  const rows = ruling.rows.filter((row) => row.unit === piece.id);
  for (const row of rows) {
    const cell = picture.cells.get(keyOf(row.hex));
    if (cell) cell.tone = "reach";
  }
  const own = ocs.units.zone_of_control(
    {
      unit: (listOf(held.board.units)
        .map(fieldsOf)
        .find(({ id }) => id === piece.id) ?? {}) as Ocs.UnitInput,
    },
    { trail: true },
  );
  return {
    big: many(ruling.rows.length, "hex", "hexes"),
    word: `under zones of control of side ${piece.side}`,
    tone: "allowed",
    note:
      own.verdict === "allowed"
        ? `${piece.name} has a zone of control; yellow hexes are its own first.`
        : `${piece.name} has none.`,
    facts: [],
    rows: [],
    trail: own.trail ?? [],
    cites: [...new Set([...ruling.cites, ...own.cites])],
  };
}
