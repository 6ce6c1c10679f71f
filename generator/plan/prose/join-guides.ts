import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { CoverageSection, LandingEntry } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { PlanContext } from "../plan-context.ts";
import { fixedRoutes } from "../routes.ts";
import { guidesLabel } from "./guide-navigation.ts";
import type { PlannedGuides } from "./plan-prose-pages.ts";

/** The pages of the other sections, with ways into the guides on the home page and what is missing on the coverage page. */
export function joinGuides(others: readonly Page[], guides: PlannedGuides, context: PlanContext): readonly Page[] {
  const [first] = guides.pages;
  if (first === undefined) return others;
  return others.map((page) => {
    if (page.route === fixedRoutes.home) return addToHome(page, first, guides, context);
    return page.route === fixedRoutes.coverage ? addToCoverage(page, guides) : page;
  });
}

function addToHome(home: Page, first: Page, { pages, groups }: PlannedGuides, { links }: PlanContext): Page {
  if (home.content.kind !== "landing") return home;
  const { entries, groups: others } = home.content;
  const entry: LandingEntry = {
    label: guidesLabel,
    href: links.route(first.route),
    count: countNoun(pages.length, "page"),
    text: "How to set the platform up, bring metadata in, find it, govern it and build on it.",
  };
  const own = groups.length === 0 ? [] : [{ id: "~guides", label: guidesLabel, links: groups }];
  return { ...home, content: { ...home.content, entries: [entry, ...entries], groups: [...own, ...others] } };
}

/** Pages that no sidebar holds are reached by links and by search alone. */
function addToCoverage(page: Page, { pages, orphans }: PlannedGuides): Page {
  const { content } = page;
  if (content.kind !== "coverage") return page;
  const section: CoverageSection = {
    id: "~orphans",
    label: "Guides that no sidebar holds",
    count: orphans.length,
    groups: [{ items: orphans }],
  };
  const placed = pages.length - orphans.length;
  const row = {
    label: "Guides in a sidebar",
    described: placed,
    total: pages.length,
    percent: Math.floor((placed * 100) / pages.length),
    missing: orphans.length === 0 ? undefined : { label: formatCount(orphans.length), href: `#${section.id}` },
  };
  const isWhole = orphans.length === 0;
  return {
    ...page,
    toc: isWhole ? page.toc : [...page.toc, { id: section.id, label: section.label, level: 2 }],
    content: {
      ...content,
      rows: [...content.rows, row],
      sections: isWhole ? content.sections : [...content.sections, section],
    },
  };
}
