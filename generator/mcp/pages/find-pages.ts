import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Payload } from "../../catalogue/endpoints.ts";
import { readRequest } from "../../page-model/search-request.ts";
import { findCalls } from "./find-calls.ts";
import { findField, findSection } from "./find-section.ts";
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
  /** The field that the text is about; absent where that is about all of it. */
  readonly part?: string | undefined;
  /** Markdown. */
  readonly text: string;
}

/**
 * The pages that bear a name, or whose address ends in it: `PUT /berths/{number}/plan`, `announceShip`,
 * `openapi/schemas/Cargo`; where there are none, the sections that do, as of an environment variable. Of a field of a schema, what
 * its page says of that: `Cargo.weight`.
 */
export async function findPages(site: SiteFolder, written: string): Promise<readonly NamedPage[]> {
  const owners = findOwners(site.catalogue, written).slice(0, mostOwners);
  const found: NamedPage[] = [];
  for (const { name, field } of owners.length > 0 ? owners : [{ name: written, field: undefined }]) {
    found.push(...(await findCalled(site, name)).map((page) => cutToField(page, field)));
  }
  return found.length > 0 ? found : findFields(site, written);
}

/** What pages say of a part, by the name of the page and the way from there: `datahub-rest/token`. */
async function findFields(site: SiteFolder, written: string): Promise<readonly NamedPage[]> {
  for (const { index } of [...written.matchAll(/(?<=.)[./](?=.)/g)].slice(0, mostSteps)) {
    const pages = await findCalled(site, written.slice(0, index));
    const cut = pages.map((page) => cutToField(page, written.slice(index + 1)));
    const found = cut.filter(({ part }) => part !== undefined);
    if (found.length > 0) return found;
  }
  return [];
}

/** At so many places, the name of a page is parted from the way to a part. */
const mostSteps = 3;

/** So many schemas of the same name are told of. */
const mostOwners = 5;

async function findCalled(site: SiteFolder, coordinate: string): Promise<readonly NamedPage[]> {
  const wanted = coordinate.toLowerCase();
  const last = coordinate.slice(coordinate.lastIndexOf("/") + 1);
  const queries = [...new Set([coordinate, last])].filter((query) => query.trim() !== "");
  const found = (await Promise.all(queries.map((query) => searchSite(site, query, { limit: 20 })))).flatMap(
    (each) => each.found,
  );
  // Of what has no place of its own on a page, it is the page's address that is told.
  const whole = found.filter(({ page }) => !page.includes("#"));
  const parts = whole.filter(({ kind }) => kind === "heading");
  const pages = [
    ...new Map([...parts, ...whole.filter((each) => !parts.includes(each))].map((each) => [each.page, each])).values(),
  ];
  // A page may be made when it is read.
  const read = ({ kind, name, page }: Found): readonly NamedPage[] => {
    const text = readPage(site, page);
    return text === undefined ? [] : [{ kind, name, page, text }];
  };
  const called = pages.filter(({ name, page }) => {
    const route = decodeWritten(page).toLowerCase();
    return name.toLowerCase() === wanted || `/${route}`.endsWith(`/${wanted}/`);
  });
  // Where a name says in which namespace it is, nobody has to.
  const named = called.length > 0 ? called : pages.filter(({ name }) => toLastPart(name)?.toLowerCase() === wanted);
  if (named.length > 0) return named.flatMap(read);
  if (readRequest(coordinate) === undefined) return listSections(site, found, coordinate);
  // A call may be called otherwise, and says which request it is.
  for (const page of pages) {
    const telling = read(page).filter(({ text }) => text.includes(`\`${coordinate}\``));
    if (telling.length > 0) return telling;
  }
  return [];
}

/** A page with what it says of a field, where that can be told; else with all of its text. */
function cutToField(page: NamedPage, field: string | undefined): NamedPage {
  const section = field === undefined ? undefined : findField(page.text, field);
  if (section === undefined) return page;
  return { ...page, part: field, text: page.text.slice(section.start, section.end).trimEnd() };
}

interface Owner {
  readonly name: string;
  /** Which field of it is meant, if it is one. */
  readonly field?: string | undefined;
}

/**
 * The call that programs know by a name, or what has a part that is called as `diff` writes it: `GET /ships(query limit)`,
 * `Ship.crew[].name`. Several, where schemas of several namespaces have that name and such a part.
 */
function findOwners({ endpoints = [], payloads = [] }: Catalogue, coordinate: string): readonly Owner[] {
  const called = endpoints.find(({ id, name }) => id === coordinate && readRequest(name) !== undefined);
  if (called !== undefined) return [called];
  // What is called so is no part of what is called by the beginning of that.
  if ([...endpoints, ...payloads].some(({ name }) => name === coordinate)) return [];
  const meant = findCalls(endpoints, coordinate);
  if (meant.length > 0) return meant.map((name) => ({ name }));
  const calls = endpoints.filter(({ name }) => isFollowed(coordinate, name, /^[(]/)).map(({ name }) => ({ name }));
  const toOwners = (toName: (payload: Payload) => string | undefined): readonly Owner[] =>
    payloads.flatMap((payload) => {
      const own = toName(payload);
      if (own === undefined || !hasPart(payload, own, coordinate)) return [];
      return [{ name: payload.name, field: readField(coordinate.slice(own.length)) }];
    });
  const whole = [...calls, ...toOwners(({ name }) => name)];
  const [longest] = whole.toSorted((one, other) => other.name.length - one.name.length);
  if (longest !== undefined) return [longest];
  return toOwners(({ name }) => toLastPart(name));
}

/** The field that the way to a part begins with. */
function readField(way: string): string | undefined {
  return /^\.([^.[{</]+)/.exec(way)?.[1];
}

function isFollowed(coordinate: string, name: string | undefined, mark: RegExp): boolean {
  return name !== undefined && coordinate.startsWith(name) && mark.test(coordinate.slice(name.length));
}

/** Whether a coordinate is that of a part of what is called so, and it has that, as far as it says by itself what it has. */
function hasPart({ schema }: Payload, name: string, coordinate: string): boolean {
  if (!isFollowed(coordinate, name, /^[.[{</]/)) return false;
  const field = readField(coordinate.slice(name.length));
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
