/*
 * Hand-written pages with their trees and indexes, and what they add to pages of other areas: introductions to entities, ways
 * in on the home page. The only room that is planned after all others, since it leads to them; how a text looks is left to
 * `prose/`.
 */
import type { ProsePage, Sidebar, SidebarItem } from "../../catalogue/prose.ts";
import { forgetful } from "../../engine/engine.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { toAnswer } from "../../engine/answer.ts";
import type { ProseContent } from "../../page-model/prose.ts";
import type { Page, SitePage } from "../../page-model/page.ts";
import type { Badge, Link, LinkItem } from "../../page-model/parts.ts";
import type { PlacedProse, ProseDocuments } from "../../parse/documents.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { claimAssetPaths, claimRoutes, type Claimant, findCommand, fixedRoutes } from "../addresses/addresses.ts";
import { findSnippet } from "./find-snippet.ts";
import {
  createResolver,
  type ResolverParts,
  type GeneratedPages,
  type PlacedLink,
  type ResolvedTarget,
  renderProse,
} from "../prose/prose.ts";
import { createBesideLister } from "./list-beside.ts";
import { leadToOthers } from "./lead-to-others.ts";
import { listLabels } from "./list-labels.ts";
import { guidesLabel, planGuideNavigation, type GuideNavigation, type GuidePlace } from "./guide-navigation.ts";
import { createGuideTree, findFirstPage, listGuidePages, type GuideNode, type GuidePage } from "./guide-tree.ts";
import { findMarker } from "./markers.ts";
import { allPagesRoute, planAllPages, withAllPages } from "./plan-all-pages.ts";
import { linkTranslations } from "./link-translations.ts";
import { planGuideIndexes } from "./plan-guide-indexes.ts";
import { noGuides, type PlannedGuides } from "./planned-guides.ts";
import { toSitePage } from "../to-site-page.ts";

export { guidesLabel } from "./guide-navigation.ts";
export { joinGuides } from "./join-guides.ts";
export { type Introduction, listIntroductionAnchors, planIntroductions } from "./plan-introductions.ts";
export { noGuides } from "./planned-guides.ts";

/** Tree of the pages that no sidebar holds. */
const orphansKey = "guides";

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
  const guides = joinNavigations(trees, taken.has(allPagesRoute) ? taken : new Set([...taken, allPagesRoute]), context);
  const parts = {
    prose,
    routes,
    assetPaths: claimAssetPaths(prose.assets.keys()),
    generated,
    links: context.links,
    report,
  };
  const byFile = new Map(documents.pages.map((page) => [page.document.file, page]));
  const neighbours = findNeighbours(trees, listLanguages(prose.pages.values(), routes, context), context);
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
    : planAllPages(nodes, { ...facts, sidebars: trees.map(({ name }) => name), loose: orphans.map(toGuidePage) });
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

interface GuideTree {
  readonly name: string;
  readonly nodes: readonly GuideNode[];
}

interface TreeParts {
  readonly routes: ReadonlyMap<string, string>;
  readonly generated: GeneratedPages;
  readonly report: Report;
}

function createTrees(sidebars: readonly Sidebar[], { routes, generated, report }: TreeParts): readonly GuideTree[] {
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
  trees: readonly GuideTree[],
  own: ReadonlySet<string>,
  { links }: PlanContext,
): GuideNavigation {
  const navigations = trees.map((tree) => planGuideNavigation(tree, (route) => own.has(route), links));
  const all = navigations.flatMap(({ trees: some }, index) => {
    const others = leadToOthers(trees[index]?.name ?? "", trees, links);
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

/** Names of groups that only say something below their heading. */
const vagueLabel = /^(?:(?:advanced )?guides?|basics|general|introduction|more|other|overview|reference)$/i;

/** The groups at the top of the sidebars; one whose name doesn't tell it from others has the heading above it in front. */
function listGroupLinks(trees: readonly GuideTree[], links: PlanContext["links"]): readonly LinkItem[] {
  const groups = trees.flatMap(({ nodes }) => {
    let heading: string | undefined;
    return nodes.flatMap((node) => {
      if (node.kind === "text") heading = node.label;
      const first = findFirstPage([node]);
      return first === undefined ? [] : [{ label: node.label, heading, href: links.route(first.route) }];
    });
  });
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return groups.map(({ label, heading, href }) => {
    const isClear = heading === undefined || ((counts.get(label) ?? 0) < 2 && !vagueLabel.test(label));
    return { label: isClear ? label : `${heading}: ${label}`, href, noun: "prose" };
  });
}

function toLink({ title, route }: Pick<SitePage, "title" | "route">, { links }: PlanContext): LinkItem {
  return { label: title, href: links.route(route), noun: "prose" };
}

type Neighbours = Pick<SitePage, "previous" | "next">;

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

/**
 * What comes before and after a page in its sidebar, pages made from the model included. Those in other languages are passed over:
 * who reads on wants to understand it.
 */
function findNeighbours(
  trees: readonly GuideTree[],
  languages: ReadonlyMap<string, string>,
  { links }: PlanContext,
): (route: string) => Neighbours {
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

interface PlacedPage {
  readonly page: ProsePage;
  readonly placed: PlacedProse;
  readonly at: Neighbours & {
    readonly route: string;
    readonly place: GuidePlace | undefined;
    readonly labels: readonly string[] | undefined;
    readonly translations: SitePage["translations"];
  };
}

interface ProsePlanning {
  readonly context: PlanContext;
  readonly documents: ProseDocuments;
  readonly parts: ResolverParts;
  readonly listBeside: (route: string) => readonly PlacedLink[];
}

function planProsePage(
  { page, placed, at }: PlacedPage,
  { context, documents, parts, listBeside }: ProsePlanning,
): SitePage {
  const { document } = placed;
  const { route, place, labels = [], translations, previous, next } = at;
  const resolve = createResolver(page.links, parts);
  const { engine = forgetful, drawDiagram, drawFormula, isUnseen } = context.options;
  const from = {
    text: document.text,
    segments: document.segments,
    answer: (question: ProseQuestion): ProseAnswer =>
      "target" in question
        ? { target: resolve(question.target) }
        : "command" in question
          ? { href: findCommand(question.command, context.links) }
          : "issue" in question
            ? { href: context.links.issue(question.issue, document.file) }
            : "beside" in question
              ? { beside: listBeside(route) }
              : { text: findSnippet(question.include, placed, documents) },
  };
  const rendered = engine
    .ask({ query: "prose", key: document.file, lasts: "whole" }, from, ({ text, segments, answer }, report) => {
      // What parsing has read of a text, it has kept for this very document, and none of what is from several files.
      const own = segments === undefined ? document : { ...document, text, segments };
      const { toc, html, opening } = renderProse(own, {
        resolve: (target) => answer({ target }).target ?? {},
        include: (path) => answer({ include: path }).text,
        findCommand: (words) => answer({ command: words }).href,
        findIssue: (issue) => answer({ issue }).href,
        listBeside: () => answer({ beside: true }).beside ?? [],
        drawDiagram,
        drawFormula,
        isUnseen,
        report,
      });
      const content: ProseContent = { kind: "prose", html };
      return {
        toc,
        description: toDescription(opening),
        lacksHero: missingHero.test(html),
        content: toAnswer(content),
      };
    })
    .get(parts.report ?? createReport());
  const { language } = page;
  return {
    route,
    title: page.title,
    ...(language === undefined || language === (context.options.language ?? "en") ? undefined : { language }),
    ...(translations === undefined ? undefined : { translations }),
    ...placeTitle(page, document.heading, rendered.lacksHero),
    description: page.description ?? (rendered.description || page.title),
    section: "guides",
    navigation: place?.navigation ?? orphansKey,
    breadcrumbs: place?.breadcrumbs ?? [],
    toc: rendered.toc,
    badges: toBadges(place),
    ...placePage(page, context),
    previous,
    next,
    aliases: page.aliases,
    labels: labels.filter((label) => label.toLowerCase() !== page.title.toLowerCase()),
    content: rendered.content,
  };
}

/**
 * A title of its own in front matter names the page in lists and in the window; the heading that its author wrote into the
 * text is what the page shows all the same. Only a title that isn't written there can be hidden.
 */
function placeTitle(
  { title, hideTitle }: ProsePage,
  heading: string | undefined,
  lacksHero: boolean,
): Pick<Page, "heading" | "hidesTitle"> {
  if (heading !== undefined && heading !== title) return { heading };
  return { hidesTitle: hideTitle && !lacksHero ? true : undefined };
}

/** Where a page can be looked at and edited; one that says it is edited nowhere was made, so its file is nobody's business. */
function placePage({ file, editUrl }: ProsePage, { links }: PlanContext): Pick<Page, "source" | "editHref"> {
  if (editUrl === null) return { source: undefined, editHref: undefined };
  return { source: { label: file, href: editUrl ?? links.repository(file) }, editHref: editUrl ?? links.edit(file) };
}

/** A page that begins with a picture which isn't there; its author hid the title since the picture shows it. */
const missingHero =
  /^(?:\s|<(?:p|h[1-6]|div|center|a|span)(?: (?!class="missing-picture")[^<>]*)?>){0,20}<span class="missing-picture"/;

/** What a text asks about the site around it: where a target leads, what a file says, where a command or an issue is described. */
type ProseQuestion =
  | { readonly target: string }
  | { readonly include: string }
  | { readonly command: string }
  | { readonly issue: string }
  | { readonly beside: true };

interface ProseAnswer {
  readonly target?: ResolvedTarget;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
  readonly beside?: readonly PlacedLink[];
}

function toBadges(place: GuidePlace | undefined): readonly Badge[] {
  return place?.page.marker === undefined ? [] : [place.page.marker.badge];
}

/** Search engines show about so many characters. */
const descriptionLength = 160;

/** The beginning of a page's text, cut at a word; empty when it says nothing. */
function toDescription(plain: string): string {
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.slice(0, descriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), descriptionLength / 2)).replace(/[\s,;:.]+$/, "")} …`;
}

/** Pages in the order of the sidebars, then those in none by their routes. */
function sortByReading(pages: readonly SitePage[], trees: readonly GuideTree[]): readonly SitePage[] {
  const order = new Map(trees.flatMap(({ nodes }) => listGuidePages(nodes)).map(({ route }, index) => [route, index]));
  const rank = ({ route }: SitePage): number => order.get(route) ?? order.size;
  return pages.toSorted((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}
