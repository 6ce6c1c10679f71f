import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { readPage } from "../../page-model/read-page.ts";
import { planGraphqlPages } from "./plan-graphql-pages.ts";

const files = {
  "schema.graphql": `
    type Query {
      "A ship and all about it."
      ship(urn: String!): Ship
      listShips(start: Int, count: Int, berthUrn: String): ShipPage
      searchShips("The first result to be given." start: Int, "How many results." count: Int): ShipPage
      listBerths("How many results." count: Int): [String]
      findBerths(count: Int, harbourUrn: String, depth: String): [String]
    }
    type Mutation {
      addTag(urn: String!): Boolean
      removeTag(urn: String!): Boolean
      sinkShip(urn: String!): Boolean
      updateShip("The ship's URN, as the port has it." urn: String!, input: ShipInput!): Ship
      updateShips(urn: String!): [Ship]
      greet(urn: String!): String
    }
    "What a ship says."
    input ShipInput { name: String }
    type Ship { urn: String! }
    type ShipPage { ships: [Ship!]! }
  `,
  "entity-registry.yml": `
id: harbour
entities:
  - name: ship
    keyAspect: shipKey
    aspects: [globalTags]
  - name: berth
    keyAspect: berthKey
    aspects: []
`,
  "ShipKey.pdl": 'namespace a\n@Aspect.name = "shipKey"\nrecord ShipKey { name: string }',
  "BerthKey.pdl": 'namespace a\n@Aspect.name = "berthKey"\nrecord BerthKey { name: string }',
  "GlobalTags.pdl": 'namespace a\n@Aspect.name = "globalTags"\nrecord GlobalTags { tags: string }',
};

it("says with how much confidence what an operation reads and writes, and what its arguments inherit", async () => {
  const { catalogue } = await linkModel(files);
  const { pages } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const join = (runs: readonly { readonly text: string }[]): string => runs.map(({ text }) => text).join("");
  const said = pages.map(readPage).flatMap(({ title, content }) => {
    if (content.kind !== "graphqlOperation") return [];
    const facts = content.facts.filter(({ label }) => label !== "Coordinate");
    const inherited = content.arguments.flatMap((row) => row.facts.map((fact) => `  ${row.name}: ${join(fact)}`));
    return [title, ...facts.map(({ label, value }) => `  ${label} ${join(value)}`), ...inherited];
  });
  expect(said.join("\n")).toBe(
    `
findBerths
  count: As for listBerths: How many results.
listBerths
listShips
  Probably reads aspects of ship, by what it returns
  start: As for searchShips: The first result to be given.
  count: As for searchShips: How many results.
  berthUrn: URN of berth, by its name
searchShips
  Probably reads aspects of ship, by what it returns
ship
  Probably reads aspects of ship, by what it returns
  urn: As for updateShip: The ship's URN, as the port has it.
addTag
  Probably writes globalTags, by its name
greet
removeTag
  Probably removes from globalTags, by its name
sinkShip
updateShip
  input: ShipInput: What a ship says.
updateShips
  urn: As for updateShip: The ship's URN, as the port has it.
`.trim(),
  );
});
