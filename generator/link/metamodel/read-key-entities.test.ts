import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { check } from "../../check/check.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

const avro = (name: string, aspect: object, fields: readonly object[]): string =>
  JSON.stringify({ type: "record", name, namespace: "com.x.avro", doc: `Tells of ${name}s.`, Aspect: aspect, fields });

const text = (name: string, said: object = {}): object => ({ name, type: "string", doc: "As painted.", ...said });

const edge = (name: string, ...entityTypes: readonly string[]): object => ({ Relationship: { name, entityTypes } });

/** What the package of a client library holds of a model: Avro alone, in which types that stood for text are gone. */
const library = {
  "schemas/PortKey.avsc": avro("PortKey", { name: "portKey", keyForEntity: "port", entityAspects: ["berth"] }, [
    text("code"),
  ]),
  "schemas/ShipKey.avsc": avro(
    "ShipKey",
    {
      name: "shipKey",
      keyForEntity: "ship",
      entityCategory: "internal",
      entityAspects: ["berth", "lost"],
      entityDoc: "What sails.",
    },
    [text("name")],
  ),
  "schemas/TideKey.avsc": avro("TideKey", { name: "tideKey", keyForEntity: "tide", entityCategory: "_unset_" }, [
    text("name"),
  ]),
  "schemas/Berth.avsc": avro("Berth", { name: "berth" }, [
    text("port", edge("LiesAt", "port")),
    text("ships", {
      type: ["null", { type: "array", items: "string" }],
      default: null,
      Relationship: { "/*": { name: "Holds", entityTypes: ["ship"] } },
    }),
  ]),
};

/** `entity (category, key): aspect from registry, ...`. */
function entitiesOf({ entities }: Catalogue): readonly string[] {
  return [...entities.values()].map(({ name, category, keyAspect, aspects }) => {
    const listed = aspects.map(({ aspect, registry }) => `${aspect} from ${registry}`);
    return `${name} (${category}, ${keyAspect}): ${listed.join(", ")}`;
  });
}

describe("key aspects that say whose key they are", () => {
  it("declare entities with category, doc, aspects and edges, where no registry is", async () => {
    const { catalogue, report, said } = await linkModel(library);
    expect(entitiesOf(catalogue)).toEqual([
      "port (core, portKey): berth from schemas/PortKey.avsc",
      "tide (core, tideKey): ",
      "ship (internal, shipKey): berth from schemas/ShipKey.avsc, lost from schemas/ShipKey.avsc",
    ]);
    expect(catalogue.entities.get("ship")).toMatchObject({ doc: "What sails.", urn: { text: "urn:li:ship:<name>" } });
    expect(catalogue.relationships.map(({ from, name, to }) => `${from} ${name} ${to}`)).toEqual([
      "port Holds ship",
      "port LiesAt port",
      "ship Holds ship",
      "ship LiesAt port",
    ]);
    const missing =
      "schemas/ShipKey.avsc:1:25 registry/aspect-without-schema no record is annotated as an aspect named `lost`, which an entity lists";
    expect(said).toEqual([missing]);
    check(catalogue, report);
    expect(sayAll(report.diagnostics)).toEqual([missing]);
  });

  it("stand behind a registry, which says nothing twice", async () => {
    const { catalogue, said } = await linkModel({
      ...library,
      "entity-registry.yml":
        "entities: [{ name: ship, category: internal, keyAspect: shipKey, aspects: [berth, lost] }]",
      "schemas/Lost.avsc": avro("Lost", { name: "lost" }, []),
    });
    expect(catalogue.entities.get("ship")).toMatchObject({ category: "internal", origins: [{}] });
    expect(catalogue.registries).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it("are the same records where others spell them out without it", async () => {
    const key = { type: "record", name: "PortKey", doc: "Tells of PortKeys.", Aspect: { name: "portKey" } };
    const { said } = await linkModel({
      ...library,
      "schemas/ShipKey.avsc": library["schemas/ShipKey.avsc"].replace(',"lost"', ""),
      "schemas/Change.avsc": JSON.stringify({
        type: "record",
        name: "Change",
        namespace: "com.x.avro",
        fields: [{ name: "key", type: ["null", { ...key, fields: [text("code")] }] }],
      }),
    });
    expect(said).toEqual([]);
  });
});
