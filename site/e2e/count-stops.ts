import type { Page } from "playwright-core";

/** How many stops of Tab a reader without a mouse may have to pass before the content of a page. */
export const mostStops = 12;

/** How often Tab stops between the beginning of a page and its main part, or its end where nothing in that takes the focus. */
export async function countStops(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press("Tab");
    const isThrough = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === null || focused === document.body || focused.closest("main") !== null;
    });
    if (isThrough) return pressed;
  }
  return 200;
}
