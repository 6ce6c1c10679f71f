import { expect, it } from "vitest";
import type { RelationshipRow } from "../../page-model/metamodel.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { plan } from "../plan.ts";
import { createMetamodelView, indexMetamodel } from "./metamodel-view.ts";

/** A model whose entities all carry an aspect that leads to all of them. */
async function linkAll(count: number) {
  const names = Array.from({ length: count }, (_, at) => `e${at}`);
  const keys = names.map((name) => [
    `n/${name}Key.pdl`,
    `namespace n @Aspect = { "name": "${name}Key" } record ${name}Key { id: string }`,
  ]);
  const { catalogue } = await linkModel({
    ...(Object.fromEntries(keys) as Record<string, string>),
    "n/Urn.pdl": "namespace n typeref Urn = string",
    "n/Links.pdl": `namespace n @Aspect = { "name": "links" } record Links {
      @Relationship = { "name": "LinkedTo", "entityTypes": ${JSON.stringify(names)} } link: Urn }`,
    "entity-registry.yml": `entities:\n${names.map((name) => `  - { name: ${name}, keyAspect: ${name}Key, aspects: [links] }\n`).join("")}`,
  });
  return catalogue;
}

const textOf = (runs: RelationshipRow["to"]): string => runs.map(({ text }) => text).join("");

it("lists a hundred entities in a row, and leads to where all stand", async () => {
  const { pages } = plan(await linkAll(110), { title: "Links", base: "/" });
  const contents = new Map(pages.map((page) => [page.route, readPage(page).content]));
  const entity = contents.get("generated/metamodel/entities/e0");
  if (entity?.kind !== "entity") throw new Error("no page of e0");
  const [outgoing, incoming] = entity.relationships.map(({ rows }) => rows[0]);
  expect([textOf(outgoing?.to ?? []), textOf(incoming?.from ?? [])]).toEqual([
    expect.stringMatching(/^e1, e10, .*, 9 more$/),
    expect.stringMatching(/^e1, e10, .*, 9 more$/),
  ]);
  expect(outgoing?.to.at(-1)?.href).toBe("/generated/metamodel/relationships/#LinkedTo");
  const aspect = contents.get("generated/metamodel/aspects/links");
  if (aspect?.kind !== "record") throw new Error("no page of links");
  expect(textOf(aspect.fields[0]?.facts[0] ?? [])).toMatch(/^Edge LinkedTo to e0, .* or 10 more$/);
  const all = contents.get("generated/metamodel/relationships");
  if (all?.kind !== "relationships") throw new Error("no page of relationships");
  const [row] = all.groups.flatMap(({ rows }) => rows);
  expect([row?.from, row?.to].map((runs) => runs?.filter(({ href }) => href !== undefined).length)).toEqual([110, 110]);
  // Of as many lines as pairs, a picture would be black.
  expect(all.overview).toBeUndefined();
});

it("looks at the edges of an aspect as one of its entities has them", async () => {
  const context = createPlanContext(await linkAll(20), { title: "Links", base: "/" });
  expect(context.catalogue.relationships.length).toBe(400);
  expect(createMetamodelView(context, indexMetamodel(context)).edgesOfAspect("links").length).toBe(20);
});

it("says of an edge what its annotation says, but not a hundred other entities", async () => {
  const [many, fewer] = [await linkAll(101), await linkAll(100)];
  expect(many.relationships.map(({ annotation }) => annotation)).toEqual(
    many.relationships.map(({ name, to }) => ({ name, entityTypes: [to] })),
  );
  expect(new Set(fewer.relationships.map(({ annotation }) => annotation)).size).toBe(1);
});
