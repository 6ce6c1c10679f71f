/* The development server for those who write Aspectdoc: pages follow the code that they are made by. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { startDev, type StartedDev } from "./start-dev.ts";

let checkout = "";
let browser: Browser;
let started: StartedDev | undefined;
/** What the files that a test has edited said before, by path. */
const edited = new Map<string, string>();

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  stop();
  await browser?.close();
});

// To start one takes longer than to follow an edit, so tests share a server, and leave its sources as they were.
beforeEach(async () => {
  if (started !== undefined) return;
  checkout = mkdtempSync(join(tmpdir(), "aspectdoc-sources-"));
  for (const part of ["package.json", "tsconfig.json", "bin", "generator", "templates", "site"]) {
    cpSync(join(packageFolder, part), join(checkout, part), { recursive: true });
  }
  symlinkSync(join(packageFolder, "node_modules"), join(checkout, "node_modules"));
  writeFileSync(join(checkout, "own.css"), "h1 { word-spacing: 5px }\n");
  writeFileSync(join(checkout, "aspectdoc.config.yaml"), "styles: [own.css]\n");
  const input = join(packageFolder, "generator/testdata/sites/guides");
  started = await startDev(join(checkout, "bin/dev/develop/develop"), ["--input", input], checkout);
});

afterEach(({ task }) => {
  for (const [file, text] of edited) writeFileSync(file, text);
  edited.clear();
  // Another try has a server of its own.
  if (task.result?.state === "fail") stop();
});

function stop(): void {
  started?.server.kill("SIGKILL");
  started = undefined;
  if (checkout !== "") rmSync(checkout, { recursive: true, force: true });
}

const address = (): string => started?.address ?? "";

/** Changes a file of the sources, until the test ends. */
function edit(path: string, change: (text: string) => string): void {
  const file = join(checkout, path);
  const text = readFileSync(file, "utf8");
  expect(change(text)).not.toBe(text);
  if (!edited.has(file)) edited.set(file, text);
  writeFileSync(file, change(text));
}

it("shows other styles in place, and what other code renders", async () => {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  hearPageErrors(page, (message) => wrong.push(message));
  await page.goto(address());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  // What is open and typed stays while the code of it changes, and its styles do.
  await page.getByRole("combobox").fill("some words");
  edit("site/islands/search-dialog/search-field.tsx", (text) => text.replaceAll("Search names", "Look for names"));
  await page.getByRole("combobox", { name: "Look for names" }).waitFor();
  expect(await page.getByRole("combobox").inputValue()).toBe("some words");
  edit("site/islands/search-dialog/search-dialog.css", (text) => `${text}\n.search-dialog { opacity: 0.9 }\n`);
  const opacity = (): Promise<string> =>
    page.getByRole("dialog").evaluate((dialog) => getComputedStyle(dialog).opacity);
  await expect.poll(opacity).toBe("0.9");
  await page.keyboard.press("Escape");

  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  edit("site/styles/site.css", (text) => `${text}\nh1 { letter-spacing: 3px }\n`);
  const spacing = (): Promise<string> =>
    page.locator("h1").evaluate((heading) => {
      const { letterSpacing, wordSpacing } = getComputedStyle(heading);
      return `${letterSpacing} ${wordSpacing}`;
    });
  // The user's own style sheet is there as well.
  await expect.poll(spacing).toBe("3px 5px");
  expect(await page.locator("body[data-kept]").count()).toBe(1);

  edit("site/layout/document.tsx", (text) => text.replace("Skip to content", "Skip to what was edited"));
  await page.getByText("Skip to what was edited").waitFor({ state: "attached" });
  expect(wrong).toEqual([]);

  // Code that doesn't compile is told over the page, which stays; mended, it counts again.
  edit("site/layout/document.tsx", (text) => text.replace("<html", "<<html"));
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  edit("site/layout/document.tsx", (text) => text.replace("<<html", "<html").replace("was edited", "was mended"));
  await page.getByText("Skip to what was mended").waitFor({ state: "attached" });

  // Code that fails while it runs is told in place of the page.
  edit("site/layout/document.tsx", (text) => text.replace("return (", "throw new Error(`<b>no</b>`);\n  return ("));
  await page.getByText("Error: <b>no</b>").waitFor();
  edit("site/layout/document.tsx", (text) => text.replace("throw new Error(`<b>no</b>`);\n  ", ""));
  await page.getByText("Skip to what was mended").waitFor({ state: "attached" });
  // A page that is loaded meanwhile is told too, and what is mended may be what was there before.
  edit("site/layout/document.tsx", (text) => text.replace("<html", "<<html"));
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  await page.reload();
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  edit("site/layout/document.tsx", (text) => text.replace("<<html", "<html"));
  await page.locator("vite-error-overlay").waitFor({ state: "detached" });
  await page.close();
});

it("misses no change, however soon it comes after another", async () => {
  const read = async (): Promise<string> => (await fetch(address())).text();
  const path = "site/layout/document.tsx";
  const text = readFileSync(join(checkout, path), "utf8");
  edited.set(join(checkout, path), text);
  // Each as soon as the one before is shown; the fifth is written slowly, so that half of it is seen first.
  for (let round = 1; round <= 10; round += 1) {
    const changed = text.replace("Skip to content", `Skip to change ${round}`);
    if (round === 5) {
      writeFileSync(join(checkout, path), "");
      await expect.poll(read, { interval: 20 }).toContain("The page could not be made");
    }
    writeFileSync(join(checkout, path), changed);
    await expect.poll(read, { interval: 20 }).toContain(`Skip to change ${round}`);
  }
});
