import { expect, test } from "vitest";
import { surveyDocs } from "../../catalogue/survey-docs.ts";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { readPage } from "../../page-model/read-page.ts";
import { parse } from "../../parse/parse.ts";
import jsonSchema from "../../plugins/json-schema/json-schema.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import { plan } from "../plan.ts";

test("what has neither fields nor symbols is no typeref in a language that has none", async () => {
  const text = JSON.stringify({ properties: { size: { $ref: "#/$defs/size" } }, $defs: { size: { type: "integer" } } });
  const read = jsonSchema({}).reader?.read({ path: "crate.schema.json", text }) ?? {};
  const report = createReport();
  const { schemas } = toDocuments("json-schema", "crate.schema.json", read);
  const catalogue = await link({ ...parse([], report), schemas }, report);
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  expect(pages.find(({ title }) => title === "size")).toMatchObject({ noun: "alias", description: "Type crate.size." });
  const index = pages.find(({ route }) => route === "generated/metamodel/types");
  expect(index).toMatchObject({ description: "2 types: records and other types." });
  expect(JSON.stringify(index?.content)).toContain('"note":[{"text":"type"}]');
  expect(surveyDocs(catalogue).map(({ label }) => label)).toEqual(["Records", "Other types", "Fields"]);
  expect(JSON.stringify(pages.map(({ title, description, content }) => [title, description, content]))).not.toMatch(
    /typerefs?[ ,."]*(?:that|by|<)/,
  );
});

test("what a JSON Schema asks for is required also where it has a default, which nobody puts there", async () => {
  const properties = { kind: { type: "string", default: "crate" }, size: { type: "integer", default: 1 } };
  const text = JSON.stringify({ type: "object", properties, required: ["kind"] });
  const read = jsonSchema({}).reader?.read({ path: "crate.schema.json", text }) ?? {};
  const report = createReport();
  const { schemas } = toDocuments("json-schema", "crate.schema.json", read);
  const catalogue = await link({ ...parse([], report), schemas }, report);
  const page = plan(catalogue, { title: "T", base: "/" }).pages.find(({ title }) => title === "crate");
  expect(page && readPage(page).content).toMatchObject({
    fields: [
      { name: "kind", presence: "required", default: '"crate"' },
      { name: "size", presence: "optional" },
    ],
  });
});
