import { expect, test } from "vitest";
import { formatDiagnostics, readGraphqlModel } from "../../testdata/graphql-model.ts";

/* Versions of one schema beside each other, by their files or folders. */

const ship = (fields: string): string => `type Query { ship(id: ID!): Ship } type Ship { id: ID! ${fields} }`;
const crew = "extend type Ship { crew: [Sailor!]! } type Sailor { name: String }";

async function read(files: Record<string, string>): Promise<{ said: readonly string[]; types: readonly string[] }> {
  const { catalogue, diagnostics } = await readGraphqlModel(files);
  const told = diagnostics.filter(({ code }) => code !== "graphql/missing-description" && code !== "check/empty-doc");
  const types = (catalogue.graphql?.types ?? []).filter(({ span }) => span !== undefined);
  return {
    said: formatDiagnostics(told)
      .split("\n")
      .filter((line) => line !== ""),
    types: types.map(({ name, span }) => `${name} ${span?.file}`),
  };
}

test("the newest of dated files is the schema, by numbers and not by letters", async () => {
  const files = {
    "schema/2023-10.graphql": ship("gone: Int"),
    "schema/2024-4.graphql": ship("mast: Int"),
    "schema/2024-10.graphql": `${ship("mast: Int! sail: Sail")} type Sail { area: Float }`,
  };
  expect(await read(files)).toEqual({
    said: [
      "schema/2024-10.graphql:1:1-1:34 info graphql/older-versions: `schema/2024-10.graphql` is documented, as the newest version, and not `schema/2024-4.graphql` or another older one",
      `    help: for a site with each of them, write \`versions: [${[
        '{ version: "2024-10", exclude: ["schema/2024-4.graphql", "schema/2023-10.graphql"] }',
        '{ version: "2024-4", exclude: ["schema/2024-10.graphql", "schema/2023-10.graphql"] }',
        '{ version: "2023-10", exclude: ["schema/2024-10.graphql", "schema/2024-4.graphql"] }',
      ].join(", ")}]\` in the config file`,
    ],
    types: ["Sail schema/2024-10.graphql", "Ship schema/2024-10.graphql"],
  });
});

test("all below an older folder is of the older schema, also what the newest lacks", async () => {
  const files = {
    "api/v1/query.graphql": ship("old: Int"),
    "api/v1/crew.graphql": crew,
    "api/v1/rats.graphql": "type Rat { size: Int }",
    "api/v2/query.graphql": ship("new: Int"),
    "api/v2/crew.graphql": crew,
    "common/weather.graphql": "type Weather { wind: Int }",
  };
  const { said, types } = await read(files);
  expect(said).toEqual([
    "api/v2/crew.graphql:1:1-1:37 info graphql/older-versions: `api/v2` is documented, as the newest version, and not `api/v1`",
    '    help: for a site with each of them, write `versions: [{ version: "v2", exclude: ["api/v1/**"] }, { version: "v1", exclude: ["api/v2/**"] }]` in the config file',
  ]);
  expect(types).toEqual(["Sailor api/v2/crew.graphql", "Ship api/v2/query.graphql", "Weather common/weather.graphql"]);
});

test("what adds to an older version is shown with it", async () => {
  const files = {
    "v1/query.graphql": `${ship("mast: Int")} type Rope { length: Int }`,
    "v2/query.graphql": "extend type Query { crew: [Sailor!]! } type Sailor { ship: Ship }",
    "part-1.graphql": "type Anchor { weight: Int }",
    "part-2.graphql": "type Buoy { colour: String }",
  };
  const { said, types } = await read(files);
  expect(said).toEqual([]);
  expect(types.map((line) => line.split(" ")[0])).toEqual(["Anchor", "Buoy", "Rope", "Sailor", "Ship"]);
});
