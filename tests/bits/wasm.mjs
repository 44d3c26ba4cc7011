// The random questions in WebAssembly: node wasm.mjs FILE QUESTIONS.
import { readFileSync } from "node:fs";

const [file, questions] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { bits_families, bits_of, bits_answered } = instance.exports;
const half = (family, upper) => (bits_of(family, questions, upper) >>> 0).toString(16).padStart(8, "0");
for (let family = 0; family < bits_families(); family++)
  console.log(`${bits_answered(family, questions)} ${half(family, 1)}${half(family, 0)}`);
