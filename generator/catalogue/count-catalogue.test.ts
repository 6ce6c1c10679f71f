import { expect, it } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { countCatalogue } from "./count-catalogue.ts";

it("counts each kind of thing once, where it is declared", async () => {
  const { catalogue } = await linkModel({
    "n/Key.pdl": 'namespace n @Aspect = { "name": "key" } record Key { id: string }',
    "n/A.pdl": `namespace n @Aspect = { "name": "a", "type": "timeseries" } record A includes B {
      @TimeseriesField = {} count: int
      @Relationship = { "name": "R", "entityTypes": ["node", "other", "gone"], "isLineage": true } @Searchable = {} to: Ref
      inner: enum Kind { X Y } }`,
    "n/B.pdl": "namespace n record B { hash: fixed Hash 16 }",
    "n/Ref.pdl": "namespace n typeref Ref = string",
    "n/Event.pdl": 'namespace n @Event = { "name": "e" } record Event {}',
    "entity-registry.yml": `entities:
      - { name: node, keyAspect: key, aspects: [a] }
      - { name: other, keyAspect: key, category: internal, aspects: [a, missing] }`,
    "access/a.yml":
      "privileges: [{ name: A }, { name: B, scope: unused }]\nroles: [{ name: R }]\npolicies: [{ id: p }]",
    "s.graphql": `type Query { a: T b: T } type Mutation { c: T } type T { x: Int } input I { x: Int }
      interface F { x: Int } union U = T enum E { A } scalar S directive @d on OBJECT`,
  });
  expect(countCatalogue(catalogue)).toEqual({
    files: { total: 8, schemas: 5, registries: 1, graphql: 1 },
    records: 4,
    enums: 1,
    typerefs: 1,
    fixed: 1,
    fields: 5,
    symbols: 2,
    entities: { total: 2, core: 1, internal: 1 },
    aspects: { total: 2, versioned: 1, timeseries: 1 },
    entityAspectPairs: 3,
    // Of six edges two stay at home, two cross over, and two lead to an entity that no registry has.
    relationships: { outgoing: 4, incoming: 2, self: 2, lineage: 6, overridden: 0 },
    searchableFields: 1,
    timeseriesFields: 1,
    events: 1,
    registries: 1,
    graphql: {
      queries: 2,
      mutations: 1,
      subscriptions: 0,
      objects: 1,
      inputs: 1,
      interfaces: 1,
      unions: 1,
      enums: 1,
      scalars: 1,
      directives: 1,
    },
    access: { privileges: 1, resourceTypes: 0, roles: 1, policies: 1 },
  });
});

it("leaves out schemas that only interfaces of the model need", async () => {
  const { catalogue } = await linkModel({ "a.pdl": "record A { x: int }", "rest/b.pdl": "record B { a: A, y: int }" });
  const sources = catalogue.sources.map((source) => ({
    ...source,
    role: source.path.startsWith("rest/") ? ("support" as const) : undefined,
  }));
  const { files, records, fields } = countCatalogue({ ...catalogue, sources });
  expect([files.total, files.schemas, records, fields]).toEqual([1, 1, 1, 1]);
});

it("counts messages of protocols apart from records", async () => {
  const { catalogue } = await linkModel({
    "Bank.avdl":
      "protocol Bank { record Account { string id; } void open(Account account); void close(string id) oneway; }",
  });
  expect(countCatalogue(catalogue)).toMatchObject({ records: 1, messages: 2 });
});
