/*
 * What plug-ins show: families of pages, and sections on the pages of others. Takes plain values from them, whose shape has
 * been looked at, and makes links and markup of those; a plug-in knows no address and writes no HTML.
 */
import { pluginCodes } from "../../diagnostics/codes/plugin.ts";
import type { Report } from "../../diagnostics/report.ts";
import { type Answer, createAnswer, toAnswer } from "../../engine/answer.ts";
import type { NavigationItem, NavigationTree, SitePage } from "../../page-model/page.ts";
import type { Badge, Link } from "../../page-model/parts.ts";
import type { PlainContent, PlainSectionView } from "../../page-model/plain.ts";
import type { PlainPage } from "../../plugins/plugin.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { claimRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { createPageAbove } from "./create-page-above.ts";
import { createTargetFinder } from "./create-target-finder.ts";
import { groupItems } from "./group-items.ts";
import { tellPlaces } from "./tell-places.ts";
import { type PlainWriter, toDeprecation, toFacts, toSectionViews, toToc } from "./to-section-views.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

export { addPluginsToHome } from "./add-plugins-to-home.ts";
export { keepMadePages } from "./keep-made-pages.ts";

/** The pages of a plug-in and their tree; no pages where it has none. */
export interface PlannedPluginPages {
  readonly label: string;
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** By their paths. */
  readonly routes: ReadonlyMap<string, string>;
  /** What is said of the places that groups lead to, by their addresses. */
  readonly told: ReadonlyMap<string, string>;
}

/** Of one that has none, or whose pages can't be had. */
export function noPluginPages({ name }: Pick<LoadedPlugin, "name">): PlannedPluginPages {
  return { label: name, pages: [], navigation: new Map(), routes: new Map(), told: new Map() };
}

/** The pages of a plug-in. */
export function planPluginPages(plugin: LoadedPlugin, context: PlanContext, report: Report): PlannedPluginPages {
  const { name } = plugin;
  const family = plugin.pages?.(context.catalogue, report) ?? { label: name, pages: [] };
  const pages = dropRepeated(plugin, family.pages, report);
  const base = `generated/${name}`;
  const claimants = pages.map(({ path, title, span }) => ({ key: path, slug: `${base}/${path}`, noun: title, span }));
  const routes = claimRoutes(claimants, [], report);
  const { find, checkAnchors } = createTargetFinder(plugin, { context, report, routes });
  for (const offered of [...(context.catalogue.endpoints ?? []), ...(context.catalogue.payloads ?? [])]) {
    if (offered.plugin === name && offered.page !== undefined) find(`page:${offered.page}`, "in `offers`");
  }
  const writer: PlainWriter = { context, find };
  const key = `plugin ${name}`;
  const hrefOf = ({ path }: PlainPage): string => context.links.route(routes.get(path) ?? base);
  const sequence = pages.map((page): Link => ({ label: page.label ?? page.title, href: hrefOf(page) }));
  const contents = new Map<string, Answer<PlainContent>>();
  const titles = countTitles(pages);
  const findAbove = createPageAbove(pages);
  const toCrumbs = (position: number): readonly Link[] => {
    const above = findAbove(position);
    const page = above === undefined ? undefined : pages[above];
    if (page === undefined) return [];
    // In the tree, what tells of one of several is below that and called otherwise.
    return above === 0 && page.path === "" ? sequence.slice(0, 1) : [{ label: page.title, href: hrefOf(page) }];
  };
  const planned = pages.map((page, position): SitePage => {
    const made = toContent(page, writer);
    const content = holdContent(made, page, writer);
    const route = routes.get(page.path) ?? base;
    contents.set(route, content);
    return {
      route,
      title: page.title,
      partOf: (titles.get(page.title) ?? 0) < 2 ? undefined : page.group?.join(", ") || undefined,
      description: page.description || context.summary(page.doc) || sayPlace(page, family.label),
      section: `plugin ${name}`,
      navigation: key,
      breadcrumbs: toCrumbs(position),
      toc: toToc(made.sections),
      badges: toBadges(page),
      source: page.span && context.source(page.span),
      previous: sequence[position - 1],
      next: sequence[position + 1],
      aliases: page.aliases,
      content,
    };
  });
  checkAnchors((route) => contents.get(route)?.get());
  const items = groupItems(
    pages.map((page, position): NavigationItem & { readonly group: readonly string[] } => ({
      label: sequence[position]?.label ?? page.title,
      href: sequence[position]?.href,
      deprecated: isDeprecated(page) ? true : undefined,
      group: page.group ?? [],
    })),
  );
  const navigation = pages.length === 0 ? [] : [[key, { label: family.label, items }] as const];
  const told = tellPlaces(pages, hrefOf, context);
  return { label: family.label, pages: planned, navigation: new Map(navigation), routes, told };
}

/** How many pages have a title; those of several APIs may have the same one. */
function countTitles(pages: readonly PlainPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of pages) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** What search engines are told of a page that has no words of its own. */
function sayPlace({ title, group = [] }: PlainPage, family: string): string {
  return `${title} in ${[family, ...group].join(", ")}.`;
}

/** Sections that a plug-in adds to the page at an address. */
export interface AddedToPage {
  readonly href: string;
  readonly sections: readonly PlainSectionView[];
}

/** The pages of a plug-in, to which what it adds to others may lead. */
interface OwnPages {
  readonly routes: ReadonlyMap<string, string>;
  readonly pages: readonly SitePage[];
}

/** What a plug-in adds to pages of others. */
export function planAddedSections(
  plugin: LoadedPlugin,
  { routes, pages }: OwnPages,
  context: PlanContext,
  report: Report,
): readonly AddedToPage[] {
  const { find, checkAnchors } = createTargetFinder(plugin, { context, report, routes });
  const added = (plugin.sections?.(context.catalogue, report) ?? []).flatMap(({ to, sections }) => {
    const href = find(to, "as a page");
    if (href === undefined || href.includes("#")) return [];
    return [{ href, sections: toSectionViews(sections, { context, find }, `~${plugin.name}.`) }];
  });
  checkAnchors((route) => {
    const content = pages.find((page) => page.route === route)?.content.get();
    return content?.kind === "plain" ? content : undefined;
  });
  return added;
}

/** The pages with what plug-ins add to them. */
export function addSections(
  pages: readonly SitePage[],
  added: readonly AddedToPage[],
  { links }: Pick<PlanContext, "links">,
): readonly SitePage[] {
  if (added.length === 0) return pages;
  const byHref = new Map<string, readonly PlainSectionView[]>();
  for (const { href, sections } of added) byHref.set(href, [...(byHref.get(href) ?? []), ...sections]);
  return pages.map((page) => {
    const sections = byHref.get(links.route(page.route));
    return sections === undefined ? page : { ...page, toc: [...page.toc, ...toToc(sections)], added: sections };
  });
}

function dropRepeated(
  { name: plugin, source }: LoadedPlugin,
  pages: readonly PlainPage[],
  report: Report,
): readonly PlainPage[] {
  const taken = new Set<string>();
  return pages.filter(({ path, span }) => {
    const key = trimSlashes(path.toLowerCase());
    if (taken.has(key))
      report.add(pluginCodes.samePath({ plugin, path }), span ?? (source && startOfFile(source.path)));
    const isFirst = !taken.has(key);
    taken.add(key);
    return isFirst;
  });
}

function toContent(page: PlainPage, writer: PlainWriter): PlainContent {
  return {
    kind: "plain",
    deprecated: toDeprecation(page.deprecated, writer),
    doc: writer.context.doc(page.doc),
    facts: toFacts(page.facts ?? [], writer),
    sections: toSectionViews(page.sections ?? [], writer),
  };
}

/**
 * What a page shows, for who asks later. It takes several times the memory of what it is made of, so that of pages that nobody will
 * see it is made again for the few that are asked for.
 */
function holdContent(made: PlainContent, page: PlainPage, writer: PlainWriter): Answer<PlainContent> {
  return writer.context.options.isUnseen === true ? createAnswer(() => toContent(page, writer)) : toAnswer(made);
}

function toBadges(page: PlainPage): readonly Badge[] {
  const own = (page.badges ?? []).map((label): Badge => ({ label, tone: "neutral" }));
  return isDeprecated(page) ? [...own, { label: "deprecated", tone: "warning" }] : own;
}

function isDeprecated({ deprecated }: PlainPage): boolean {
  return deprecated !== undefined && deprecated !== false;
}
