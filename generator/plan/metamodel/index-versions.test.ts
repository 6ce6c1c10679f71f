import { expect, test } from "vitest";
import { linkCase } from "../../compare/testdata/link-case.ts";
import { indexVersions } from "./index-versions.ts";

async function list(files: readonly string[], schema: object = { properties: { a: {} } }): Promise<unknown> {
  const [first = "", ...others] = files;
  const beside = Object.fromEntries(others.map((name) => [name, schema]));
  const { schemas } = await linkCase({ jsonSchema: [schema, schema], names: [first, first], beside }, 0);
  return Object.fromEntries(indexVersions(schemas));
}

test("schemas whose files differ in a version alone are versions of one, by number", async () => {
  expect(await list(["order-v1", "order-v10", "order-v2", "cart-v1"])).toEqual({
    "order-v1": { newer: ["order-v10", "order-v2"], older: [] },
    "order-v2": { newer: ["order-v10"], older: ["order-v1"] },
    "order-v10": { newer: [], older: ["order-v2", "order-v1"] },
  });
  expect(await list(["v1/order", "v2/order"])).toEqual({
    "v1.order": { newer: ["v2.order"], older: [] },
    "v2.order": { newer: [], older: ["v1.order"] },
  });
});

test("definitions in groups are within the schema of their file, too", async () => {
  const $defs = { cargo: { Crate: { properties: { a: {} } } } };
  expect(await list(["order-v1", "order-v2"], { properties: { a: { $ref: "#/$defs/cargo/Crate" } }, $defs })).toEqual({
    "order-v1": { newer: ["order-v2"], older: [] },
    "order-v2": { newer: [], older: ["order-v1"] },
  });
});

test("files that are no more than one of their definitions are versions, too", async () => {
  const definitions = { Line: { properties: { a: {} } }, Order: { properties: { a: { $ref: "#/definitions/Line" } } } };
  expect(await list(["order-v1", "order-v2"], { $ref: "#/definitions/Order", definitions })).toEqual({
    "order-v1.Order": { newer: ["order-v2.Order"], older: [] },
    "order-v2.Order": { newer: [], older: ["order-v1.Order"] },
  });
});

test("numbers of steps are no versions, nor are files that hold several schemas", async () => {
  expect(await list(["step-1", "step-2"])).toEqual({});
  expect(await list(["iso-8601", "iso-8602", "rfc-3339", "rfc-3986", "iso-20022", "iso-20023"])).toEqual({});
  expect(Object.keys((await list(["tax-2023", "tax-2024", "fee-20240101", "fee-20240901"])) as object)).toHaveLength(4);
  const definitions = { A: { properties: { a: {} } }, B: { properties: { b: {} } } };
  expect(await list(["order-v1", "order-v2"], { definitions })).toEqual({});
});
