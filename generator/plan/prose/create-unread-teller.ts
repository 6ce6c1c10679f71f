import type { Catalogue } from "../../catalogue/catalogue.ts";
import { findMissingAreas } from "../../catalogue/find-missing-areas.ts";

/** Below which routes there are pages of what each part of the model declares. */
const families: readonly (readonly [routes: RegExp, isUnread: (catalogue: Catalogue) => boolean])[] = [
  [/^generated\/metamodel(?:\/|$)/i, ({ registries }) => registries.some(({ incomplete }) => incomplete)],
  [/^generated\/ingestion(?:\/|$)/i, ({ ingestion }) => ingestion.incomplete === true],
  [/^graphql(?:\/|$)/i, ({ graphql }) => graphql.incomplete === true],
];

/**
 * Tells of a route whether the page there may be made of what could not be read or was not given, either of which has been
 * reported by itself.
 */
export function createUnreadTeller(catalogue: Catalogue): (route: string) => boolean {
  // To tell what guides have themselves takes a look at each of them, and many links lead to few pages.
  const known = new Map<string, boolean>();
  return (route) => {
    const isUnread =
      known.get(route) ??
      (families.some(([routes, isUnread]) => routes.test(route) && isUnread(catalogue)) ||
        findMissingAreas(catalogue, [route]).length > 0);
    known.set(route, isUnread);
    return isUnread;
  };
}
