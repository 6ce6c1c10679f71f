import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { CoverageRow, CoverageSection, LandingEntry } from "../../page-model/metamodel.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import type { Html } from "../../page-model/parts.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import { changeAnswer, toAnswer } from "../../engine/answer.ts";
import { escapeHtml } from "../markup/markup.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { guidesLabel } from "./guide-navigation.ts";
import { findPlace } from "../prose/prose.ts";
import type { Introduction } from "./plan-introductions.ts";
import type { PlannedGuides } from "./planned-guides.ts";

/** What guides add to other pages. */
export interface JoinedGuides {
  readonly guides: PlannedGuides;
  /** By route, what begins the pages of entities. */
  readonly introductions: ReadonlyMap<string, Introduction>;
}

/**
 * The pages of the other sections, with what is written by hand about entities, ways into the guides on the home page
 * and what is missing on the coverage page. Parts of the client library stand where a sidebar has them.
 */
export function joinGuides(
  others: readonly SitePage[],
  { guides, introductions }: JoinedGuides,
  context: PlanContext,
): readonly SitePage[] {
  const [first] = guides.pages;
  const hasHome = guides.pages.some(({ route }) => route === fixedRoutes.home);
  const kept = hasHome ? others.filter(({ route }) => route !== fixedRoutes.home) : others;
  // Without a model there is nothing that could be covered.
  const isModel = others.some(({ route }) => route !== fixedRoutes.home && route !== fixedRoutes.coverage);
  if (!isModel && first !== undefined) {
    const homes = kept.filter(({ route }) => route === fixedRoutes.home);
    return homes.map((page) => makeHome(page, first, guides, context));
  }
  const entities = new Map(
    [...context.catalogue.entities.values()].map((entity) => [context.routes.entities.get(entity.name) ?? "", entity]),
  );
  return kept.map((page) => {
    const introduction = introductions.get(page.route);
    const entity = entities.get(page.route);
    if (introduction !== undefined && entity !== undefined) {
      return addToEntity(page, introduction, context.doc(entity.doc) !== undefined);
    }
    if (first === undefined) return page;
    if (page.route.startsWith(`${fixedRoutes.sdk}/`)) return placeLibraryPage(page, guides, context);
    if (page.route === fixedRoutes.home) return addToHome(page, first, guides, context);
    return page.route === fixedRoutes.coverage ? addToCoverage(page, guides) : page;
  });
}

function addToEntity(page: SitePage, { html, toc, summary }: Introduction, hasDoc: boolean): SitePage {
  return {
    ...page,
    description: hasDoc ? page.description : summary,
    toc: [...page.toc, { id: sectionIds.inDepth, label: "In depth", level: 2 }, ...toc],
    content: changeAnswer(page.content, { html, summary }, addInDepth),
  };
}

function addInDepth(content: PageContent, { html, summary }: Pick<Introduction, "html" | "summary">): PageContent {
  if (content.kind !== "entity") return content;
  return { ...content, doc: content.doc ?? (`<p>${escapeHtml(summary)}</p>` as Html), inDepth: html };
}

/** Only whole parts of the library: what is in them stays beside its siblings, whose names a sidebar doesn't list. */
function placeLibraryPage(page: SitePage, { navigation }: PlannedGuides, { links }: PlanContext): SitePage {
  const place = page.breadcrumbs.length === 1 ? findPlace(links.route(page.route), navigation) : undefined;
  return place === undefined ? page : { ...page, ...place, section: "guides" };
}

function addToHome(
  home: SitePage,
  first: SitePage,
  { pages, groups }: PlannedGuides,
  { links, catalogue }: PlanContext,
): SitePage {
  const content = home.content.get();
  if (content.kind !== "landing") return home;
  const { entries, groups: others } = content;
  const entry: LandingEntry = {
    label: guidesLabel,
    href: links.route(first.route),
    count: countNoun(pages.length, "page"),
    text:
      catalogue.entities.size > 0
        ? "How to set the platform up, bring metadata in, find it, govern it and build on it."
        : inOrder,
  };
  const own = groups.length === 0 ? [] : [{ id: "~guides", label: guidesLabel, links: groups }];
  return { ...home, content: toAnswer({ ...content, entries: [entry, ...entries], groups: [...own, ...others] }) };
}

const inOrder = "From the first page to the last, in the order of reading.";

/** The first page of a site that is written by hand from end to end. */
function makeHome(
  home: SitePage,
  first: SitePage,
  { pages, groups }: PlannedGuides,
  { links, options }: PlanContext,
): SitePage {
  const content = home.content.get();
  if (content.kind !== "landing") return home;
  const description = options.tagline ?? `${options.title}: ${countNoun(pages.length, "page")}.`;
  const entry: LandingEntry = {
    label: guidesLabel,
    href: links.route(first.route),
    count: countNoun(pages.length, "page"),
    text: inOrder,
  };
  // Nothing is here but guides: their parts are ways enough into them, and one part of all is none.
  const hasParts = groups.length > 1;
  const own = hasParts ? [{ id: "~guides", label: guidesLabel, links: groups }] : [];
  const intro = options.tagline ?? "Everything that is written here, page by page.";
  return {
    ...home,
    description,
    content: toAnswer({ ...content, intro, entries: hasParts ? [] : [entry], groups: own }),
  };
}

/** Pages that no sidebar holds are reached by links and by search alone. */
function addToCoverage(page: SitePage, { pages, orphans }: PlannedGuides): SitePage {
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
    content: changeAnswer(page.content, { row, sections: isWhole ? [] : [section] }, addCoverage),
  };
}

interface Coverage {
  readonly row: CoverageRow;
  readonly sections: readonly CoverageSection[];
}

function addCoverage(content: PageContent, { row, sections }: Coverage): PageContent {
  if (content.kind !== "coverage") return content;
  return { ...content, rows: [...content.rows, row], sections: [...content.sections, ...sections] };
}
