// What every entry of the package has beside its systems.
export { loadSync } from "./load.js";
export type { Source } from "./load.js";
export { GrognardFault } from "./fault.js";
export { Chance, Expectation } from "./numbers.js";
export { askByName as ask, operationNames as operations } from "./system.js";
export { Dice, measure, version } from "./helpers.js";
export type {
  Effects, Exact, Explained, Give, GiveAny, Kept, Options, OrderOptions, Plain, Played, Rows, Said, Step, Told, Trailed, Valued,
  Verdict,
} from "./values.js";
export type { FaultCode, FaultDetails } from "./fault.js";
export { used as memoryUsed } from "./memory.js";
