import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { packageFolder } from "../../../package-folder.ts";
import { expectValidExamples } from "../../../testdata/expect-valid-examples.ts";
import { loadBundledModel } from "../../../testdata/load-bundled-model.ts";
import { createPlanContext } from "../../create-plan-context.ts";
import { printJson } from "../../../print/print-json.ts";
import { planExamples } from "../plan-examples.ts";
import { readPage } from "../../../page-model/read-page.ts";
import { planGraphqlPages } from "../plan-graphql-pages.ts";

test("every operation of the bundled model has an example that its schema lets through", async () => {
  const { catalogue } = await loadBundledModel();
  const texts = catalogue.sources
    .filter(({ kind }) => kind === "graphql")
    .map(({ path }) => readFileSync(join(packageFolder, "schemas", path), "utf8"));
  const { pages } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  expect(await expectValidExamples(pages.map(readPage), buildSchema(texts.join("\n")))).toBe(
    catalogue.graphql.operations.length,
  );
});

test("a URN is of the entity that the argument means, and comes back as it was sent", async () => {
  const { catalogue } = await loadBundledModel();
  const { examples } = planExamples(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const variablesOf = (coordinate: string) => printJson(examples.get(coordinate)?.variables, 0);
  expect(variablesOf("Query.tag")).toContain('"urn:li:tag:');
  expect(variablesOf("Mutation.setTagColor")).toContain('"urn:li:tag:');
  expect(variablesOf("Mutation.removeUser")).toContain('"urn:li:corpuser:');
  expect(variablesOf("Mutation.addTag")).toMatch(/"tagUrn":"urn:li:tag:.*"resourceUrn":"urn:li:dataset:/);
  expect(variablesOf("Mutation.batchSetDomain")).toContain('"domainUrn":"urn:li:domain:');
  for (const [coordinate, { variables, response }] of examples) {
    const sent = variables["urn"];
    const [data] = Object.values((response as { readonly data: Readonly<Record<string, unknown>> }).data);
    if (typeof sent !== "string" || typeof data !== "object" || data === null || !("urn" in data)) continue;
    expect(data.urn, coordinate).toBe(sent);
  }
});
