// What the clicks and the view of Axis & Allies need to know of a position.
import { axis_allies } from "grognard/axis_allies";
import type { Choice, Game, GamePiece, Situation } from "grognard/axis_allies";
import type { Position } from "../shelf.js";

export type Power = "ussr" | "germany" | "uk" | "japan" | "usa";
export const POWERS: Power[] = ["ussr", "germany", "uk", "japan", "usa"];
export const SHORT: Record<string, string> = {
  infantry: "inf", armor: "arm", fighter: "ftr", bomber: "bmb", transport: "trn", submarine: "sub", carrier: "car",
  battleship: "bat", aa_gun: "aa", industrial_complex: "ic",
};

export type Row = Pick<Choice, "step" | "kind" | "piece" | "transport" | "space" | "count" | "most">;
export type Piece = Pick<GamePiece, "id" | "space" | "kind" | "owner" | "aboard" | "spent">;

/** Pieces of which it does not matter which one is taken. */
export interface Alike {
  kind: string;
  owner: string;
  pieces: number[];
  rows: Map<string, Row>;
}

const ROW = ["step", "kind", "piece", "transport", "space", "count", "most"] as const;
const PIECE = ["id", "space", "kind", "owner", "aboard", "spent"] as const;
/** A space that is not as the game began: its owner, if it is another, and marks. */
const SPACE = /^space (\w+)(?: (ussr|germany|uk|japan|usa|nobody)\b)?.*$/gm;

/** The land as printed. */
const printed = new Map<string, { owner: string; complex: boolean }>();

/** What a row leads to, of the pieces that it moves. */
function target(row: Row): string {
  if (row.step === "board") return `#${row.transport}`;
  return row.step === "raid" ? "raid" : String(row.space ?? "");
}

export class Facts {
  readonly now: Situation;
  readonly rows: Row[] = [];
  readonly steps = new Map<string, Row[]>();
  readonly #position: Position<Game, Facts>;
  readonly #order: number;
  #pieces: Map<number, Piece> | undefined;
  #from: Map<string, Map<number, Row[]>> | undefined;
  #alike = new Map<string, Alike[]>();

  constructor(position: Position<Game, Facts>) {
    this.#position = position;
    this.#order = position.orders.length;
    const { value, columns } = position.game.choices(null, { columns: ROW });
    this.now = value;
    const { step, kind, piece, transport, space, count, most } = columns;
    for (let at = 0; at < step.length; at++) {
      const row = {
        step: step[at]!, kind: kind[at]!, piece: piece[at]!, transport: transport[at]!, space: space[at]!,
        count: count[at]!, most: most[at]!,
      } as Row;
      this.rows.push(row);
      const same = this.steps.get(row.step!);
      if (same) same.push(row);
      else this.steps.set(row.step!, [row]);
    }
  }

  /** The pieces by their numbers. */
  get pieces(): Map<number, Piece> {
    if (!this.#pieces) {
      this.#fresh();
      const { id, space, kind, owner, aboard, spent } = this.#position.game.look({ columns: PIECE }).columns;
      this.#pieces = new Map();
      for (let at = 0; at < id.length; at++) {
        this.#pieces.set(id[at]!, {
          id: id[at]!, space: space[at]!, kind: kind[at]!, owner: owner[at]!, aboard: aboard[at]!, spent: spent[at]!,
        } as Piece);
      }
    }
    return this.#pieces;
  }

  // Facts are of the position in which they were found.
  #fresh(): void {
    if (this.#position.orders.length !== this.#order) throw new Error("facts of a position that is gone");
  }

  /** The orders of pieces, by the space in which these are. */
  get from(): Map<string, Map<number, Row[]>> {
    if (!this.#from) {
      this.#from = new Map();
      for (const row of this.rows) {
        if (row.piece === null) continue;
        const space = this.pieces.get(row.piece)!.space as string;
        let there = this.#from.get(space);
        if (!there) this.#from.set(space, there = new Map());
        const rows = there.get(row.piece);
        if (rows) rows.push(row);
        else there.set(row.piece, [row]);
      }
    }
    return this.#from;
  }

  /** The pieces of a space that have orders, by what they are and may do. */
  alike(space: string): Alike[] {
    let found = this.#alike.get(space);
    if (!found) this.#alike.set(space, found = this.#sorted(this.from.get(space) ?? new Map()));
    return found;
  }

  /** The same of all spaces. */
  get all(): Alike[] {
    let found = this.#alike.get("");
    if (!found) {
      const every = new Map<number, Row[]>();
      for (const there of this.from.values()) for (const [piece, rows] of there) every.set(piece, rows);
      this.#alike.set("", found = this.#sorted(every));
    }
    return found;
  }

  #sorted(there: Map<number, Row[]>): Alike[] {
    const groups = new Map<string, Alike>();
    for (const [id, rows] of there) {
      const { kind, owner } = this.pieces.get(id)!;
      const key = `${owner} ${kind} ${rows.map(target).join(" ")} ${this.cargo(id)}`;
      const group = groups.get(key);
      if (group) group.pieces.push(id);
      else {
        const goes = new Map(rows.map((row) => [target(row), row]));
        groups.set(key, { kind: kind as string, owner, pieces: [id], rows: goes });
      }
    }
    return [...groups.values()];
  }

  /** What a ship carries, such as `2 inf`. */
  cargo(ship: number): string {
    const { kind } = this.pieces.get(ship)!;
    if (kind !== "transport" && kind !== "carrier") return "";
    const aboard = [...this.pieces.values()].filter((piece) => piece.aboard === ship);
    return counted(aboard.map((piece) => piece.kind as string));
  }

  /** Who holds the land, and where the industrial complexes are: as printed, by the text, and by the orders since. */
  spaces(): { owners: Record<string, string>; complexes: string[] } {
    if (printed.size === 0) {
      for (const space of SITES()) {
        const { value } = axis_allies.map.space({ space: space as "ger" });
        if (value.surface === "land") printed.set(space, { owner: value.owner, complex: value.industrial_complex });
      }
    }
    const owners = Object.fromEntries([...printed].map(([space, { owner }]) => [space, owner]));
    const complexes = new Set([...printed].flatMap(([space, { complex }]) => complex ? [space] : []));
    for (const [line, space, owner] of this.#position.text.matchAll(SPACE)) {
      if (owner) owners[space!] = owner;
      if (line.endsWith(" complex") || line.includes(" complex ")) complexes.add(space!);
    }
    for (const { effects } of this.#position.rulings) {
      for (const { what, space, power } of effects as { what: string; space: string; power: string }[]) {
        if (what === "territory") owners[space] = power;
        if (what === "complex") complexes.add(space);
      }
    }
    return { owners, complexes: [...complexes] };
  }
}

let sites: string[] | undefined;
/** The words of all spaces, found by the borders between them. */
export function SITES(): string[] {
  if (!sites) {
    const found = new Set(["ger"]);
    for (const space of found) {
      const { value, rows } = axis_allies.map.space({ space: space as "ger" });
      for (const { space: next } of rows) found.add(next as string);
      if (value.around) found.add(value.around as string);
    }
    sites = [...found];
  }
  return sites;
}

/** Kinds as `2 inf, 1 arm`. */
export function counted(kinds: string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kindsOf = Object.keys(SHORT).filter((kind) => counts.has(kind));
  return kindsOf.map((kind) => `${counts.get(kind)} ${SHORT[kind]}`).join(", ");
}
