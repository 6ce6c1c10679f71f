import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

const urn = `namespace com.x
@java.class = "com.x.urn.Urn"
typeref Urn = string`;

const nodeKey = `namespace com.x
@Aspect = { "name": "nodeKey" }
record NodeKey { id: string }`;

const registry = `
entities:
  - name: node
    keyAspect: nodeKey
    aspects: [info]
  - name: tag
    keyAspect: tagKey
`;

const tagKey = `namespace com.x
@Aspect = { "name": "tagKey" }
record TagKey { name: string }`;

const base = {
  "com/x/Urn.pdl": urn,
  "com/x/NodeKey.pdl": nodeKey,
  "com/x/TagKey.pdl": tagKey,
  "entity-registry.yml": registry,
};

/** A record `Info` as the aspect `info` with these fields, and more files beside it. */
async function linkInfo(fields: string, more: Readonly<Record<string, string>> = {}, aspect = "") {
  const info = `namespace com.x\n@Aspect = { "name": "info"${aspect} }\nrecord Info { ${fields} }`;
  return linkModel({ ...base, "com/x/Info.pdl": info, ...more });
}

/** `from -name-> to (aspect.path)`; a `!` for a target that is not there. */
function edges({ relationships }: Catalogue): readonly string[] {
  return relationships.map(
    ({ from, name, to, aspect, fieldPath, valuePath, unresolved }) =>
      `${from} -${name}-> ${to}${unresolved ? "!" : ""} (${aspect}.${fieldPath}${valuePath ? ` at ${valuePath}` : ""})`,
  );
}

/** `path as indexName: fieldType`. */
function searched({ aspects }: Catalogue, aspect = "info"): readonly string[] | undefined {
  return aspects
    .get(aspect)
    ?.searchable.map(({ fieldPath, indexName, fieldType }) => `${fieldPath} as ${indexName}: ${fieldType}`);
}

describe("aspects and entities", () => {
  it("binds aspects to entities both ways and keeps keys apart", async () => {
    const { catalogue, said } = await linkInfo("a: string");
    expect(said).toEqual([]);
    expect(catalogue.entities.get("node")).toMatchObject({
      displayName: "Node",
      category: "core",
      keyAspect: "nodeKey",
      aspects: [{ aspect: "info", registry: "entity-registry.yml", resolved: true }],
      order: 0,
    });
    expect(catalogue.aspects.get("info")).toMatchObject({ entities: ["node"], keyOf: [], storage: "versioned" });
    expect(catalogue.aspects.get("nodeKey")).toMatchObject({ entities: [], keyOf: ["node"] });
  });

  it("reads type, schema version and deprecation of an aspect", async () => {
    const { catalogue, said } = await linkModel({
      "A.pdl":
        'namespace n @Aspect = { "name": "a", "type": "timeseries", "schemaVersion": 3 } @Deprecated = "Use b." record A {}',
    });
    expect(said).toEqual([]);
    expect(catalogue.aspects.get("a")).toMatchObject({
      storage: "timeseries",
      schemaVersion: 3,
      deprecated: { reason: "Use b.", spelling: "Deprecated" },
    });
  });

  it("tells many aspects without a record together, and a slip by itself", async () => {
    const { said } = await linkInfo("a: string", {
      "entity-registry.yml":
        "entities:\n  - {name: node, keyAspect: nodeKey, aspects: [info, owner, inffo, domains, origin, status, terms]}\n",
    });
    expect(said).toEqual([
      "entity-registry.yml:2:54 registry/aspect-without-schema no records are annotated as aspects named `owner`, `domains`, `origin` and 2 more, which entities list",
      "entity-registry.yml:2:61 registry/aspect-without-schema no record is annotated as an aspect named `inffo`, which an entity lists",
    ]);
  });

  it("reports an aspect without a record once, with near names, and keeps the binding", async () => {
    const { catalogue, report, said } = await linkInfo("a: string", {
      "entity-registry.yml":
        "entities:\n  - {name: node, keyAspect: nodeKey, aspects: [inffo]}\n  - {name: tag, keyAspect: tagKey, aspects: [inffo]}\n",
    });
    expect(said).toEqual([
      "entity-registry.yml:2:48 registry/aspect-without-schema no record is annotated as an aspect named `inffo`, which 2 entities list",
    ]);
    expect(report.diagnostics[0]).toMatchObject({
      help: "make the two names agree: `com.x.Info` is annotated as `info`, which no entity lists",
      related: [
        { message: "named here", span: { file: "com/x/Info.pdl", startLine: 2, startColumn: 21 } },
        { message: "listed here too" },
      ],
    });
    expect(catalogue.entities.get("tag")?.aspects).toMatchObject([{ aspect: "inffo", resolved: false }]);
  });

  it("connects the two names of an aspect that was renamed on one side, whichever it was", async () => {
    const { report } = await linkInfo("a: string", {
      "com/x/Info.pdl": 'namespace com.x @Aspect = { "name": "facts" } record Info {}',
    });
    expect(report.diagnostics).toMatchObject([
      { help: "make the two names agree: `com.x.Info` is annotated as `facts`, which no entity lists" },
    ]);
    // An aspect that an entity lists is not what another name stands for.
    const { report: second } = await linkInfo("a: string", {
      "entity-registry.yml": "entities: [{name: node, keyAspect: nodeKey, aspects: [info, inffo]}]",
    });
    expect(second.diagnostics).toMatchObject([{ help: "did you mean `info`?" }]);
  });

  it("asks about annotations that are nearly known, and misses nothing because of them", async () => {
    const { said, report } = await linkInfo("a: string", {
      "com/x/Info.pdl":
        'namespace com.x @Aspetc = { "name": "info" } record Info {\n@searchable = {} a: int @Own = 1 @java = {} @Relationshps = {} b: int }',
    });
    expect(said.toSorted()).toEqual([
      "com/x/Info.pdl:1:18 metamodel/unknown-annotation the platform knows no annotation `@Aspetc` and ignores it",
      "com/x/Info.pdl:2:2 metamodel/unknown-annotation the platform knows no annotation `@searchable` and ignores it",
      "com/x/Info.pdl:2:46 metamodel/unknown-annotation the platform knows no annotation `@Relationshps` and ignores it",
    ]);
    expect(report.diagnostics[0]?.help).toBe("did you mean `@Aspect`?");
    // Without any aspect these are attributes of another world.
    expect((await linkModel({ "n/A.pdl": "namespace n @event record A { @searchable a: int }" })).said).toEqual([]);
  });

  it("names the record that only lacks the annotation", async () => {
    const { report } = await linkInfo("a: string", {
      "com/x/Info.pdl": "namespace com.x record Info {}",
      "entity-registry.yml": `${registry}\nevents: [{name: changed}]`,
      "com/x/Changed.pdl": "namespace com.x record Changed {}",
    });
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      'annotate `com.x.Info` with `@Aspect = { "name": "info" }`',
      'annotate `com.x.Changed` with `@Event = { "name": "changed" }`',
    ]);
  });

  it("says once that there are no schemas at all", async () => {
    const { catalogue, said } = await linkModel({ "entity-registry.yml": registry });
    expect(said).toEqual([
      "entity-registry.yml:4:16 registry/no-aspects the registry lists 3 aspects, but no record that was read is annotated as one",
    ]);
    expect([...catalogue.entities.keys()]).toEqual(["node", "tag"]);
  });

  it("says once that there is no registry, where more aspects belong to no entity than anybody leaves behind", async () => {
    const toFiles = (count: number): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => `Info${String(index).padStart(2, "0")}`).map((name) => [
          `${name}.pdl`,
          `@Aspect.name = "${name}" record ${name} {}`,
        ]),
      );
    expect((await linkModel(toFiles(9))).said).toEqual([]);
    expect((await linkModel(toFiles(10))).said).toEqual([
      "Info00.pdl:1:32 registry/no-registry no entity registry was read, and of 10 aspects 10 are carried by no entity",
    ]);
    expect((await linkModel({ ...toFiles(10), "entity-registry.yml": "entities: []" })).said).toEqual([]);
  });

  it("misses no entity that a registry may have which it has told of", async () => {
    const idle = Array.from({ length: 10 }, (_, index) => `Info${index}`).map((name) => [
      `${name}.pdl`,
      `@Aspect.name = "${name}" record ${name} {}`,
    ]);
    const files = {
      "Snapshot.pdl": "typeref Snapshot = union[NodeSnapshot]",
      "Urn.pdl": "namespace com.linkedin.common typeref Urn = string",
      "NodeSnapshot.pdl":
        '@Entity = { "name": "node", "keyAspect": "nodeKey" } record NodeSnapshot { aspects: array[typeref NodeAspect = union[NodeKey]] }',
      "NodeKey.pdl":
        '@Aspect.name = "nodeKey" record NodeKey { @Relationship = { "name": "At", "entityTypes": ["place"] } at: com.linkedin.common.Urn }',
    };
    const tell = async (texts: Readonly<Record<string, string>>): Promise<readonly (string | undefined)[]> =>
      (await linkModel(texts)).said.map((line) => line.split(" ")[1]);
    expect(await tell(files)).toEqual(["metamodel/unknown-entity"]);
    expect(await tell({ ...files, ...Object.fromEntries(idle) })).toEqual(["registry/no-registry"]);
  });

  it("does not miss an aspect whose file could not be read", async () => {
    const { catalogue, said } = await linkInfo("a: string", { "com/x/Info.pdl": "namespace com.x @Aspect = {" });
    expect(said.map((line) => line.split(" ")[1])).toEqual([expect.stringMatching(/^pdl\//)]);
    expect(catalogue.entities.get("node")?.aspects).toMatchObject([{ aspect: "info", resolved: false }]);
  });

  it("shows the first of two records with one aspect name", async () => {
    const { catalogue, said } = await linkModel({
      "A.pdl": 'namespace n @Aspect = { "name": "same" } record A {}',
      "B.pdl": 'namespace n @Aspect = { "name": "same" } record B {}',
    });
    expect(said).toEqual([
      "B.pdl:1:33 metamodel/duplicate-name `n.A` and `n.B` are both annotated as an aspect named `same`",
    ]);
    expect(catalogue.aspects.get("same")?.schema).toBe("n.A");
  });

  it("does not take an annotation without a name, or off a record, for an aspect", async () => {
    const { catalogue, said } = await linkModel({
      "A.pdl": "namespace n @Aspect = { } record A {}",
      "B.pdl": "namespace n @Aspect record B {}",
      "C.pdl": 'namespace n @Event = { "name": "c" } enum C { X }',
      "D.pdl": 'namespace n @Aspect = { "name": "d", "type": "rows" } record D {}',
    });
    expect(said.toSorted()).toEqual([
      "A.pdl:1:14 metamodel/name-missing `@Aspect` on `n.A` gives no name",
      "B.pdl:1:14 metamodel/name-missing `@Aspect` on `n.B` gives no name",
      "C.pdl:1:14 metamodel/not-a-record `@Event` stands on `n.C`, which is an enum and not a record",
      "D.pdl:1:46 metamodel/unknown-aspect-type the aspect `d` has the unknown type `rows`",
    ]);
    expect([...catalogue.aspects.keys()]).toEqual(["d"]);
  });

  it("finds events, and those that a registry lists in vain", async () => {
    const { catalogue, said } = await linkModel({
      "A.pdl": 'namespace n @Event = { "name": "changed" } record A {}',
      "entity-registry.yml": "id: r\nevents: [{name: changed}, {name: chnged}]",
    });
    expect(catalogue.events.get("changed")).toMatchObject({ schema: "n.A", registries: ["r"] });
    expect(said).toEqual([
      "entity-registry.yml:2:34 registry/event-without-schema no record is annotated as an event named `chnged`",
    ]);
  });

  it("puts core entities before internal ones and keeps the place in the registry", async () => {
    const { catalogue } = await linkModel({
      "entity-registry.yml": "entities: [{name: a, category: internal}, {name: b}, {name: c, category: core}]",
    });
    expect([...catalogue.entities.values()].map(({ name, order }) => `${name} ${order}`)).toEqual([
      "b 1",
      "c 2",
      "a 0",
    ]);
  });
});

describe("several registries", () => {
  const custom =
    "id: mine\nentities:\n  - name: node\n    aspects: [mine, info]\n  - name: thing\n    keyAspect: thingKey\n";

  it("extends an entity and keeps the origin of each aspect, in whatever order the files come", async () => {
    const { catalogue, said } = await linkInfo("a: string", {
      "a-custom/entity-registry.yaml": custom,
      "com/x/Mine.pdl": 'namespace com.x @Aspect = { "name": "mine" } record Mine {}',
      "com/x/ThingKey.pdl": 'namespace com.x @Aspect = { "name": "thingKey" } record ThingKey { id: string }',
    });
    expect(said).toEqual([]);
    const node = catalogue.entities.get("node");
    expect(node?.aspects.map(({ aspect, registry }) => `${aspect} ${registry}`)).toEqual([
      "info entity-registry.yml",
      "mine mine",
    ]);
    expect(node?.origins.map((origin) => origin.registry)).toEqual(["entity-registry.yml", "mine"]);
    expect(catalogue.entities.get("thing")?.urn?.text).toBe("urn:li:thing:<id>");
    expect(catalogue.registries.map(({ id }) => id)).toEqual(["entity-registry.yml", "mine"]);
  });

  it("says when no registry declares what one extends", async () => {
    const { said } = await linkModel({ "r.yml": "id: mine\nentities: [{name: nod}, {name: node, keyAspect: k}]" });
    expect(said[0]).toBe("r.yml:2:19 registry/no-key-aspect no registry gives the entity `nod` a key aspect");
  });

  it("does not miss what may stand in the unread part of a broken registry", async () => {
    const { said } = await linkModel({
      "r.yml": "entities:\n  - name: node\n    aspects: [a\n    keyAspect: nodeKey\n",
      "A.pdl":
        'namespace n @Aspect = { "name": "a" } record A { @Relationship = { "name": "R", "entityTypes": ["b"] } x: typeref XUrn = string }',
    });
    expect(said.map((line) => line.split(" ")[1])).toEqual(["registry/malformed-yaml"]);
  });

  it("reports what does not agree, repeats and ids that are taken", async () => {
    const { catalogue, report } = await linkModel({
      "a.yml": "id: r\nentities: [{name: e, keyAspect: k, category: core}, {name: e, aspects: [x, x]}]",
      "b.yml": "id: r\nentities: [{name: e, keyAspect: other, category: internal}]",
      "K.pdl": 'namespace n @Aspect = { "name": "k" } record K { id: string }',
      "X.pdl": 'namespace n @Aspect = { "name": "x" } record X {}',
    });
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "b.yml:1:5 registry/duplicate-id another entity registry has the id `r` too",
      "a.yml:2:60 registry/duplicate-entity the registry lists the entity `e` twice",
      "b.yml:2:33 registry/conflict `e` has `keyAspect: other` here, but `keyAspect: k` where it is declared",
      "b.yml:2:19 registry/conflict `e` has `category: internal` here, but `category: core` where it is declared",
      "a.yml:2:76 registry/duplicate-aspect `e` lists the aspect `x` twice",
    ]);
    expect(catalogue.entities.get("e")).toMatchObject({ keyAspect: "k", category: "core" });
    expect(catalogue.registries.map(({ id }) => id)).toEqual(["r", "b.yml"]);
  });
});

describe("a model without a registry", () => {
  it("has the entities that its snapshots declare", async () => {
    const { catalogue, said } = await linkModel({
      "com/x/NodeKey.pdl": nodeKey,
      "com/x/Info.pdl": 'namespace com.x @Aspect = { "name": "info" } record Info { id: string }',
      "com/x/NodeAspect.pdl": "namespace com.x typeref NodeAspect = union[NodeKey, Info]",
      "com/x/NodeSnapshot.pdl": `namespace com.x @Entity = { "name": "node", "keyAspect": "nodeKey" }
        record NodeSnapshot { urn: string aspects: array[NodeAspect] }`,
    });
    expect(said).toEqual([]);
    expect(catalogue.registries).toEqual([]);
    expect(catalogue.entities.get("node")).toMatchObject({
      keyAspect: "nodeKey",
      aspects: [{ aspect: "info", registry: "com/x/NodeSnapshot.pdl", resolved: true }],
      urn: { text: "urn:li:node:<id>" },
    });
  });
});

describe("relationships", () => {
  it("takes direct annotations and those by path, one edge for each target", async () => {
    const { catalogue, said } = await linkInfo(`
      @Relationship = { "name": "Has", "entityTypes": ["tag", "node"] } a: Urn
      @Relationship = { "/*": { "name": "HasMany", "entityTypes": ["tag"] } } b: array[Urn]
      @Relationship = { "/*/urn": { "name": "HasEdge", "entityTypes": ["tag"] } } c: map[string, record Edge { urn: Urn }]
      @Relationship = { "/string": { "name": "HasOne", "entityTypes": ["tag"] } } d: union[int, Urn]
    `);
    expect(said).toEqual([]);
    expect(edges(catalogue)).toEqual([
      "node -Has-> node (info.a)",
      "node -Has-> tag (info.a)",
      "node -HasEdge-> tag (info.c at c.urn)",
      "node -HasMany-> tag (info.b)",
      "node -HasOne-> tag (info.d)",
    ]);
  });

  it("belongs to the aspect however deep it is nested, and both an outer and an inner annotation count", async () => {
    const { catalogue, said } = await linkInfo(
      `@Relationship = { "/tags/*/tag": { "name": "OuterTag", "entityTypes": ["tag"] } } global: optional Tags`,
      {
        "com/x/Tags.pdl": `namespace com.x record Tags { tags: array[Association] }`,
        "com/x/Association.pdl": `namespace com.x record Association {
          @Relationship = { "name": "Inner", "entityTypes": ["tag"] } tag: Urn }`,
      },
    );
    expect(said).toEqual([]);
    expect(edges(catalogue)).toEqual([
      "node -Inner-> tag (info.global.tags.tag)",
      "node -OuterTag-> tag (info.global at global.tags.tag)",
    ]);
    // The platform follows the outer one, so the inner one is only declared.
    expect(catalogue.relationships.map(({ overridden }) => overridden)).toEqual([true, undefined]);
  });

  it("is overridden only where an outer annotation addresses the same value", async () => {
    const { catalogue } = await linkInfo(
      `@Relationship = { "/tag": { "name": "Outer", "entityTypes": ["tag"] } } one: Association
       two: Association
       @Relationship = { "/*/other": { "name": "Other", "entityTypes": ["tag"] } } three: array[Association]`,
      {
        "com/x/Association.pdl": `namespace com.x record Association {
          @Relationship = { "name": "Inner", "entityTypes": ["tag"] } tag: Urn, other: Urn }`,
      },
    );
    const marked = catalogue.relationships.map(({ name, fieldPath, overridden }) => [name, fieldPath, overridden]);
    expect(marked).toEqual([
      ["Inner", "one.tag", true],
      ["Inner", "three.tag", undefined],
      ["Inner", "two.tag", undefined],
      ["Other", "three", undefined],
      ["Outer", "one", undefined],
    ]);
  });

  it("goes through typerefs and unions, and does not enter a record inside itself", async () => {
    const { catalogue, said } = await linkInfo("tree: Tree  either: Either", {
      "com/x/Tree.pdl": `namespace com.x record Tree {
        @Relationship = { "name": "At", "entityTypes": ["node"] } at: Urn  children: array[Tree] }`,
      "com/x/Either.pdl": "namespace com.x typeref Either = union[string, Tree]",
    });
    expect(said).toEqual([]);
    expect(edges(catalogue)).toEqual(["node -At-> node (info.either.at)", "node -At-> node (info.tree.at)"]);
  });

  it("counts key aspects, included fields, and each edge once", async () => {
    const { catalogue } = await linkInfo("", {
      "com/x/NodeKey.pdl": `namespace com.x @Aspect = { "name": "nodeKey" }
        record NodeKey includes Parented { id: string }`,
      "com/x/Parented.pdl": `namespace com.x record Parented {
        @Relationship = { "name": "In", "entityTypes": ["node", "node"] } parent: Urn }`,
    });
    expect(edges(catalogue)).toEqual(["node -In-> node (nodeKey.parent)"]);
  });

  it("knows lineage and its direction", async () => {
    const { catalogue } = await linkInfo(`
      @Relationship = { "name": "A", "entityTypes": ["tag"], "isLineage": true } a: Urn
      @Relationship = { "name": "B", "entityTypes": ["tag"], "isLineage": "true", "isUpstream": false } b: Urn
      @Relationship = { "name": "C", "entityTypes": ["tag"] } c: Urn
    `);
    expect(catalogue.relationships.map(({ name, isLineage, isUpstream }) => [name, isLineage, isUpstream])).toEqual([
      ["A", true, true],
      ["B", true, false],
      ["C", false, undefined],
    ]);
  });

  it("wants a URN where a relationship stands, in the value or below it", async () => {
    const edge = '{ "name": "R", "entityTypes": ["tag"] }';
    const { catalogue, said } = await linkInfo(`
      @Relationship = ${edge} a: int
      @Relationship = { "/*": ${edge} } b: array[string]
      @Relationship = { "/urn": ${edge} } c: record Edge { urn: Urn, at: long }
      @Relationship = { "/at": ${edge} } d: Edge
      @Relationship = ${edge} e: array[Edge]
      @Relationship = ${edge} @UrnValidation = {} f: string
      @Relationship = ${edge} g: Missing
    `);
    const without = "metamodel/relationship-without-urn the relationship `R` stands on";
    expect(said).toEqual([
      "com/x/Info.pdl:10:66 link/unknown-type type `com.x.Missing` is not in the model",
      `com/x/Info.pdl:4:8 ${without} \`a\`, whose values hold no URN: its type is \`int\``,
      `com/x/Info.pdl:5:25 ${without} \`b\`, whose values hold no URN: its type is \`string\``,
      `com/x/Info.pdl:7:25 ${without} \`d\`, whose values hold no URN: its type is \`long\``,
      "com/x/Info.pdl:8:23 metamodel/path-missing `@Relationship` stands on `e` itself, which is an array and no single value",
    ]);
    expect(edges(catalogue)).toContain("node -R-> tag (info.a)");
  });

  it("wants a path where a field holds several values or a record", async () => {
    const { said, report } = await linkInfo(`
      @Searchable = {} a: array[string]
      @Searchable = {} b: record Pair { @Searchable = {} left: string }
      @Searchable = { "/*": {} } c: map[string, string]
      @Searchable = {} d: optional enum Kind { X }
      @Searchable = {} e: union[null, string]
    `);
    const itself = "metamodel/path-missing `@Searchable` stands on";
    expect(said).toEqual([
      `com/x/Info.pdl:4:21 ${itself} \`a\` itself, which is an array and no single value`,
      `com/x/Info.pdl:5:21 ${itself} \`b\` itself, which is a record and no single value`,
      `com/x/Info.pdl:8:21 ${itself} \`e\` itself, which is a union and no single value`,
    ]);
    expect(report.diagnostics.map(({ help }) => help?.match(/"\/[^"]+"/)?.[0])).toEqual([
      '"/*"',
      '"/field"',
      '"/field"',
    ]);
  });

  it("marks a target that no registry has, and reports its name once", async () => {
    const { catalogue, report, said } = await linkInfo(`
      @Relationship = { "name": "A", "entityTypes": ["tags"] } a: Urn
      @Relationship = { "name": "B", "entityTypes": ["tags"] } b: Urn
    `);
    expect(edges(catalogue)).toEqual(["node -A-> tags! (info.a)", "node -B-> tags! (info.b)"]);
    expect(said).toEqual([
      "com/x/Info.pdl:4:54 metamodel/unknown-entity no registry has an entity named `tags`, which `A` points at",
    ]);
    expect(report.diagnostics[0]?.help).toBe("did you mean `tag`?");
  });

  it("reports a path that leads nowhere, an incomplete annotation and a wrong shape, each once", async () => {
    const { catalogue, said } = await linkInfo("a: Part  b: Part", {
      "com/x/Part.pdl": `namespace com.x record Part {
        @Relationship = { "/urn": { "name": "P", "entityTypes": ["tag"] } } p: Urn
        @Relationship = { "entityTypes": ["tag"] } q: Urn
        @Relationship = { "name": "R" } r: Urn
        @Relationship = "S" s: Urn }`,
    });
    expect(said).toEqual([
      "com/x/Part.pdl:2:27 metamodel/unknown-path `@Relationship` addresses `/urn`, which `p` does not have",
      "com/x/Part.pdl:3:10 metamodel/incomplete-relationship `@Relationship` on `q` has no `name`",
      "com/x/Part.pdl:4:10 metamodel/incomplete-relationship `@Relationship` on `r` has no `entityTypes`",
      "com/x/Part.pdl:5:25 metamodel/annotation-shape `@Relationship` on `s` is not an object",
    ]);
    expect(edges(catalogue)).toEqual(["node -P-> tag (info.a.p)", "node -P-> tag (info.b.p)"]);
  });
});

describe("searchable fields", () => {
  it("names them as the index does", async () => {
    const { catalogue, said } = await linkInfo(`
      @Searchable = { "fieldType": "TEXT", "fieldName": "title" } name: string
      @Searchable = {} count: int
      @Searchable = {} total: long
      @Searchable = { "/*": { "fieldType": "URN" } } inputs: array[Urn]
      @Searchable = { "/*": { "queryByDefault": true } } properties: map[string, string]
      @Searchable = { "/time": { "fieldType": "DATETIME" } "/actor": { "fieldName": "by" } } stamp: record Stamp { time: long, actor: Urn }
    `);
    expect(said).toEqual([]);
    expect(searched(catalogue)).toEqual([
      "name as title: TEXT",
      "count as count: COUNT",
      "total as total: TEXT",
      "inputs as inputs: URN",
      "properties as properties: KEYWORD",
      "stamp.time as time: DATETIME",
      "stamp.actor as by: TEXT",
    ]);
  });

  it("lets the outermost annotation of a value win, and ignores what is inside a map", async () => {
    const { catalogue, said } = await linkInfo(
      `tags: array[Tag]
       @Searchable = { "/*/tag": { "fieldName": "fieldTags" } } others: array[Tag]
       byName: map[string, Tag]`,
      { "com/x/Tag.pdl": `namespace com.x record Tag { @Searchable = { "fieldName": "tags" } tag: Urn }` },
    );
    expect(said).toEqual([]);
    expect(searched(catalogue)).toEqual(["tags.tag as tags: TEXT", "others.tag as fieldTags: TEXT"]);
  });

  it("gives the second field of a name its whole path, as the platform does", async () => {
    const { catalogue, report, said } = await linkInfo(
      "@Searchable = {} tag: string one: array[Tag] two: record Two { tags: array[Tag] }",
      { "com/x/Tag.pdl": "namespace com.x record Tag { @Searchable = {} tag: string }" },
    );
    expect(searched(catalogue)).toEqual([
      "tag as tag: TEXT",
      "one.tag as one__tag: TEXT",
      "two.tags.tag as two_tags__tag: TEXT",
    ]);
    expect(said).toEqual([]);
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "com/x/Tag.pdl:1:31 metamodel/index-name-taken `tag` has the index name `tag`, so `one.tag` goes by `one__tag`, which newer releases leave out",
      "com/x/Tag.pdl:1:31 metamodel/index-name-taken `tag` has the index name `tag`, so `two.tags.tag` goes by `two_tags__tag`, which newer releases leave out",
    ]);
  });

  it("goes by the path without more ado where that leads through no list", async () => {
    const { report } = await linkInfo(
      "@Searchable = {} type: string source: record Source { @Searchable = {} type: string }",
    );
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "com/x/Info.pdl:3:70 metamodel/index-name-taken `source.type` is indexed as `source_type`, since `type` has the name `type`",
    ]);
  });

  it("marks the names that newer releases leave out of the index, and warns where an author wrote one", async () => {
    const { catalogue, said } = await linkInfo(
      '@Searchable = {} tag: string tags: array[Tag] @Searchable = { "fieldName": "own__er" } owner: string',
      { "com/x/Tag.pdl": "namespace com.x record Tag { @Searchable = {} tag: string }" },
    );
    const searchable = catalogue.aspects.get("info")?.searchable;
    expect(searchable?.map(({ indexName, leftOut }) => [indexName, leftOut])).toEqual([
      ["tag", undefined],
      ["tags__tag", true],
      ["own__er", true],
    ]);
    expect(said).toEqual([
      "com/x/Info.pdl:3:90 metamodel/index-name-left-out newer releases of the platform leave `owner` out of the index, as its name `own__er` contains `__`",
    ]);
  });

  it("says nothing of paths to what a record may include that isn't in the model", async () => {
    const { said } = await linkInfo(
      `
      @Relationship = { "/*/to": { "name": "To", "entityTypes": ["tag"] } }
      @Searchable = { "/*/to": { "fieldType": "URN" } }
      edges: array[record Way includes Track { }]`,
      {
        "com/x/Track.pdl": "namespace com.x record Track includes Lost { from: string }",
      },
    );
    expect(said.map((line) => line.split(" ")[1])).toEqual(["link/unknown-type"]);
  });

  it("says nothing of paths into what isn't in the model, which has been said", async () => {
    const { said } = await linkInfo(
      `@Searchable = { "/time": {} } a: Stamp
      @Searchable = { "/*/by/time": {} } b: array[record B { by: Stamp }]
      @Relationship = { "/string": { "name": "Of", "entityTypes": ["tag"] } } c: union[TagUrn, int]
      @Searchable = { "/by/at": {} } d: B`,
    );
    expect(said).toEqual([
      "com/x/Info.pdl:3:48 link/unknown-type type `com.x.Stamp` is not in the model (used 2 times)",
      "com/x/Info.pdl:5:88 link/unknown-type type `com.x.TagUrn` is not in the model",
    ]);
  });

  it("reports a name that can't be made different", async () => {
    const { said } = await linkInfo(
      '@Searchable = {} a: string @Searchable = { "fieldName": "b_a" } c: string b: record B { @Searchable = {} a: string }',
    );
    expect(said).toEqual(["com/x/Info.pdl:3:104 metamodel/duplicate-index-name `b.a` and `a` are both indexed as `a`"]);
  });

  it("reports wrong shapes and paths once for each field", async () => {
    const { report, said } = await linkInfo(
      '@Searchable = true a: string @Searchable = { "/x": {} } b: string @Searchable = { "/*": 1 } c: array[string]',
    );
    expect(said).toEqual([
      "com/x/Info.pdl:3:29 metamodel/annotation-shape `@Searchable` on `a` is not an object",
      "com/x/Info.pdl:3:60 metamodel/unknown-path `@Searchable` addresses `/x`, which `b` does not have",
      "com/x/Info.pdl:3:103 metamodel/annotation-shape `@Searchable` on `c` is not an object",
    ]);
    expect(report.diagnostics[1]?.help).toBe("the field holds a single value: write the annotation without a path");
  });

  it("lists so many facts of records that hold each other, and all of the aspect's own fields", async () => {
    const files: Record<string, string> = {};
    const count = 12;
    for (let at = 0; at < count; at += 1) {
      const ways = [1, 2, 3].map((step) => `f${step}: array[R${(at + step) % count}]`).join(" ");
      files[`com/x/R${at}.pdl`] = `namespace com.x record R${at} { ${ways} @Searchable = {} leaf${at}: string }`;
    }
    const { catalogue, said } = await linkInfo("root: R0 @Searchable = {} own: string", files);
    const paths = catalogue.aspects.get("info")?.searchable.map(({ fieldPath }) => fieldPath) ?? [];
    expect(paths).toContain("own");
    expect(paths).toContain("root.leaf0");
    expect(paths.length).toBeGreaterThan(400);
    expect(paths.length).toBeLessThan(600);
    expect(said.filter((line) => line.includes("metamodel/too-many-paths"))).toEqual([
      expect.stringMatching(/^com\/x\/Info.pdl:3:8 /),
    ]);
  });

  it("stays within bounds where records multiply the ways", async () => {
    const files: Record<string, string> = {};
    for (let depth = 0; depth < 40; depth += 1) {
      files[`com/x/R${depth}.pdl`] = `namespace com.x record R${depth} { a: R${depth + 1} b: R${depth + 1} }`;
    }
    files["com/x/R40.pdl"] = "namespace com.x record R40 { @Searchable = {} leaf: string }";
    const { said } = await linkInfo("root: R0", files);
    expect(said).toEqual([
      expect.stringMatching(/^com\/x\/Info.pdl:3:8 metamodel\/too-many-paths the aspect `info` nests/),
    ]);
  });
});

describe("timeseries fields", () => {
  const fields = `@TimeseriesField = {} count: int
    @TimeseriesFieldCollection = { "key": "user" } users: array[record UserCount { user: Urn, @TimeseriesField = { "name": "n" } count: int }]`;

  it("lists fields and collections of timeseries aspects only", async () => {
    const { catalogue, said } = await linkInfo(fields, {}, ', "type": "timeseries"');
    expect(said).toEqual([]);
    expect(catalogue.aspects.get("info")?.timeseriesFields).toMatchObject([
      { fieldPath: "count", statName: "count", collection: false },
      { fieldPath: "users", statName: "users", collection: true, key: "user" },
      { fieldPath: "users.count", statName: "n", collection: false },
    ]);
    expect((await linkInfo(fields)).catalogue.aspects.get("info")?.timeseriesFields).toEqual([]);
  });
});

describe("URN templates", () => {
  const typed = (entity: string, fields: string): string => `
    @java.class = "com.x.urn.${entity}Urn"
    @validate.\`com.x.validator.TypedUrnValidator\` = { "entityType": "${entity}", "fields": [${fields}] }`;

  it("takes parts from the key aspect and facts from the typed URN, by name and then by position", async () => {
    const { catalogue, said } = await linkModel({
      ...base,
      "com/x/Info.pdl": 'namespace com.x @Aspect = { "name": "info" } record Info {}',
      "com/x/NodeKey.pdl": `namespace com.x @Aspect = { "name": "nodeKey" }
        record NodeKey { platform: Urn, /** Own doc. */ name: string, origin: enum Fabric { PROD } }`,
      "com/x/NodeUrn.pdl": `namespace com.x ${typed(
        "node",
        `{ "name": "platform", "type": "com.x.urn.tagUrn", "doc": "Where." }
         { "name": "nodeName", "type": "string", "maxLength": 210, "doc": "Typed doc." }
         { "name": "origin", "type": "com.x.Fabric" }`,
      )} typeref NodeUrn = string`,
      "com/x/TagUrn.pdl": `namespace com.x ${typed("tag", '{ "name": "name", "type": "string" }')} typeref TagUrn = string`,
    });
    expect(said).toEqual([]);
    expect(catalogue.entities.get("node")?.urn).toEqual({
      text: "urn:li:node:(<platform>,<name>,<origin>)",
      parts: [
        { name: "platform", field: "platform", entity: "tag", enum: undefined, doc: "Where.", maxLength: undefined },
        { name: "name", field: "name", entity: undefined, enum: undefined, doc: " Own doc. ", maxLength: 210 },
        {
          name: "origin",
          field: "origin",
          entity: undefined,
          enum: "com.x.Fabric",
          doc: undefined,
          maxLength: undefined,
        },
      ],
    });
    expect(catalogue.entities.get("tag")?.urn?.text).toBe("urn:li:tag:<name>");
  });

  it("knows a part's entity from the field's own typeref or its only relationship", async () => {
    const { catalogue } = await linkInfo("", {
      "com/x/NodeKey.pdl": `namespace com.x @Aspect = { "name": "nodeKey" } record NodeKey {
        a: TagUrn, @Relationship = { "name": "In", "entityTypes": ["node"] } b: Urn, c: Urn }`,
      "com/x/TagUrn.pdl": `namespace com.x ${typed("tag", '{ "name": "name" }')} typeref TagUrn = string`,
    });
    expect(catalogue.entities.get("node")?.urn?.parts.map(({ entity }) => entity)).toEqual(["tag", "node", undefined]);
  });

  it("follows the key aspect where a typed URN has other parts", async () => {
    const { catalogue, report } = await linkInfo("", {
      "com/x/NodeUrn.pdl": `namespace com.x ${typed("node", '{ "name": "a" } { "name": "id", "maxLength": 9 }')} typeref NodeUrn = string`,
    });
    expect(catalogue.entities.get("node")?.urn).toMatchObject({ text: "urn:li:node:<id>", parts: [{ maxLength: 9 }] });
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "com/x/NodeUrn.pdl:3:148 metamodel/urn-mismatch `com.x.NodeUrn` declares 2 parts for URNs of `node`, but its key aspect has 1 fields",
    ]);
  });
});

describe("reach", () => {
  it("tells each schema the aspects and entities that lead to it", async () => {
    const { catalogue } = await linkInfo("part: optional array[Part]", {
      "com/x/Part.pdl": "namespace com.x record Part { deep: map[string, Deep], self: optional Part }",
      "com/x/Deep.pdl": "namespace com.x enum Deep { X }",
      "com/x/Alone.pdl": "namespace com.x record Alone {}",
    });
    expect(catalogue.schemas.get("com.x.Deep")).toMatchObject({
      reachedByAspects: ["info"],
      reachedByEntities: ["node"],
    });
    expect(catalogue.schemas.get("com.x.NodeKey")).toMatchObject({
      reachedByAspects: ["nodeKey"],
      reachedByEntities: ["node"],
    });
    expect(catalogue.schemas.get("com.x.Alone")).toMatchObject({ reachedByAspects: [], reachedByEntities: [] });
  });

  it("names all that lead to one, by name", async () => {
    const { catalogue } = await linkInfo("part: Part", {
      "com/x/Part.pdl": "namespace com.x record Part {}",
      "com/x/TagKey.pdl": tagKey.replace("name: string", "name: string, part: Part"),
      "com/x/More.pdl": 'namespace com.x @Aspect = { "name": "aMore" } record More { part: Part }',
      "entity-registry.yml": registry.replace("[info]", "[info, aMore]"),
    });
    expect(catalogue.schemas.get("com.x.Part")).toMatchObject({
      reachedByAspects: ["aMore", "info", "tagKey"],
      reachedByEntities: ["node", "tag"],
    });
  });
});
