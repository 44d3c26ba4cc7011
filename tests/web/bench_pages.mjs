// Single pages of the bench: an overrun, and what is pasted, kept, asked for and focused.

// The verdict of an overrun, by what it needs (OCS 8.1, 8.1a, 8.1b, 12.5b).
async function overruns({ open, check, textOf, visit }) {
  const page = await open();
  await visit(page, "OCS", "Attack");
  await page.locator(".set label").filter({ hasText: "overrun" }).click();
  const verdict = () => textOf(page, ".answer");
  check("an overrun answers as it is chosen", /Allowed/.test(await verdict()), await verdict());
  const set = async (name, value) => {
    const field = page.getByRole("spinbutton", { name });
    await field.fill(String(value));
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

/** Tries the pages. */
export async function tryPages(tools) {
  await overruns(tools);
  await focus(tools);
}
