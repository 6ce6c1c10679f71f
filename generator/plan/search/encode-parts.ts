import { guessAnchor, type SearchOwner } from "../../page-model/search-anchor.ts";
import { type NamedAnchor, writeAnchors } from "../../page-model/search-anchor-lines.ts";
import type { PartIndex } from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import { toDifferences, toLines } from "./columns.ts";
import { listSynonyms } from "./list-synonyms.ts";
import type { SearchPage } from "./search-entry.ts";
import type { NumberedPage, SearchedSite } from "./search-index.ts";

/** The names of what stands on pages, in columns; what follows from a rule is left out. */
export function encodeParts(pages: readonly NumberedPage[], { synonyms }: Pick<SearchedSite, "synonyms">): PartIndex {
  const parts = pages.flatMap(({ entries }) => entries.slice(1));
  const { anchorAt, anchors } = listOddAnchors(pages);
  return {
    names: toLines(parts.map(({ name }) => name)),
    kinds: parts.map(({ kind }) => searchKinds[kind].code).join(""),
    anchorAt: toDifferences(anchorAt),
    anchors: writeAnchors(anchors),
    ...encodeHeadings(pages),
    deprecated: toDifferences(listDeprecated(pages)),
    synonyms: listSynonyms(pages, synonyms),
  };
}

function listDeprecated(pages: readonly SearchPage[]): readonly number[] {
  const places: number[] = [];
  let index = 0;
  for (const { entries } of pages) {
    for (const [at, { deprecated }] of entries.entries()) if (at > 0 && deprecated === true) places.push(index + at);
    index += entries.length;
  }
  return places;
}

/** Which headings are below other ones. */
function encodeHeadings(pages: readonly SearchPage[]): Pick<PartIndex, "underAt" | "under"> {
  const underAt: number[] = [];
  const under: number[] = [];
  let index = 0;
  for (const { entries } of pages) {
    for (const [at, { under: around }] of entries.entries()) {
      const found = around === undefined ? -1 : entries.slice(0, at).findLastIndex(({ anchor }) => anchor === around);
      if (found < 0) continue;
      underAt.push(index + at);
      under.push(at - found);
    }
    index += entries.length;
  }
  return { underAt: toDifferences(underAt), under };
}

interface OddAnchors {
  readonly anchorAt: readonly number[];
  readonly anchors: readonly NamedAnchor[];
}

function listOddAnchors(pages: readonly SearchPage[]): OddAnchors {
  const anchorAt: number[] = [];
  const anchors: NamedAnchor[] = [];
  let index = 0;
  for (const { entries } of pages) {
    const owners: SearchOwner[] = [];
    for (const { kind: kindName, name, anchor } of entries) {
      const kind = searchKinds[kindName];
      const owner = owners[kind.depth - 1] ?? owners[0];
      if (owner !== undefined && guessAnchor(kind, name, owner) !== anchor) {
        anchorAt.push(index);
        anchors.push({ name, anchor });
      }
      owners[kind.depth] = { kind, name, anchor };
      index += 1;
    }
  }
  return { anchorAt, anchors };
}
