import { configCodes } from "../../diagnostics/codes/config.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SitePlan } from "../../page-model/page.ts";
import { searchManifestPath } from "../../page-model/search-index.ts";

/** What the other editions have to know of one: where it is and what is in it. Little, so that all can be held at once. */
export interface EditionOutline {
  readonly base: string;
  readonly routes: ReadonlySet<string>;
  /** Files below the base that are no pages. */
  readonly files: readonly string[];
}

/** The outline of a planned edition. */
export function outlineEdition({ site, pages, redirects = [], assets = [], files = [] }: SitePlan): EditionOutline {
  return {
    base: site.base,
    // Of what is gone, other editions have the original.
    routes: new Set(pages.flatMap(({ route, isGone }) => (isGone === true ? [] : [route]))),
    files: [
      ...pages.flatMap(({ route, isGone }) => (isGone === true ? [`${route}/index.html`] : [])),
      ...[...redirects, ...files].map(({ path }) => path),
      ...assets.map(({ route }) => route),
      // One of the files of the search, which are planned last and lie in one folder.
      searchManifestPath,
    ],
  };
}

/** The outline of an edition of which only the files are known. */
export function outlineArchive(base: string, paths: readonly string[]): EditionOutline {
  const pages = paths.filter((path) => path === "index.html" || path.endsWith("/index.html"));
  return { base, routes: new Set(pages.map((path) => path.replace(/\/?index\.html$/, ""))), files: paths };
}

/** The routes of all editions, by their bases; undefined where something of one lies in the way of another, which has been reported. */
export function settleRoutes(
  outlines: readonly EditionOutline[],
  report: Report,
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const occupied = findOccupant(outlines);
  if (occupied === undefined) return new Map(outlines.map(({ base, routes }) => [base, routes]));
  const folder = findRepeated(outlines.find(({ base }) => base === occupied.path));
  report.add(configCodes.occupiedPath({ ...occupied, folder }));
  return undefined;
}

/** The folder of which a version has its pages below its own name again, where it is called so: who has left the folder finds them there. */
function findRepeated(outline: EditionOutline | undefined): string | undefined {
  const name = outline?.base.split("/").at(-2) ?? "";
  const isRepeated = name !== "" && [...(outline?.routes ?? [])].some((route) => route.startsWith(`${name}/`));
  return isRepeated ? name : undefined;
}

/** The first thing of an edition that lies in the folder of another, or has that folder's name; undefined if there is none. */
export function findOccupant(
  outlines: readonly EditionOutline[],
): { readonly path: string; readonly occupant: string } | undefined {
  // What lies below its own base is in nobody's way.
  if (outlines.length < 2) return undefined;
  const bases = new Map(outlines.map(({ base }) => [base.toLowerCase(), base]));
  for (const { base, routes, files } of outlines) {
    for (const occupant of [...routes, ...files]) {
      if (occupant === "") continue;
      const address = `${base}${occupant}/`.toLowerCase();
      for (let end = address.indexOf("/", base.length); end >= 0; end = address.indexOf("/", end + 1)) {
        const path = bases.get(address.slice(0, end + 1));
        if (path !== undefined) return { path, occupant };
      }
    }
  }
  return undefined;
}
