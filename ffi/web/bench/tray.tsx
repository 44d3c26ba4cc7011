// The counters of both sides, and the circumstances: each row changes a number or chooses a word.
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Counter } from "./counter.js";
import type { Face } from "./counter.js";

/** A row: a number of counters, a number, or a word of a list. */
export interface Row {
  key: string;
  label: string;
  low: number;
  high: number;
  start: number;
  face?: Face | undefined;
  words?: readonly string[] | undefined;
  /** Words for a number that has none of its own. */
  shown?: ((value: number) => string) | undefined;
}

/** Sets a number within its limits. */
type Setter = (row: Row, value: number) => void;

/** The value of a row. */
export const valueOf = (row: Row, values: Readonly<Record<string, string>>): number => {
  const value = Number(values[row.key] ?? row.start);
  return Number.isInteger(value) ? Math.min(row.high, Math.max(row.low, value)) : row.start;
};

// How many counters stand there: a row of words is one counter, whatever its word.
const standingOf = (row: Row, value: number): number => (row.words ? Math.min(1, value) : value);

function Stepper({ row, value, set, side }: { row: Row; value: number; set: Setter; side: string }): JSX.Element {
  const change = (by: number): void => set(row, Math.min(row.high, Math.max(row.low, value + by)));
  const name = `${row.label}, ${side}`;
  return (
    <span class="stepper">
      <button type="button" aria-label={`Less: ${name}`} aria-disabled={value <= row.low} onClick={() => change(-1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        min={row.low}
        max={row.high}
        value={value}
        onInput={(event) => {
          const next = Number(event.currentTarget.value);
          if (event.currentTarget.value !== "" && Number.isInteger(next))
            set(row, Math.min(row.high, Math.max(row.low, next)));
        }}
      />
      <button type="button" aria-label={`More: ${name}`} aria-disabled={value >= row.high} onClick={() => change(1)}>
        +
      </button>
    </span>
  );
}

function Choice({ row, value, set }: { row: Row; value: number; set: Setter }): JSX.Element {
  const words = row.words!;
  if (words.length > 4) {
    return (
      <select aria-label={row.label} value={value} onChange={(event) => set(row, Number(event.currentTarget.value))}>
        {words.map((word, at) => (
          <option key={word} value={row.low + at}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span class="segments" role="radiogroup" aria-label={row.label}>
      {words.map((word, at) => (
        <label key={word} class={value === row.low + at ? "on" : ""}>
          <input
            type="radio"
            name={row.key}
            checked={value === row.low + at}
            onChange={() => set(row, row.low + at)}
          />
          {word}
        </label>
      ))}
    </span>
  );
}

/** The counters of one side: a tray to take from, and what stands there. */
export function Side({
  title,
  side,
  rows,
  values,
  set,
}: {
  title: string;
  side: "attacker" | "defender";
  rows: readonly Row[];
  values: Readonly<Record<string, string>>;
  set: Setter;
}): JSX.Element {
  const dropped = useRef<HTMLElement>(null);
  const all = rows.map((row) => ({ row, value: valueOf(row, values) }));
  const standing = all.filter(({ row, value }) => row.face && value > 0);
  return (
    <section
      class={`side ${side}`}
      ref={dropped}
      aria-label={title}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes("text/x-counter")) event.preventDefault();
      }}
      onDrop={(event) => {
        const key = event.dataTransfer?.getData("text/x-counter");
        const found = all.find(({ row }) => row.key === key);
        if (!found || found.row.words) return;
        event.preventDefault();
        set(found.row, Math.min(found.row.high, found.value + 1));
      }}
    >
      <h2>{title}</h2>
      <div class="stand" aria-hidden="true">
        {standing.map(({ row, value }) => {
          const count = standingOf(row, value);
          return (
            <span
              key={row.key}
              class={row.words ? "stack one" : "stack"}
              style={`--more:${Math.min(count, 4) - 1}`}
              onClick={row.words ? undefined : () => set(row, value - 1)}
              title={row.words ? row.label : `Take one away: ${row.label}`}
            >
              {Array.from({ length: Math.min(count, 4) }, (_, at) => (
                <Counter key={at} face={row.face!} />
              ))}
              {count > 1 && <span class="times">{count}</span>}
            </span>
          );
        })}
        {standing.length === 0 && <span class="empty">no counters</span>}
      </div>
      <ul class="rows">
        {all.map(({ row, value }) => (
          <li key={row.key}>
            {row.face && row.words && <Counter face={row.face} width={30} />}
            {row.face && !row.words && (
              <span
                class="from"
                draggable
                title={`Put on the ${title.toLowerCase()}’s side: ${row.label}`}
                onDragStart={(event) => event.dataTransfer?.setData("text/x-counter", row.key)}
                onClick={() => set(row, Math.min(row.high, value + 1))}
              >
                <Counter face={row.face} width={30} />
              </span>
            )}
            <span class="name">{row.label}</span>
            {row.words ? (
              <Choice row={row} value={value} set={set} />
            ) : (
              <Stepper row={row} value={value} set={set} side={title.toLowerCase()} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What holds for both sides. */
export function Circumstances({
  rows,
  values,
  set,
  title = "Circumstances",
}: {
  rows: readonly Row[];
  values: Readonly<Record<string, string>>;
  set: Setter;
  title?: string;
}): JSX.Element {
  return (
    <section class="side set" aria-label={title}>
      <h2>{title}</h2>
      <ul class="rows">
        {rows.map((row) => {
          const value = valueOf(row, values);
          return (
            <li key={row.key}>
              <span class="name">{row.label}</span>
              {row.words ? (
                <Choice row={row} value={value} set={set} />
              ) : (
                <Stepper row={row} value={value} set={set} side="circumstances" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
