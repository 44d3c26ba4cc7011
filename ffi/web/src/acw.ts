// The system of the Civil War alone.
import makers from "../generated/acw.makers.js";
import table from "../generated/acw.packed.json";
import type { System } from "../generated/acw.js";
import { gameOf } from "./games.js";
import { loader } from "./load.js";
import * as measures from "./measures.js";
import { Odds } from "./odds.js";
import { odds } from "./records.js";
import { measuring } from "./scalars.js";
import { system } from "./system.js";

export * from "./hexes.js";
export * from "./shared.js";
export type * from "../generated/acw.js";
/** Loads the module; every other function needs it. By default it is `grognard.acw.wasm` beside this file. The first one that is loaded stays. */
export const load = loader(() => new URL("./grognard.acw.wasm", import.meta.url));
odds(Odds);
measuring(measures);
/** The operations and games of the Civil War. */
export const acw = system(table, makers, gameOf) as unknown as System;
