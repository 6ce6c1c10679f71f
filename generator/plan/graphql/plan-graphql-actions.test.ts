import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planGraphqlPages } from "./plan-graphql-pages.ts";

const files = {
  "schema.graphql": `
    type Query {
      entity(urn: String!): Entity
    }
    interface Entity { urn: String! }
    type Ship implements Entity { urn: String! }
    type Tag implements Entity { urn: String! }
    "Nothing that the query could return."
    type Crew { urn: String! }
    type Mutation {
      removeTag(input: TagInput!): Boolean
      removeShip(urn: String!): Boolean
    }
    input TagInput { tagUrn: String!, shipUrn: String! }
  `,
  "entity-registry.yml": `
id: harbour
entities:
  - { name: ship, keyAspect: shipKey, aspects: [globalTags] }
  - { name: tag, keyAspect: tagKey, aspects: [] }
  - { name: crew, keyAspect: crewKey, aspects: [] }
`,
  ...Object.fromEntries(
    ["ShipKey", "TagKey", "CrewKey", "GlobalTags"].map((name) => [
      `${name}.pdl`,
      `namespace a\n@Aspect.name = "${name.charAt(0).toLowerCase()}${name.slice(1)}"\nrecord ${name} { name: string }`,
    ]),
  ),
};

it("shows for an entity and an aspect what an operation does to it, and not to another", async () => {
  const { catalogue } = await linkModel(files);
  const { actions } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const said = (all: typeof actions.entities): readonly string[] =>
    [...all].map(([name, each]) =>
      [name, ...each.map(({ kind, operation }) => `${kind} ${operation.label}`)].join(", "),
    );
  expect(said(actions.entities)).toEqual(["ship, read entity, remove removeShip", "tag, read entity", "crew"]);
  expect(said(actions.aspects)).toContain("globalTags, remove removeTag");
});

it("shows of code that writes several aspects what the example writes, and no removal of a whole thing for one", async () => {
  const { catalogue } = await linkModel({
    ...files,
    "more.graphql": `
      extend type Mutation {
        deleteCrew(urn: String!): Boolean
        removeTagFrom(input: TagInput!): Boolean
        describe(input: DescribeInput!): Boolean
      }
      input DescribeInput { resourceUrn: String!, description: String! }
    `,
    "entity-registry.yml": `
id: harbour
entities:
  - { name: ship, keyAspect: shipKey, aspects: [globalTags, status, shipText] }
  - { name: tag, keyAspect: tagKey, aspects: [tagText] }
  - { name: crew, keyAspect: crewKey, aspects: [status] }
`,
    ...Object.fromEntries(
      ["Status", "ShipText", "TagText"].map((name) => [
        `${name}.pdl`,
        `namespace a\n@Aspect.name = "${name.charAt(0).toLowerCase()}${name.slice(1)}"\nrecord ${name} { name: string }`,
      ]),
    ),
  });
  const span = { file: "a.java", startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  const writes: Readonly<Record<string, readonly string[]>> = {
    deleteCrew: ["status"],
    removeTagFrom: ["globalTags", "shipText"],
    describe: ["shipText", "tagText", "globalTags"],
  };
  const operations = catalogue.graphql.operations.map((operation) => {
    const aspects = writes[operation.name] ?? [];
    const code = { span, writes: aspects.map((aspect) => ({ aspect, span })), reads: [], privileges: [] };
    return { ...operation, code };
  });
  const model = { ...catalogue, graphql: { ...catalogue.graphql, operations } };
  const { actions } = planGraphqlPages(createPlanContext(model, { title: "Test", base: "/docs/" }));
  const said = [...actions.aspects].map(([name, each]) =>
    [name, ...each.map(({ kind, operation }) => `${kind} ${operation.label}`)].join(", "),
  );
  // Text of a ship is written by what writes its tags too: which of them, the example doesn't say.
  expect(said.filter((line) => !line.includes("Key")).sort()).toEqual([
    "globalTags, remove removeTagFrom",
    "shipText",
    "status",
    "tagText, write describe",
  ]);
});
