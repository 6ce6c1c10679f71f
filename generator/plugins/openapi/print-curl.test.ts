import { expect, test } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import openapi from "./openapi.ts";

function printCalls(paths: JsonObject): readonly string[] {
  const document = {
    ...{ openapi: "3.1.0", paths, servers: [{ url: "https://queue.example" }], security: [{ key: [] }] },
    components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "key" } } },
  };
  const { reader, pages } = openapi({});
  const { data } = reader?.read({ path: "openapi.json", text: JSON.stringify(document) }) ?? {};
  const extensions = [{ plugin: "openapi", file: "openapi.json", data }];
  const catalogue = { extensions, entities: new Map(), schemas: new Map() } as unknown as Catalogue;
  const parts =
    pages?.(catalogue).pages.flatMap(({ sections = [] }) => sections.flatMap((section) => section.parts)) ?? [];
  return parts
    .flatMap((part) => (part.kind === "code" ? part.blocks : []))
    .flatMap(({ label, code }) => (label === "curl" ? [code] : []));
}

test("a call has its query behind a path that tells its operations apart by a hash or a query", () => {
  const required = (name: string) => ({ name, in: "query", required: true, schema: { type: "string", enum: ["x"] } });
  const calls = printCalls({
    "/{queue}#Action=Send": {
      parameters: [{ name: "queue", in: "path", required: true, example: "a#b" }],
      get: { parameters: [required("Action")] },
    },
    "/acl#acl": { get: {} },
    "/list?type=2": { get: { parameters: [required("prefix")] } },
    "/list?type=3": { get: {} },
  });
  expect(calls).toEqual([
    `curl -X GET 'https://queue.example/a%23b?Action=x''&key='"$API_KEY"`,
    `curl -X GET 'https://queue.example/acl''?key='"$API_KEY"`,
    `curl -X GET 'https://queue.example/list?type=2&prefix=x''&key='"$API_KEY"`,
    `curl -X GET 'https://queue.example/list?type=3''&key='"$API_KEY"`,
  ]);
});

test("a call sends no form that isn't needed and has no fields", () => {
  const toBody = (type: string, more: JsonObject = {}) => ({
    content: { [type]: { schema: { type: "object" } } },
    ...more,
  });
  const form = toBody("application/x-www-form-urlencoded");
  const calls = printCalls({
    "/a": { get: { requestBody: form }, post: { requestBody: toBody("application/json") } },
    "/b": { post: { requestBody: toBody("application/x-www-form-urlencoded", { required: true }) } },
    "/c": { get: { requestBody: toBody("application/json") } },
  });
  const key = `''?key='"$API_KEY"`;
  expect(calls.map((call) => call.replaceAll(/\s*\\\n\s*/g, " "))).toEqual([
    `curl -X GET 'https://queue.example/a${key}`,
    `curl -X POST 'https://queue.example/a${key} -H 'Content-Type: application/json' -d '{}'`,
    `curl -X POST 'https://queue.example/b${key} -H 'Content-Type: application/x-www-form-urlencoded' --data-binary @body`,
    `curl -X GET 'https://queue.example/c${key}`,
  ]);
});
