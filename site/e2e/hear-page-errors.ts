import type { Page } from "playwright-core";

/**
 * Hands on what goes wrong in the scripts of a page. Not that Chromium gives a fade up, which it calls an error of the page:
 * the page keeps quiet of it as soon as its first script is there, and on a busy machine that may be too late.
 */
export function hearPageErrors(page: Page, take: (message: string) => void): void {
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith("Transition was")) take(message);
  });
}
