import { describe, expect, it } from "vitest";
import { linkModel, sayAll } from "../testdata/link-model.ts";
import { check } from "./check.ts";

/** A model without a fault, to which each test adds one. */
const sound = {
  "x/Urn.pdl": "namespace x /** Any. */ typeref Urn = string",
  "x/NodeKey.pdl":
    'namespace x /** Parts. */ @Aspect = { "name": "nodeKey" } record NodeKey { /** Any. */ id: string }',
  "x/Info.pdl": 'namespace x /** Facts. */ @Aspect = { "name": "info" } record Info { /** Any. */ name: string }',
  "entity-registry.yml": "entities: [{name: node, doc: Any., keyAspect: nodeKey, aspects: [info]}]",
};

/** What the rules say about the model with these files in addition, hidden diagnostics included. */
async function checkModel(more: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const { catalogue, report } = await linkModel({ ...sound, ...more });
  expect(sayAll(report.diagnostics)).toEqual([]);
  const before = report.diagnostics.length;
  check(catalogue, report);
  return sayAll(report.diagnostics.slice(before), { info: true });
}

/** The aspect `info` with these fields, each with a doc. */
function info(...fields: readonly string[]): Readonly<Record<string, string>> {
  const lines = fields.map((field) => `/** Doc. */ ${field}`).join("\n");
  return { "x/Info.pdl": `namespace x /** Facts. */ @Aspect = { "name": "info" } record Info {\n${lines}\n}` };
}

describe("check", () => {
  it("says nothing about a sound model", async () => {
    expect(await checkModel()).toEqual([]);
  });

  it("counts what has no doc, where it is declared", async () => {
    expect(
      await checkModel({
        "x/Bare.pdl": "namespace x record Bare includes Other { a: int }",
        "x/Other.pdl": "namespace x /** Doc. */ record Other { b: int }",
        "x/Kind.pdl": "namespace x enum Kind { A /** Doc. */ B }",
        "entity-registry.yml": "entities: [{name: node, keyAspect: nodeKey, aspects: [info]}]",
      }),
    ).toEqual([
      "entity-registry.yml:1:19 check/missing-doc the entity `node` has no doc",
      "x/Bare.pdl:1:20 check/missing-doc the record `x.Bare` has no doc",
      "x/Bare.pdl:1:42 check/missing-doc the field `Bare.a` has no doc",
      "x/Kind.pdl:1:18 check/missing-doc the enum `x.Kind` has no doc",
      "x/Kind.pdl:1:25 check/missing-doc the symbol `Kind.A` has no doc",
      "x/Other.pdl:1:40 check/missing-doc the field `Other.b` has no doc",
    ]);
  });

  it("says how a doc is written in the language of the file, and asks for none where there is no way to write one", async () => {
    const { catalogue, report } = await linkModel({
      "A.avsc":
        '{"type": "record", "name": "A", "fields": [{"name": "e", "doc": "Which one it is.", "type": {"type": "enum", "name": "E", "doc": "Ways.", "symbols": ["X"]}}]}',
      "B.pdl": "// A comment.\nrecord B {}",
      "C.avdl": "protocol C { /** Doc. */ record R { int a; } }",
    });
    check(catalogue, report);
    const missing = report.diagnostics.filter(({ code }) => code === "check/missing-doc");
    expect(missing.map(({ message, help }) => `${message}: ${help}`)).toEqual([
      expect.stringMatching(/^the record `A` has no doc: .*`"doc"`/),
      expect.stringMatching(/^the record `B` has no doc: .*`\/\*\*.*`\/\/`/),
      expect.stringMatching(/^the field `R.a` has no doc: .*`\/\*\*/),
    ]);
  });

  it("asks for the reason of a deprecation", async () => {
    expect(
      await checkModel({
        "x/Old.pdl": `namespace x /** Doc. */ @deprecated record Old {
          /** Doc. */ @Deprecated a: int
          /** Doc. */ @deprecated = "Use a." b: int }`,
        "x/Kind.pdl": "namespace x /** Doc. */ enum Kind { /** Doc. */ @deprecated A }",
      }),
    ).toEqual([
      "x/Kind.pdl:1:37 check/deprecated-without-reason the symbol `Kind.A` is deprecated without a reason",
      "x/Old.pdl:1:44 check/deprecated-without-reason the record `x.Old` is deprecated without a reason",
      "x/Old.pdl:2:35 check/deprecated-without-reason the field `Old.a` is deprecated without a reason",
    ]);
  });

  it("says where a deprecation is given its reason", async () => {
    const { catalogue, report } = await linkModel({
      "A.avsc":
        '{"type": "record", "name": "A", "fields": [{"name": "a", "doc": "One.", "type": "int", "deprecated": true}]}',
      "B.avdl": "protocol P { /** Doc. */ @deprecated(true) record B {} }",
    });
    check(catalogue, report);
    const bare = report.diagnostics.filter(({ code }) => code === "check/deprecated-without-reason");
    expect(bare.map(({ message, help }) => `${message}: ${help}`)).toEqual([
      "the field `A.a` is deprecated without a reason: say what to use instead, as a text in `deprecated`",
      expect.stringMatching(/^the record `P?.?B` is deprecated without a reason: .*`@deprecated = /),
    ]);
  });

  it("finds aspects in no entity and entities without aspects", async () => {
    expect(
      await checkModel({ "entity-registry.yml": "entities: [{name: node, doc: Any., keyAspect: nodeKey}]" }),
    ).toEqual([
      "x/Info.pdl:1:63 check/unused-aspect no entity carries the aspect `info`",
      "entity-registry.yml:1:19 check/entity-without-aspects the entity `node` has no aspects besides its key",
    ]);
  });

  it("leaves aspects alone that other records are made of", async () => {
    expect(
      await checkModel({
        "entity-registry.yml": "entities: [{name: node, doc: Any., keyAspect: nodeKey, aspects: [info]}]",
        ...info("parts: array[Piece]"),
        "x/Piece.pdl": 'namespace x @Aspect = { "name": "piece" } record Piece {}',
      }),
    ).not.toContainEqual(expect.stringContaining("check/unused-aspect"));
  });

  it("does not blame aspects when there is no registry at all", async () => {
    const { catalogue, report } = await linkModel({ "x/Info.pdl": sound["x/Info.pdl"] });
    check(catalogue, report);
    expect(report.diagnostics).toEqual([]);
  });

  it("knows the field types of search, and says each fault once", async () => {
    expect(
      await checkModel({
        ...info("a: Part", "b: Part", '@Searchable = { "fieldType": "WORD_GRAM" } c: string'),
        "x/Part.pdl":
          'namespace x /** Doc. */ record Part { /** Doc. */ @Searchable = { "fieldType": "TEXT_PARTAL", "fieldName": "p" } p: string }',
      }),
    ).toEqual([
      "x/Part.pdl:1:80 check/unknown-field-type `@Searchable` on `Part.p` has the unknown fieldType `TEXT_PARTAL`",
    ]);
  });

  it("knows the keys of annotations, also of those by path", async () => {
    expect(
      await checkModel({
        ...info(
          '@Searchable = { "fieldname": "x" } a: string',
          '@Searchable = { "/*": { "boost": 1 } } b: array[string]',
          '@Relationship = { "/*": { "name": "R", "entityTypes": ["node"], "lineage": true } } c: array[Urn]',
          '@UrnValidation = { "entityType": ["node"], "exist": true } d: Urn',
          '@SearchableRef = { "/a": { "refTypes": "node" } } e: Part',
          '@SearchScore = { "weights": 1 } f: int',
        ),
        "x/Part.pdl": "namespace x /** Doc. */ record Part { /** Doc. */ a: string }",
        "x/Changed.pdl": 'namespace x /** Doc. */ @Event = { "name": "changed", "kind": 1 } record Changed {}',
      }),
    ).toEqual([
      "x/Changed.pdl:1:55 check/unknown-annotation-key `@Event` on `Changed` has the unknown key `kind`",
      "x/Info.pdl:2:29 check/unknown-annotation-key `@Searchable` on `Info.a` has the unknown key `fieldname`",
      "x/Info.pdl:3:37 check/unknown-annotation-key `@Searchable` on `Info.b` has the unknown key `boost`",
      "x/Info.pdl:4:77 check/unknown-annotation-key `@Relationship` on `Info.c` has the unknown key `lineage`",
      "x/Info.pdl:5:32 check/unknown-annotation-key `@UrnValidation` on `Info.d` has the unknown key `entityType`",
      "x/Info.pdl:6:40 check/unknown-annotation-key `@SearchableRef` on `Info.e` has the unknown key `refTypes`",
      "x/Info.pdl:7:30 check/unknown-annotation-key `@SearchScore` on `Info.f` has the unknown key `weights`",
    ]);
  });

  it("wants a point in time for timeseries aspects, and versioned keys", async () => {
    expect(
      await checkModel({
        "x/Info.pdl": 'namespace x /** D. */ @Aspect = { "name": "info", "type": "timeseries" } record Info {}',
        "x/NodeKey.pdl": `namespace x /** D. */ @Aspect = { "name": "nodeKey", "type": "timeseries" }
          record NodeKey { /** D. */ timestampMillis: long }`,
      }),
    ).toEqual([
      "x/NodeKey.pdl:2:18 check/timeseries-key-aspect `nodeKey`, the key aspect of `node`, is a timeseries aspect",
      "x/Info.pdl:1:81 check/timeseries-without-time the timeseries aspect `info` has no field `timestampMillis`",
    ]);
  });

  it("wants no point in time of an aspect that may have one from a record that is elsewhere", async () => {
    const { catalogue, report } = await linkModel({
      "Far.pdl": 'import y.Base @Aspect = { "name": "far", "type": "timeseries" } record Far includes Base {}',
    });
    check(catalogue, report);
    expect(sayAll(report.diagnostics)).toEqual(["Far.pdl:1:85 link/unknown-type type `y.Base` is not in the model"]);
  });

  it("wants a key that the items of a collection have", async () => {
    const item = "array[/** D. */ record Item { /** D. */ user: string }]";
    expect(
      await checkModel(
        info(
          `@TimeseriesFieldCollection = { "key": "user" } a: ${item}`,
          `@TimeseriesFieldCollection = { "key": "usr" } b: array[Item]`,
          `@TimeseriesFieldCollection = {} c: array[Item]`,
        ),
      ),
    ).toEqual([
      "x/Info.pdl:3:51 check/unknown-collection-key the items of `Info.b` have no field `usr`, which `@TimeseriesFieldCollection` names as their key",
      "x/Info.pdl:4:14 check/unknown-collection-key `@TimeseriesFieldCollection` on `Info.c` names no key",
    ]);
  });

  it("finds URNs of who knows what in a key", async () => {
    expect(
      await checkModel({
        "x/NodeKey.pdl": `namespace x /** Parts. */ @Aspect = { "name": "nodeKey" } record NodeKey {
          /** D. */ parent: Urn
          /** D. */ @Relationship = { "name": "In", "entityTypes": ["node"] } owner: Urn }`,
      }),
    ).toEqual([
      "x/NodeKey.pdl:2:21 check/untyped-urn-part the part `parent` in URNs of `node` is itself a URN, but the model does not say of which entity",
    ]);
  });

  it("finds a direction without lineage", async () => {
    expect(
      await checkModel(
        info(
          '@Relationship = { "name": "A", "entityTypes": ["node"], "isUpstream": false } a: Urn',
          '@Relationship = { "name": "B", "entityTypes": ["node"], "isUpstream": false, "isLineage": true } b: Urn',
        ),
      ),
    ).toEqual([
      "x/Info.pdl:2:69 check/direction-without-lineage the relationship `A` of `Info.a` has `isUpstream`, but is not lineage",
    ]);
  });

  it("finds plugins that apply to nothing", async () => {
    expect(
      await checkModel({
        "mine/entity-registry.yml": `id: mine
plugins:
  mutationHooks:
    - className: x.Hook
      supportedEntityAspectNames: [{entityName: nod, aspectName: "*"}, {entityName: "*", aspectName: info}, {aspectName: inf}]`,
      }),
    ).toEqual([
      "mine/entity-registry.yml:4:18 check/unknown-plugin-scope the plugin `x.Hook` applies to an entity `nod`, which the model does not have",
      "mine/entity-registry.yml:4:18 check/unknown-plugin-scope the plugin `x.Hook` applies to an aspect `inf`, which the model does not have",
    ]);
  });

  it("holds plugins of a registry alone to no aspects, which are elsewhere", async () => {
    const { catalogue, report } = await linkModel({
      "entity-registry.yml": `id: mine
entities: [{name: node, doc: Any., aspects: [info, other]}]
plugins:
  mutationHooks:
    - className: x.Hook
      supportedEntityAspectNames: [{entityName: node, aspectName: info}, {entityName: nod, aspectName: other}]`,
    });
    check(catalogue, report);
    expect(sayAll(report.diagnostics).map((line) => line.split(" ")[1])).toEqual([
      "registry/no-key-aspect",
      "registry/no-aspects",
      "check/unknown-plugin-scope",
    ]);
  });
});
