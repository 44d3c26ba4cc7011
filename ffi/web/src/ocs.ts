// The system of the Operational Combat Series alone.
import makers from "../generated/ocs.makers.js";
import table from "../generated/ocs.packed.json";
import type { System } from "../generated/ocs.js";
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
export type * from "../generated/ocs.js";
/** Loads the module; every other function needs it. By default it is `grognard.ocs.wasm` beside this file. The first one that is loaded stays. */
export const load = loader(() => new URL("./grognard.ocs.wasm", import.meta.url));
counters(checkCounter);
odds(Odds);
measuring(measures);
sorting(sort);
/** The operations and games of the Operational Combat Series. */
export const ocs = system(table, makers, gameOf) as unknown as System;
