import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { check, diff, type Catalogue } from "../../api.ts";
import { printJson } from "../../print/print-json.ts";
import { measureCoverage } from "../../catalogue/measure-coverage.ts";
import { createSampler } from "../../print/sample-payload.ts";
import { addedShape } from "../plugin-shapes.ts";
import atlas from "./atlas.ts";

const folder = import.meta.dirname;

async function readHarbours() {
  const { catalogue, diagnostics } = await check({ cwd: folder, inputs: ["testdata"], config: false });
  if (catalogue === undefined) return expect.fail("there is no catalogue");
  return { catalogue, diagnostics };
}

function fieldsOf({ schemas }: Catalogue, name: string) {
  const schema = schemas.get(`atlas.${name}`);
  return schema?.kind === "record" ? schema.fields : [];
}

describe("types of several files, with their patches", () => {
  test("entity types are entities that have own and inherited attributes, and the ends of relationships", async () => {
    const { catalogue } = await readHarbours();
    expect([...catalogue.entities.keys()]).toEqual(["Thing", "Harbour", "Berth", "Quay"]);
    expect(
      fieldsOf(catalogue, "Quay").map(({ name, optional, includedFrom }) => [name, optional, includedFrom]),
    ).toEqual([
      ["qualifiedName", false, "atlas.Thing"],
      ["state", true, "atlas.Berth"],
      ["notes", true, "atlas.Berth"],
      ["length", true, "atlas.Berth"],
      ["harbour", true, "atlas.Berth"],
      ["lamps", true, undefined],
    ]);
    expect(fieldsOf(catalogue, "Harbour").map(({ name, default: preset }) => [name, preset])).toEqual([
      ["qualifiedName", undefined],
      ["place", undefined],
      ["depth", 8],
      ["built", undefined],
      ["berths", undefined],
      ["neighbours", undefined],
    ]);
  });

  test("both ends of a relationship are edges of its name, and one that is the same from both sides is one", async () => {
    const { catalogue } = await readHarbours();
    const edges = catalogue.relationships.map(({ name, from, to, fieldPath }) => `${from}.${fieldPath} ${name} ${to}`);
    expect(edges.toSorted()).toEqual([
      "Berth.harbour harbour_berths Harbour",
      "Harbour.berths harbour_berths Berth",
      "Harbour.neighbours harbour_neighbours Harbour",
      "Quay.harbour harbour_berths Harbour",
    ]);
    expect(fieldsOf(catalogue, "harbour_neighbours").map(({ name }) => name)).toEqual(["miles", "end1", "end2"]);
  });

  test("what a patch adds stands in its file", async () => {
    const { catalogue } = await readHarbours();
    const length = fieldsOf(catalogue, "Berth").find(({ name }) => name === "length");
    expect(length?.span).toMatchObject({ file: "models/patches/01-berths.json", startLine: 10, startColumn: 35 });
    const state = catalogue.schemas.get("atlas.berth_state");
    expect(
      state?.kind === "enum" && state.symbols.map(({ name, span, annotations }) => [name, span.file, annotations]),
    ).toEqual([
      ["FREE", "models/10-base.json", {}],
      ["TAKEN", "models/10-base.json", {}],
      ["CLOSED", "models/patches/01-berths.json", { ordinal: 7 }],
    ]);
    const [key] = fieldsOf(catalogue, "Thing");
    expect(key?.annotations).toMatchObject({ isUnique: true, isIndexable: true, searchWeight: 10 });
  });

  test("a patch of another version, one that finds no type, and one that repeats another's `id` are told", async () => {
    const { diagnostics } = await readHarbours();
    const told = diagnostics.filter(({ code }) => code.startsWith("atlas/"));
    expect(told.map(({ code, span, message }) => `${span?.startLine}:${span?.startColumn} ${code} ${message}`)).toEqual(
      [
        "14:19 atlas/lost-patch this patch changes `Berth`, which no file before it declares",
        "22:19 atlas/repeated-patch a patch before this one has the `id` `QUAYS_1` as well",
        "29:19 atlas/skipped-patch this patch of `Berth` applies to version 1.0, and the type has version 1.1 by then",
      ],
    );
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("pages say what types are to each other, and which patches changed them", async () => {
    const { catalogue } = await readHarbours();
    const sections = atlas({}).sections?.(catalogue) ?? [];
    expect(addedShape.safeParse(sections).success).toBe(true);
    const said = (to: string): string => JSON.stringify(sections.find((each) => each.to === to));
    expect(said("entity:Berth")).toContain('"Sub types","value":[{"text":"Quay"');
    expect(said("entity:Quay")).toContain('"Also extends","value":[{"text":"Thing"');
    expect(said("entity:Quay")).toContain('"Business metadata","value":[{"text":"Care"');
    expect(said("entity:Harbour")).toContain("from here to there");
    expect(said("entity:Berth")).toContain("from there to here");
    expect(said("entity:Berth")).toContain("models/patches/01-berths.json:7");
    // That of a relationship says of which, and changes no version but that one's.
    const link = '{"text":"harbour_berths","code":true,"to":"schema:atlas.harbour_berths"}';
    const row = (words: string, version: string): string =>
      `[{"text":"REMOVE_LEGACY_REF_ATTRIBUTES","code":true}],${words},"${version}"`;
    const words = "Leaves attributes to the relationship";
    expect(said("entity:Berth")).toContain(row(`["${words}: ",${link}]`, ""));
    expect(said("schema:atlas.harbour_berths")).toContain(row(`"${words}"`, "1.0 → 1.1"));
    expect(said("schema:atlas.Restricted")).toContain('"For","value":[{"text":"Harbour"');
    expect(sections.map(({ sections: [first] }) => first?.title)).toContain("Business metadata");
  });
});

describe("mistakes", () => {
  let temporary: string;

  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), "aspectdoc-atlas-"));
  });

  afterEach(() => {
    rmSync(temporary, { recursive: true, force: true });
  });

  function write(files: Readonly<Record<string, object | string>>, below = "."): void {
    for (const [path, content] of Object.entries(files)) {
      const place = join(temporary, below, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content));
    }
  }

  /** What is told, each with the text that it points at. */
  async function hear(files: Readonly<Record<string, object | string>>): Promise<readonly string[]> {
    write(files);
    const { diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false });
    return diagnostics
      .filter(({ severity }) => severity !== "info")
      .map(({ code, span }) => {
        if (span === undefined) return code;
        const text = readFileSync(join(temporary, span.file), "utf8").split("\n")[span.startLine - 1] ?? "";
        return `${code} ${text.slice(span.startColumn - 1, span.endColumn)}`;
      });
  }

  const entity = (name: string, more: object = {}): object => ({
    name,
    description: "A thing.",
    attributeDefs: [],
    ...more,
  });

  test.each<[what: string, types: object, told: readonly string[]]>([
    ["a type that isn't there", { entityDefs: [entity("a", { superTypes: ["b"] })] }, ['link/unknown-type "b"']],
    [
      "a circle of super types",
      { entityDefs: [entity("a", { superTypes: ["b"] }), entity("b", { superTypes: ["a"] })] },
      ['link/include-cycle "a"'],
    ],
    ["a type declared twice", { entityDefs: [entity("a"), entity("a")] }, ['link/duplicate-type "a"']],
    [
      "a type name that is none",
      { entityDefs: [entity("a", { attributeDefs: [{ name: "x", typeName: "array<int" }] })] },
      ['atlas/bad-type "array<int"'],
    ],
    [
      "a relationship without an end",
      { entityDefs: [entity("a")], relationshipDefs: [{ name: "r", endDef1: { type: "a", name: "x" } }] },
      ['atlas/bad-relationship "r"'],
    ],
    [
      "an end that leads nowhere",
      {
        entityDefs: [entity("a")],
        relationshipDefs: [{ name: "r", endDef1: { type: "a", name: "x" }, endDef2: { type: "gone", name: "y" } }],
      },
      ['link/unknown-type "gone"'],
    ],
    ...(
      [
        ["an association", { relationshipCategory: "ASSOCIATION" }, { isContainer: true }, {}],
        ["an aggregation", { relationshipCategory: "AGGREGATION" }, {}, {}],
        ["a composition", { relationshipCategory: "COMPOSITION" }, { isContainer: true }, { cardinality: "SET" }],
        ["a list", { relationshipCategory: "ASSOCIATION" }, { cardinality: "LIST" }, {}],
        ["two containers", { relationshipCategory: "AGGREGATION" }, { isContainer: true }, { isContainer: true }],
      ] as const
    ).map(([what, more, first, second]): [string, object, string[]] => [
      `${what} that Atlas refuses`,
      {
        entityDefs: [entity("a"), entity("b")],
        relationshipDefs: [
          {
            ...{ name: "r", ...more },
            endDef1: { type: "a", name: "bs", ...first },
            endDef2: { type: "b", name: "as", ...second },
          },
        ],
      },
      [`atlas/refused-relationship ${JSON.stringify(more.relationshipCategory)}`],
    ]),
    [
      "an attribute that a type inherits",
      {
        entityDefs: [
          entity("a", { attributeDefs: [{ name: "x", typeName: "int" }] }),
          entity("b", { superTypes: ["a"] }),
          entity("c", { superTypes: ["b"], attributeDefs: [{ name: "x", typeName: "int" }] }),
        ],
      },
      ['atlas/repeated-attribute "x"'],
    ],
    [
      "a type without a name",
      { entityDefs: [entity("a"), { attributeDefs: [] }] },
      ['atlas/no-name {"attributeDefs":[]}'],
    ],
    [
      "a patch of no action",
      { entityDefs: [entity("a")], patches: [{ action: "FLY", typeName: "a" }] },
      ['atlas/bad-patch "FLY"'],
    ],
    [
      "attributes for what patches give none",
      {
        enumDefs: [{ name: "e", description: "One of some.", elementDefs: [] }],
        patches: [{ action: "ADD_ATTRIBUTE", typeName: "e", attributeDefs: [{ name: "x", typeName: "int" }] }],
      },
      ['atlas/lost-patch "e"'],
    ],
    ["lists that are none", { entityDefs: { name: "a" } }, ["atlas/no-typedefs", "usage/no-model"]],
    ["nothing at all", { entityDefs: [], enumDefs: [] }, ["usage/no-model"]],
  ])("%s", async (_, types, told) => {
    expect(await hear({ "a.json": types })).toEqual(told);
  });

  describe("a type that two files declare", () => {
    const toType = (typeVersion: string, name: string, typeName = "int"): object => ({
      entityDefs: [entity("a", { typeVersion, attributeDefs: [{ name, typeName, isOptional: true }] })],
    });

    test("is the later version, with what the earlier one has besides and with its patches", async () => {
      const patch = {
        ...{ action: "ADD_ATTRIBUTE", typeName: "a", applyToVersion: "1.0", updateToVersion: "1.1" },
        attributeDefs: [{ name: "y", typeName: "int", isOptional: true }],
      };
      const files = {
        "1/a.json": toType("1.0", "x"),
        "1/patches/a.json": { patches: [patch] },
        "2/a.json": toType("1.2", "X", "string"),
      };
      expect(await hear(files)).toEqual([]);
      const { catalogue } = await check({ cwd: temporary, inputs: ["."], config: false });
      if (catalogue === undefined) return expect.fail("there is no catalogue");
      expect(catalogue.schemas.get("atlas.a")?.span.file).toBe("2/a.json");
      expect(fieldsOf(catalogue, "a").map(({ name, span }) => [name, span.file])).toEqual([
        ["X", "2/a.json"],
        ["y", "1/patches/a.json"],
      ]);
    });

    test("stays as it is where the other version is no later one, which is told once a file", async () => {
      const more = { entityDefs: [entity("b")] };
      const both = (version: string): object => ({
        entityDefs: [toType(version, "x"), more].flatMap((types) => Object.values(types).flat()),
      });
      expect(await hear({ "1/a.json": both("1.1"), "2/a.json": both("1.0") })).toEqual(['atlas/repeated-type "a"']);
    });

    test("is what the file declares that is loaded first, whatever their paths", async () => {
      await hear({ "a.json": toType("1.0", "outer"), "b/a.json": toType("1.0", "inner") });
      const { catalogue } = await check({ cwd: temporary, inputs: ["."], config: false });
      if (catalogue === undefined) return expect.fail("there is no catalogue");
      expect(fieldsOf(catalogue, "a").map(({ name }) => name)).toEqual(["inner"]);
      expect([...catalogue.entities.keys()]).toEqual(["a"]);
    });
  });

  test("where a file breaks off, nothing that it may declare is missed", async () => {
    const text = '{ "entityDefs": [{ "name": "b", "attributeDefs": [] }, { "name": ';
    const told = await hear({
      "a.json": { entityDefs: [entity("a", { superTypes: ["c"], attributeDefs: [{ name: "x", typeName: "d" }] })] },
      "b.json": text,
    });
    expect(told.filter((line) => !line.includes("atlas/malformed"))).toEqual([]);
    expect(told).not.toEqual([]);
  });

  test("names with markup stay words, whatever they lead to", async () => {
    const name = "<script>alert(1)</script>";
    write({
      "a.json": {
        entityDefs: [entity(name, { attributeDefs: [{ name: '"><b>', typeName: "array<x>" }] }), entity("x")],
      },
    });
    const { catalogue } = await check({ cwd: temporary, inputs: ["."], config: false });
    expect(catalogue?.entities.has(name)).toBe(true);
    expect(catalogue?.relationships.map(({ to }) => to)).toEqual(["x"]);
  });

  test("beside a model of the platform, types that differ from its entities by case alone are others", async () => {
    write({
      "a.json": { entityDefs: [entity("DataSet", { superTypes: ["Thing"] }), entity("Thing")] },
      "owner.pdl": 'namespace com.acme\n\n@Aspect = { "name": "datasetKey" }\nrecord DatasetKey {\n  name: string\n}\n',
      "entity-registry.yml": "id: acme\nentities:\n  - name: dataset\n    keyAspect: datasetKey\n    aspects: []\n",
    });
    const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false });
    const entities = [...(catalogue?.entities.values() ?? [])];
    expect(entities.map(({ name, aspects }) => [name, aspects.length])).toEqual([
      ["dataset", 0],
      ["DataSet", 1],
      ["Thing", 1],
    ]);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("an entity type without a description is missed once, where it is declared, and counts once", async () => {
    write({ "a.json": { entityDefs: [{ name: "a", attributeDefs: [] }, entity("b")] } });
    const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false });
    if (catalogue === undefined) return expect.fail("there is no catalogue");
    const missed = diagnostics.filter(({ code }) => code === "check/missing-doc");
    expect(missed.map(({ message, help }) => [message, help])).toEqual([
      ["the entity `a` has no doc", "describe it where it is declared"],
    ]);
    const { kinds } = measureCoverage(catalogue);
    expect(kinds.map(({ label, described, total }) => [label, described, total])).toEqual([["Entities", 1, 2]]);
  });

  test("samples name entities as Atlas wants them named, by what is unique of them or by a number", async () => {
    const toAttributes = (...types: readonly string[]): object => ({
      attributeDefs: types.map((typeName, index) => ({ name: `x${index}`, typeName })),
    });
    const key = { name: "key", typeName: "string", isUnique: true };
    write({
      "a.json": {
        entityDefs: [
          entity("a", { attributeDefs: [key] }),
          entity("b"),
          entity("c", toAttributes("array<a>", "b", "objectid")),
        ],
      },
    });
    const { catalogue } = await check({ cwd: temporary, inputs: ["."], config: false });
    if (catalogue === undefined) return expect.fail("there is no catalogue");
    expect(createSampler(catalogue).sample("atlas.c", "minimal")).toEqual({
      x0: [{ typeName: "a", uniqueAttributes: { key: expect.any(String) } }],
      x1: { typeName: "b", guid: expect.any(String) },
      x2: { typeName: "DataSet", uniqueAttributes: { qualifiedName: "orders" } },
    });
  });

  test("a patch that adds what has to be there adds only what Atlas does, and no other adds any", async () => {
    const toPatch = (action: string, ...attributeDefs: readonly object[]): object => ({
      ...{ action, typeName: "a", attributeDefs },
    });
    const told = await hear({
      "a.json": { entityDefs: [entity("a", { attributeDefs: [{ name: "x", typeName: "int" }] })] },
      "patches/1.json": {
        patches: [
          toPatch(
            "ADD_MANDATORY_ATTRIBUTE",
            ...[
              { name: "taken", typeName: "string", defaultValue: "NEW" },
              { name: "optional", typeName: "string", defaultValue: "NEW", isOptional: true },
              { name: "bare", typeName: "string" },
              { name: "many", typeName: "array<string>", defaultValue: "NEW" },
              { name: "unique", typeName: "string", defaultValue: "NEW", isUnique: true },
            ],
          ),
          toPatch("ADD_ATTRIBUTE", { name: "needed", typeName: "string" }),
        ],
      },
    });
    const refused = ["optional", "bare", "many", "unique"].map((name) => `atlas/refused-attribute "${name}"`);
    expect(told.toSorted()).toEqual([...refused, 'atlas/lost-patch "a"'].toSorted());
    const { catalogue } = await check({ cwd: temporary, inputs: ["."], config: false });
    if (catalogue === undefined) return expect.fail("there is no catalogue");
    expect(fieldsOf(catalogue, "a").map(({ name }) => name)).toEqual(["x", "taken"]);
  });

  describe("types that are only referred to", () => {
    const base = {
      enumDefs: [{ name: "level", elementDefs: [{ value: "LOW", ordinal: 0 }] }],
      entityDefs: [
        entity("thing", { attributeDefs: [{ name: "id", typeName: "string" }] }),
        entity("place", { superTypes: ["thing"] }),
        entity("crate"),
        // Its fault is none of those who refer to it.
        entity("lost", { superTypes: ["nowhere"] }),
      ],
    };
    const patch = {
      ...{ action: "ADD_ATTRIBUTE", typeName: "thing" },
      attributeDefs: [{ name: "note", typeName: "string", isOptional: true }],
    };
    const own = {
      entityDefs: [
        entity("ship", {
          superTypes: ["place"],
          attributeDefs: [
            { name: "port", typeName: "array<place>", isOptional: true },
            { name: "danger", typeName: "level", defaultValue: "LOW", isOptional: true },
          ],
        }),
      ],
      relationshipDefs: [
        {
          ...{ name: "ship_crates", description: "What is in it.", relationshipCategory: "AGGREGATION" },
          endDef1: { type: "ship", name: "crates", isContainer: true, cardinality: "SET" },
          endDef2: { type: "crate", name: "ship", cardinality: "SINGLE" },
        },
      ],
    };

    async function readWith(reference: string) {
      const settings = { references: [reference] };
      const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["own"], config: false, settings });
      if (catalogue === undefined) return expect.fail("there is no catalogue");
      const told = diagnostics.filter(({ severity }) => severity !== "info");
      return { catalogue, told: told.map(({ code, message }) => `${code} ${message}`) };
    }

    const expectKnown = ({ catalogue, told }: Awaited<ReturnType<typeof readWith>>): void => {
      expect(told).toEqual([]);
      expect([...catalogue.entities.keys()]).toEqual(["ship"]);
      expect([...catalogue.schemas.keys()]).toEqual(["atlas.ship", "atlas.ship_crates"]);
      expect(fieldsOf(catalogue, "ship").map(({ name, default: preset }) => [name, preset])).toEqual([
        ...[["id", undefined] as const, ["note", undefined] as const],
        ...[["port", undefined] as const, ["danger", "LOW"] as const, ["crates", undefined] as const],
      ]);
      expect(catalogue.relationships.map(({ name, from, to }) => `${from} ${name} ${to}`).toSorted()).toEqual([
        "ship port place",
        "ship ship_crates crate",
      ]);
      const sections = JSON.stringify(atlas({}).sections?.(catalogue));
      expect(sections).toContain('"Also extends","value":[{"text":"thing","code":true');
      expect(sections).not.toContain("lost");
    };

    beforeEach(() => {
      write({ "ship.json": own }, "own");
      write({ "1.json": base, "patches/1.json": { patches: [patch] } }, "base");
    });

    test("in a folder are inherited from and led to, and nothing is told of them", async () => {
      expectKnown(await readWith("base"));
    });

    test("in a catalogue are so likewise", async () => {
      const { catalogue } = await check({ cwd: temporary, inputs: ["base"], config: false });
      if (catalogue === undefined) return expect.fail("there is no catalogue");
      write({ "base.json": printJson(catalogue) });
      expectKnown(await readWith("base.json"));
    });

    test("in a file have what that says", async () => {
      const { catalogue, told } = await readWith("base/1.json");
      expect(told).toEqual([]);
      expect(fieldsOf(catalogue, "ship").map(({ name }) => name)).toEqual(["id", "port", "danger", "crates"]);
    });

    test("in a folder of the model itself are none of its own, nor left unread", async () => {
      const settings = { references: ["base"] };
      const { catalogue, diagnostics } = await check({ cwd: temporary, inputs: ["."], config: false, settings });
      const told = diagnostics.filter(({ code }) => code.startsWith("discover/"));
      expect(told.map(({ code, message }) => `${code} ${message}`)).toEqual([
        expect.stringMatching(/^discover\/read-unasked 1 file .*`own\/ship\.json`/),
      ]);
      expect([...(catalogue?.entities.keys() ?? [])]).toEqual(["ship"]);
    });

    test("give way to what is documented under their names", async () => {
      write({ "thing.json": { entityDefs: [entity("thing", { attributeDefs: [] })] } }, "own");
      const { catalogue, told } = await readWith("base");
      expect(told).toEqual([]);
      expect(fieldsOf(catalogue, "ship").map(({ name }) => name)).toEqual(["port", "danger", "crates"]);
    });

    test("that aren't there are told once a name, where that is written first", async () => {
      const { told } = await readWith("own/ship.json");
      expect(told).toEqual(
        expect.arrayContaining(["link/unknown-type type `place` is not in the model (used 2 times)"]),
      );
      expect(told.filter((line) => line.includes("unknown-type"))).toHaveLength(3);
    });
  });

  test("comparing tells of types that extend another one that they are hit, and not of those whose values only name it", async () => {
    const toTypes = (isOptional: boolean): object => {
      const attributeDefs = [{ name: "x", typeName: "int", isOptional }];
      const naming = [...attributeDefs, { name: "y", typeName: "a", isOptional: true }];
      return {
        entityDefs: [
          entity("a", { attributeDefs }),
          entity("b", { attributeDefs: naming }),
          entity("c", { superTypes: ["a"] }),
        ],
      };
    };
    write({ "a.json": toTypes(true) }, "old");
    write({ "a.json": toTypes(false) }, "new");
    const compared = await diff(join(temporary, "old"), join(temporary, "new"), { cwd: temporary, config: false });
    expect(
      compared.comparison?.changes.map(({ coordinate, reached = [] }) => [coordinate, reached.map(({ name }) => name)]),
    ).toEqual([
      ["atlas.a.x", ["c"]],
      ["atlas.b.x", []],
    ]);
  });

  test("comparing tells what became of attributes, and says of nothing that it isn't judged", async () => {
    const toTypes = (attributeDefs: readonly object[]): object => ({ entityDefs: [entity("a", { attributeDefs })] });
    write(
      {
        "a.json": toTypes([
          { name: "x", typeName: "int" },
          { name: "y", typeName: "int", isOptional: true },
        ]),
      },
      "old",
    );
    write(
      {
        "a.json": toTypes([{ name: "y", typeName: "int" }]),
        "patches/1.json": {
          patches: [
            {
              action: "ADD_ATTRIBUTE",
              typeName: "a",
              attributeDefs: [{ name: "z", typeName: "int", isOptional: true }],
            },
          ],
        },
      },
      "new",
    );
    const compared = await diff(join(temporary, "old"), join(temporary, "new"), { cwd: temporary, config: false });
    expect(
      (compared.comparison?.changes ?? []).map(({ code, coordinate }) => `${code} ${coordinate}`).toSorted(),
    ).toEqual([
      "breaking/field-made-required atlas.a.y",
      "breaking/field-removed atlas.a.x",
      "safe/field-added atlas.a.z",
    ]);
    expect(compared.diagnostics).toEqual([]);
  });
});
