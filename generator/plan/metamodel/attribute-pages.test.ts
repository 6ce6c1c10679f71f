import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import atlas from "../../plugins/atlas/atlas.ts";
import { toDocuments } from "../../plugins/to-documents.ts";
import { plan } from "../plan.ts";

const types = {
  classificationDefs: [{ name: "Restricted", entityTypes: ["Harbour"], attributeDefs: [] }],
  entityDefs: [
    { name: "Thing", attributeDefs: [{ name: "id", typeName: "string", isUnique: true, isIndexable: true }] },
    {
      name: "Harbour",
      superTypes: ["Thing"],
      attributeDefs: [{ name: "sister", typeName: "Harbour", isOptional: true }],
    },
  ],
};

async function planTypes() {
  const report = createReport();
  const { reader } = atlas({});
  const data = reader?.read({ path: "a.json", text: JSON.stringify(types) }).data;
  const united = reader?.unite?.([{ path: "a.json", data }], []) ?? [];
  const documents = united.map(({ path, document }) => toDocuments("atlas", path, document));
  const catalogue = await link(
    {
      ...parse([], report),
      schemas: documents.flatMap(({ schemas }) => schemas),
      registries: documents.flatMap(({ registries }) => registries),
    },
    report,
  );
  return plan(catalogue, { title: "T", base: "/" });
}

test("an entity that is its own schema says what it extends, and opens nothing of the entities that it only names", async () => {
  const { pages } = await planTypes();
  const content = pages.find(({ title, noun }) => noun === "entity" && title === "Harbour")?.content.get();
  if (content?.kind !== "entity") return expect.fail("there is no page of an entity");
  expect(content.facts.map(({ label, value }) => [label, value.map(({ text }) => text)])).toEqual([
    ["Extends", ["Thing"]],
  ]);
});

test("marks of attributes are badges, and so is what a record is", async () => {
  const { pages } = await planTypes();
  const find = (title: string) => pages.find((page) => page.noun !== "entity" && page.title === title);
  const harbour = find("Harbour")?.content.get();
  if (harbour?.kind !== "record") return expect.fail("there is no page of a record");
  expect(harbour.fields.map(({ name, badges, rows }) => [name, badges.map(({ label }) => label), rows])).toEqual([
    ["id", ["unique", "indexed"], undefined],
    ["sister", [], undefined],
  ]);
  expect(harbour.facts.map(({ label }) => label)).not.toContain("Kind");
  expect(find("Restricted")?.badges.map(({ label }) => label)).toEqual(["classification"]);
});
