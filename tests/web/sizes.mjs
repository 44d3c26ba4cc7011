// sizes.mjs PACKAGE: what the package takes compressed by brotli, against its limits in kilobytes, and that its modules import
// nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMITS = { "grognard.wasm": 600, "grognard.axis_allies.wasm": 150, "grognard.ocs.wasm": 400, "grognard.korea.wasm": 80, "grognard.acw.wasm": 110 };
const folder = process.argv[2];
let passed = 0;
let failed = 0;
for (const [name, limit] of Object.entries(LIMITS)) {
  const bytes = await readFile(join(folder, name));
  const script = await readFile(join(folder, name === "grognard.wasm" ? "index.js" : `${name.split(".")[1]}.js`));
  const kilobytes = (of) => (of.length / 1000).toFixed(0);
  const small = brotliCompressSync(bytes);
  console.log(`${name}: ${kilobytes(bytes)} KB, brotli ${kilobytes(small)}, gzip ${kilobytes(gzipSync(bytes, { level: 9 }))}; ` +
    `script ${kilobytes(script)} KB, brotli ${kilobytes(brotliCompressSync(script))}, gzip ${kilobytes(gzipSync(script, { level: 9 }))}`);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  if (small.length < limit * 1000 && imports.length === 0) passed++;
  else {
    failed++;
    console.log(`FAILED ${name}: more than ${limit} KB, or imports ${JSON.stringify(imports)}`);
  }
}
console.log(`sizes: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
