import { readFileSync } from "node:fs";

/** A model in which every kind of thing, and every fact that is not always there, occurs. */
export const everything = {
  "n/Everything.pdl": `namespace n
    package generated.n
    import n.Absent
    /** Doc. */
    @deprecated = "Use the other."
    @custom = { "big": 12345678901234567890, "list": [null, true, 1.5] }
    @aliases = ["Old"]
    @Aspect = { "name": "everything", "type": "timeseries", "schemaVersion": 2 }
    record Everything includes Base {
      /** Doc. */
      @Searchable = { "fieldName": "title", "fieldType": "TEXT" }
      @TimeseriesField = {}
      @deprecated
      name: optional string = "x"
      @Relationship = { "/*/urn": { "name": "To", "entityTypes": ["node", "gone"], "isLineage": true } }
      @TimeseriesFieldCollection = { "key": "urn" }
      edges: array[record Edge {
        @Relationship = { "name": "Inner", "entityTypes": ["node"] }
        @Searchable = { "fieldName": "edge__urn" }
        urn: NodeUrn }]
      map: map[string, enum Color { /** Doc. */ RED  @deprecated = "Dull." GRAY }]
      either: union[null, many: array[int], /** Doc. */ one: long]
      hash: fixed Hash 16
      absent: Absent
      long: long = 9223372036854775807
    }`,
  "n/Base.pdl": "namespace n record Base { timestampMillis: long }",
  "n/NodeUrn.pdl": `namespace n
    @java.class = "n.NodeUrn"
    @validate.\`n.TypedUrnValidator\` = { "entityType": "node", "fields": [
      { "name": "id", "doc": "Id.", "type": "string", "maxLength": 5 } { "name": "color", "type": "n.Color" } ] }
    typeref NodeUrn = string`,
  "n/NodeKey.pdl": 'namespace n @Aspect = { "name": "nodeKey" } record NodeKey { parent: NodeUrn, color: Color }',
  "n/Changed.pdl": 'namespace n @Event = { "name": "changed" } record Changed {}',
  "a.avsc":
    '{"type": "record", "name": "Avro", "namespace": "n", "fields": [{"name": "at", "type": {"type": "long", "logicalType": "timestamp-millis"}, "order": "descending"}]}',
  "b.avpr": '{"protocol": "B", "messages": {"ask": {"request": [], "response": "n.Avro", "errors": ["n.Everything"]}}}',
  "entity-registry.yml": `id: r
entities:
  - { name: node, doc: A node., category: internal, keyAspect: nodeKey, searchGroup: primary, viewUnrestricted: true, aspects: [everything, missing] }
events: [{ name: changed }]
plugins:
  mutationHooks:
    - { className: n.Hook, supportedOperations: [UPSERT], supportedEntityAspectNames: [{ entityName: node, aspectName: "*" }] }`,
  "releases.yml": `
releases:
  - { version: v1, product: P, date: 2024-01-01, prerelease: true, notes: N, links: [{ label: L, href: "https://example.org" }] }
  - { version: v0 }`,
  "versions.yml": `
versions:
  - { version: "2", label: Two, banner: unreleased, badge: false, noIndex: true, className: two, path: /two/ }
  - { version: "1", href: "https://example.org/1/" }`,
  "redirects.yml": "redirects: [{ from: old, to: new }]",
  "sdk/clients.yml": readFileSync(new URL("./sdk/kitchen-sink.yml", import.meta.url), "utf8"),
  "access/all.yml": readFileSync(new URL("./access/kitchen-sink.yml", import.meta.url), "utf8"),
  "nodes.restspec.json": readFileSync(new URL("./restli/kitchen-sink.restspec.json", import.meta.url), "utf8"),
  "a.graphql": `
    "Schema." schema @mark { query: Query mutation: Mutation subscription: Subscription }
    "Mark." directive @mark(on: [Int!]! = [1] @deprecated(reason: "Old."), by: In) repeatable on SCHEMA | OBJECT | FIELD_DEFINITION
    type Query { "Node." node(id: ID! = "x", "In." in: In @deprecated): Node @deprecated(reason: "Use nodes.") all: [U!]! gone: Gone }
    type Mutation { set(in: In!): Boolean }
    type Subscription { changed: Color }
    "Node." interface Node { id: ID! }
    interface Named implements Node { id: ID! name: String }
    type Thing implements Named & Node @mark(on: [2]) { id: ID! name: String at: Time }
    union U = Thing
    enum Color { "Red." RED GRAY @deprecated }
    input In @oneOf { a: Int b: [String!] @deprecated(reason: "No.") }
    scalar Time @specifiedBy(url: "https://example.org/time")
    extend type Thing { "More." more: Color }
    extend schema @mark @link(url: "https://example.org/far/v1.0", import: ["@far"])
    extend type Thing @far
  `,
};
