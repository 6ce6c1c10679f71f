import { expect, test } from "vitest";
import { findIngestionRole } from "./find-ingestion-role.ts";

test.each([
  ["ingestion/mysql.yml", "manifest"],
  ["schemas/ingestion/mysql.yaml", "manifest"],
  ["schemas/ingestion/mysql/mysql.yml", undefined],
  ["schemas/ingestion/shared/aws.yml", "optionSet"],
  ["ingestion/shared/entity-registry.yml", undefined],
  ["shared/aws.yml", undefined],
  ["ingestion/entity-registry.yml", undefined],
  ["digestion/mysql.yml", undefined],
  ["ingestion/README.md", undefined],
  ["a/connector_registry/datahub.json", "connectorRegistry"],
  ["a/connector_registry/manifest.json", undefined],
  ["a/capability_summary.json", "capabilitySummary"],
  ["docs/generated/ingestion/config_schemas/mysql_config.json", "configSchema"],
  ["metadata-ingestion/docs/sources/mysql/mysql_pre.md", "text"],
  ["metadata-ingestion/docs/sources/mysql/README.md", "text"],
  ["metadata-ingestion/docs/sources/mysql/mysql_recipe.yml", "recipe"],
  ["metadata-ingestion/docs/sources/mysql/docker.yml", undefined],
  ["metadata-ingestion/docs/sources/mysql/deep/mysql.md", undefined],
])("the role of %s is %s", (path, role) => {
  expect(findIngestionRole(path)).toBe(role);
});
