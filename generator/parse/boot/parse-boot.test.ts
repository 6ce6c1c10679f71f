import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseBoot } from "./parse-boot.ts";

test.each([
  ["boot/roles.json", '[\n  { "urn": "urn:li:dataHubRole:Admin"\n    "aspect": {} }\n]', "json/missing-comma at 3:5"],
  ["boot/roles.json", '[\n  { "urn": "urn:li:dataHubRole:Admin", }', "json/"],
  ["boot/retention.yaml", '- entity: "*\n  aspect: x\n', "data/malformed-yaml"],
])("what is wrong with %s is told by the reader of its language", (path, text, said) => {
  const report = createReport();
  expect(parseBoot({ path, text, kind: "boot" }, report)).toBeUndefined();
  const [first] = report.diagnostics.map(({ code, span }) => `${code} at ${span?.startLine}:${span?.startColumn}`);
  expect(first?.startsWith(said)).toBe(true);
});
