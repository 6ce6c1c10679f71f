import { recall, remember } from "../browser/browser-storage.ts";
import { asksForRows } from "./tables/filter-address.ts";

/**
 * Keeps which folds of the page are open for when it is loaded again or come back to; whoever comes by a link finds it as it is
 * written. Gives what does the same for folds that come later.
 */
export function keepFolds(): (root: ParentNode) => void {
  const key = `folds ${location.pathname}`;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const kept = visit?.type === "navigate" ? undefined : recall("session", key)?.split("\n");
  const restore = (root: ParentNode): void => {
    // What is asked of tables opens folds itself, and closes them again.
    if (kept === undefined || asksForRows()) return;
    for (const [name, fold] of nameFolds(root)) fold.open = kept.includes(name);
  };
  restore(document);
  window.addEventListener("pagehide", () => {
    const folds = [...nameFolds(document)];
    const open = folds.flatMap(([name, fold]) => (fold.open ? name : []));
    if (folds.length > 0) remember("session", key, open.join("\n"));
  });
  return restore;
}

/** Folds by where they are, what they say of what is in them, and how often that was said there before: whole places may come later. */
function nameFolds(root: ParentNode): ReadonlyMap<string, HTMLDetailsElement> {
  const named = new Map<string, HTMLDetailsElement>();
  const counts = new Map<string, number>();
  for (const fold of root.querySelectorAll<HTMLDetailsElement>(".page-body details")) {
    const place = fold.closest<HTMLElement>("[id], [data-heading]");
    const name = `${place?.id ?? ""}${place?.dataset["heading"] ?? ""} ${fold.querySelector("summary")?.textContent ?? ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(`${name} ${count}`, fold);
  }
  return named;
}
