import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import { formatCount } from "../../diagnostics/print/print-summary.ts";
import type { Report } from "../../diagnostics/report.ts";
import { folderOf } from "../../places/content-paths.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubLayout } from "../layouts/datahub-layout.ts";
import { besideServers } from "../model/beside-servers.ts";
import { declaresTypes } from "../model/declares-types.ts";

/** Where the platform keeps what it reads itself, its tests and demos; its web application has queries. */
const known = [
  ...["contrib", "datahub-graphql-core", "datahub-web-react", "entity-registry", "gms", "li-utils", "test-models"],
  ...["metadata-{dao,dao-impl,events,ingestion,models,restli-resource,testing}", "metadata-service/restli-api"],
  // The example of custom models that each checkout has.
  "metadata-models-custom/**/com/mycompany/dq",
  // An environment of Python has what others have made.
  "**/site-packages",
].map((folder) => `${folder}/**`);

/** What a fork may have of its own, with the noun for it. */
const kinds = [
  { noun: "schema", ending: /\.(?:pdl|pdsc)$/i, glob: "**/*.{pdl,pdsc}" },
  { noun: "Rest.li resource", ending: /\.restspec\.json$/i, glob: "**/*.restspec.json" },
  { noun: "registry", ending: /\/entity-registry\.ya?ml$/i, glob: "**/?*/entity-registry.{yml,yaml}" },
  { noun: "GraphQL file", ending: /\.(?:graphqls?|gql)$/i, glob: "**/*.{graphql,graphqls,gql}" },
] as const;

const graphql = kinds[3];

/** Tells the owner of a fork that models in modules of its own are read where a further input adds them, once a module. */
export function reportCustomModels(
  inputs: readonly Input[],
  { include, exclude = [] }: DiscoverOptions,
  report: Report,
): void {
  if (include !== undefined) return;
  const given = inputs.map((input) => `${input.folder}/`);
  for (const { layout, listing, prefix, given: root, folder, tree } of inputs) {
    if (layout !== datahubLayout) continue;
    const found = listing.find(
      kinds.map(({ glob }) => glob),
      [...known, ...besideServers, ...exclude],
    );
    const isAdded = (path: string): boolean =>
      given.some((other) => other !== `${folder}/` && join(folder, path).startsWith(other));
    const own = listing
      .dropIgnored(found)
      .toSorted()
      .filter((path) => !isAdded(path) && (!graphql.ending.test(path) || declaresTypes(join(folder, path), tree)));
    for (const [module, paths] of groupByModule(own)) {
      // The example has a registry too.
      if (module === example && paths.every((path) => path.startsWith(`${example}/registry/`))) continue;
      const [first = "", ...others] = paths;
      const place = root === "." ? module : `${root}/${module}`;
      if (paths.every((path) => graphql.ending.test(path))) {
        report.add(discoverCodes.customGraphql({ folder: place, first: prefix + first, count: 1 + others.length }));
      } else report.add(discoverCodes.customModels({ folder: place, first: prefix + first, ...describe(paths) }));
    }
  }
}

const example = "metadata-models-custom";

/** By the folder that is worth an input: the module of a build, or else where the files are. */
function groupByModule(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const path of paths) {
    const source = path.indexOf("/src/");
    // At the top of the checkout it is the file itself. Modules of models keep their registry beside their sources.
    const beside = /^(.+)\/registry\/[^/]+$/.exec(path)?.[1];
    const module = beside ?? (source < 0 ? folderOf(path) || path : path.slice(0, source));
    const group = modules.get(module);
    if (group === undefined) modules.set(module, [path]);
    else group.push(path);
  }
  return modules;
}

function describe(paths: readonly string[]): { readonly counts: readonly string[]; readonly count: number } {
  const counts = kinds.flatMap(({ noun, ending }) => {
    const count = paths.filter((path) => ending.test(path)).length;
    if (count === 0) return [];
    return noun === "registry" && count > 1 ? `${count} registries` : formatCount(count, noun);
  });
  return { counts, count: paths.length };
}
