import { expect, test } from "vitest";
import type { OtherFiles } from "../../diagnostics/other-languages.ts";
import { makeTextTree } from "../../testdata/make-text-tree.ts";
import { findOtherFiles } from "./find-other-files.ts";

/** What is found among files that are there by their paths. */
function find(files: Readonly<Record<string, string>>, read: readonly string[] = []): readonly OtherFiles[] {
  const listing = {
    find: () => Object.keys(files),
    findLinked: () => [],
    findLinks: () => [],
    links: () => [],
    entries: () => [],
    refused: () => [],
    dropIgnored: (paths: readonly string[]) => paths,
    takePublished: () => [],
    copies: () => [],
  };
  const tree = makeTextTree(files);
  return findOtherFiles({ folder: "/in", prefix: "", listing, tree }, (path) => read.includes(path));
}

/** More than is looked at first. */
const long = JSON.stringify({ description: "A pier. ".repeat(2000) });

test.each<[language: string | undefined, path: string, text: string]>([
  ["openapi", "a.yaml", "# Ships\nopenapi: 3.1.0\npaths: {}\n"],
  ["openapi", "a.json", '{ "info": { "openapi": "no" }, "openapi": "3.0.1", "paths": {'],
  ["openapi", "sorted.json", `{ "components": { "schemas": { "Pier": ${long} } }, "info": {}, "openapi": "3.0.1" }`],
  [undefined, "parts.json", `{ "components": { "schemas": { "Pier": ${long} } }, "version": 1 }`],
  [undefined, "ship.json", '{ "components": { "parameters": { "length": 9 } }, "version": 1 }'],
  [undefined, "components.json", '{ "components": { "button": {} } }'],
  [undefined, "settings.yaml", "openapi:\n  enabled: true\n"],
  [undefined, "settings.json", '{ "tools": { "openapi": "3.0.1" } }'],
  ["openapi", "a.yml", "swagger: '2.0'\n"],
  [undefined, "a.yaml", "openapi: 3.0.3\ninfo: { title: {{ .Values.title }} }\n"],
  [undefined, "a.yaml", "openapi: 3.0.3\npaths:\n  {{- range .Values.paths }}\n"],
  ["openapi", "a.yaml", "openapi: 3.0.3\ninfo:\n  description: |\n    {{name}} is put in\n"],
  ["swagger", "a.json", '{"swaggerVersion": "1.2", "apis": []}'],
  ["asyncapi", "a.yml", "asyncapi: 3.0.0\n"],
  ["jsonSchema", "a.json", '{"$schema": "http://json-schema.org/draft-07/schema#"}'],
  [undefined, "a.json", '{"$schema": "https://x.example/settings.json", "type": "object"}'],
  [undefined, "a.json", '{"$schema": "http://json-schema.org/draft-04/schema#", "title": "Mate", "type": "Full-time"}'],
  ["jsonSchema", "a.json", '{"$schema": "http://json-schema.org/draft-03/schema#", "type": "any"}'],
  ["jsonSchema", "a.json", '{"$schema": "http://json-schema.org/draft-04/schema#", "type": "Ship", "properties": {}}'],
  ["jsonSchema", "a.json", '{"type": "object", "required": ["a"], "properties": {"a": {"type": "string"'],
  ["jsonSchema", "a.json", '{"title": "A", "$ref": "#/definitions/A", "definitions": {'],
  ["jsonSchema", "a.json", '{"$id": "https://a.example/code.json", "type": "string"}'],
  ["jsonSchema", "a.json", '{"$id": "https://a.example/kind.json", "enum": ["a"]}'],
  [
    "jsonSchema",
    "a.json",
    '{"$schema": "https://a.example/base.json", "$id": "https://a.example/tug.json", "allOf": []}',
  ],
  [undefined, "a.json", '{"$schema": "https://a.example/base.json", "allOf": []}'],
  [undefined, "a.json", '{"$id": "7", "type": "string"}'],
  [undefined, "a.yaml", "type: object\nproperties: {}\n"],
  [undefined, "shapes.json", '{"type": "Feature", "properties": {"type": "object"}}'],
  [undefined, "a.json", '{"type": "object", "values": {"properties": {}}}'],
  ["fhir", "StructureDefinition-a.json", '{"resourceType": "StructureDefinition", "id": "a"}'],
  [undefined, "patient.json", '{"resourceType": "Patient", "id": "a"}'],
  ["catalogue", "v1.json", '{\n"formatVersion":1,\n"schemas":[\n{"fullName":"a.A","name":"A"'],
  ["avroInJson", "a.json", '{"type": "record", "name": "A", "fields": ['],
  ["avroInJson", "a.json", '{"protocol": "P", "namespace": "a", "types": [], "messages": {}'],
  ["avroInJson", "a.json", '{"subject": "a-value", "version": 1, "id": 7, "schema": "{\\"type\\":\\"record\\"}"}'],
  ["avroInJson", "a.json", '{"schemaType": "AVRO", "schema": "[{\\"name\\":\\"A\\",\\"type\\":\\"enum\\"}]"}'],
  [
    "avroInJson",
    "dump.json",
    '[{"subject": "a", "schemaType": "JSON", "schema": "{}"}, {"subject": "b", "schema": "{\\"type\\":\\"record\\"}"}]',
  ],
  ["avroInJson", "a.json", '{"type": "AVRO", "schema": "{\\"type\\":\\"record\\"}", "properties": {}}'],
  ["avroInJson", "a.json", '{"version": 0, "schemaInfo": {"name": "a", "schema": {"type": "record", "name": "A"}}}'],
  ["avroInJson", "a.json", '{"SchemaDefinition": "{\\"type\\":\\"record\\"}", "DataFormat": "AVRO"}'],
  [undefined, "a.json", '{"SchemaDefinition": "{\\"type\\":\\"object\\"}", "DataFormat": "JSON"}'],
  [undefined, "a.json", '{"schemaInfo": {"schemaId": "a"}, "schema": {"type": "object"}}'],
  [undefined, "dump.json", '[{"subject": "a", "schemaType": "JSON", "schema": "{\\"type\\":\\"object\\"}"}]'],
  [undefined, "list.json", '[{"id": 1, "schema": "public", "type": "record"}]'],
  [undefined, "a.json", '{"subject": "a", "schemaType": "JSON", "schema": "{\\"type\\":\\"object\\"}"}'],
  [undefined, "a.json", '{"protocol": "https", "host": "a"}'],
  [undefined, "a.json", '{"type": "record", "at": [{ "name": "A", "fields": [] }]}'],
  ["airbyte", "spec.json", '{"connectionSpecification": {"$schema": "http://json-schema.org/draft-07/schema#"}}'],
  ["streams", "catalog.json", '{"streams": [{"tap_stream_id": "ships", "schema": {"properties": {}}}]}'],
  [undefined, "radio.json", '{"streams": [{"url": "https://radio.example.org"}]}'],
  [
    "linkml",
    "ships.yaml",
    "id: https://example.org/ships\nname: ships\nprefixes:\n  linkml: https://w3id.org/linkml/\nclasses:\n  Ship: {}\n",
  ],
  [undefined, "crd.yaml", "{{- if .Values.crds }}\nkind: CustomResourceDefinition\n{{- end }}\n"],
  ["atlas", "0010-base_model.json", '{"enumDefs": [], "structDefs": [], "entityDefs": []}'],
  ["atlas", "tags.json", '{"classificationDefs": [{"name": "Confidential"}]}'],
  ["atlas", "patches/001.json", '{"patches": [{"id": "P1", "action": "ADD_ATTRIBUTE", "typeName": "Asset"}]}'],
  [undefined, "patches.json", '{"patches": [{"action": "ADD", "file": "a.diff"}]}'],
  [undefined, "kinds.json", '{"enumDefs": [], "typeDefs": []}'],
  ["dbt", "manifest.json", '{"metadata": {"dbt_schema_version": "https://schemas.getdbt.com/dbt/manifest/v10.json"}}'],
  ["dbt", "models/schema.yml", "version: 2\nmodels:\n  - name: a\n"],
  ["protobuf", "a.proto", ""],
  ["thrift", "a.thrift", ""],
  ["rdf", "dcat.ttl", ""],
  ["rdf", "model/types.owl", ""],
  ["xmlSchema", "a.xsd", ""],
  ["typespec", "main.tsp", ""],
  ["smithy", "model/main.smithy", ""],
  ["raml", "api.raml", ""],
  ["apiBlueprint", "api.apib", "# Ships\n"],
  ["har", "calls.har", "{}"],
  ["wsdl", "ships.wsdl", ""],
  [
    "postman",
    "ships.postman_collection.json",
    '{"info": {"name": "Ships", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": []}',
  ],
  [undefined, "ships.json", '{"info": {"name": "Ships"}, "item": []}'],
  [
    "openapi",
    "indented.yaml",
    '---\n# Made.\n  consumes:\n    - text/plain\n  swagger: "2.0"\n  info:\n    title: A\n',
  ],
  ["openapi", "marked.yaml", "\uFEFFopenapi: 3.0.0\n"],
  [undefined, "nested.yaml", "api:\n  openapi: 3.0.0\n"],
  [undefined, "list.yaml", "---\n- host: a\n  openapi: 3.0.0\n"],
  ["overlay", "overlay.yaml", "overlay: 1.0.0\nactions: []\n"],
  ["arazzo", "ships.arazzo.yaml", "arazzo: 1.0.1\n"],
  ["jsonLd", "context.jsonld", "{}"],
  ["jsonLd", "context.json", '{"@context": {"@vocab": "https://schema.org/"}}'],
  ["openrpc", "a.json", '{"openrpc": "1.2.6"}'],
  ["dataContract", "orders.odcs.yaml", "apiVersion: v3.0.2\nkind: DataContract\n"],
  ["dataContract", "datacontract.yaml", "dataContractSpecification: 1.1.0\n"],
  ["dataProduct", "a.yaml", "kind: DataProduct\n"],
  ["dataProduct", "a.json", '{"dataProductDescriptor": "1.0.0", "info": {}}'],
  ["dataProduct", "a.yaml", "schema: https://opendataproducts.org/v4.0/schema/a.yaml\nversion: '4.0'\nproduct:\n"],
  [undefined, "a.yaml", "schema: https://x.example/a.yaml\nproduct: nuts\n"],
  [
    "egeria",
    "types.json",
    '{"class": "OpenMetadataArchive", "archiveProperties": {"class": "OpenMetadataArchiveProperties"',
  ],
  ["expectations", "a.json", '{"expectation_suite_name": "orders", "expectations": [], "meta": {}}'],
  ["expectations", "a.json", '{"name": "orders", "expectations": [{"type": "expect_column_to_exist", "kwargs": {}}]}'],
  [undefined, "a.json", '{"name": "orders", "expectations": ["quick", "cheap"]}'],
  ["backstage", "catalog-info.yaml", "---\napiVersion: backstage.io/v1alpha1\nkind: API\n"],
  [undefined, "a.yaml", "apiVersion: v1\nkind: Service\n"],
  ["kubernetes", "a.yaml", "kind: CustomResourceDefinition\n"],
  ["kubernetes", "all.yaml", "kind: Namespace\n---\nkind: CustomResourceDefinition\n---\nkind: Service\n"],
  [undefined, "a.yaml", "kind: Deployment\n"],
  ["jsonTypedef", "a.json", '{"properties": {}, "optionalProperties": {}}'],
  ["jsonTypedef", "a.jtd.json", '{"elements": {"type": "string"}}'],
  [undefined, "docker-compose.yml", "version: 2\nservices: {}\n"],
  [undefined, "data.json", "[1, 2]"],
])("%s is told by its name and its keys: %s, %s", (language, path, text) => {
  expect(find({ [path]: text })[0]?.language).toBe(language);
});

test("tests, examples, settings of packages and what is read anyway aren't looked at", () => {
  const openapi = "openapi: 3.0.0\n";
  const paths = ["test/a.yaml", "x/examples/a.yaml", "src/test/resources/a.yaml", "package.json", "read.yaml"];
  const more = ["e2e/a.yaml", "src/integrationTest/a.yaml", "x/3rdparty/a.yaml", "x/vendor/github.com/y/z/a.yaml"];
  expect(find(Object.fromEntries([...paths, ...more].map((path) => [path, openapi])), ["read.yaml"])).toEqual([]);
  expect(find({ "schemas/vendor/a.yaml": openapi, "external/a.yaml": openapi })[0]?.count).toBe(2);
});

test("copies that generated clients have of an API are no APIs beside it", () => {
  const openapi = "openapi: 3.0.0\n";
  const client = { "clients/go/.openapi-generator-ignore": "", "clients/go/api/openapi.yaml": openapi };
  expect(find({ "openapi.yaml": openapi, ...client })[0]).toMatchObject({ count: 1, globs: ["openapi.yaml"] });
  expect(find(client)[0]?.count).toBe(1);
  expect(find({ "openapi.yaml": openapi, ...client }, ["openapi.yaml"])).toEqual([]);
  const own = { ".swagger-codegen-ignore": "", "openapi.yaml": openapi, "b/openapi.yaml": openapi };
  expect(find(own)[0]).toMatchObject({ count: 2, globs: undefined });
});

test("what stands beside schemas, is called as settings are and says that it is one is a schema", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-07/schema#"}';
  const settings = '{"$schema": "https://json.schemastore.org/package.json", "name": "ships"}';
  const files = {
    "a/ship.json": schema,
    "a/package.json": schema,
    "b/tsconfig.json": schema,
    "package.json": settings,
  };
  expect(find(files)[0]?.globs).toEqual(["a/package.json", "a/ship.json"]);
  expect(find({ ...files, "ship.json": schema })[0]?.globs).toEqual(["a/package.json", "a/ship.json", "ship.json"]);
  const many = Object.fromEntries(
    ["quay", "berth", "crane", "load", "deno", "package"].map((name) => [`${name}.json`, schema]),
  );
  expect(find(many)[0]?.globs).toEqual(["*.json", "deno.json", "package.json"]);
  expect(find({ "tsconfig.schema.json": schema })[0]?.paths).toEqual(["tsconfig.schema.json"]);
});

test("what may be a schema or an API by the keys with which it begins may say so behind many others", () => {
  const long = JSON.stringify({ Ship: { description: "x".repeat(10_000) } });
  const files = {
    "a.json": `{"$defs": ${long}, "$schema": "http://json-schema.org/draft-07/schema#"}`,
    "b.json": `{"definitions": ${long}, "swagger": "2.0"}`,
    "c.yaml": `components: ${long}\nopenapi: 3.0.3\n`,
    "d.json": `{"tools": ${long}, "$schema": "http://json-schema.org/draft-07/schema#"}`,
    "e.json": `{"description": ${long}, "cargo": {}}`,
  };
  expect(find(files).map(({ language, paths }) => [language, ...paths])).toEqual([
    ["jsonSchema", "a.json"],
    ["openapi", "b.json", "c.yaml"],
  ]);
});

test("what a build has made is looked at where there is nothing else, as in a package that was published", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-06/schema#"}';
  expect(find({ "dist/a.json": schema, "build/b.json": schema })[0]?.paths).toEqual(["build/b.json", "dist/a.json"]);
  expect(find({ "dist/a.json": schema, "src/a.json": schema })[0]?.paths).toEqual(["src/a.json"]);
});

test("globs name a few files, else their folders, else the folder of them all; none is needed for customary names", () => {
  const globsOf = (...paths: readonly string[]): readonly string[] | undefined =>
    find(Object.fromEntries(paths.map((path) => [path, "openapi: 3.0.0\n"])))[0]?.globs;
  expect(globsOf("api/openapi.yaml", "b.openapi.json", "c/swagger.json")).toBeUndefined();
  expect(globsOf("api/openapi.yaml", "api/(other).yaml")).toEqual(["api/\\(other\\).yaml", "api/openapi.yaml"]);
  expect(globsOf("a/1.yaml", "a/2.yaml", "b/3.json", "4.yaml")).toEqual(["*.yaml", "a/*.yaml", "b/*.json"]);
  expect(globsOf("s/a/1.yaml", "s/b/2.yaml", "s/c/3.yaml", "s/d/4.yaml", "s/e/f/5.yaml")).toEqual(["s/**/*.yaml"]);
});

test("globs leave out what a file of the same name says in YAML", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-07/schema#"}';
  const twins = ["spec/1/ship.json", "spec/1/ship.yaml", "spec/2/ship.json", "spec/2/ship.yaml"];
  const yaml = "$schema: http://json-schema.org/draft-07/schema#\n";
  const files = Object.fromEntries(twins.map((path) => [path, path.endsWith(".json") ? schema : yaml]));
  expect(find(files)[0]?.globs).toEqual(["spec/1/ship.json", "spec/2/ship.json"]);
  const more = { "spec/1/pier.json": schema, "spec/2/pier.json": schema };
  expect(find({ ...files, ...more })[0]?.globs).toEqual(["spec/1/*.json", "spec/2/*.json"]);
});

test("globs name files one by one where there are others of their kind between them, unless that takes very many", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-07/schema#"}';
  const names = ["berth", "crane", "pier", "ship"].map((name) => `data/${name}.json`);
  const files = Object.fromEntries(names.map((path) => [path, schema]));
  expect(find({ ...files, "data/words.yaml": "a: 1\n" })[0]?.globs).toEqual(["data/*.json"]);
  expect(find({ ...files, "data/words.json": '["a"]' })[0]?.globs).toEqual(names);
  const more = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`data/more${index}.json`, schema]));
  expect(find({ ...files, ...more, "data/words.json": '["a"]' })[0]?.globs).toEqual(["data/*.json"]);
});

test("globs leave out what a package has again for other kinds of modules", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-07/schema#"}';
  const globsOf = (...paths: readonly string[]): readonly string[] | undefined =>
    find(Object.fromEntries(paths.map((path) => [path, schema])))[0]?.globs;
  const names = ["a", "b", "c", "d", "e", "f"].map((folder) => `${folder}/ship.json`);
  const all = ["cjs", "esm", "types"].flatMap((kind) => names.map((name) => `dist/${kind}/${name}`));
  expect(globsOf(...all)).toEqual(["dist/cjs/**/*.json"]);
  expect(globsOf("esm/ship.schema.json", "lib/ship.schema.json")).toEqual(["esm/ship.schema.json"]);
  expect(globsOf("esm/ship.schema.json", "lib/pier.schema.json")).toBeUndefined();
});

test("globs leave out what a chart has again of definitions of resources, unless it says something else", () => {
  const definition = (name: string): string => `kind: CustomResourceDefinition\nmetadata:\n  name: ${name}\n`;
  const files = {
    "charts/mill/crds/mills.yaml": definition("mills"),
    "charts/mill/crds/sails.yaml": definition("other sails"),
    "config/crd/bases/mills.yaml": definition("mills"),
    "config/crd/bases/sails.yaml": definition("sails"),
  };
  expect(find(files)[0]?.globs).toEqual([
    "charts/mill/crds/sails.yaml",
    "config/crd/bases/mills.yaml",
    "config/crd/bases/sails.yaml",
  ]);
  const copies = { ...files, "charts/mill/crds/sails.yaml": definition("sails") };
  const bases = ["config/crd/bases/mills.yaml", "config/crd/bases/sails.yaml"];
  expect(find(copies)[0]?.globs).toEqual(bases);
  expect(find(copies, bases)).toEqual([]);
  expect(find(files, bases)[0]?.paths).toEqual(["charts/mill/crds/sails.yaml"]);
});

test("globs name what an API is split into, too, unless that says itself what it is", () => {
  const main = `openapi: 3.0.3
paths:
  /tags: { $ref: "./tags.yaml#/paths/~1tags" }
  /ships: { "$ref": parts/ships%20here.yaml }
  /far: { $ref: "https://x.example/far.yaml" }
  /lost: { $ref: ./lost.yaml }
`;
  const files = {
    "api/openapi.yaml": main,
    "api/tags.yaml": "paths: {}\n$ref: ../examples/tag.json\nsame: { $ref: openapi.yaml }\n",
    "api/parts/ships here.yaml": "get: { $ref: ../ship.schema.json }\n",
    "api/ship.schema.json": '{"$schema": "http://json-schema.org/draft-07/schema#"}',
    "api/other.yaml": "a: 1\n",
    "examples/tag.json": "{}",
  };
  expect(find(files).map(({ language, count, globs }) => [language, count, globs])).toEqual([
    ["openapi", 1, ["api/*.yaml", "api/parts/*.yaml", "examples/*.json"]],
    ["jsonSchema", 1, undefined],
  ]);
  expect(
    find({ "openapi.json": '{"openapi": "3.0.0", "a": {"$ref": "b.json#/a"}}', "b.json": "{}" })[0]?.globs,
  ).toEqual(["b.json", "openapi.json"]);
});

test("what looks like a schema is a part of the API that refers to it, and else a schema", () => {
  const shape = '{"type": "object", "properties": {}}';
  const found = find({
    "api/ships.yaml": "openapi: 3.1.0\npaths:\n  /a:\n    $ref: parts/a.json\n",
    "api/parts/a.json": '{"get": {"$ref": "../schemas/ship.json"}}',
    "api/schemas/ship.json": shape,
    "api/schemas/said.json": '{"$schema": "https://json-schema.org/draft/2020-12/schema"}',
    "events/arrival.json": shape,
  });
  expect(found.map(({ language, globs, count }) => [language, count, globs])).toEqual([
    ["jsonSchema", 2, ["api/schemas/said.json", "events/arrival.json"]],
    ["openapi", 1, ["api/parts/a.json", "api/schemas/ship.json", "api/ships.yaml"]],
  ]);
});

test("counts all and names the first, in the order of their paths", () => {
  const found = find(Object.fromEntries(["d", "c", "b", "a"].map((name) => [`${name}.proto`, ""])));
  expect(found).toEqual([
    { language: "protobuf", paths: ["a.proto", "b.proto", "c.proto"], count: 4, folder: "", globs: undefined },
  ]);
});

test("globs for schemas in many folders leave out the examples between them", () => {
  const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }';
  const folders = ["a", "b", "c", "d", "e"];
  const files = Object.fromEntries(
    folders.flatMap((folder) => [
      [`schemas/${folder}/one.json`, schema],
      [`schemas/${folder}/two.json`, schema],
      [`examples/${folder}/one.json`, "[]"],
    ]),
  );
  expect(find({ ...files, "top.json": schema, "package.json": "{}" })[0]?.globs).toEqual([
    "top.json",
    "schemas/**/*.json",
  ]);
});

test("schemas are found behind any number of other files, and counted", () => {
  const fill = (folder: string, count: number, text: string): readonly (readonly [string, string])[] =>
    Array.from({ length: count }, (_, index) => [`${folder}/${index % 90}/${index}.json`, text]);
  const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }';
  const files = Object.fromEntries([...fill("data", 900, "{}"), ...fill("schemas", 800, schema)]);
  expect(find(files)).toEqual([
    expect.objectContaining({ language: "jsonSchema", count: 800, folder: "schemas/", globs: ["schemas/**/*.json"] }),
  ]);
});

test("in a folder that is very large, what has been looked at and is something else stays out", () => {
  const schema = '{"$schema": "http://json-schema.org/draft-07/schema#"}';
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`data/${index}.json`, "[]"]));
  const schemas = Object.fromEntries(["crew", "pier", "port", "ship"].map((name) => [`json/${name}.json`, schema]));
  const [found] = find({ ...many, ...schemas, "json/tools.json": '{"tools": []}' });
  expect(found?.globs).toEqual(Object.keys(schemas));
  expect(find({ ...many, ...schemas })[0]?.globs).toEqual(["json/*.json"]);
});

test("what schemas refer to is read with them, also where it doesn't say that it is one", () => {
  const files = {
    "schema/ship.json":
      '{"$schema": "http://json-schema.org/draft-04/schema#", "$ref": "parts/defs.json#/definitions/hull"}',
    "schema/parts/defs.json": '{"definitions": {"hull": {"$ref": "../steel.json"}}}',
    "schema/steel.json": '{"type": "string"}',
    "schema/words.json": '{"words": []}',
  };
  expect(find(files)).toMatchObject([
    { language: "jsonSchema", count: 1, globs: ["schema/parts/defs.json", "schema/ship.json", "schema/steel.json"] },
  ]);
  // What an API is split into stays its own.
  const api = "openapi: 3.0.0\npaths:\n  /a: { $ref: schema/parts/defs.json }\n";
  expect(find({ ...files, "api.yaml": api }).map(({ language, globs }) => [language, globs])).toEqual([
    ["openapi", ["api.yaml", "schema/parts/defs.json", "schema/steel.json"]],
    ["jsonSchema", ["schema/ship.json"]],
  ]);
});
