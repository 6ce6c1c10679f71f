import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubLayout } from "../layouts/datahub-layout.ts";

const folder = "metadata-models-custom";

/** Of the example that each checkout of the platform has there. */
const example = /\/com\/mycompany\/dq\//;

/** Tells the owner of a fork that the module for models of its own is one that a further input adds. */
export function reportCustomModels(
  inputs: readonly Input[],
  { include, exclude }: DiscoverOptions,
  report: Report,
): void {
  if (include !== undefined) return;
  const given = new Set(inputs.map((input) => input.folder));
  for (const { layout, listing, prefix, given: name, folder: root } of inputs) {
    if (layout !== datahubLayout || given.has(join(root, folder))) continue;
    const files = listing.find([`${folder}/src/main/pegasus/**/*.{pdl,pdsc}`], exclude);
    const own = files.filter((path) => !example.test(path));
    if (own.length === 0) continue;
    const [first = ""] = own.toSorted();
    report.add(
      discoverCodes.customModels({ folder: prefix + folder, root: name, first: prefix + first, count: own.length }),
    );
  }
}
