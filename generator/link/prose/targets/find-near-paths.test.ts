import { expect, test } from "vitest";
import { arrangePaths, findNearPaths } from "./find-near-paths.ts";

const known = arrangePaths([
  "docs/advanced/field-path-spec.md",
  "docs/advanced/fields-and-paths/README.md",
  "docs/how/add-fields.md",
  "generated/metamodel/entities/schemafield",
  "docs/start/quickstart.md",
]);

test.each([
  ["a file of the same name elsewhere", "docs/quickstart.md", ["docs/start/quickstart.md"]],
  [
    "one beside it with a name close to it",
    "docs/advanced/field-path-spec-v2.md",
    ["docs/advanced/field-path-spec.md"],
  ],
  ["one in a folder close to it", "docs/advance/field-path-specs.md", ["docs/advanced/field-path-spec.md"]],
  ["nothing, however near the way is to another file", "docs/advanced/layered-path-doc.md", []],
  ["nothing of another kind", "docs/models/entities/deprecation-v2.md", []],
])("suggests %s", (_, path, expected) => {
  expect(findNearPaths({ path, nearest: path }, known)).toEqual(expected);
});
