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

/** Tries the pages. */
export async function tryPages(tools) {
  await overruns(tools);
}
