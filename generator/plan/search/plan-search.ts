/*
 * The search index, made of pages as they are planned, never of the catalogue: what no page shows, nobody finds. The form of
 * its files is in `generator/page-model/search-*.ts`, since `site/search/` reads them.
 */
import { forgetful, type Engine, type Work } from "../../engine/engine.ts";
import { printDataFile } from "../../page-model/data-file.ts";
import {
  searchFolder,
  searchManifestPath,
  type SearchManifest,
  type SearchTask,
} from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import type { NamedFile, Page, PlannedFile, SitePage, SiteTask } from "../../page-model/page.ts";
import { readPage } from "../../page-model/read-page.ts";
import { createPageNames, type NamePage } from "../name-page.ts";
import { assignSlots } from "../../page-model/assign-slots.ts";
import { buildIndex, indexNames, toTermsFile, toTextsFile } from "./build-index.ts";
import { createTextIndexer } from "./index-texts.ts";
import type { IndexFile, NumberedPage, SearchedPage, SearchedSite, SearchIndex } from "./search-index.ts";
import { toSearchPage } from "./to-search-page.ts";
import { updateIndex } from "./update-index.ts";

interface SearchSettings extends Pick<SearchedSite, "base" | "synonyms"> {
  readonly tasks?: readonly SiteTask[] | undefined;
}

/** The index of everything that can be found on the pages: the files that the reader's search loads. */
export function planSearch(
  pages: readonly SitePage[],
  settings: SearchSettings,
  engine?: Engine,
): readonly PlannedFile[] {
  return planSearchFiles(pages, settings, engine).map(({ path, content }) => {
    return { path, content: typeof content === "string" ? content : content.get() };
  });
}

/** The same, without a look at what is in them. */
export function planSearchFiles(
  pages: readonly SitePage[],
  settings: SearchSettings,
  engine?: Engine,
): readonly (PlannedFile | NamedFile)[] {
  return [...createSiteSearch(pages, settings, engine).files()];
}

/** The search of a site, made while its pages are rendered. */
export interface SiteSearch {
  /** Is told of each page that is looked at anyway: where nothing is remembered, nobody has to hold it for the search then. */
  see(page: Page): void;
  /** The files, each made when it is taken; once. */
  files(): Iterable<PlannedFile | NamedFile>;
}

/** Where nothing is remembered, no page needs a name. */
export function createSiteSearch(
  pages: readonly SitePage[],
  settings: SearchSettings,
  engine: Engine = forgetful,
  namePage = createPageNames(),
): SiteSearch {
  return engine === forgetful
    ? createPassingSearch(pages, settings)
    : { see: () => undefined, files: () => planKnownFiles(pages, settings, { engine, namePage }) };
}

/** Takes from each page what is found of it when it is seen, so that a large site is never in memory beside its own index. */
function createPassingSearch(pages: readonly SitePage[], settings: SearchSettings): SiteSearch {
  const slots = assignSlots(pages.map(({ route }) => route));
  const unseen = new Map(pages.map((page) => [page.route, page]));
  const seen: NumberedPage[] = [];
  const indexer = createTextIndexer();
  const see = (page: Page): void => {
    if (!unseen.delete(page.route)) return;
    const numbered = { slot: slots.get(page.route) ?? 0, ...toSearchPage(page) };
    indexer.add(numbered);
    seen.push(numbered);
  };
  return {
    see,
    *files() {
      for (const page of unseen.values()) see(readPage(page));
      const names = indexNames(seen.toSorted(byRoute), settings);
      const tasks = toSearchTasks(settings.tasks, (route) => seen.find((page) => page.route === route));
      // What is large is made of texts alone, and each file of it goes as soon as it is written.
      seen.length = 0;
      const { symbols, parts, relations, meanings } = names;
      yield* [symbols, parts, relations, ...meanings];
      const index = indexer.finish();
      const paths: Record<"terms" | "texts", Named[]> = { terms: [], texts: [] };
      for (const shard of index.terms) {
        const file = toTermsFile(shard, paths.terms.length);
        paths.terms.push({ path: file.path });
        yield file;
      }
      for (const shard of index.texts) {
        const file = toTextsFile(shard, paths.texts.length);
        paths.texts.push({ path: file.path });
        yield file;
      }
      yield printManifest({ symbols, parts, relations, meanings, ...paths, counts: index.counts }, tasks);
    },
  };
}

type Named = Pick<IndexFile, "path">;
type FileNames = Pick<SearchIndex, "counts"> &
  Readonly<Record<"symbols" | "parts" | "relations", Named> & Record<"meanings" | "terms" | "texts", readonly Named[]>>;

function printManifest(
  { symbols, parts, relations, meanings, terms, texts, counts }: FileNames,
  tasks: readonly SearchTask[],
): PlannedFile {
  const manifest: SearchManifest = {
    version: 2,
    symbols: toName(symbols),
    parts: toName(parts),
    relations: toName(relations),
    meanings: meanings.map(toHash),
    terms: terms.map(toHash),
    texts: texts.map(toHash),
    passages: counts.passages,
    tasks,
  };
  return { path: searchManifestPath, content: printDataFile(manifest) };
}

function toName({ path }: Named): string {
  return path.slice(searchFolder.length + 1);
}

function toHash(file: Named): string {
  return toName(file).split(".")[1] ?? "";
}

/** The tasks as results of a search show pages. */
function toSearchTasks(
  tasks: readonly SiteTask[] = [],
  find: (route: string) => Pick<NumberedPage, "entries"> | undefined,
): readonly SearchTask[] {
  return tasks.flatMap(({ label, route }) => {
    const found = find(route);
    if (found === undefined) return [];
    const { kind = "page", meaning = "" } = found.entries[0] ?? {};
    return { label, kind: searchKinds[kind].label, meaning, route };
  });
}

function* planKnownFiles(
  pages: readonly SitePage[],
  settings: SearchSettings,
  memory: Memory,
): Generator<PlannedFile | NamedFile> {
  const index = findIndex(pages, settings, memory);
  const byRoute = new Map(index.pages.map((page) => [page.route, page]));
  const tasks = toSearchTasks(settings.tasks, (route) => {
    const json = byRoute.get(route)?.json.get();
    return json === undefined ? undefined : (JSON.parse(json) as NumberedPage);
  });
  const { symbols, parts, relations, meanings, terms, texts } = index;
  yield* [symbols, parts, relations, ...meanings, ...terms, ...texts];
  yield printManifest(index, tasks);
}

interface Memory {
  readonly engine: Engine;
  readonly namePage: NamePage;
}

/** The index is made of the one before where there are the same pages. */
function findIndex(
  pages: readonly SitePage[],
  { base, synonyms }: SearchSettings,
  { engine, namePage }: Memory,
): SearchIndex {
  const slots = assignSlots(pages.map(({ route }) => route));
  const sorted = pages.toSorted(byRoute);
  const from = { sources: sorted.map(namePage), base, synonyms };
  const work: Work<typeof from, SearchIndex> = ({ sources }, _, before) => {
    const toSearched = (page: SitePage, index: number): SearchedPage =>
      toSearchedPage(page, slots.get(page.route) ?? 0, sources[index]);
    const site: SearchedSite = { pages: sorted.map(toSearched), base, synonyms };
    const known = before();
    const updated = known && updateIndex(known, site);
    if (updated !== undefined) return updated;
    const index = buildIndex(site);
    // What pages say is kept as text: as many things as that says would take far more room.
    for (const { json } of index.pages) json.get();
    return index;
  };
  return engine.ask({ query: "search", lasts: "whole" }, from, work).get();
}

function byRoute(a: { readonly route: string }, b: { readonly route: string }): number {
  return a.route < b.route ? -1 : 1;
}

function toSearchedPage(page: SitePage, slot: number, source: string | undefined): SearchedPage {
  return {
    route: page.route,
    slot,
    source,
    read() {
      return { slot, ...toSearchPage(readPage(page)) };
    },
  };
}
