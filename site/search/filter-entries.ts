import { foldName } from "../../generator/page-model/search-words.ts";
import type { SearchKind } from "../../generator/page-model/search-kinds.ts";
import type { SearchRelations } from "../../generator/page-model/search-index.ts";
import type { IndexReader } from "./create-reader.ts";
import { addUp, type Symbols } from "./load-symbols.ts";
import type { QueryFilter } from "./parse-query.ts";

/** Whether an entry passes. */
export type EntryFilter = (entry: number) => boolean;

/** What all filters of a query let pass together; undefined when there is none. */
export async function createFilter(
  filters: readonly QueryFilter[],
  symbols: Symbols,
  reader: IndexReader,
): Promise<EntryFilter | undefined> {
  if (filters.length === 0) return undefined;
  const needsRelations = filters.some(({ key }) => key === "entity" || key === "returns" || key === "type");
  const relations = needsRelations ? await reader.relations() : undefined;
  const passes = filters.map((filter) => toFilter(filter, symbols, relations));
  return (entry) => passes.every((pass) => pass(entry));
}

function toFilter({ key, value }: QueryFilter, symbols: Symbols, relations: SearchRelations | undefined): EntryFilter {
  const wanted = foldName(value);
  switch (key) {
    case "kind":
      return byKind(wanted, symbols);
    case "entity": {
      const pages = new Set(choose(relations?.entities, wanted));
      return (entry) => pages.has(symbols.pageOf[entry] ?? -1);
    }
    case "returns": {
      const entries = new Set(choose(relations?.types, wanted));
      return (entry) => entries.has(entry) && symbols.kindOf[entry]?.returns === true;
    }
    case "type": {
      const entries = new Set(choose(relations?.types, wanted));
      return (entry) => entries.has(entry);
    }
    case "in":
      return (entry) => {
        const owner = symbols.ownerOf[entry] ?? entry;
        const first = symbols.firstOf[symbols.pageOf[entry] ?? 0] ?? entry;
        return [owner, first].some((each) => symbols.names[symbols.nameOf[each] ?? 0]?.folded === wanted);
      };
  }
}

/** A kind by its label or facet; else by a word of its label, or what one begins with. */
function byKind(wanted: string, { kindOf }: Symbols): EntryFilter {
  const kinds = [...new Set(kindOf)];
  const tests: ((kind: SearchKind) => boolean)[] = [
    ({ label }) => isNumberOf(foldName(label), wanted),
    ({ facet }) => facet === wanted || facet === `${wanted}s`,
    ({ label }) => label.split(" ").some((word) => isNumberOf(foldName(word), wanted)),
    ({ label }) => label.split(" ").some((word) => foldName(word).startsWith(wanted)),
  ];
  const first = tests.map((test) => kinds.filter(test)).find((some) => some.length > 0) ?? [];
  const chosen = new Set(first);
  return (entry) => {
    const kind = kindOf[entry];
    return kind !== undefined && chosen.has(kind);
  };
}

/** Whether a word is the other one, in the singular or in the plural. */
function isNumberOf(singular: string, word: string): boolean {
  return word === singular || word === `${singular}s` || word === singular.replace(/y$/, "ies");
}

/** What is listed for a name; for what names begin with as long as none is meant. */
function choose(table: Readonly<Record<string, readonly number[]>> = {}, wanted: string): readonly number[] {
  const names = Object.keys(table).map((name) => ({ name, folded: foldName(name) }));
  const whole = names.filter(({ folded }) => folded === wanted);
  const chosen = whole.length > 0 ? whole : names.filter(({ folded }) => folded.startsWith(wanted));
  return chosen.flatMap(({ name }) => addUp(table[name] ?? []));
}
