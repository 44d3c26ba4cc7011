// browser.mjs PACKAGE VECTORS PLAYWRIGHT: the shared vectors in a page of Chromium and in its worker. PLAYWRIGHT is the folder
// of playwright-core.
import { createServer } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, vectors, driver] = process.argv.slice(2);
const { chromium } = (await import(pathToFileURL(join(resolve(driver), "index.mjs")).href));
const names = (await readdir(vectors, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
const files = await Promise.all(names.map((name) => readFile(join(vectors, name), "utf8")));

const PAGE = `<!doctype html><meta charset="utf-8"><title>vectors</title><script type="module">
import * as own from "/package/index.js";
import { run } from "/vectors.mjs";
await own.load();
const files = await (await fetch("/files.json")).json();
const inPage = run(files, own);
const worker = new Worker("/worker.mjs", { type: "module" });
worker.onerror = (event) => { window.result = { failed: [event.message ?? "the worker does not begin"], passed: 0, inWorker: { passed: 0, failed: [] } }; };
worker.onmessage = ({ data }) => { window.result = { ...inPage, inWorker: data }; };
worker.postMessage(files);
</script>`;
const WORKER = `import * as own from "/package/ocs.js";
import { run } from "/vectors.mjs";
onmessage = async ({ data: files }) => {
  await own.load();
  // One system alone, and a ruling that is cloned on its way.
  const only = files.map((text) => JSON.stringify(JSON.parse(text).filter(({ call }) => call.startsWith("ocs.zoc."))));
  postMessage({ ...run(only, own), ruling: own.ocs.odds.round({ attack: 15, defence: 6 }) });
};`;
const TYPES = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json" };
const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://localhost").pathname;
  try {
    const body = path === "/" ? PAGE : path === "/worker.mjs" ? WORKER : path === "/files.json" ? JSON.stringify(files)
      : path === "/vectors.mjs" ? await readFile(new URL("vectors.mjs", import.meta.url))
      : await readFile(join(folder, path.replace(/^\/package\//, "")));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/html" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
  ],
});
let passed = 0;
let failed = 0;
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.log(`FAILED page: ${error.message}`));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const result = await page.waitForFunction(() => window.result, undefined, { timeout: 300000 }).then((found) => found.jsonValue());
  for (const why of [...result.failed, ...result.inWorker.failed]) console.log(`FAILED ${why}`);
  ({ passed } = result);
  failed = result.failed.length;
  console.log(`vectors run: ${passed + failed}`);
  const { inWorker } = result;
  const good = inWorker.failed.length === 0 && inWorker.passed > 0 && inWorker.ruling?.value?.attack === 3;
  if (!good) console.log(`FAILED in the worker: ${JSON.stringify(inWorker)}`);
  if (good) passed++;
  else failed++;
} finally {
  await browser.close();
  server.close();
}
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
