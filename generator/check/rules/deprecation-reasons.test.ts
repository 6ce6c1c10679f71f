import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import jsonSchema from "../../plugins/json-schema/json-schema.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import { deprecationReasons } from "./deprecation-reasons.ts";

test("the reason why something of a JSON Schema is deprecated stands in its description, as nowhere else", async () => {
  const properties = {
    weight: { type: "integer", description: "Use `mass` instead.", deprecated: true },
    width: { type: "integer", description: "From side to side.", deprecated: true },
  };
  const text = JSON.stringify({ type: "object", properties });
  const read = jsonSchema({}).reader?.read({ path: "crate.schema.json", text }) ?? {};
  const { schemas } = toDocuments("json-schema", "crate.schema.json", read);
  const catalogue = await link({ ...parse([], createReport()), schemas }, createReport());
  const report = createReport();
  deprecationReasons(catalogue, report);
  expect(report.diagnostics.map(({ message, help }) => `${message}: ${help}`)).toEqual([
    "the field `crate.width` is deprecated without a reason: say in its description what to use instead",
  ]);
});
