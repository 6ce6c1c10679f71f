import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { parseLocatedJson } from "./parse-located-json.ts";
import { createPackedJsonReader } from "./read-packed-json.ts";

test("reads the texts of a large file in a time that grows with their number", () => {
  const text = JSON.stringify(
    Array.from({ length: 3000 }, (_, at) => ({
      at,
      schema: JSON.stringify({ type: "string", notes: [`${at}`, "x"] }),
    })),
    null,
    1,
  );
  const json = parseLocatedJson({ path: "dump.json", text }, createReport());
  const texts = (json?.kind === "array" ? json.items : []).flatMap((item) =>
    item.kind === "object" ? (item.entries.get("schema")?.value ?? []) : [],
  );
  expect(texts).toHaveLength(3000);
  const measure = (count: number): number =>
    measureCpuTime(() => {
      const reader = createPackedJsonReader({ path: "dump.json", text });
      for (const each of texts.slice(0, count)) reader.read(each, createReport());
    });
  // Were the file gone through for each of them, that would be a hundred times as much.
  expect([1, 2, 3, 4].some(() => measure(3000) < 20 * Math.max(measure(30), 10))).toBe(true);
});

test.each([
  [String.raw`{ "schema": "{\"name\": \"A\", \"name\": \"B\"}" }`, 32],
  [String.raw`{ "schema": "{\"name\": \"\u0041\", \"name\": \"B\"}" }`, 37],
  [String.raw`{ "schema": "{\"name\": \"\u0\", \"name\": \"B\"}" }`, 34],
])("tells where in the file both of two keys are: %s", (text, column) => {
  const report = createReport();
  const file = { path: "answer.json", text };
  const json = parseLocatedJson(file, createReport());
  const schema = json?.kind === "object" ? json.entries.get("schema")?.value : undefined;
  if (schema !== undefined) createPackedJsonReader(file).read(schema, report);
  expect(
    report.diagnostics.map(({ span, related }) => [span, related?.[0]?.span].map((at) => at?.startColumn)),
  ).toEqual([[column, 15]]);
});
