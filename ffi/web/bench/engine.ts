// The library in the page: the module that stands in the page itself, and a worker for what takes long.
import { GrognardFault, load } from "grognard";
import { bytesOf, inflated } from "./link.js";

/** What a worker reports. */
export interface Report<T = unknown> {
  /** What has been done, in words. */
  progress?: string;
  /** The part that has been done, if it is known. */
  share?: number;
  done?: T;
  fault?: string;
}
/** Work under way. */
export interface Work {
  stop(): void;
}

let module: WebAssembly.Module | undefined;

/** A sentence about what keeps the page from answering. */
class Trouble extends Error {}

/** Says what has happened, in one sentence. */
export function sentence(error: unknown): string {
  if (error instanceof Trouble) return error.message;
  const empty =
    error instanceof GrognardFault && error.code === "empty" ? /^(attacker|defender)s?$/.exec(error.path) : null;
  if (empty) return `Put ${empty[1] === "attacker" ? "an attacker" : "a defender"} on the field.`;
  if (error instanceof RangeError && /memory|alloc|grow|size/i.test(error.message)) {
    return "The browser has no more memory for this question; nothing is lost: close other pages, or ask for less.";
  }
  if (error instanceof WebAssembly.RuntimeError)
    return "The rules module stopped at this question; the question is kept.";
  return error instanceof Error ? error.message : String(error);
}

/** Loads the library out of the page. */
export async function begin(): Promise<void> {
  if (typeof WebAssembly === "undefined") throw new Trouble("This browser has no WebAssembly, which the rules need.");
  if (typeof DecompressionStream === "undefined") {
    throw new Trouble(
      "This browser cannot unpack the rules module (it has no DecompressionStream): a browser since 2023 can.",
    );
  }
  const held = document.getElementById("module")?.textContent?.trim() ?? "";
  try {
    module = await WebAssembly.compile(await inflated(bytesOf(held)));
    await load(module);
  } catch (error) {
    // The library says what it could not load, and why as its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof RangeError)
      throw new Trouble("The browser has no memory for the rules module: close other pages and load this one again.");
    throw new Trouble(
      "The rules module in this page is damaged and does not load: get the page again. The link keeps its question.",
    );
  }
}

let place: string | undefined;

/** Does a job in a worker of its own. */
export function work<T>(job: string, question: unknown, report: (report: Report<T>) => void): Work {
  const code = document.getElementById("code")?.textContent ?? "";
  place ??= URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(place);
  worker.onmessage = ({ data }: MessageEvent<Report<T>>) => {
    report(data);
    if (data.progress === undefined) worker.terminate();
  };
  worker.onerror = (event) => {
    report({ fault: event.message || "The work could not begin." });
    worker.terminate();
  };
  worker.postMessage({ module, job, question });
  return { stop: () => worker.terminate() };
}
