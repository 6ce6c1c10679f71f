import type { Page } from "playwright-core";

/** How many stops of Tab a reader without a mouse may have to pass before the content of a page. */
export const mostStops = 12;

/**
 * How often Tab stops between the beginning of a page and its main part, or its end where nothing in that takes the focus; one more
 * than `mostStops` where it is more often than that. The page itself notes where each press has led: to ask it after each takes longer.
 */
export async function countStops(page: Page): Promise<number> {
  const listening = await page.evaluateHandle(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const isThrough: boolean[] = [];
    const listener = new AbortController();
    const note = (): void => {
      const focused = document.activeElement;
      isThrough.push(focused === null || focused === document.body || focused.closest("main") !== null);
    };
    // What a key finds, since those that are let go come late where many are pressed at once.
    window.addEventListener("keydown", note, { capture: true, signal: listener.signal });
    return { isThrough, listener };
  });
  await Promise.all(Array.from({ length: mostStops + 2 }, () => page.keyboard.press("Tab")));
  const stops = await listening.evaluate(({ isThrough, listener }) => {
    listener.abort();
    // The first key finds the beginning of the page.
    return isThrough.indexOf(true, 1) - 1;
  });
  return stops < 0 ? mostStops + 1 : stops;
}
