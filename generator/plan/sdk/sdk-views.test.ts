import { expect, test } from "vitest";
import { toImportLine } from "./sdk-views.ts";

test.each([
  ["Graph", "from a.client import Graph"],
  ["Graph.Related", "from a.client import Graph"],
  [undefined, "import a.client"],
])("imports what Python can import for %s", (name, code) => {
  expect(toImportLine("a.client", name).code).toBe(code);
});
