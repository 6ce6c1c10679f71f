import { suggestNames } from "../../diagnostics/suggest.ts";

/** Up to three pages that are most likely meant by a route at which there is none. Long routes are near to many, so that their last parts have to be, too. */
export function suggestRoutes(route: string, routes: Iterable<string>): readonly string[] {
  return suggestNames(route, routes).filter((known) => suggestNames(nameOf(route), [nameOf(known)]).length > 0);
}

function nameOf(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}
