/*
 * The pictures in README, of the bundled site in both themes. WebP keeps letters sharp in a third of what PNG takes.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { createReport } from "../../../generator/diagnostics/report.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import { serveFolder } from "../../../generator/serve/serve-folder.ts";
import { launchChromium } from "../../../site/e2e/launch-chromium.ts";

interface Picture {
  readonly name: string;
  readonly route: string;
  /** What a reader does before it is taken. */
  prepare?(page: Page): Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: "entity",
    route: "generated/metamodel/entities/dashboard/",
    prepare: async (page) => {
      await page.evaluate(() => document.getElementById("~relationships")?.scrollIntoView());
    },
  },
  { name: "operation", route: "graphql/queries/search/" },
  { name: "source", route: "generated/ingestion/sources/bigquery/" },
  {
    name: "search",
    route: "generated/metamodel/entities/dataset/",
    prepare: async (page) => {
      await page.keyboard.press("/");
      await page.keyboard.type("ownership");
      await page.locator(".search-dialog[open] [role=option]").first().waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
];

const viewport = { width: 1280, height: 800 } as const;
const quality = 90;

/** Takes the pictures anew, into `site/screenshots/NAME-THEME.webp`. */
export async function takePictures(): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), "aspectdoc-pictures-"));
  const folder = join(temporary, "site");
  execFileSync(join(packageFolder, "bin/aspectdoc"), ["generate", "--demo", "--out", folder], {
    cwd: temporary,
    stdio: "ignore",
  });
  const preview = await serveFolder({ folder, port: 0 }, createReport());
  const browser = await launchChromium();
  try {
    for (const picture of pictures) await takeInThemes(browser, preview?.url ?? "", picture);
  } finally {
    await browser.close();
    await preview?.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function takeInThemes(browser: Browser, url: string, { name, route, prepare }: Picture): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(url + route, { waitUntil: "networkidle" });
    await prepare?.(page);
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
    writeFileSync(join(packageFolder, "site/screenshots", `${name}-${colorScheme}.webp`), Buffer.from(data, "base64"));
    await context.close();
  }
}
