import { expect, test } from "vitest";
import { suggestsSchemas } from "./suggests-schemas.ts";

test.each([
  ["schemas/order.json", true],
  ["src/main/json-schema/order.json", true],
  ["data_contracts/order.schema.json", true],
  ["services/orders/Events/placed.json", true],
  ["lib/avro/order.json", true],
  ["lib/order.json", false],
  ["order.schema.json", false],
  [".vscode/schemas/order.json", false],
  ["schemas/config.schema.json", false],
  ["settings/schemas/order.json", false],
  ["schemas/configurator.json", true],
  ["modelling/order.json", false],
])("a schema in %s belongs to the model beside it: %s", (path, belongs) => {
  expect(suggestsSchemas(path, new Set(["lib/avro/", ""]))).toBe(belongs);
});

test("a schema among files of a model belongs to it", () => {
  expect(suggestsSchemas("core/order.json", new Set(["core/"]))).toBe(true);
});
