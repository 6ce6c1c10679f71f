import { introspectionGlobs } from "../kinds/holds-introspection.ts";
import { registryGlobs } from "../kinds/holds-registered-avro.ts";
import type { Layout } from "./layout.ts";
import { proseFolder } from "./prose-folder.ts";

/** Any folder: every file below it whose name says that it belongs to a model. */
export const genericLayout: Layout = {
  name: "a folder of schemas",
  marks: [],
  files: [
    "**/*.{pdl,pdsc,avsc,avpr,avdl,graphql,graphqls,gql}",
    "**/entity-registry.{yml,yaml}",
    "**/ingestion/*.{yml,yaml}",
    "**/ingestion/shared/*.{yml,yaml}",
    "**/access/*.{yml,yaml}",
    "**/sdk/*.{yml,yaml}",
    "**/cli/*.{yml,yaml}",
    "**/*.{restspec,snapshot}.json",
    "{releases,redirects}.{yml,yaml,json}",
    "versions.{yml,yaml}",
    ...introspectionGlobs,
    ...registryGlobs,
  ],
  skipsIgnored: true,
  prose: proseFolder("content"),
};
