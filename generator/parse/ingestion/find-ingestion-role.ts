/** What a file says about ingestion, told from its path. */
export type IngestionRole =
  | "manifest"
  | "optionSet"
  | "connectorRegistry"
  | "capabilitySummary"
  | "configSchema"
  | "text"
  | "recipe";

/** Names of files and folders, the more particular first. */
const roles: readonly (readonly [pattern: RegExp, role: IngestionRole])[] = [
  [/(?:^|\/)connector_registry\/(?!manifest\.json$)[^/]+\.json$/i, "connectorRegistry"],
  [/(?:^|\/)capability_summary\.json$/i, "capabilitySummary"],
  [/(?:^|\/)config_schemas\/[^/]+_config\.json$/i, "configSchema"],
  [/(?:^|\/)metadata-ingestion\/docs\/sources\/[^/]+\/[^/]+_recipe\.ya?ml$/i, "recipe"],
  [/(?:^|\/)metadata-ingestion\/docs\/sources\/[^/]+\/[^/]+\.md$/i, "text"],
  [/(?:^|\/)ingestion\/(?!entity-registry\.)[^/]+\.ya?ml$/i, "manifest"],
  [/(?:^|\/)ingestion\/shared\/(?!entity-registry\.)[^/]+\.ya?ml$/i, "optionSet"],
];

/** The role of a file in the description of ingestion; undefined when it has none. */
export function findIngestionRole(path: string): IngestionRole | undefined {
  return roles.find(([pattern]) => pattern.test(path))?.[1];
}
