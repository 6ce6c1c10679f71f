/** How long a pointer must rest on a link before the reader seems to mean it, in milliseconds. */
const intent = 65;

/**
 * Fetches a page of the site as soon as a reader seems to go there: the pointer rests on a link, a finger
 * touches it, the keyboard reaches it. Not for readers who asked their browser to save data, nor from a
 * disk, where nothing may be fetched and nothing is far.
 */
export function prefetchPages(): void {
  if (savesData() || location.protocol === "file:") return;
  const known = new Set([toPage(location)]);
  let timer = 0;
  const prefetch = (event: Event, delay: number): void => {
    clearTimeout(timer);
    const page = event.target instanceof Element ? findPage(event.target) : undefined;
    if (page === undefined || known.has(page)) return;
    timer = window.setTimeout(() => {
      known.add(page);
      fetchAhead(page);
    }, delay);
  };
  document.addEventListener("pointerover", (event) => prefetch(event, intent), { passive: true });
  document.addEventListener("touchstart", (event) => prefetch(event, 0), { passive: true });
  document.addEventListener("focusin", (event) => prefetch(event, intent));
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a reader has asked for little data, or has a line for no more. */
export function savesData(): boolean {
  // Not every browser says, and none of their types has it.
  const connection = "connection" in navigator ? (navigator.connection as Connection) : {};
  return connection.saveData === true || connection.effectiveType?.endsWith("2g") === true;
}

/** The page of this site that a link leads to: addresses of pages, and of nothing else, end in a slash. */
function findPage(target: Element): string | undefined {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link === null || link.origin !== location.origin || !link.pathname.endsWith("/")) return undefined;
  return link.hasAttribute("download") ? undefined : toPage(link);
}

function toPage({ origin, pathname, search }: Pick<URL, "origin" | "pathname" | "search">): string {
  return origin + pathname + search;
}

function fetchAhead(page: string): void {
  if (!HTMLScriptElement.supports("speculationrules")) {
    // Safari has no prefetching, and Firefox asks our policy for it, which names it nowhere: what the cache may keep is there when it is wanted.
    fetch(page, { priority: "low" }).catch(() => {});
    return;
  }
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = page;
  document.head.append(link);
}
