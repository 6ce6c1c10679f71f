import type { EntityContent } from "../../page-model/metamodel.ts";
import type { Page } from "../../page-model/page.ts";
import type { SearchRelations } from "../../page-model/search-index.ts";
import { toDifferences } from "./encode-symbols.ts";
import type { SearchPage } from "./search-entry.ts";

/** Which pages are about an entity, and which entries have a type. */
export function relateEntries(pages: readonly Page[], searched: readonly SearchPage[], base: string): SearchRelations {
  const positions = new Map(searched.map(({ route }, index) => [toHref(route, base), index]));
  const entities = new Map<string, readonly number[]>();
  for (const { route, title, content } of pages) {
    if (content.kind !== "entity") continue;
    const hrefs = [toHref(route, base), ...listHrefs(content)];
    const found = new Set(hrefs.map((href) => positions.get(href)).filter((position) => position !== undefined));
    entities.set(title, toDifferences([...found].toSorted((a, b) => a - b)));
  }
  const types = new Map<string, number[]>();
  for (const [index, { types: names = [] }] of searched.flatMap(({ entries }) => entries).entries()) {
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

/** Pages of an entity's aspects and of the GraphQL type that stands for it. */
function listHrefs({ keyAspect, aspects, facts }: EntityContent): readonly string[] {
  const panels = [...(keyAspect === undefined ? [] : [keyAspect]), ...aspects.flatMap((group) => group.aspects)];
  const type = facts.find(({ label }) => label === "GraphQL type")?.value[0]?.href;
  return [...panels.flatMap(({ href }) => href ?? []), ...(type === undefined ? [] : [type])];
}

function toHref(route: string, base: string): string {
  return route === "" ? base : `${base}${route}/`;
}

function toRecord<Value>(map: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> {
  return Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
