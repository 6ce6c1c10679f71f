import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Findings, InputFindings } from "../search-inputs.ts";
import { createLinkedTree } from "../files/create-linked-tree.ts";
import type { FileTree } from "../files/file-tree.ts";
import { isInside } from "../files/is-inside.ts";
import { listFiles } from "../files/list-files.ts";
import type { Input } from "../input.ts";
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
  const told = new Set(schemas.flatMap(listPrefixes));
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

/** A path, and those of the folders that it is in. */
function listPrefixes(path: string): readonly string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
  return [...ends, path];
}

/**
 * Links that would be read as schemas if they were files, and what would be in them if they were folders, but for what is read
 * under its own path.
 */
function listLostSchemas(found: InputFindings, read: ReadonlySet<string>, options: DiscoverOptions): readonly string[] {
  const { folder, layout, listing, prefix, tree } = found.input;
  const links = new Set(listLinks(found).map((path) => path.slice(prefix.length)));
  const folders = findFolders(links, found.input);
  // Where there are none, as nearly everywhere, the folders aren't gone through again.
  if (folders.size === 0 && ![...links].some((path) => schemaName.test(path))) return [];
  const globs = options.include ?? layout.files;
  const linked = listFiles(folder, createLinkedTree(tree, folders));
  const wanted = [
    ...listing.findLinks(globs, options.exclude).filter((path) => links.has(path)),
    ...dropSkipped(linked.find(globs, options.exclude), { layout, listing: linked }),
  ];
  const files = found.files.map(({ below }) => below);
  const kept = new Set(options.include === undefined ? dropTestSources([...files, ...wanted]) : wanted);
  const follow = createLinkedTree(tree, folders).follow;
  return wanted
    .filter((path) => schemaName.test(path) && kept.has(path))
    .filter((path) => !read.has(follow(join(folder, path)) ?? ""))
    .map((path) => prefix + path)
    .toSorted();
}

/** Where links to folders are that lie outside of the input, and where they lead; of several to the same one the first. */
function findFolders(links: ReadonlySet<string>, { folder, tree }: Input): ReadonlyMap<string, string> {
  const own = tree.follow(folder) ?? folder;
  const targets = new Map<string, string>();
  for (const path of links) {
    const location = join(folder, path);
    const target = tree.follow(location);
    // One around the input leads in a circle.
    if (target === undefined || isInside(target, own) || isInside(own, target)) continue;
    if (!targets.has(target) && isFolder(target, tree)) targets.set(target, location);
  }
  return new Map([...targets].map(([target, location]) => [location, target]));
}

function isFolder(location: string, tree: FileTree): boolean {
  try {
    tree.list(location);
    return true;
  } catch {
    return false;
  }
}

const schemaName = /\.(?:pdl|pdsc|avsc|avpr|avdl|graphqls?|gql|restspec\.json)$|(?:^|\/)entity-registry\.ya?ml$/i;
