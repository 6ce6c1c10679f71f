import type { Page } from "playwright-core";
import { runAxe } from "./run-axe.ts";

/** The rules of axe that look at colours. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the colours of a page as it is shown now, three places a rule. Letters of one size in the same colours on
 * the same grounds are looked at once for all pages that come with the same `seen`, which is added to: axe goes through all that lies
 * above and below each element, which takes as long as all its other rules together, and letters of a site look in few dozen ways.
 */
export async function findColorViolations(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const looks = await page.evaluate(collectLooks, [...seen]);
  if (looks.length === 0) return [];
  const violations = await runAxe(page, "window.lookAt", { runOnly: colorRules });
  // What is wrong is wrong when it is looked at again, too.
  if (violations.length === 0) for (const look of looks) seen.add(look);
  return violations;
}

/** Runs in the page: how letters look that are new, with an element of each at `window.lookAt`. */
function collectLooks(seen: readonly string[]): readonly string[] {
  const grounds = new Map<Element, string>();
  /** Whatever may lie below the letters of an element, and how much of it shows. */
  const toGround = (element: Element | null): string => {
    if (element === null) return "";
    let ground = grounds.get(element);
    if (ground === undefined) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(" ");
      ground = toGround(element.parentElement) + (own === "rgba(0, 0, 0, 0) none 1 none normal" ? "" : ` / ${own}`);
      grounds.set(element, ground);
    }
    return ground;
  };
  const toLetters = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecoration, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textDecoration, textShadow].join(" ");
  };
  const has = (element: Element): boolean =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const looks = new Map<string, Element>();
  const known = new Set(seen);
  for (const element of document.querySelectorAll("body *")) {
    const link = element.closest("a");
    // A link has to look other than the text that it stands in.
    const around = link?.parentElement;
    if (link !== element && !has(element)) continue;
    const look = [toLetters(element), ...(around ? [link === element, toLetters(around)] : []), toGround(element)].join(
      ";",
    );
    if (known.has(look) || looks.has(look) || !element.checkVisibility({ visibilityProperty: true })) continue;
    looks.set(look, element);
  }
  Object.assign(window, { lookAt: [...looks.values()] });
  return [...looks.keys()];
}
