import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

async function readIntro(fields: string): Promise<string | undefined> {
  const key = 'namespace n @Aspect = { "name": "key" } record Key { id: string }';
  const { catalogue, report } = await linkModel({
    "entity-registry.yml":
      "entities:\n  - { name: ship, keyAspect: key, aspects: [a] }\n  - { name: berth, keyAspect: key }",
    "Key.pdl": key,
    "A.pdl": `namespace n @Aspect = { "name": "a" } record A { ${fields} }`,
  });
  const { pages } = plan(catalogue, { title: "Site", base: "/docs/" }, report);
  const content = pages.find(({ route }) => route === "generated/metamodel/relationships")?.content.get();
  return content?.kind === "relationships" ? content.intro : undefined;
}

const berth = '@Relationship = { "name": "LiesAt", "entityTypes": ["berth"] } berth: string';
const tow = '@Relationship = { "name": "Tows", "entityTypes": ["ship"], "isLineage": true } tows: string';

it("counts one as one, and tells of no kind that there is none of", async () => {
  expect(await readIntro(berth)).toMatch(/^1 edge between entities, by name\./);
  expect(await readIntro(tow)).toMatch(/^1 edge from an entity to itself, 1 of them lineage, by name\./);
  expect(await readIntro(`${berth} ${tow}`)).toMatch(/^1 edge between entities and 1 from an entity to itself, 1 of /);
});
