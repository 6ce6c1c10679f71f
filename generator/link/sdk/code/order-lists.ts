import type { SphinxDocument } from "../../../parse/sphinx/sphinx-document.ts";

/** The pages of Sphinx projects in the order in which their tables of contents list them; what none lists comes last. */
export function orderLists(lists: readonly SphinxDocument[]): readonly SphinxDocument[] {
  const byPath = new Map(lists.map((list) => [list.file, list]));
  const ordered = new Set<SphinxDocument>();
  const visit = (list: SphinxDocument, depth: number): void => {
    if (ordered.has(list) || depth > 20) return;
    ordered.add(list);
    const folder = list.file.slice(0, list.file.lastIndexOf("/") + 1);
    for (const page of list.pages) {
      const below = byPath.get(`${folder}${page.replace(/^\.?\//, "").replace(/\.rst$/, "")}.rst`);
      if (below !== undefined) visit(below, depth + 1);
    }
  };
  const sorted = lists.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  for (const list of sorted) if (list.file.endsWith("/index.rst") || list.file === "index.rst") visit(list, 0);
  for (const list of sorted) visit(list, 0);
  return [...ordered];
}
