// Systems: what a table lists, as the objects that a program calls.
import { ask, operation } from "./ask.js";
import type { Operation, Options } from "./ask.js";
import { GrognardFault, unknownWord } from "./fault.js";
import { isThere } from "./memory.js";
import { rules } from "./words.js";
import type { Makers, RawOperation } from "./kinds.js";
import { table as taken } from "./tables.js";
import type { Packed, Table } from "./tables.js";
import { Kept } from "./views.js";

const operations = new Map<string, () => RawOperation>();
const ready = new Map<string, Operation>();

/** Whether a module is there; an error if not. */
export function needed(): void {
  if (!isThere()) throw new Error("grognard: the module is not loaded; await load() first");
}

const OPTIONS = new Set(["trail", "exact"]);

/** Checks options. */
export function checked(name: string, options: Options | undefined): void {
  for (const [option, value] of Object.entries(options ?? {})) {
    if (!OPTIONS.has(option)) throw new TypeError(`${name}: there is no option ${option}`);
    if (value !== undefined && typeof value !== "boolean") throw new TypeError(`${name}: the option ${option} must be true or false`);
  }
}

function asking(name: string, raw: () => RawOperation): (question?: unknown, options?: Options) => unknown {
  let op: Operation | undefined;
  return (question = {}, options) => {
    needed();
    if (options !== undefined) checked(name, options);
    op ??= operation(raw());
    return ask(op, question, options, null);
  };
}

/** Makes the object of a system. */
export function system(packed: Packed, makers: Makers, game: (table: Table) => unknown): Record<string, unknown> {
  const table = taken(packed, makers);
  rules(table);
  const root: Record<string, unknown> = { Game: game(table) };
  for (const [name, raw] of table.operations) {
    operations.set(name, raw);
    const [, ...path] = name.split(".");
    const last = path.pop()!;
    let at = root;
    for (const part of path) at = (at[part] ??= {}) as Record<string, unknown>;
    at[last] = asking(name, raw);
  }
  for (const name of table.views) {
    const own = name.slice(table.system.length + 1);
    // The name of the class is that of the structure.
    root[own] = { [own]: class extends Kept {
      constructor(value: unknown) {
        needed();
        super(name, value);
      }
    } }[own];
  }
  return root;
}

/** Asks an operation by its name, such as one of a file: `ask("ocs.combat.assess", {...})`. */
export function askByName(name: string, question: unknown = {}, options?: Options): unknown {
  needed();
  if (options !== undefined) checked("ask", options);
  let op = ready.get(name);
  if (!op) {
    const raw = operations.get(name);
    if (!raw) {
      const fault: GrognardFault = unknownWord("unknown_operation", "operation", name, [...operations.keys()]);
      throw fault;
    }
    op = operation(raw());
    ready.set(name, op);
  }
  return ask(op, question, options, null);
}

/** The names of all operations. */
export function operationNames(): string[] {
  return [...operations.keys()];
}
