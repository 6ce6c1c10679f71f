import { basename, join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Findings } from "../search-inputs.ts";

/** Tells what the configuration names and no input holds. */
export function reportMissing(options: DiscoverOptions, found: Findings, report: Report): void {
  // Single files have nothing around them that could be found.
  if (found.inputs.every(({ input }) => input.isFiles)) return;
  reportMissingContent(options, found, report);
  for (const registry of options.registries ?? []) {
    if (!found.files.some(({ below }) => below === registry))
      report.add(discoverCodes.missingRegistry({ path: registry }));
  }
  for (const name of options.sdk?.packages ?? []) {
    if (!found.files.some(({ below }) => isOfPackage(below, name))) report.add(discoverCodes.missingPackage({ name }));
  }
}

/** Folders and sidebars that the configuration names and no input holds. */
function reportMissingContent(
  { content = [], sidebar }: DiscoverOptions,
  { inputs, prose }: Findings,
  report: Report,
): void {
  for (const folder of content) {
    // A sidebar may stand beside the folder of its pages, where it is found whatever that folder is called.
    const isFound = prose.some(({ given, files }) => given === folder && files.some(({ kind }) => kind !== "sidebar"));
    if (!isFound)
      report.add(discoverCodes.missingContent({ key: "content", path: folder, ...findElsewhere(folder, inputs) }));
  }
  if (sidebar !== undefined && !prose.some(({ files }) => files.some(({ below }) => below === sidebar))) {
    report.add(discoverCodes.missingContent({ key: "sidebar", path: sidebar, ...findElsewhere(sidebar, inputs) }));
  }
}

/** What was meant by a path that no input has: one that counts from above an input, or one beside it. */
function findElsewhere(
  path: string,
  inputs: Findings["inputs"],
): { readonly below?: string; readonly beside?: string } {
  for (const {
    input: { folder, tree },
  } of inputs) {
    const name = basename(folder);
    const below = path.startsWith(`${name}/`) ? path.slice(name.length + 1) : "";
    if (below !== "" && tree.exists(join(folder, below))) return { below };
    if (tree.exists(join(folder, "..", path))) return { beside: name };
  }
  return {};
}

/** Whether a file is the module of that name, or lies in the package of that name, wherever that is. */
function isOfPackage(path: string, name: string): boolean {
  const module = `/${name.replaceAll(".", "/")}`;
  return path.endsWith(".py") && (`/${path}`.includes(`${module}/`) || `/${path}`.endsWith(`${module}.py`));
}
