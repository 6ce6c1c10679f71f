import type { Catalogue } from "../../catalogue/catalogue.ts";
import { readRequest } from "../../page-model/search-request.ts";
import { findSection } from "./find-section.ts";
import type { SiteFolder } from "../sites/site-folder.ts";
import { readPage } from "./read-page.ts";
import { type Found, searchSite } from "./search-site.ts";
import { decodeWritten } from "../../places/decode-written.ts";

/** A page, or a section of one, about what the catalogue has no declaration of, such as an operation that a plug-in has read. */
export interface NamedPage {
  readonly kind: string;
  readonly name: string;
  readonly page: string;
  /** Markdown. */
  readonly text: string;
}

/**
 * The pages that bear a name, or whose address ends in it: `PUT /berths/{number}/plan`, `announceShip`,
 * `openapi/schemas/Cargo`; where there are none, the sections that do, as of an environment variable.
 */
export async function findPages(site: SiteFolder, written: string): Promise<readonly NamedPage[]> {
  const coordinate = findOwner(site.catalogue, written) ?? written;
  const wanted = coordinate.toLowerCase();
  const last = coordinate.slice(coordinate.lastIndexOf("/") + 1);
  const queries = [...new Set([coordinate, last])].filter((query) => query.trim() !== "");
  const found = (await Promise.all(queries.map((query) => searchSite(site, query, { limit: 20 })))).flatMap(
    (each) => each.found,
  );
  const pages = new Map(found.filter(({ page }) => !page.includes("#")).map((each) => [each.page, each]));
  const read = [...pages.values()].flatMap(({ kind, name, page }) => {
    const text = readPage(site, page);
    return text === undefined ? [] : [{ kind, name, page, text }];
  });
  const named = read.filter(({ name, page }) => {
    const route = decodeWritten(page).toLowerCase();
    return name.toLowerCase() === wanted || `/${route}`.endsWith(`/${wanted}/`);
  });
  // A call may be called otherwise, and says which request it is.
  const isRequest = named.length === 0 && readRequest(coordinate) !== undefined;
  if (isRequest) return read.filter(({ text }) => text.includes(`\`${coordinate}\``)).slice(0, 1);
  return named.length > 0 ? named : listSections(site, found, coordinate);
}

/** The call that programs know by a name, or what has a part that is called as `diff` writes it: `GET /ships(query limit)`, `Ship.crew[].name`. */
function findOwner({ endpoints = [], payloads = [] }: Catalogue, coordinate: string): string | undefined {
  const called = endpoints.find(({ id, name }) => id === coordinate && readRequest(name) !== undefined);
  if (called !== undefined) return called.name;
  const has =
    (mark: RegExp) =>
    ({ name }: { readonly name: string }) =>
      coordinate.startsWith(name) && mark.test(coordinate.slice(name.length));
  const owners = [...endpoints.filter(has(/^[(]/)), ...payloads.filter(has(/^[.[{</]/))].map(({ name }) => name);
  return owners.toSorted((one, other) => other.length - one.length)[0];
}

const mostSections = 3;

/** What stands on pages under just that name. */
function listSections(site: SiteFolder, found: readonly Found[], name: string): readonly NamedPage[] {
  const parts = new Map(found.filter((each) => each.name === name).map((each) => [each.page, each]));
  return [...parts.values()].slice(0, mostSections).flatMap(({ kind, page }) => {
    const text = readPage(site, page) ?? "";
    const section = findSection(text, page);
    return section === undefined ? [] : [{ kind, name, page, text: text.slice(section.start, section.end).trimEnd() }];
  });
}
