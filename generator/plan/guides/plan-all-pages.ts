import { nouns } from "../../catalogue/nouns.ts";
import type { IndexGroup, IndexItem } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { GeneratedPages } from "../prose/prose.ts";
import { listGuidePages, type GuideNode, type GuidePage } from "./guide-tree.ts";
import type { GuideIndexFacts } from "./plan-guide-indexes.ts";

/** Where the page of all pages is, if a sidebar asks for it by this id. */
export const allPagesRoute = "all-pages";

const title = "All Pages";

/** The pages that are made from the model and, unless a guide has its address, the one that lists all pages. */
export function withAllPages(generated: GeneratedPages, taken: ReadonlySet<string>): GeneratedPages {
  if (taken.has(allPagesRoute)) return generated;
  const own = { route: allPagesRoute, title };
  return { ...generated, find: (route) => (route.toLowerCase() === allPagesRoute ? own : generated.find(route)) };
}

/** What the page lists besides the sidebars. */
export interface AllPagesFacts extends GuideIndexFacts {
  /** Names of the sidebars. */
  readonly sidebars: readonly string[];
  /** Guides that no sidebar holds. */
  readonly loose: readonly GuidePage[];
}

/**
 * The page that lists every page of the sidebars in their order, each with its address and the sidebar's group that it
 * is in, and the guides that are in none. Undefined where no sidebar asks for it.
 */
export function planAllPages(nodes: readonly GuideNode[], facts: AllPagesFacts): Page | undefined {
  const place = facts.places.get(allPagesRoute);
  if (place === undefined) return undefined;
  const listed = nodes.map((node): IndexGroup => {
    const label = "label" in node ? node.label : "";
    return { id: toAnchor(`~group-${label}`), label, items: toItems(listGuidePages([node]), facts) };
  });
  const loose = { id: "~loose", label: "In no sidebar", items: toItems(facts.loose, facts) };
  const groups = [...listed, loose].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const intro = `${count} pages, in the order of ${facts.sidebars.join(", ")}. Further pages of the model's things are listed by the index of their section.`;
  return {
    route: allPagesRoute,
    title,
    description: intro,
    section: "guides",
    navigation: place.navigation,
    breadcrumbs: place.breadcrumbs,
    toc: groups.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    ...facts.neighbours(allPagesRoute),
    content: { kind: "index", intro, noun: nouns.page.plural, groups, empty: "Nothing is in here." },
  };
}

function toItems(pages: readonly GuidePage[], facts: GuideIndexFacts): readonly IndexItem[] {
  const { descriptions, context } = facts;
  return pages.map(({ label, route, marker }) => ({
    link: { label, href: context.links.route(route), noun: "prose" },
    summary: descriptions.get(route) ?? "",
    badges: marker === undefined ? [] : [marker.badge],
    // The home page has none below the base.
    note: route === "" ? undefined : [{ text: route, code: true }],
  }));
}
