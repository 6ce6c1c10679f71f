import type { PageCards } from "./page-card.ts";
import { savesData } from "./prefetch-pages.ts";

/** How long a pointer rests on a link, or the focus stays there, before its reader seems to wonder what that is; in milliseconds. */
const wonder = 350;

/** Links in the text of a page to other pages; lines of an index say themselves what they lead to. */
const linked = ".page-body a[href]:not(.index a, .source-list a)";

/**
 * Shows what a link leads to while a mouse rests on it or the keyboard has reached it: from the page itself, which is fetched
 * ahead at the same sign. Nothing on touch, where a touch goes there, nor from a disk, where nothing may be fetched.
 */
export function offerCards(): void {
  if (savesData() || location.protocol === "file:") return;
  let cards: Promise<PageCards> | undefined;
  let wanted: HTMLAnchorElement | undefined;
  let timer = 0;
  const want = (target: EventTarget | null): void => {
    const link = target instanceof Element ? target.closest(linked) : null;
    if (link === wanted) return;
    clearTimeout(timer);
    if (wanted !== undefined) {
      wanted = undefined;
      cards?.then((all) => all.leave()).catch(() => undefined);
    }
    if (!(link instanceof HTMLAnchorElement) || !isOtherPage(link)) return;
    wanted = link;
    timer = window.setTimeout(() => {
      cards ??= import("./page-card.ts").then(({ createPageCards }) => createPageCards());
      // Without a card, the link leads just as far.
      cards.then((all) => all.show(link, () => wanted === link)).catch(() => undefined);
    }, wonder);
  };
  document.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType === "mouse") want(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) want(target);
  });
  document.addEventListener("focusout", () => want(null));
}

/** Addresses of pages, and of nothing else, end in a slash. */
function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname;
}
