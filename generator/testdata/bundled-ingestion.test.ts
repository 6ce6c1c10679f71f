import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { IngestionPlatform } from "../catalogue/ingestion.ts";
import { ingestionOptions } from "../check/rules/ingestion-options.ts";
import { ingestionRecipes } from "../check/rules/ingestion-recipes.ts";
import { createReport } from "../diagnostics/report.ts";
import { printManifestJsonSchema } from "../parse/ingestion/manifest-schema.ts";
import { formatDiagnostics } from "./graphql-model.ts";
import { readIngestionFolder, type IngestionTestModel } from "./ingestion-model.ts";

/** The sources that the platform has, with the statuses of their plugins: certified, incubating, testing, none. */
const expected = `athena C, azure-ad C, bigquery C, business-glossary C, clickhouse CC, csv I, databricks I, dbt CI,
delta-lake I, demo-data N, druid I, elasticsearch C, feast C, file C, file-based-lineage C, gcs I, glue C, hana T,
hive C, iceberg T, json-schema I, kafka C, kafka-connect C, ldap C, looker CC, mariadb C, metabase C, mode C, mongodb C,
mssql C, mysql C, nifi C, okta C, openapi C, oracle C, postgres C, powerbi CI, presto C, presto-on-hive C, pulsar I,
redash I, redshift CCC, s3 I, sagemaker C, salesforce I, snowflake C, sqlalchemy C, superset C, tableau C, trino CC,
vertica C`.split(/,\s+/);

/** The sources that are used most: with a recipe and every option. */
const whole = [
  "bigquery",
  "dbt",
  "kafka",
  "looker",
  "mysql",
  "postgres",
  "powerbi",
  "redshift",
  "snowflake",
  "tableau",
];

const folder = fileURLToPath(new URL("../..", import.meta.url));
let model: IngestionTestModel;
let platforms: readonly IngestionPlatform[];

beforeAll(async () => {
  model = await readIngestionFolder(folder, "schemas");
  platforms = [...model.catalogue.ingestion.platforms.values()];
});

test("the sources and the statuses of their plugins are these", () => {
  const letters = platforms.map(({ id, plugins }) => {
    return `${id} ${plugins.map(({ status }) => (status ?? "none").charAt(0).toUpperCase()).join("")}`;
  });
  expect(letters).toEqual(expected);
});

test("nothing is wrong with the manifests, and no option lacks a description", () => {
  const report = createReport();
  ingestionRecipes(model.catalogue, report);
  ingestionOptions(model.catalogue, report);
  expect(formatDiagnostics([...model.diagnostics, ...report.diagnostics])).toBe("");
});

test("every source is introduced, and the capabilities are those of the platform", () => {
  expect(platforms.filter(({ intro }) => intro === undefined)).toEqual([]);
  const capabilities = platforms.flatMap(({ plugins }) => plugins.flatMap((plugin) => plugin.capabilities));
  expect([capabilities.length, capabilities.filter(({ supported }) => supported === "no").length]).toEqual([162, 14]);
});

test("the most used sources have recipes, options, prerequisites and concepts", () => {
  const complete = platforms.filter(
    ({ plugins, concepts }) =>
      concepts.length > 0 &&
      plugins.every(({ recipe, options }) => recipe !== undefined && options.length > 0) &&
      plugins.some(({ prerequisites }) => prerequisites !== undefined),
  );
  expect(complete.map(({ id }) => id)).toEqual(whole);
});

test("editors accept what the reader does", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(printManifestJsonSchema()));
  for (const { span } of platforms) {
    const text = readFileSync(`${folder}/${span.file}`, "utf8");
    expect(validate(parse(text)), `${span.file} ${JSON.stringify(validate.errors)}`).toBe(true);
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/ingestion-manifest\.schema\.json\n/);
  }
});
