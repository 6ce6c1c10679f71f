import { datahubLayout } from "./datahub-layout.ts";
import type { Layout } from "./layout.ts";

/**
 * Checkouts of DataHub from before there were registries, when snapshots alone declared its entities: in PDL, and in
 * PDSC before that. Types of queries were in a module of their own then.
 */
export const datahubSnapshotLayouts: readonly Layout[] = ["pdl", "pdsc"].map((language) => ({
  ...datahubLayout,
  marks: [`metadata-models/src/main/pegasus/com/linkedin/metadata/snapshot/Snapshot.${language}`],
  support: [...(datahubLayout.support ?? []), "metadata-dao/src/main/pegasus/**/*.{pdl,pdsc}"],
}));
