import { changeAnswer } from "../engine/answer.ts";
import { countNoun } from "../catalogue/nouns.ts";
import type { FrontView } from "../page-model/front.ts";
import type { PageContent, SitePage, SiteTask } from "../page-model/page.ts";
import { fixedRoutes } from "./addresses/addresses.ts";
import type { PlanContext } from "./context/plan-context.ts";

/** The pages, the first of which offers search and what most readers come for: one that somebody has written behind its first paragraph. */
export function addTasksToHome(
  pages: readonly SitePage[],
  tasks: readonly SiteTask[],
  { links }: PlanContext,
): readonly SitePage[] {
  const front: FrontView = {
    searched: countNoun(pages.length, "page"),
    tasks: tasks.map(({ label, route, text }) => ({ label, href: links.route(route), text })),
  };
  return pages.map((page) =>
    page.route === fixedRoutes.home ? { ...page, content: changeAnswer(page.content, front, addFront) } : page,
  );
}

function addFront(content: PageContent, front: FrontView): PageContent {
  if (content.kind === "landing") return { ...content, front };
  if (content.kind !== "prose") return content;
  // A paragraph holds no other, so it ends where it first does.
  const lead = /^\s*<p>.*?<\/p>/s.exec(content.html)?.[0] ?? "";
  return { ...content, front: { ...front, at: lead.length } };
}
