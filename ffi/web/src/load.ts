// Loading the module: beside this file, or from where the program says.
import { prepare } from "./ask.js";
import { isThere, use } from "./memory.js";

/** What a module is loaded from: bytes, a compiled module, a response, or where it is. */
export type Source = ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | URL | string;

let loading: Promise<void> | undefined;

function start(instance: WebAssembly.Instance): void {
  // What was loaded at once meanwhile stays: boards and games may lie in its memory.
  if (isThere()) return;
  use(instance);
  prepare();
}

async function bytesOf(where: URL): Promise<BufferSource> {
  if (where.protocol === "file:") {
    // Only where there are files; a bundler for pages need not look for it.
    const name = "node:fs/promises";
    const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
      readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
    };
    return readFile(where);
  }
  const response = await fetch(where);
  if (!response.ok) throw new Error(`grognard: ${where.href} answers ${response.status}`);
  return response.arrayBuffer();
}

async function instantiate(source: Source): Promise<WebAssembly.Instance> {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, {});
  if (typeof Response !== "undefined" && source instanceof Response) source = await source.arrayBuffer();
  const isPlace = typeof source === "string" || source instanceof URL;
  const bytes = isPlace ? await bytesOf(new URL(source as URL, globalThis.location?.href)) : (source as BufferSource);
  return (await WebAssembly.instantiate(bytes, {})).instance;
}

/** Makes the function that loads a module, by default the one at a place. */
export function loader(place: () => URL): (source?: Source) => Promise<void> {
  return (source) => {
    if (isThere()) return Promise.resolve();
    loading ??= instantiate(source ?? place()).then(start).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Takes a compiled module into use at once, where a program may not wait. */
export function loadSync(source: WebAssembly.Module | BufferSource): void {
  if (isThere()) return;
  start(new WebAssembly.Instance(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source), {}));
}
