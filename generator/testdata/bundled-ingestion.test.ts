import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import type { IngestionComponent, IngestionPlatform } from "../catalogue/ingestion.ts";
import { ingestionOptions } from "../check/rules/ingestion-options.ts";
import { ingestionRecipes } from "../check/rules/ingestion-recipes.ts";
import { createReport } from "../diagnostics/report.ts";
import {
  printManifestJsonSchema,
  printComponentManifestJsonSchema,
  printOptionSetJsonSchema,
} from "../parse/ingestion/manifest-schema.ts";
import { formatDiagnostics } from "./graphql-model.ts";
import { readIngestionFolder, type IngestionTestModel } from "./ingestion-model.ts";

/** The sources that the platform has, with the statuses of their plugins: certified, incubating, testing, none. */
const expected = `athena C, azure-ad C, bigquery C, business-glossary C, clickhouse CC, csv I, databricks I, dbt CI,
delta-lake I, demo-data N, druid I, elasticsearch C, feast C, file C, file-based-lineage C, gcs I, glue C, hana T,
hive C, iceberg T, json-schema I, kafka C, kafka-connect C, ldap C, looker CC, mariadb C, metabase C, mode C, mongodb C,
mssql C, mysql C, nifi C, okta C, openapi C, oracle C, postgres C, powerbi CI, presto C, presto-on-hive C, pulsar I,
redash I, redshift CCC, s3 I, sagemaker C, salesforce I, snowflake C, sqlalchemy C, superset C, tableau C, trino CC,
vertica C`.split(/,\s+/);

/** The sources that are used most; their pages also say what becomes of what, and what goes wrong. */
const mostUsed =
  `athena azure-ad bigquery databricks dbt glue hive iceberg kafka kafka-connect looker mongodb mssql mysql okta
oracle postgres powerbi redshift s3 snowflake tableau trino`.split(/\s+/);

const folder = fileURLToPath(new URL("../..", import.meta.url));
let model: IngestionTestModel;
let platforms: readonly IngestionPlatform[];
let components: readonly IngestionComponent[];

beforeAll(async () => {
  model = await readIngestionFolder(folder, "schemas");
  platforms = [...model.catalogue.ingestion.platforms.values()];
  components = model.catalogue.ingestion.components ?? [];
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

test("every plugin has its options, a recipe, what has to be prepared, and what it can't do", () => {
  const plugins = platforms.flatMap((platform) => platform.plugins);
  const lacking = plugins.filter(({ recipe, options, takesNoOptions, prerequisites, limitations }) => {
    const isListed = options.length > 0 || takesNoOptions === true;
    return recipe === undefined || !isListed || prerequisites === undefined || limitations === undefined;
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
  expect(plugins.filter(({ takesNoOptions }) => takesNoOptions).map(({ id }) => id)).toEqual(["demo-data"]);
});

test("every plugin has a recipe for a real deployment, but for that of demo data", () => {
  const plugins = platforms.flatMap((platform) => platform.plugins);
  expect(plugins.filter(({ examples }) => examples.length === 0).map(({ id }) => id)).toEqual(["demo-data"]);
  // What stands in it is no secret, and it goes to a server that asks for a token.
  for (const { id, examples } of plugins) {
    for (const { recipe } of examples) {
      expect(recipe.text, id).toContain('token: "${DATAHUB_GMS_TOKEN}"');
      expect(recipe.text, id).not.toMatch(/(?:password|secret|token): (?!"\$\{)/i);
    }
  }
});

test("the most used sources say what becomes of what, and what to do when something goes wrong", () => {
  const whole = platforms.filter(
    ({ plugins, concepts }) =>
      concepts.length > 0 && plugins.every(({ troubleshooting }) => troubleshooting !== undefined),
  );
  expect(whole.map(({ id }) => id)).toEqual(expect.arrayContaining(mostUsed));
});

test("editors accept what the reader does", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(printManifestJsonSchema()));
  for (const { span } of platforms) {
    const text = readFileSync(`${folder}/${span.file}`, "utf8");
    expect(validate(parse(text)), `${span.file} ${JSON.stringify(validate.errors)}`).toBe(true);
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/ingestion-manifest\.schema\.json\n/);
  }
});

test("editors accept the components", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(printComponentManifestJsonSchema()),
  );
  const text = readFileSync(`${folder}/schemas/ingestion/components.yml`, "utf8");
  expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/ingestion-components\.schema\.json\n/);
});

test("editors accept the shared options, each of which is included", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(printOptionSetJsonSchema()));
  const shared = readdirSync(`${folder}/schemas/ingestion/shared`);
  const included = new Set(
    [...platforms.flatMap(({ plugins }) => plugins), ...components]
      .flatMap(({ options }) => options)
      .map(({ span }) => span.file),
  );
  for (const name of shared) {
    const text = readFileSync(`${folder}/schemas/ingestion/shared/${name}`, "utf8");
    expect(validate(parse(text)), `${name} ${JSON.stringify(validate.errors)}`).toBe(true);
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/\.\.\/ingestion-options\.schema\.json\n/);
    expect([...included], name).toContain(`schemas/ingestion/shared/${name}`);
  }
});
