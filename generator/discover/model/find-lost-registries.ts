import { join } from "node:path";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubSnapshotLayouts } from "../layouts/datahub-snapshot-layouts.ts";

const path = "metadata-models/src/main/resources/entity-registry.yml";

/** What only releases have that read a registry: the class that does, and the module with a registry of its own. */
const marks = [
  "entity-registry/src/main/java/com/linkedin/metadata/models/registry/ConfigEntityRegistry.java",
  "metadata-models-custom/registry",
];

/** The registries of checkouts of the platform that should have one: those that would be taken for ones of an older release otherwise, and what isn't a file. */
export function findLostRegistries(
  inputs: readonly Input[],
  { include, registries = [] }: DiscoverOptions,
): readonly string[] {
  if (include !== undefined || registries.length > 0) return [];
  return inputs.flatMap(({ layout, prefix, folder, tree, listing }) => {
    // What marks the checkout may be a folder of that name.
    const isMark = layout.marks.includes(path);
    if (isMark) return listing.find([path]).length + listing.findLinked([path]).length === 0 ? [prefix + path] : [];
    const isOfSnapshots = datahubSnapshotLayouts.some(({ marks: [first = ""] }) => layout.marks.includes(first));
    return isOfSnapshots && marks.some((mark) => tree.exists(join(folder, mark))) ? [prefix + path] : [];
  });
}
