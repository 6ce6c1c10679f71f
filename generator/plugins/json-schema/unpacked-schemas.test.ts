import { expect, test } from "vitest";
import type { PluginDocument, SchemaDeclaration } from "../plugin.ts";
import jsonSchema from "./json-schema.ts";

function read(text: string, path = "deploy/piers.yaml"): PluginDocument {
  return jsonSchema({ files: ["**/*"], entities: ["org/**"] }).reader?.read({ path, text }) ?? {};
}

function recordsOf({
  schemas = [],
}: PluginDocument): ReadonlyMap<string, Extract<SchemaDeclaration, { kind: "record" }>> {
  return new Map(schemas.flatMap((schema) => (schema.kind === "record" ? [[schema.name, schema]] : [])));
}

const pier = `# All that is installed.
apiVersion: v1
kind: Namespace
metadata: { name: harbour }
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
spec:
  group: harbour.example.org
  scope: Namespaced
  names: { kind: Pier, plural: piers, shortNames: [pr] }
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          description: Where ships make fast.
          type: object
          required: [spec]
          properties:
            apiVersion: { type: string }
            kind: { type: string }
            spec:
              type: object
              properties:
                port: { x-kubernetes-int-or-string: true }
    - name: v1beta1
      served: false
      storage: false
      deprecated: true
      deprecationWarning: use v1
      schema:
        openAPIV3Schema: { type: object, properties: { spec: { type: string } } }
`;

test("kinds of Kubernetes are records by group and version, among whatever else a file holds", () => {
  const document = read(pier);
  const records = recordsOf(document);
  expect(document.problems).toEqual([]);
  expect([...records.keys()]).toEqual([
    "org.example.harbour.v1.Pier",
    "org.example.harbour.v1.Pier.spec",
    "org.example.harbour.v1beta1.Pier",
  ]);
  expect(document.entities?.map(({ name }) => name)).toEqual(["Pier", "Pier"]);
  const record = records.get("org.example.harbour.v1.Pier");
  expect(record).toMatchObject({
    doc: "Where ships make fast.",
    annotations: { apiVersion: "harbour.example.org/v1", kind: "Pier", shortNames: ["pr"], scope: "Namespaced" },
    place: { startLine: 18 },
    fields: [
      { name: "apiVersion", optional: false, annotations: { const: "harbour.example.org/v1" } },
      { name: "kind", optional: false, annotations: { const: "Pier" }, place: { startLine: 23 } },
      { name: "spec", optional: false },
    ],
  });
  expect(record?.written).toMatch(
    /^description: .*\ntype: object\nrequired: \[spec\]\nproperties:\n {2}apiVersion: [^]*\n {6}port: .*true \}$/,
  );
  expect(records.get("org.example.harbour.v1.Pier.spec")?.fields[0]?.type).toEqual({ members: ["long", "string"] });
  expect(records.get("org.example.harbour.v1beta1.Pier")).toMatchObject({
    deprecated: "use v1",
    annotations: { served: false },
  });
});

test("kinds of Kubernetes have one schema for all versions in old files, and none in some", () => {
  const spec = {
    ...{ group: "example.org", names: { kind: "Ship" }, versions: [{ name: "v1" }, { name: "v2" }] },
    validation: { openAPIV3Schema: { properties: { spec: { type: "string" } } } },
  };
  const kind = "CustomResourceDefinition";
  const list = { kind: "List", items: [{ kind, spec }, { kind, spec: { ...spec, validation: {} } }, { kind }] };
  const document = read(JSON.stringify(list), "ships.json");
  expect([...recordsOf(document).keys()]).toEqual(["org.example.v1.Ship", "org.example.v2.Ship"]);
  expect(document.problems?.map(({ message }) => message)).toEqual([
    "this defines `Ship` without a schema in any version",
    "this defines a kind of Kubernetes without saying its group or its name",
  ]);
});

test("a mistake in one of several documents is told where it stands, and the others are read", () => {
  const document = read(`${pier}---\nkind: CustomResourceDefinition\nspec: { group: [\n---\nkind: Service\n`);
  expect(recordsOf(document).size).toBe(3);
  expect(document.problems?.map(({ code, place }) => [code, (place?.startLine ?? 0) > 35])).toContainEqual([
    "malformed",
    true,
  ]);
});

test("a key that is written twice in one of several documents is told where it stands", () => {
  const { problems = [] } = read(`${pier}---\nkind: Service\nspec: { port: 1, port: 2 }\n`);
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ["duplicate-key", "the key `port` is written twice"],
  ]);
});

test("a YAML file that only speaks of definitions of Kubernetes is read as what it is", () => {
  const document = read("# No CustomResourceDefinition.\nproperties:\n  name: { type: string }\n", "schema/ship.yaml");
  expect([...recordsOf(document).keys()]).toEqual(["schema.ship"]);
});

const properties = { id: { type: "integer" } };

test.each([
  ["Singer", { streams: [{ tap_stream_id: "ships", schema: { properties }, key_properties: ["id"] }] }],
  ["Airbyte", { streams: [{ name: "ships", json_schema: { properties }, key_properties: ["id"] }] }],
  [
    "Airbyte, set up",
    { streams: [{ stream: { name: "ships", json_schema: { properties }, key_properties: ["id"] }, sync_mode: "x" }] },
  ],
  [
    "Airbyte, in a message",
    { type: "CATALOG", catalog: { streams: [{ name: "ships", json_schema: { properties }, key_properties: ["id"] }] } },
  ],
])("streams of a catalogue are records: %s", (_, catalogue) => {
  const document = read(JSON.stringify(catalogue), "taps/harbour.json");
  expect(document.problems).toEqual([]);
  expect([...recordsOf(document)]).toMatchObject([
    ["taps.harbour.ships", { fields: [{ name: "id", type: "long" }], annotations: { key_properties: ["id"] } }],
  ]);
});

test("the settings of a connector of Airbyte are a record, called as their file", () => {
  const text =
    "documentationUrl: https://docs.example.org\nconnectionSpecification:\n  properties:\n    host: { type: string }\n";
  expect([...recordsOf(read(text, "source-harbour/spec.yaml"))]).toMatchObject([
    ["source-harbour.spec", { fields: [{ name: "host" }] }],
  ]);
});
