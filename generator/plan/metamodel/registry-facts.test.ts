import { expect, it } from "vitest";
import type { Fact } from "../../page-model/parts.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

const print = ({ label, value }: Fact): string => `${label}: ${value.map(({ text }) => text).join("")}`;

it("says above the entities that plugins without a scope run on writes", async () => {
  const { catalogue } = await linkModel({
    "n/ShipKey.pdl": 'namespace n @Aspect.name = "shipKey" record ShipKey { id: string }',
    "entity-registry.yml": `id: fleet
entities:
  - { name: ship, keyAspect: shipKey, aspects: [] }
plugins:
  mutationHooks:
    - { className: n.Hook, enabled: true, spring: { enabled: true }, packageScan: [n.hooks] }`,
  });
  const contents = plan(catalogue, { title: "T", base: "/" }).pages.map((page) => readPage(page).content);
  const intros = contents.flatMap((content) => (content.kind === "index" ? [content.intro] : []));
  expect(intros[0]).toBe(
    "The 1 entity of the metadata graph, in the order of the entity registry. On writes, mutation hooks run; which ones apply to what is left to the code.",
  );
});

it.each<[string, Record<string, string>, string, string]>([
  [
    "registries and snapshots",
    { "entity-registry.yml": "entities: [{ name: ship, keyAspect: shipKey, aspects: [] }]" },
    "2 entities that the entity registry and snapshots declare.",
    "The 2 entities of the metadata graph, in the order of the entity registry, those that only snapshots declare last.",
  ],
  [
    "snapshots alone",
    {},
    "1 entity that snapshots declare.",
    "The 1 entity of the metadata graph, as snapshots declare them.",
  ],
  [
    "key aspects and snapshots",
    {
      "n/BuoyKey.pdl":
        'namespace n @Aspect = { "name": "buoyKey", "keyForEntity": "buoy" } record BuoyKey { id: string }',
    },
    "2 entities that key aspects and snapshots declare.",
    "The 2 entities of the metadata graph, as key aspects and snapshots declare them.",
  ],
])("says that %s declare the entities", async (_, registry, description, intro) => {
  const { catalogue } = await linkModel({
    ...registry,
    "n/ShipKey.pdl": 'namespace n @Aspect.name = "shipKey" record ShipKey { id: string }',
    "n/QuayKey.pdl": 'namespace n @Aspect.name = "quayKey" record QuayKey { id: string }',
    "n/QuayAspect.pdl": "namespace n typeref QuayAspect = union[QuayKey]",
    "n/Snapshot.pdl": "namespace n typeref Snapshot = union[QuaySnapshot]",
    "n/QuaySnapshot.pdl": `namespace n @Entity = { "name": "quay", "keyAspect": "quayKey" }
      record QuaySnapshot { urn: string aspects: array[QuayAspect] }`,
  });
  const pages = plan(catalogue, { title: "T", base: "/" }).pages.map(readPage);
  const index = pages.find(({ route }) => route === "generated/metamodel/entities");
  expect([index?.description, index?.content.kind === "index" && index.content.intro]).toEqual([description, intro]);
});

it("tells what registries say of an entity and of its aspects", async () => {
  const { catalogue, said } = await linkModel({
    "n/ShipKey.pdl": 'namespace n @Aspect.name = "shipKey" record ShipKey { id: string }',
    "n/Cargo.pdl": `namespace n
      @Aspect = { "name": "cargo", "autoRender": true, "renderSpec": { "displayName": "Load" } } record Cargo {}`,
    "entity-registry.yml": `id: fleet
entities:
  - { name: ship, keyAspect: shipKey, aspects: [cargo], searchGroup: primary, viewUnrestricted: true }
plugins:
  aspectPayloadValidators:
    - { className: n.Check, supportedOperations: [UPSERT], supportedEntityAspectNames: [{ entityName: "*", aspectName: cargo }] }
  mcpSideEffects:
    - { className: n.Follow, supportedEntityAspectNames: [{ entityName: ship, aspectName: "*" }] }`,
  });
  expect(said).toEqual([]);
  const contents = plan(catalogue, { title: "T", base: "/" }).pages.map((page) => readPage(page).content);
  const facts = contents.flatMap((content) =>
    content.kind === "entity" || content.kind === "record" ? content.facts.map(print) : [],
  );
  expect(facts).toEqual([
    "Category: core",
    "Key aspect: shipKey",
    "Search group: primary",
    "View authorization: exempt, found and seen without a grant",
    "MCP side effects: Follow",
    "Registry: fleet",
    "Kind: versioned aspect",
    "In the interface: a tab of its own, “Load”",
    "Full name: n.Cargo",
    "Carried by 1 entity: ship",
    "Validators: Check on UPSERT",
    "Kind: versioned aspect",
    "Full name: n.ShipKey",
    "Key of: ship",
  ]);
});

it("says of an entity and of an aspect that the platform keeps them for itself", async () => {
  const { catalogue, said } = await linkModel({
    "n/StateKey.pdl": 'namespace n @Aspect.name = "stateKey" @SystemEntity = true record StateKey { id: string }',
    "n/State.pdl": 'namespace n @Aspect.name = "state" @System = { "allowRead": true } record State {}',
    "entity-registry.yml": `id: fleet
entities:
  - { name: state, keyAspect: stateKey, aspects: [state] }`,
  });
  expect(said).toEqual([]);
  const contents = plan(catalogue, { title: "T", base: "/" }).pages.map((page) => readPage(page).content);
  const facts = contents.flatMap((content) =>
    content.kind === "entity" || content.kind === "record" ? content.facts.map(print) : [],
  );
  expect(facts).toEqual([
    "Category: core",
    "Key aspect: stateKey",
    "Access: read and written by the platform alone",
    "Registry: fleet",
    "Kind: versioned aspect",
    "Access: written by the platform alone, read by those whom a policy lets",
    "Full name: n.State",
    "Carried by 1 entity: state",
    "Kind: versioned aspect",
    "Access: read and written by the platform alone",
    "Full name: n.StateKey",
    "Key of: state",
  ]);
});
