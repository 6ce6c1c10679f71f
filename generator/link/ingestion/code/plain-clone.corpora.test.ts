import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { IngestionModel } from "../../../catalogue/ingestion.ts";
import { ingestionRecipes } from "../../../check/rules/ingestion-recipes.ts";
import { createReport } from "../../../diagnostics/report.ts";
import { findIngestionRole } from "../../../parse/ingestion/find-ingestion-role.ts";
import { parseIngestion } from "../../../parse/ingestion/parse-ingestion.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { linkModel } from "../../../testdata/link-model.ts";
import { readPythonFolder } from "../../../testdata/read-python-folder.ts";
import { linkIngestion } from "../link-ingestion.ts";
import { readConnectors } from "./read-connectors.ts";

/* A clone of a release has neither a registry nor schemas, which are built: docs, recipes and code are all there is. */

async function readClone(
  version: string,
): Promise<{ readonly ingestion: IngestionModel; readonly said: readonly string[] }> {
  const folder = join(corporaFolder ?? "", `datahub-${version}`);
  const report = createReport();
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((path) => {
    const role = findIngestionRole(path);
    if (role !== "text" && role !== "recipe") return [];
    return parseIngestion({ path, text: readFileSync(join(folder, path), "utf8"), kind: "ingestion" }, report) ?? [];
  });
  const code = join(corporaFolder ?? "", `datahub-${version}-code`, "metadata-ingestion");
  const connectors = readConnectors(await readPythonFolder(code, report), report);
  const ingestion = linkIngestion({ documents, connectors }, () => undefined, report);
  const { catalogue } = await linkModel({});
  ingestionRecipes({ ...catalogue, ingestion }, report);
  const warnings = report.diagnostics.filter(({ severity }) => severity !== "info");
  return { ingestion, said: warnings.map(({ code, span, message }) => `${span?.file} ${code}: ${message}`).sort() };
}

describe.skipIf(!corporaFolder)("a plain clone", () => {
  it("of DataHub 0.10.4 has its 51 sources with recipes and options", async () => {
    const { ingestion, said } = await readClone("0.10.4");
    const plugins = [...ingestion.platforms.values()].flatMap((platform) => platform.plugins);
    expect([ingestion.platforms.size, plugins.length]).toEqual([51, 58]);
    // One takes none.
    expect(
      plugins.filter(({ options }) => options.length === 0).map(({ id, takesNoOptions }) => [id, takesNoOptions]),
    ).toEqual([["demo-data", true]]);
    expect(plugins.filter(({ recipe }) => recipe !== undefined)).toHaveLength(55);
    // All of it is so in the release: no source, recipe or text is without the other.
    const recipes = "metadata-ingestion/docs/sources";
    expect(said).toEqual([
      `${recipes}/clickhouse/clickhouse_recipe.yml ingestion/malformed-recipe: the recipe is not well-formed YAML: \`source\` is given twice`,
      `${recipes}/dbt/dbt-cloud_recipe.yml ingestion/malformed-recipe: the recipe is not well-formed YAML: \`target_platform\` is given twice`,
      `${recipes}/file/file_recipe.yml ingestion/recipe-former-option: the recipe sets \`filename\`, which is called \`path\` now`,
      `${recipes}/hive/hive_recipe.yml ingestion/malformed-recipe: the recipe is not well-formed YAML: \`source\` is given twice`,
      `${recipes}/looker/lookml_recipe.yml ingestion/recipe-former-option: the recipe sets \`github_info\`, which is called \`git_info\` now`,
      `${recipes}/mssql/mssql_recipe.yml ingestion/malformed-recipe: the recipe is not well-formed YAML: \`source\` is given twice`,
      `${recipes}/redshift/redshift_recipe.yml ingestion/malformed-recipe: the recipe is not well-formed YAML: unexpected scalar at node end`,
    ]);
  });

  it("of DataHub 1.3.0 says of its recipes what its code says", async () => {
    const { ingestion, said } = await readClone("1.3.0");
    const plugins = [...ingestion.platforms.values()].flatMap((platform) => platform.plugins);
    expect(
      plugins.filter(({ options }) => options.length === 0).map(({ id, takesNoOptions }) => [id, takesNoOptions]),
    ).toEqual([["demo-data", true]]);
    const standing = (wanted: string): number =>
      plugins.flatMap(({ unlisted = [] }) => unlisted).filter((option) => option.standing === wanted).length;
    expect({ hidden: standing("hidden"), removed: standing("removed") }).toEqual({ hidden: 348, removed: 35 });
    const recipes = "metadata-ingestion/docs/sources";
    expect(said.filter((line) => !line.includes("malformed-recipe"))).toEqual([
      `${recipes}/fivetran/fivetran_recipe.yml ingestion/recipe-option: the recipe sets \`fivetran_log_config.databricks_destination_config.credential\`, which is no option of \`fivetran\``,
      `${recipes}/metadata-file/file_recipe.yml ingestion/recipe-former-option: the recipe sets \`filename\`, which is called \`path\` now`,
      `${recipes}/mode/mode_recipe.yml ingestion/recipe-removed-option: the recipe sets \`default_schema\`, which has been removed`,
    ]);
  });

  it("has nothing of the options that were published for 0.10.4 and are not read from its code", () => {
    const goldens = new URL("../../../testdata/corpora/", import.meta.url).pathname;
    // The parts of a newer option are found with it; the values of a map without a type of their own have no row.
    const missing = readFileSync(join(goldens, "connector-options-0.10.4.txt"), "utf8")
      .split("\n")
      .filter((line) => line.endsWith(": not in the code"))
      .map((line) => line.replace(/: not in the code$/, ""));
    expect(missing).toEqual([
      "bigquery extract_column_lineage",
      "elasticsearch profiling",
      "elasticsearch profiling.enabled",
      "elasticsearch collapse_urns",
      "elasticsearch collapse_urns.urns_suffix_regex",
      "kafka-connect connect_to_platform_map.*",
      "kafka disable_topic_record_naming_strategy",
      "ldap manager_filter_enabled",
      "ldap manager_pagination_enabled",
      "powerbi extract_independent_datasets",
      "snowflake include_view_column_lineage",
      "snowflake temporary_tables_pattern",
      "tableau ingest_external_links_for_dashboards",
      "tableau ingest_external_links_for_charts",
    ]);
    const names = missing.map((line) => /[ .](\w+)$/.exec(line)?.[1] ?? "").filter((name) => name !== "");
    const folder = join(corporaFolder ?? "", "datahub-0.10.4-code/metadata-ingestion");
    const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".py"))
      .map((path) => readFileSync(join(folder, path), "utf8"))
      .join("\n");
    expect([...new Set(names)].filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([
      "profiling",
      "enabled",
    ]);
    // Other sources have such options; the file of this one does not know the word.
    const own = readFileSync(join(folder, "src/datahub/ingestion/source/elastic_search.py"), "utf8");
    expect(own).not.toContain("profiling");
  });
});
