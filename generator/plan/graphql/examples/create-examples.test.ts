import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { createReport } from "../../../diagnostics/report.ts";
import { printJson } from "../../../print/print-json.ts";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { expectValidExamples } from "../../../testdata/expect-valid-examples.ts";
import { linkModel } from "../../../testdata/link-model.ts";
import { readGraphqlModel } from "../../../testdata/graphql-model.ts";
import { createPlanContext } from "../../create-plan-context.ts";
import { readPage } from "../../../page-model/read-page.ts";
import { planGraphqlPages } from "../plan-graphql-pages.ts";
import { planExamples } from "../plan-examples.ts";
import type { GraphqlExamples } from "./create-examples.ts";

const folder = join(import.meta.dirname, "../../../testdata/graphql");
const options = { title: "Test", base: "/docs/" };

function formatExamples(examples: GraphqlExamples): string {
  return [...examples]
    .map(
      ([coordinate, { query, variables, response }]) =>
        `# ${coordinate}\n${query}\n${printJson(variables, 0)}\n${printJson(response)}\n`,
    )
    .join("\n");
}

function createExamples(catalogue: Catalogue): GraphqlExamples {
  return planExamples(createPlanContext(catalogue, options)).examples;
}

async function examplesOf(sdl: string): Promise<GraphqlExamples> {
  return createExamples((await readGraphqlModel({ "a.graphql": sdl })).catalogue);
}

test("each shape of a schema has the example that it should", async () => {
  const text = readFileSync(join(folder, "examples.graphql"), "utf8");
  const { catalogue } = await readGraphqlModel({ "examples.graphql": text });
  const report = createReport();
  expectGolden(join(folder, "examples.txt"), formatExamples(createExamples(catalogue)));
  const { pages } = planGraphqlPages(createPlanContext(catalogue, options), report);
  expect(report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    expect.stringMatching(
      /^graphql\/no-example: no example of query `endless` could be made: Variable "\$of" got invalid/,
    ),
  ]);
  expect(await expectValidExamples(pages.map(readPage), buildSchema(text, { assumeValid: true }))).toBe(
    catalogue.graphql.operations.length - 1,
  );
});

test("a change that has been made answers without slips, and a question is answered with those that it asks for", async () => {
  const examples = await examplesOf(`
    type Query { errors: [BerthError!]! }
    type Mutation { moor(ship: ID): Moored! }
    type Moored { ship: ID, errors: [String!]!, berthErrors: [BerthError!]! }
    type BerthError { message: String }`);
  expect(examples.get("Mutation.moor")?.response).toEqual({
    data: { moor: { ship: expect.any(String) as string, errors: [], berthErrors: [] } },
  });
  expect(examples.get("Query.errors")?.response).toEqual({
    data: { errors: [{ message: expect.any(String) as string }] },
  });
});

test("nothing that is deprecated is asked for or sent", async () => {
  const examples = await examplesOf(`
    type Query { a(old: Int @deprecated, count: Int): A }
    type A { old: Int @deprecated, "Deprecated." former: Int, fresh: Int, other: Int }`);
  expect(examples.get("Query.a")?.query).toBe(
    "query a($count: Int) {\n  a(count: $count) {\n    fresh\n    other\n  }\n}",
  );
});

test("what nothing declares is not asked for, since nobody knows what it has", async () => {
  const examples = await examplesOf(`
    type Query { a: Missing, b(of: Missing!): Int, c: C }
    type C { unknown: Missing, known: Int, other: Int }`);
  expect([...examples.keys()]).toEqual(["Query.c"]);
  expect(examples.get("Query.c")?.query).not.toContain("unknown");
});

test("what is sent is of the kind that its place means", async () => {
  const names = ["dataset", "domain", "dataPlatform", "assertion", "action", "source", "tag"];
  const keys = names.map((name) => [
    `n/${name}.pdl`,
    `namespace n @Aspect.name = "${name}Key" record ${name}K { id: string }`,
  ]);
  const { catalogue } = await linkModel({
    ...Object.fromEntries(keys),
    "entity-registry.yml": `entities:\n${names.map((name) => `  - { name: ${name}, keyAspect: ${name}Key, aspects: [] }\n`).join("")}`,
    "a.graphql": `
      type Query { "Lists actions." getTimeline(input: TimelineInput!): Int }
      type Mutation {
        moveDomain(input: MoveInput!): Boolean
        addEdge(input: EdgeInput!): Boolean
        upsertAssertion(input: AssertionInput!): Boolean
        rename(urn: String!): Boolean
        createRule(input: RuleInput!): Boolean
      }
      input TimelineInput { urn: String! }
      input MoveInput { parentDomain: String, "The primary key of the resource to move" resourceUrn: String! }
      input EdgeInput { tagUrn: String!, "Urn of the source entity" downstreamUrn: String! }
      input AssertionInput { urn: String!, platform: PlatformInput! }
      input PlatformInput { urn: String, name: String }
      input RuleInput { "The urn of the value. For example: urn:li:dataType:datahub.string or others" valueType: String! }`,
  });
  const { operations } = catalogue.graphql;
  const span = { file: "A.java", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const code = { span, writes: [{ aspect: "tagKey", span }], reads: [], privileges: [] };
  const examples = createExamples({
    ...catalogue,
    aspects: new Map([...catalogue.aspects].map(([name, aspect]) => [name, { ...aspect, entities: aspect.keyOf }])),
    graphql: {
      ...catalogue.graphql,
      operations: operations.map((each) => (each.name === "rename" ? { ...each, code } : each)),
    },
  });
  const sent = [...examples].map(([coordinate, { variables }]) => `${coordinate} ${printJson(variables, 0)}`);
  expect(sent).toEqual([
    'Query.getTimeline {"input":{"urn":"urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"}}',
    'Mutation.addEdge {"input":{"tagUrn":"urn:li:tag:Sensitive","downstreamUrn":"urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"}}',
    'Mutation.createRule {"input":{"valueType":"urn:li:dataType:datahub.string"}}',
    'Mutation.moveDomain {"input":{"parentDomain":"urn:li:domain:commerce","resourceUrn":"urn:li:domain:sales"}}',
    'Mutation.rename {"urn":"urn:li:tag:Sensitive"}',
    'Mutation.upsertAssertion {"input":{"urn":"urn:li:assertion:orders-not-empty","platform":{"urn":"urn:li:dataPlatform:hive","name":"hive"}}}',
  ]);
});

test("a field is named where only fields of a data set can be meant", async () => {
  const { catalogue } = await linkModel({
    "n/k.pdl": `namespace n @Aspect.name = "datasetKey" record DatasetKey { id: string }`,
    "entity-registry.yml": "entities: [{ name: dataset, keyAspect: datasetKey, aspects: [] }]",
    "a.graphql": `
      type Query { a: Int }
      type Mutation { describe(input: DescribeInput!): Boolean, addTag(input: TagInput!): Boolean }
      enum SubResourceType { DATASET_FIELD }
      input DescribeInput {
        description: String!, resourceUrn: String!
        subResourceType: SubResourceType, "A sub resource identifier, eg dataset field path" subResource: String
      }
      input TagInput {
        resourceUrn: String!
        subResourceType: SubResourceType, "An optional sub resource identifier" subResource: String
      }`,
  });
  const examples = createExamples(catalogue);
  expect(examples.get("Mutation.describe")?.variables).toEqual({
    input: {
      description: "The number of an order, unique within one shop.",
      resourceUrn: "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)",
      subResourceType: "DATASET_FIELD",
      subResource: "order_id",
    },
  });
  expect(Object.keys(examples.get("Mutation.addTag")?.variables["input"] ?? {})).toEqual(["resourceUrn"]);
});

test("what a description asks for is sent, and a thing by its URN however it is called", async () => {
  const names = ["dataset", "form", "post", "versionSet", "entityType", "dataHubPageModule"];
  const { catalogue } = await linkModel({
    ...Object.fromEntries(
      names.map((name) => [`n/${name}.pdl`, `namespace n @Aspect.name = "${name}Key" record ${name}K { id: string }`]),
    ),
    "entity-registry.yml": `entities:\n${names.map((name) => `  - { name: ${name}, keyAspect: ${name}Key, aspects: [] }\n`).join("")}`,
    "a.graphql": `
      type Query { aggregate(input: AggregateInput!): Int, chart(query: String): Int, top: Top }
      type Mutation {
        submitFormPrompt(urn: String!, input: PromptInput!): Boolean
        raise(input: RaiseInput!): Boolean
        connect(input: ConnectInput!): Boolean
        join(input: JoinInput!): Boolean
        setParent(input: ParentInput!): Boolean
        createTest(definition: TestDefinitionInput!): String
      }
      input TestDefinitionInput { "The string representation of the Test" json: String }
      type Top { query: String, join: Join }
      type Join { left: Dataset, right: String }
      type Dataset { urn: String! }
      enum EntityType { ENTITY_TYPE DATASET }
      enum Kind { JSON TEXT }
      input AggregateInput { entityTypes: [EntityType!]!, query: String! }
      input PromptInput {
        formUrn: String!
        "The value required for the prompt" value: PromptValueInput
        "Not required any longer" old: String
        "Whether it is required for all" all: Boolean
      }
      input PromptValueInput { stringValue: String, numberValue: Float }
      input RaiseInput {
        title: String!
        "What is late. This must be present if resourceUrns are not defined." resourceUrn: String
        "What is late. This must be present and not empty if resourceUrn is not defined." resourceUrns: [String!]
      }
      input ConnectInput {
        kind: Kind!
        "This must be present when kind is JSON." json: String
        "This must be present when kind is TEXT." text: String
      }
      input JoinInput {
        left: String!
        versionSet: String!
        "A list of Page Module urns that are shown" modules: [String!]!
        "The list of urns of announcement posts that are gone" gone: [String!]!
      }
      input ParentInput { resourceUrn: String!, parentUrn: String }`,
  });
  const sent = [...createExamples(catalogue)].map(
    ([coordinate, { variables }]) => `${coordinate} ${printJson(variables, 0)}`,
  );
  const orders = "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)";
  expect(sent).toEqual([
    'Query.aggregate {"input":{"entityTypes":["DATASET"],"query":"orders"}}',
    'Query.chart {"query":"orders"}',
    "Query.top {}",
    `Mutation.connect {"input":{"kind":"JSON","json":${JSON.stringify('{"key":"value"}')}}}`,
    `Mutation.createTest {"definition":{"json":${JSON.stringify('{"on":{"types":["dataset"]},"rules":{"and":[{"property":"ownership.owners.owner","operator":"exists"}]}}')}}}`,
    `Mutation.join {"input":{"left":"${orders}","versionSet":"urn:li:versionSet:shop.orders","modules":["urn:li:dataHubPageModule:example"],"gone":["urn:li:post:maintenance"]}}`,
    `Mutation.raise {"input":{"title":"shop.orders","resourceUrn":"${orders}"}}`,
    `Mutation.setParent {"input":{"resourceUrn":"${orders}","parentUrn":"${orders.replace("orders", "raw_orders")}"}}`,
    `Mutation.submitFormPrompt {"urn":"${orders}","input":{"formUrn":"urn:li:form:onboarding","value":{"stringValue":"example"}}}`,
  ]);
});

test("inputs that are too long for an example are given up soon, however many operations share them", async () => {
  const members = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at));
  const { catalogue } = await readGraphqlModel({
    "a.graphql": `type Query { ${members(400, (at) => `q${at}(input: I!): Int`).join(" ")} } input I { ${members(4000, (at) => `f${at}: String!`).join(" ")} }`,
  });
  let examples: GraphqlExamples = new Map();
  const time = measureCpuTime(() => (examples = createExamples(catalogue)));
  expect(examples.size).toBe(0);
  expect(time).toBeLessThan(5_000);
});
