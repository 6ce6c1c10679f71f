import { changeAnswer } from "../../engine/answer.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import type { Fact } from "../../page-model/parts.ts";
import type { EditionHistory, PlanContext } from "../context/plan-context.ts";
import { changeAreas, toChangeAnchor } from "./change-areas.ts";

/** The pages with a fact about what has become of their thing since the edition before. */
export function addHistory(
  pages: readonly SitePage[],
  { links }: PlanContext,
  history: EditionHistory | undefined,
): readonly SitePage[] {
  if (history === undefined) return pages;
  const facts = new Map<string, Fact>();
  for (const area of changeAreas) {
    for (const change of history.changes[area.key]) {
      const page = change.kind === "removed" ? undefined : area.find(links, change.name);
      if (page === undefined) continue;
      const text = change.kind === "added" ? `new since ${history.since}` : `changed since ${history.since}`;
      const href = `${links.route(area.route)}#${toChangeAnchor(area, change)}`;
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
