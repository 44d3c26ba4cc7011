// The map of Axis & Allies as a picture: where each space lies. What it is and touches is the board's own data.
import { axis_allies } from "grognard";
import type { AxisAllies } from "grognard";
import { words } from "grognard/texts";

/** A space. */
export interface Space {
  id: AxisAllies.Site;
  name: string;
  /** What stands on the map. */
  short: string;
  x: number;
  y: number;
  /** The corners of its cell; an island has none, and is a disc in the sea around it. */
  cell: [number, number][] | null;
  facts: AxisAllies.SpaceFacts;
  borders: AxisAllies.Site[];
}

export const WIDTH = 1200;
export const HEIGHT = 700;

// Centres from west to east as maps have them.
const seeds = `ber 55,75 west_canada_sea_zone 135,160 midway_sea_zone 45,195 mid 42,200 hawaii_sea_zone 78,300
haw 82,296 west_us_sea_zone 140,245 goc 165,350 pol 72,440 spo 165,480 jfi 245,535 glp 235,420 ala 130,48 wca 225,95
eca 335,110 wus 218,205 eus 305,205 mex 225,315 pan 280,385 gom 290,300 car_sea 350,350 cub 338,334 eco 385,245
lab 430,135 col 322,425 bra 390,465 pru 300,482 arg 330,560 sco 320,640 east_argentina_sea_zone 412,585
south_brazil_sea_zone 468,520 north_brazil_sea_zone 440,395 north_atlantic_sea_zone 452,268
west_spain_sea_zone 505,205 west_africa_sea_zone 488,350 south_atlantic_sea_zone 505,590 antarctic_sea_zone 470,650
congo_sea_zone 562,458 angola_sea_zone 590,555 nor 555,80 gbr 556,112 ire 520,116 bar 690,18 fin 640,52 swe 662,88
bal 646,118 len 718,86 weu 572,176 ger 636,164 swi 612,196 seu 646,214 eeu 692,160 ukr 736,142 cau 786,180
mos 792,95 spa 540,228 gib 548,262 wmd 590,262 cmd 650,268 emd 714,272 bla 736,204 tur 764,236 cas 834,188
syr 764,286 per 832,258 sau 798,330 red 800,392 alg 566,318 lib 646,322 egy 706,346 fwa 552,376 rdo 524,322
feq 622,384 con 652,440 ken 716,474 iea 756,418 ang 634,502 saf 662,566 moz 712,532 mad 776,532
mozambique_sea_zone 758,486 south_africa_sea_zone 706,626 south_east_madagascar_sea_zone 800,606
west_compass_sea_zone 836,488 eve 862,42 nov 868,112 kaz 862,170 yak 944,54 sfe 1014,60 mon 936,144 man 996,160
sin 906,204 chi 956,232 afg 874,236 ind 888,292 fic 950,304 kwa 992,254 sum 944,440 indian_ocean_sea_zone 872,386
french_indo_china_sea_zone 984,356 east_indies_sea_zone 950,430 borneo_sea_zone 1022,400 bor 1022,398
philippines_sea_zone 1058,324 phi 1058,326 kwangtung_sea_zone 1036,262 japan_sea_zone 1070,190 jpn 1068,180
okinawa_sea_zone 1104,256 oki 1102,258 caroline_islands_sea_zone 1118,344 car_land 1118,346
wake_island_sea_zone 1164,258 wak 1164,258 north_pacific_sea_zone 1150,130 soviet_far_east_sea_zone 1086,84
new_guinea_sea_zone 1090,424 ngu 1090,426 sos 1156,424 sul 1154,426 north_australia_sea_zone 1036,474 aus 1040,548
west_australia_sea_zone 962,530 south_australia_sea_zone 1050,636 tas 1146,556 nze 1144,560
east_compass_sea_zone 892,520 south_compass_sea_zone 906,616`;

// Europe, where most of the game is, is drawn larger than the oceans.
const stretched = (value: number, from: readonly number[], to: readonly number[]): number => {
  const at = Math.max(
    1,
    from.findIndex((end) => value <= end),
  );
  return to[at - 1]! + ((value - from[at - 1]!) * (to[at]! - to[at - 1]!)) / (from[at]! - from[at - 1]!);
};
const across = (x: number): number => stretched(x, [0, 480, 840, 1200], [0, 372, 852, 1200]);
const downwards = (y: number): number => stretched(y, [0, 300, 660], [0, 396, 700]);

// The half of a polygon that is nearer to one point than to another.
function nearer(
  polygon: [number, number][],
  [ax, ay]: [number, number],
  [bx, by]: [number, number],
): [number, number][] {
  const [mx, my, dx, dy] = [(ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay];
  const side = ([x, y]: [number, number]): number => (x - mx) * dx + (y - my) * dy;
  const out: [number, number][] = [];
  for (const [at, point] of polygon.entries()) {
    const before = polygon[(at + polygon.length - 1) % polygon.length]!;
    const [one, other] = [side(before), side(point)];
    if (one <= 0 !== other <= 0) {
      const part = one / (one - other);
      out.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]);
    }
    if (other <= 0) out.push(point);
  }
  return out;
}

const seas = /Sea Zone/;
function shortOf(id: string, name: string): string {
  if (id.length === 3) return id.toUpperCase();
  if (id === "car_land") return "CAR";
  return seas.test(name)
    ? name
        .replace(/ Sea Zone$/, "")
        .replace("South East", "SE")
        .replace("Islands", "")
        .replace("Soviet Far East", "Far East")
    : id.toUpperCase();
}

let all: Map<AxisAllies.Site, Space> | undefined;
/** The spaces of the map by their words. */
export function world(): Map<AxisAllies.Site, Space> {
  if (all) return all;
  const at = new Map<string, [number, number]>();
  for (const found of seeds.matchAll(/(\w+) (\d+),(\d+)/g))
    at.set(found[1]!, [across(Number(found[2])), downwards(Number(found[3]))]);
  all = new Map();
  for (const [word, sentence] of words("axis_allies.Site")) {
    const id = word as AxisAllies.Site;
    const { value, rows } = axis_allies.map.space({ space: id });
    const name = sentence.replace(/\.$/, "").replace(/, [A-Z]+$/, "");
    const [x, y] = at.get(word)!;
    all.set(id, {
      id,
      name,
      short: shortOf(word, name),
      x,
      y,
      cell: null,
      facts: value,
      borders: rows.map(({ space }) => space as AxisAllies.Site),
    });
  }
  const cells = [...all.values()].filter(({ facts }) => facts.around === null);
  for (const space of cells) {
    let cell: [number, number][] = [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ];
    for (const other of cells) if (other !== space) cell = nearer(cell, [space.x, space.y], [other.x, other.y]);
    space.cell = cell;
  }
  return all;
}

/** The name of a space. */
export const placeName = (id: unknown): string => world().get(id as AxisAllies.Site)?.name ?? String(id);

/** The word of a space, which a question may name by its number, from 1. */
export const siteOf = (space: unknown): string =>
  typeof space === "number" ? ([...world().keys()][space - 1] ?? "") : String(space);
