// A step of a game that is told: the order, its ruling, and where everything stands afterwards.
import { acw, korea } from "grognard";
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { boardOf } from "./gameboard.js";
import { Guard } from "./guard.js";
import { HexMap, InHex } from "./hexmap.js";
import { packed } from "./link.js";
import { addBoard, addItem, blank } from "./picture.js";
import type { Picture } from "./picture.js";
import { hexNamed, numberingOf, printed } from "./places.js";
import { around, fieldsOf, hexOf } from "./reader.js";
import type { Fields, Hex } from "./reader.js";
import type { Played, Replay } from "./replay.js";
import { Because, Trail, Verdict } from "./ruling.js";
import { called, plain } from "./say.js";
import { situation, status, told } from "./situation.js";
import { effectWords } from "./told.js";
import { InSpace, WorldMap } from "./worldmap.js";

function hexPicture(system: string, text: string): { picture: Picture; names: Map<number, string> } {
  const picture = blank();
  if (system === "ocs") {
    const { board, chart, names, numbering } = boardOf(text);
    picture.numbering = numbering;
    addBoard(picture, board, chart, (id) => names.get(Number(id)) ?? "");
    return { picture, names };
  }
  const names = new Map<number, string>();
  picture.numbering = numberingOf(text);
  for (const [, at] of text.matchAll(/\nhex (\S+)/g)) {
    const hex = hexNamed(at!, picture.numbering);
    if (hex) addItem(picture, "hexes", "", { hex: { ...hex } });
  }
  const rows = (system === "korea" ? korea.game.look({ position: { text } }) : acw.game.look({ position: { text } }))
    .rows as unknown as Fields[];
  for (const row of rows) {
    const unit = { ...fieldsOf(row.unit ?? row) };
    const name = plain(row.name ?? `#${String(row.id)}`);
    names.set(Number(row.id), name);
    if (row.gone === true || row.routed === true) continue;
    const hex = hexOf(unit.hex);
    if (hex) for (const [q, r] of around) addItem(picture, "hexes", "", { hex: { q: hex.q + q, r: hex.r + r } });
    addItem(picture, row.side === "defender" ? "defenders" : "units", name, { ...unit, id: row.id! });
  }
  return { picture, names };
}

/** The view. */
export function GameStep({ game, at, go }: { game: Replay; at: number } & Pick<ViewProps, "go">): JSX.Element {
  const move = at === 0 ? null : game.moves[at - 1]!;
  const textAt = (step: number): string =>
    game.moves.slice(0, step).findLast(({ text }) => text !== undefined)?.text ?? game.start;
  const [text, before] = [textAt(at), textAt(at - 1)];
  const isDone = move === null || move.verdict === "allowed";
  return (
    <div class={game.system === "axis_allies" ? "board-and-ruling wide" : "board-and-ruling"}>
      <Guard at={text}>
        {game.system === "axis_allies" ? <World text={text} /> : <Hexes system={game.system} text={text} />}
      </Guard>
      <div class="answer">
        <Verdict
          big={move === null ? "▦" : isDone ? "✓" : "✗"}
          tone={isDone ? "allowed" : "forbidden"}
          word={
            move === null
              ? "The position"
              : move.verdict === "unread"
                ? "It cannot be read"
                : isDone
                  ? "Done"
                  : "Forbidden"
          }
          notes={[move?.line ?? `${game.moves.length} orders follow`]}
        />
        {move && (
          <Guard at={move}>
            <Effects system={game.system} move={move} before={before} />
          </Guard>
        )}
        {move?.verdict === "forbidden" && <Because title="Why not" ids={move.cites} />}
        {game.system === "axis_allies" && (
          <p>
            <button type="button" onClick={async () => go("war", { game: await packed(text) })}>
              Play on from here
            </button>
          </p>
        )}
        {move && (move.trail.length > 0 || move.cites.length > 0) && (
          <Guard at={move}>
            <WhySo system={game.system} move={move} before={before} />
          </Guard>
        )}
      </div>
    </div>
  );
}

// What an order did, or why it cannot be read.
function Effects({ system, move, before }: { system: string; move: Played; before: string }): JSX.Element | null {
  const effects = useMemo(() => {
    if (move.verdict === "unread") return move.effects.map(({ what }) => String(what));
    if (system === "axis_allies") return told(move.effects as unknown as AxisAllies.GameEffect[], situation(before));
    const { names, picture } = hexPicture(system, before);
    const place = (hex: Hex): string => printed(hex, picture.numbering);
    const vocabulary = system === "ocs" ? "ocs.EffectKind" : `${system}.GameEffectKind`;
    return move.effects.map((effect) => effectWords(effect, (id) => names.get(Number(id)) ?? "", vocabulary, place));
  }, [move, before]);
  if (effects.length === 0) return null;
  return (
    <section class="part">
      <h2>{move.verdict === "unread" ? "Why not" : "What it does"}</h2>
      <ul class="effects">
        {effects.map((text, n) => (
          <li key={n}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

// The steps of an order, its units by their names.
function WhySo({ system, move, before }: { system: string; move: Played; before: string }): JSX.Element {
  const steps = useMemo(() => {
    if (system === "axis_allies") return called(move.trail, {});
    const { names } = hexPicture(system, before);
    return called(move.trail, {}, (id) => names.get(Number(id)) ?? "");
  }, [move, before]);
  return <Trail steps={steps} cites={move.cites} />;
}

function World({ text }: { text: string }): JSX.Element {
  const now = useMemo(() => situation(text), [text]);
  const [chosen, choose] = useState<string | null>(null);
  const { who, phase, line, over } = status(now);
  return (
    <div class="board">
      <p class="turn-line">
        <span class={`flag ${now.value.power}`} aria-hidden="true" />
        <b>{over ?? `${who}, ${phase}`}</b> {line}
      </p>
      <div class="scroll world-scroll" tabIndex={0} role="group" aria-label="The map, which scrolls">
        <WorldMap now={now} marks={new Map()} chosen={chosen} choose={choose} />
      </div>
      <div class="in-hex">
        <InSpace id={chosen} now={now} />
      </div>
    </div>
  );
}

function Hexes({ system, text }: { system: string; text: string }): JSX.Element {
  const { picture } = useMemo(() => hexPicture(system, text), [system, text]);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <div class="board">
      <HexMap picture={picture} label="The position" chosen={chosen} choose={choose} />
      <InHex picture={picture} at={chosen} />
    </div>
  );
}
