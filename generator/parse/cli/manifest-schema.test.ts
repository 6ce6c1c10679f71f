import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { manifestKeys } from "./manifest-keys.ts";

const root = join(import.meta.dirname, "../../..");
const schema = JSON.parse(readFileSync(join(root, "cli-manifest.schema.json"), "utf8")) as {
  readonly properties: object;
  readonly $defs: Readonly<Record<string, { readonly properties: object }>>;
};
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

function complain(text: string): readonly string[] {
  if (validate(parse(text, { maxAliasCount: -1 }))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe("the published schema of manifests of commands", () => {
  test.each(readdirSync(join(root, "schemas/cli")))("accepts the bundled %s", (file) => {
    expect(complain(readFileSync(join(root, "schemas/cli", file), "utf8"))).toEqual([]);
  });

  it("rejects what the reader reports", () => {
    expect(complain("command: []")).toEqual([expect.stringContaining("must NOT have additional properties")]);
    expect(complain("commands: [{ doc: x }]")).toEqual([expect.stringContaining("required property 'command'")]);
    expect(complain("commands: [{ command: a, options: [{ doc: x }] }]")).toEqual([
      expect.stringContaining("required property 'names'"),
    ]);
  });

  it.each(Object.keys(manifestKeys))("has the keys that the reader knows: %s", (kind) => {
    const found = kind === "manifest" ? schema.properties : schema.$defs[kind]?.properties;
    expect(Object.keys(found ?? {}).sort()).toEqual([...manifestKeys[kind as keyof typeof manifestKeys]].sort());
  });
});
