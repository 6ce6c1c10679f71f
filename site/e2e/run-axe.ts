import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong on a page as it is shown now, three places a rule. `where` is JavaScript for what axe calls a context: a
 * selector in quotes, or elements.
 */
export async function runAxe(page: Page, where: string, options: RunOptions): Promise<readonly string[]> {
  // Evaluated through the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  // Only what is wrong is brought over from the browser: axe tells much more of what is right.
  const all = JSON.stringify({ resultTypes: ["violations"], ...options });
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run(${where}, ${all}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
