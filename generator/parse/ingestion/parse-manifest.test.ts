import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createReport } from "../../diagnostics/report.ts";
import { printJson } from "../../print/print-json.ts";
import { formatDiagnostics } from "../../testdata/graphql-model.ts";
import { expectGolden } from "../../testdata/golden.ts";
import type { ManifestDocument } from "./ingestion-document.ts";
import {
  printComponentManifestJsonSchema,
  printManifestJsonSchema,
  printOptionSetJsonSchema,
} from "./manifest-schema.ts";
import { parseManifest } from "./parse-manifest.ts";

const folder = fileURLToPath(new URL("../../testdata/ingestion/manifests", import.meta.url));

function read(text: string): { document: ManifestDocument | undefined; said: string } {
  const report = createReport();
  const document = parseManifest({ path: "ingestion/depot.yml", text, kind: "ingestion" }, report);
  const said = formatDiagnostics(report.diagnostics);
  return { document: document?.kind === "ingestionManifest" ? document : undefined, said };
}

function readFile(name: string): string {
  return readFileSync(`${folder}/${name}`, "utf8");
}

describe("parseManifest", () => {
  it("reads every key, with the places of what it names", () => {
    const { document, said } = read(readFile("all-keys.yml"));
    expect(said).toBe("");
    expectGolden(`${folder}/all-keys.expected.json`, `${printJson(document)}\n`);
  });

  it("keeps the rest where something is wrong", () => {
    const { document, said } = read(readFile("broken.yml"));
    expectGolden(`${folder}/broken.expected.txt`, said);
    expect(
      document?.plugins.map(({ id, options }) => `${id}: ${options.options.map(({ path }) => path).join(" ")}`),
    ).toEqual(["one: port kept", "two: "]);
  });

  it("gives places within empty lines of a recipe, however far in the others are", () => {
    const recipe = ["source:", "  config:", '    rooms: "all', "", '    type: "x"', '    rooms: "all'];
    const lines = ["    recipe: |", ...recipe.map((line) => (line === "" ? "" : `      ${line}`))];
    const { said } = read(`platform: depot\nname: Depot\nplugins:\n  - id: depot\n${lines.join("\n")}\n`);
    expect(said).toContain("ingestion/depot.yml:9:1-9:1 warning ingestion/malformed-recipe");
  });

  it("gives the place of a setting in a recipe as that of its line", () => {
    const { document } = read(readFile("all-keys.yml"));
    const settings = document?.plugins[0]?.recipe?.settings.map(
      ({ keys, span }) => `${keys.join(".")} ${span.startLine}:${span.startColumn}-${span.endColumn}`,
    );
    expect(settings).toEqual(["host 32:11-14", "zones 33:11-15", "zones.name 34:15-18"]);
  });

  it.each([
    ["platform: [", "ingestion/malformed-manifest"],
    ["a: &a [1, 1]\nb: &b [*a, *a]\nplatform: *b\nplugins: []", "ingestion/wrong-value"],
    ["plugins: []", "ingestion/missing-key"],
    ["platform: depot", "ingestion/missing-key"],
    ["platform: depot\nplugins: none", "ingestion/wrong-value"],
    ["platform: ''\nplugins: []", "ingestion/wrong-value"],
    ["source: {type: depot}", "ingestion/not-a-manifest"],
    ["", "ingestion/not-a-manifest"],
    ["just text", "ingestion/not-a-manifest"],
  ])("gives nothing for %j", (text, code) => {
    const { document, said } = read(text);
    expect(document).toBeUndefined();
    expect(said).toContain(code);
  });

  it("does not read what no manifest needs to be", () => {
    expect(read(`platform: ${"[".repeat(200)}`).said).toContain("nested more than 100 levels deep");
    expect(read("#".repeat(4_000_001)).said).toContain("larger than 4 MB");
  });

  it("does not follow aliases without end", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`);
    expect(read(`a0: &a0 [1]\n${lines.join("")}platform: x\nplugins: []\n`).said).toContain(
      "its aliases repeat too much",
    );
  });
});

describe("the published schemas", () => {
  const folderOfSchemas = fileURLToPath(new URL("../../../", import.meta.url));

  it.each([
    ["ingestion-manifest.schema.json", printManifestJsonSchema()],
    ["ingestion-options.schema.json", printOptionSetJsonSchema()],
    ["ingestion-components.schema.json", printComponentManifestJsonSchema()],
  ])("include %s, which is the one that is read by", (name, printed) => {
    const path = `${folderOfSchemas}${name}`;
    if (process.env["UPDATE"] === "1") writeFileSync(path, printed);
    expect(readFileSync(path, "utf8")).toBe(printed);
  });

  it("accept and reject what the reader of components does", () => {
    const validate = compile(printComponentManifestJsonSchema());
    expect(validate({ components: [{ kind: "sink", id: "a", class: "b.C", include: ["d"], options: [] }] })).toBe(true);
    expect(validate({ components: [{ kind: "sing", id: "a", class: "b.C" }] })).toBe(false);
  });

  it("accept and reject what the reader does", () => {
    const validate = compile(printManifestJsonSchema());
    expect(validate(parse(readFile("all-keys.yml"))), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(parse(readFile("broken.yml")))).toBe(false);
    const validateSet = compile(printOptionSetJsonSchema());
    expect(validateSet({ set: "a", include: ["b"], options: [{ path: "c", type: "string" }] })).toBe(true);
    expect(validateSet({ set: "a", options: [{ path: "c" }] })).toBe(false);
  });
});

function compile(schema: string) {
  return new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(schema));
}
