import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { AuditedSite } from "./audited-site.ts";

const widths = [360, 768, 1440] as const;
const themes = ["light", "dark"] as const;

/** Pictures of every kind of page, of its beginning, as `SITE/KIND-WIDTH-THEME.png` in the folder. */
export async function takeScreenshots(browser: Browser, site: AuditedSite, folder: string): Promise<void> {
  const into = join(folder, site.name);
  mkdirSync(into, { recursive: true });
  for (const { kind, route } of site.pages) {
    const name = kind.replaceAll(/[^A-Za-z]+/g, "-").toLowerCase();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url + route, { waitUntil: "networkidle" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 1600 : 1400 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await page.screenshot({ path: join(into, `${name}-${width}-${theme}.png`) });
      }
    }
    await context.close();
  }
}
