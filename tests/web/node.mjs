// node.mjs PACKAGE VECTORS: the shared vectors in Node.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./vectors.mjs";

const [folder, vectors] = process.argv.slice(2);
const own = await import(pathToFileURL(join(folder, "index.js")).href);
await own.load();
const names = (await readdir(vectors, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
const files = await Promise.all(names.map((name) => readFile(join(vectors, name), "utf8")));
const { passed, failed } = run(files, own);
for (const why of failed) console.log(`FAILED ${why}`);
console.log(`vectors run: ${passed + failed.length}`);
console.log(`vectors: ${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
