import type { Page } from "playwright-core";
import { colorRules } from "./find-color-violations.ts";
import { runAxe } from "./run-axe.ts";

/**
 * What axe finds wrong on a page, or in the part of it that the selector names, as it is shown now; three places a rule.
 * `but colors` is for a page whose colours `findColorViolations` looks at.
 */
export function findViolations(
  page: Page,
  part = "html",
  look: "all" | "but colors" = "all",
): Promise<readonly string[]> {
  const rules = look === "all" ? {} : Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, JSON.stringify(part), { rules });
}
