/*
 * The search index, made of pages as they are planned, never of the catalogue: what no page shows, nobody finds. The form of
 * its files is in `generator/page-model/search-*.ts`, since `site/search/` reads them.
 */
import { noMemo, type Memo } from "../../memo.ts";
import { printDataFile } from "../../page-model/data-file.ts";
import { searchFolder, searchManifestPath, type SearchManifest } from "../../page-model/search-index.ts";
import type { Page, PlannedFile } from "../../page-model/page.ts";
import { isNamed } from "../../make-when-read.ts";
import { describePage } from "../describe-page.ts";
import { assignSlots } from "./assign-slots.ts";
import { buildIndex } from "./build-index.ts";
import type { NumberedPage, SearchedPage, SearchedSite, SearchIndex } from "./search-index.ts";
import { toSearchPage } from "./to-search-page.ts";
import { updateIndex } from "./update-index.ts";

/** The index of everything that can be found on the pages: the files that the reader's search loads. */
export function planSearch(
  pages: readonly Page[],
  { base, synonyms }: Pick<SearchedSite, "base" | "synonyms">,
  memo: Memo = noMemo,
): readonly PlannedFile[] {
  const { slots, room } = assignSlots(pages.map(({ route }) => route));
  const searched = pages.map((page) => toSearchedPage(page, slots.get(page.route) ?? 0));
  const site = { pages: searched.toSorted((a, b) => (a.route < b.route ? -1 : 1)), room, base, synonyms };
  const index = memo.improve<SearchIndex>(
    "search",
    (before) => (before && updateIndex(before, site)) ?? buildIndex(site),
  );
  const { symbols, relations, meanings, terms, texts, counts } = index;
  const manifest: SearchManifest = {
    version: 1,
    symbols: toName(symbols),
    relations: toName(relations),
    meanings: meanings.map(toName),
    terms: terms.map(toName),
    texts: texts.map(toName),
    passages: counts.passages,
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

function toSearchedPage(page: Page, slot: number): SearchedPage {
  const { route } = page;
  return {
    route,
    slot,
    source: isNamed(page) ? describePage(page) : undefined,
    read() {
      const numbered: NumberedPage = { slot, ...toSearchPage(page) };
      return { page: numbered, json: JSON.stringify(numbered) };
    },
  };
}

function toName({ path }: PlannedFile): string {
  return path.slice(searchFolder.length + 1);
}
