import { expect, test } from "vitest";
import { toPlugins } from "./to-plugins.ts";

const base = { paths: [], count: 1, folder: "spec/" };

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
