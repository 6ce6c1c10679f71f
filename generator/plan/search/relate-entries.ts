import type { SearchRelations } from "../../page-model/search-index.ts";
import { toDifferences } from "./columns.ts";
import type { SearchPage } from "./search-entry.ts";
import { pageAddress } from "../../page-model/page-address.ts";

/** Which pages are about an entity, and which entries have a type. */
export function relateEntries(pages: readonly SearchPage[], base: string): SearchRelations {
  const positions = new Map(pages.map(({ route }, index) => [pageAddress(base, route), index]));
  const entities = new Map<string, readonly number[]>();
  for (const { route, related, entries } of pages) {
    if (related === undefined) continue;
    const hrefs = [pageAddress(base, route), ...related];
    const found = new Set(hrefs.map((href) => positions.get(href)).filter((position) => position !== undefined));
    entities.set(entries[0]?.name ?? "", toDifferences([...found].toSorted((a, b) => a - b)));
  }
  const types = new Map<string, number[]>();
  for (const [index, { types: names = [] }] of pages.flatMap(({ entries }) => entries).entries()) {
    for (const name of names) {
      const list = types.get(name);
      if (list === undefined) types.set(name, [index]);
      else list.push(index);
    }
  }
  return {
    entities: toRecord(entities),
    types: toRecord(new Map([...types].map(([name, list]) => [name, toDifferences(list)]))),
  };
}

function toRecord<Value>(map: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
