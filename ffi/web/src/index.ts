// All systems.
import tableOfAcw from "../generated/acw.json";
import tableOfAxisAllies from "../generated/axis_allies.json";
import tableOfKorea from "../generated/korea.json";
import tableOfOcs from "../generated/ocs.json";
import { gameOf } from "./games.js";
import { loader } from "./load.js";
import type { Table } from "./shapes.js";
import { system } from "./system.js";

export * from "./shared.js";
/** Loads the module; every other function needs it. By default it is `grognard.wasm` beside this file. */
export const load = loader(() => new URL("./grognard.wasm", import.meta.url));
export const axis_allies = system(tableOfAxisAllies as unknown as Table, gameOf);
export const ocs = system(tableOfOcs as unknown as Table, gameOf);
export const korea = system(tableOfKorea as unknown as Table, gameOf);
export const acw = system(tableOfAcw as unknown as Table, gameOf);
