// What stands beside the world: what may be ordered, what came of it, the battles to come, other games.
import { axis_allies } from "grognard";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Faces } from "./dice.js";
import type { Item } from "./levels.js";
import { Cites, Steps } from "./ruling.js";
import { called, percent } from "./say.js";
import type { Step } from "./say.js";
import { powerNames, powers } from "./situation.js";
import type { Situation } from "./situation.js";
import { placeName } from "./world.js";

type Game = InstanceType<typeof axis_allies.Game>;
/** An order that was given. */
export interface Done {
  text: string;
  verdict: "allowed" | "forbidden";
  effects: string[];
  dice: number[];
  cites: string[];
  trail: Step[];
}

/** An item of what may be ordered. */
export function Choice({
  item,
  down,
  give,
  light,
}: {
  item: Item;
  down(label: string): void;
  give(item: Item, count: number): void;
  light(space: string): void;
}): JSX.Element {
  const [count, setCount] = useState(1);
  const shown = Math.min(count, item.most ?? 1);
  if (item.most) {
    return (
      <form
        class="choice"
        onSubmit={(event) => {
          event.preventDefault();
          give(item, shown);
        }}
      >
        <label>
          <input
            type="number"
            min="1"
            max={item.most}
            value={shown}
            aria-label={`How many: ${item.label}`}
            onInput={(event) => setCount(Math.max(1, Math.min(item.most!, Number(event.currentTarget.value) || 1)))}
          />{" "}
          <span class="note">of {item.most}</span>
        </label>
        {item.most > 1 && (
          <button type="button" class="all" onClick={() => setCount(item.most!)}>
            All
          </button>
        )}
        <button type="submit" class="go">
          {item.label}
        </button>
      </form>
    );
  }
  return (
    <button
      type="button"
      class={`row${item.danger ? " danger" : ""}${item.order ? " act" : ""}`}
      onFocus={() => item.space && light(item.space)}
      onClick={() => (item.items ? down(item.label) : give(item, 1))}
    >
      <span>{item.label}</span>
      {item.note && <span class="note">{item.note}</span>}
      {item.items && (
        <span class="more" aria-hidden="true">
          ›
        </span>
      )}
    </button>
  );
}

/** What came of the last order. */
export function Last({ done }: { done: Done }): JSX.Element {
  return (
    <section class={`part last ${done.verdict}`} aria-live="polite">
      <h2>{done.verdict === "allowed" ? "Done" : "Forbidden"}</h2>
      <p>
        {done.text} {done.dice.length > 0 && <Faces dice={done.dice} />}
      </p>
      {done.effects.length > 0 && (
        <ul class="effects">
          {done.effects.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <details class="small" open={done.verdict === "forbidden"}>
        <summary>Why</summary>
        <Steps steps={called(done.trail, {})} />
        <Cites ids={done.cites} />
      </details>
    </section>
  );
}

/** The battles that are still to be fought. */
export function Chances({ game, turn }: { game: Game; turn: number }): JSX.Element | null {
  const found = useMemo(() => {
    try {
      return game.chances();
    } catch {
      return null;
    }
  }, [game, turn]);
  const rows = found?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <section class="part">
      <h2>Battles to come</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Attacker wins</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.space)}>
              <th scope="row">{placeName(row.space)}</th>
              <td>{percent(row.win)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 1 && <p class="note">All of them: {percent(found!.value.all_won)}.</p>}
    </section>
  );
}

/** The IPC of the powers. */
export function Cash({ now }: { now: Situation }): JSX.Element {
  return (
    <ul class="cash" aria-label="IPC of the powers">
      {powers.map((power, at) => (
        <li key={power}>
          <span class={`flag ${power}`} aria-hidden="true" />
          {powerNames[power]} <b>{now.value.cash[at]}</b>
        </li>
      ))}
    </ul>
  );
}

/** Another game. */
export function Other({
  begin,
  save,
  isBegun,
}: {
  begin(text: string): void;
  save(): string;
  isBegun: boolean;
}): JSX.Element {
  const [draft, setDraft] = useState("");
  const [isAsked, ask] = useState(false);
  return (
    <div class="picker below">
      {isAsked ? (
        <p class="inline" role="group" aria-label="New game">
          <span>The game at hand is lost with it; its text below keeps it.</span>
          <button
            type="button"
            onClick={() => {
              ask(false);
              begin("");
            }}
          >
            Begin a new one
          </button>
          <button type="button" onClick={() => ask(false)}>
            Go on with this one
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => (isBegun ? ask(true) : begin(""))}>
          New game
        </button>
      )}
      <details class="paste" onToggle={(event) => event.currentTarget.open && setDraft(save())}>
        <summary>The game as text</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            begin(draft);
          }}
        >
          <label for="game-text">Copy it, or put another here and take it up</label>
          <textarea
            id="game-text"
            rows={10}
            spellcheck={false}
            value={draft}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
          <button type="submit">Take it up</button>
        </form>
      </details>
    </div>
  );
}
