import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { manifestKeys } from "./manifest-keys.ts";

const root = join(import.meta.dirname, "../../..");
const schema = JSON.parse(readFileSync(join(root, "access-manifest.schema.json"), "utf8")) as {
  readonly properties: object;
  readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
};
const validate = new Ajv2020({ strict: true }).compile(schema);

function complain(text: string): readonly string[] {
  if (validate(parse(text))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe("the published schema of access manifests", () => {
  test.each(readdirSync(join(root, "schemas/access")))("accepts the bundled %s", (file) => {
    expect(complain(readFileSync(join(root, "schemas/access", file), "utf8"))).toEqual([]);
  });

  it("accepts a manifest with every key", () => {
    expect(complain(readFileSync(join(root, "generator/testdata/access/kitchen-sink.yml"), "utf8"))).toEqual([]);
  });

  it("rejects what the reader reports", () => {
    expect(complain("privilege: []")).toEqual([expect.stringContaining("must NOT have additional properties")]);
    expect(complain("roles: [{ doc: x }]")).toEqual([expect.stringContaining("must have required property 'name'")]);
    expect(complain("policies: [{ id: 7 }]")).toEqual([expect.stringContaining("/policies/0/id must be string")]);
    expect(complain("privileges: [{ name: A, scope: entity }]")).toEqual([
      expect.stringContaining("/scope must be equal to one of the allowed values"),
    ]);
  });

  it.each(Object.keys(manifestKeys))("has the keys that the reader knows: %s", (kind) => {
    const found = kind === "manifest" ? schema.properties : (schema.$defs[kind]?.properties ?? {});
    expect(Object.keys(found).sort()).toEqual([...manifestKeys[kind as keyof typeof manifestKeys]].sort());
  });
});
