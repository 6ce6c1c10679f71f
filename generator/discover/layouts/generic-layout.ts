import type { Layout } from "./layout.ts";

/** Any folder: every file below it whose name says that it belongs to a model. */
export const genericLayout: Layout = {
  name: "a folder of schemas",
  marks: [],
  files: ["**/*.{pdl,pdsc,avsc,avpr,graphql,graphqls}", "**/entity-registry.{yml,yaml}"],
  skipsIgnored: true,
};
