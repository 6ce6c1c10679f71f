import { expect, it } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { createSampler } from "./sample-payload.ts";

it("makes URNs of entities as they are declared, in whatever case an annotation names them", async () => {
  const { catalogue } = await linkModel({
    "n/Key.pdl": 'namespace n @Aspect = { "name": "key" } record Key { id: string }',
    "n/Info.pdl": `namespace n record Info {
      @Relationship = { "name": "For", "entityTypes": ["SHIP"] } ship: string }`,
    "entity-registry.yml": "entities: [{ name: ship, keyAspect: key }]",
  });
  expect(createSampler(catalogue).sample("n.Info", "minimal")).toEqual({ ship: "urn:li:ship:example" });
});
