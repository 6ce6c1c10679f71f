import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../../api.ts";
import openapi from "./openapi.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-shared-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const api = `openapi: 3.0.3
info: { title: Orders, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [{ $ref: "../shared/common.yaml#/components/parameters/Page" }]
      responses:
        "200":
          description: All.
          content: { application/json: { schema: { $ref: "../shared/common.yaml#/components/schemas/Money" } } }
        "404": { $ref: "../shared/common.yaml#/components/responses/Nowhere" }
`;

const shared = {
  "shared/common.yaml": `components:
  parameters:
    Page: { name: page, in: query, description: Which page., schema: { type: integer } }
  schemas:
    Money: { type: object, properties: { amount: { type: number }, currency: { $ref: parts/currency.yaml } } }
    Unused: { type: object }
`,
  "shared/parts/currency.yaml": "type: string\nenum: [EUR, USD]\n",
  "shared/other.openapi.yaml": `openapi: 3.0.3
info: { title: Another, version: "1" }
paths: { /others: { get: { responses: { "200": { description: All. } } } } }
`,
};

test("what a description refers to in a folder that is only referred to is known, and nothing else of that has pages", async () => {
  for (const [path, text] of Object.entries({ "own/orders.openapi.yaml": api, ...shared })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const settings = { plugins: ["aspectdoc/plugins/openapi"], references: [join(folder, "shared")] };
  const { catalogue, diagnostics } = await check({ cwd: folder, inputs: ["own"], config: false, settings });
  const told = diagnostics.filter(({ severity }) => severity !== "info");
  expect(told.map(({ code, message, span }) => `${span?.file}:${span?.startLine} ${code} ${message}`)).toEqual([
    "orders.openapi.yaml:12 openapi/unknown-reference `../shared/common.yaml#/components/responses/Nowhere` leads to nothing",
  ]);
  if (catalogue === undefined) throw new Error("nothing was read");
  const { pages = [] } = openapi({}).pages?.(catalogue) ?? {};
  expect(pages.map(({ path }) => path)).toEqual(["", "operations/listOrders", "schemas/Money", "schemas/currency"]);
  expect(JSON.stringify(pages[1])).toContain("Which page.");
  expect(pages[3]?.span?.file).toBe("../shared/parts/currency.yaml");
});
