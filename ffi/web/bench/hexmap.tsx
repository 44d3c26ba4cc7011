// A map of hexes as one picture that arrows walk through: ground, zones of control, counters, and the answer.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CounterFace, Counter } from "./counter.js";
import { keyOf } from "./picture.js";
import type { Cell, Picture, Piece } from "./picture.js";
import { printed } from "./places.js";
import { around } from "./reader.js";
import type { Hex } from "./reader.js";
import { Rule } from "./ruling.js";
import { plain } from "./say.js";

const SIZE = 48;
const centre = ({ q, r }: Hex): [number, number] => [SIZE * 1.5 * q, SIZE * Math.sqrt(3) * (r + q / 2)];
const corner = (n: number, size: number): [number, number] => [
  size * Math.cos((n * Math.PI) / 3),
  size * Math.sin((n * Math.PI) / 3),
];
const points = (size: number): string =>
  Array.from({ length: 6 }, (_, n) =>
    corner(n, size)
      .map((x) => x.toFixed(1))
      .join(","),
  ).join(" ");
const HEXAGON = points(SIZE);
const INNER = points(SIZE * 0.9);
// The corners at the ends of each hexside, in the order of the sides.
const ENDS = [
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
] as const;

function groundClass(cell: Cell): string {
  const words = `${cell.settlement} ${cell.ground}`;
  if (/city|village|town/.test(words)) return "town";
  if (/extremely/.test(words)) return "densest";
  if (/very/.test(words)) return "dense";
  if (/wood|forest|close/.test(words)) return "close";
  if (/mountain|rough|hill|ridge/.test(words)) return "hill";
  if (/sea|water|lake|swamp|marsh/.test(words)) return "water";
  return "open";
}

function Side({ at, kind }: { at: number; kind: "road" | "rail" | "side" }): JSX.Element {
  const [[ax, ay], [bx, by]] = [corner(ENDS[at]![0], SIZE), corner(ENDS[at]![1], SIZE)];
  return kind === "side" ? (
    <line class="hexside" x1={ax} y1={ay} x2={bx} y2={by} />
  ) : (
    <line class={kind} x1="0" y1="0" x2={(ax + bx) / 2} y2={(ay + by) / 2} />
  );
}

const each = (bits: number): number[] => [0, 1, 2, 3, 4, 5].filter((at) => (bits >> at) & 1);

function spoken(cell: Cell, pieces: readonly Piece[], numbering: string): string {
  const parts = [
    printed(cell, numbering),
    cell.settlement || cell.ground || "open",
    cell.hedgehog > 0 ? `hedgehog ${cell.hedgehog}` : "",
    ...pieces.map((piece) => `${piece.name}, ${piece.text}, side ${piece.side}`),
    ...cell.zones.map(({ side }) => `zone of control of side ${side}`),
    cell.label,
    cell.says || cell.mark,
  ];
  return parts.filter(Boolean).join("; ");
}

function Hexagon({ cell, isChosen, number }: { cell: Cell; isChosen: boolean; number: string }): JSX.Element {
  return (
    <>
      <polygon class={`ground ${groundClass(cell)}`} points={HEXAGON} />
      {cell.tone && <polygon class={`tone ${cell.tone}`} points={INNER} />}
      {cell.zones.map(({ side }, at) => (
        <circle key={side} class={`zone zone${side}`} r={SIZE * (0.78 - 0.09 * at)} />
      ))}
      {each(cell.roads).map((at) => (
        <Side key={at} at={at} kind="road" />
      ))}
      {each(cell.rail).map((at) => (
        <Side key={at} at={at} kind="rail" />
      ))}
      {cell.source > 0 && (
        <path
          class={`source source${cell.source}`}
          transform="translate(-30 0) scale(1.1)"
          d="M0-9L2.6-3L9-2.8L4 1.5L5.6 8L0 4.4L-5.6 8L-4 1.5L-9-2.8L-2.6-3Z"
        />
      )}
      <text class={`number on-${groundClass(cell)}`} y={-SIZE * 0.66}>
        {number}
      </text>
      {cell.hedgehog > 0 && <text class="number strong" y={SIZE * 0.8}>{`hog ${cell.hedgehog}`}</text>}
      {isChosen && <polygon class="chosen" points={points(SIZE * 0.96)} />}
    </>
  );
}

function Stack({ pieces, isFaint }: { pieces: readonly Piece[]; isFaint: boolean }): JSX.Element {
  const shown = pieces.slice(0, 3);
  return (
    <g class={isFaint ? "stacked faint" : "stacked"}>
      {shown
        .map((piece, at) => ({ piece, at }))
        .reverse()
        .map(({ piece, at }) => (
          <g key={`${piece.id}-${piece.name}`} transform={`translate(${at * 4} ${-at * 4}) scale(.92)`}>
            <CounterFace face={piece.face} />
          </g>
        ))}
      {pieces.length > 1 && (
        <g transform="translate(28 -30)">
          <circle class="times" r="10" />
          <text class="times-text" y="4">
            {pieces.length}
          </text>
        </g>
      )}
    </g>
  );
}

// An attack, from the attacker's hex across the side to the other.
function Fight({ from, to }: { from: Hex; to: Hex }): JSX.Element {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
  const part = (share: number): [number, number] => [ax + (bx - ax) * share, ay + (by - ay) * share];
  const [[fx, fy], [tx, ty]] = [part(0.33), part(0.62)];
  const [lx, ly] = [(bx - ax) * 0.08, (by - ay) * 0.08];
  return (
    <g class="fight">
      <line x1={fx} y1={fy} x2={tx} y2={ty} />
      <path d={`M${tx + lx} ${ty + ly}L${tx - lx - ly} ${ty - ly + lx}L${tx - lx + ly} ${ty - ly - lx}Z`} />
    </g>
  );
}

function Mark({ cell, isBeside }: { cell: Cell; isBeside: boolean }): JSX.Element {
  const [x, y] = centre(cell);
  const long = cell.mark.length;
  return (
    <g class="mark" transform={isBeside ? `translate(${x - 32} ${y + 26})` : `translate(${x} ${y + 4})`}>
      <rect x={-6 - long * 4} y="-11" width={12 + long * 8} height="21" rx="10" />
      <text y="4">{cell.mark}</text>
    </g>
  );
}

type Stacks = ReadonlyMap<string, Piece[]>;

// What lies over the hexes.
function Over({ picture, cells, stacks }: { picture: Picture; cells: readonly Cell[]; stacks: Stacks }): JSX.Element {
  return (
    <g class="over" aria-hidden="true">
      {cells
        .filter((cell) => cell.sides)
        .map((cell) => (
          <g key={keyOf(cell)} transform={`translate(${centre(cell).join(" ")})`}>
            {each(cell.sides).map((at) => (
              <Side key={at} at={at} kind="side" />
            ))}
          </g>
        ))}
      {picture.way.slice(1).map((hex, at) => (
        <line
          key={at}
          class="way"
          x1={centre(picture.way[at]!)[0]}
          y1={centre(picture.way[at]!)[1]}
          x2={centre(hex)[0]}
          y2={centre(hex)[1]}
        />
      ))}
      {[...stacks].map(([name, pieces]) => (
        <g key={name} transform={`translate(${centre(pieces[0]!).join(" ")})`}>
          <Stack pieces={pieces} isFaint={false} />
        </g>
      ))}
      {picture.fights.map(({ from, to }, at) => (
        <Fight key={at} from={from} to={to} />
      ))}
      {cells
        .filter((cell) => cell.label)
        .map((cell) => (
          <text key={keyOf(cell)} class="label" x={centre(cell)[0]} y={centre(cell)[1] + SIZE * 0.8}>
            {cell.label}
          </text>
        ))}
      {cells
        .filter((cell) => cell.mark)
        .map((cell) => (
          <Mark key={keyOf(cell)} cell={cell} isBeside={stacks.has(keyOf(cell))} />
        ))}
    </g>
  );
}

// The hex that a key leads to; nothing if there is none.
function stepTo(picture: Picture, cell: Cell, key: string): string | undefined {
  const odd = Math.abs(cell.q % 2);
  const ways: Record<string, (readonly [number, number])[]> = {
    ArrowUp: [[0, -1]],
    ArrowDown: [[0, 1]],
    ArrowRight: [odd ? [1, -1] : [1, 0], around[0]!, around[1]!],
    ArrowLeft: [odd ? [-1, 0] : [-1, 1], around[3]!, around[4]!],
  };
  return ways[key]?.map(([q, r]) => keyOf({ q: cell.q + q, r: cell.r + r })).find((next) => picture.cells.has(next));
}

// The pieces by their hexes.
function stacked(pieces: readonly Piece[]): Stacks {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) stacks.set(keyOf(piece), [...(stacks.get(keyOf(piece)) ?? []), piece]);
  return stacks;
}

/** The map. */
export function HexMap({
  picture,
  label,
  chosen,
  choose,
}: {
  picture: Picture;
  label: string;
  chosen: string | null;
  choose(key: string): void;
}): JSX.Element {
  const cells = [...picture.cells.values()].sort((a, b) => a.q - b.q || a.r - b.r);
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const first = picture.pieces[0] ?? cells[0];
  const known = [at, chosen].find((key) => key !== null && picture.cells.has(key));
  const focus = known ?? (first ? keyOf(first) : "");
  const spots = cells.map(centre);
  const [left, right] = [
    Math.min(...spots.map(([x]) => x)) - SIZE - 4,
    Math.max(...spots.map(([x]) => x)) + SIZE + 4,
  ];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)) - SIZE, Math.max(...spots.map(([, y]) => y)) + SIZE];
  const stacks = stacked(picture.pieces);
  const key = (event: KeyboardEvent, cell: Cell): void => {
    if (event.key === "Enter" || event.key === " ") choose(keyOf(cell));
    else if (!event.key.startsWith("Arrow")) return;
    const next = stepTo(picture, cell, event.key);
    if (next !== undefined) {
      setAt(next);
      root.current?.querySelector<SVGGElement>(`[data-hex="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  const width = Math.round((right - left) * 1.15);
  // On a narrow page the map begins where its counters are.
  useEffect(() => {
    const frame = root.current?.parentElement;
    if (!frame || frame.scrollWidth <= frame.clientWidth) return;
    const all = picture.pieces.length > 0 ? picture.pieces.map((piece) => centre(piece)[0]) : [(left + right) / 2];
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    frame.scrollLeft = ((middle - left) / (right - left)) * frame.scrollWidth - frame.clientWidth / 2;
  }, [cells.length]);
  return (
    <div class="hexmap-frame" tabIndex={0} role="group" aria-label={`${label}, which scrolls`}>
      <svg
        ref={root}
        class="hexmap"
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="group"
        aria-label={label}
        style={`max-width:${width}px;min-width:${Math.min(width, 600)}px`}
      >
        {cells.map((cell) => {
          const name = keyOf(cell);
          const [x, y] = centre(cell);
          return (
            <g
              key={name}
              class="hex"
              data-hex={name}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              role="button"
              tabindex={name === focus ? 0 : -1}
              aria-label={spoken(cell, stacks.get(name) ?? [], picture.numbering)}
              aria-pressed={name === chosen}
              onClick={() => {
                setAt(name);
                choose(name);
              }}
              onKeyDown={(event) => key(event, cell)}
            >
              <Hexagon cell={cell} isChosen={name === chosen} number={printed(cell, picture.numbering)} />
            </g>
          );
        })}
        <Over picture={picture} cells={cells} stacks={stacks} />
      </svg>
    </div>
  );
}

/** What stands in a hex. */
export function InHex({
  picture,
  at,
  picked,
  pick,
}: {
  picture: Picture;
  at: string | null;
  picked?: number;
  pick?(piece: Piece): void;
}): JSX.Element {
  const cell = at === null ? undefined : picture.cells.get(at);
  if (!cell)
    return (
      <div class="in-hex">
        <p class="note">Choose a hex to see what stands there. Arrows walk, Enter chooses.</p>
      </div>
    );
  const pieces = picture.pieces.filter((piece) => keyOf(piece) === at);
  const ground = [cell.settlement, cell.ground && plain(cell.ground)].filter(Boolean).join(", ") || "open";
  return (
    <div class="in-hex" aria-live="polite">
      <h2>{`Hex ${printed(cell, picture.numbering)}: ${ground}${cell.source ? `, supply source of side ${cell.source}` : ""}`}</h2>
      <ul>
        {pieces.map((piece) => (
          <li key={`${piece.id}-${piece.name}`}>
            {pick ? (
              <button type="button" class="pick" aria-pressed={piece.id === picked} onClick={() => pick(piece)}>
                <Counter face={piece.face} width={34} />
                <span>
                  <b>{piece.name}</b> {piece.text}
                </span>
              </button>
            ) : (
              <>
                <Counter face={piece.face} width={34} />
                <span>
                  <b>{piece.name}</b> {piece.text}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {cell.zones.map(({ side, rule }) => (
        <p key={side} class="note">
          In a zone of control of side {side}. {rule && <Rule id={rule} />}
        </p>
      ))}
    </div>
  );
}
