import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Findings, InputFindings } from "../search-inputs.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { dropTestSources } from "../model/drop-test-sources.ts";
import { mostNamed } from "./most-named.ts";

/** Tells of links that may lead to a part of the model or to guides by their names, above all of those that would be schemas. */
export function reportLinks({ inputs, files }: Findings, options: DiscoverOptions, report: Report): void {
  const read = new Set(files.map(({ location }) => location));
  const schemas = inputs.flatMap((found) => listLostSchemas(found, read, options));
  if (schemas.length > 0) {
    report.add(discoverCodes.schemaLinks({ paths: schemas.slice(0, mostNamed), count: schemas.length }));
  }
  const told = new Set(schemas);
  const paths = inputs
    .flatMap(listLinks)
    // The name of a folder has no ending.
    .filter((path) => classifyFile(path) !== undefined || /\.mdx?$|(?:^|\/)[^./]+$/i.test(path))
    .filter((path) => !told.has(path));
  if (paths.length > 0) report.add(discoverCodes.links({ paths: paths.slice(0, mostNamed), count: paths.length }));
}

/** Those that no page comes from. */
function listLinks({ input, pages }: InputFindings): readonly string[] {
  if (input.layout.isBundled === true) return [];
  const followed = new Set(pages.flatMap(({ around, files }) => [...around, ...files].map(({ path }) => path)));
  const links = dropSkipped(input.listing.links(), input).map((path) => input.prefix + path);
  return links.filter((path) => !followed.has(path));
}

const schemaName = /\.(?:pdl|pdsc|avsc|avpr|avdl|graphqls?|gql|restspec\.json)$|(?:^|\/)entity-registry\.ya?ml$/i;

/** Links that would be read as schemas if they were files, but for those to what is read under its own path. */
function listLostSchemas(found: InputFindings, read: ReadonlySet<string>, options: DiscoverOptions): readonly string[] {
  const links = new Set(listLinks(found));
  // Where there are none, as nearly everywhere, the folders aren't gone through again.
  if (![...links].some((path) => schemaName.test(path))) return [];
  const { folder, layout, listing, prefix, tree } = found.input;
  const wanted = listing.findLinks(options.include ?? layout.files, options.exclude);
  const files = found.files.map(({ below }) => below);
  const kept = new Set(options.include === undefined ? dropTestSources([...files, ...wanted]) : wanted);
  return wanted
    .filter((path) => schemaName.test(path) && kept.has(path) && links.has(prefix + path))
    .filter((path) => !read.has(tree.follow(join(folder, path)) ?? ""))
    .map((path) => prefix + path)
    .toSorted();
}
