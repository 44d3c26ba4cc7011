// All systems.
import makersOfAcw from "../generated/acw.makers.js";
import tableOfAcw from "../generated/acw.packed.json";
import type * as Acw from "../generated/acw.js";
import makersOfAxisAllies from "../generated/axis_allies.makers.js";
import tableOfAxisAllies from "../generated/axis_allies.packed.json";
import type * as AxisAllies from "../generated/axis_allies.js";
import makersOfKorea from "../generated/korea.makers.js";
import tableOfKorea from "../generated/korea.packed.json";
import type * as Korea from "../generated/korea.js";
import makersOfOcs from "../generated/ocs.makers.js";
import tableOfOcs from "../generated/ocs.packed.json";
import type * as Ocs from "../generated/ocs.js";
import { checkCounter } from "./counters.js";
import { gameOf } from "./games.js";
import { loader } from "./load.js";
import * as measures from "./measures.js";
import { Odds } from "./odds.js";
import { counters, odds } from "./records.js";
import { measuring } from "./scalars.js";
import { sort } from "./sorting.js";
import { system } from "./system.js";
import { sorting } from "./views.js";

export * from "./hexes.js";
export * from "./shared.js";
export type { Acw, AxisAllies, Korea, Ocs };
/** Loads the module; every other function needs it. By default it is `grognard.wasm` beside this file. The first one that is loaded stays. */
export const load = loader(() => new URL("./grognard.wasm", import.meta.url));
counters(checkCounter);
odds(Odds);
measuring(measures);
sorting(sort);
// In the order of the library's list, by which the id of a house rule stands for a number.
/** The operations and games of the Operational Combat Series. */
export const ocs = system(tableOfOcs, makersOfOcs, gameOf) as unknown as Ocs.System;
/** The operations and games of 1950 Korea. */
export const korea = system(tableOfKorea, makersOfKorea, gameOf) as unknown as Korea.System;
/** The operations and games of the Civil War. */
export const acw = system(tableOfAcw, makersOfAcw, gameOf) as unknown as Acw.System;
/** The operations and games of Axis & Allies. */
export const axis_allies = system(tableOfAxisAllies, makersOfAxisAllies, gameOf) as unknown as AxisAllies.System;
