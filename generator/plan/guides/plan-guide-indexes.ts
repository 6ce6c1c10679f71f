import { nouns } from "../../catalogue/nouns.ts";
import type { IndexItem } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { GuidePlace } from "./guide-navigation.ts";
import { findFirstPage, type GuideGroup, type GuideNode } from "./guide-tree.ts";

/** What index pages are planned from. */
export interface GuideIndexFacts {
  readonly places: ReadonlyMap<string, GuidePlace>;
  /** By route. */
  readonly descriptions: ReadonlyMap<string, string>;
  readonly neighbours: (route: string) => Pick<Page, "previous" | "next">;
  readonly context: PlanContext;
}

/** The pages that list what is in a group, where a sidebar asks for one. */
export function planGuideIndexes(nodes: readonly GuideNode[], facts: GuideIndexFacts): readonly Page[] {
  const pages: Page[] = [];
  const visit = (node: GuideNode): void => {
    if (node.kind !== "group") return;
    const page = planIndex(node, facts);
    if (page !== undefined) pages.push(page);
    node.items.forEach(visit);
  };
  nodes.forEach(visit);
  return pages;
}

function planIndex({ own, index, items }: GuideGroup, facts: GuideIndexFacts): Page | undefined {
  const place = own && facts.places.get(own.route);
  if (own === undefined || index === undefined || place === undefined) return undefined;
  const intro = index.description ?? "";
  return {
    route: own.route,
    title: index.title,
    description: intro === "" ? index.title : intro,
    section: "guides",
    navigation: place.navigation,
    breadcrumbs: place.breadcrumbs,
    toc: [],
    badges: [],
    ...facts.neighbours(own.route),
    content: {
      kind: "index",
      intro,
      noun: nouns.page.plural,
      groups: [{ id: "~pages", label: "Pages", items: items.flatMap((item) => toItem(item, facts)) }],
      empty: "Nothing is in here.",
    },
  };
}

function toItem(node: GuideNode, { descriptions, context: { links } }: GuideIndexFacts): readonly IndexItem[] {
  if (node.kind === "text") return [];
  if (node.kind === "link")
    return [{ link: { label: node.label, href: node.href, noun: "prose" }, summary: "", badges: [] }];
  const page = findFirstPage([node]);
  if (page === undefined) return [];
  const badges = node.marker === undefined ? [] : [node.marker.badge];
  return [
    {
      link: { label: node.label, href: links.route(page.route), noun: "prose" },
      summary: descriptions.get(page.route) ?? "",
      badges,
    },
  ];
}
