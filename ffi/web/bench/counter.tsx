// Counters as wargames print them: the symbol of the arm, the size above it, the figures below.
import type { JSX } from "preact";

/** What is printed on a counter. */
export interface Face {
  side: 1 | 2 | number;
  symbol: string;
  size?: string | undefined;
  figures?: string | undefined;
  name?: string | undefined;
  /** It is turned over, spent or out of order. */
  spent?: boolean | undefined;
}

const sizes: Record<string, string> = {
  company: "I",
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
};

// Within a box of 40 by 26.
function Symbol({ symbol }: { symbol: string }): JSX.Element {
  const cross = <path d="M0 0L40 26M40 0L0 26" />;
  const oval = <rect x="7" y="6" width="26" height="14" rx="7" />;
  const parts: Record<string, JSX.Element> = {
    infantry: cross,
    mech: (
      <>
        {cross}
        {oval}
      </>
    ),
    armor: oval,
    cavalry: <path d="M0 26L40 0" />,
    artillery: <circle cx="20" cy="13" r="5" class="solid" />,
    hq: (
      <text x="20" y="19" class="word">
        HQ
      </text>
    ),
    engineer: <path d="M8 21V8H32V21M20 8V18" />,
    supply: <path d="M0 19H40" />,
    truck: (
      <>
        <path d="M0 19H40" />
        <circle cx="13" cy="13" r="4" />
        <circle cx="27" cy="13" r="4" />
      </>
    ),
    fighter: <path d="M20 13C12 3 3 6 5 13C3 20 12 23 20 13C28 3 37 6 35 13C37 20 28 23 20 13Z" />,
    bomber: <path class="solid" d="M20 13C12 3 3 6 5 13C3 20 12 23 20 13C28 3 37 6 35 13C37 20 28 23 20 13Z" />,
    transport: <path d="M5 12H35L30 21H10ZM12 12V6H20V12" />,
    submarine: <path d="M4 15C8 9 32 9 36 15C32 20 8 20 4 15ZM17 10V5H23V10" />,
    carrier: <path d="M3 10H37L32 20H9ZM22 10V5H28V10" />,
    battleship: <path class="solid" d="M3 14H37L32 21H9ZM13 13V8H18V4H22V8H27V13" />,
    aa_gun: <path d="M10 21C10 8 30 8 30 21M20 12V5" />,
    industrial_complex: <path d="M5 21V10L14 15V10L23 15V10L32 15V5H36V21Z" />,
    commander: (
      <path
        class="solid"
        d="M20 4L22.6 10.4L29.5 10.9L24.2 15.3L25.9 22L20 18.3L14.1 22L15.8 15.3L10.5 10.9L17.4 10.4Z"
      />
    ),
    hidden: (
      <text x="20" y="19" class="word">
        ?
      </text>
    ),
  };
  return (
    parts[symbol] ?? (
      <text x="20" y="18" class="word">
        {symbol.slice(0, 3)}
      </text>
    )
  );
}

/** A counter as a part of a picture, its centre at 0,0 and 60 wide. */
export function CounterFace({ face }: { face: Face }): JSX.Element {
  const figures = face.figures ?? "";
  const tall = figures !== "" || face.size !== undefined;
  return (
    <g class={`counter side${face.side}${face.spent ? " spent" : ""}`}>
      <rect class="card" x="-30" y="-30" width="60" height="60" rx="5" />
      <g class="symbol" transform={`translate(-20 ${tall ? -17 : -13})`}>
        <rect width="40" height="26" class="box" />
        <Symbol symbol={face.symbol} />
      </g>
      {face.size && (
        <text class="size" y="-20">
          {sizes[face.size] ?? ""}
        </text>
      )}
      {figures && (
        <text class="figures" y="25" style={figures.length > 5 ? `font-size:${figures.length > 6 ? 12 : 14}px` : ""}>
          {figures}
        </text>
      )}
    </g>
  );
}

/** A counter by itself. */
export function Counter({ face, width = 44 }: { face: Face; width?: number }): JSX.Element {
  return (
    <svg class="counter-picture" width={width} height={width} viewBox="-31 -31 62 62" aria-hidden="true">
      <CounterFace face={face} />
    </svg>
  );
}
