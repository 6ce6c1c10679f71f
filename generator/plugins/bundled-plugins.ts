import type { PluginExport } from "./plugin.ts";

/** Those that come with the tool, by the names that the configuration has for them. */
export const bundledPlugins: ReadonlyMap<string, () => Promise<{ readonly default: PluginExport }>> = new Map<
  string,
  () => Promise<{ readonly default: PluginExport }>
>([
  ["aspectdoc/plugins/atlas", () => import("./atlas/atlas.ts")],
  ["aspectdoc/plugins/json-schema", () => import("./json-schema/json-schema.ts")],
  ["aspectdoc/plugins/openapi", () => import("./openapi/openapi.ts")],
  ["aspectdoc/plugins/protobuf", () => import("./protobuf/protobuf.ts")],
]);
