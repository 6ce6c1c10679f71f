import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-maker-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function tell(files: Readonly<Record<string, string>>, exclude?: readonly string[]): Promise<readonly string[]> {
  for (const [path, content] of Object.entries({ "docs/start.md": "# Start", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const report = createReport();
  await discover({ inputs: [folder], exclude }, report);
  return report.diagnostics
    .filter(({ code }) => code === "discover/made-schema")
    .map(
      ({ span, message, help }) =>
        `${span?.file}: ${/that (.*) makes/.exec(message)?.[1]}, ${/: (.*) gives/.exec(help ?? "")?.[1]}`,
    );
}

test.each<[path: string, text: string, told: string]>([
  ["package.json", '{ "dependencies": { "nexus": "1.3.0" } }', "Nexus, `outputs: { schema }` of its `makeSchema`"],
  ["apps/api/package.json", '{ "dependencies": { "@pothos/core": "4" } }', "Pothos, `printSchema` of graphql-js"],
  ["package.json", '{ "dependencies": { "type-graphql": "2" } }', "TypeGraphQL, `emitSchemaFile` of its `buildSchema`"],
  ["package.json", '{ "dependencies": { "@nestjs/graphql": "13" } }', "Nest, `autoSchemaFile` of its `GraphQLModule`"],
  [
    "pyproject.toml",
    'dependencies = ["strawberry-graphql[fastapi]>=0.2"]',
    "Strawberry, `strawberry export-schema package.module:schema --output schema.graphql`",
  ],
  [
    "requirements.txt",
    "graphene-django==3.2\n",
    "Graphene, `str(schema)`, or with Django `manage.py graphql_schema --schema package.module.schema --out schema.graphql`",
  ],
  ["Gemfile", 'gem "graphql", "~> 2"\n', "graphql-ruby, `to_definition` of its schema's class"],
  ["mix.exs", '{:absinthe, "~> 1.7"}', "Absinthe, `mix absinthe.schema.sdl`"],
  ["composer.json", '{ "require": { "webonyx/graphql-php": "*" } }', "graphql-php, its `SchemaPrinter::doPrint`"],
  [
    "go.mod",
    "require github.com/graphql-go/graphql v0.8.1",
    "graphql-go, its server's answer to the introspection query, in a file `schema.json`",
  ],
  ["Cargo.toml", 'async-graphql = "7"', "async-graphql, `sdl()` of its `Schema`"],
  ["Cargo.toml", 'juniper = "0.16"', "Juniper, `as_sdl()` of its `RootNode`"],
  [
    "src/Api.csproj",
    '<PackageReference Include="HotChocolate.AspNetCore" Version="15" />',
    "Hot Chocolate, `dotnet run -- schema export --output schema.graphql`",
  ],
])("%s with %s tells of a schema that no file has", async (path, text, told) => {
  expect(await tell({ [path]: text })).toEqual([`${path}: ${told}`]);
});

test("a schema that is there, a library of another name and an example tell of none", async () => {
  expect(await tell({ "package.json": '{ "dependencies": { "nexus-client": "1", "graphql": "16" } }' })).toEqual([]);
  expect(await tell({ "examples/a/package.json": '{ "dependencies": { "nexus": "1" } }' })).toEqual([]);
  const made = { "api/package.json": '{ "dependencies": { "nexus": "1" } }' };
  expect(await tell(made)).toHaveLength(1);
  expect(await tell({}, ["api/package.json"])).toEqual([]);
  expect(await tell({ "api/schema.graphql": "type Query { ship: ID }" })).toEqual([]);
});
