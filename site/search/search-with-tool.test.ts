import { expect, it } from "vitest";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { linkModel } from "../../generator/testdata/link-model.ts";
import { findBest } from "./testdata/find-best.ts";
import { openPlanned } from "./testdata/open-planned.ts";

/* What is to be done is asked for with what it is to be done with, as `create a tag graphql`, which no call has in its name. */

const sdl = `
  type Query { shipToken(id: ID!): Token }
  type Mutation {
    "Lets a program in."
    createShipToken(ship: ID!): Token
    "Asks somebody to come aboard."
    createInvitation(ship: ID!): Boolean
  }
  "A token, which is created for a ship by GraphQL."
  type Token { "When the token was created." createdAt: Int }
`;

it.each([
  ["create token graphql", "graphql/mutations/createShipToken/"],
  ["create token with GraphQL", "graphql/mutations/createShipToken/"],
  ["generate token graphql", "graphql/mutations/createShipToken/"],
  ["generate invitation", "graphql/mutations/createInvitation/"],
])("leads from %s to the call", async (query, route) => {
  const { catalogue } = await linkModel({ "api.graphql": sdl });
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const { engine } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  const [first] = await findBest(engine, query, 1);
  expect(first?.href).toBe(`/docs/${route}`);
});
