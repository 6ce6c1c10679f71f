import { forgetful, type Engine } from "../../engine/engine.ts";
import { once } from "../../engine/once.ts";
import type { PageContent, SitePage } from "../../page-model/page.ts";
import { readShown } from "../../page-model/read-page.ts";
import { foldPath } from "../../places/fold-path.ts";
import { createFileFinder, type PlacedSchemas } from "./create-file-finder.ts";

/** Where authors' links to pages that are made from the model lead. */
export interface GeneratedPlaces {
  /** The page at a route and the id for an anchor there, both as authors call them; no id when nothing has that name. */
  locate(route: string, anchor?: string): GeneratedPlace | undefined;
  /** The page that stands for a file of the model, which declares what it is about, or for the part of it at a JSON pointer. */
  ofFile(file: string, pointer?: string): GeneratedPlace | undefined;
  routes(): Iterable<string>;
  /** Whether a page or place that isn't there may be made of what could not be read, which has been reported: nobody misses it. */
  mayBeUnread(route: string): boolean;
}

/** A place on a page that is made from the model. */
export interface GeneratedPlace {
  readonly route: string;
  /** Of the page, where it is known. */
  readonly title?: string | undefined;
  /** Empty for the top of the page. */
  readonly anchor?: string | undefined;
}

/** Finds pages that are made from the model by what authors call them. */
export interface GeneratedPages extends GeneratedPlaces {
  /** The page at a route, whatever its letters' case. */
  find(route: string): GeneratedPage | undefined;
  /** The pages right below a route, in the order of reading. */
  list(route: string): readonly GeneratedPage[];
}

/** What a sidebar shows of a page. */
export type GeneratedPage = Pick<SitePage, "route" | "title">;

/** What is known beside the pages. */
interface GeneratedOptions {
  /** By the routes of pages the ids of anchors that come onto them later. */
  readonly later?: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
  /** Spares to make a page for what it has been seen to have. */
  readonly engine?: Engine | undefined;
  readonly mayBeUnread?: GeneratedPlaces["mayBeUnread"] | undefined;
  /** Tells which of several schemas a file is about. */
  readonly declared?: PlacedSchemas | undefined;
}

/** Finds among the pages that are made from the model. */
export function createGeneratedPages(
  pages: readonly SitePage[],
  { later = new Map(), engine = forgetful, mayBeUnread = () => false, declared }: GeneratedOptions = {},
): GeneratedPages {
  // Without guides, nobody looks for any.
  const byRoute = once(() => new Map(pages.map((page) => [foldPath(page.route), page])));
  const byFolder = once(() => groupByFolder(byRoute()));
  const findByFile = createFileFinder({ pages, byRoute, declared });
  let routes: readonly string[] | undefined;
  const anchors = new Map<SitePage, ReadonlyMap<string, string>>();
  const getAnchors = (page: SitePage): ReadonlyMap<string, string> => {
    let known = anchors.get(page);
    if (known === undefined) {
      const { route: key, content, toc } = page;
      const own = engine.ask({ query: "anchors", key, lasts: "whole" }, { content, toc }, collectAnchors).get();
      known = new Map([...(later.get(key) ?? []), ...own]);
      anchors.set(page, known);
    }
    return known;
  };
  return {
    find: (route) => {
      const page = byRoute().get(foldPath(route));
      return page && toGeneratedPage(page);
    },
    list: (route) => byFolder().get(foldPath(route)) ?? [],
    locate: (route, anchor) => {
      const page = byRoute().get(foldPath(route));
      if (page === undefined || anchor === undefined) return page && { route: page.route, title: page.title };
      // What used to be a heading of a long page may have a page of its own.
      const own = byRoute().get(foldPath(`${page.route}/${anchor}`));
      if (own !== undefined) return { route: own.route, title: own.title, anchor: "" };
      // Most are in the contents list, which is at hand; what else is on the page may not be made yet.
      const listed = page.toc.find(({ id, part }) => part === undefined && id.toLowerCase() === anchor.toLowerCase());
      if (listed !== undefined) return { route: page.route, title: page.title, anchor: listed.id };
      const known = getAnchors(page);
      const plugin = `~plugin.${anchor.replace(/^module-/i, "")}`;
      const names = [anchor, anchor.replace(/-(?:timeseries|deprecated)$/i, ""), plugin];
      const found = names.map((name) => known.get(name.toLowerCase())).find((id) => id !== undefined);
      // A platform with one plugin has no heading for it: the page is about it.
      const isOnly = plugin === `~plugin.${page.route.slice(page.route.lastIndexOf("/") + 1)}`;
      return { route: page.route, title: page.title, anchor: found ?? (isOnly ? "" : undefined) };
    },
    ofFile: (file, pointer) => {
      const page = findByFile(file, pointer);
      return page && toGeneratedPage(page);
    },
    routes: () => (routes ??= pages.map(({ route }) => route)),
    mayBeUnread,
  };
}

/** Pages by the route right above theirs, in the order that they have. */
function groupByFolder(pages: ReadonlyMap<string, SitePage>): ReadonlyMap<string, readonly GeneratedPage[]> {
  const folders = new Map<string, GeneratedPage[]>();
  for (const [route, page] of pages) {
    const end = route.lastIndexOf("/");
    if (end < 0) continue;
    const folder = route.slice(0, end);
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [toGeneratedPage(page)]);
    else known.push(toGeneratedPage(page));
  }
  return folders;
}

function toGeneratedPage({ route, title }: SitePage): GeneratedPage {
  return { route, title };
}

/** Nothing that planners make is deeper. */
const deepest = 40;

/** Kinds of content in which everything that has an id has it on the page too. */
const anchoredKinds: ReadonlySet<PageContent["kind"]> = new Set([
  "entity",
  "record",
  "enum",
  "typeref",
  "relationships",
  "index",
  "graphqlOperation",
  "graphqlType",
  "graphqlDirective",
  "privileges",
  "policies",
  "prose",
]);

/** The ids on a page by their small letters, and by the words of their headings as GitHub would name them. */
function collectAnchors(page: Pick<SitePage, "content" | "toc">): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const add = (name: string, id: string): void => {
    if (name !== "" && !anchors.has(name)) anchors.set(name, id);
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepest) return;
    if (typeof value === "string") {
      for (const [, id = ""] of value.matchAll(/\sid="([^"]+)"/g)) add(id.toLowerCase(), id);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
    } else if (typeof value === "object" && value !== null) {
      if ("id" in value && typeof value.id === "string") {
        add(value.id.toLowerCase(), value.id);
        if ("name" in value && typeof value.name === "string") add(value.name.toLowerCase(), value.id);
      }
      for (const item of Object.values(value)) visit(item, depth + 1);
    }
  };
  const { content, toc } = readShown(page);
  for (const { id } of toc) add(id.toLowerCase(), id);
  if (anchoredKinds.has(content.kind)) visit(content, 0);
  for (const { id, label } of toc) add(toHeadingId(label), id);
  return anchors;
}

function toHeadingId(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
