// How rulings read: the verdict, the numbers, chances as bars, and why.
import type { ComponentChildren, JSX } from "preact";
import { percent, round, tiny, titleOf } from "./say.js";
import type { Step } from "./say.js";

/** What a number comes from. */
export interface Reason {
  /** How it is worked out, in a sentence. */
  how?: string | undefined;
  steps?: readonly Step[] | undefined;
  cites?: readonly string[] | undefined;
}
/** A chance with its name. */
export interface Bar {
  label: string;
  chance: number;
  /** Whose colour it has. */
  side?: "attacker" | "defender" | "none" | undefined;
  why?: Reason | undefined;
}

/** A paragraph with its title. */
export function Rule({ id }: { id: string }): JSX.Element {
  return (
    <span class="rule">
      <b>{id}</b> <span>{titleOf(id)}</span>
    </span>
  );
}

/** Paragraphs with their titles. */
export function Cites({ ids }: { ids: readonly string[] }): JSX.Element {
  return (
    <ul class="cites">
      {ids.map((id) => (
        <li key={id}>
          <Rule id={id} />
        </li>
      ))}
    </ul>
  );
}

/** Paragraphs under a heading. */
export function Because({ title, ids }: { title: string; ids: readonly string[] }): JSX.Element {
  return (
    <section class="part">
      <h2>{title}</h2>
      <Cites ids={ids} />
    </section>
  );
}

// A step without the paragraph at its end, which stands beside it.
const said = (step: Step): string => step.text.replace(/\s\([A-Z][^()]*: .*\)$/s, "");

/** Steps, each with its paragraph. */
export function Steps({ steps }: { steps: readonly Step[] }): JSX.Element {
  // What is said again and again is said once.
  const lines: { text: string; rule: string | null; times: number }[] = [];
  for (const step of steps) {
    const last = lines.at(-1);
    if (last && last.text === said(step) && last.rule === step.rule) last.times++;
    else lines.push({ text: said(step), rule: step.rule, times: 1 });
  }
  return (
    <ol class="steps">
      {lines.map(({ text, rule, times }, at) => (
        <li key={at}>
          <span>
            {text}
            {times > 1 && <b> ×{times}</b>}
          </span>
          {rule && <Rule id={rule} />}
        </li>
      ))}
    </ol>
  );
}

/** Why a number is what it is. */
export function Why({ why }: { why: Reason }): JSX.Element {
  return (
    <div class="why">
      {why.how && <p>{why.how}</p>}
      {why.steps && why.steps.length > 0 && <Steps steps={why.steps} />}
      {why.cites && why.cites.length > 0 && <Cites ids={why.cites} />}
    </div>
  );
}

/** A number that says why when it is opened. */
export function Fact({
  label,
  value,
  note,
  why,
}: {
  label: string;
  value: string;
  note?: string | undefined;
  why: Reason;
}): JSX.Element {
  return (
    <details class="fact">
      <summary>
        <span class="name">{label}</span>
        <span class="value">{value}</span>
        {note && <span class="note">{note}</span>}
      </summary>
      <Why why={why} />
    </details>
  );
}

/** Facts beside one another. */
export function Facts({ children }: { children: ComponentChildren }): JSX.Element {
  return <div class="facts">{children}</div>;
}

/** The verdict, first of all. */
export function Verdict({
  big,
  word,
  notes,
  tone = "allowed",
}: {
  big: string;
  word: string;
  notes: readonly string[];
  tone?: "allowed" | "forbidden" | "fault";
}): JSX.Element {
  return (
    <div class={`verdict ${tone}`}>
      <p class="big">{big}</p>
      <div class="said" role="status">
        <p class="word">
          <span class="hidden">{big}, </span>
          {word}
        </p>
        {notes.map((note) => (
          <p key={note} class="note">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Chances as bars, each of which says why. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }): JSX.Element {
  return (
    <ul class="bars" aria-label={label}>
      {bars.map((bar) => {
        const line = (
          <>
            <span class="name">{bar.label}</span>
            <span class="track" aria-hidden="true">
              <span class={`fill ${bar.side ?? "none"}`} style={`width:${100 * Math.min(1, bar.chance)}%`} />
            </span>
            <span class="value">{percent(bar.chance)}</span>
          </>
        );
        return (
          <li key={bar.label}>
            {bar.why ? (
              <details>
                <summary>{line}</summary>
                <Why why={bar.why} />
              </details>
            ) : (
              <div class="line">{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A part of a whole. */
interface Part {
  label: string;
  chance: number;
  tone: "attacker" | "defender" | "none" | "faint";
}
/** All endings as one bar. */
export function Whole({ parts }: { parts: readonly Part[] }): JSX.Element {
  const shown = parts.filter((part) => part.chance > 0);
  return (
    <div class="whole">
      <div class="strip" aria-hidden="true">
        {shown.map((part) => (
          <span key={part.label} class={part.tone} style={`width:${100 * part.chance}%`} />
        ))}
      </div>
      <ul>
        {parts
          .filter((part) => part.chance > 0 || part.tone !== "faint")
          .map((part) => (
            <li key={part.label} class={part.chance > 0 ? "" : "nothing"}>
              <span class={`key ${part.tone}`} aria-hidden="true" />
              {part.label} <b>{percent(part.chance)}</b>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A number that can come, and its chance. */
export interface Column {
  value: number;
  chance: number;
}
/** The mean of columns. */
export const mean = (columns: readonly Column[]): number =>
  columns.reduce((sum, { value, chance }) => sum + value * chance, 0);

// Columns that are too many to be read are put together.
function gathered(columns: readonly Column[], most: number): { columns: Column[]; wide: number } {
  const low = columns[0]?.value ?? 0;
  const high = columns.at(-1)?.value ?? 0;
  const wide = Math.max(1, Math.ceil((high - low + 1) / most));
  const all = Array.from({ length: Math.max(1, Math.ceil((high - low + 1) / wide)) }, (_, at) => ({
    value: low + at * wide,
    chance: 0,
  }));
  for (const { value, chance } of columns) all[Math.floor((value - low) / wide)]!.chance += chance;
  return { columns: all, wide };
}

/** The chance of each number, with the mean. */
export function Histogram({
  columns,
  title,
  side,
  bound,
  why,
}: {
  columns: readonly Column[];
  title: string;
  side: "attacker" | "defender";
  bound?: number | undefined;
  why: Reason;
}): JSX.Element {
  const average = mean(columns);
  const { columns: shown, wide } = gathered(columns, 24);
  const top = Math.max(...shown.map(({ chance }) => chance), 1e-9);
  const [width, height, foot] = [360, 120, 18];
  const step = width / shown.length;
  const every = Math.ceil(shown.length / 12);
  const low = shown[0]?.value ?? 0;
  const at = ((average - low) / wide + 0.5) * step;
  const label = `${title}: mean ${round(average, 2)}. ${columns
    .filter(({ chance }) => chance >= 0.0005)
    .slice(0, 40)
    .map(({ value, chance }) => `${value}: ${percent(chance)}`)
    .join("; ")}`;
  return (
    <figure class="histogram">
      <figcaption>
        <span>{title}</span>
        <span>
          mean <b>{round(average, 2)}</b>
          {(bound ?? 0) === 0 ? ", exact" : bound! >= 0.0005 ? <> ± {tiny(bound!)}</> : ""}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label}>
        <line x1="0" x2={width} y1={height} y2={height} class="axis" />
        {shown.map(({ value, chance }, n) => (
          <g key={value}>
            <rect
              class={side}
              x={n * step + step * 0.1}
              width={step * 0.8}
              y={height - ((height - 16) * chance) / top}
              height={((height - 16) * chance) / top}
            >
              <title>{`${value}${wide > 1 ? `–${value + wide - 1}` : ""}: ${percent(chance, 2)}`}</title>
            </rect>
          </g>
        ))}
        <line class="mean" x1={at} x2={at} y1="2" y2={height} />
        {shown.map(({ value, chance }, n) => (
          <g key={value}>
            {n % every === 0 && (
              <text x={n * step + step / 2} y={height + 13}>
                {value}
              </text>
            )}
            {shown.length <= 9 && chance > 0 && (
              <text class="share" x={n * step + step / 2} y={height - ((height - 16) * chance) / top - 4}>
                {percent(chance, 0)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details class="small">
        <summary>Why</summary>
        <Why why={why} />
      </details>
    </figure>
  );
}

/** The rest of an answer: every step and every paragraph. */
export function Trail({ steps, cites }: { steps: readonly Step[]; cites: readonly string[] }): JSX.Element {
  return (
    <section class="trail" aria-labelledby="trail">
      <h2 id="trail">Why</h2>
      {steps.length > 0 && <Steps steps={steps} />}
      <h3>Paragraphs</h3>
      <Cites ids={cites} />
    </section>
  );
}
