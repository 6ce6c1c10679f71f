/*
 * The user's own readers, rules, sections and pages. A plug-in is handed values and gives values, which are held to their
 * shapes here and nowhere else; stages meet it as a `LoadedPlugin`, whose calls never throw. What it reads becomes documents like
 * those of any reader. `json-schema/`, `openapi/`, `atlas/` and `protobuf/` come with the tool, and know no more of it than any other plug-in.
 */

export type { LoadedPlugin } from "./loaded-plugin.ts";
export { addOffers } from "./add-offers.ts";
export type { RuleSurroundings } from "./plugin.ts";
export { readByPlugins } from "./read-by-plugins.ts";
export { unlessStopped } from "./unless-stopped.ts";
