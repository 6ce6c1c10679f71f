import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe that look at colours: all that another theme can break. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong on a page, or in the part of it that the selector names, as it is shown now; three places a rule. `colors`
 * is for a page that all rules have looked at in another theme.
 */
export async function findViolations(
  page: Page,
  part = "html",
  look: "all" | "colors" = "all",
): Promise<readonly string[]> {
  // Evaluated through the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  // Only what is wrong is brought over from the browser: axe tells much more of what is right.
  const options = { resultTypes: ["violations"], ...(look === "colors" ? { runOnly: colorRules } : undefined) };
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
