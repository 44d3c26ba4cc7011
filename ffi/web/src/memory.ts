// The module's memory: its views, blocks that are kept, and an arena for questions.
//
// The library does not allocate: all of its memory is the caller's. So the memory behind `__heap_base` is handed out here,
// without a line of the module's. A block has one of a few sizes, and a freed block serves the next of its size.

/** The functions of the library. */
export type Functions = Record<string, (...values: number[]) => number>;

export let U8: Uint8Array;
export let I8: Int8Array;
export let U16: Uint16Array;
export let I16: Int16Array;
export let U32: Uint32Array;
export let I32: Int32Array;
export let U64: BigUint64Array;
export let I64: BigInt64Array;
/** The functions of the module that was loaded. */
export let calls: Functions = {};

let memory: WebAssembly.Memory | undefined;
let top = 0;
const PAGE = 65536;
const FAST = "grog_fast_";
const free = new Map<number, number[]>();

function look(): void {
  const { buffer } = memory!;
  U8 = new Uint8Array(buffer);
  I8 = new Int8Array(buffer);
  U16 = new Uint16Array(buffer);
  I16 = new Int16Array(buffer);
  U32 = new Uint32Array(buffer);
  I32 = new Int32Array(buffer);
  U64 = new BigUint64Array(buffer);
  I64 = new BigInt64Array(buffer);
}

/** Whether a module is there. */
export function isThere(): boolean {
  return memory !== undefined;
}

/** Takes a module into use. */
export function use(exports: WebAssembly.Exports): void {
  const { memory: own, __heap_base: base, ...rest } = exports as Record<string, unknown>;
  memory = own as WebAssembly.Memory;
  calls = rest as Functions;
  // What is compiled for speed stands beside the same compiled for size.
  for (const name of Object.keys(rest)) if (name.startsWith(FAST)) calls[name.replace(FAST, "grog_")] = calls[name]!;
  top = ((base as WebAssembly.Global).value as number) + 15 & ~15;
  look();
  chunks = [{ at: block(CHUNK), size: CHUNK }];
  ({ at: place, size: left } = chunks[0]!);
}

// Sizes of blocks: multiples of 16, from 256 on four for each power of two.
function rounded(size: number): number {
  if (size <= 256) return Math.max(size + 15 & ~15, 16);
  const step = 1 << 29 - Math.clz32(size - 1);
  return Math.ceil(size / step) * step;
}

/** Returns the address of a block with any contents, aligned to 16 bytes. */
export function block(size: number): number {
  const whole = rounded(size);
  const at = free.get(whole)?.pop();
  if (at !== undefined) return at;
  const found = top;
  const end = found + whole;
  if (end > U8.length) {
    try {
      memory!.grow(Math.max(Math.ceil((end - U8.length) / PAGE), 16));
    } catch {
      throw new RangeError("grognard: there is no more memory; boards and games give theirs back by free()");
    }
    look();
  }
  top = end;
  return found;
}

/** Gives a block back. */
export function release(at: number, size: number): void {
  const whole = rounded(size);
  const list = free.get(whole);
  if (list) list.push(at);
  else free.set(whole, [at]);
}

/** The bytes of all blocks that were ever handed out and not given back. */
export function used(): number {
  let all = top;
  for (const [size, list] of free) all -= size * list.length;
  return all;
}

// The arena: chunks from which pieces are taken until the question has been answered.
const CHUNK = 32768;
let chunks: { at: number; size: number }[] = [];
let place = 0;
let left = 0;

/** Marks where the arena is. */
export function mark(): number {
  return place;
}

/** Goes back to a mark. Chunks that were taken since are given back. */
export function rewind(to: number): void {
  let chunk = chunks[chunks.length - 1]!;
  while (to < chunk.at || to > chunk.at + chunk.size) {
    release(chunk.at, chunk.size);
    chunks.pop();
    chunk = chunks[chunks.length - 1]!;
  }
  place = to;
  left = chunk.at + chunk.size - to;
}

/** Returns the address of a piece of zeros, aligned to 8 bytes. */
export function piece(size: number): number {
  const whole = size + 7 & ~7;
  if (whole > left) {
    const room = Math.max(CHUNK, whole);
    place = block(room);
    left = room;
    chunks.push({ at: place, size: room });
  }
  const at = place;
  place += whole;
  left -= whole;
  if (whole > 64) U8.fill(0, at, place);
  else for (let word = at >> 2; word < place >> 2; word++) U32[word] = 0;
  return at;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Returns the bytes of a text. */
export function encoded(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Reads a text of a number of bytes. */
export function decoded(at: number, length: number): string {
  return decoder.decode(U8.subarray(at, at + length));
}

/** Reads a text that ends with a zero byte, or after `most` bytes. */
export function text(at: number, most?: number): string {
  return textOf(U8, at, most);
}

/** Reads such a text from any memory. */
export function textOf(from: Uint8Array, at: number, most = 1 << 16): string {
  let end = at;
  while (end < at + most && from[end] !== 0) end++;
  return decoder.decode(from.subarray(at, end));
}

/** Writes a text and a zero byte to the arena. */
export function put(words: string): number {
  const bytes = encoded(words);
  const at = piece(bytes.length + 1);
  U8.set(bytes, at);
  return at;
}

/** Runs work whose pieces of the arena are not needed afterwards. */
export function within<T>(work: () => T): T {
  const at = mark();
  try {
    return work();
  } finally {
    rewind(at);
  }
}

/** Reads an unsigned number of 64 bits as the nearest number. */
export function wide(at: number): number {
  return U32[(at >> 2) + 1]! * 4294967296 + U32[at >> 2]!;
}
