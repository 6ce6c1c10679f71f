import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../print/print-json.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/sdk", import.meta.url));
const schemas = {
  "n/Node.pdl": `namespace n
    /** A node. */
    @Aspect = { "name": "node" }
    record Node {
      /** May be left out. */
      note: optional string
      /** Can't be left out. */
      id: Id
      color: Color = "RED"
      tags: map[string, array[Node]] = {}
      either: union[null, int, Inner] = null
      raw: optional bytes
      flag: boolean = true
      words: array[string] = ["a \\"b\\""]
    }`,
  "n/Id.pdl": "namespace n typeref Id = string",
  "n/Color.pdl": "namespace n /** Colours. */ enum Color { /** Like blood. */ RED @deprecated GRAY }",
  "n/Inner.pdl": "namespace n record Inner { hash: fixed Hash 4 }",
  "n/Message.pdl": 'namespace n @deprecated = "Old." record Message { inner: Inner }',
  "n/Unreached.pdl": "namespace n record Unreached {}",
};

describe("linkSdk", () => {
  it("finds what every name in a type stands for, and makes the model classes", async () => {
    const text = readFileSync(`${folder}/kitchen-sink.yml`, "utf8");
    const { catalogue, said } = await linkModel({ ...schemas, "sdk/clients.yml": text });
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.linked.json`, `${printJson(catalogue.sdk)}\n`);
  });

  it("makes classes of what aspects, events and the roots lead to, and of nothing else", async () => {
    const { catalogue } = await linkModel({
      ...schemas,
      "sdk/a.yml": "models: { module: m, roots: [n.Message, n.Wrong] }",
    });
    expect(catalogue.sdk.models?.classes.map(({ name, base }) => `${name} ${base}`)).toEqual([
      "ColorClass object",
      "InnerClass DictWrapper",
      "MessageClass DictWrapper",
      "NodeClass _Aspect",
    ]);
  });

  it("calls parameters by a name that Python doesn't keep for itself", async () => {
    const { catalogue } = await linkModel({
      "n/Filter.pdl":
        'namespace n @Aspect = { "name": "filter" } record Filter { or: array[string], and: optional int }',
      "sdk/a.yml": "models: { module: m, roots: [n.Filter] }",
    });
    const parameters = catalogue.sdk.models?.classes.flatMap((each) => each.parameters);
    expect(parameters?.map(({ name, field }) => [name, field])).toEqual([
      ["or_", "or"],
      ["and_", "and"],
    ]);
  });

  it("has no model classes for a model that isn't the platform's, unless a manifest describes them", async () => {
    const { catalogue } = await linkModel(schemas);
    expect(catalogue.sdk).toEqual({ pages: [] });
    const platform = await linkModel({
      ...schemas,
      "com/linkedin/mxe/MetadataChangeProposal.pdl": "namespace com.linkedin.mxe record MetadataChangeProposal {}",
    });
    expect(platform.catalogue.sdk.models).toMatchObject({ module: "datahub.metadata.schema_classes" });
  });

  it.each([
    [
      'modules: [{ name: m, functions: [{ name: f, returns: "List[Nodes]" }] }]',
      "sdk/a.yml:1:60 sdk/unknown-type nothing in the manifests or the model is called `Nodes`",
    ],
    [
      "modules: [{ name: m, functions: [{ name: f, deprecated: { use: gone } }] }]",
      "sdk/a.yml:1:64 sdk/unknown-replacement nothing is called `gone`, which is to be used instead",
    ],
    ["models: { module: m, roots: [n.Nodee] }", "sdk/a.yml:1:30 sdk/unknown-root the model has no schema `n.Nodee`"],
  ])("reports %s", async (text, expected) => {
    const { said } = await linkModel({ ...schemas, "sdk/a.yml": text });
    expect(said).toEqual([expected]);
  });

  it("reports an unknown name once, and takes names in quotes for values", async () => {
    const functions = `[{ name: f, returns: Gone }, { name: g, returns: 'Literal["x", "Gone"]' }, { name: h, returns: Gone }]`;
    const { said } = await linkModel({ "sdk/a.yml": `modules: [{ name: m, functions: ${functions} }]` });
    expect(said.length).toBe(1);
    expect(
      (await linkModel({ "sdk/a.yml": `external: [Gone]\nmodules: [{ name: m, functions: ${functions} }]` })).said,
    ).toEqual([]);
  });

  it("joins the files of one page, and keeps the first description of a module", async () => {
    const { catalogue, said } = await linkModel({
      "sdk/a.yml": "page: p\ntitle: First\nmodules: [{ name: m }]",
      "sdk/b.yml": "page: p\ndoc: Second.\nmodules: [{ name: n }, { name: m }]",
    });
    expect(catalogue.sdk.pages.map(({ title, doc, modules }) => [title, doc, modules.map(({ name }) => name)])).toEqual(
      [["First", "Second.", ["m", "n"]]],
    );
    expect(said).toEqual(["sdk/b.yml:3:32 sdk/duplicate-symbol another manifest already has a `m`"]);
  });

  it("finds a replacement among siblings first", async () => {
    const text = `modules:
  - name: m
    functions: [{ name: get }]
    classes:
      - name: C
        methods:
          - { name: get }
          - { name: old, deprecated: { use: get } }
          - { name: older, deprecated: { use: C.old } }
          - { name: oldest, deprecated: { use: C } }`;
    const { catalogue, said } = await linkModel({ "sdk/a.yml": text });
    expect(said).toEqual([]);
    const methods = catalogue.sdk.pages[0]?.modules[0]?.classes[0]?.methods ?? [];
    expect(methods.map(({ deprecated }) => deprecated?.replacement?.target)).toEqual([
      undefined,
      "m.C.get",
      "m.C.old",
      "m.C",
    ]);
  });
});
