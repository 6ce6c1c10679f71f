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
import type { NamedFile, PlannedFile, SitePage, SiteTask } from "../../page-model/page.ts";
import { readPage } from "../../page-model/read-page.ts";
import { createPageNames, type NamePage } from "../name-page.ts";
import { assignSlots } from "../../page-model/assign-slots.ts";
import { buildIndex } from "./build-index.ts";
import type { NumberedPage, SearchedPage, SearchedSite, SearchIndex } from "./search-index.ts";
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
  { base, synonyms, tasks = [] }: SearchSettings,
  engine: Engine = forgetful,
  namePage = createPageNames(),
): readonly (PlannedFile | NamedFile)[] {
  const index = findIndex(pages, { base, synonyms }, { engine, namePage });
  const { symbols, relations, meanings, terms, texts, counts } = index;
  const manifest: SearchManifest = {
    version: 1,
    symbols: toName(symbols),
    relations: toName(relations),
    meanings: meanings.map(toName),
    terms: terms.map(toName),
    texts: texts.map(toName),
    passages: counts.passages,
    tasks: toSearchTasks(tasks, index),
  };
  return [
    symbols,
    relations,
    ...meanings,
    ...terms,
    ...texts,
    { path: searchManifestPath, content: printDataFile(manifest) },
  ];
}

/** The tasks as results of a search show pages. */
function toSearchTasks(tasks: readonly SiteTask[], { pages }: SearchIndex): readonly SearchTask[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return tasks.flatMap(({ label, route }) => {
    const found = byRoute.get(route);
    if (found === undefined) return [];
    const { kind = "page", meaning = "" } = (JSON.parse(found.json.get()) as NumberedPage).entries[0] ?? {};
    return { label, kind: searchKinds[kind].label, meaning, route };
  });
}

/** The index is made of the one before where there are the same pages. Where nothing is remembered, no page needs a name. */
function findIndex(
  pages: readonly SitePage[],
  settings: Pick<SearchedSite, "base" | "synonyms">,
  { engine, namePage }: { readonly engine: Engine; readonly namePage: NamePage },
): SearchIndex {
  const slots = assignSlots(pages.map(({ route }) => route));
  const sorted = pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const toSite = (sources: readonly string[]): SearchedSite => ({
    pages: sorted.map((page, index) => toSearchedPage(page, slots.get(page.route) ?? 0, sources[index])),
    ...settings,
  });
  if (engine === forgetful) return buildIndex(toSite([]));
  const work: Work<Pick<SearchedSite, "base" | "synonyms"> & { readonly sources: readonly string[] }, SearchIndex> = (
    from,
    _,
    before,
  ) => {
    const site = toSite(from.sources);
    const known = before();
    const updated = known && updateIndex(known, site);
    if (updated !== undefined) return updated;
    const index = buildIndex(site);
    // What pages say is kept as text: as many things as that says would take far more room.
    for (const { json } of index.pages) json.get();
    return index;
  };
  const from = { sources: sorted.map(namePage), ...settings };
  return engine.ask({ query: "search", lasts: "whole" }, from, work).get();
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

function toName({ path }: Pick<PlannedFile, "path">): string {
  return path.slice(searchFolder.length + 1);
}
