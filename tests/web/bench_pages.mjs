// Single pages of the bench: an overrun, and what is pasted, kept, asked for and focused.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// The verdict of an overrun, by what it needs (OCS 8.1, 8.1a, 8.1b, 12.5b).
async function overruns({ open, check, textOf, visit, put }) {
  const page = await open();
  await visit(page, "OCS", "Attack");
  await page.locator(".set label").filter({ hasText: "overrun" }).click();
  const verdict = () => textOf(page, ".answer");
  check("an overrun answers as it is chosen", /Allowed/.test(await verdict()), await verdict());
  // The answer comes with the next frame.
  const set = async (name, value) => {
    await put(page, name, value);
    await page.waitForTimeout(60);
  };
  await set("MP left, each", 2);
  check("8.1a: it needs 3 MP", /Forbidden[^]*OCS 8\.1a/.test(await verdict()), await verdict());
  await set("MP left, each", 3);
  check("8.1a: 3 MP are enough", /Allowed/.test(await verdict()), await verdict());
  await set("MP to enter the hex", 4);
  check("8.1b: it may not enter for 4 MP", /Forbidden[^]*OCS 8\.1b/.test(await verdict()), await verdict());
  await set("MP to enter the hex", 3);
  check("8.1b: it may enter for 3 MP", /Allowed/.test(await verdict()), await verdict());
  await page.locator(".set label").filter({ hasText: "apart" }).click();
  check("8.1: one stack only", /Forbidden[^]*OCS 8\.1 /.test(await verdict()), await verdict());
  await page.locator(".set label").filter({ hasText: "in one stack" }).click();
  await page.locator(".set li").filter({ hasText: "Fuel" }).getByText("none").click();
  check("12.5b: tanks need fuel", /Forbidden[^]*OCS 12\.5b/.test(await verdict()), await verdict());
  await page.close();
}

// The focus of the keyboard after what had it is gone.
async function focus({ open, check, visit }) {
  const page = await open();
  const inMain = async (name) => {
    await page.waitForTimeout(80);
    const where = await page.evaluate(() => {
      const at = document.activeElement;
      return at.closest("main") && at.id !== "main" ? "" : at.tagName;
    });
    check(`the focus stays: ${name}`, where === "", where);
  };
  for (const [system, label] of [
    ["OCS", "Attack"],
    ["Korea", null],
    ["Civil War", "Combat"],
  ]) {
    await visit(page, system, label);
    await page.getByRole("button", { name: "Throw the dice" }).press("Enter");
    await inMain(`${system}, dice are thrown`);
    await page.getByRole("button", { name: "Take the dice back" }).press("Enter");
    await inMain(`${system}, dice are taken back`);
  }
  await visit(page, "Civil War", "Line and plan");
  await page.locator(".hex[data-hex='0,0']").click();
  for (let left = 3; left > 0; left--) {
    await page.getByRole("button", { name: "Take away" }).last().press("Enter");
    await inMain(`a unit is taken away, ${left - 1} are left`);
  }
  await visit(page, "Axis & Allies", "Battle");
  await page.getByRole("button", { name: "Throw to the end" }).press("Enter");
  await inMain("a battle is thrown to its end");
  await visit(page, "Axis & Allies", "Whole game");
  await page.locator(".choices button").filter({ hasText: "Buy" }).press("Enter");
  const infantry = page.getByRole("spinbutton", { name: "How many: Infantry" });
  for (const times of ["first", "second"]) {
    await infantry.press("Enter");
    await inMain(`infantry is bought, the ${times} time`);
    check("and what is bought can be bought on", await infantry.isVisible());
  }
  await page.close();
}

const PRINTED = `grognard ocs game 1
hexes odd_columns
chart cost.leg=12
turn turn.number=1 turn.segment=movement turn.first=1 turn.second=2 turn.player=1
hex 0303 terrain=1
hex 0304 terrain=1
hex 0404 terrain=1
unit #7 called 1st_rifle side=1 hex=0303 kind=combat size=regiment rating=4 mode=move arm=other \
move_side.strength=4 move_side.ma=24 move_side.mobility=leg
end
`.replace("\\\n", "");

async function paste(page, box, text, button) {
  if (!(await page.locator(box).isVisible())) await page.getByText("Paste your own").click();
  await page.locator(box).fill(text);
  await page.getByRole("button", { name: button }).click();
}
const numbers = (page) => page.locator(".hexmap .hex .number").allTextContents();

// A game whose hexes have printed numbers, and what the boxes take.
async function pasted({ open, check, textOf, visit, positions }) {
  const page = await open();
  await visit(page, "OCS", "Position");
  const own = async () => [await textOf(page, ".verdict .big"), await page.locator(".hexmap .counter").count()];
  const before = await own();
  const game = await readFile(join(positions, "ocs-two-turns.game"), "utf8");
  await paste(
    page,
    "#own-board",
    `${game.slice(game.indexOf("grognard ocs game"), game.search(/^end\b.*$/m))}end\n`,
    "Show it",
  );
  await page.waitForFunction(() => document.querySelector(".picker select").value === "");
  await page.waitForTimeout(200);
  check("a game as text has the answer of its position file", String(await own()) === String(before), [
    before,
    await own(),
  ]);
  await paste(page, "#own-board", PRINTED, "Show it");
  await page.waitForFunction(() => document.querySelectorAll(".hexmap .hex").length === 3);
  check("the map has the printed numbers", String(await numbers(page)) === "0303,0304,0404", await numbers(page));
  check("and the unit stands there", (await page.locator(".hexmap .counter").count()) === 1);
  check("its reach: two hexes for 1 and 2 MP", /^2 hexes$/.test(await textOf(page, ".verdict .big")), await own());
  const said = await page.locator(".hexmap [data-hex='3,3']").getAttribute("aria-label");
  check("a cost is said as one", /0304; .*reached for 1 MP/.test(said), said);
  await paste(page, "#own-board", "hello", "Show it");
  await page.waitForSelector("[role=alert]");
  const refused = await textOf(page, "[role=alert]");
  check("what is taken is said in one sentence", /neither a game.*nor a position file/.test(refused), refused);
  await visit(page, "Stories");
  await paste(page, "#pasted", PRINTED, "Tell the story");
  await page.waitForFunction(() => document.querySelectorAll(".hexmap .hex").length === 3);
  check("a story has the printed numbers", String(await numbers(page)) === "0303,0304,0404", await numbers(page));
  await paste(page, "#pasted", '{"a":1}', "Tell the story");
  await page.waitForSelector("[role=alert]");
  const version = await textOf(page, "[role=alert]");
  check("an object without a version is told so", /has no .version./.test(version), version);
  await page.close();
}

// What is kept and what is asked before it is lost.
async function kept({ open, check, textOf, visit, hash }) {
  const page = await open();
  await visit(page, "Korea");
  for (const letter of ["A", "B", "D"]) {
    await page.locator(".side.attacker .segments label").filter({ hasText: letter }).click();
    const counters = await page.locator(".side.attacker .stack.one .counter").count();
    check(`a lead of quality ${letter} is one counter`, counters === 1, counters);
  }
  await visit(page, "Axis & Allies", "Battle");
  await page.getByRole("button", { name: "Throw to the end" }).click();
  check("the dice are in the link", /dice=/.test(await hash(page)), await hash(page));
  await page.getByRole("button", { name: "More: Infantry, attacker" }).click();
  check("other forces have other dice", !/dice=/.test(await hash(page)), await hash(page));
  check("and no dice to take back", (await page.getByText("Take the dice back").count()) === 0);
  await visit(page, "Axis & Allies", "Whole game");
  await page.waitForSelector(".world");
  const back = page.getByRole("button", { name: "Take back" });
  check("a new game has nothing to take back", (await back.getAttribute("aria-disabled")) === "true");
  await page.locator(".choices button").filter({ hasText: "End of purchase" }).click();
  check("an order can be taken back", (await back.getAttribute("aria-disabled")) === "false");
  await page.waitForFunction(() => location.hash.includes("game="));
  await visit(page, "OCS", "Attack");
  await visit(page, "Axis & Allies", "Whole game");
  await page.waitForSelector(".world");
  check("a game is kept while another page is shown", /combat movement/.test(await textOf(page, ".turn")));
  await page.reload();
  await page.waitForSelector(".world");
  await page.waitForFunction(() => /combat movement/.test(document.querySelector(".turn").innerText));
  await back.click({ force: true });
  const reason = await textOf(page, "[role=alert]");
  check("why nothing is taken back after a reload is true", /nothing to take back/.test(reason), reason);
  await page.getByRole("button", { name: "New game" }).click();
  check("a game is not lost unasked", /combat movement/.test(await textOf(page, ".turn")));
  await page.getByRole("button", { name: "Go on with this one" }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Begin a new one" }).click();
  check("and lost when it is said", /purchase/.test(await textOf(page, ".turn")));
  await page.close();
}

// What the pages say: no paths of fields, no numbers of units, no measures in pieces.
async function said({ open, check, textOf, visit }) {
  const page = await open();
  for (const [system, label] of [
    ["OCS", "Attack"],
    ["Korea", null],
    ["Civil War", "Combat"],
  ]) {
    await visit(page, system, label);
    const text = await page.locator("main").evaluate((main) => main.textContent);
    check(
      `${system} names its counters`,
      !/\[\d+\]|\bunit \d/.test(text),
      text.match(/.{20}(\[\d+\]|unit \d).{20}/)?.[0],
    );
  }
  await visit(page, "OCS", "Attack");
  const rules = await page
    .locator(".bars")
    .first()
    .locator("details")
    .evaluateAll((all) => all.map((each) => [...each.querySelectorAll(".cites b")].map((b) => b.textContent).join()));
  check("each chance has the paragraphs that decide it", rules.every(Boolean) && new Set(rules).size >= 5, rules);
  check("surprise is 9.8, exploitation 9.13", rules[5] === "OCS 9.13" && rules[6] === "OCS 9.8", rules);
  await page.getByRole("button", { name: "Less: Infantry 4-3, defender" }).click();
  const alone = await textOf(page, ".verdict");
  check("without defenders it says what to do", /Put a defender on the field\./.test(alone), alone);
  await visit(page, "Axis & Allies", "Battle");
  const battle = await page.locator("main").evaluate((main) => main.textContent);
  check("no bound is shown below what is shown", !/\de-\d/.test(battle), battle.match(/.{20}\de-\d+/)?.[0]);
  await page.close();
}

/** Tries the pages. */
export async function tryPages(tools) {
  await overruns(tools);
  await focus(tools);
  await pasted(tools);
  await kept(tools);
  await said(tools);
}
