import { expect, it } from "vitest";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

/** What the page of an entity tells of an aspect of so many fields, and how many the aspect's own page has. */
async function planWide(count: number) {
  const fields = Array.from({ length: count }, (_, at) => `f${at}: string`).join("\n");
  const { catalogue } = await linkModel({
    "n/PartKey.pdl": `namespace n @Aspect = { "name": "partKey" } record PartKey { id: string }`,
    "n/Wide.pdl": `namespace n @Aspect = { "name": "wide" } record Wide { ${fields} }`,
    "entity-registry.yml": "entities:\n  - { name: part, keyAspect: partKey, aspects: [wide] }\n",
  });
  const { pages } = plan(catalogue, { title: "Wide", base: "/" });
  const contents = new Map(pages.map((page) => [page.route, readPage(page).content]));
  const entity = contents.get("generated/metamodel/entities/part");
  const aspect = contents.get("generated/metamodel/aspects/wide");
  if (entity?.kind !== "entity" || aspect?.kind !== "record") throw new Error("a page is missing");
  const [panel] = entity.aspects.flatMap(({ aspects }) => aspects);
  return { told: panel?.rows.length, of: panel?.fieldCount, all: aspect.fields.length };
}

it("tells the first fields of a long aspect with the entity, and all on the aspect's own page", async () => {
  expect(await planWide(200)).toEqual({ told: 200, of: undefined, all: 200 });
  expect(await planWide(201)).toEqual({ told: 200, of: 201, all: 201 });
});
