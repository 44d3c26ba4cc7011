// Dice: thrown by the browser's own chance, and shown as faces.
import { Dice } from "grognard";
import type { JSX } from "preact";

/** Throws dice. */
export function thrown(count: number): number[] {
  const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!;
  return new Dice(seed).roll(count);
}

const spots: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Dice that lie there; those that hit are marked. */
export function Faces({
  dice,
  hits,
  tone = "",
}: {
  dice: readonly number[];
  hits?: readonly boolean[];
  tone?: string;
}): JSX.Element {
  return (
    <span
      class={`dice ${tone}`}
      role="img"
      aria-label={`Dice ${dice.join(" ")}${hits ? `, hits: ${hits.filter(Boolean).length}` : ""}`}
    >
      {dice.map((face, at) => (
        <svg key={at} class={hits?.[at] ? "hit" : ""} viewBox="-12 -12 24 24" aria-hidden="true">
          <rect x="-11" y="-11" width="22" height="22" rx="4" />
          {(spots[face] ?? []).map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x * 5.5} cy={y * 5.5} r="2.2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
