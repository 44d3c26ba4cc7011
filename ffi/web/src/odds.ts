// Odds, for the systems that have some.

/** Odds: as a text they are `3:1`. */
export class Odds {
  // Kept when names are made short.
  static name = "Odds";
  declare attack: number;
  declare defence: number;
  toString(): string {
    return `${this.attack}:${this.defence}`;
  }
}
