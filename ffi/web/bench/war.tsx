// A whole game of Axis & Allies, by orders that are chosen from the map and the list of what is legal.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import type { JSX, RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { Faces, thrown } from "./dice.js";
import { sentence } from "./engine.js";
import { Guard } from "./guard.js";
import { levels } from "./levels.js";
import type { Item } from "./levels.js";
import { packed, unpacked } from "./link.js";
import { begun } from "./replay.js";
import { Cash, Chances, Choice, Last, Other } from "./orders.js";
import type { Done } from "./orders.js";
import { situation, status, told } from "./situation.js";
import { InSpace, WorldMap } from "./worldmap.js";

type Game = InstanceType<typeof axis_allies.Game>;

function started(text: string): Game {
  if (text === "") return new axis_allies.Game();
  const { game: held, system, orders } = begun(text);
  if (system !== "axis_allies") throw new Error("This is a game of another system: it can be told under Stories.");
  const game = held as unknown as Game;
  for (const line of orders) if (line.trim() !== "") game.order(line);
  // A game that cannot be shown is not taken up.
  levels(situation(game.save()), game.choices().rows);
  return game;
}

// Gives an order; what came of it.
function given(game: Game, item: Item, count: number, text: string): Done {
  const before = situation(game.save());
  const dice = item.dice ? thrown(item.dice) : [];
  const order = dice.length > 0 ? `dice ${dice.join(" ")}` : item.order!(count);
  const ruling = game.order(order as string, { trail: true });
  const effects = ruling.verdict === "allowed" && "effects" in ruling ? ruling.effects : [];
  return {
    text,
    verdict: ruling.verdict,
    dice,
    cites: ruling.cites,
    trail: ruling.trail ?? [],
    effects: told(effects as AxisAllies.GameEffect[], before),
  };
}

// The game of the link, which follows each order.
function useGame({ values, set }: Pick<ViewProps, "values" | "set">) {
  const [game, setGame] = useState<Game | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<Done[]>([]);
  const [turn, setTurn] = useState(0);
  const [games, setGames] = useState(0);
  const held = useRef<string | null>(null);
  const begin = (text: string): boolean => {
    try {
      const next = started(text);
      setGame((before) => {
        before?.free();
        return next;
      });
      setGames((count) => count + 1);
      setDone([]);
      setFault(null);
      return true;
    } catch (error) {
      setFault(sentence(error));
      if (!game) setGame(new axis_allies.Game());
      return false;
    }
  };
  useEffect(() => {
    const text = values.game ?? "";
    if (held.current === text) return;
    held.current = text;
    if (text === "") begin("");
    else
      unpacked(text).then(begin, () => {
        begin("");
        setFault("The game in the link cannot be unpacked: this is a new one.");
      });
  }, [values.game]);
  const keep = async (game: string): Promise<void> => {
    const text = game === "" ? "" : await packed(game);
    held.current = text;
    set({ game: text }, true);
  };
  const take = (text: string): void => {
    if (begin(text)) void keep(text);
  };
  const order = (item: Item, count: number, text: string): void => {
    try {
      const next = given(game!, item, count, text);
      setDone((all) => [next, ...all].slice(0, 60));
      setFault(null);
      if (next.verdict === "allowed") void keep(game!.save());
      setTurn(turn + 1);
    } catch (error) {
      setFault(sentence(error));
    }
  };
  const undo = (): void => {
    if (game!.history.length === 0)
      return setFault("Nothing was ordered since the page took up this game: there is nothing to take back.");
    if (!game!.undo()) return setFault("Dice were thrown with the last order: it stays.");
    setDone((all) => all.slice(all.findIndex(({ verdict }) => verdict === "allowed") + 1));
    setTurn(turn + 1);
    void keep(game!.save());
  };
  return { game, games, fault, done, turn, order, undo, take, dismiss: () => setFault(null) };
}

/** The view. */
export function War({ values, set }: ViewProps): JSX.Element {
  const { game, games, fault, done, turn, order, undo, take, dismiss } = useGame({ values, set });
  if (!game) return <p class="loading">{fault ?? "The board is being set up."}</p>;
  return (
    <>
      {fault && (
        <p class="notice" role="alert">
          {fault}{" "}
          <button type="button" onClick={dismiss}>
            Close
          </button>
        </p>
      )}
      <Guard
        at={`${turn} ${values.game ?? ""}`}
        instead={
          <button type="button" onClick={undo}>
            Take back
          </button>
        }
      >
        <Board key={games} game={game} turn={turn} order={order} undo={undo} done={done} />
      </Guard>
      <Other begin={take} save={() => game.save()} isBegun={(values.game ?? "") !== ""} />
    </>
  );
}

// The levels that a way leads through, as far as it is still there.
function opened(root: Item[], path: readonly string[]): Item[][] {
  const stages = [root];
  for (const label of path) {
    const items =
      stages
        .at(-1)!
        .find((item) => item.label === label)
        ?.items?.() ?? [];
    if (items.length === 0) break;
    stages.push(items);
  }
  return stages;
}

function Board({
  game,
  turn,
  order,
  undo,
  done,
}: {
  game: Game;
  turn: number;
  order(item: Item, count: number, text: string): void;
  undo(): void;
  done: readonly Done[];
}): JSX.Element {
  const [path, setPath] = useState<string[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const now = useMemo(() => situation(game.save()), [game, turn]);
  // An order can still be taken back if nothing can be listed.
  const { root, wrong } = useMemo(() => {
    try {
      return { root: levels(now, game.choices().rows), wrong: null };
    } catch (error) {
      return { root: [], wrong: sentence(error) };
    }
  }, [now]);
  const stages = opened(root, path);
  const crumbs = path.slice(0, stages.length - 1);
  const items = stages.at(-1)!;
  // The list keeps the focus when its level changes.
  const focus = (): void => {
    requestAnimationFrame(() => {
      if (!list.current?.contains(document.activeElement))
        list.current?.querySelector<HTMLElement>("button, input")?.focus();
    });
  };
  const up = (): void => {
    setPath(crumbs.slice(0, -1));
    focus();
  };
  const down = (label: string): void => {
    setPath([...crumbs, label]);
    focus();
  };
  const move = root.find(({ label }) => label === "Move")?.items?.() ?? [];
  const marks = new Map<string, string>();
  const marked = items.some(({ space }) => space !== undefined) ? items : crumbs.length === 0 ? move : [];
  for (const { space, label } of marked) if (space !== undefined && !marks.has(space)) marks.set(space, label);
  const onMap = (space: string): void => {
    choose(space);
    const item = marked.find((item) => item.space === space);
    if (!item) return;
    if (item.items) setPath([...(crumbs.length === 0 && marked === move ? ["Move"] : crumbs), item.label]);
  };
  const give = (item: Item, count: number): void => {
    order(item, count, [...crumbs, item.most ? `${count} × ${item.label}` : item.label].join(", "));
    // What is bought and placed goes on; a move goes on from its space.
    if (!["Buy", "Place"].includes(crumbs[0] ?? "")) setPath(crumbs[0] === "Move" ? ["Move"] : []);
    focus();
  };
  const { who, phase, line, over } = status(now);
  return (
    <div class="war">
      <div class="board-wide">
        <div class="scroll world-scroll" tabIndex={0} role="group" aria-label="The map, which scrolls">
          <Guard at={turn}>
            <WorldMap now={now} marks={marks} chosen={chosen} choose={onMap} />
          </Guard>
        </div>
        <div class="in-hex">
          <Guard at={`${turn} ${chosen}`}>
            <InSpace id={chosen} now={now} />
          </Guard>
        </div>
      </div>
      <div class="orders">
        <section class="turn" aria-live="polite">
          <p class="who">
            <span class={`flag ${now.value.power}`} aria-hidden="true" />
            {over ?? who}
          </p>
          <p>{over ? "The game is over." : `${phase}. ${line}`}</p>
        </section>
        {wrong !== null && (
          <p class="notice" role="alert">
            {wrong}
          </p>
        )}
        <Choices
          crumbs={crumbs}
          items={over ? [] : items}
          list={list}
          up={up}
          down={down}
          give={give}
          undo={undo}
          hasPast={game.history.length > 0}
          light={choose}
        />
        {done[0] && (
          <Guard at={turn}>
            <Last done={done[0]} />
          </Guard>
        )}
        <Guard at={turn}>
          <Chances game={game} turn={turn} />
        </Guard>
        <Guard at={turn}>
          <Cash now={now} />
        </Guard>
        {done.length > 1 && <Log done={done} />}
      </div>
    </div>
  );
}

// The level of what may be ordered.
function Choices(props: {
  crumbs: readonly string[];
  items: readonly Item[];
  list: RefObject<HTMLDivElement | null>;
  up(): void;
  down(label: string): void;
  give(item: Item, count: number): void;
  undo(): void;
  /** Whether an order was given that can be taken back. */
  hasPast: boolean;
  light(space: string): void;
}): JSX.Element {
  const { crumbs, items, list, up, down, give, undo, hasPast, light } = props;
  return (
    <>
      <nav class="crumbs" aria-label="Orders">
        <button type="button" aria-disabled={crumbs.length === 0} onClick={up}>
          <span aria-hidden="true">◀</span> Back
        </button>
        <span>{crumbs.join(" › ") || "What may be ordered"}</span>
        <button type="button" aria-disabled={!hasPast} onClick={undo}>
          Take back
        </button>
      </nav>
      <div
        class="choices"
        ref={list}
        onKeyDown={(event) => {
          if (event.key === "Escape" && crumbs.length > 0) up();
        }}
      >
        {items.map((item) => (
          <Choice key={`${crumbs.join()}-${item.label}`} item={item} down={down} give={give} light={light} />
        ))}
      </div>
    </>
  );
}

function Log({ done }: { done: readonly Done[] }): JSX.Element {
  return (
    <details class="part">
      <summary>
        <h2>Orders so far</h2>
      </summary>
      <ol class="log">
        {done.map((each, at) => (
          <li key={done.length - at}>
            <span>{each.text}</span>
            {each.dice.length > 0 && <Faces dice={each.dice} />}
            {each.verdict === "forbidden" && <b>forbidden</b>}
          </li>
        ))}
      </ol>
    </details>
  );
}
