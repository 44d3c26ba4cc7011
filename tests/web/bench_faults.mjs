// Bad input: a module that does not load, no way to unpack it, no memory, positions cut or of a later version.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

// A module that is damaged, cannot be unpacked, or finds no memory.
async function noModule({ open, check, textOf, file, shots }) {
  const whole = await readFile(file, "utf8");
  const broken = join(dirname(resolve(file)), "broken.html");
  await writeFile(
    broken,
    whole.replace(/(id="module">.{4000})./s, (_, before) => `${before.slice(0, -200)}${"A".repeat(200)}B`),
  );
  let page = await open("", { from: pathToFileURL(broken).href });
  check("a damaged module is one sentence", /damaged/.test(await textOf(page, ".fatal")), await textOf(page, "body"));
  await page.screenshot({ path: join(shots, "module-damaged.png") });
  await page.close();
  page = await open("", { init: () => delete globalThis.DecompressionStream });
  check("a browser that cannot unpack it is one sentence", /DecompressionStream/.test(await textOf(page, ".fatal")));
  await page.close();
  page = await open("", {
    init: () => {
      WebAssembly.Memory.prototype.grow = () => {
        throw new RangeError("WebAssembly.Memory.grow(): Maximum memory size exceeded");
      };
    },
  });
  check("no memory for the module is one sentence", /no memory/.test(await textOf(page, ".fatal")));
  await page.close();
}

// Memory that is at its limit while the page is used.
async function noMemory({ open, check, textOf, hash, visit }) {
  const page = await open();
  await visit(page, "OCS", "Position");
  await page.evaluate(() => {
    WebAssembly.Memory.prototype.grow = () => {
      throw new RangeError("WebAssembly.Memory.grow(): Maximum memory size exceeded");
    };
  });
  const hexes = Array.from({ length: 900 }, (_, at) => ({ hex: { q: at % 30, r: Math.floor(at / 30) }, terrain: 0 }));
  const side = { strength: 4, ma: 6, mobility: "leg" };
  const unit = {
    side: 1,
    kind: "combat",
    mode: "combat",
    size: "regiment",
    rating: 3,
    arm: "other",
    combat_side: side,
  };
  const units = Array.from({ length: 6000 }, (_, at) => ({ ...unit, id: at + 1, hex: { q: at % 10, r: 3 } }));
  const board = { chart: [{ cost: { leg: 1 } }], hexes, units };
  const large = { version: 1, system: "ocs", title: "A large board", questions: [], let: { board } };
  await page.getByText("Paste your own").click();
  await page.locator("#own-board").fill(JSON.stringify(large));
  await page.getByRole("button", { name: "Show it" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".hex").length > 800, undefined, { timeout: 60000 });
  const said = await textOf(page, ".verdict");
  check("memory at its limit is one sentence", /no more memory/.test(said), said);
  check("and the position is kept", (await hash(page)).includes("text="));
  await page.locator(".picker select").selectOption("ocs-two-turns");
  await page.waitForFunction(() => document.querySelectorAll(".hex").length < 100);
  check("and the page goes on", /hex/.test(await textOf(page, ".verdict")), await textOf(page, ".verdict"));
  await page.close();
}

// Positions and games that are cut, of a later version, or neither; and one that is good.
async function badTexts({ open, check, textOf, hash, visit, positions }) {
  const page = await open();
  await visit(page, "Stories");
  const good = await readFile(join(positions, "ocs-first-attack.json"), "utf8");
  for (const [name, text, wanted] of [
    ["a position that is cut", good.slice(0, 400), /no position|ends too early/],
    ["a position of a later version", good.replace('"version": 1', '"version": 2'), /later one/],
    ["a game of a later version", "grognard ocs game 7\nend\n", /later one/],
    ["a text that is neither", "hello", /neither a game/],
    ["an unknown unit", good.replace('"regiment of 8", "regiment of 7"]', '"regiment of 9"]'), /no unit called/],
    ["a game without an end", "grognard korea game 1\nturn communist\n", /cut short/],
  ]) {
    if (!(await page.locator("#pasted").isVisible())) await page.getByText("Paste your own").click();
    await page.locator("#pasted").fill(text);
    await page.getByRole("button", { name: "Tell the story" }).click();
    await page.locator("#pasted").waitFor({ state: "hidden" });
    await page
      .waitForFunction(
        (source) =>
          [...document.querySelectorAll("[role=alert]")].some((note) => new RegExp(source).test(note.textContent)),
        wanted.source,
        { timeout: 15000 },
      )
      .then(
        () => check(`${name} is one sentence`, true),
        async () => check(`${name} is one sentence`, false, await textOf(page, "main")),
      );
  }
  await page.getByText("Paste your own").click();
  check("and what was pasted is kept", (await page.locator("#pasted").inputValue()).startsWith("grognard korea"));
  await page.locator("#pasted").fill(good);
  await page.getByRole("button", { name: "Tell the story" }).click();
  await page.waitForFunction(() => document.querySelector(".verdict .big")?.textContent === "3:1");
  check("a position that is pasted is told: 3:1", true);
  const row = page.locator(".part details, .part .line").filter({ hasText: "AL2" }).first();
  await page.getByText("Results").click();
  check(
    "with the chance of the page: AL2 in 500 of 7776 cases",
    /6\.4%/.test(await row.innerText()),
    await row.innerText(),
  );
  const again = await open(await hash(page));
  await again.waitForSelector(".verdict");
  check("and the link holds the pasted position", (await textOf(again, ".verdict .big")) === "3:1");
  await again.close();
  await page.close();
}

/** Gives the page what it cannot use. */
export async function badInput(tools) {
  await noModule(tools);
  await noMemory(tools);
  await badTexts(tools);
}
