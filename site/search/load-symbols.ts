import { assignSlots } from "../../generator/page-model/assign-slots.ts";
import { readAnchors } from "../../generator/page-model/search-anchor-lines.ts";
import { guessAnchor, type SearchOwner } from "../../generator/page-model/search-anchor.ts";
import { meaningShardOf, type PartIndex, type SymbolIndex } from "../../generator/page-model/search-index.ts";
import { foldName, splitTerms, toTerm, stemWord } from "../../generator/page-model/search-words.ts";
import { searchKinds, type SearchKind } from "../../generator/page-model/search-kinds.ts";
import { toFoldedName, type FoldedName } from "./folded-name.ts";
import { keepAnswers } from "./keep-answers.ts";

/** Names of the site, ready to be searched: those of its pages, or all. Entries are numbers; what is known of one is in columns. */
export interface Symbols {
  readonly base: string;
  /** Each different name once. */
  readonly names: readonly FoldedName[];
  /** For each entry the number of its name. */
  readonly nameOf: Uint32Array;
  readonly kindOf: readonly SearchKind[];
  /** For each entry the one that it belongs to; a page belongs to itself. */
  readonly ownerOf: Uint32Array;
  /** For each entry the position of its page. */
  readonly pageOf: Uint32Array;
  /** For each page its first entry. */
  readonly firstOf: readonly number[];
  /** For each page how many things on it have names, whether they are among these or not. */
  readonly partsOf: readonly number[];
  readonly deprecated: ReadonlySet<number>;
  /** Of a heading below another one, that one. */
  readonly underOf: ReadonlyMap<number, number>;
  /** For each page the last part of its route, folded; empty where its name is the same. */
  readonly tailOf: readonly string[];
  /** Of pages that are not in the site's own language, theirs. */
  readonly languageOf: ReadonlyMap<number, string>;
  /** For each page how central it is, from 0 to 9. */
  readonly rankOf: Uint8Array;
  /** Folded words and phrases, with what else they may stand for; none where only pages are known. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Position of a page by its slot. */
  readonly pageAt: ReadonlyMap<number, number>;
  slotOf(page: number): number;
  routeOf(page: number): string;
  /** Of the schema that the page is about; empty for other pages. */
  namespaceOf(page: number): string;
  /** Without its page's route; empty for a page. */
  anchorOf(entry: number): string;
  /** The terms of a name; worked out once, since each query asks for thousands of them. */
  termsOf(name: number): readonly string[];
  /** The one term of a name that is typed as one word and has several, as `BigQuery` has; undefined for other names. */
  wholeTermOf(name: number): string | undefined;
  /** Of a page's first entry, the terms of its address and of what kind of thing it is about. */
  termsAround(first: number): ReadonlySet<string>;
}

const oneWord = /^[\p{L}\p{N}]+$/u;

const kindsByCode = new Map(Object.values(searchKinds).map((kind) => [kind.code, kind]));

/** The names of pages in columns, and those of what stands on them if they are given. */
export function decodeSymbols(index: SymbolIndex, base: string, parts?: PartIndex): Symbols {
  const { lines, codes } = parts === undefined ? listPages(index) : listAll(index, parts);
  const count = codes.length;
  const numbers = new Map<string, number>();
  const names: FoldedName[] = [];
  const nameOf = new Uint32Array(count);
  const ownerOf = new Uint32Array(count);
  const pageOf = new Uint32Array(count);
  const kindOf: SearchKind[] = [];
  const firstOf: number[] = [];
  let member = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const kind = kindsByCode.get(codes.charAt(entry)) ?? searchKinds.page;
    kindOf.push(kind);
    if (kind.depth === 0) firstOf.push(entry);
    if (kind.depth < 2) member = entry;
    const first = firstOf.at(-1) ?? 0;
    pageOf[entry] = Math.max(0, firstOf.length - 1);
    ownerOf[entry] = kind.depth === 2 ? member : first;
    const name = lines[entry] ?? "";
    let number = numbers.get(name);
    if (number === undefined) {
      number = names.push(toFoldedName(name)) - 1;
      numbers.set(name, number);
    }
    nameOf[entry] = number;
  }
  const tails = index.tails.split("\n");
  const oddAnchor = readAnchors(parts?.anchors ?? "");
  const odd = new Map(addUp(parts?.anchorAt ?? []).map((entry, at) => [entry, at]));
  const tailOf: string[] = [];
  const pageAt = new Map<number, number>();
  const slotOf: number[] = [];
  const nameAt = (entry: number): string => names[nameOf[entry] ?? 0]?.name ?? "";
  const symbols: Symbols = {
    base,
    names,
    nameOf,
    kindOf,
    ownerOf,
    pageOf,
    firstOf,
    partsOf: index.parts,
    deprecated: new Set([
      ...addUp(index.deprecated).map((page) => firstOf[page] ?? 0),
      ...addUp(parts?.deprecated ?? []),
    ]),
    underOf: new Map(addUp(parts?.underAt ?? []).map((entry, at) => [entry, entry - (parts?.under[at] ?? 0)])),
    tailOf,
    languageOf: new Map(
      Object.entries(index.languages ?? {}).flatMap(([language, pages]) =>
        addUp(pages).map((page) => [page, language]),
      ),
    ),
    rankOf: Uint8Array.from(index.ranks, Number),
    synonyms: parts === undefined ? new Map() : readSynonyms(parts),
    pageAt,
    slotOf: (page) => slotOf[page] ?? -1,
    routeOf: (page) => {
      const tail = tails[page] ?? "";
      const prefix = index.prefixes[index.prefixOf[page] ?? 0] ?? "";
      return prefix + (tail === "" && prefix !== "" ? nameAt(firstOf[page] ?? 0) : tail);
    },
    namespaceOf: (page) => index.namespaces[index.namespaceOf[page] ?? 0] ?? "",
    anchorOf: (entry) => {
      const kind = kindOf[entry];
      if (kind === undefined || kind.depth === 0) return "";
      const place = odd.get(entry);
      if (place !== undefined) return oddAnchor(place, nameAt(entry));
      return guessAnchor(kind, nameAt(entry), toOwner(ownerOf[entry] ?? 0));
    },
    termsOf: keepAnswers((name) => splitTerms(names[name]?.name ?? "")),
    wholeTermOf: keepAnswers((name) => {
      const { name: written = "", starts = [] } = names[name] ?? {};
      return starts.length > 1 && oneWord.test(written) ? toTerm(written) : undefined;
    }),
    termsAround: keepAnswers(
      (first) => new Set(splitTerms(`${symbols.routeOf(pageOf[first] ?? 0)} ${kindOf[first]?.label ?? ""}`)),
    ),
  };
  const toOwner = (entry: number): SearchOwner => ({
    kind: kindOf[entry] ?? searchKinds.page,
    name: nameAt(entry),
    anchor: symbols.anchorOf(entry),
  });
  const routes = firstOf.map((_, page) => symbols.routeOf(page));
  const slots = assignSlots(routes);
  for (const [page, first] of firstOf.entries()) {
    const slot = slots.get(routes[page] ?? "") ?? -1;
    slotOf.push(slot);
    pageAt.set(slot, page);
    const tail = foldName(routes[page]?.split("/").at(-1) ?? "");
    tailOf.push(tail === names[nameOf[first] ?? 0]?.folded ? "" : tail);
  }
  return symbols;
}

/** Names and codes of kinds, an entry each. */
interface ListedEntries {
  readonly lines: readonly string[];
  readonly codes: string;
}

function listPages({ names, kinds }: SymbolIndex): ListedEntries {
  return { lines: names.split("\n"), codes: kinds };
}

/** What stands on a page comes behind it. */
function listAll(index: SymbolIndex, parts: PartIndex): ListedEntries {
  const own = listPages(index);
  const names = parts.names.split("\n");
  const lines: string[] = [];
  let codes = "";
  let next = 0;
  for (const [page, count] of index.parts.entries()) {
    lines.push(own.lines[page] ?? "");
    codes += own.codes.charAt(page) + parts.kinds.slice(next, next + count);
    for (const end = next + count; next < end; next += 1) lines.push(names[next] ?? "");
  }
  return { lines, codes };
}

/** By phrase, and by what its last word has in common with its relatives: `upgrading` is asked for as `upgrade` is. */
function readSynonyms({ synonyms }: PartIndex): ReadonlyMap<string, readonly string[]> {
  const written = Object.entries(synonyms);
  return new Map([...written.map(([phrase, others]) => [stemWord(phrase), others] as const), ...written]);
}

/** Numbers from the differences between them. */
export function addUp(differences: readonly number[]): readonly number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** The place of each entry's meaning among those of its shard. */
export function placeMeanings({ names, nameOf }: Symbols, shards: number): (entry: number) => MeaningPlace {
  const shardOfName = names.map(({ folded }) => meaningShardOf(folded, shards));
  const counts = new Uint32Array(shards);
  const lines = new Uint32Array(nameOf.length);
  for (const [entry, name] of nameOf.entries()) {
    const shard = shardOfName[name] ?? 0;
    lines[entry] = counts[shard] ?? 0;
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  return (entry) => ({ shard: shardOfName[nameOf[entry] ?? 0] ?? 0, line: lines[entry] ?? 0 });
}

/** Where the meaning of an entry is: in which shard, on which line of it. */
export interface MeaningPlace {
  readonly shard: number;
  readonly line: number;
}
