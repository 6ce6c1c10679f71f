import { changeAnswer } from "../engine/answer.ts";
import { countNoun } from "../catalogue/nouns.ts";
import type { FrontView } from "../page-model/metamodel.ts";
import type { PageContent, SitePage, SiteTask } from "../page-model/page.ts";
import { fixedRoutes } from "./addresses/addresses.ts";
import type { PlanContext } from "./context/plan-context.ts";

/** The pages, the first of which offers what most readers come for. A first page that somebody has written stays as it is. */
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
  return content.kind === "landing" ? { ...content, front } : content;
}
