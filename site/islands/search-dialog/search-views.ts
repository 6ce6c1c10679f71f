import type { SearchAnswer, SearchFacet } from "../../search/search-engine.ts";
import { isMissing, type SearchState, type SearchView } from "./search-state.ts";

/** A tab above the results. */
export interface ViewTab {
  readonly view: SearchView;
  readonly label: string;
  /** How many there are; absent until that is known. */
  readonly count?: number | undefined;
}

/** The facets in the order of their tabs, and what each is called. */
const facets: ReadonlyMap<SearchFacet, string> = new Map([
  ["entities", "Entities"],
  ["aspects", "Aspects"],
  ["fields", "Fields"],
  ["types", "Types"],
  ["graphql", "GraphQL"],
  ["sources", "Sources"],
  ["options", "Options"],
  ["access", "Access"],
  ["sdk", "SDK"],
  ["restli", "Rest.li"],
  ["pages", "Pages"],
]);

/** The tabs that lead somewhere, and the current one in any case. */
export function listTabs({ view, names, text }: SearchState): readonly ViewTab[] {
  const passages = countAll(text.answer);
  const all = countAll(names.answer);
  // Beside passages that are shown, a zero would be wrong.
  const tabs: ViewTab[] = [{ view: "all", label: "All", count: all === 0 && (passages ?? 0) > 0 ? undefined : all }];
  for (const [facet, label] of facets) {
    const count = names.answer?.counts.get(facet) ?? 0;
    if (count > 0 || facet === view) tabs.push({ view: facet, label, count });
  }
  if (passages !== 0 || view === "text") tabs.push({ view: "text", label: "Text", count: passages });
  return tabs;
}

/** How many there are in all facets; undefined without an answer. */
export function countAll(answer: SearchAnswer | undefined): number | undefined {
  return answer === undefined ? undefined : [...answer.counts.values()].reduce((sum, count) => sum + count, 0);
}

/** What has been found, in words for those who can't see it; empty while that isn't known. */
export function describeResults(state: SearchState): string {
  const { view, names, text } = state;
  if (isMissing(names)) return "The search index could not be loaded.";
  if (names.state === "waiting" || text.state === "waiting") return "";
  const found = listTabs(state).find((tab) => tab.view === view)?.count ?? 0;
  const passages = countAll(text.answer) ?? 0;
  if (view === "text") return found === 0 ? "Nothing found in the text." : `${count(found, "passage")} of text.`;
  const inNames = found === 0 ? "No name found" : `${count(found, "name")} found`;
  return `${inNames}${view === "all" && passages > 0 ? `, ${count(passages, "passage")} of text` : ""}.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
