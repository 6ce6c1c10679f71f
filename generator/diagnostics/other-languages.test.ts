import { expect, test } from "vitest";
import { sayWayToRead, type OtherFiles } from "./other-languages.ts";

const schemas = (globs: readonly string[]): OtherFiles => ({
  ...{ language: "jsonSchema", paths: globs, count: globs.length, folder: "", globs },
});

test("what has files read is said in whole, or not at all", () => {
  expect(sayWayToRead(schemas(["a.json"]))).toBe(
    'JSON Schema: `plugins: [{ plugin: aspectdoc/plugins/json-schema, options: { files: ["a.json"] } }]` in the config file reads it',
  );
  const many = Array.from({ length: 9 }, (_, index) => `specification/schema/entity/${index}.json`);
  expect(sayWayToRead(schemas(many))).toBe(
    "JSON Schema: `aspectdoc/plugins/json-schema` among the `plugins` of the config file reads it, told where its files are",
  );
});

test("what has files read names what is read already, which a list in the config file takes the place of", () => {
  const api = { plugin: "aspectdoc/plugins/openapi" };
  const all = { plugin: "aspectdoc/plugins/json-schema", files: ["a/*.json", "b/*.json"] };
  expect(sayWayToRead({ ...schemas(["b/*.json"]), plugins: [api, all] })).toBe(
    'JSON Schema: `plugins: [aspectdoc/plugins/openapi, { plugin: aspectdoc/plugins/json-schema, options: { files: ["a/*.json","b/*.json"] } }]` in the config file reads it as well',
  );
  const files = Array.from({ length: 9 }, (_, index) => `specification/schema/entity/${index}.json`);
  expect(sayWayToRead({ ...schemas(files), plugins: [api, { ...all, files }] })).toBe(
    "JSON Schema: `aspectdoc/plugins/json-schema` among the `plugins` of the config file reads it, told where its files are, with what is read now, which `aspectdoc init` writes down",
  );
});

test("what nothing reads is spoken of as what it is, one thing or several", () => {
  const say = (language: OtherFiles["language"]): string =>
    sayWayToRead({ language, paths: ["a.yaml"], count: 1, folder: "" });
  expect(say("asyncapi")).toMatch(/^AsyncAPI: it is read by a plug-in, .* something of it that is$/);
  expect(say("dataProduct")).toMatch(/^data products: they are read by .* something of them that is$/);
  expect(say("kubernetes")).toMatch(
    /^definitions of custom resources of Kubernetes: `plugins: \[aspectdoc\/plugins\/json-schema\]`/,
  );
});
