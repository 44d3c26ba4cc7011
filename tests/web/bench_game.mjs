// A game of Axis & Allies on the bench, by pointer and keyboard: a round from the set-up, and the end of a long game.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// Numbers by chance that are the same each time.
function chance(seed) {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % count;
  };
}

/** A hand: it reads what may be ordered, and orders it by pointer or by keyboard. */
class Hand {
  orders = 0;
  battles = 0;
  constructor(page, by, seed) {
    this.page = page;
    this.by = by;
    this.next = chance(seed);
  }

  list() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll(".choices > *")].map((item) => ({
        label: (item.querySelector(".go") ?? item.querySelector("span"))?.textContent ?? "",
        note: item.querySelector(".note")?.textContent ?? "",
        isForm: item.tagName === "FORM",
        most: Number(item.querySelector("input")?.max ?? 0),
      })),
    );
  }
  who() {
    return this.page.locator(".turn").innerText();
  }

  // Walks with Tab to what has the focus, as somebody without a pointer does.
  async walkTo(test) {
    await this.page.waitForTimeout(40);
    for (let left = 160; left > 0; left--) {
      if (await this.page.evaluate(test.is, test.of)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not come to ${JSON.stringify(test.of)}`);
  }
  async activate(at, count = 0) {
    const item = this.page.locator(".choices > *").nth(at);
    const before = await this.page.evaluate(() => document.querySelector(".orders").innerText);
    const isForm = await item.evaluate((item) => item.tagName === "FORM");
    if (this.by === "pointer") {
      if (isForm && count > 1) await item.locator("input").fill(String(count));
      await (isForm ? item.locator(".go") : item).click();
    } else {
      await this.walkTo({
        is: (at) =>
          document.activeElement ===
          (document.querySelectorAll(".choices > *")[at].querySelector("input") ??
            document.querySelectorAll(".choices > *")[at]),
        of: at,
      });
      if (isForm && count > 1) {
        await this.page.keyboard.press("ControlOrMeta+a");
        await this.page.keyboard.type(String(count));
      }
      await this.page.keyboard.press("Enter");
    }
    await this.page.waitForFunction((before) => document.querySelector(".orders").innerText !== before, before, {
      timeout: 10000,
    });
  }
  async choose(pattern, count = 0) {
    const list = await this.list();
    const at = list.findIndex(({ label }) => pattern.test(label));
    if (at < 0) return false;
    await this.activate(at, count);
    return true;
  }
  async order(...path) {
    for (const [at, part] of path.entries()) {
      const [pattern, count] = Array.isArray(part) ? part : [part, 0];
      if (!(await this.choose(pattern, count))) {
        for (let back = at; back > 0; back--) await this.back();
        return false;
      }
    }
    this.orders++;
    return true;
  }
  async back() {
    if (this.by === "pointer") await this.page.getByRole("button", { name: "Back", exact: false }).first().click();
    else await this.page.locator(".choices").press("Escape");
  }
  // Back to the first level of what may be ordered.
  async top() {
    while ((await this.page.locator(".crumbs button:first-child[aria-disabled=false]").count()) > 0)
      await this.back();
  }

  /** Moves infantry or armor where an enemy stands, or else anywhere. */
  async move(isCombat) {
    await this.top();
    if (!(await this.choose(/^Move$/))) return;
    for (const source of (await this.list())
      .filter(({ note }) => /infantry|armor/.test(note))
      .sort(() => this.next(3) - 1)
      .slice(0, 8)) {
      await this.choose(new RegExp(`^${source.label}$`));
      const goals = await this.list();
      const wanted = goals.find(({ note }) =>
        isCombat
          ? /of (Germany|Japan|USSR|United|USA).*infantry/.test(note) && !note.includes(this.power)
          : /infantry/.test(note),
      );
      if (wanted) {
        await this.choose(new RegExp(`^${wanted.label}$`));
        const pieces = await this.list();
        const at = pieces.findIndex(({ label, most }) => /^(Infantry|Armor)$/.test(label) && most > 1);
        if (at >= 0) {
          await this.activate(at, pieces[at].most);
          this.orders++;
          return;
        }
        await this.back();
      }
      await this.back();
    }
  }

  /** Fights until nothing waits for dice, losses or decisions. */
  async fight() {
    for (let left = 200; left > 0; left--) {
      await this.top();
      const list = await this.list();
      const at = list.findIndex(({ label }) =>
        /^(Throw|Lose|Go on with|The others stay|Land the others)/.test(label),
      );
      if (at >= 0) await this.activate(at, list[at].isForm ? list[at].most : 0);
      else if (list.some(({ label }) => label === "Fight a battle")) {
        await this.choose(/^Fight a battle$/);
        await this.activate(0);
        this.battles++;
      } else return;
      this.orders++;
    }
  }

  /** Plays a turn of a power; whether the game goes on. */
  async turn() {
    this.power = (await this.who()).split("\n")[0].trim().split(" ")[0];
    await this.order(/^Buy$/, [/^Infantry$/, 2 + this.next(3)]);
    await this.top();
    await this.order(/^End of purchase$/);
    await this.move(true);
    await this.top();
    if (!(await this.order(/^End of combat movement$/)))
      throw new Error(`no end: ${JSON.stringify(await this.list())}`);
    await this.fight();
    await this.order(/^End of combat$/);
    await this.move(false);
    await this.top();
    await this.order(/^End of non-combat movement$/);
    await this.order(/^Place$/, /^Infantry$/, [/^in /, 2]);
    await this.top();
    await this.order(/^End of placement$/);
    return !/won/.test(await this.who());
  }
}

// A raid from the record of a game, flown by clicks; the page loaded again in the middle of it.
async function raid({ open, check, visit, record, shots }) {
  const page = await open();
  await visit(page, "Stories");
  await page.getByText("Paste your own").click();
  await page.locator("#pasted").fill(record.slice(0, record.indexOf("bomb LEN")).join("\n"));
  await page.getByRole("button", { name: "Tell the story" }).click();
  await page.getByText("Play on from here").waitFor({ timeout: 60000 });
  await page.locator(".to-step").selectOption(String(await page.locator(".to-step option").count()));
  await page.getByText("Play on from here").click();
  await page.waitForSelector(".choices");
  const hand = new Hand(page, "pointer", 1);
  await hand.choose(/^End of combat movement$/);
  check("a raid is ordered by clicks", await hand.order(/^Fly a raid$/, /^Over /), JSON.stringify(await hand.list()));
  check("a raid is told as one", /a raid/.test(await hand.who()), await hand.who());
  await page.screenshot({ path: join(shots, "war-raid.png"), fullPage: true });
  await page.reload();
  await page.waitForSelector(".world .clash");
  check("a raid under way survives a reload", /a raid/.test(await hand.who()), await hand.who());
  for (let left = 4; left > 0 && /a raid/.test(await hand.who()); left--)
    if (!(await hand.choose(/^(Throw|Lose)/))) break;
  check("a raid is flown to its end", !/a raid/.test(await hand.who()), JSON.stringify(await hand.list()));
  check("and the board stands", (await page.locator(".world").count()) === 1);
  await page.close();
}

/** Plays. */
export async function playGame({ open, check, shots, visit, text }) {
  const page = await open();
  await visit(page, "Axis & Allies", "Whole game");
  await page.waitForSelector(".world");
  let orders = 0;
  let battles = 0;
  for (let power = 0; power < 5; power++) {
    await page.setViewportSize({ width: [1440, 768, 360][power % 3], height: 900 });
    const hand = new Hand(page, power % 2 === 0 ? "pointer" : "keyboard", 7 + power);
    const before = await hand.who();
    await hand.turn();
    check(
      `the turn of ${before.split("\n")[0]} is played by ${hand.by}`,
      hand.orders >= 5 && (await hand.who()) !== before,
      `${hand.orders} orders; ${await hand.who()}`,
    );
    orders += hand.orders;
    battles += hand.battles;
  }
  check(
    "a round from the set-up: orders and battles",
    orders >= 30 && battles >= 2 && /Round 2/.test(await page.locator(".turn").innerText()),
    `${orders} orders, ${battles} battles; ${await page.locator(".turn").innerText()}`,
  );
  await page.screenshot({ path: join(shots, "war-round-768.png"), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: join(shots, "war-round.png"), fullPage: true });
  const link = await page.evaluate(() => location.hash);
  const other = await open(link);
  await other.waitForSelector(".world");
  check(
    "the link holds the game",
    (await other.locator(".turn").innerText()) === (await page.locator(".turn").innerText()),
  );
  await other.close();
  // A move from the map alone, and taken back.
  await page.locator(".choices button").filter({ hasText: "End of purchase" }).click();
  await page.locator(".space.marked").first().click();
  await page.locator(".crumbs").getByText("Move ›", { exact: false }).waitFor();
  check("a space of the map opens its moves", true);
  await page.screenshot({ path: join(shots, "war-marked.png"), fullPage: true });
  await page.locator(".crumbs button").first().click();
  await page.getByRole("button", { name: "Take back" }).click();
  check(
    "an order is taken back",
    /purchase/.test(await page.locator(".turn").innerText()),
    await page.locator(".turn").innerText(),
  );
  await page.close();

  // The end of a long game: its record up to the last turns, and these by hand to the victory.
  const record = (await readFile(text, "utf8")).split("\n");
  await raid({ open, check, visit, record, shots });
  const last = record.lastIndexOf("japan purchase");
  const end = await open();
  await visit(end, "Stories");
  await end.getByText("Paste your own").click();
  await end.locator("#pasted").fill(record.slice(0, last).join("\n"));
  await end.getByRole("button", { name: "Tell the story" }).click();
  await end.getByText("Play on from here").waitFor({ timeout: 120000 });
  const steps = await end.locator(".to-step option").count();
  await end.locator(".to-step").selectOption(String(steps));
  await end.getByText("Play on from here").click();
  await end.waitForSelector(".choices");
  // The record stops before the heading that ends the placement.
  await end.locator(".choices button").filter({ hasText: "End of placement" }).click();
  for (const by of ["keyboard", "pointer"]) {
    const hand = new Hand(end, by, 3);
    const before = await hand.who();
    const goesOn = await hand.turn();
    check(
      `${before.split("\n")[0]} is played to its end by ${by}`,
      by === "keyboard" ? goesOn : !goesOn,
      await hand.who(),
    );
  }
  check(
    "the game is over by the rules",
    /The Axis has won/.test(await end.locator(".turn").innerText()),
    await end.locator(".turn").innerText(),
  );
  await end.screenshot({ path: join(shots, "war-won.png"), fullPage: true });
  await end.close();
}
