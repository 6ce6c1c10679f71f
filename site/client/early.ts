/*
 * What must have happened before the first paint: the reader's theme is applied, and the tree is as the
 * reader left it; and what other scripts need to be there, even on pages that only send readers on. A classic script that blocks, so it stays small. Where it does not run, the system's
 * theme applies and the tree is the page's own part of it.
 */
import { applyTheme } from "./theme/apply-theme.ts";
import { acceptScripts } from "./hand-over.ts";
import { DismissibleNote } from "./dismissible-note.ts";
import { nameFiles } from "./name-files.ts";
import { readTheme } from "./theme/read-theme.ts";
import { TreeKeeper } from "./tree/tree-keeper.ts";

applyTheme(readTheme());

// Chromium gives a fade up when the new page's style sheet is late, and calls that an error of the page.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was")) event.preventDefault();
});

acceptScripts();
nameFiles();
customElements.define("tree-keeper", TreeKeeper);
customElements.define("dismissible-note", DismissibleNote);
