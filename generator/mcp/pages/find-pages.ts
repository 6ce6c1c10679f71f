import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Payload } from "../../catalogue/endpoints.ts";
import { readRequest } from "../../page-model/search-request.ts";
import { findSection } from "./find-section.ts";
import type { SiteFolder } from "../sites/site-folder.ts";
import { readPage } from "./read-page.ts";
import { type Found, searchSite } from "./search-site.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { isGiven } from "../../page-model/search-given.ts";
import { toLastPart } from "../things/to-last-part.ts";

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
  const called = read.filter(({ name, page }) => {
    const route = decodeWritten(page).toLowerCase();
    return name.toLowerCase() === wanted || `/${route}`.endsWith(`/${wanted}/`);
  });
  // Where a name says in which namespace it is, nobody has to.
  const named = called.length > 0 ? called : read.filter(({ name }) => toLastPart(name)?.toLowerCase() === wanted);
  // A call may be called otherwise, and says which request it is.
  const isRequest = named.length === 0 && readRequest(coordinate) !== undefined;
  if (isRequest) return read.filter(({ text }) => text.includes(`\`${coordinate}\``)).slice(0, 1);
  return named.length > 0 ? named : listSections(site, found, coordinate);
}

/** The call that programs know by a name, or what has a part that is called as `diff` writes it: `GET /ships(query limit)`, `Ship.crew[].name`. */
function findOwner({ endpoints = [], payloads = [] }: Catalogue, coordinate: string): string | undefined {
  const called = endpoints.find(({ id, name }) => id === coordinate && readRequest(name) !== undefined);
  if (called !== undefined) return called.name;
  // What is called so is no part of what is called by the beginning of that.
  if ([...endpoints, ...payloads].some(({ name }) => name === coordinate)) return undefined;
  const calls = endpoints.filter(({ name }) => isFollowed(coordinate, name, /^[(]/));
  const owners = [...calls, ...payloads.filter((payload) => hasPart(payload, payload.name, coordinate))];
  const [longest] = owners.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  if (longest !== undefined) return longest;
  const short = payloads.filter((payload) => hasPart(payload, toLastPart(payload.name), coordinate));
  return short.length === 1 ? short[0]?.name : undefined;
}

function isFollowed(coordinate: string, name: string | undefined, mark: RegExp): boolean {
  return name !== undefined && coordinate.startsWith(name) && mark.test(coordinate.slice(name.length));
}

/** Whether a coordinate is that of a part of what is called so, and it has that, as far as it says by itself what it has. */
function hasPart({ schema }: Payload, name: string | undefined, coordinate: string): boolean {
  if (name === undefined || !isFollowed(coordinate, name, /^[.[{</]/)) return false;
  const [, field] = /^\.([^.[{</]+)/.exec(coordinate.slice(name.length)) ?? [];
  if (field === undefined || typeof schema !== "object") return true;
  const { properties, patternProperties, additionalProperties, allOf, anyOf, oneOf, $ref } = schema;
  const others = [patternProperties, additionalProperties, allOf, anyOf, oneOf, $ref];
  if (typeof properties !== "object" || properties === null || others.some((each) => each !== undefined)) return true;
  return Object.hasOwn(properties, field);
}

const mostSections = 3;

/** What stands on pages under just that name, or with what it is given. */
function listSections(site: SiteFolder, found: readonly Found[], name: string): readonly NamedPage[] {
  const own = found.filter((each) => each.name === name);
  const called = own.length > 0 ? own : found.filter((each) => isGiven(name, each.name));
  const parts = new Map(called.map((each) => [each.page, each]));
  return [...parts.values()].slice(0, mostSections).flatMap(({ kind, page }) => {
    const text = readPage(site, page) ?? "";
    const section = findSection(text, page);
    return section === undefined ? [] : [{ kind, name, page, text: text.slice(section.start, section.end).trimEnd() }];
  });
}
