/* A page of the development server in a browser: it follows its input, and says what is wrong with it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";
import { hearPageErrors } from "./hear-page-errors.ts";
import { launchChromium } from "./launch-chromium.ts";
import { startDev, type StartedDev } from "./start-dev.ts";

let folder: string;
let browser: Browser;
let server: StartedDev["server"];
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-dev-e2e-"));
  cpSync(join(packageFolder, "generator/testdata/sites/guides"), join(folder, "model"), { recursive: true });
  writeFileSync(join(folder, "aspectdoc.config.yaml"), "content: [content]\nstyles: [own.css]\n");
  writeFileSync(join(folder, "own.css"), "h1 { letter-spacing: 1px }\n");
  const args = ["dev", "--input", "model"];
  ({ address, server } = await startDev(join(packageFolder, "bin/aspectdoc"), args, folder));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it("shows an edit without being asked, and problems until they are mended", async () => {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  hearPageErrors(page, (message) => wrong.push(message));
  await page.goto(`${address}guides/first/`);
  const guide = join(folder, "model/content/guides/first.md");
  const text = readFileSync(guide, "utf8");
  writeFileSync(guide, `${text}\nWords that were not there.\n`);
  await page.getByText("Words that were not there.").waitFor();

  const schema = join(folder, "model/tag.pdl");
  const right = readFileSync(schema, "utf8");
  writeFileSync(schema, `${right}\nrecord <b> {`);
  const list = page.getByRole("region", { name: "Problems" });
  await list.waitFor();
  expect(await list.textContent()).toContain("tag.pdl:");
  expect(await list.locator(".frame").first().textContent()).toContain("record <b> {");
  // It is as dark as the page, whatever the system is.
  const background = (): Promise<string> => list.evaluate((panel) => getComputedStyle(panel).backgroundColor);
  const backgrounds: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    backgrounds.push(await background());
  }
  expect(backgrounds).toEqual(["rgb(255, 255, 255)", "rgb(22, 25, 29)"]);
  await page.keyboard.press("Escape");
  expect(await list.isVisible()).toBe(false);
  await page.getByRole("button", { name: /\d+ error/ }).click();
  expect(await list.isVisible()).toBe(true);
  writeFileSync(schema, right);
  await page.getByRole("button", { name: /error/ }).waitFor({ state: "detached" });
  expect(wrong).toEqual([]);
});

it("wears another style sheet without being loaded again", async () => {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(`${address}guides/first/`);
  const spacing = (): Promise<string> =>
    page.locator("h1").evaluate((heading) => getComputedStyle(heading).letterSpacing);
  expect(await spacing()).toBe("1px");
  // Whatever a reader has done to the page stays.
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  for (const width of ["2px", "3px"]) {
    writeFileSync(join(folder, "own.css"), `h1 { letter-spacing: ${width} }\n`);
    await expect.poll(spacing).toBe(width);
  }
  const config = join(folder, "aspectdoc.config.yaml");
  writeFileSync(config, `${readFileSync(config, "utf8")}colors: { accent: { light: "#123456", dark: "#123456" } }\n`);
  const accent = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  await expect.poll(accent).toContain("#123456");
  expect(await page.locator("body[data-kept]").count()).toBe(1);
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);

  // A mistake elsewhere lists itself, and the page, which says the same as before, stays too.
  const schema = join(folder, "model/tag.pdl");
  const right = readFileSync(schema, "utf8");
  writeFileSync(schema, `${right}\nrecord <b> {`);
  await page.getByRole("region", { name: "Problems" }).waitFor();
  expect(await page.locator("body[data-kept]").count()).toBe(1);
  writeFileSync(schema, right);
  expect(wrong).toEqual([]);
  await page.close();
});

it("shows names and words of an input as text, whatever they are", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}guides/first/`);
  const hostile = `<img src=x onerror="document.title='taken'">`;
  const file = join(folder, `model/${hostile}.pdl`);
  writeFileSync(
    file,
    `namespace a\nrecord A { a: ${hostile} }\u2028</script><script>document.title="taken"</script>\n`,
  );
  const list = page.getByRole("region", { name: "Problems" });
  await list.getByText(hostile).first().waitFor();
  expect(await list.locator("img, script").count()).toBe(0);
  expect(await page.title()).not.toBe("taken");
  rmSync(file);
  await page.close();
});

it("lets more tabs be open than a browser has connections, and brings them up to date when they are looked at", async () => {
  const context = await browser.newContext();
  // All pages of a browser without a screen are seen, it says.
  await context.addInitScript("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })");
  const pages = [];
  for (let count = 0; count < 8; count += 1) {
    const page = await context.newPage();
    await page.goto(`${address}guides/first/`, { timeout: 10_000 });
    pages.push(page);
  }
  const guide = join(folder, "model/content/guides/first.md");
  writeFileSync(guide, `${readFileSync(guide, "utf8")}\nWords for all tabs.\n`);
  for (const page of [pages[0], pages[7]]) {
    await page?.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => false });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page?.getByText("Words for all tabs.").waitFor();
    expect(await page?.getByText("Words for all tabs.").count()).toBe(1);
  }
  await context.close();
});

it("ends on a signal although a page listens", async () => {
  const ended = new Promise((settle) => server.once("exit", settle));
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});
