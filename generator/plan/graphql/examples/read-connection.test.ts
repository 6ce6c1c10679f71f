import { expect, test } from "vitest";
import { readGraphqlModel } from "../../../testdata/graphql-model.ts";
import { createPlanContext } from "../../create-plan-context.ts";
import { planExamples } from "../plan-examples.ts";

const pages = `
  type PageInfo { hasNextPage: Boolean!, hasPreviousPage: Boolean!, startCursor: String, endCursor: String }
  type ShipEdge { cursor: String!, node: Ship }
  type Ship { id: ID!, berths(first: Int, after: String): BerthConnection! }
  type BerthEdge { cursor: String!, node: Berth }
  type BerthConnection { edges: [BerthEdge], pageInfo: PageInfo!, totalCount: Int! }
  type Berth { id: ID! }
`;

async function exampleOf(sdl: string): Promise<readonly string[]> {
  const { catalogue } = await readGraphqlModel({ "a.graphql": sdl + pages });
  const { examples } = planExamples(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  return [...examples.values()].map(
    ({ query, variables }) => `${query.replaceAll(/\s+/g, " ")} ${JSON.stringify(variables)}`,
  );
}

test("a list in pages is asked for with its length, and for what is in it", async () => {
  const whole = "type ShipConnection { edges: [ShipEdge], nodes: [Ship], pageInfo: PageInfo!, extra: Ship }";
  const ships = "ships(after: String, before: String, first: Int, last: Int): ShipConnection!";
  expect(await exampleOf(`type Query { ${ships} } ${whole}`)).toEqual([
    'query ships($first: Int) { ships(first: $first) { nodes { id } pageInfo { hasNextPage endCursor } } } {"first":10}',
  ]);
  const edges = "type ShipConnection { edges: [ShipEdge], pageInfo: PageInfo! }";
  expect(await exampleOf(`type Query { ${ships} } ${edges}`)).toEqual([
    'query ships($first: Int) { ships(first: $first) { edges { node { id } } pageInfo { hasNextPage endCursor } } } {"first":10}',
  ]);
});

test("what has such a list has it in the example with its length, once", async () => {
  expect(await exampleOf("type Query { ship: Ship }")).toEqual([
    'query ship($first: Int) { ship { id berths(first: $first) { edges { node { id } } totalCount pageInfo { hasNextPage endCursor } } } } {"first":10}',
  ]);
});

test("a first that is no length of a page is left out as other numbers are", async () => {
  expect(await exampleOf("type Query { ships(first: Int, second: Int): Ship } type Unused { a: Int }")).toEqual([
    expect.stringMatching(/^query ships\(\$first: Int\) \{ ships \{ id /),
  ]);
});
