import type { ProsePage } from "../../catalogue/prose.ts";
import type { SitePage } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listGuidePages, type GuidePage } from "./guide-tree.ts";
import type { NamedTree } from "./named-tree.ts";

/** What is read before a page and after it; each is absent at an end. */
export type Neighbours = Pick<SitePage, "previous" | "next">;

interface GuideRoutes {
  readonly routes: ReadonlyMap<string, string>;
  readonly context: PlanContext;
}

/**
 * What comes before and after a page in its sidebar, pages made from the model included. Those in other languages are passed over:
 * who reads on wants to understand it.
 */
export function findNeighbours(
  trees: readonly NamedTree[],
  guides: Iterable<ProsePage>,
  { routes, context }: GuideRoutes,
): (route: string) => Neighbours {
  const { links } = context;
  const languages = listLanguages(guides, routes, context);
  const found = new Map<string, Neighbours>();
  const toNeighbour = (page: GuidePage | undefined): Link | undefined =>
    page && { label: page.label, href: links.route(page.route) };
  for (const { nodes } of trees) {
    const byLanguage = new Map<string | undefined, GuidePage[]>();
    for (const page of listGuidePages(nodes)) {
      const language = languages.get(page.route);
      const known = byLanguage.get(language);
      if (known === undefined) byLanguage.set(language, [page]);
      else known.push(page);
    }
    for (const pages of byLanguage.values()) {
      for (const [index, { route }] of pages.entries()) {
        if (found.has(route)) continue;
        found.set(route, { previous: toNeighbour(pages[index - 1]), next: toNeighbour(pages[index + 1]) });
      }
    }
  }
  return (route) => found.get(route) ?? {};
}

/** By route, the languages of guides that are in another one than the site. */
function listLanguages(
  pages: Iterable<ProsePage>,
  routes: ReadonlyMap<string, string>,
  { options }: PlanContext,
): ReadonlyMap<string, string> {
  const found = [...pages].flatMap(({ id, language }): readonly (readonly [string, string])[] => {
    const route = routes.get(id);
    const isOther = language !== undefined && language !== (options.language ?? "en");
    return isOther && route !== undefined ? [[route, language]] : [];
  });
  return new Map(found);
}
