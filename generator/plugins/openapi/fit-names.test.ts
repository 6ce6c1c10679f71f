import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { longestName } from "../longest-name.ts";
import type { Offer, PageFamily } from "../plugin.ts";
import { familyShape, offerShape } from "../plugin-shapes.ts";
import { fitNames } from "./fit-names.ts";
import openapi from "./openapi.ts";

/** An API in which everything that may be called anything is called the same. */
function nameAll(name: string): object {
  const schema = { type: "object", properties: { [name]: { type: "string" } } };
  const answer = {
    description: "OK",
    headers: { [name]: { schema } },
    content: {
      [name]: { schema },
      "application/json": { schema, examples: { [name]: { value: {} }, b: { value: 1 } } },
    },
  };
  const operation = {
    ...{ operationId: name, tags: [name], parameters: [{ in: "query", name, schema }] },
    responses: { [name]: answer, 200: answer },
    callbacks: { [name]: { [name]: { post: { responses: {} } } } },
  };
  return {
    ...{ openapi: "3.1.0", info: { title: name }, servers: [{ url: name }], tags: [{ name, description: "Of all." }] },
    paths: { "/ships": { post: operation }, [name]: { get: operation } },
    webhooks: { [name]: { post: operation } },
    components: { schemas: { [name]: schema }, securitySchemes: { [name]: { type: "apiKey", in: "header", name } } },
    security: [{ [name]: [] }],
  };
}

function give(document: object): { readonly family: PageFamily | undefined; readonly offer: Offer | undefined } {
  const plugin = openapi({});
  const { data = null } = plugin.reader?.read({ path: "openapi.json", text: JSON.stringify(document) }) ?? {};
  const extensions = [{ plugin: "openapi", file: "openapi.json", data }];
  const catalogue = { extensions, entities: new Map(), schemas: new Map() } as unknown as Catalogue;
  return { family: plugin.pages?.(catalogue), offer: plugin.offers?.(catalogue) ?? undefined };
}

describe("names that can't be shown as they are", () => {
  test.each([
    ["none", ""],
    ["a blank", " "],
    ["a long word", "x".repeat(longestName + 1)],
    ["many words", "a b/".repeat(longestName)],
  ])("leave all pages of an API there: %s", (_, name) => {
    const { family, offer } = give(nameAll(name));
    expect(familyShape.safeParse(family).error).toBeUndefined();
    expect(offerShape.safeParse(offer).error).toBeUndefined();
    expect(new Set(family?.pages.map(({ path }) => path)).size).toBe(family?.pages.length);
  });

  test("are in quotes or cut off, and others are what they were", () => {
    const schema = { properties: { "": {} } };
    const part = { kind: "rows", rows: [{ name: "", type: "" }], schema };
    expect(fitNames(part)).toEqual({ kind: "rows", rows: [{ name: '""', type: "" }], schema });
    expect(fitNames({ title: "x".repeat(2000) }).title).toBe(`${"x".repeat(longestName - 1)}…`);
    const page = { title: "Ship", group: ["Harbour"], sections: [{ id: "a", title: "A" }] };
    expect(fitNames(page)).toBe(page);
  });
});
