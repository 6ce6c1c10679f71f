import type { Page } from "playwright-core";
import { expect } from "vitest";
import { countStops, mostStops } from "./count-stops.ts";

/** What those need who go by keys or enlarge pages, of a page as it is shown on a desk; leaves it in a small window. */
export async function expectFewStopsAndRoom(page: Page): Promise<void> {
  expect(await countStops(page), "stops").toBeLessThanOrEqual(mostStops);
  // A window of 1280 × 1024 that is enlarged four times.
  await page.setViewportSize({ width: 320, height: 256 });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
  expect(Math.max(...widths), "width").toBeLessThanOrEqual(320);
  const [bottom, rest] = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector(".bar")?.getBoundingClientRect();
    return [bar?.bottom ?? Infinity, document.documentElement.scrollHeight - window.innerHeight] as const;
  });
  if (rest > 60) expect(bottom, "the bar gives way").toBeLessThanOrEqual(0);
}
