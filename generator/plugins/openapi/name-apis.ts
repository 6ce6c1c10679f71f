import type { JsonObject } from "../../catalogue/json.ts";
import { createNameClaims, type NameRules } from "../../places/claim-names.ts";
import { type ApiOperation, isDescription, listComponents, listOperations } from "./api-document.ts";
import { createOperationFinder } from "./create-operation-finder.ts";
import { type ApiSurroundings, type BundledApi, bundleApi } from "./bundle-api.ts";
import { createDefinitions } from "./definitions.ts";
import { findCopies } from "./find-copies.ts";
import { type ApiTag, listTags } from "./list-tags.ts";
import { shortenNames } from "./shorten-names.ts";
import { titleApis } from "./title-apis.ts";
import type { ApiView } from "./describe-schema.ts";

/** A description with the paths of its pages. */
export interface NamedApi extends BundledApi, ApiView {
  readonly file: string;
  readonly title: string;
  /** Stays the same from version to version. */
  readonly name: string;
  /** Of its first page; empty where it is the only one. */
  readonly path: string;
  /** Names of the groups that all of its pages are in. */
  readonly group: readonly string[];
  readonly operations: readonly ApiOperation[];
  /** By name. */
  readonly tags: ReadonlyMap<string, ApiTag>;
  operationPath(operation: ApiOperation): string;
  /** The operation that a link of a response leads to. */
  findLinked(link: JsonObject): ApiOperation | undefined;
}

/** The descriptions, each at a place of its own where there are several. */
export function nameApis(surroundings: ApiSurroundings): readonly NamedApi[] {
  const claim = createNameClaims(rules);
  const copies = findCopies(surroundings);
  const apis = [...surroundings.files.values()].filter((file) => isDescription(file) && !copies.has(file.file));
  const titles = titleApis(apis);
  return apis.map((api) => {
    const { file } = api;
    const { document, spans } = bundleApi(api, surroundings);
    const { title, name, place } = titles.get(file) ?? { title: file, name: file, place: file };
    const isOnly = apis.length === 1;
    const path = isOnly ? "" : claim(toTitleSlug(place).slice(0, longestTitleSlug));
    const below = (name: string): string => (isOnly ? name : `${path}/${name}`);
    const operations = listOperations(document);
    const most = Math.min(longestSlug, longestPath - path.length);
    const operationSlugs = claimAll(
      operations.map(({ id }) => id),
      most,
    );
    const schemas = listComponents(document, "schemas").map(([name]) => name);
    const schemaSlugs = claimAll(schemas, most);
    const labels = shortenNames(schemas);
    return {
      ...createDefinitions(document, surroundings.sampleModel),
      ...{ file, spans, title, name, path, operations, tags: listTags(document) },
      group: isOnly ? [] : [title],
      operationPath: ({ id }) => below(`operations/${operationSlugs.get(id) ?? toSlug(id)}`),
      findLinked: createOperationFinder(operations),
      schemaLabel: (name) => labels.get(name) ?? name,
      schemaPath: (name) => below(`schemas/${schemaSlugs.get(name) ?? toSlug(name)}`),
    };
  });
}

/** In characters: longer ones are cut off, since folders can't be called so. */
const longestSlug = 200;
const longestTitleSlug = 140;
/** Of both, with room for what stands between them and for a number. */
const longestPath = 280;

/** A place for each name, also where names differ in what addresses don't hold, in case alone, or far behind. */
function claimAll(names: readonly string[], most: number): ReadonlyMap<string, string> {
  const claim = createNameClaims(rules);
  return new Map(names.map((name) => [name, claim(toSlug(name).slice(0, most))]));
}

const rules: NameRules = { fold: (slug) => slug.toLowerCase() };

/** A title has punctuation of its own, such as “Twilio - Api” and “Gitea API.”: one dash stands for all between words. */
function toTitleSlug(title: string): string {
  const slug = toSlug(title).replace(/[.-]{2,}/g, "-");
  return slug.replace(/^-|[.-]$/g, "") || "api";
}

/** Letters, digits and what else needs no escaping in an address. */
function toSlug(text: string): string {
  return (
    text
      .replace(/[{}]/g, "")
      .replace(/[^\p{L}\p{N}_.~-]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "api"
  );
}
