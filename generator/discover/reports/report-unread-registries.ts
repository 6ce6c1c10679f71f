import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { genericLayout } from "../layouts/generic-layout.ts";
import { listEntities } from "../model/find-registry-parts.ts";
import { forTests, listsEntities } from "../model/find-renamed-registries.ts";
import type { InputFindings } from "../search-inputs.ts";
import { mostNamed } from "./most-named.ts";

/** Files that are opened to see what they say; a folder with more of them is mostly something else. */
const mostLookedAt = 500;

/** Tells of YAML files beside schemas that list entities as registries do, by another name, none of which a registry that is read lists. */
export function reportUnreadRegistries(
  { input, files }: InputFindings,
  { include, exclude, registries = [] }: DiscoverOptions,
  report: Report,
): void {
  const { folder, layout, listing, prefix, tree } = input;
  if (layout !== genericLayout || include !== undefined || registries.length > 0) return;
  if (!files.some(({ below }) => /\.(?:pdl|pdsc)$/i.test(below))) return;
  const read = new Set(files.map(({ below }) => below));
  const known = new Set(
    [...read].filter((path) => /\.ya?ml$/i.test(path)).flatMap((path) => listEntities(path, input)),
  );
  const found = listing
    .dropIgnored(listing.find(["**/*.{yml,yaml}"], exclude))
    .filter((path) => !read.has(path) && !forTests.test(path))
    .toSorted()
    .slice(0, mostLookedAt)
    .filter((path) => {
      const names = listsEntities(join(folder, path), tree) ? listEntities(path, input) : [];
      return names.length > 0 && !names.some((name) => known.has(name));
    });
  if (found.length === 0) return;
  const paths = found.slice(0, mostNamed).map((path) => prefix + path);
  report.add(discoverCodes.unreadRegistries({ paths, count: found.length }));
}
