import { expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { compareEndpoints } from "./compare-endpoints.ts";

test("of what is gone, the page is told that was about it", () => {
  const offered = { plugin: "calls", inputs: [], answers: [] };
  const before = {
    endpoints: [
      { ...offered, name: "GET /a", page: "operations/a" },
      { ...offered, name: "GET /b" },
    ],
    payloads: [{ plugin: "calls", name: "A", page: "schemas/A", schema: {} }],
  } as unknown as Catalogue;
  const changes = compareEndpoints(before, {} as unknown as Catalogue);
  expect(changes.map(({ thing, before }) => [thing, before?.text])).toEqual([
    ["GET /a", "calls/operations/a"],
    ["GET /b", undefined],
    ["A", "calls/schemas/A"],
  ]);
});
