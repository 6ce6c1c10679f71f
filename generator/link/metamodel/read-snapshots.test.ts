import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { check } from "../../check/check.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

const aspect = (name: string, fields = ""): string => {
  const record = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `namespace com.x @Aspect = { "name": "${name}" } record ${record} { ${fields} }`;
};

const snapshot = (entity: string, keyAspect: string): string => {
  const record = `${entity.charAt(0).toUpperCase()}${entity.slice(1)}`;
  return `namespace com.x @Entity = { "name": "${entity}", "keyAspect": "${keyAspect}" }
record ${record}Snapshot { urn: string aspects: array[${record}Aspect] }`;
};

/** Two entities as models declared them before there were registries. */
const snapshots = {
  "com/x/Info.pdl": aspect(
    "info",
    '@Relationship = { "name": "In", "entityTypes": ["tag"] } tag: typeref TagUrn = string',
  ),
  "com/x/NodeKey.pdl": aspect("nodeKey", "id: string"),
  "com/x/Status.pdl": aspect("status"),
  "com/x/TagKey.pdl": aspect("tagKey", "name: string"),
  "com/x/NodeAspect.pdl": "namespace com.x typeref NodeAspect = union[NodeKey, Info, Status]",
  "com/x/NodeSnapshot.pdl": snapshot("node", "nodeKey"),
  "com/x/TagAspect.pdl": "namespace com.x typeref TagAspect = union[TagKey, Status]",
  "com/x/TagSnapshot.pdl": snapshot("tag", "tagKey"),
  "com/x/Snapshot.pdl": "namespace com.x typeref Snapshot = union[NodeSnapshot, TagSnapshot]",
};

/** `entity (key): aspect from registry, ...`. */
function entitiesOf({ entities }: Catalogue): readonly string[] {
  return [...entities.values()].map(({ name, keyAspect, aspects }) => {
    const listed = aspects.map(({ aspect: carried, registry }) => `${carried} from ${registry}`);
    return `${name} (${keyAspect}): ${listed.join(", ")}`;
  });
}

describe("snapshots without a registry", () => {
  it("declare entities, keys, aspects and edges, and are no registries", async () => {
    const { catalogue, said } = await linkModel(snapshots);
    expect(said).toEqual([]);
    expect(entitiesOf(catalogue)).toEqual([
      "node (nodeKey): info from com/x/NodeSnapshot.pdl, status from com/x/NodeSnapshot.pdl",
      "tag (tagKey): status from com/x/TagSnapshot.pdl",
    ]);
    expect(catalogue.entities.get("node")?.urn?.text).toBe("urn:li:node:<id>");
    expect(catalogue.relationships).toMatchObject([{ from: "node", to: "tag", name: "In" }]);
    expect(catalogue.registries).toEqual([]);
  });

  it("speak of no registry where they lack what is pointed at", async () => {
    const { said } = await linkModel({
      ...snapshots,
      "com/x/Info.pdl": snapshots["com/x/Info.pdl"].replace('["tag"]', '["lost"]'),
    });
    expect(said).toEqual([
      "com/x/Info.pdl:1:108 metamodel/unknown-entity there is no entity named `lost`, which `In` points at, and no registry was read that could have it",
    ]);
  });

  it("point at the member of the union that binds an aspect, and at the snapshot's name", async () => {
    const { catalogue } = await linkModel(snapshots);
    const node = catalogue.entities.get("node");
    expect(node?.aspects[0]?.span).toMatchObject({ file: "com/x/NodeAspect.pdl", startLine: 1, startColumn: 53 });
    expect(node?.origins[0]?.span).toMatchObject({ file: "com/x/NodeSnapshot.pdl", startLine: 2, startColumn: 8 });
  });

  it("count as they stand where nothing lists them", async () => {
    const { "com/x/Snapshot.pdl": _, ...loose } = snapshots;
    const { catalogue, said } = await linkModel(loose);
    expect(said).toEqual([]);
    expect([...catalogue.entities.keys()]).toEqual(["node", "tag"]);
  });
});

describe("snapshots beside a registry", () => {
  const registry = `entities:
  - {name: thing, keyAspect: thingKey}
  - {name: node, category: internal, keyAspect: nodeKey, aspects: [deprecation, status]}
`;
  const merged = {
    ...snapshots,
    "com/x/ThingKey.pdl": aspect("thingKey", "id: string"),
    "com/x/Deprecation.pdl": aspect("deprecation"),
    "entity-registry.yml": registry,
  };

  it("add the entities and aspects that the registry does not list, which stands over them", async () => {
    const { catalogue, said } = await linkModel(merged);
    expect(said).toEqual([]);
    expect(entitiesOf(catalogue)).toEqual([
      "thing (thingKey): ",
      "tag (tagKey): status from com/x/TagSnapshot.pdl",
      "node (nodeKey): deprecation from entity-registry.yml, status from entity-registry.yml, info from com/x/NodeSnapshot.pdl",
    ]);
    expect(catalogue.registries.map(({ id }) => id)).toEqual(["entity-registry.yml"]);
  });

  it("leave no aspect unused that they bind", async () => {
    const { catalogue, report } = await linkModel({ ...merged, "com/x/Alone.pdl": aspect("alone") });
    check(catalogue, report);
    expect(sayAll(report.diagnostics, { info: true }).filter((line) => line.includes("unused-aspect"))).toEqual([
      expect.stringContaining("`alone`"),
    ]);
  });

  it("are no origin of an entity to which they add nothing", async () => {
    const { catalogue } = await linkModel({
      ...merged,
      "entity-registry.yml": registry.replace("[deprecation, status]", "[deprecation, status, info]"),
    });
    expect(catalogue.entities.get("node")?.origins.map(({ registry: id }) => id)).toEqual(["entity-registry.yml"]);
    expect(catalogue.entities.get("tag")?.origins.map(({ registry: id }) => id)).toEqual(["com/x/TagSnapshot.pdl"]);
  });

  it("give the key aspect to an entity that a registry only extends", async () => {
    const { catalogue, said } = await linkModel({
      ...merged,
      "entity-registry.yml": "id: mine\nentities: [{name: node, aspects: [deprecation]}]",
    });
    expect(said).toEqual([]);
    expect(entitiesOf(catalogue)[0]).toBe(
      "node (nodeKey): info from com/x/NodeSnapshot.pdl, status from com/x/NodeSnapshot.pdl, deprecation from mine",
    );
  });

  it("are joined to it by names in whatever case, and a key that differs is reported", async () => {
    const { catalogue, report } = await linkModel({
      ...merged,
      "entity-registry.yml": registry.replace("name: node", "name: Node").replace("nodeKey", "thingKey"),
    });
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "com/x/NodeSnapshot.pdl:2:8 registry/conflict `Node` has `keyAspect: nodeKey` here, but `keyAspect: thingKey` where it is declared",
      "com/x/NodeSnapshot.pdl:2:8 metamodel/entity-spelling `node` is the entity `Node`, written differently",
    ]);
    expect([...catalogue.entities.keys()]).toEqual(["thing", "tag", "Node"]);
  });

  it("count only where a union of all snapshots lists them, and are reported where nothing else declares their entity", async () => {
    const { catalogue, said } = await linkModel({
      ...merged,
      "com/x/Snapshot.pdl": "namespace com.x typeref Snapshot = union[NodeSnapshot]",
    });
    expect(said).toEqual([
      "com/x/TagSnapshot.pdl:2:8 metamodel/loose-snapshot `com.x.TagSnapshot` declares the entity `tag`, which neither a registry nor the `Snapshot` union lists",
      "com/x/Info.pdl:1:108 metamodel/unknown-entity no registry has an entity named `tag`, which `In` points at",
    ]);
    expect([...catalogue.entities.keys()]).toEqual(["thing", "node"]);
  });

  it("are the platform's own where it is read, so that test models and copies for Avro declare nothing", async () => {
    const platform = Object.fromEntries(
      Object.entries(merged).map(([path, text]) => [
        path.replace("com/x/Snapshot", "com/linkedin/metadata/snapshot/Snapshot"),
        path === "com/x/Snapshot.pdl"
          ? "namespace com.linkedin.metadata.snapshot import com.x.NodeSnapshot import com.x.TagSnapshot typeref Snapshot = union[NodeSnapshot, TagSnapshot]"
          : text,
      ]),
    );
    const copy = {
      type: "record",
      name: "TagSnapshot",
      namespace: "com.x.pegasus2avro",
      Entity: { name: "tag", keyAspect: "tagKey" },
      fields: [],
    };
    const { catalogue, said } = await linkModel({
      ...platform,
      "com/test/Snapshot.pdl": "namespace com.test typeref Snapshot = union[TrySnapshot]",
      "com/test/TrySnapshot.pdl":
        'namespace com.test @Entity = { "name": "try", "keyAspect": "nodeKey" } record TrySnapshot {}',
      "TagSnapshot.avsc": JSON.stringify(copy),
      "Status.avsc": JSON.stringify({ ...copy, name: "Status", Entity: undefined, Aspect: { name: "status" } }),
    });
    expect(said).toEqual([
      "com/test/TrySnapshot.pdl:1:79 metamodel/loose-snapshot `com.test.TrySnapshot` declares the entity `try`, which neither a registry nor the `Snapshot` union lists",
    ]);
    expect([...catalogue.entities.keys()]).toEqual(["thing", "tag", "node"]);
    expect(catalogue.aspects.get("status")?.schema).toBe("com.x.Status");
  });
});
