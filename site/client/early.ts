/*
 * What must have happened before the first paint: the reader's theme is applied, and the tree is as the
 * reader left it. A classic script that blocks, so it stays small. Where it does not run, the system's
 * theme applies and the tree is the page's own part of it.
 */
import { TreeKeeper } from "./tree/tree-keeper.ts";

let theme: string | null = null;
try {
  theme = localStorage.getItem("theme");
} catch {
  // The reader has forbidden storage.
}
document.documentElement.dataset["theme"] = theme === "light" || theme === "dark" ? theme : "system";

customElements.define("tree-keeper", TreeKeeper);
