import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PlainPage, PluginDocument } from "../plugin.ts";
import openapi from "./openapi.ts";

const read = (text: string): PluginDocument => openapi({}).reader?.read({ path: "openapi.yaml", text }) ?? {};
const codesOf = ({ problems = [] }: PluginDocument): readonly string[] => problems.map(({ code }) => code);

/** The pages of descriptions, by their paths. */
function planPages(...documents: readonly object[]): ReadonlyMap<string, PlainPage> {
  const extensions = documents.map((document, index) => {
    const { data = null, problems } = read(JSON.stringify(document));
    expect(problems).toEqual([]);
    return { plugin: "openapi", file: `${index}.json`, data };
  });
  const { pages = [] } = openapi({}).pages?.({ extensions } as unknown as Catalogue) ?? {};
  return new Map(pages.map((page) => [page.path, page]));
}

/** The only code block below the heading. */
function codeOf(page: PlainPage | undefined, section: string): string | undefined {
  const parts = page?.sections?.find(({ id }) => id === section)?.parts ?? [];
  return parts.flatMap((part) => (part.kind === "code" ? part.blocks : []))[0]?.code;
}

const api = { openapi: "3.1.0", info: { title: "Shop" } };

describe("an API", () => {
  test("has calls that hold whatever stands in it safely", () => {
    const parameters = [
      { name: "id", in: "path", required: true, schema: { type: "string" }, example: "a/b'c" },
      { name: "q x", in: "query", required: true, schema: { type: "string" }, example: "$(rm)" },
      { name: "X-Who", in: "header", required: true, schema: { type: "string" }, example: "it's me" },
    ];
    const content = { "application/json": { schema: { type: "object" }, example: { say: "it's `me`" } } };
    const post = { operationId: "buy", parameters, requestBody: { content } };
    const pages = planPages({ ...api, paths: { "/things/{id}": { post } } });
    expect(codeOf(pages.get("operations/buy"), "call")).toBe(
      [
        `curl -X POST "$API_URL"'/things/a%2Fb'\\''c?q%20x=%24(rm)'`,
        `-H 'X-Who: it'\\''s me'`,
        `-H 'Content-Type: application/json'`,
        `-d '{\n  "say": "it'\\''s \`me\`"\n}'`,
      ].join(" \\\n  "),
    );
  });

  test("has pages for operations and schemas whose names are alike", () => {
    const schemas = { Thing: { type: "string" }, thing: { type: "integer" } };
    const pages = planPages({ ...api, paths: { "/a/{b}": { get: {} }, "/a/b": { get: {} } }, components: { schemas } });
    expect([...pages.keys()]).toEqual([
      "",
      "operations/get-a-b",
      "operations/get-a-b-2",
      "schemas/Thing",
      "schemas/thing-2",
    ]);
  });

  test("stands beside others", () => {
    const pages = planPages({ ...api, paths: { "/a": { get: {} } } }, { ...api, paths: {} });
    expect([...pages.keys()]).toEqual(["Shop", "Shop/operations/get-a", "Shop-2"]);
  });

  test("may go round in circles", () => {
    const schemas = {
      A: { allOf: [{ $ref: "#/components/schemas/B" }], properties: { a: { $ref: "#/components/schemas/A" } } },
      B: { allOf: [{ $ref: "#/components/schemas/A" }] },
      C: { $ref: "#/components/schemas/D" },
      D: { $ref: "#/components/schemas/C" },
      E: { type: "array", items: { $ref: "#/components/schemas/E" } },
    };
    const pages = planPages({ ...api, paths: {}, components: { schemas } });
    expect(pages.size).toBe(6);
    expect(pages.get("schemas/A")?.sections?.map(({ id }) => id)).toEqual(["fields", "definition", "used-by"]);
  });

  test("that is another language, broken, or refers out of its file is told so", () => {
    expect(codesOf(read("swagger: '2.0'\n"))).toEqual(["not-openapi"]);
    expect(codesOf(read("{ "))).toContain("malformed");
    expect(codesOf(read("a: &a [*a, *a]\nb: ["))).toContain("malformed");
    expect(codesOf(read(`openapi: 3.0.0\npaths: ${"{a: ".repeat(5000)}${"}".repeat(5000)}`))).toEqual(["malformed"]);
    const paths =
      "paths: { /a: { get: { responses: { '200': { $ref: other.yaml#/x }, '404': { $ref: '#/components/x' } } } } }";
    const { problems } = read(`openapi: 3.0.0\n${paths}\n`);
    expect(problems?.map(({ code, place }) => [code, place?.startLine])).toEqual([
      ["remote-reference", 2],
      ["unknown-reference", 2],
    ]);
  });
});
