import { join } from "node:path";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { chooseRegistry } from "./find-renamed-registries.ts";
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
  { include, exclude, registries = [] }: DiscoverOptions,
): readonly string[] {
  if (include !== undefined || registries.length > 0) return [];
  // What has another name now is not lost.
  const isRenamed = (input: Input): boolean => inputs.length === 1 && chooseRegistry(input, exclude).length > 0;
  return inputs.filter((input) => isLost(input) && !isRenamed(input)).map(({ prefix }) => prefix + path);
}

function isLost({ layout, folder, tree, listing }: Input): boolean {
  // What marks the checkout may be a folder of that name.
  const isMark = layout.marks.includes(path);
  if (isMark) return listing.find([path]).length + listing.findLinked([path]).length === 0;
  const isOfSnapshots = datahubSnapshotLayouts.some(({ marks: [first = ""] }) => layout.marks.includes(first));
  return isOfSnapshots && marks.some((mark) => tree.exists(join(folder, mark)));
}
