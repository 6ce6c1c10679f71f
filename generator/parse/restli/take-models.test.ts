import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { SchemaDocument } from "../schema-document.ts";
import { parsePdl } from "../pdl/parse-pdl.ts";
import { parseRestli } from "./parse-restli.ts";
import type { RestliDocument } from "./restli-document.ts";
import { takeModels } from "./take-models.ts";

function readSnapshot(name: string, ...models: readonly string[]): RestliDocument {
  const records = models.map((one) => `{ "type": "record", "name": "${one}", "namespace": "x", "fields": [] }`);
  const text = `{ "models": [${records.join()}], "schema": { "name": "${name}", "simple": {} } }`;
  const document = parseRestli({ path: `${name}.snapshot.json`, kind: "restli", text }, createReport());
  if (document === undefined) throw new Error(`${name} can't be read`);
  return document;
}

function print(documents: readonly SchemaDocument[]): readonly string[] {
  return documents.map(({ file, declarations }) =>
    [file, ...declarations.map((type) => ("name" in type ? type.name : type.kind))].join(" "),
  );
}

it("takes what nothing else declares, from the first snapshot that has it", () => {
  const text = "namespace x record Fleet { flag: record Flag {} }";
  const fleet = parsePdl({ path: "x/Fleet.pdl", kind: "pdl", text }, createReport());
  if (fleet === undefined) throw new Error("the fleet can't be read");
  const snapshots = [readSnapshot("a", "Ship", "Flag", "Fleet"), readSnapshot("b", "Ship", "Port"), readSnapshot("c")];
  expect(print(takeModels(snapshots, [fleet]))).toEqual(["a.snapshot.json Ship", "b.snapshot.json Port"]);
});
