/*
 * What a page of the development server has besides its own: it hears of changes, loads the page anew
 * when it is no longer what the server would give, puts other style sheets in the place of old ones, and
 * shows what is wrong with the input.
 */
import { devPath, type DevMessage } from "../../generator/page-model/dev-message.ts";
import { createOverlay } from "./create-overlay.ts";
import { createStyleSwapper } from "./create-style-swapper.ts";

const { origin, pathname, searchParams } = new URL(import.meta.url);
const devFolder = origin + pathname.slice(0, pathname.indexOf(devPath) + devPath.length);
const scrollKey = `aspectdoc-dev-scroll ${location.pathname}`;

restoreScroll();
const overlay = createOverlay();
const swapStyles = createStyleSwapper();
let events: EventSource | undefined;

listen();
// A browser has six connections to a server for all tabs together: pages that nobody sees would leave none to load another one.
document.addEventListener("visibilitychange", listen);
// The browser would hold the connection of a page that it keeps for going back.
addEventListener("pagehide", () => events?.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

/** Hears of changes as long as somebody sees the page; who turns to it is told at once what has changed meanwhile. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`${devFolder}events?${searchParams.toString()}`);
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as DevMessage;
    if (message.isOutdated) return reload();
    swapStyles(message.styles);
    overlay.show(message);
  });
}

function reload(): void {
  events?.close();
  sessionStorage.setItem(scrollKey, String(scrollY));
  location.reload();
}

/** A page that has grown shorter or taller above the fold is still read at the same place. */
function restoreScroll(): void {
  const kept = sessionStorage.getItem(scrollKey);
  if (kept === null) return;
  sessionStorage.removeItem(scrollKey);
  scrollTo({ top: Number(kept), behavior: "instant" });
}
