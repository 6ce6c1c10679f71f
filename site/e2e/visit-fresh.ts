import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** What those who ask for the same see their pages in, each with an empty tab that keeps its process alive. */
const kept = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>();

/**
 * Hands over a tab of a reader who has seen nothing yet, and closes it and all that was opened from it: what a context of its own
 * would be, in half of the time, most of which goes into the process that draws its pages. Tabs that are asked for with the
 * same options, windows of any size, come one after the other; what one of them has stored or loaded is gone for the next.
 */
export async function visitFresh<T>(
  browser: Browser,
  { viewport, ...options }: BrowserContextOptions,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await findContext(browser, options);
  const page = await context.newPage();
  try {
    if (viewport) await page.setViewportSize(viewport);
    return await look(page);
  } finally {
    await forget(context);
  }
}

/** The context of these options, with its empty tab. */
function findContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const contexts = kept.get(browser) ?? new Map<string, Promise<BrowserContext>>();
  kept.set(browser, contexts);
  const key = JSON.stringify(options);
  const context = contexts.get(key) ?? openContext(browser, options);
  contexts.set(key, context);
  return context;
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.newPage();
  return context;
}

/** Closes all tabs but the empty one, and takes away what they have stored and what was loaded for them. */
async function forget(context: BrowserContext): Promise<void> {
  const [empty, ...tabs] = context.pages();
  if (empty === undefined) return;
  // Asked of the browser and not in the tab, which may be on its way elsewhere.
  const debuggee = await context.newCDPSession(empty);
  const origins = new Set(tabs.map((tab) => toOrigin(tab.url())));
  for (const tab of tabs) await tab.close();
  for (const origin of origins) {
    await debuggee.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  }
  await debuggee.send("Network.clearBrowserCache");
  await debuggee.send("Network.clearBrowserCookies");
  await debuggee.detach();
}

/** The address in front of paths; all files of the disk have one. */
function toOrigin(url: string): string {
  const { protocol, origin } = new URL(url);
  return protocol === "file:" ? "file://" : origin;
}
