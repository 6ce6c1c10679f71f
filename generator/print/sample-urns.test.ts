import { expect, it } from "vitest";
import type { Entity } from "../catalogue/metamodel.ts";
import { linkModel } from "../testdata/link-model.ts";
import { validateCatalogue } from "../testdata/validate-catalogue.ts";
import { printJson } from "./print-json.ts";
import { createSampler } from "./sample-payload.ts";
import { createSampleUrns, indexEntityNames } from "./sample-urns.ts";

it("makes URNs of entities as they are declared, in whatever case an annotation names them", async () => {
  const { catalogue } = await linkModel({
    "n/Key.pdl": 'namespace n @Aspect = { "name": "key" } record Key { id: string }',
    "n/Info.pdl": `namespace n record Info {
      @Relationship = { "name": "For", "entityTypes": ["SHIP"] } ship: string }`,
    "entity-registry.yml": "entities: [{ name: ship, keyAspect: key }]",
  });
  expect(createSampler(catalogue).sample("n.Info", "minimal")).toEqual({ ship: "urn:li:ship:example" });
});

it("gives numbers and flags where the key has them", async () => {
  const { catalogue } = await linkModel({
    "n/Key.pdl": `namespace n @Aspect = { "name": "key" } record Key { id: string  round: int  at: typeref At = long  isFinal: boolean }`,
    "entity-registry.yml": "entities: [{ name: ship, keyAspect: key }]",
  });
  expect(createSampleUrns(catalogue).of("ship")).toBe("urn:li:ship:(example,1,1,true)");
  expect(validateCatalogue(printJson(catalogue))).toEqual([]);
});

it("names what the platform has, where it would refuse anything else", async () => {
  const { catalogue } = await linkModel({
    "n/A.pdl": 'namespace n @Aspect = { "name": "a" } record A { id: string }',
    "n/B.pdl": 'namespace n @Aspect = { "name": "b" } record B { id: string  entityType: string }',
    "entity-registry.yml": "entities: [{ name: entityType, keyAspect: a }, { name: versionSet, keyAspect: b }]",
  });
  const urns = createSampleUrns(catalogue);
  expect(urns.of("entityType")).toBe("urn:li:entityType:datahub.dataset");
  expect(urns.of("versionSet")).toBe("urn:li:versionSet:(shop.orders,dataset)");
});

it("doesn't go over all entities for each sample where their names are said", () => {
  const urn: NonNullable<Entity["urn"]> = { text: "urn:li:ship:<id>", parts: [{ name: "id", field: "id" }] };
  const ships: ReadonlyMap<string, Pick<Entity, "urn">> = new Map(["Ship", "Raft"].map((name) => [name, { urn }]));
  const entities = new Proxy(ships, {
    get(target, key) {
      if (key !== "get" && key !== "size") throw new Error(`asks for ${String(key)}`);
      return key === "size" ? target.size : target.get.bind(target);
    },
  });
  const urns = createSampleUrns({ schemas: new Map(), entities, entityNames: indexEntityNames(ships.keys()) });
  expect(urns.find({ fieldName: "shipUrn", field: {}, typeref: {}, typeName: "" })).toBe("urn:li:Ship:example");
});
