// pages.mjs PACKAGE FOLDER PAGE...: runs the programs of pages, and compares what they print with the text that
// follows. A page may be PAGE=FOLDER, a folder in which its programs find what they import. Programs in FOLDER are there in
// TypeScript too, as they stand, for the compiler to check.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const [folder, out, ...pages] = process.argv.slice(2);
await rm(out, { recursive: true, force: true });
await mkdir(join(out, "node_modules"), { recursive: true });
// A package of its own, so that the name is looked for among its modules.
await writeFile(join(out, "package.json"), '{ "type": "module" }');
await cp(folder, join(out, "node_modules", "grognard"), { recursive: true });
let passed = 0;
let failed = 0;
for (const named of pages) {
  const [page, beside = out] = named.split("=");
  const blocks = [...(await readFile(page, "utf8")).matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, kind, text]) => [kind, text]);
  for (const [at, [kind, program]] of blocks.entries()) {
    if (kind !== "js") continue;
    const [next, expected] = blocks[at + 1] ?? [];
    const file = join(beside, `page-${at}.mjs`);
    await writeFile(file, program);
    if (beside === out) await writeFile(file.replace(/mjs$/, "ts"), program);
    let printed;
    try {
      printed = (await promisify(execFile)(process.execPath, [file])).stdout;
    } catch (error) {
      printed = error.stdout + error.stderr;
    }
    if (next === "text" && printed === expected) passed++;
    else {
      failed++;
      console.log(`FAILED ${page}: program ${at} prints\n${printed}`);
    }
  }
}
console.log(`pages: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
