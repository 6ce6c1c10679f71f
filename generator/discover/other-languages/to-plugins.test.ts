import { expect, test } from "vitest";
import { toPlugins } from "./to-plugins.ts";

const base = { paths: [], count: 1, folder: "spec/" };

test("names of schemas count from the folder that they are in, or from above it where one is called for its version alone", () => {
  const rootOf = (folder: string, ...paths: readonly string[]): string | undefined =>
    toPlugins([{ language: "jsonSchema", count: paths.length, folder, paths, globs: paths }])[0]?.options.root;
  expect(rootOf("spec/", "spec/ship.json", "spec/quay/2.json")).toBe("spec");
  expect(rootOf("spec/tides/", "spec/tides/2025-02-03.json")).toBe("spec");
  expect(rootOf("tides/", "tides/v1.schema.json", "tides/moon.json")).toBeUndefined();
  expect(rootOf("", "v1.json")).toBeUndefined();
});

test.each<
  [what: string, openapi: readonly string[] | undefined, jsonSchema: readonly string[], order: readonly string[]]
>([
  ["a file among schemas", ["spec/harbour.json"], ["spec/**/*.json"], ["openapi", "json-schema"]],
  ["a file by its usual name", undefined, ["spec/*.json"], ["openapi", "json-schema"]],
  ["a folder among schemas", ["spec/api/*.json"], ["spec/**/*.json"], ["openapi", "json-schema"]],
  ["a schema among APIs", ["**/*.json"], ["spec/ship.json"], ["json-schema", "openapi"]],
])("who names less is asked first: %s", (_, openapi, jsonSchema, order) => {
  const plugins = toPlugins([
    { ...base, language: "jsonSchema", globs: jsonSchema },
    { ...base, language: "openapi", globs: openapi },
  ]);
  expect(plugins.map(({ plugin }) => plugin.replace("aspectdoc/plugins/", ""))).toEqual(order);
});
