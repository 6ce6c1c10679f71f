/*
 * The search, loaded when a reader first wants it: a native dialog whose content is the site's only
 * React that runs in a browser.
 */
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { searchManifestPath } from "../../../generator/page-model/search-index.ts";
import type { loadData } from "../../browser/load-data.ts";
import { createEngineOpener, type EngineOpener } from "./create-engine-opener.ts";
import { fitAboveKeyboard } from "./fit-above-keyboard.ts";
import { SearchDialog } from "./search-dialog.tsx";
import { wordsOfAddress } from "./words-of-address.ts";
import styles from "./search-dialog.css?inline";

/** What opens the search, and with what. */
export interface SearchRequest {
  /** Address of the index's manifest. */
  readonly manifest: string;
  /** Reads files of the index, of which some may be on their way. */
  readonly read?: typeof loadData | undefined;
  /** What the reader has typed already. */
  readonly typed?: string | undefined;
  /** Whether the reader has pressed Enter already, which opens the first result. */
  readonly isEntered?: boolean | undefined;
  /** Path of a page that isn't there, whose words are searched. */
  readonly address?: string | undefined;
}

interface Host {
  readonly dialog: HTMLDialogElement;
  readonly root: Root;
  readonly sheet: CSSStyleSheet;
  /** Address of the index's manifest. */
  readonly manifest: string;
  readonly openEngine: EngineOpener;
  /** What was searched last, so that closing loses nothing. */
  query: string;
}

let host: Host | undefined;
let Dialog = SearchDialog;

// While this code is being written, what is open stays open. Nothing of this is in a build.
import.meta.hot?.accept("./search-dialog.tsx", (code) => {
  Dialog = (code as unknown as typeof import("./search-dialog.tsx")).SearchDialog;
  if (host?.dialog.open === true) show(host);
});
import.meta.hot?.accept("./search-dialog.css?inline", (code) => host?.sheet.replaceSync(String(code?.["default"])));

/** Shows the dialog with the words of the request, or else with those that were searched last. */
export function openSearchDialog({ manifest, read, typed = "", isEntered, address }: SearchRequest): void {
  host ??= createHost(manifest, read);
  const { dialog, openEngine } = host;
  if (!dialog.open) {
    if (address !== undefined) host.query = wordsOfAddress(address);
    if (typed !== "") host.query = typed;
    // The index is on its way while the reader begins to type; a failure shows with the first question.
    openEngine().catch(() => {});
    show(host);
    dialog.showModal();
  }
  const field = dialog.querySelector("input");
  field?.focus();
  // What was searched last is replaced by typing; what was typed just now goes on.
  if (typed === "") field?.select();
  if (isEntered === true) field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

function show(shown: Host): void {
  const { dialog, root, manifest, openEngine } = shown;
  const content = (
    <Dialog
      base={manifest.slice(0, -searchManifestPath.length)}
      openEngine={openEngine}
      initialQuery={shown.query}
      onQuery={(query) => {
        shown.query = query;
      }}
      onClose={() => dialog.close()}
    />
  );
  flushSync(() => root.render(content));
}

function createHost(manifest: string, read: typeof loadData | undefined): Host {
  // Comes with the script, so that the dialog is never seen without it. The pages' policy forbids style
  // elements, not sheets that a script of theirs makes.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement("dialog");
  dialog.className = "search-dialog";
  dialog.setAttribute("aria-label", "Search");
  document.body.append(dialog);
  const root = createRoot(dialog);
  // The event comes late; the dialog may be open again.
  dialog.addEventListener("close", () => {
    if (!dialog.open) root.render(null);
  });
  closeFromOutside(dialog);
  fitAboveKeyboard(dialog, window.visualViewport);
  return { dialog, root, sheet, manifest, openEngine: createEngineOpener(manifest, read), query: "" };
}

/** Closes the dialog by a press on what is around it, if the press began there: a selection may end there too. */
function closeFromOutside(dialog: HTMLDialogElement): void {
  let began = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    began = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (began && target === dialog) dialog.close();
  });
}
