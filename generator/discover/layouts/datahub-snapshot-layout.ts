import { datahubLayout } from "./datahub-layout.ts";
import type { Layout } from "./layout.ts";

/** A checkout of DataHub from before there were registries, when snapshots alone declared its entities. */
export const datahubSnapshotLayout: Layout = {
  ...datahubLayout,
  marks: ["metadata-models/src/main/pegasus/com/linkedin/metadata/snapshot/Snapshot.pdl"],
};
