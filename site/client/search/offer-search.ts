import { announce } from "../announce.ts";
import { recall, remember } from "../../browser/browser-storage.ts";
import type { loadData } from "../../browser/load-data.ts";
import { readAhead } from "./read-ahead.ts";

/** What was typed before the page was loaded again for it. */
const typedKey = "search typed";

/**
 * Opens the search by its button in the top bar, by `/`, by Ctrl or Cmd with K, and where an address asks for it. All that it
 * consists of is loaded when a reader first wants it; what is typed until then is not lost.
 */
export function offerSearch(): void {
  const opener = document.querySelector<HTMLElement>(".search-opener");
  const address = opener?.dataset["search"];
  if (opener === null || address === undefined) return;
  // Results that were opened are kept for the whole site, so their addresses begin where it does.
  const manifest = new URL(address, document.baseURI).pathname;

  /** What was typed while the dialog was on its way; undefined when it isn't. */
  let typed: string | undefined;
  /** Whether Enter followed what was typed. */
  let isEntered = false;
  /** What was typed while it could not be had. */
  let kept = "";
  let read: typeof loadData | undefined;
  /** Brings the code and what it begins with side by side. */
  const load = (): ReturnType<typeof loadDialog> => {
    read ??= readAhead(manifest);
    return loadDialog();
  };
  const open = (address?: string): void => {
    if (typed !== undefined) return;
    typed = address === undefined ? kept : "";
    kept = "";
    isEntered = false;
    const isRetry = opener.dataset["failed"] !== undefined;
    delete opener.dataset["failed"];
    opener.ariaBusy = "true";
    load()
      .then(({ openSearchDialog }) => openSearchDialog({ manifest, read, typed, isEntered, address }))
      .catch(() => {
        kept = typed ?? "";
        // What has been published since may have its code in other files, which this page names once it is loaded again.
        if (isRetry && navigator.onLine) {
          remember("session", typedKey, kept);
          location.reload();
        } else {
          // A style sheet shows what to say.
          opener.dataset["failed"] = "";
          announce("Search could not be loaded");
        }
      })
      .finally(() => {
        typed = undefined;
        opener.ariaBusy = null;
      });
  };

  const typedBefore = recall("session", typedKey);
  remember("session", typedKey, null);
  // A link may lead to what is searched: `?q=owner`.
  kept = typedBefore ?? new URLSearchParams(location.search).get("q")?.trim() ?? "";
  if (typedBefore !== null || kept !== "") open();

  // Whoever points at the button is about to press it.
  opener.addEventListener("pointerenter", () => void load().catch(() => {}), { once: true });
  opener.addEventListener("click", () => open());
  document.querySelector(".search-front")?.addEventListener("click", () => open());
  document.querySelector(".search-address")?.addEventListener("click", () => open(location.pathname));
  const nearest = document.querySelector<HTMLElement>(".nearest");
  if (nearest !== null) {
    // Without the index, the ways on that the page has are left.
    import("./list-nearest-pages.ts")
      .then(({ listNearestPages }) => listNearestPages(nearest, manifest))
      .catch(() => {});
  }
  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const withModifier = event.ctrlKey || event.metaKey;
    if (event.altKey || event.isComposing) return;
    if (withModifier ? isK(event) : key === "/" && typed === undefined && !isField(event.target)) open();
    else if (typed !== undefined && key.length === 1 && !withModifier) typed += key;
    else if (typed !== undefined && typed !== "" && key === "Enter") isEntered = true;
    else return;
    event.preventDefault();
  });
}

function loadDialog(): Promise<typeof import("../../islands/search-dialog/open-search-dialog.tsx")> {
  return import("../../islands/search-dialog/open-search-dialog.tsx");
}

/** Whether the key is that of the letter, also in capitals, and where it writes in another script; with Shift it is the browser's. */
function isK({ key, code, shiftKey }: KeyboardEvent): boolean {
  return !shiftKey && (key.toLowerCase() === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key)));
}

/** Whether keys that are pressed there are text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"))
  );
}
