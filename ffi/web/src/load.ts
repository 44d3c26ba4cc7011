// Loading the module: beside this file, or from where the program says.
import { version } from "../package.json";
import { prepare } from "./ask.js";
import { isThere, textOf, use } from "./memory.js";
import { operationNames } from "./system.js";
import { functionOf } from "./tables.js";

/** What a module is loaded from: bytes, a compiled module, a response, or where it is. */
export type Source = ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | URL | string;

let loading: Promise<void> | undefined;

// Takes a module into use, if it is that of this entry: another one changes nothing.
function start({ exports }: WebAssembly.Instance): void {
  // What was loaded at once meanwhile stays: boards and games may lie in its memory.
  if (isThere()) return;
  const lacking = operationNames().find((name) => !(functionOf(name) in exports));
  if (lacking) throw new Error(`it is of another system or version, without ${lacking}`);
  const { memory, grog_version } = exports as { memory: WebAssembly.Memory; grog_version(): number } & WebAssembly.Exports;
  const found = textOf(new Uint8Array(memory.buffer), grog_version());
  if (found !== version) throw new Error(`it is of version ${found}, and not ${version}`);
  use(exports);
  prepare();
}

function failed(place: string, error: unknown): Error {
  const { name, message } = error as Error;
  const hint = name === "CompileError" ? "; is it a whole module, and no page?" : "";
  return new Error(`grognard: ${place} cannot be loaded: ${message}${hint}`, { cause: error });
}

async function bytesOf(place: URL | string): Promise<BufferSource> {
  const base = globalThis.location?.href;
  if (!base && !/^\w+:/.test(`${place}`)) throw new Error("outside of pages its whole URL is needed");
  const where = new URL(place, base);
  if (where.protocol !== "file:") return answered(await fetch(where));
  // Only where there are files; a bundler for pages need not look for it.
  const name = "node:fs/promises";
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
  };
  return readFile(where);
}

function answered(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response.arrayBuffer();
}

const GIVEN = "the module";

async function begin(source: Source): Promise<void> {
  let place = GIVEN;
  try {
    if (source instanceof WebAssembly.Module) return start(await WebAssembly.instantiate(source, {}));
    let bytes = source as BufferSource;
    if (typeof source === "string" || source instanceof URL) {
      place = `${source}`;
      bytes = await bytesOf(source);
    } else if (typeof Response !== "undefined" && source instanceof Response) {
      place = source.url || place;
      bytes = await answered(source);
    }
    start((await WebAssembly.instantiate(bytes, {})).instance);
  } catch (error) {
    throw failed(place, error);
  }
}

/** Makes the function that loads a module, by default the one at a place. The first one that is loaded stays. */
export function loader(place: () => URL): (source?: Source) => Promise<void> {
  return (source) => {
    if (isThere()) return Promise.resolve();
    loading ??= begin(source ?? place()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Takes a module into use at once, where a program may not wait. The first one that is loaded stays. */
export function loadSync(source: WebAssembly.Module | BufferSource): void {
  if (isThere()) return;
  try {
    start(new WebAssembly.Instance(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source), {}));
  } catch (error) {
    throw failed(GIVEN, error);
  }
}
