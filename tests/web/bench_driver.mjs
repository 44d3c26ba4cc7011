// What drives the bench: the system's browser, and axe in the page.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Returns what finds faults of accessibility in a page: a line for each. */
export async function axeOf(driver) {
  const source = await readFile(join(resolve(driver), "axe-core", "axe.min.js"), "utf8");
  return async (page) => {
    // Colours come to rest first.
    await page.waitForTimeout(150);
    if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
    const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    return found.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(
            ({ target, failureSummary }) =>
              `${target.join(" ")} (${(failureSummary ?? "").split("\n")[1]?.trim() ?? ""})`,
          )
          .join("; ")}`,
    );
  };
}

/** Opens a browser of the system. What drives Firefox is of the last version that knows Debian's. */
export async function openBrowser(driver, which) {
  const { chromium, firefox } = await import(
    pathToFileURL(join(resolve(driver), "playwright-core", "index.mjs")).href
  );
  if (which === "firefox")
    return firefox.launch({ channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr", headless: true });
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
