// The system of Axis & Allies alone.
import table from "../generated/axis_allies.packed.json";
import type { System } from "../generated/axis_allies.js";
import { gameOf } from "./games.js";
import { loader } from "./load.js";
import { system } from "./system.js";

export * from "./shared.js";
export type * from "../generated/axis_allies.js";
/** Loads the module; every other function needs it. By default it is `grognard.axis_allies.wasm` beside this file. The first one that is loaded stays. */
export const load = loader(() => new URL("./grognard.axis_allies.wasm", import.meta.url));
/** The operations and games of Axis & Allies. */
export const axis_allies = system(table, {}, gameOf) as unknown as System;
