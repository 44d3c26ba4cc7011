// The world as cells: land in its owner's colour, pieces by their number, and the spaces that an order can go to.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { counted } from "./forces.js";
import { byOwner, group, orderOf, powerNames } from "./situation.js";
import type { Situation } from "./situation.js";
import { HEIGHT, WIDTH, world } from "./world.js";
import type { Space } from "./world.js";

/** What is drawn: a situation, or the board of a question. */
type Standing = Pick<Situation, "there" | "owner" | "complexes"> & { value?: Situation["value"] };

const isShip = (kind: string): boolean => ["transport", "submarine", "carrier", "battleship"].includes(kind);
const isPlane = (kind: string): boolean => kind === "fighter" || kind === "bomber";

function spoken(space: Space, now: Standing, mark: string | undefined): string {
  const pieces = now.there.get(space.id) ?? [];
  const owner =
    space.facts.surface === "land"
      ? `, of ${powerNames[now.owner.get(space.id) ?? "nobody"]!}, ${space.facts.income} IPC`
      : "";
  const forces = byOwner(pieces)
    .map(({ power, pieces }) => `${powerNames[power]!}: ${group(pieces)}`)
    .join("; ");
  return [`${space.name}${owner}`, now.complexes.has(space.id) ? "industrial complex" : "", forces, mark ?? ""]
    .filter(Boolean)
    .join("; ");
}

function Shape({ space, classes }: { space: Space; classes: string }): JSX.Element {
  return space.cell ? (
    <polygon class={classes} points={space.cell.map((point) => point.map((x) => x.toFixed(1)).join(",")).join(" ")} />
  ) : (
    <circle
      class={`${classes} island`}
      cx={space.x}
      cy={space.y}
      r={space.id === "gbr" || space.id === "jpn" ? 25 : 18}
    />
  );
}

// The pieces of a space, a chip for each owner.
function Chips({ space, now }: { space: Space; now: Standing }): JSX.Element | null {
  const owners = byOwner((now.there.get(space.id) ?? []).filter(({ kind }) => orderOf(kind!) < 8));
  if (owners.length === 0) return null;
  // Beside an island that lies in the middle of its sea.
  const isCovered = [...world().values()].some(
    (other) => other.facts.around === space.id && Math.hypot(other.x - space.x, other.y - space.y) < 38,
  );
  const [x, y] = isCovered ? [space.x + 20, space.y + 32] : [space.x, space.y + 7];
  return (
    <g transform={`translate(${x} ${y})`}>
      {owners.map(({ power, pieces }, at) => {
        const dx = (at - (owners.length - 1) / 2) * 25;
        const has = (test: (kind: string) => boolean): boolean => pieces.some(({ kind }) => test(kind!));
        return (
          <g key={power} transform={`translate(${dx} 0)`} class={`chip ${power}`}>
            <rect x="-11.5" y="-9" width="23" height="18" rx="3" />
            <text y="4.5">{pieces.length}</text>
            {has(isPlane) && <path class="sign" d="M-10-11L0-14L10-11L0-12.5Z" />}
            {has(isShip) && <path class="sign" d="M-10 11H10L7 14.5H-7Z" />}
          </g>
        );
      })}
    </g>
  );
}

// A space in its owner's colour.
function Area({ space, now, says }: { space: Space; now: Standing; says: string }): JSX.Element {
  const owner = space.facts.surface === "land" ? (now.owner.get(space.id) ?? "nobody") : "sea";
  return (
    <>
      <title>{says}</title>
      <Shape space={space} classes={`area ${owner}`} />
      {now.complexes.has(space.id) && (
        <path
          class="complex"
          transform={`translate(${space.x + 15} ${space.y - 17}) scale(.3)`}
          d="M5 21V10L14 15V10L23 15V10L32 15V5H36V21Z"
        />
      )}
    </>
  );
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

// The space that lies best in the direction of a key, near before far.
function stepTo(spaces: readonly Space[], space: Space, key: string): string | null {
  const way = DIRECTIONS[key];
  let best: { id: string; cost: number } | null = null;
  for (const other of way ? spaces : []) {
    const [dx, dy] = [other.x - space.x, other.y - space.y];
    const along = dx * way![0] + dy * way![1];
    const beside = Math.abs(dx * way![1]) + Math.abs(dy * way![0]);
    if (other === space || along < 4 || beside > along * 1.6) continue;
    const cost = along + 2 * beside;
    if (!best || cost < best.cost) best = { id: other.id, cost };
  }
  return best?.id ?? null;
}

// What lies over the spaces.
function Over({
  spaces,
  now,
  ways,
}: {
  spaces: readonly Space[];
  now: Standing;
  ways: readonly string[][];
}): JSX.Element {
  return (
    <g class="over" aria-hidden="true">
      {now.value && now.value.space !== null && <Clash space={world().get(now.value.space as never)!} />}
      {spaces
        .filter(({ facts }) => facts.surface === "land")
        .map((space) => (
          <text
            key={space.id}
            class="place"
            x={space.x}
            y={space.y - (space.cell || space.id === "gbr" || space.id === "jpn" ? 10 : 8)}
          >
            {space.short}
          </text>
        ))}
      {spaces.map((space) => (
        <Chips key={space.id} space={space} now={now} />
      ))}
      {ways.map((way, at) => (
        <path key={at} class="journey" d={wayOf(way)} />
      ))}
    </g>
  );
}

/** The map. `marks` are what an order does there. */
export function WorldMap({
  now,
  marks,
  chosen,
  choose,
  ways = [],
}: {
  now: Standing;
  marks: ReadonlyMap<string, string>;
  chosen: string | null;
  choose(space: string): void;
  ways?: readonly string[][];
}): JSX.Element {
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const spaces = useMemo(
    () => [...world().values()].sort((a, b) => Number(a.cell === null) - Number(b.cell === null)),
    [],
  );
  const focus = at ?? chosen ?? [...marks.keys()][0] ?? "ger";
  const key = (event: KeyboardEvent, space: Space): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return choose(space.id);
    }
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const best = stepTo(spaces, space, event.key);
    if (!best) return;
    setAt(best);
    root.current?.querySelector<SVGGElement>(`[data-space="${best}"]`)?.focus();
  };
  // On a narrow page the map begins where the player's capital is.
  useEffect(() => {
    const frame = root.current?.parentElement;
    const capital = spaces.find(({ facts }) => facts.capital === (now.value?.power ?? "germany"));
    if (frame && capital && frame.scrollWidth > frame.clientWidth)
      frame.scrollLeft = (capital.x / WIDTH) * frame.scrollWidth - frame.clientWidth / 2;
  }, [now.value?.power]);
  const near = new Set(chosen ? (world().get(chosen as never)?.borders ?? []) : []);
  return (
    <svg ref={root} class="world" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label="The map of the world">
      {spaces.map((space) => {
        const mark = marks.get(space.id);
        const says = spoken(space, now, mark);
        const states = [
          mark !== undefined && "marked",
          near.has(space.id) && "near",
          space.id === chosen && "chosen",
        ];
        return (
          <g
            key={space.id}
            class={["space", ...states].filter(Boolean).join(" ")}
            data-space={space.id}
            role="button"
            tabindex={space.id === focus ? 0 : -1}
            aria-label={says}
            aria-pressed={space.id === chosen}
            onClick={() => {
              setAt(space.id);
              choose(space.id);
            }}
            onKeyDown={(event) => key(event, space)}
          >
            <Area space={space} now={now} says={says} />
          </g>
        );
      })}
      <Over spaces={spaces} now={now} ways={ways} />
    </svg>
  );
}

// A way from space to space, bent a little so that two of them are two lines.
function wayOf(way: readonly string[]): string {
  const points = way.flatMap((id) => world().get(id as never) ?? []);
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      return `Q${(before.x + x) / 2 + (y - before.y) * 0.12} ${(before.y + y) / 2 - (x - before.x) * 0.12} ${x} ${y}`;
    })
    .join("");
}

function Clash({ space }: { space: Space }): JSX.Element {
  return (
    <path
      class="clash"
      transform={`translate(${space.x} ${space.y}) scale(1.6)`}
      d="M-22-22L-8-13L0-26L8-13L22-22L14-8L27 0L14 8L22 22L8 13L0 26L-8 13L-22 22L-14 8L-27 0L-14-8Z"
    />
  );
}

/** What stands in a space. */
export function InSpace({ id, now }: { id: string | null; now: Standing }): JSX.Element {
  const space = id ? world().get(id as never) : undefined;
  if (!space) return <p class="note">Choose a space to see what stands there. Arrows walk, Enter chooses.</p>;
  const pieces = now.there.get(space.id) ?? [];
  const isLand = space.facts.surface === "land";
  return (
    <div aria-live="polite">
      <h2>
        {space.name}
        {isLand ? `, ${powerNames[now.owner.get(space.id) ?? "nobody"]!}, ${space.facts.income} IPC` : ""}
        {now.complexes.has(space.id) ? ", industrial complex" : ""}
      </h2>
      {pieces.length === 0 && <p class="note">No pieces.</p>}
      <ul>
        {byOwner(pieces).map(({ power, pieces }) => (
          <li key={power}>
            <span class={`flag ${power}`} aria-hidden="true" />
            <span>
              <b>{powerNames[power]}</b> {group(pieces)}
            </span>
          </li>
        ))}
      </ul>
      {pieces.some(({ owes }) => owes) && (
        <p class="note">
          {pieces
            .filter(({ owes }) => owes)
            .map((piece) => `${counted(1, piece.kind!)} must ${String(piece.owes)} (${piece.rule ?? ""})`)
            .join("; ")}
        </p>
      )}
    </div>
  );
}
