/*
 * Hand-written pages with their trees and indexes, and what they add to pages of other areas: introductions to entities, ways
 * in on the home page. The only room that is planned after all others, since it leads to them; how a text looks is left to
 * `prose/`.
 */
import { listOffered } from "../../page-model/page-offer.ts";
import type { ProsePage, Sidebar, SidebarItem } from "../../catalogue/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SitePage } from "../../page-model/page.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import type { ProseDocuments } from "../../parse/documents.ts";
import { listLanguages } from "../../link/prose/names/list-languages.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { claimAssetPaths, claimRoutes, type Claimant, fixedRoutes } from "../addresses/addresses.ts";
import type { GeneratedPages } from "../prose/prose.ts";
import { createBesideLister } from "./list-beside.ts";
import { leadToOthers } from "./lead-to-others.ts";
import { listLabels } from "./list-labels.ts";
import { guidesLabel, planGuideNavigation, type GuideNavigation } from "./guide-navigation.ts";
import { createGuideTree, listGuidePages, type GuidePage } from "./guide-tree.ts";
import { findMarker } from "./markers.ts";
import { allPagesRoute, planAllPages, withAllPages } from "./plan-all-pages.ts";
import { linkTranslations } from "./link-translations.ts";
import { planGuideIndexes } from "./plan-guide-indexes.ts";
import { findNeighbours } from "./find-neighbours.ts";
import { listGroupLinks } from "./list-group-links.ts";
import type { NamedTree } from "./named-tree.ts";
import { orphansKey, planProsePage } from "./plan-prose-page.ts";
import { noGuides, type PlannedGuides } from "./planned-guides.ts";
import { toSitePage } from "../to-site-page.ts";

export { guidesLabel } from "./guide-navigation.ts";
export { joinGuides } from "./join-guides.ts";
export { type Introduction, listIntroductionAnchors, planIntroductions } from "./plan-introductions.ts";
export { noGuides } from "./planned-guides.ts";

/**
 * The hand-written pages with their navigation. They come last, because they lead to pages of all
 * other sections and sidebars hold those too.
 */
export function planGuides(
  context: PlanContext,
  documents: ProseDocuments,
  generated: GeneratedPages,
  report: Report,
): PlannedGuides {
  const { prose } = context.catalogue;
  if (prose.pages.size === 0) return noGuides;
  const sidebars = [...prose.sidebars.values()];
  const claimants = listClaimants(prose.pages.values(), sidebars);
  // A page that wants to be the first of the site takes the place of the one that is made for it.
  const others = [...generated.routes()].filter((route) => route !== fixedRoutes.home);
  const routes = claimRoutes(claimants, others, report);
  const taken = new Set(routes.values());
  const trees = createTrees(sidebars, { routes, generated: withAllPages(generated, taken), report });
  const guides = joinNavigations(
    trees,
    taken.has(allPagesRoute) ? taken : new Set([...taken, allPagesRoute]),
    context,
    documents,
  );
  const parts = {
    prose,
    routes,
    assetPaths: claimAssetPaths(prose.assets.keys()),
    generated,
    links: context.links,
    report,
  };
  const byFile = new Map(documents.pages.map((page) => [page.document.file, page]));
  const neighbours = findNeighbours(trees, prose.pages.values(), { routes, context });
  const listBeside = createBesideLister(trees, context);
  const translations = linkTranslations(prose.pages.values(), routes, { documents, context });
  const labels = listLabels(trees.flatMap(({ nodes }) => nodes));
  const pages = [...prose.pages.values()].flatMap((page) => {
    const placed = byFile.get(page.file);
    const route = routes.get(page.id);
    if (placed === undefined || route === undefined) return [];
    const at = {
      route,
      place: guides.places.get(route),
      labels: labels.get(route),
      translations: translations.get(route),
      ...neighbours(route),
    };
    return [planProsePage({ page, placed, at }, { context, documents, parts, listBeside })];
  });
  const descriptions = new Map(pages.map(({ route, description }) => [route, description]));
  const facts = { places: guides.places, descriptions, neighbours, context };
  const indexes = trees.flatMap(({ nodes }) => planGuideIndexes(nodes, facts));
  const orphans = pages.filter(({ navigation }) => navigation === orphansKey);
  const nodes = trees.flatMap((tree) => tree.nodes);
  const all = taken.has(allPagesRoute)
    ? undefined
    : planAllPages(nodes, {
        ...facts,
        sidebars: trees.map(({ name }) => name),
        loose: listOffered(orphans, "lists").map(toGuidePage),
      });
  return {
    pages: sortByReading([...pages, ...[...indexes, ...(all === undefined ? [] : [all])].map(toSitePage)], trees),
    navigation: guides.trees,
    assets: [...parts.assetPaths].map(([path, route]) => ({ path, route })),
    groups: listGroupLinks(trees, context.links),
    orphans: orphans.map((page) => toLink(page, context)),
  };
}

function toGuidePage({ title, route }: SitePage): GuidePage {
  return { kind: "page", label: title, route };
}

/** Pages by id, then the index pages that sidebars ask for. */
function listClaimants(pages: Iterable<ProsePage>, sidebars: readonly Sidebar[]): readonly Claimant[] {
  const claimants: Claimant[] = [...pages].map(({ id, slug, file }) => ({
    key: id,
    slug,
    noun: "file",
    span: { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
  }));
  const seen = new Set<string>();
  const visit = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type !== "category") continue;
      if (item.link?.type === "index" && !seen.has(item.link.slug)) {
        seen.add(item.link.slug);
        claimants.push({ key: toIndexKey(item.link.slug), slug: item.link.slug, noun: "category" });
      }
      visit(item.items);
    }
  };
  for (const { items } of sidebars) visit(items);
  return claimants;
}

/** Keys of index pages; no id begins so. */
function toIndexKey(slug: string): string {
  return `/${slug}`;
}

interface TreeParts {
  readonly routes: ReadonlyMap<string, string>;
  readonly generated: GeneratedPages;
  readonly report: Report;
}

function createTrees(sidebars: readonly Sidebar[], { routes, generated, report }: TreeParts): readonly NamedTree[] {
  const indexRoutes = new Map(
    [...routes].filter(([key]) => key.startsWith("/")).map(([key, route]) => [key.slice(1), route]),
  );
  return sidebars.map((sidebar) => ({
    name: sidebar.name,
    nodes: createGuideTree(sidebar, { routes, indexRoutes, generated, findMarker, report }),
  }));
}

/** The places of all sidebars; a page that several hold stands where the first one has it. */
function joinNavigations(
  trees: readonly NamedTree[],
  own: ReadonlySet<string>,
  { links }: PlanContext,
  { surroundings }: ProseDocuments,
): GuideNavigation {
  const roots = new Set([...(surroundings.projects?.keys() ?? []), ...(surroundings.languages?.keys() ?? [])]);
  const languages = [...roots].flatMap((root) => listLanguages(root, surroundings));
  const navigations = trees.map((tree) => planGuideNavigation(tree, (route) => own.has(route), links));
  const all = navigations.flatMap(({ trees: some }, index) => {
    const others = leadToOthers(trees[index]?.name ?? "", trees, { links, languages });
    return [...some].map(([key, tree]) => [key, { ...tree, items: [...tree.items, ...others] }] as const);
  });
  const [only, ...others] = all;
  // What stands in no sidebar, such as the first page, has the only one beside it, or the groups of all of them.
  const beside = only === undefined || others.length > 0 ? listGroupLinks(trees, links) : only[1].items;
  return {
    places: new Map(navigations.toReversed().flatMap(({ places }) => [...places])),
    trees: new Map([...all, [orphansKey, { label: guidesLabel, items: beside }]]),
  };
}

function toLink({ title, route }: Pick<SitePage, "title" | "route">, { links }: PlanContext): LinkItem {
  return { label: title, href: links.route(route), noun: "prose" };
}

/** Pages in the order of the sidebars, then those in none by their routes. */
function sortByReading(pages: readonly SitePage[], trees: readonly NamedTree[]): readonly SitePage[] {
  const order = new Map(trees.flatMap(({ nodes }) => listGuidePages(nodes)).map(({ route }, index) => [route, index]));
  const rank = ({ route }: SitePage): number => order.get(route) ?? order.size;
  return pages.toSorted((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}
