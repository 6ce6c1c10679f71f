import type { SymbolIndex } from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import { toDifferences, toLines } from "./columns.ts";
import type { SearchPage } from "./search-entry.ts";
import { countLinks, toRank } from "./rank-pages.ts";
import type { NumberedPage, SearchedSite } from "./search-index.ts";
import { pageAddress } from "../../page-model/page-address.ts";

/** The names of pages in columns; what follows from a rule is left out. */
export function encodeSymbols(pages: readonly NumberedPage[], { base }: Pick<SearchedSite, "base">): SymbolIndex {
  const own = pages.map(({ entries }) => entries[0]);
  return {
    names: toLines(own.map((entry) => entry?.name ?? "")),
    kinds: own.map((entry) => searchKinds[entry?.kind ?? "page"].code).join(""),
    parts: pages.map(({ entries }) => entries.length - 1),
    ...encodeRoutes(pages),
    ...encodeNamespaces(pages),
    deprecated: toDifferences(own.flatMap((entry, page) => (entry?.deprecated === true ? [page] : []))),
    ranks: encodeRanks(pages, base),
    ...encodeLanguages(pages),
  };
}

/** Nothing where no page is in another language than the site. */
function encodeLanguages(pages: readonly SearchPage[]): Pick<SymbolIndex, "languages"> {
  const places = new Map<string, number[]>();
  for (const [place, { language }] of pages.entries()) {
    if (language === undefined) continue;
    const known = places.get(language);
    if (known === undefined) places.set(language, [place]);
    else known.push(place);
  }
  if (places.size === 0) return {};
  return { languages: Object.fromEntries([...places].map(([language, list]) => [language, toDifferences(list)])) };
}

function encodeRanks(pages: readonly SearchPage[], base: string): string {
  const links = countLinks(pages);
  return pages.map(({ route }) => toRank(links.get(pageAddress(base, route)) ?? 0)).join("");
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
