import type { Catalogue } from "../catalogue/catalogue.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";

/** What was checked: files, or guides where there is no model beside them, e.g. `3 guides, and no model beside them,`. */
export function describeChecked(catalogue: Catalogue | undefined): string {
  const { sources = [], prose } = catalogue ?? {};
  const isModel = sources.some(({ kind }) => !kindsOfProse.has(kind));
  if (isModel || prose === undefined) return formatCount(sources.length, "file");
  return `${formatCount(prose.pages.size, "guide")}, with no model beside ${prose.pages.size === 1 ? "it" : "them"},`;
}

const kindsOfProse: ReadonlySet<Catalogue["sources"][number]["kind"]> = new Set([
  ...(["prose", "sidebar", "snippet", "releases", "versions", "redirects"] as const),
]);
