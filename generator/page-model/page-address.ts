import { encodePath } from "./encode-path.ts";

/** The address of a route's page; the base begins and ends with a slash. */
export function pageAddress(base: string, route: string): string {
  return route === "" ? base : `${base}${encodePath(route)}/`;
}
