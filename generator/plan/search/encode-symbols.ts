import { guessAnchor, type SearchOwner } from "../../page-model/search-anchor.ts";
import { type NamedAnchor, writeAnchors } from "../../page-model/search-anchor-lines.ts";
import type { SymbolIndex } from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import type { SearchPage } from "./search-entry.ts";
import { listSynonyms } from "./list-synonyms.ts";
import { countLinks, toRank } from "./rank-pages.ts";
import type { NumberedPage, SearchedSite } from "./search-index.ts";
import { pageAddress } from "../../page-model/page-address.ts";

/** Every name in columns; what follows from a rule is left out. */
export function encodeSymbols(
  pages: readonly NumberedPage[],
  { base, synonyms }: Pick<SearchedSite, "base" | "synonyms">,
): SymbolIndex {
  const entries = pages.flatMap((page) => page.entries);
  const { anchorAt, anchors } = listOddAnchors(pages);
  return {
    names: toLines(entries.map(({ name }) => name)),
    kinds: entries.map(({ kind }) => searchKinds[kind].code).join(""),
    ...encodeRoutes(pages),
    ...encodeNamespaces(pages),
    anchorAt: toDifferences(anchorAt),
    anchors: writeAnchors(anchors),
    ...encodeHeadings(pages),
    deprecated: toDifferences(entries.flatMap(({ deprecated }, index) => (deprecated === true ? [index] : []))),
    ranks: encodeRanks(pages, base),
    synonyms: listSynonyms(pages, synonyms),
  };
}

function encodeRanks(pages: readonly SearchPage[], base: string): string {
  const links = countLinks(pages);
  return pages.map(({ route }) => toRank(links.get(pageAddress(base, route)) ?? 0)).join("");
}

/** Numbers as the differences between them. */
export function toDifferences(numbers: readonly number[]): readonly number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function toLines(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).join("\n");
}

/** Most routes end in the page's name, so that their beginnings are few. */
function encodeRoutes(pages: readonly SearchPage[]): Pick<SymbolIndex, "prefixes" | "prefixOf" | "tails"> {
  const prefixes = new Map<string, number>();
  const prefixOf: number[] = [];
  const tails: string[] = [];
  for (const { route, entries } of pages) {
    const name = entries[0]?.name ?? "";
    const endsInName = name !== "" && !/\s/.test(name) && route.length > name.length && route.endsWith(name);
    const cut = endsInName ? route.length - name.length : route.lastIndexOf("/") + 1;
    const prefix = route.slice(0, cut);
    const known = prefixes.get(prefix) ?? prefixes.size;
    prefixes.set(prefix, known);
    prefixOf.push(known);
    tails.push(endsInName ? "" : route.slice(cut));
  }
  return { prefixes: [...prefixes.keys()], prefixOf, tails: toLines(tails) };
}

function encodeNamespaces(pages: readonly SearchPage[]): Pick<SymbolIndex, "namespaces" | "namespaceOf"> {
  const numbers = new Map([["", 0]]);
  const namespaceOf = pages.map(({ namespace }) => {
    const number = numbers.get(namespace) ?? numbers.size;
    numbers.set(namespace, number);
    return number;
  });
  return { namespaces: [...numbers.keys()], namespaceOf };
}

/** Which headings are below other ones. */
function encodeHeadings(pages: readonly SearchPage[]): Pick<SymbolIndex, "underAt" | "under"> {
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
