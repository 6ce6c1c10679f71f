import type { Layout } from "./layout.ts";

/**
 * A checkout of DataHub or of a fork. Only the core model is read: what the platform itself loads.
 * Custom models, demos, test models and the registries of test plugins are other models, which a
 * further `--input` adds.
 */
export const datahubLayout: Layout = {
  name: "a DataHub checkout",
  marks: ["metadata-models/src/main/pegasus", "metadata-models/src/main/resources/entity-registry.yml"],
  files: [
    "metadata-models/src/main/pegasus/**/*.{pdl,pdsc}",
    "li-utils/src/main/pegasus/**/*.{pdl,pdsc}",
    "metadata-models/src/main/resources/entity-registry.yml",
    "datahub-graphql-core/src/main/resources/**/*.{graphql,graphqls}",
  ],
  skipsIgnored: false,
};
