// Positions and games step by step: those of the page, or one that is pasted.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { Progress, useWork } from "./work.js";
import { GameStep } from "./gamestep.js";
import { Guard } from "./guard.js";
import { HexMap, InHex } from "./hexmap.js";
import { shelf } from "./library.js";
import { packed, unpacked } from "./link.js";
import { pictureOf } from "./picture.js";
import type { Replay } from "./replay.js";
import { fieldsOf, listOf } from "./reader.js";
import type { Fields, Json } from "./reader.js";
import { begun } from "./say.js";
import { onBoard } from "./situation.js";
import type { Story } from "./answer.js";
import { Told } from "./told.js";
import { siteOf } from "./world.js";
import { InSpace, WorldMap } from "./worldmap.js";

interface File {
  game?: Replay;
  stories?: Story[];
  fault?: string | null;
  title?: string;
  source?: string;
  chart?: string[];
  names?: [number, string][];
}

/** The text of the link, if it holds one. */
function useText(packedText: string): string | null {
  const [held, setHeld] = useState<{ of: string; text: string } | null>(null);
  useEffect(() => {
    if (packedText === "" || held?.of === packedText) return;
    unpacked(packedText).then(
      (text) => setHeld({ of: packedText, text }),
      () => setHeld({ of: packedText, text: "" }),
    );
  }, [packedText]);
  return packedText === "" ? "" : held?.of === packedText ? held.text : null;
}

function Paste({ text, set }: { text: string } & Pick<ViewProps, "set">): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  return (
    <details class="paste" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Paste your own</summary>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          set({ story: "", text: await packed(draft), step: "" }, true);
          setOpen(false);
        }}
      >
        <label for="pasted">A position file (JSON), or a game as text</label>
        <textarea
          id="pasted"
          rows={10}
          spellcheck={false}
          value={draft}
          onInput={(event) => setDraft(event.currentTarget.value)}
        />
        <button type="submit">Tell the story</button>
      </form>
    </details>
  );
}

/** The view. */
export function Stories({ values, set, go }: ViewProps): JSX.Element {
  const text = useText(values.text ?? "");
  const name = values.text ? "" : (values.story ?? shelf[0]!.name);
  const asked = { text: text ?? "", name };
  const [report, stop] = useWork<File>("told", asked, text !== null);
  const file = report?.done;
  return (
    <div class="stories">
      <div class="picker">
        <label>
          Story{" "}
          <select
            value={name}
            onChange={(event) => set({ story: event.currentTarget.value, text: "", step: "" }, true)}
          >
            {name === "" && <option value="">your own</option>}
            {shelf.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        <Paste text={text ?? ""} set={set} />
      </div>
      {report?.fault !== undefined && (
        <p class="notice" role="alert">
          {report.fault}
        </p>
      )}
      {!file && report?.fault === undefined && <Progress report={report} stop={stop} label="Telling it" />}
      {file && <Steps file={file} values={values} set={set} go={go} />}
    </div>
  );
}

function Steps({ file, values, set, go }: { file: File } & ViewProps): JSX.Element {
  const steps = file.game ? file.game.moves.length + 1 : file.stories!.length;
  const step = Math.min(Math.max(1, Number(values.step ?? 1) || 1), Math.max(1, steps));
  const to = (next: number): void => {
    const at = Math.min(Math.max(1, next), steps);
    set({ step: at === 1 ? "" : String(at) });
  };
  const titles = file.game
    ? [
        "The position",
        ...file.game.moves.map(({ line, verdict }) => `${line}${verdict === "allowed" ? "" : ` (${verdict})`}`),
      ]
    : file.stories!.map((story) => story.title);
  return (
    <>
      {file.fault && (
        <p class="notice" role="alert">
          {file.fault}
        </p>
      )}
      <div class="steps-bar" role="group" aria-label="Steps">
        <button type="button" aria-disabled={step <= 1} onClick={() => to(step - 1)}>
          <span aria-hidden="true">◀</span> Back
        </button>
        <button type="button" aria-disabled={step >= steps} onClick={() => to(step + 1)}>
          Next <span aria-hidden="true">▶</span>
        </button>
        <input
          type="range"
          min="1"
          max={steps}
          value={step}
          aria-label="Step"
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <label>
          Step{" "}
          <select value={step} onChange={(event) => to(Number(event.currentTarget.value))} class="to-step">
            {titles.map((title, at) => (
              <option key={at} value={at + 1}>{`${at + 1}. ${title}`}</option>
            ))}
          </select>{" "}
          of {steps}
        </label>
      </div>
      {(file.game?.title || file.title) && <h2 class="step-title">{begun(file.game?.title || file.title || "")}</h2>}
      <Guard at={`${values.text ?? values.story ?? ""} ${step}`}>
        {file.game ? (
          <GameStep game={file.game} at={step - 1} go={go} />
        ) : steps > 0 ? (
          <StoryStep file={file} at={step - 1} />
        ) : (
          <p class="note">It has no questions.</p>
        )}
      </Guard>
    </>
  );
}

// The ways of a question's orders on the board of Axis & Allies.
function waysOf(story: Story, units: readonly Fields[]): string[][] {
  const orders = Array.isArray(story.question.orders) ? story.question.orders.map(fieldsOf) : [story.question];
  return orders.flatMap((order) => {
    const from = typeof order.unit === "number" ? units[order.unit]?.space : undefined;
    const path = listOf(order.path)
      .filter((space) => space !== null && space !== 0)
      .map(siteOf);
    return from === undefined || path.length === 0 ? [] : [[siteOf(from), ...path]];
  });
}

function StoryStep({ file, at }: { file: File; at: number }): JSX.Element {
  const story = file.stories![at]!;
  const [chosen, choose] = useState<string | null>(null);
  const names = useMemo(() => new Map(file.names), [file]);
  const nameOf = (id: unknown): string => names.get(Number(id)) ?? (id ? `#${String(id)}` : "");
  const picture = useMemo(() => pictureOf(story, file.chart ?? [], nameOf), [story]);
  const units = fieldsOf(
    story.board ??
      (story.told[0]?.operation === "axis_allies.map.setup" ? { units: (story.told[0].rows ?? []) as Json } : null),
  ).units;
  const world = useMemo(() => {
    const list = listOf(units).map(fieldsOf);
    return list.some(({ owner }) => owner !== undefined)
      ? onBoard(list, listOf(fieldsOf(story.board).holdings).map(fieldsOf))
      : null;
  }, [story]);
  if (world) {
    return (
      <div class="board-and-ruling wide">
        <div class="board">
          <div class="scroll world-scroll" tabIndex={0} role="group" aria-label="The map, which scrolls">
            <WorldMap
              now={world}
              marks={new Map()}
              chosen={chosen}
              choose={choose}
              ways={waysOf(story, listOf(units).map(fieldsOf))}
            />
          </div>
          <div class="in-hex">
            <InSpace id={chosen} now={world} />
          </div>
        </div>
        <div class="answer" key={at}>
          <Told story={story} nameOf={nameOf} />
        </div>
      </div>
    );
  }
  return (
    <div class={picture ? "board-and-ruling" : "board-and-ruling alone"}>
      {picture && (
        <div class="board">
          <HexMap picture={picture} label={`The map: ${story.title}`} chosen={chosen} choose={choose} />
          <InHex picture={picture} at={chosen} />
        </div>
      )}
      <div class="answer" key={at}>
        <Told story={story} nameOf={nameOf} />
      </div>
    </div>
  );
}
