import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/** Chromium without what puts pages on a screen: the same pages in half of the time. */
const shell = "/usr/bin/chromium-headless-shell";

/** In milliseconds: what a page does at once, it may do late on a busy machine. */
const patience = 120_000;

/**
 * One process draws the pages of a context, whatever they come from: to start another for each takes as long as to look at
 * a page. What puts them on a screen that nobody sees needs none of its own. Two fifths of a visit go into
 * frames all the same, which `--disable-threaded-compositing` would spare: a page that waits for its first one waits for ever then.
 */
const sparing = [
  "--disable-site-isolation-trials",
  "--process-per-site",
  "--renderer-process-limit=1",
  "--in-process-gpu",
  // A page is left before its scripts are worth what optimising them takes: a third of the processor time of a look by axe.
  "--js-flags=--no-opt,--no-maglev,--single-threaded-gc",
];

/**
 * Without a fade from page to page, which is drawn pixel by pixel where no graphics processor does it: half of what a
 * visit takes. A test that is about motion asks for it.
 */
const still: BrowserContextOptions = { reducedMotion: "reduce" };

/**
 * Starts the Chromium that the system has. Where nothing further is asked of it, it is a sparing one: the shell without a
 * screen if there is one, in few processes. Nothing is downloaded; where there is none, the error says how to get it.
 */
export async function launchChromium(further: readonly string[] = sparing): Promise<Browser> {
  const named = process.env["CHROMIUM"];
  const places = further === sparing ? [shell, ...browsers] : [...browsers, shell];
  const executablePath = named === undefined || named === "" ? places.find((path) => existsSync(path)) : named;
  if (executablePath === undefined || !existsSync(executablePath)) {
    throw new Error(
      `the browser tests need Chromium (looked for ${executablePath ?? places.join(", ")}): ` +
        "on Debian, apt-get install chromium-headless-shell; elsewhere set CHROMIUM to the path of one",
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...further,
    ],
  });
  browser.on("context", (context) => context.setDefaultTimeout(patience));
  const openContext = browser.newContext.bind(browser);
  browser.newContext = (options) => openContext({ ...still, ...options });
  return browser;
}
