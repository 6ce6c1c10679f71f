import { findTarget } from "./find-target.ts";

/** Keeps `aria-current` on the entry of "On this page" whose section is being read. */
export function markCurrentHeading(): void {
  const list = document.querySelector(".toc");
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".toc a")) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading !== null) links.set(heading, link);
  }
  if (links.size === 0) return;

  const headings = [...links.keys()];
  let marked: Element | undefined;
  const update = (): void => {
    const current = findCurrent(headings);
    if (current === marked) return;
    marked = current;
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    showInList(list, current === undefined ? undefined : links.get(current));
  };

  let waiting = false;
  const schedule = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      update();
    });
  };
  document.addEventListener("scroll", schedule, { passive: true });
  window.addEventListener("resize", schedule, { passive: true });
  update();
}

/** How far below the window's edge a heading may be and still count as reached; links stop it just below the bar. */
const reach = 110;

/** The last heading that has been reached; at the end of the page the one that was linked to, or the last of all. */
function findCurrent(headings: readonly Element[]): Element | undefined {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (!isAtEnd || window.scrollY === 0) return headings.findLast((heading) => getTop(heading) <= reach);
  const target = findTarget();
  return headings.find((heading) => heading === target && getTop(heading) >= 0) ?? headings.at(-1);
}

function getTop(heading: Element): number {
  return heading.getBoundingClientRect().top;
}

/**
 * Long lists scroll by themselves: the entry that is marked stays in view with some room around it, the first one before any is
 * reached. A reader who is in the list scrolls it without help.
 */
function showInList(list: Element | null, entry: Element | undefined): void {
  if (list === null || list.matches(":hover, :has(:focus-visible)")) return;
  if (entry === undefined) {
    list.scrollTop = 0;
    return;
  }
  const [{ top, bottom }, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  const room = frame.height / 6;
  const above = Math.min(0, top - room - frame.top);
  const below = Math.max(0, bottom + room - frame.bottom);
  list.scrollBy({ top: above === 0 ? below : above, behavior: "instant" });
}
