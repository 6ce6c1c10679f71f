import { encodePart } from "../page-model/encode-part.ts";
import type { SitePage } from "../page-model/page.ts";
import type { PlanContext } from "./context/plan-context.ts";

/** The pages with what only the configuration and the history of the input say of them. */
export function addPageActions(pages: readonly SitePage[], { links, options }: PlanContext): readonly SitePage[] {
  const { issueUrl, changes, url = "" } = options;
  if (issueUrl === undefined && (changes === undefined || changes.size === 0)) return pages;
  return pages.map((page) => {
    const path = page.source?.label.replace(/:\d+$/, "");
    const facts = { title: page.title, page: url + links.route(page.route), path: path ?? "" };
    return {
      ...page,
      issueHref: issueUrl === undefined ? undefined : fillIssueUrl(issueUrl, facts),
      lastChange: path === undefined ? undefined : changes?.get(path),
    };
  });
}

/** What the template leaves open stands in a query, so every character that means something there is escaped. */
function fillIssueUrl(template: string, facts: Readonly<Record<"title" | "page" | "path", string>>): string {
  return template.replace(/\{(title|page|path)\}/g, (_, name: keyof typeof facts) => encodePart(facts[name]));
}
