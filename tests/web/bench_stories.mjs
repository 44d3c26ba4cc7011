// Each story of the position files, step by step, against what the files expect, by pointer and by keyboard.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const WIDTHS = [1440, 768, 360];

/** Tells every story of the page. */
export async function tellAll({ open, check, textOf, visit, axe, shots, positions }) {
  const refusals = JSON.parse(await readFile(join(positions, "ocs-two-turns.json"), "utf8")).questions.filter(
    ({ expect }) => expect?.verdict === "forbidden",
  ).length;
  const names = (await readdir(positions)).filter((name) => /\.(json|game)$/.test(name)).sort();
  for (const [place, name] of names.entries()) {
    const text = await readFile(join(positions, name), "utf8");
    const width = WIDTHS[place % 3];
    const isByKeys = place % 2 === 1;
    const page = await open("", { width });
    await visit(page, "Stories");
    const key = name === "ocs-two-turns.game" ? "ocs-two-turns-game" : name.replace(/\.\w+$/, "");
    await page.locator(".picker select").selectOption(key);
    await page.waitForFunction((key) => location.hash.includes(key) || key === "ocs-two-turns", key);
    await page.waitForSelector(".steps-bar", { timeout: 120000 });
    await page.waitForSelector(".verdict");
    if (isByKeys) await page.getByRole("slider").focus();
    const count = await page.locator(".to-step option").count();
    const questions = name.endsWith(".json") ? JSON.parse(text).questions : null;
    if (questions)
      check(`${name} has a step for each question`, count === questions.length, `${count} of ${questions.length}`);
    let wrong = 0;
    let forbidden = 0;
    let lost = 0;
    let odd = "";
    for (let at = 1; at <= count; at++) {
      if ((await page.locator(".board, .told-answer, .alone").count()) === 0) lost++;
      odd ||= await page
        .locator("main")
        .evaluate(
          (main) =>
            [...main.querySelectorAll("li, dt, dd, h2")]
              .map((each) => each.textContent)
              .find((text) => /^\s*:|[a-z]\[\d|\.\.$|\bunit 0|\b(num|den) \d/.test(text)) ?? "",
        );
      const word = await textOf(page, ".verdict .word");
      const wanted = questions?.[at - 1].expect?.verdict;
      if (wanted && !new RegExp(wanted, "i").test(word)) wrong++;
      if ((await page.locator(".expected.wrong").count()) > 0 || /cannot be read/.test(word)) wrong++;
      if (!questions && at > 1 && /Forbidden/.test(word)) forbidden++;
      if ([2, 20].includes(at))
        await page.screenshot({ path: join(shots, `story-${key}-${at}.png`), fullPage: true });
      if (at === count) continue;
      if (isByKeys) await page.keyboard.press("ArrowRight");
      else await page.getByRole("button", { name: "Next" }).click();
    }
    const by = `by ${isByKeys ? "keyboard" : "pointer"} at ${width}`;
    check(`${name}: no step is lost, ${by}`, lost === 0 && (await page.locator("[role=alert]").count()) === 0, lost);
    check(`${name}: its words are words, ${by}`, odd === "", odd);
    check(`${name}: every ruling is as the file expects, ${by}`, wrong === 0, `${wrong} are not`);
    // The game of the two turns has the verdicts of the position; in the other games everything is allowed.
    const refused = name === "ocs-two-turns.game" ? refusals : 0;
    if (!questions) check(`${name}: ${refused} orders are forbidden`, forbidden === refused, `${forbidden} are`);
    await page.locator(".to-step").selectOption(String(count));
    if (name === "axis-allies-whole-game.game")
      check(
        "the whole game ends with a victory",
        /has won/.test(await textOf(page, ".turn-line")),
        await textOf(page, ".turn-line"),
      );
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      check(`${name} fits ${width}`, over <= 0, `${over} px too wide`);
      const found = await axe(page);
      check(`${name} at ${width}: axe finds nothing`, found.length === 0, found);
      await page.screenshot({ path: join(shots, `story-${key}-end-${width}.png`), fullPage: true });
    }
    await page.close();
  }
}
