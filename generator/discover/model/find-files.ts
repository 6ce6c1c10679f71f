import { findGraphqlServer } from "./find-graphql-server.ts";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { usageCodes } from "../../diagnostics/codes/usage.ts";
import type { Report } from "../../diagnostics/report.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import type { DiscoverLimits, DiscoverOptions } from "../discover-options.ts";
import { dropTestSources } from "./drop-test-sources.ts";
import { isFixture } from "../../places/is-fixture.ts";
import { dropToldTwice } from "./drop-told-twice.ts";
import { chooseRegistry } from "./find-renamed-registries.ts";
import { findConnectorPackages } from "../python-packages/find-connector-packages.ts";
import { findRegistryParts } from "./find-registry-parts.ts";
import { findSchemaCode } from "./find-schema-code.ts";
import { findInstalledPackages } from "../python-packages/find-installed-packages.ts";
import { holdsSdl } from "../kinds/holds-sdl.ts";
import { isCode } from "../../parse/graphql/code/list-literals.ts";
import { findKind } from "../kinds/find-kind.ts";
import type { SourceKind } from "../../sources/source-file.ts";
import type { FoundFile, Input } from "../input.ts";
import { dropOfCheckouts } from "../layouts/drop-of-checkouts.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { describeFailure } from "../../diagnostics/describe-failure.ts";

type FindOptions = DiscoverOptions & { readonly limits: DiscoverLimits };

/** The files of an input, as far as their names tell. */
export interface FoundFiles {
  /** Those that are read; the first ones of too many. */
  readonly files: readonly FoundFile[];
  /** Those that are left out, since they are among the sources of tests. */
  readonly testSources: readonly FoundFile[];
}

/** Finds what an input is read from. */
export function findFiles(input: Input, options: FindOptions, report: Report): FoundFiles {
  const { folder, layout, listing, tree } = input;
  const supportGlobs = options.include === undefined ? (layout.support ?? []) : [];
  // The folder of the bundled model is that of the tool, whose tests have packages of connectors.
  const looksAround = options.include === undefined && layout.isBundled !== true;
  let paths: readonly string[];
  let support: ReadonlySet<string>;
  try {
    const packages = (options.sdk?.packages ?? []).map((name) => name.replaceAll(".", "/"));
    const globs = [
      ...(options.include ?? [...layout.files, ...supportGlobs]),
      ...packages.flatMap((path) => [`**/${path}/**/*.py`, `**/${path}.py`]),
      // Names the programs that come with them.
      ...(packages.length > 0 ? ["**/{setup.py,setup.cfg,pyproject.toml}"] : []),
      ...(looksAround ? findConnectorPackages(input, options.exclude) : []),
      ...(looksAround ? findInstalledPackages(input, options.sdk?.packages ?? [], options.exclude) : []),
    ];
    support = new Set(supportGlobs.length === 0 ? [] : listing.find(supportGlobs, options.exclude));
    paths = listing.find([...globs, ...(options.registries ?? []).map(fastGlob.escapePath)], options.exclude);
    if (looksAround) paths = [...paths, ...findGraphqlServer(input, paths, options.exclude)];
    if (looksAround && wantsRegistry(paths, input, options)) {
      paths = [...paths, ...chooseRegistry(input, options.exclude)];
    }
    if (looksAround && input.isFiles !== true && (options.registries ?? []).length === 0) {
      paths = [...paths, ...findRegistryParts(input, paths, options.exclude)];
    }
  } catch (error) {
    // What the system has no code for is a fault of ours, and no folder's.
    if (!(error instanceof Error && "code" in error)) throw error;
    report.add(usageCodes.unreadableFolder({ folder: nameFailedFolder(error, input), reason: describeFailure(error) }));
    return { files: [], testSources: [] };
  }
  const all = paths;
  if (options.include === undefined) paths = dropSkipped(paths, input);
  if (looksAround && layout.skipsIgnored) paths = dropOfCheckouts(paths, listing);
  const listKinds = (): Map<string, SourceKind | undefined> =>
    new Map(paths.map((path) => [path, findKind(folder, path, tree)]));
  let kinds = listKinds();
  if (looksAround && layout.skipsIgnored && ![...kinds.values()].some((kind) => kind !== undefined)) {
    paths = [...paths, ...listing.takePublished(all)];
    kinds = listKinds();
  }
  if (input.isFiles === true) {
    for (const path of paths) if (isCode(path) && holdsSdl(join(folder, path), tree)) kinds.set(path, "graphql");
  } else if (looksAround) {
    const schemas = paths.filter((path) => kinds.get(path) === "graphql");
    for (const path of findSchemaCode(input, schemas, options.exclude)) {
      if (kinds.get(path) === undefined) kinds.set(path, "graphql");
    }
  }
  const told = dropToldTwice([...kinds].flatMap(([path, kind]) => (kind === undefined ? [] : path))).toSorted();
  // Exact globs name what they mean.
  const isOpen = options.include === undefined && layout.skipsIgnored && input.isFiles !== true;
  const known = isOpen ? dropTestSources(told, options.registries) : told;
  const { fileCount } = options.limits;
  if (known.length > fileCount) {
    report.add(discoverCodes.tooManyFiles({ count: known.length, limit: fileCount, folder: input.given }));
  }
  const toFound = (path: string): FoundFile => ({
    path: input.prefix + path,
    below: path,
    location: join(folder, path),
    // What the name tells is read with all else that it tells.
    kind: classifyFile(path) === kinds.get(path) ? undefined : kinds.get(path),
    role: support.has(path) ? "support" : undefined,
    input: input.prefix || undefined,
    isFixture: (isOpen && isFixture(path)) || undefined,
  });
  const kept = new Set(known);
  return {
    files: known.slice(0, fileCount).map(toFound),
    testSources: told.filter((path) => !kept.has(path)).map(toFound),
  };
}

/** Whether nothing that has been found or named says which entities there are, nor may another input. */
function wantsRegistry(
  paths: readonly string[],
  { isFiles }: Input,
  { inputs, registries = [] }: FindOptions,
): boolean {
  if (isFiles === true || inputs.length > 1 || registries.length > 0) return false;
  return !paths.some((path) => /(?:^|\/)entity-registry\.ya?ml$/.test(path));
}

/** The folder below the input that the error is about, written as the input was. */
function nameFailedFolder(error: unknown, { given, folder }: Input): string {
  const failed = error instanceof Error && "path" in error ? String(error.path) : folder;
  return join(given, relative(folder, failed));
}
