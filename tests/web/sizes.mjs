// sizes.mjs PACKAGE PAGE: what the package takes compressed, against the limits of what a page loads, module and script, by
// brotli in kilobytes, and the figures of its page, those of the bench too; and that the modules import nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMITS = { "grognard.wasm": 600, "grognard.axis_allies.wasm": 150, "grognard.ocs.wasm": 400, "grognard.korea.wasm": 80, "grognard.acw.wasm": 110 };
/** How far a figure of the page may be from what was measured, in kilobytes. */
const OFF = 3;
const [folder, page] = process.argv.slice(2);
const rows = new Map([...(await readFile(page, "utf8")).matchAll(/^\| `(grognard[^`]*)` \|(.*)\|$/gm)]
  .map(([, entry, figures]) => [entry, figures.split("|").map(Number)]));
let passed = 0;
let failed = 0;
for (const [name, limit] of Object.entries(LIMITS)) {
  const bytes = await readFile(join(folder, name));
  const script = await readFile(join(folder, name === "grognard.wasm" ? "index.js" : `${name.split(".")[1]}.js`));
  const measured = [bytes, script].flatMap((of) => [brotliCompressSync(of).length, gzipSync(of, { level: 9 }).length]);
  const kilobytes = measured.map((size) => Math.round(size / 1000));
  const entry = name === "grognard.wasm" ? "grognard" : `grognard/${name.split(".")[1]}`;
  console.log(`| \`${entry}\` | ${kilobytes.join(" | ")} |`);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  const said = rows.get(entry) ?? [];
  const isSaid = said.length === 4 && said.every((figure, at) => Math.abs(figure - kilobytes[at]) <= OFF);
  for (const [what, holds] of [[`less than ${limit} KB`, measured[0] + measured[2] < limit * 1000], ["no import", imports.length === 0], ["the page's figures", isSaid]]) {
    if (holds) passed++;
    else {
      failed++;
      console.log(`FAILED ${name}: ${what}`);
    }
  }
}
// The bench, in megabytes.
const bench = await readFile(join(folder, "bench.html"));
const sent = gzipSync(bench, { level: 9 }).length;
const [, whole, compressed] = /The page has ([\d.]+) MB, .*?([\d.]+) MB as a server/s.exec(await readFile(page, "utf8")) ?? [];
const isNear = (said, size) => Math.abs(Number(said) - size / 1e6) <= 0.03;
if (isNear(whole, bench.length) && isNear(compressed, sent)) passed++;
else {
  failed++;
  console.log(`FAILED bench.html: ${whole} and ${compressed} MB, not ${bench.length / 1e6} and ${sent / 1e6}`);
}
console.log(`sizes: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
