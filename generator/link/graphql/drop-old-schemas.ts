import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { compareVersions, readFileVersion, type FileVersion } from "../../places/file-version.ts";
import { fileOf } from "./find-clashes.ts";
import { findRootNames } from "./find-root-names.ts";
import { readSchemaFiles } from "./schema-files.ts";

/** A version of a schema: a file of it, or all below a folder. */
interface VersionedSchema {
  readonly version: FileVersion;
  readonly files: Set<string>;
  /** Types, and members of root types. */
  readonly coordinates: Set<string>;
  hasEntry: boolean;
}

/**
 * Leaves out whole schemas of which newer versions stand beside them, as servers keep them that answer by old ones too:
 * `2024-04.graphql` beside `2024-07.graphql`, all below `v1/` beside `v2/`. Shown together they are the API of none.
 */
export function dropOldSchemas(document: GraphqlDocument, report: Report): GraphqlDocument {
  const old = new Set<string>();
  let choice = document.choice;
  for (const versions of groupVersions(document)) {
    const [newest, ...others] = versions.toSorted((a, b) => compareVersions(b.version, a.version));
    const older = newest?.hasEntry === true ? others.filter((other) => isOlderOf(newest, other)) : [];
    if (newest === undefined || older.length === 0) continue;
    const left = older.map(({ version: { place } }) => place);
    for (const { files } of older) for (const file of files) old.add(file);
    const shown = newest.version.place;
    const first = document.definitions.find(({ node }) => newest.files.has(fileOf(node)))?.node.loc;
    report.add(graphqlCodes.olderVersions({ main: shown, left }), first && toSpan(first));
    choice = { shown: choice?.shown ?? shown, leftOut: [...(choice?.leftOut ?? []), ...left].sort() };
  }
  if (old.size === 0) return document;
  return { ...document, definitions: document.definitions.filter(({ node }) => !old.has(fileOf(node))), choice };
}

/** What lies at places that differ in a version alone. */
function groupVersions(document: GraphqlDocument): readonly (readonly VersionedSchema[])[] {
  const paths = [...new Set(document.definitions.map(({ node }) => fileOf(node)))];
  if (paths.filter((path) => readFileVersion(path) !== undefined).length < 2) return [];
  const groups = new Map<string, Map<string, VersionedSchema>>();
  for (const [path, names] of readSchemaFiles(document, findRootNames(document))) {
    const version = readFileVersion(path);
    if (version === undefined) continue;
    const { place, pattern } = version;
    // Files that only one of the versions has are of it all the same.
    const key = place === path ? pattern : pattern.slice(0, pattern.lastIndexOf("*") + 1);
    const group = groups.get(key) ?? new Map<string, VersionedSchema>();
    groups.set(key, group);
    const schema = group.get(place) ?? { version, files: new Set(), coordinates: new Set(), hasEntry: false };
    group.set(place, schema);
    schema.files.add(path);
    schema.hasEntry ||= names.isEntry;
    for (const coordinate of names.coordinates) schema.coordinates.add(coordinate);
  }
  return [...groups.values()].map((group) => [...group.values()]);
}

/** Whether most of what it declares is in the newest as well, so that they are no parts of one. */
function isOlderOf(newest: VersionedSchema, { coordinates, hasEntry }: VersionedSchema): boolean {
  const shared = [...coordinates].filter((coordinate) => newest.coordinates.has(coordinate));
  return hasEntry && shared.length * 2 >= coordinates.size;
}
