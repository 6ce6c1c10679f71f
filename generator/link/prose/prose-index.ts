import { createAnchorFinder, type FoundAnchor } from "../../markdown/headings/find-anchor.ts";
import { createSlugger } from "../../markdown/headings/slugger.ts";
import { belowRoot, folderOf } from "../../places/content-paths.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { foldPath } from "../../places/fold-path.ts";
import { dropMarkdownEnding } from "../../places/markdown-files.ts";
import type { OutlinedPage, ProseOutline } from "./outline-prose.ts";
import type { CategoryDocument } from "../../parse/sidebar/category-document.ts";
import type { FindNear } from "./targets/find-near-paths.ts";
import type { PageNames } from "./names/name-pages.ts";
import { createLeftOutTest } from "./create-left-out-test.ts";
import { createLostTest } from "./create-lost-test.ts";
import { listAddressRoots } from "./list-address-roots.ts";
import { withoutNumbers } from "./list-project-paths.ts";
import { mapFiles, mapNames } from "./map-names.ts";
import { pathOfProject, placeBelow } from "./path-of-project.ts";

/** A hand-written page as links find it. */
export interface IndexedPage extends OutlinedPage {
  readonly names: PageNames;
  readonly places: PagePlaces;
}

/** Where on a page a link may lead. */
export interface PagePlaces {
  readonly anchors: ReadonlySet<string>;
  /** What an anchor of the page means. */
  findAnchor(anchor: string): FoundAnchor;
  /** What its author or else GitHub calls the title of the page, which has no place of its own: it is the top; absent without a heading that is one. */
  readonly titleAnchor: string | undefined;
  /** Whether an anchor is that name, GitHub's where its author has another, or that of an element in the title. */
  isTitle(anchor: string): boolean;
}

/** Finds what a path may stand for. */
export interface ProseIndex {
  readonly pages: readonly IndexedPage[];
  readonly byFile: ReadonlyMap<string, IndexedPage>;
  readonly byId: ReadonlyMap<string, IndexedPage>;
  readonly bySlug: ReadonlyMap<string, IndexedPage>;
  /** By their addresses without the numbers that names of files and folders begin with. */
  byBareSlug(): ReadonlyMap<string, IndexedPage>;
  /** The file with the place to which its author or a heading gives the name, in small letters; the first page wins. */
  fileOfLabel(label: string): string | undefined;
  /** All such names, in small letters. */
  labels(): Iterable<string>;
  /** Whether documents in reStructuredText, which become no pages, are among those of a root: they may have names for places too. */
  hasUnreadMarkup(root: string): boolean;
  placesOf(page: IndexedPage): PagePlaces;
  /** By what links by names call them. */
  byName(): ReadonlyMap<string, IndexedPage>;
  /** By what their files are called, in small letters and without folder and ending, blanks as hyphens; the first of several wins. */
  byFileName(): ReadonlyMap<string, IndexedPage>;
  /** By the names that their front matter has for links of DocFX, in small letters. */
  byUid(): ReadonlyMap<string, IndexedPage>;
  /** The path of the picture or document that links by names call so. */
  fileOfName(name: string): string | undefined;
  /** The first folders of addresses without such numbers, or pages at the top. */
  topsOfAddresses(): ReadonlySet<string>;
  /** Whether pages of a root lead to each other by addresses that another tool makes of them. */
  isOfAddresses(root: string): boolean;
  /** Folders of the files around the pages. */
  readonly folders: ReadonlySet<string>;
  /** Whether the folder at the top of the input in which a path is holds pages. Of one that does not, nobody can tell what is missing. */
  hasPages(path: string): boolean;
  /**
   * The topmost of the folders around a path that hold no page, below them neither; that of the input itself, which may be empty, for a
   * path at its top. Undefined where the folder that the path is in holds some.
   */
  findBareFolder(path: string): string | undefined;
  /** Whether a page is there whose text can't be read, which has been told. */
  isLost(path: string): boolean;
  /** Whether a sparse checkout has left out what is at a path, with the ending of a page or without. */
  isLeftOut(path: string): boolean;
  readonly surroundings: ProseOutline["surroundings"];
  /** By folder, what it says of itself. */
  readonly categories: ReadonlyMap<string, CategoryDocument>;
  readonly findNear: FindNear;
}

/** The pages with their names and places, as links ask for them. */
export function createProseIndex(documents: ProseOutline, names: readonly PageNames[], findNear: FindNear): ProseIndex {
  const pages = documents.pages.flatMap((page, index): readonly IndexedPage[] => {
    const named = names[index];
    if (named === undefined) return [];
    const anchors = listAnchors(page);
    const titleAnchor = nameTitle(page);
    const { headingAnchors = [] } = page.document;
    const isTitle = (anchor: string): boolean =>
      anchor === titleAnchor || anchor === slugTitle(page) || headingAnchors.includes(anchor);
    const places = { anchors, findAnchor: createAnchorFinder(anchors), titleAnchor, isTitle };
    return [{ ...page, names: named, places }];
  });
  const { paths } = documents.surroundings;
  let labels: ReadonlyMap<string, string> | undefined;
  let unread: readonly string[] | undefined;
  let bareSlugs: ReadonlyMap<string, IndexedPage> | undefined;
  let topAddresses: ReadonlySet<string> | undefined;
  let byName: ReadonlyMap<string, IndexedPage> | undefined;
  let byFileName: ReadonlyMap<string, IndexedPage> | undefined;
  let byUid: ReadonlyMap<string, IndexedPage> | undefined;
  let files: ReadonlyMap<string, string> | undefined;
  let others: ReadonlyMap<string, string> | undefined;
  let addressRoots: ReadonlySet<string> | undefined;
  let folders: ReadonlySet<string> | undefined;
  const byBareSlug = (): ReadonlyMap<string, IndexedPage> =>
    (bareSlugs ??= toMap(pages, (page) => withoutNumbers(foldPath(page.names.slug))));
  const inputs = new Set(documents.surroundings.inputs);
  const topOf = (path: string): string => findTop(path, inputs);
  const tops = new Set(pages.map(({ document }) => topOf(document.file)));
  return {
    pages,
    // Wikis of Azure DevOps have signs encoded in the names of files, and links are decoded.
    byFile: new Map([
      ...toMap(pages.filter(isEncoded), ({ document }) => decodeWritten(document.file)),
      ...toMap(pages, ({ document }) => document.file),
    ]),
    byId: toMap(pages, (page) => page.names.id),
    bySlug: toMap(pages, (page) => foldPath(page.names.slug)),
    byBareSlug,
    topsOfAddresses: () => (topAddresses ??= new Set([...byBareSlug().keys()].map(firstOf))),
    fileOfLabel: (label) => (labels ??= mapLabels(pages)).get(label),
    labels: () => (labels ??= mapLabels(pages)).keys(),
    hasUnreadMarkup: (root) =>
      (unread ??= [...paths].filter((path) => path.endsWith(".rst"))).some(
        (path) => root === "" || path.startsWith(`${root}/`),
      ),
    placesOf: ({ places }) => places,
    byName: () => (byName ??= mapNames(pages)),
    byFileName: () => (byFileName ??= toMap(pages, ({ document }) => nameFile(document.file))),
    byUid: () => (byUid ??= toMap(pages, (page) => page.document.frontMatter.uid?.toLowerCase() ?? "")),
    fileOfName: (name) =>
      (files ??= mapFiles(documents.surroundings.assets.keys())).get(name) ??
      // What a reader is shown nowhere is there all the same.
      (others ??= mapFiles(documents.surroundings.paths)).get(name),
    isOfAddresses: (root) => (addressRoots ??= listAddressRoots(pages)).has(root),
    folders: listFolders(paths),
    hasPages: (path) => tops.has(topOf(path)),
    findBareFolder(path) {
      const top = topOf(path);
      if (!tops.has(top)) return top;
      folders ??= listFolders(new Set(pages.map(({ document }) => document.file)));
      let bare: string | undefined;
      for (let folder = folderOf(path); folder !== "" && !folders.has(folder); folder = folderOf(folder)) bare = folder;
      return bare;
    },
    isLost: createLostTest(documents.surroundings.lostPages),
    isLeftOut: createLeftOutTest(documents.surroundings.leftOut),
    surroundings: documents.surroundings,
    categories: new Map((documents.categories ?? []).map((category) => [folderOf(category.file), category])),
    findNear,
  };
}

function isEncoded({ document: { file } }: OutlinedPage): boolean {
  return /%[\dA-F]{2}/i.test(file);
}

function nameFile(file: string): string {
  return dropMarkdownEnding(file.slice(file.lastIndexOf("/") + 1))
    .toLowerCase()
    .replaceAll(/\s+/g, "-");
}

/** The first of several wins. */
function toMap(pages: readonly IndexedPage[], key: (page: IndexedPage) => string): ReadonlyMap<string, IndexedPage> {
  return new Map(pages.toReversed().map((page) => [key(page), page]));
}

function mapLabels(pages: readonly IndexedPage[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const { document, places } of pages) {
    const { headingId, headingAnchors = [] } = document;
    for (const label of [...(headingId === undefined ? [] : [headingId]), ...headingAnchors, ...places.anchors]) {
      const key = label.toLowerCase();
      if (!labels.has(key)) labels.set(key, document.file);
    }
  }
  // What a title would be called is a label where nothing else is.
  for (const { document, places } of pages) {
    const key = places.titleAnchor?.toLowerCase() ?? "";
    if (key !== "" && !labels.has(key)) labels.set(key, document.file);
  }
  return labels;
}

/** Headings, and what authors name in HTML. */
function listAnchors({ document: { headings, anchors } }: OutlinedPage): ReadonlySet<string> {
  return new Set([...headings.map(({ id }) => id), ...(anchors ?? [])]);
}

function nameTitle(page: OutlinedPage): string | undefined {
  return page.document.headingId ?? slugTitle(page);
}

function slugTitle({ document: { heading } }: OutlinedPage): string | undefined {
  return heading === undefined ? undefined : createSlugger("").slug(heading);
}

/** The first folder of a path, with that which stands for its input where there are several. */
function findTop(path: string, inputs: ReadonlySet<string>): string {
  const first = path.indexOf("/");
  const second = inputs.has(path.slice(0, first + 1)) ? path.indexOf("/", first + 1) : -1;
  return path.slice(0, Math.max(0, first, second));
}

function firstOf(address: string): string {
  return address.split("/", 1)[0] ?? "";
}

function listFolders(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = folderOf(path); folder !== "" && !folders.has(folder); folder = folderOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** In small letters and without the dot; empty for a name without one. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}

/** The page that a path without `.md` stands for: a file, a folder's own page, or an address. */
export function findPageByPath(path: string, root: string, index: ProseIndex): IndexedPage | undefined {
  for (const ending of [
    "",
    ".md",
    ".mdx",
    "/README.md",
    "/README.mdx",
    "/index.md",
    "/index.mdx",
    ".markdown",
    "/index.markdown",
    ...[".qmd", ".Rmd", ".rmd", ".ipynb"].flatMap((one) => [one, `/index${one}`]),
  ]) {
    // Content may be all of an input, whose path is empty.
    const page = index.byFile.get(path === "" ? ending.replace(/^\//, "") : path + ending);
    if (page !== undefined) return page;
  }
  const below = pathOfProject(index.surroundings.projects?.get(root));
  const isInside = below !== "" && path.startsWith(`${root}/`);
  return findPageByRoute(isInside ? `${below}/${belowRoot(path, root)}` : belowRoot(path, root), index);
}

/** The page of an id, however its letters are composed. */
export function findPageById(id: string, { byId }: ProseIndex): IndexedPage | undefined {
  return byId.get(id.normalize("NFC"));
}

/** The page of an id as a list of a project has it, which counts from its own folder or from that of the whole project. */
export function findOwnPage(id: string, root: string, index: ProseIndex): IndexedPage | undefined {
  const project = index.surroundings.projects?.get(root);
  const tops = new Set([pathOfProject(project), project?.section?.path ?? ""]);
  for (const top of tops) {
    const page = findPageById(placeBelow(top, id), index);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** The first page of the site, or of the section of it that pages with this root are in. */
export function findHome(root: string, { bySlug, surroundings: { projects } }: ProseIndex): IndexedPage | undefined {
  return bySlug.get(foldPath(projects?.get(root)?.section?.path ?? ""));
}

/** The page that an author gave a place of that name on it, wherever it is. */
export function findPageByLabel(label: string, { fileOfLabel, byFile }: ProseIndex): IndexedPage | undefined {
  return byFile.get(fileOfLabel(label.toLowerCase()) ?? "");
}

/** The page at an address, with or without the `docs/` that sites are published under. */
export function findPageByRoute(route: string, { bySlug }: ProseIndex): IndexedPage | undefined {
  const slug = foldPath(route).replace(/\/$/, "");
  return bySlug.get(slug) ?? bySlug.get(slug.replace(/^docs\//, ""));
}

/**
 * The page at an address that leaves out the numbers of files, as the sites of many tools do: `/docs/guides/start` is
 * `02-guides/01-start.md`. What stands before it may be where the site has its docs.
 */
export function findPageByBareRoute(route: string, index: ProseIndex): IndexedPage | undefined {
  const bare = toBareRoute(route);
  const pages = index.byBareSlug();
  return pages.get(bare) ?? pages.get(bare.replace(/^docs\//, ""));
}

/** Whether an address is below a folder of which there is none here: another part of the site that the docs are one of. */
export function isBesideDocs(route: string, index: ProseIndex): boolean {
  const top = firstOf(toBareRoute(route).replace(/^docs\//, ""));
  return top !== "docs" && !index.topsOfAddresses().has(top);
}

function toBareRoute(route: string): string {
  return withoutNumbers(foldPath(route).replace(/^\/|\/$/g, ""));
}
