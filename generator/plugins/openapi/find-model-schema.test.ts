import { expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ApiFile } from "./api-document.ts";
import { findModelSchemas } from "./find-model-schema.ts";

const declared = [
  ["ship", "ship.json"],
  ["ship.Crew", "ship.json"],
  ["load.A", "load.json"],
  ["load.Load", "load.json", "load"],
  ["quay.A", "quay.json"],
  ["quay.B", "quay.json"],
];
const schemas = new Map(
  declared.map(([fullName = "", file, ...aliases]) => [fullName, { fullName, aliases, span: { file } }]),
);
const find = findModelSchemas({ schemas } as unknown as Catalogue);

test.each([
  ["ship.json", "ship"],
  ["ship.json#/$defs/Crew", "ship.Crew"],
  ["load.json", "load.Load"],
  ["load.json#/definitions/Load", "load.Load"],
  ["quay.json", undefined],
])("%s is the schema %s of the model", (reference, name) => {
  expect(find({ file: "api.yaml" } as ApiFile, reference)).toBe(name);
});
