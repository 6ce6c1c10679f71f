import type { Catalogue } from "../../catalogue/catalogue.ts";
import { foldPath } from "../../places/fold-path.ts";
import type { Routes } from "./routes.ts";

/** What addresses of the published site may name, for docs, whose authors can't know where else their words are read. */
export interface OwnPlaces {
  /** The addresses that the site is known at, each with a slash behind it. */
  readonly hosts: readonly string[];
  /** The route of each thing's page, by itself in small letters. */
  readonly things: ReadonlyMap<string, string>;
  /** Ids of guides by their slugs in small letters. */
  readonly guides: ReadonlyMap<string, string>;
}

/** Lists them where the site is known at any address. */
export function listOwnPlaces(
  { pages }: Pick<Catalogue["prose"], "pages">,
  routes: Routes,
  hosts: readonly string[],
): OwnPlaces {
  if (hosts.length === 0) return { hosts, things: new Map(), guides: new Map() };
  const things = new Map<string, string>();
  for (const family of listFamilies(routes)) {
    for (const route of family.values()) things.set(foldPath(route), route);
  }
  const guides = new Map<string, string>();
  for (const { id, slug } of pages.values()) {
    const folded = foldPath(slug);
    // Where another page was first, this one had to move.
    if (!things.has(folded) && !guides.has(folded)) guides.set(folded, id);
  }
  return { hosts, things, guides };
}

/** What has pages of its own; files and places on pages are none. */
function listFamilies(routes: Routes): readonly ReadonlyMap<string, string>[] {
  const { entities, aspects, events, schemas, graphqlTypes, operations, directives } = routes;
  const { sdkPages, modelClasses, commands, restliResources, ingestionSources, ingestionComponents } = routes;
  return [
    ...[entities, aspects, events, schemas, graphqlTypes, ...Object.values(operations), directives],
    ...[sdkPages, modelClasses, commands, restliResources, ingestionSources, ingestionComponents],
  ];
}
