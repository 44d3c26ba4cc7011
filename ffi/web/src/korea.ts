// The system of 1950 Korea alone.
import makers from "../generated/korea.makers.js";
import table from "../generated/korea.packed.json";
import type { System } from "../generated/korea.js";
import { gameOf } from "./games.js";
import { loader } from "./load.js";
import { Odds } from "./odds.js";
import { odds } from "./records.js";
import { system } from "./system.js";

export * from "./hexes.js";
export * from "./shared.js";
export type * from "../generated/korea.js";
/** Loads the module; every other function needs it. By default it is `grognard.korea.wasm` beside this file. The first one that is loaded stays. */
export const load = loader(() => new URL("./grognard.korea.wasm", import.meta.url));
odds(Odds);
/** The operations and games of 1950 Korea. */
export const korea = system(table, makers, gameOf) as unknown as System;
