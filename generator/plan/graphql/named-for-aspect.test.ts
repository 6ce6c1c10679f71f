import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { findNamedAspects } from "./named-for-aspect.ts";
import { toNamingModel } from "./to-naming-model.ts";

const files = {
  "schema.graphql": `
    type Query { ship(urn: String!): Ship }
    type Ship { urn: String! }
    type Mutation {
      addTag(input: String!): Boolean
      removeTag(input: String!): Boolean
      deleteTag(urn: String!): Boolean
      addTerm(input: String!): Boolean
      removeCrew(urn: String!): Boolean
      setPort(shipUrn: String!, urn: String!): Boolean
      unsetPort(shipUrn: String!): Boolean
      deletePort(urn: String!): Boolean
      updatePort(input: String!): Boolean
      updateRoute(input: String!): Boolean
      deleteQuery(urn: String!): Boolean
      deleteRoute(urn: String!): Boolean
      updateView(input: String!): Boolean
    }
  `,
  "entity-registry.yml": `
id: harbour
entities:
  - { name: ship, keyAspect: shipKey, aspects: [globalTags, terms, relatedTerms, ports, route, chartQuery, views] }
  - { name: tag, keyAspect: tagKey, aspects: [] }
  - { name: port, keyAspect: portKey, aspects: [] }
  - { name: query, keyAspect: queryKey, aspects: [] }
  - { name: dataHubView, keyAspect: viewKey, aspects: [] }
  - { name: crew, keyAspect: crewKey, aspects: [] }
`,
};

const names = ["globalTags", "glossaryTerms", "glossaryRelatedTerms", "ports", "route", "chartQuery", "views", "crew"];

it("takes what an operation does to an entity for nothing that it does to the aspect of that name", async () => {
  const { catalogue } = await linkModel(files);
  const said = catalogue.graphql.operations
    .filter(({ operation }) => operation === "mutation")
    .flatMap((operation) =>
      (["write", "remove"] as const).flatMap((kind) => {
        const found = findNamedAspects(operation, names, toNamingModel(catalogue), kind);
        return found.length === 0 ? [] : `${operation.name} ${kind} ${found.join(" ")}`;
      }),
    );
  expect(said).toEqual([
    "addTag write globalTags",
    "addTerm write glossaryTerms",
    "deleteRoute remove route",
    "removeTag remove globalTags",
    "setPort write ports",
    "unsetPort remove ports",
    "updateRoute write route",
  ]);
});
