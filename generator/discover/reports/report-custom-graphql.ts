import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { folderOf } from "../../places/content-paths.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubLayout } from "../layouts/datahub-layout.ts";
import { declaresTypes } from "../model/declares-types.ts";
import { besideServers } from "../model/beside-servers.ts";

/** What the platform serves itself, and its web application, whose files hold queries. */
const known = ["datahub-graphql-core/**", "datahub-web-react/**"];

/** Tells the owner of a fork that GraphQL outside of the platform's own folder is read where a further input adds it. */
export function reportCustomGraphql(
  inputs: readonly Input[],
  { include, exclude = [] }: DiscoverOptions,
  report: Report,
): void {
  if (include !== undefined) return;
  const given = inputs.map((input) => `${input.folder}/`);
  for (const { layout, listing, prefix, given: root, folder, tree } of inputs) {
    if (layout !== datahubLayout) continue;
    const found = listing.find(["**/*.{graphql,graphqls,gql}"], [...known, ...besideServers, ...exclude]);
    const isAdded = (path: string): boolean =>
      given.some((other) => other !== `${folder}/` && join(folder, path).startsWith(other));
    const own = listing
      .dropIgnored(found)
      .toSorted()
      .filter((path) => !isAdded(path) && declaresTypes(join(folder, path), tree));
    for (const [module, [first = "", ...others]] of groupByModule(own)) {
      const place = root === "." ? module : `${root}/${module}`;
      report.add(discoverCodes.customGraphql({ folder: place, first: prefix + first, count: 1 + others.length }));
    }
  }
}

/** By the folder that is worth an input: the module of a build, or else where the files are. */
function groupByModule(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  for (const path of paths) {
    const source = path.indexOf("/src/");
    // At the top of the checkout it is the file itself.
    const module = source < 0 ? folderOf(path) || path : path.slice(0, source);
    const group = modules.get(module);
    if (group === undefined) modules.set(module, [path]);
    else group.push(path);
  }
  return modules;
}
