import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { manifestKeys } from "./manifest-keys.ts";

const root = join(import.meta.dirname, "../../..");
const schema = JSON.parse(readFileSync(join(root, "sdk-manifest.schema.json"), "utf8")) as {
  readonly properties: object;
  readonly $defs: Readonly<Record<string, { readonly properties?: object; readonly anyOf?: readonly object[] }>>;
};
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

function complain(text: string): readonly string[] {
  if (validate(parse(text, { maxAliasCount: -1 }))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe("the published schema of SDK manifests", () => {
  test.each(readdirSync(join(root, "schemas/sdk")))("accepts the bundled %s", (file) => {
    expect(complain(readFileSync(join(root, "schemas/sdk", file), "utf8"))).toEqual([]);
  });

  it("accepts a manifest with every key", () => {
    expect(complain(readFileSync(join(root, "generator/testdata/sdk/kitchen-sink.yml"), "utf8"))).toEqual([]);
  });

  it("rejects what the reader reports", () => {
    expect(complain("page: models")).toEqual([expect.stringContaining("/page must match pattern")]);
    expect(complain("moduls: []")).toEqual([expect.stringContaining("must NOT have additional properties")]);
    expect(complain("modules: [{ doc: x }]")).toEqual([expect.stringContaining("must have required property 'name'")]);
  });

  it.each(Object.keys(manifestKeys))("has the keys that the reader knows: %s", (kind) => {
    const found = kind === "manifest" ? schema.properties : propertiesOf(kind === "deprecated" ? "deprecated" : kind);
    expect(Object.keys(found).sort()).toEqual([...manifestKeys[kind as keyof typeof manifestKeys]].sort());
  });
});

function propertiesOf(name: string): object {
  const found = schema.$defs[name];
  const inner = found?.anyOf?.find((choice): choice is { properties: object } => "properties" in choice);
  return found?.properties ?? inner?.properties ?? {};
}
