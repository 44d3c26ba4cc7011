// What a view is given.
import type { Values } from "./link.js";

/** What each view is given: its values, and how they change. */
export interface ViewProps {
  values: Values;
  /** Changes values; an empty one is left out. `visit` makes a step for the back button in any case. */
  set(patch: Values, visit?: boolean): void;
  /** Goes to another view. */
  go(view: string, values?: Values): void;
}
