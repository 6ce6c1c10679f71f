import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { linkModel } from "../testdata/link-model.ts";
import { compareCatalogues } from "./compare-catalogues.ts";

const schema = (fields: string): string => `namespace port\n\nrecord Ship { ${fields} }\n`;
const registry = "entities:\n  - name: ship\n    keyAspect: shipKey\n    aspects: []\n";
const key = 'namespace port\n\n@Aspect = { "name": "shipKey" }\nrecord ShipKey { id: string }\n';

async function listHits(model: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const link = async (fields: string): Promise<Catalogue> =>
    (await linkModel({ ...model, "port/Ship.pdl": schema(fields) })).catalogue;
  const { changes } = compareCatalogues(await link("name: string, flag: string"), await link("name: string"));
  return changes.flatMap(({ code, hits }) => hits.map((hit) => `${code} ${hit}`));
}

test("schemas alone are used by code and written as data, a model of metadata by its library and writers", async () => {
  const alone = await listHits({});
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.join()).toMatch(/ dataWriters.* typeUsers/);
  expect(alone.join()).not.toMatch(/sdkUsers|metadataWriters/);
  const model = await listHits({ "entity-registry.yml": registry, "port/ShipKey.pdl": key });
  expect(model.join()).toMatch(/sdkUsers/);
  expect(model.join()).not.toMatch(/typeUsers| dataWriters/);
});
