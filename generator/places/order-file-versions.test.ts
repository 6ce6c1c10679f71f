import { expect, it } from "vitest";
import { orderFileVersions } from "./order-file-versions.ts";

it("puts the newest of several versions first, and leaves what has none where it is", () => {
  const files = ["ship/v1.json", "ship/v10.json", "crate.json", "ship/v2.json", "port-1.0.json", "port-1.2.json"];
  expect(orderFileVersions(files, (file) => file)).toEqual([
    ["ship/v10.json", "ship/v2.json", "ship/v1.json"],
    ["crate.json"],
    ["port-1.2.json", "port-1.0.json"],
  ]);
  const schemas = ["order.1.9.0.schema.json", "order.1.10.0.schema.json", "order.schema.json"];
  expect(orderFileVersions(schemas, (file) => file)).toEqual([[schemas[1], schemas[0]], [schemas[2]]]);
});
