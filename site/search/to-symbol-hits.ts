import type { IndexReader } from "./create-reader.ts";
import { placeMeanings, type MeaningPlace, type Symbols } from "./load-symbols.ts";
import type { FoldedName } from "./folded-name.ts";
import { markName } from "./mark-runs.ts";
import type { MatchRun, SearchHit } from "./search-answer.ts";
import type { SearchSource } from "./search-source.ts";
import { pageAddress } from "../../generator/page-model/page-address.ts";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";

/** Results that may lack meanings which nobody has loaded yet. */
export interface SymbolHits {
  readonly hits: readonly SearchHit[];
  /** Loads those meanings and gives the results with them; absent where all are there. */
  readonly complete?: () => Promise<readonly SearchHit[]>;
}

/** The entries as results, with what the index says of each as far as it has been read. */
export function toSymbolHits(
  entries: readonly number[],
  words: readonly string[],
  { symbols, reader }: SearchSource,
): SymbolHits {
  const place = placesOf(symbols, reader);
  const places = entries.map(place);
  const missing = [...new Set(places.map(({ shard }) => shard))].filter((shard) => !reader.readMeanings(shard));
  const meaningAt = (index: number): SearchHit["meaning"] => {
    const { shard, line } = places[index] ?? { shard: 0, line: 0 };
    const meaning = reader.readMeanings(shard)?.[line] ?? "";
    return meaning === "" ? [] : [{ text: meaning }];
  };
  const hits = entries.map((entry, index) => ({
    ...describeEntry(entry, (name) => markName(name, words), symbols),
    meaning: meaningAt(index),
  }));
  if (missing.length === 0) return { hits };
  return {
    hits,
    complete: async () => {
      await Promise.all(missing.map((shard) => reader.meanings(shard)));
      return hits.map((hit, index) => (hit.meaning.length > 0 ? hit : { ...hit, meaning: meaningAt(index) }));
    },
  };
}

const knownPlaces = new WeakMap<Symbols, (entry: number) => MeaningPlace>();

function placesOf(symbols: Symbols, { manifest }: IndexReader): (entry: number) => MeaningPlace {
  let place = knownPlaces.get(symbols);
  if (place === undefined) {
    place = placeMeanings(symbols, manifest.meanings.length);
    knownPlaces.set(symbols, place);
  }
  return place;
}

/** An entry as a result, but for its meaning; `mark` tells its name with what was found of it. */
export function describeEntry(
  entry: number,
  mark: (name: FoldedName) => readonly MatchRun[],
  symbols: Symbols,
): Omit<SearchHit, "meaning"> {
  const kind = symbols.kindOf[entry];
  const name = symbols.names[symbols.nameOf[entry] ?? 0];
  const parent = parentOf(entry, symbols);
  const language = symbols.languageOf.get(symbols.pageOf[entry] ?? 0);
  return {
    kind: kind?.label ?? "",
    ...(kind?.noun === undefined ? {} : { noun: kind.noun }),
    name: name === undefined ? [] : mark(name),
    ...(parent === "" ? {} : { parent }),
    href: hrefOf(entry, symbols),
    ...(symbols.deprecated.has(entry) ? { deprecated: true } : {}),
    ...(language === undefined ? {} : { language }),
  };
}

function hrefOf(entry: number, { base, pageOf, routeOf, anchorOf }: Symbols): string {
  const route = routeOf(pageOf[entry] ?? 0);
  const anchor = anchorOf(entry);
  return pageAddress(base, route) + (anchor === "" ? "" : `#${encodeFragment(anchor)}`);
}

/** As it may stand in an address; readable where that is allowed. Half a character, which escapes may leave, would be an exception. */
function encodeFragment(anchor: string): string {
  return encodeURI(anchor.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("#", "%23");
}

/** What stands between the places of a trail. */
const step = " › ";

/**
 * Where an entry stands: the page of a part, with the headings above it, the namespace of a type, the root of an operation,
 * the folder of a guide.
 */
function parentOf(entry: number, symbols: Symbols): string {
  const { kindOf, ownerOf, pageOf, firstOf } = symbols;
  const kind = kindOf[entry];
  const owner = ownerOf[entry] ?? entry;
  if (owner === entry) {
    if (kind?.root !== undefined) return kind.root.slice(0, -1);
    if (kind?.label === "guide") return folderOf(symbols.routeOf(pageOf[entry] ?? 0));
    return kind?.facet === "types" ? symbols.namespaceOf(pageOf[entry] ?? 0) : "";
  }
  if (kind?.label === "heading") return [nameOf(owner, symbols), ...headingsAbove(entry, symbols)].join(step);
  const first = firstOf[pageOf[entry] ?? 0] ?? entry;
  const root = kindOf[first]?.root ?? "";
  // A plugin and its options, and a command, have a name that says enough.
  if (owner === first || kindOf[owner]?.anchor === "plugin" || kindOf[owner]?.label === searchKinds.command.label)
    return (owner === first ? root : "") + nameOf(owner, symbols);
  return `${root}${nameOf(first, symbols)}.${nameOf(owner, symbols)}`;
}

/** The headings around one, from the highest on. */
function headingsAbove(entry: number, symbols: Symbols): readonly string[] {
  const around = symbols.underOf.get(entry);
  return around === undefined ? [] : [...headingsAbove(around, symbols), nameOf(around, symbols)];
}

/** The folders of a route, as words. */
function folderOf(route: string): string {
  const folders = route.split("/").slice(0, -1);
  return folders.map((folder) => folder.replaceAll(/[-_]+/g, " ")).join(step);
}

function nameOf(entry: number, symbols: Symbols): string {
  return symbols.names[symbols.nameOf[entry] ?? 0]?.name ?? "";
}
