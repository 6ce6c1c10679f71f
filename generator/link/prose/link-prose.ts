import type {
  ProseAsset,
  ProseLink,
  ProseModel,
  ProsePage,
  ProsePart,
  Sidebar,
  SidebarItem,
} from "../../catalogue/prose.ts";
import { forgetful, type Engine } from "../../engine/engine.ts";
import { proseLinkCodes } from "../../diagnostics/codes/prose-links.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { OutlinedPage, ProseOutline } from "./outline-prose.ts";
import { checkIncludes } from "./targets/check-includes.ts";
import { arrangePaths, type FindNear, findNearPaths, type KnownPaths } from "./targets/find-near-paths.ts";
import { withoutForwards } from "./forwarding-pages.ts";
import { linkIntroductions } from "./link-introductions.ts";
import { linkParts } from "./link-parts.ts";
import { linkSidebars } from "./order/link-sidebars.ts";
import { namePages } from "./names/name-pages.ts";
import { folderOf } from "../../places/content-paths.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { DocsProject } from "../../parse/documents.ts";
import { pathOfProject, placeBelow } from "./path-of-project.ts";
import { createProseIndex, type IndexedPage, type PagePlaces, type ProseIndex } from "./prose-index.ts";
import { resolveTarget } from "./targets/resolve-target.ts";
import { tellLeftOut } from "./tell-left-out.ts";
import { tellMissing } from "./targets/tell-missing.ts";

/** Which levels of headings the table of contents has when the front matter does not say. */
const defaultTocLevels = [2, 3] as const;

/**
 * Joins the hand-written pages: each gets its id, title and address, every target that an author wrote
 * is looked up, and sidebars put the pages in order. Addresses of pages that are made from the model
 * are left to planning, which knows them. A page is linked anew where its own targets have changed, or anything that they may lead to.
 */
export function linkProse(all: ProseOutline, report: Report, engine: Engine = forgetful): ProseModel {
  const documents = withoutForwards(withoutDrafts(all));
  const findNear = createNearFinder(documents, engine);
  const index = createProseIndex(documents, namePages(documents.pages, documents, report), findNear);
  const sidebars = linkSidebars(documents, index, report);
  const holders = findHolders(sidebars.values());
  const heard = createReport();
  const linkTargets = createTargetLinker(index, heard, engine);
  const pages = index.pages.map((page) => linkPage(page, holders.get(page.names.id), linkTargets));
  const projects = [...(documents.surroundings.projects?.values() ?? [])];
  const unlisted = new Set([
    ...documents.pages.flatMap(({ document: { file, frontMatter } }) => (frontMatter.isUnlisted ? [file] : [])),
    ...projects.flatMap((project) => project.unlisted ?? []),
  ]);
  // The first page of a language is where its readers begin, as the first of the site is.
  const firsts = new Set(["", ...projects.flatMap((project) => listFirsts(project))]);
  for (const page of pages) {
    if (page.sidebar === undefined && !firsts.has(page.slug) && !unlisted.has(page.file)) {
      const span = startOfFile(page.file);
      heard.add(proseLinkCodes.orphan({ id: page.id }), span);
    }
  }
  const sorted = pages.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  checkIncludes(documents, index, heard);
  tellLeftOut(all, heard);
  const parts = new Map([
    ...linkParts(documents.parts, index, heard),
    ...linkIntroductions(documents.introductions, index, heard),
  ]);
  tellMissing(heard.diagnostics, index, report);
  return {
    pages: new Map(sorted.map((page) => [page.id, page])),
    sidebars,
    assets: listAssets([...pages, ...parts.values()], index),
    parts,
  };
}

function listFirsts(project: DocsProject): readonly string[] {
  return (project.translations ?? []).map(({ code }) => placeBelow(pathOfProject(project), code));
}

/** Most pages name nothing that isn't there, so that paths are arranged for the first that does. */
function createNearFinder({ pages, surroundings }: ProseOutline, engine: Engine): FindNear {
  const pictures = [...surroundings.assets.keys()];
  const files = new Set(pages.toReversed().map(({ document }) => document.file));
  let ofPictures: KnownPaths | undefined;
  let ofAll: KnownPaths | undefined;
  return (missing) => {
    const known = missing.isPicture
      ? (ofPictures ??= arrangePaths(pictures))
      : (ofAll ??= arrangePaths([...files, ...pictures]));
    const about = { query: "find near paths", key: JSON.stringify(missing) };
    return engine.ask(about, { missing, known }, ({ missing, known }) => findNearPaths(missing, known)).get();
  };
}

/** Text that its author calls unfinished must not go public, whatever tool the pages were written for, nor is a page what Hugo makes none of. */
function withoutDrafts(documents: ProseOutline): ProseOutline {
  const headless = documents.pages.filter(({ document }) => document.frontMatter.isHeadless === true);
  const files = new Set(headless.map(({ document }) => document.file));
  const folders = new Set([...files].filter((file) => /(?:^|\/)index\.md$/.test(file)).map(folderOf));
  const isIn = (file: string): boolean => {
    for (let folder = folderOf(file); folder !== ""; folder = folderOf(folder)) if (folders.has(folder)) return true;
    return files.has(file);
  };
  const isLeftOut = ({ document: { file, frontMatter, heading } }: OutlinedPage): boolean =>
    frontMatter.draft === true || (files.size > 0 && isIn(file)) || isPart(file, frontMatter.title ?? heading);
  return documents.pages.some(isLeftOut)
    ? { ...documents, pages: documents.pages.filter((page) => !isLeftOut(page)) }
    : documents;
}

/** What stands among parts of pages and isn't called anything. */
function isPart(file: string, title: string | undefined): boolean {
  return title === undefined && /(?:^|\/)_?partials\//.test(file);
}

/** Of a page without places. */
const nowhere: PagePlaces = {
  anchors: new Set(),
  findAnchor: () => ({ isExact: false }),
  titleAnchor: undefined,
  isTitle: () => false,
};

type LinkTargets = (page: IndexedPage) => readonly ProseLink[];

/**
 * Looks up what a page leads to; as before, where neither its targets, nor where pages are, nor the places on those that it leads to have
 * changed.
 */
function createTargetLinker(index: ProseIndex, report: Report, engine: Engine): LinkTargets {
  const listed = {
    pages: index.pages.map(({ document: { file, frontMatter }, root, names: { id, slug, place } }) => {
      return { file, root, id, slug, place, aliases: frontMatter.aliases, uid: frontMatter.uid };
    }),
    anchors: new Map(
      index.pages.map(({ document, places: { titleAnchor, anchors } }) => [
        document.file,
        { titleAnchor, anchors: [...anchors] },
      ]),
    ),
  };
  // Asked for, so that it is the very same as long as it says the same.
  const { pages, anchors } = engine.ask({ query: "places of guides" }, { listed }, ({ listed }) => listed).get();
  const { surroundings, fileOfLabel, fileOfName, findNear } = index;
  return (page) => {
    const { document, root } = page;
    const { file, targets, wikiLinks } = document;
    const from = { targets, wikiLinks, pages, anchors, surroundings, fileOfLabel, fileOfName, findNear };
    return engine
      .ask({ query: "link targets", key: file }, from, ({ targets, pages, anchors, ...found }, heard) => {
        // What is there is found by the index itself; that somebody has looked for it is seen here.
        const placesOf: ProseIndex["placesOf"] = ({ document, places }) =>
          anchors.get(document.file) === undefined ? nowhere : places;
        const around = { ...index, ...found, listed: pages, placesOf };
        return targets.map((target) => resolveTarget(target, { file, root, page }, around, heard));
      })
      .get(report);
  };
}

function linkPage(page: IndexedPage, sidebar: string | undefined, linkTargets: LinkTargets): ProsePage {
  const { document, names } = page;
  const { frontMatter } = document;
  return {
    id: names.id,
    file: document.file,
    title: names.title,
    description: frontMatter.description,
    sidebarLabel: names.sidebarLabel,
    slug: names.slug,
    language: names.language,
    // What the page is called stands there already, as its author arranged it.
    hideTitle: frontMatter.hideTitle || showsTitle(document, names.title),
    tocLevels: frontMatter.tocLevels ?? defaultTocLevels,
    headings: document.headings.map(({ id, text, level }) => ({ id, text, level })),
    anchors: listOwnAnchors(document),
    position: names.position,
    links: linkTargets(page),
    privileges: document.privileges,
    aliases: frontMatter.aliases,
    editUrl: frontMatter.editUrl,
    sidebar,
  };
}

/** Ids beside those of headings, each once. */
function listOwnAnchors({ headings, anchors = [] }: IndexedPage["document"]): readonly string[] | undefined {
  const known = new Set(headings.map(({ id }) => id));
  const own = [...new Set(anchors)].filter((anchor) => !known.has(anchor));
  return own.length === 0 ? undefined : own;
}

/** Whether a page says what it is called below a heading in HTML, or by it: that of a project stands on each of its pages. */
function showsTitle({ banner, headings: [first] }: IndexedPage["document"], title: string): boolean {
  return banner !== undefined && (banner === title || first?.text === title);
}

/** Name of the first sidebar that holds each page. */
function findHolders(sidebars: Iterable<Sidebar>): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  const visit = (items: readonly SidebarItem[], name: string): void => {
    for (const item of items) {
      if (item.type === "doc" && item.resolved && !holders.has(item.docId)) holders.set(item.docId, name);
      if (item.type !== "category") continue;
      if (item.link?.type === "doc") visit([item.link], name);
      visit(item.items, name);
    }
  };
  for (const { name, items } of sidebars) visit(items, name);
  return holders;
}

/** The files that pages show or offer; what is around them besides is no part of the model. */
function listAssets(
  texts: readonly (ProsePage | ProsePart)[],
  { surroundings }: ProseIndex,
): ReadonlyMap<string, ProseAsset> {
  const isAsset = (link: ProseLink): link is Extract<ProseLink, { readonly to: "asset" }> => link.to === "asset";
  const paths = [...new Set(texts.flatMap(({ links }) => links.filter(isAsset).map(({ path }) => path)))].sort();
  return new Map(
    paths.map((path) => {
      const file = surroundings.assets.get(path);
      return [path, { path, width: file?.width, height: file?.height }];
    }),
  );
}
