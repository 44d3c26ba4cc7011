// What a question's hexes look like: ground, roads, zones of control, counters, and the rows of the answer.
import { acw, ocs } from "grognard";
import type { Acw, Ocs } from "grognard";
import type { Face } from "./counter.js";
import { around, fieldsOf, hexOf, listOf, sameHex, textOf } from "./reader.js";
import type { Fields, Hex, Json } from "./reader.js";
import { plain, round } from "./say.js";
import type { Story } from "./answer.js";

/** A hex as it is drawn. */
export interface Cell extends Hex {
  ground: string;
  /** The sides that a road, a railroad or other terrain crosses, one bit each. */
  roads: number;
  rail: number;
  sides: number;
  /** The sides whose zones of control cover it, with the paragraph. */
  zones: { side: number; rule: string }[];
  hedgehog: number;
  settlement: string;
  source: number;
  /** What the answer says of it, and the same in words. */
  mark: string;
  says: string;
  tone: "" | "reach" | "good" | "bad";
  label: string;
}
/** A counter as it is drawn. */
export interface Piece extends Hex {
  id: number;
  side: number;
  name: string;
  face: Face;
  text: string;
}
/** A picture. */
export interface Picture {
  /** How its hexes are numbered. */
  numbering: string;
  cells: Map<string, Cell>;
  pieces: Piece[];
  way: Hex[];
  fights: { combat: number; from: Hex; to: Hex }[];
}

export const keyOf = (hex: Hex): string => `${hex.q},${hex.r}`;
/** A picture with nothing in it. */
export const blank = (): Picture => ({ numbering: "axial", cells: new Map(), pieces: [], way: [], fights: [] });

/** The cell of a hex, which is made if there is none. */
export function cellAt(picture: Picture, hex: Hex): Cell {
  const key = keyOf(hex);
  let cell = picture.cells.get(key);
  if (!cell) {
    cell = {
      q: hex.q,
      r: hex.r,
      ground: "",
      roads: 0,
      rail: 0,
      sides: 0,
      zones: [],
      hedgehog: 0,
      settlement: "",
      source: 0,
      mark: "",
      says: "",
      tone: "",
      label: "",
    };
    picture.cells.set(key, cell);
  }
  return cell;
}

const bits = (list: Json | undefined): number =>
  Array.isArray(list)
    ? list.reduce<number>((all, side, at) => (side == null ? all : all | (1 << at)), 0)
    : Number(list ?? 0);

function symbolOf(unit: Fields): string {
  const kind = textOf(unit.kind) || "combat";
  const arm = textOf(unit.arm);
  if (kind === "combat")
    return arm === "armor" || unit.symbol === "tank" ? "armor" : arm === "mech" ? "mech" : "infantry";
  if (kind.endsWith("hq")) return "hq";
  if (["truck", "wagon", "mule", "organic_truck", "extender"].includes(kind)) return "truck";
  return kind;
}

/** A counter of the OCS as it is printed, and in words. */
function ocsFace(unit: Fields): { face: Face; text: string } {
  const mode = textOf(unit.mode);
  const isMoving = mode === "move" || mode === "strat" || (unit.oriented === "move" && mode !== "combat");
  const printed = fieldsOf(isMoving && unit.move_side != null ? unit.move_side : unit.combat_side);
  const kind = textOf(unit.kind) || "combat";
  const load = Number(unit.amount ?? 0);
  const figures =
    Number(printed.barrage ?? 0) > 0
      ? `${String(printed.barrage)}-${String(printed.range ?? 0)}-${round(Number(printed.ma ?? 0), 1)}`
      : kind === "supply"
        ? `${load}T`
        : symbolOf(unit) === "truck"
          ? `${Number(unit.load ?? 0)}T`
          : kind === "eq" || kind === "pax"
            ? String(load || 1)
            : kind === "combat" || Number(printed.strength ?? 0) > 0
              ? [
                  printed.strength ?? 0,
                  unit.rating ?? 0,
                  ...(printed.ma == null ? [] : [round(Number(printed.ma), 1)]),
                ].join("-")
              : kind.slice(0, 4);
  const parts = [figures, plain(kind), mode && (mode === "dg" ? "disorganized" : `${plain(mode)} mode`)];
  if (Number(unit.mp_spent ?? 0) > 0) parts.push(`${round(Number(unit.mp_spent), 2)} MP spent`);
  if (Number(unit.steps_lost ?? 0) > 0) parts.push(`${String(unit.steps_lost)} steps lost`);
  for (const name of ["fuelled", "out_of_supply", "attacked"])
    if (unit[name] && unit[name] !== "none") parts.push(plain(name));
  const size = textOf(unit.size) === "multi_step" ? "division" : textOf(unit.size);
  return {
    face: {
      side: Number(unit.side ?? 0),
      symbol: symbolOf(unit),
      size: kind === "supply" ? undefined : size,
      figures,
      spent: mode === "dg",
    },
    text: parts.filter(Boolean).join(", "),
  };
}

function otherFace(unit: Fields, side: number): { face: Face; text: string } {
  const kind = textOf(unit.kind);
  if (unit.quality != null) {
    const arm = textOf(unit.arm);
    const letter = textOf(unit.quality).toUpperCase();
    const symbol = arm === "armored" ? "armor" : arm === "mechanized" ? "mech" : "infantry";
    const of = unit.side === "un" ? 1 : unit.side === "communist" ? 2 : side;
    return {
      face: { side: of, symbol, size: "regiment", figures: letter, spent: unit.is_static === true },
      text: `quality ${letter}, ${plain(arm)}${unit.is_static ? ", static" : ""}`,
    };
  }
  const strength = unit.strength == null ? "" : String(unit.strength);
  const figures =
    kind === "commander"
      ? `${"★".repeat(Number(unit.stars ?? 1))}`
      : unit.cohesion == null
        ? strength
        : `${strength}-${String(unit.cohesion)}`;
  return {
    face: { side, symbol: kind || "infantry", figures, spent: unit.disorganized === true },
    text: [
      kind,
      strength && `${strength} SP`,
      unit.cohesion != null && `cohesion ${String(unit.cohesion)}`,
      unit.disorganized && "disorganized",
      unit.out_of_command && "out of command",
    ]
      .filter(Boolean)
      .join(", "),
  };
}

const SECOND = ["defenders", "enemies", "targets", "enemy", "defender", "enemy_stacks"];

/** Adds a board of the OCS. */
export function addBoard(
  picture: Picture,
  board: Fields,
  chart: readonly string[],
  nameOf: (id: unknown) => string,
): void {
  for (const item of listOf(board.hexes).map(fieldsOf)) {
    const hex = hexOf(item.hex);
    if (!hex) continue;
    const cell = cellAt(picture, hex);
    cell.ground = typeof item.terrain === "number" ? (chart[item.terrain] ?? "") : textOf(item.terrain);
    Object.assign(cell, {
      roads: bits(item.roads),
      rail: bits(item.rail),
      sides: bits(item.sides),
      hedgehog: Number(item.hedgehog ?? 0),
    });
    cell.settlement = textOf(item.settlement) === "none" ? "" : textOf(item.settlement);
    cell.source = Number(item.supply_source ?? 0);
  }
  for (const { between } of listOf(board.hexsides).map(fieldsOf)) {
    const [one, other] = listOf(between).map(hexOf);
    if (one && other) across(picture, one, other);
  }
  for (const unit of listOf(board.units).map(fieldsOf)) {
    const hex = hexOf(unit.hex);
    if (!hex || unit.kind === "hedgehog") continue;
    cellAt(picture, hex);
    picture.pieces.push({
      ...hex,
      id: Number(unit.id ?? 0),
      side: Number(unit.side ?? 0),
      name: nameOf(unit.id),
      ...ocsFace(unit),
    });
  }
  addZones(picture, board);
}

function across(picture: Picture, one: Hex, other: Hex): void {
  for (const [hex, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    const at = around.findIndex(([q, r]) => hex.q + q === beside.q && hex.r + r === beside.r);
    if (at >= 0) cellAt(picture, hex).sides |= 1 << at;
  }
}

/** Adds the zones of control of all sides. */
function addZones(picture: Picture, board: Fields): void {
  const { hexsides: _sides, ...rest } = board;
  const plainBoard = {
    ...rest,
    hexes: listOf(board.hexes)
      .map(fieldsOf)
      .map((item) => (typeof item.terrain === "string" ? { hex: item.hex } : item)),
  } as unknown as Ocs.BoardInput;
  const sides = new Set(
    listOf(board.units)
      .map((unit) => Number(fieldsOf(unit).side ?? 0))
      .filter((side) => side > 0),
  );
  for (const side of sides) {
    try {
      const zones = ocs.zoc.zones({ board: plainBoard, side });
      for (const row of zones.rows) {
        const cell = picture.cells.get(keyOf(row.hex));
        if (cell) cell.zones.push({ side, rule: row.rule ?? zones.cites[0] ?? "" });
      }
    } catch {
      // A board that is no map of the OCS has no zones.
    }
  }
}

// The zones of a unit that stands on no board.
function zone(picture: Picture, unit: Fields, hex: Hex, side: number): void {
  const asks = [
    () => ocs.units.zone_of_control({ unit: unit as Ocs.UnitInput }),
    () => acw.zoc.exerts({ unit: unit as unknown as Acw.UnitInput }),
  ];
  for (const ask of asks) {
    try {
      const { verdict, cites } = ask();
      if (verdict !== "allowed") continue;
      for (const [q, r] of around) {
        const cell = cellAt(picture, { q: hex.q + q, r: hex.r + r });
        if (!cell.zones.some((zone) => zone.side === side)) cell.zones.push({ side, rule: cites[0] ?? "" });
      }
      return;
    } catch {
      // It is a unit of another system.
    }
  }
}

/** Adds an item of a list that has a hex. */
export function addItem(picture: Picture, list: string, name: string, item: Fields): void {
  const hex = hexOf(item.hex);
  if (!hex) return;
  if (list === "ground") {
    cellAt(picture, hex).ground = name;
    return;
  }
  const beside = hexOf(item.beside);
  if (beside) return across(picture, hex, beside);
  if (list === "hexes" || list === "hexsides") {
    cellAt(picture, hex);
    return;
  }
  const isOcs = typeof item.side === "number" || item.combat_side !== undefined || item.move_side !== undefined;
  const side =
    typeof item.side === "number"
      ? item.side
      : item.side === "un"
        ? 1
        : item.side === "communist"
          ? 2
          : SECOND.includes(list)
            ? 2
            : 1;
  if (
    picture.pieces.some(
      (piece) =>
        sameHex(piece, hex) && ((piece.name === name && name !== "") || (piece.id > 0 && piece.id === item.id)),
    )
  )
    return;
  if (item.kind === undefined && item.quality === undefined && item.strength === undefined) return;
  cellAt(picture, hex);
  zone(picture, item, hex, side);
  const shown = isOcs ? ocsFace({ ...item, side }) : otherFace(item, side);
  picture.pieces.push({
    ...hex,
    id: Number(item.id ?? 0),
    side: shown.face.side,
    name: name || plain(item.kind ?? list),
    ...shown,
  });
}

function addPlan(picture: Picture, rows: readonly Fields[]): void {
  const all = rows.flatMap((row) => {
    const hex = hexOf(row.hex);
    return hex && typeof row.combat === "number"
      ? [{ combat: row.combat, hex, defends: row.side === "defender" }]
      : [];
  });
  if (all.length === 0) return;
  picture.fights = [];
  for (const from of all.filter(({ defends }) => !defends)) {
    for (const to of all.filter(({ defends, combat }) => defends && combat === from.combat))
      picture.fights.push({ combat: from.combat, from: from.hex, to: to.hex });
  }
  for (const { combat, hex } of all) cellAt(picture, hex).label = `combat ${combat + 1}`;
}

// Leaves of the enemy's counters those that the player sees; a question mark stands for the others.
function fog(picture: Picture, question: Fields): void {
  const side = Number(question.side ?? 0);
  const theirs = new Map(picture.pieces.filter((piece) => piece.side !== side).map((piece) => [keyOf(piece), piece]));
  for (const [key, first] of theirs) {
    let seen: ReturnType<typeof ocs.fog.sees>;
    try {
      seen = ocs.fog.sees({ ...question, hex: { q: first.q, r: first.r } } as unknown as Ocs.FogSeesQuestion);
    } catch {
      continue;
    }
    const ids = new Set(seen.rows.map(({ unit }) => unit));
    picture.pieces = picture.pieces.filter(
      (piece) => piece.side === side || keyOf(piece) !== key || ids.has(piece.id),
    );
    if (seen.value.hidden) {
      const face: Face = { side: first.side, symbol: "hidden" };
      picture.pieces.push({
        q: first.q,
        r: first.r,
        id: 0,
        side: first.side,
        name: "hidden units",
        face,
        text: "not seen",
      });
    }
  }
}

/** The picture of a story; none if it has no hexes. */
export function pictureOf(story: Story, chart: readonly string[], nameOf: (id: unknown) => string): Picture | null {
  const picture = blank();
  const board = story.after ?? story.board;
  if (
    board &&
    (board.hexes !== undefined || board.units !== undefined) &&
    board.friends === undefined &&
    listOf(board.units).some((unit) => hexOf(fieldsOf(unit).hex))
  ) {
    addBoard(picture, board, chart, nameOf);
  } else if (board) {
    for (const [list, items] of Object.entries(board))
      listOf(items).forEach((item, at) => addItem(picture, list, story.names[list]?.[at] ?? "", fieldsOf(item)));
  }
  const isOrder = story.question.turn !== undefined;
  for (const [name, value] of Object.entries(story.question)) {
    if (["board", "effects", "path", "plan"].includes(name)) continue;
    const hex = Array.isArray(value) ? null : hexOf(value);
    if (hex && picture.cells.size > 0) cellAt(picture, hex).label = plain(name);
    else if (Array.isArray(value) && !isOrder)
      value.forEach((item, at) => addItem(picture, name, story.names[name]?.[at] ?? "", fieldsOf(item)));
    else if (!isOrder && hexOf(fieldsOf(value).hex))
      addItem(picture, name, story.names[name]?.[0] ?? "", fieldsOf(value));
  }
  if (Array.isArray(story.question.plan)) addPlan(picture, story.question.plan.map(fieldsOf));
  const answer = story.told[0];
  if (answer?.operation === "ocs.fog.sees") fog(picture, story.question);
  if (answer?.rows?.some((row) => row.combat !== undefined)) addPlan(picture, answer.rows);
  const path = listOf(story.question.path)
    .map((item) => hexOf(fieldsOf(item).hex) ?? hexOf(item))
    .filter((hex) => hex !== null);
  path.forEach((hex, at) => {
    const cell = cellAt(picture, hex);
    cell.mark ||= String(at + 1);
    cell.says ||= `step ${at + 1} of the way`;
  });
  picture.way = path;
  if (answer?.rows && path.length === 0 && picture.fights.length === 0) {
    answer.rows.forEach((row, at) => {
      const hex = hexOf(row.hex);
      const cell = hex && picture.cells.get(keyOf(hex));
      if (!cell) return;
      cell.mark ||= typeof row.cost === "number" ? round(row.cost, 2) : String(at + 1);
      cell.says ||= typeof row.cost === "number" ? `costs ${round(row.cost, 2)} MP` : `line ${at + 1} of the answer`;
    });
  }
  return picture.cells.size > 0 ? picture : null;
}
