import { changeAnswer } from "../../engine/answer.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import type { Fact } from "../../page-model/parts.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import { toChangeAnchor, toldAreas } from "./change-areas.ts";
import { divideChanges, placeChanges } from "./divide-changes.ts";
import { groupChanges } from "./group-changes.ts";

/** The pages with a fact about what has become of their thing since the edition before. */
export function addHistory(
  pages: readonly SitePage[],
  { links, catalogue }: PlanContext,
  history: EditionHistory | undefined,
): readonly SitePage[] {
  if (history === undefined) return pages;
  const facts = new Map<string, Fact>();
  const areas = groupChanges(history.comparison.changes);
  const places = placeChanges(divideChanges(areas));
  for (const area of toldAreas) {
    for (const changes of areas.get(area.key)?.things ?? []) {
      const page = changes.kind === "removed" ? undefined : area.find(links, changes.thing, catalogue);
      if (page === undefined) continue;
      const text = changes.kind === "added" ? `new since ${history.since}` : `changed since ${history.since}`;
      const href = `${links.route(places(area, changes.thing))}#${toChangeAnchor(area, changes)}`;
      facts.set(page, { label: "History", value: [{ text, href }] });
    }
  }
  return pages.map((page) => {
    const fact = facts.get(links.route(page.route));
    return fact === undefined ? page : { ...page, content: changeAnswer(page.content, fact, addFact) };
  });
}

function addFact(content: PageContent, fact: Fact): PageContent {
  return "facts" in content ? { ...content, facts: [...content.facts, fact] } : content;
}
