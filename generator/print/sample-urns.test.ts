import { expect, it } from "vitest";
import type { Entity } from "../catalogue/metamodel.ts";
import { linkModel } from "../testdata/link-model.ts";
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
