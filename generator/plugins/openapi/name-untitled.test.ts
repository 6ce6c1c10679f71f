import { expect, test } from "vitest";
import { nameUntitled } from "./name-untitled.ts";

test.each([
  ["orders.openapi.yaml", "Orders"],
  ["docs/openapi-pier-orders.json", "Pier orders"],
  ["apis/harbour_office/openapi/openapi.yaml", "Harbour office"],
  ["orders/v2/swagger.json", "Orders"],
  ["orders.bundled.yaml", "Orders"],
  ["apispec/rpc.swagger.json", "RPC"],
  ["openapi.yaml", "API"],
  ["docs/__.yml", "API"],
])("without a title, %s is called %s", (file, name) => {
  expect(nameUntitled(file)).toBe(name);
});
