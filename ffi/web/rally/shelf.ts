// The positions beside a server's objects. An object holds the text of a position and the orders since then; the game
// that these make lies here, ready to be asked. It is found by what the object says, never by which object it is: of
// an older object the later orders are taken back, and of a strange one the text is read.

/** What a ruling on an order says. */
export interface Ruling {
  verdict: string;
  cites: string[];
  effects?: unknown[];
  trail?: { text: string }[] | undefined;
}
/** What a game of any system does. */
export interface Playable {
  order(line: string): Ruling;
  undo(options: { referee: boolean }): unknown;
  save(): string;
  free(): void;
}
/** What an object holds of its game. */
export interface Stored {
  text: string;
  orders: string[];
}

/** A position, and what was found out about it. */
export class Position<Game extends Playable, Facts> {
  readonly orders: string[] = [];
  readonly rulings: Ruling[] = [];
  #facts: Facts | undefined;

  constructor(
    readonly text: string, readonly game: Game, readonly find: (position: Position<Game, Facts>) => Facts,
    readonly before = 0,
  ) {}

  /** What the clicks need to know, once for each position. */
  get facts(): Facts {
    return this.#facts ??= this.find(this);
  }

  /** Gives an order. */
  order(line: string): Ruling {
    const ruling = this.game.order(line);
    if (ruling.verdict === "allowed") {
      this.orders.push(line);
      this.rulings.push(ruling);
      this.#facts = undefined;
    }
    return ruling;
  }

  /** Takes back all orders but so many; whether the game remembers them. */
  back(count: number): boolean {
    while (this.orders.length > count) {
      if (this.game.undo({ referee: true }) === null) return false;
      this.orders.pop();
      this.rulings.pop();
      this.#facts = undefined;
    }
    return true;
  }
}

/** The last positions that were asked about. */
export class Shelf<Game extends Playable, Facts> {
  #all: Position<Game, Facts>[] = [];

  constructor(
    readonly load: (text: string) => Game, readonly find: (position: Position<Game, Facts>) => Facts,
    readonly most = 8,
  ) {}

  /** The position of an object. */
  at(stored: Stored): Position<Game, Facts> {
    const all = this.#all;
    const { text, orders } = stored;
    const last = all[0];
    const isLast = last?.text === text && last.orders.length === orders.length;
    if (isLast && same(last.orders, orders) === orders.length) return last;
    const place = all.findIndex((held) => held.text === text);
    let found = all[place];
    if (found && !found.back(same(found.orders, orders))) {
      all.splice(place, 1);
      found.game.free();
      found = undefined;
    }
    if (found) {
      if (place > 0) all.unshift(...all.splice(place, 1));
    } else {
      found = new Position(text, this.load(text), this.find);
      all.unshift(found);
      for (const old of all.splice(this.most)) old.game.free();
    }
    for (let next = found.orders.length; next < orders.length; next++) {
      const { verdict } = found.order(orders[next]!);
      if (verdict !== "allowed") throw new Error(`the object's order ${orders[next]} is forbidden`);
    }
    return found;
  }

  /** Lets an object begin anew from the position that it has come to. */
  renew(stored: Stored, held: Position<Game, Facts>): void {
    const all = this.#all;
    stored.text = held.game.save();
    stored.orders = [];
    const before = held.before + held.orders.length;
    all.splice(all.indexOf(held), 1);
    // A game remembers all of its orders; from its text it begins without them.
    if (before < LONG) all.unshift(new Position(stored.text, held.game, this.find, before));
    else held.game.free();
  }
}

/** Orders that a game may remember. */
const LONG = 256;

// How many orders are the same at the beginning of two lists.
function same(some: string[], others: string[]): number {
  const most = Math.min(some.length, others.length);
  let count = 0;
  while (count < most && some[count] === others[count]) count++;
  return count;
}
