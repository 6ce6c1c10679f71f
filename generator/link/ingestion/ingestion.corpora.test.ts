import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { IngestionPlatform, IngestionPlugin } from "../../catalogue/ingestion.ts";
import { ingestionRecipes } from "../../check/rules/ingestion-recipes.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { createReport } from "../../diagnostics/report.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { readIngestionFolder } from "../../testdata/ingestion-model.ts";

interface Read {
  readonly platforms: readonly IngestionPlatform[];
  readonly plugins: readonly IngestionPlugin[];
  readonly diagnostics: readonly Diagnostic[];
}

async function read(version: string): Promise<Read> {
  const { catalogue, diagnostics } = await readIngestionFolder(join(corporaFolder ?? "", `datahub-${version}`));
  const report = createReport();
  ingestionRecipes(catalogue, report);
  const platforms = [...catalogue.ingestion.platforms.values()];
  const plugins = platforms.flatMap((platform) => platform.plugins);
  return { platforms, plugins, diagnostics: [...diagnostics, ...report.diagnostics] };
}

function warn(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ span, code }) => `${span?.file.replace(/^.*\//, "")}:${span?.startLine} ${code}`)
    .sort();
}

describe.skipIf(!corporaFolder)("the sources of DataHub 0.10.4", () => {
  let model: Read;
  beforeAll(async () => {
    model = await read("0.10.4");
  });

  it("are 51 platforms, 58 plugins and 162 capabilities, 14 of them missing", () => {
    const { platforms, plugins } = model;
    const capabilities = plugins.flatMap((plugin) => plugin.capabilities);
    expect(platforms).toHaveLength(51);
    expect(plugins).toHaveLength(58);
    expect(capabilities).toHaveLength(162);
    expect(capabilities.filter(({ supported }) => supported === "no")).toHaveLength(14);
    const count = (status: string | undefined): number => plugins.filter((plugin) => plugin.status === status).length;
    expect([count("certified"), count("incubating"), count("testing"), count(undefined)]).toEqual([43, 12, 2, 1]);
    expect(platforms.filter((platform) => platform.plugins.length > 1).map(({ id }) => id)).toEqual([
      ...["clickhouse", "dbt", "looker", "powerbi", "redshift", "trino"],
    ]);
  });

  it("have 55 recipes and the docs of their folders", () => {
    const { platforms, plugins } = model;
    expect(plugins.filter(({ recipe }) => recipe !== undefined)).toHaveLength(55);
    expect(platforms.filter(({ intro }) => intro !== undefined)).toHaveLength(10);
    expect(plugins.filter(({ prerequisites }) => prerequisites !== undefined)).toHaveLength(12);
    expect(plugins.filter(({ notes, troubleshooting }) => notes !== troubleshooting)).toHaveLength(23);
  });

  // Every plugin by itself, so that two mistakes can't make up for each other.
  it("have the options that their schemas describe, as counted another way", () => {
    const folder = join(corporaFolder ?? "", "datahub-0.10.4/docs/generated/ingestion/config_schemas");
    const counted = readdirSync(folder)
      .filter((name) => name.endsWith("_config.json"))
      .map((name) => {
        const schema: Schema = JSON.parse(readFileSync(join(folder, name), "utf8"));
        const paths = countOptions(schema);
        const values = [...paths.values()];
        return [
          name.replace("_config.json", ""),
          paths.size,
          values.filter((presence) => presence === "required").length,
          values.filter((presence) => presence === "conditional").length,
        ] as const;
      });
    const flattened = model.plugins.map(({ id, options }) => {
      const count = (wanted: string): number => options.filter(({ presence }) => presence === wanted).length;
      return [id, options.length, count("required"), count("conditional")] as const;
    });
    expect(flattened.toSorted(compareIds)).toEqual(counted.toSorted(compareIds));
    const total = (position: 1 | 2 | 3): number => counted.reduce((sum, row) => sum + row[position], 0);
    expect([counted.length, total(1), total(2), total(3)]).toEqual([58, 2619, 75, 59]);
  });

  it("are right but for recipes that hold two alternatives in one", () => {
    expect(warn(model.diagnostics)).toEqual([
      "clickhouse_recipe.yml:23 ingestion/malformed-recipe",
      "dbt-cloud_recipe.yml:17 ingestion/malformed-recipe",
      "file_recipe.yml:5 ingestion/recipe-option",
      "hive_recipe.yml:32 ingestion/malformed-recipe",
      "lookml_recipe.yml:5 ingestion/recipe-option",
      "mssql_recipe.yml:21 ingestion/malformed-recipe",
      "redshift_recipe.yml:36 ingestion/malformed-recipe",
    ]);
  });
});

describe.skipIf(!corporaFolder)("the sources of DataHub 1.3.0", () => {
  it("come from its capability summary", async () => {
    const { platforms, plugins, diagnostics } = await read("1.3.0");
    const capabilities = plugins.flatMap((plugin) => plugin.capabilities);
    expect([platforms.length, plugins.length, capabilities.length]).toEqual([76, 81, 469]);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(warn(diagnostics).filter((line) => !line.includes("malformed-recipe"))).toEqual([]);
  });
});

function compareIds([left]: readonly [string, ...unknown[]], [right]: readonly [string, ...unknown[]]): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/*
 * The same count by other means: no variants and no order, but sets of schemas. All schemas that speak
 * about one path are gathered, whatever keywords led to them, and then give the paths below it.
 */

interface Schema {
  readonly [keyword: string]: unknown;
}

type Presence = "required" | "conditional" | "optional";

function countOptions(root: Schema): ReadonlyMap<string, Presence> {
  const presences = new Map<string, Presence>();
  const queue: { readonly path: string; readonly about: ReadonlySet<Schema>; readonly above: ReadonlySet<Schema> }[] = [
    { path: "", about: gather([root], root), above: new Set() },
  ];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { path, about, above } = next;
    const fresh = [...about].filter((schema) => !above.has(schema));
    const inside = new Map<string, Schema[]>();
    for (const schema of fresh) {
      const properties = asSchema(schema["properties"]);
      for (const [name, property] of Object.entries(properties ?? {})) {
        inside.set(name, [...(inside.get(name) ?? []), asSchema(property) ?? {}]);
      }
      const values = asSchema(schema["additionalProperties"]);
      if (properties === undefined && values !== undefined && holdsMore(values, root)) inside.set("*", [values]);
    }
    for (const [name, schemas] of inside) {
      const child = path === "" ? name : `${path}.${name}`;
      const isRequired = fresh.some(({ required }) => Array.isArray(required) && required.includes(name));
      const hasDefault = [...gather(schemas, root, ["$ref", "allOf"])].some((schema) => "default" in schema);
      presences.set(child, !isRequired || hasDefault ? "optional" : path === "" ? "required" : "conditional");
      queue.push({ path: child, about: gather(schemas, root), above: new Set([...above, ...fresh]) });
    }
  }
  return presences;
}

/** The schemas and everything that they lead to without another path. */
function gather(
  schemas: readonly Schema[],
  root: Schema,
  through: readonly string[] = ["$ref", "allOf", "anyOf", "oneOf", "items"],
): ReadonlySet<Schema> {
  const found = new Set(schemas);
  for (const schema of found) {
    for (const keyword of through) {
      const value = schema[keyword];
      const parts = typeof value === "string" ? [dereference(value, root)] : Array.isArray(value) ? value : [value];
      for (const part of parts) {
        const target = asSchema(part);
        if (target !== undefined) found.add(target);
      }
    }
  }
  return found;
}

function holdsMore(schema: Schema, root: Schema): boolean {
  return [...gather([schema], root)].some(
    (each) => "properties" in each || "items" in each || asSchema(each["additionalProperties"]) !== undefined,
  );
}

function dereference(reference: string, root: Schema): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce((value: unknown, name) => asSchema(value)?.[name], root);
}

function asSchema(value: unknown): Schema | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Schema) : undefined;
}
