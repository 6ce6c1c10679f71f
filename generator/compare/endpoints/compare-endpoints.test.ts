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

test("what answers to any method answers to those that had operations of their own", () => {
  const offered = { plugin: "calls", inputs: [], answers: [] };
  const limit = { name: "query limit", isRequired: true };
  const before = {
    endpoints: ["GET /a/{id}", "POST /a/{id}", "GET /b"].map((name) => ({ ...offered, name, id: name })),
  };
  const after = { endpoints: [{ ...offered, name: "ANY /a/{id}", inputs: [limit] }] };
  const [was, is] = [before, after] as unknown as [Catalogue, Catalogue];
  expect(compareEndpoints(was, is).map(({ code, thing }) => `${code} ${thing}`)).toEqual([
    "safe/endpoint-added ANY /a/{id}",
    "breaking/required-input-added GET /a/{id}",
    "breaking/endpoint-removed GET /b",
    "breaking/required-input-added POST /a/{id}",
  ]);
  expect(compareEndpoints(is, was).map(({ code }) => code)).toContain("breaking/endpoint-removed");
});

test("a value that alternatives come to refuse together is named, in each way", () => {
  const toCatalogue = (limit: object, way: "inputs" | "answers"): Catalogue => {
    const schema = { oneOf: [{ type: "number", ...limit }, { type: "integer" }] };
    const inputs = way === "inputs" ? [{ name: "query limit", isRequired: true, schema }] : [];
    const answers = way === "answers" ? [{ status: "200", media: { "application/json": schema }, headers: [] }] : [];
    const endpoint = { plugin: "calls", name: "GET /a", id: "a", inputs, answers };
    return { endpoints: [endpoint], payloads: [] } as unknown as Catalogue;
  };
  const tell = (was: Catalogue, is: Catalogue): readonly unknown[] =>
    compareEndpoints(was, is)
      .filter(({ verdict }) => verdict === "breaking")
      .map(({ code, before, after }) => [code, before?.text, after?.text]);
  const [limited, free] = [{ maximum: 10 }, {}];
  expect(tell(toCatalogue(limited, "inputs"), toCatalogue(free, "inputs"))).toEqual([
    ["breaking/request-value-narrowed", "11", "no 11"],
  ]);
  expect(tell(toCatalogue(free, "answers"), toCatalogue(limited, "answers"))).toEqual([
    ["breaking/response-value-widened", "never 11", "11 at times"],
  ]);
});

test("a proof that is asked for with rights from now on is named once", () => {
  const toCatalogue = (access: readonly (readonly string[])[]): Catalogue => {
    const endpoint = { plugin: "calls", name: "GET /a", id: "a", inputs: [], answers: [], access };
    return { endpoints: [endpoint], payloads: [] } as unknown as Catalogue;
  };
  const tell = (after: readonly string[]): unknown => {
    const [change] = compareEndpoints(toCatalogue([["HTTP bearer"]]), toCatalogue([after]));
    return [change?.before?.text, change?.after?.text];
  };
  expect(tell(["HTTP bearer", "HTTP bearer for ships", "HTTP bearer for berths"])).toEqual([
    "HTTP bearer",
    "HTTP bearer for ships and HTTP bearer for berths",
  ]);
  expect(tell(["HTTP bearer", "key in header a"])).toEqual(["HTTP bearer", "HTTP bearer and key in header a"]);
});
