import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubSnapshotLayouts } from "../layouts/datahub-snapshot-layouts.ts";

const path = "metadata-models/src/main/resources/entity-registry.yml";

/** What only releases have that read a registry: the class that does, and the module with a registry of its own. */
const marks = [
  "entity-registry/src/main/java/com/linkedin/metadata/models/registry/ConfigEntityRegistry.java",
  "metadata-models-custom/registry",
];

/** Tells of a checkout of the platform that is taken for one of an older release, since its registry is gone. */
export function reportLostRegistry(
  inputs: readonly Input[],
  { include, registries = [] }: DiscoverOptions,
  report: Report,
): void {
  if (include !== undefined || registries.length > 0) return;
  for (const { layout, prefix, folder, tree } of inputs) {
    if (!datahubSnapshotLayouts.some(({ marks: [snapshot] }) => layout.marks.includes(snapshot ?? ""))) continue;
    if (marks.some((mark) => tree.exists(join(folder, mark)))) {
      report.add(discoverCodes.lostRegistry({ path: prefix + path }));
    }
  }
}
