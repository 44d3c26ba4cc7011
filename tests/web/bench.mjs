// bench.mjs PAGE POSITIONS DRIVER [BROWSER [GROUP]]: the bench in a browser, as people use it. DRIVER is the folder of
// the modules that drive it, BROWSER chromium or firefox, GROUP one of the groups below. Pictures of each state are written beside PAGE, in screenshots.
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { axeOf, openBrowser } from "./bench_driver.mjs";
import { badInput } from "./bench_faults.mjs";
import { playGame } from "./bench_game.mjs";
import { tryPages } from "./bench_pages.mjs";
import { tellAll } from "./bench_stories.mjs";

const [file, positions, driver, which = "chromium", only] = process.argv.slice(2);
const address = pathToFileURL(resolve(file)).href;
const shots = join(dirname(resolve(file)), which === "chromium" ? "screenshots" : `screenshots-${which}`);
await mkdir(shots, { recursive: true });
const axe = await axeOf(driver);
const browser = await openBrowser(driver, which);
let passed = 0;
let failed = 0;
function check(name, isGood, more = "") {
  if (isGood) passed++;
  else failed++;
  if (!isGood)
    console.log(`FAILED ${name}${more === "" ? "" : `: ${typeof more === "string" ? more : JSON.stringify(more)}`}`);
}
async function group(name, run) {
  if (only !== undefined && name !== only) return;
  try {
    await run();
  } catch (error) {
    check(name, false, error.stack.split("\n").slice(0, 6).join(" | "));
  }
}

const troubles = [];
async function open(hash = "", { width = 1440, height = 900, theme = "light", init, from = address } = {}) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) troubles.push(`asks for ${request.url()}`);
  });
  if (init) await page.addInitScript(init);
  await page.goto(from + hash);
  await page.waitForSelector("header.top, .fatal", { timeout: 60000 });
  return page;
}
const textOf = (page, selector) => page.locator(selector).first().innerText();
const hash = (page) => page.evaluate(() => location.hash);
async function visit(page, system, label) {
  await page.locator("nav.systems a").filter({ hasText: system }).click();
  if (label) await page.locator("nav.pages a").filter({ hasText: label }).click();
}
async function put(page, name, count) {
  const field = page.getByRole("spinbutton", { name });
  await field.evaluate((field, count) => {
    field.value = count;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, String(count));
}
async function step(page, label, count = 1, by = "More") {
  const button = page.getByRole("button", { name: `${by}: ${label}`, exact: false }).first();
  for (let left = count; left > 0; left--) await button.click();
}

const tools = { open, check, textOf, hash, visit, put, axe, file, shots, positions };

// Every page at three widths in both themes: no overflow, nothing that axe finds, a picture. A browser that draws the same is
// asked at the ends alone.
const states = [
  ["ocs-attack", "OCS", "Attack"],
  ["ocs-position", "OCS", "Position"],
  ["battle", "Axis & Allies", "Battle"],
  ["war", "Axis & Allies", "Whole game"],
  ["korea", "Korea", null],
  ["civil-war", "Civil War", "Combat"],
  ["line", "Civil War", "Line and plan"],
  ["stories", "Stories", null],
];
await group("states", async () => {
  for (const width of [360, 768, 1440]) {
    for (const theme of ["light", "dark"]) {
      if (which !== "chromium" && (width === 768 || (width === 360) !== (theme === "light"))) continue;
      const page = await open("", { width, height: width < 500 ? 780 : 900, theme });
      for (const [name, system, label] of states) {
        await page
          .locator("nav.systems a")
          .nth(["OCS", "Axis & Allies", "Korea", "Civil War", "Stories"].indexOf(system))
          .click();
        if (label) await page.locator("nav.pages a").filter({ hasText: label }).click();
        await page.waitForSelector(name === "war" ? ".world" : ".verdict", { timeout: 30000 });
        await page.evaluate(() => scrollTo(0, 0));
        const place = `${name} at ${width}, ${theme}`;
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        check(`${place} fits its width`, over <= 0, `${over} px too wide`);
        const found = await axe(page);
        check(`${place}: axe finds nothing`, found.length === 0, found);
        await page.screenshot({ path: join(shots, `${name}-${width}-${theme}.png`), fullPage: true });
      }
      await page.close();
    }
  }
});

// Numbers that stand in the pages of the project, asked by hand.
await group("numbers", async () => {
  const page = await open();
  await step(page, "Infantry 4-3, attacker", 2, "Less");
  await step(page, "Tanks 8-4, attacker", 1, "Less");
  check(
    "no attackers are a sentence, no crash",
    /cannot|missing|too few|empty|Forbidden|answer/i.test(await textOf(page, ".verdict")),
    await textOf(page, ".verdict"),
  );
  await page.goto(`${address}`);
  await visit(page, "Axis & Allies", "Battle");
  check(
    "3 infantry and 1 armor against 2 infantry and 1 fighter win 47.4%",
    /47\.4%/.test(await textOf(page, ".verdict")),
    await textOf(page, ".verdict"),
  );
  for (const [label, count] of [
    ["Infantry, attacker", 2],
    ["Armor, attacker", 1],
    ["Infantry, defender", 1],
    ["Fighters, defender", 1],
  ])
    await step(page, label, count, "Less");
  check(
    "one infantry against one wins 25%",
    /25\.0%/.test(await textOf(page, ".verdict")),
    await textOf(page, ".verdict"),
  );
  check("and takes the territory in as many", /25\.0%/.test(await textOf(page, ".fact >> nth=0")));
  await page.locator(".fact summary").first().click();
  // What drives Firefox cannot drag.
  if (which === "chromium") {
    await page.locator(".side.attacker .from").nth(1).dragTo(page.locator(".side.attacker .stand"));
    const dragged = await page.getByRole("spinbutton", { name: "Armor, attacker" }).inputValue();
    check("a counter is dragged from the tray to its side", dragged === "1", dragged);
  }
  check("a number says why", /AA land battle/.test(await textOf(page, ".fact >> nth=0")));
  await page.close();
});

// A throw is settled, and the link holds it.
await group("dice", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Throw the dice" }).click();
  for (let left = 4; left > 0 && (await page.locator(".options button").count()) > 0; left--)
    await page.locator(".options button").first().click();
  const log = await textOf(page, ".log");
  check("dice are thrown and settled", /attacker/i.test(log) && /defender/i.test(log), log);
  await page.screenshot({ path: join(shots, "ocs-dice.png"), fullPage: true });
  const other = await open(await hash(page));
  check("the link holds the throw", (await textOf(other, ".log")) === log);
  await other.close();
  await visit(page, "Axis & Allies", "Battle");
  await page.getByRole("button", { name: "Throw to the end" }).click();
  check("a battle is thrown to its end", (await textOf(page, ".result")).length > 10);
  await page.screenshot({ path: join(shots, "battle-dice.png"), fullPage: true });
  await page.close();
});

// Links: the whole question, back and forward, cut short, of a later version.
await group("links", async () => {
  const page = await open();
  await step(page, "Guards 5-5, attacker", 2);
  const link = await hash(page);
  const answer = await textOf(page, ".verdict");
  await page.waitForTimeout(1300);
  await visit(page, "Korea");
  await page.goBack();
  check(
    "back leads to the question before",
    (await textOf(page, ".verdict")) === answer,
    await textOf(page, ".verdict"),
  );
  await page.goForward();
  check("and forward from it", /1950 Korea/.test(await textOf(page, "h1")));
  const other = await open(link);
  check("a link holds the whole question", (await textOf(other, ".verdict")) === answer);
  await other.evaluate(
    (cut) => {
      location.hash = cut;
    },
    link.slice(0, -3),
  );
  await other.waitForSelector("[role=alert]");
  check(
    "a link cut short is one sentence",
    /cut short/.test(await textOf(other, "[role=alert]")),
    await textOf(other, "[role=alert]"),
  );
  check("and the question before it is kept", (await textOf(other, ".verdict")) === answer);
  await other.screenshot({ path: join(shots, "link-cut-short.png") });
  await other.close();
  for (const [name, bad, wanted] of [
    ["of a later version", link.replace("#1/", "#9/"), /later version/],
    ["of nothing", "#hello", /not a link/],
    ["cut short", link.slice(0, 12), /cut short/],
  ]) {
    const broken = await open(bad);
    check(
      `a link ${name} is one sentence`,
      wanted.test(await textOf(broken, "[role=alert]")),
      await textOf(broken, "[role=alert]"),
    );
    check(`a link ${name} leaves a page that works`, (await broken.locator(".verdict").count()) === 1);
    await broken.close();
  }
  await page.close();
});

await group("pages", () => tryPages(tools));
await group("bad input", () => badInput(tools));
await group("stories", () => tellAll(tools));

// Maps by the keyboard.
await group("maps", async () => {
  const page = await open();
  await visit(page, "OCS", "Position");
  await page.locator(".hex[tabindex='0']").focus();
  const before = await page.evaluate(() => document.activeElement.dataset.hex);
  for (const key of ["ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  const after = await page.evaluate(() => document.activeElement.dataset.hex);
  check("arrows walk on the map", after !== undefined && after !== before, `${before} ${after}`);
  await page.keyboard.press("Enter");
  check(
    "Enter chooses a hex",
    (await hash(page)).includes(encodeURIComponent(after).replace("%2C", ",")),
    await hash(page),
  );
  await page.getByRole("combobox", { name: "Unit" }).selectOption({ label: "1st infantry (0,2)" });
  const marks = await page.locator(".hexmap .mark").count();
  check("the reach of a unit has its costs on the map", marks > 2 && /MP/.test(await textOf(page, ".facts")), marks);
  await page.screenshot({ path: join(shots, "position-reach.png"), fullPage: true });
  await page.getByText("Who traces").click();
  check("who traces is told", /trace/.test(await textOf(page, ".verdict")));
  await page.screenshot({ path: join(shots, "position-trace.png"), fullPage: true });
  await visit(page, "Axis & Allies", "Whole game");
  await page.locator(".choices button").filter({ hasText: "End of purchase" }).click();
  await page.waitForSelector(".space.marked");
  await page.locator(".space[tabindex='0']").focus();
  const from = await page.evaluate(() => document.activeElement.dataset.space);
  await page.keyboard.press("ArrowDown");
  const to = await page.evaluate(() => document.activeElement.dataset.space);
  check("arrows walk on the world", to !== undefined && to !== from, `${from} ${to}`);
  await page.locator(".space[data-space='mos']").focus();
  await page.keyboard.press("Enter");
  check(
    "Enter on the world opens the moves of a space",
    /Move › Russia/.test(await textOf(page, ".crumbs")),
    await textOf(page, ".crumbs"),
  );
  await visit(page, "Civil War", "Line and plan");
  const plans = await textOf(page, ".answer");
  await page.locator(".hex[data-hex='0,1']").click();
  await page.getByRole("button", { name: /^Put an attacker: Infantry/ }).click();
  check("a counter from the tray changes the plan", (await textOf(page, ".answer")) !== plans, plans);
  await page.close();
});

// What takes long: progress, a stop, an answer.
await group("worker", async () => {
  const page = await open();
  await visit(page, "Axis & Allies", "Battle");
  await put(page, "Infantry, attacker", 250);
  await put(page, "Infantry, defender", 200);
  await page.waitForSelector(".progress progress");
  check("a large battle has progress", true);
  await page.screenshot({ path: join(shots, "battle-progress.png") });
  await page.getByRole("button", { name: "Stop" }).click();
  check("and a stop", /Stopped/.test(await textOf(page, ".progress")));
  await put(page, "Infantry, attacker", 90);
  await put(page, "Infantry, defender", 60);
  await page.waitForSelector(".whole", { timeout: 60000 });
  check("and an answer", /wins/.test(await textOf(page, ".verdict")));
  await put(page, "Infantry, defender", 2);
  await put(page, "Infantry, attacker", 3);
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForSelector(".found", { timeout: 60000 });
  const found = await textOf(page, ".found");
  const [, chance] = /([\d.]+)%/.exec(found) ?? [];
  check("the cheapest force reaches the chance", Number(chance) >= 90 && /No cheaper/.test(found), found);
  await page.screenshot({ path: join(shots, "battle-cheapest.png"), fullPage: true });
  await page.close();
});

// Nothing jumps while counters are put, and an answer comes within a frame.
async function speed(width, systems) {
  const page = await open("", { width });
  for (const [at, label, row] of systems) {
    const system = `${["OCS", "Axis & Allies", "Korea", "Civil War"][at]} at ${width}`;
    await page.locator("nav.systems a").nth(at).click();
    if (label) await page.locator("nav.pages a").filter({ hasText: label }).click();
    const button = page.getByRole("button", { name: `More: ${row}`, exact: false }).first();
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    const times = [];
    for (let left = 3; left > 0; left--) {
      times.push(
        await button.evaluate(
          (button) =>
            new Promise((done) => {
              const began = performance.now();
              const seen = new MutationObserver(() => {
                seen.disconnect();
                done(performance.now() - began);
              });
              seen.observe(document.querySelector("main"), {
                subtree: true,
                childList: true,
                characterData: true,
                attributes: true,
              });
              button.click();
            }),
        ),
      );
    }
    const now = await button.boundingBox();
    check(`${system}: the tray does not move`, before.x === now.x && before.y === now.y, [before, now]);
    console.log(`time: ${system} answers in ${times.map((ms) => ms.toFixed(1)).join(", ")} ms`);
  }
  await page.close();
}
await group("speed", async () => {
  const rows = [
    [0, "Attack", "Tanks 6-4, defender"],
    [1, "Battle", "Bombers, defender"],
    [2, null, "Air support, defender"],
    [3, "Combat", "Guns 3, defender"],
  ];
  for (const width of [1440, 360]) await speed(width, rows);
});

await group("game", () =>
  playGame({ open, check, shots, address, visit, text: join(positions, "axis-allies-whole-game.game") }),
);
check("no errors, and nothing is asked of any server", troubles.length === 0, [...new Set(troubles)].slice(0, 5));
await browser.close();
console.log(`bench: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
