import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { expectGolden } from "../testdata/golden.ts";
import { linkModel } from "../testdata/link-model.ts";
import { printAvro } from "./print-avro.ts";
import { printJsonSchema } from "./print-json-schema.ts";
import { printJson } from "./print-json.ts";
import { printPdl } from "./print-pdl.ts";
import { createSampler } from "./sample-payload.ts";
import { toAvroJson } from "./to-avro-json.ts";

const folder = fileURLToPath(new URL("../testdata/print", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".pdl") && !name.endsWith(".printed.pdl"));

async function linkCase() {
  return linkModel(Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")])));
}

/** The schemas of small PDL texts, all of which are right. */
async function linkPdl(...texts: readonly string[]) {
  const { catalogue, said } = await linkModel(Object.fromEntries(texts.map((text, index) => [`${index}.pdl`, text])));
  expect(said).toEqual([]);
  return catalogue.schemas;
}

test("null stands once in the union of an optional field, before the others or behind them as its default wants", async () => {
  const schemas = await linkPdl(
    `namespace n record R { a: optional union[null, int, string] b: optional union[int, null] = {"int": 1} c: union[null, int] }`,
  );
  const print = printAvro(schemas, "n.R", { optionalDefault: "translate" });
  expect(print?.kind === "schema" && print.schema).toMatchObject({
    fields: [
      { name: "a", type: ["null", "int", "string"], default: null },
      { name: "b", type: ["int", "null"], default: 1 },
      { name: "c", type: ["null", "int"] },
    ],
  });
});

test("a record that is declared in the list of includes is printed there", async () => {
  const text = "namespace n record R includes record Own { a: int }, Other { b: Own }";
  const schemas = await linkPdl(text, "namespace n record Other { c: int }");
  const printed = printPdl(schemas, "n.R") ?? "";
  expect(printed.replaceAll(/\s+/g, " ").trim()).toBe(
    "namespace n record R includes record Own { a: int }, Other { b: Own }",
  );
});

describe("a record with all that a record can have", () => {
  it("as Avro, in both modes", async () => {
    const { schemas } = (await linkCase()).catalogue;
    for (const optionalDefault of ["translate", "null"] as const) {
      const print = printAvro(schemas, "com.example.shop.Order", { optionalDefault });
      expectGolden(`${folder}/order.${optionalDefault}.avro.json`, `${printJson(print)}\n`);
    }
  });

  it("as PDL, which reads as the same schema", async () => {
    const { catalogue } = await linkCase();
    const text = printPdl(catalogue.schemas, "com.example.shop.Order") ?? "";
    expectGolden(`${folder}/order.printed.pdl`, text);
    const others = Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
    const again = await linkModel({ ...others, "order.pdl": text });
    expect(printPdl(again.catalogue.schemas, "com.example.shop.Order")).toBe(text);
  });

  it("as JSON Schema", async () => {
    const { schemas } = (await linkCase()).catalogue;
    expectGolden(`${folder}/order.schema.json`, `${printJson(printJsonSchema(schemas, "com.example.shop.Order"))}\n`);
  });

  it("as samples", async () => {
    const { catalogue } = await linkCase();
    const sampler = createSampler(catalogue);
    const minimal = sampler.sample("com.example.shop.Order", "minimal") ?? null;
    const full = sampler.sample("com.example.shop.Order", "full") ?? null;
    const samples = { minimal, full, fullAsAvro: toAvroJson(catalogue.schemas, "com.example.shop.Order", full) };
    expectGolden(`${folder}/order.samples.json`, `${printJson(samples)}\n`);
  });
});

test("a union without members has no value in JSON Schema, as one of any has none of its own", async () => {
  const { catalogue } = await linkModel({ "A.pdl": "record A { none: union[], some: union[int, string] }" });
  const printed = printJsonSchema(catalogue.schemas, "A");
  expect(printed).toMatchObject({ properties: { none: { not: {} }, some: { oneOf: [{}, {}] } } });
});

describe("a schema that is not in the catalogue", () => {
  it("has no PDL, JSON Schema or sample, and stands by its name in Avro", () => {
    const schemas = new Map();
    expect(printPdl(schemas, "a.B")).toBeUndefined();
    expect(printJsonSchema(schemas, "a.B")).toBeUndefined();
    expect(createSampler({ schemas }).sample("a.B", "full")).toBeUndefined();
    expect(printAvro(schemas, "a.B")).toEqual({ kind: "schema", schema: "a.B" });
  });
});

describe("a type without a namespace", () => {
  const inner = '{"type":"record","name":"N","namespace":"","fields":[]}';
  const text = (namespace: string): string =>
    `{"type":"record","name":"U","namespace":"${namespace}","fields":[{"name":"n","type":${inner}}]}`;

  it("has no PDL inside of one that has a namespace, and has it by itself", async () => {
    const { schemas } = (await linkModel({ "u.avsc": text("o") })).catalogue;
    expect(printPdl(schemas, "o.U")).toBeUndefined();
    expect(printPdl(schemas, "N")).toBe("record N {}\n");
  });

  it("has PDL inside of one that has none either", async () => {
    const { schemas } = (await linkModel({ "u.avsc": text("") })).catalogue;
    expect(printPdl(schemas, "U")).toBe("record U {\n  n: record N {}\n}\n");
  });
});

describe("defaults that Avro cannot write", () => {
  it.each([
    ['record A { x: double = "NaN" }', "the default of `x` is `NaN`, which Avro cannot write"],
    [
      'record A { x: union[int, string] = { "string": "s" } }',
      "the default of `x` is of the member `string`; in Avro it has to be of the first member",
    ],
    [
      'record A { x: record B { y: optional int } = { "y": 1 } }',
      "the default gives the optional `x.y` a value; in Avro it can only be null there",
    ],
    [
      "record A { x: record B { y: optional int = 1 } = {} }",
      "the default leaves out `x.y`, which is optional and has a default itself, so Avro has no null for it",
    ],
  ])("%s", async (text, reason) => {
    expect(printAvro(await linkPdl(text), "A")).toEqual({ kind: "untranslatable", reason });
  });

  it("are dropped from optional fields when told to", async () => {
    const schemas = await linkPdl('record A { x: optional union[int, string] = { "string": "s" } }');
    const print = printAvro(schemas, "A", { optionalDefault: "null" });
    expect(print).toMatchObject({
      schema: { fields: [{ name: "x", type: ["null", "int", "string"], default: null }] },
    });
  });
});

describe("samples end", () => {
  it("at a record that the value is inside of", async () => {
    const sampler = createSampler({
      schemas: await linkPdl(
        "record Tree { name: string children: array[Tree] parent: optional Tree next: union[null, Tree] }",
      ),
    });
    const value = '{"name":"orders","children":[],"next":null}';
    expect(printJson(sampler.sample("Tree", "full"), 0)).toBe(value);
    expect(printJson(sampler.sample("Tree", "minimal"), 0)).toBe(value);
  });

  it("with a whole value where the way leads through a record that is open", async () => {
    const schemas = await linkPdl("record A { name: string b: optional B }", "record B { a: A }");
    expect(printJson(createSampler({ schemas }).sample("A", "full"), 0)).toBe(
      '{"name":"orders","b":{"a":{"name":"orders"}}}',
    );
  });

  it("where a record has no value at all", async () => {
    const schemas = await linkPdl("record Endless { next: Endless }");
    expect(printJson(createSampler({ schemas }).sample("Endless", "full"), 0)).toBe('{"next":{}}');
  });

  it("soon, when each record doubles the one before", async () => {
    const levels = Array.from({ length: 40 }, (_, level) => `record R${level} { a: R${level + 1} b: R${level + 1} }`);
    const schemas = await linkPdl(...levels, "record R40 { x: int }");
    let printed = "";
    const time = measureCpuTime(() => (printed = printJson(createSampler({ schemas }).sample("R0", "full"), 0)));
    expect(printed.length).toBeLessThan(1_000_000);
    expect(time).toBeLessThan(2_000);
  });
});

describe("names in printed PDL", () => {
  it("are imported only where the import says nothing else", async () => {
    const schemas = await linkPdl(
      "namespace a record Uses { near: Thing far: b.Thing other: c.Other same: d.Other word: b.`record` prim: b.string }",
      "namespace a record Thing {}",
      "namespace b record Thing {}",
      "namespace c record Other {}",
      "namespace d record Other {}",
      "namespace b record `record` {}",
      "namespace b record string {}",
    );
    expect(printPdl(schemas, "a.Uses")).toBe(
      [
        "namespace a",
        "",
        "import b.`record`",
        "import c.Other",
        "",
        "record Uses {",
        "  near: Thing",
        "  far: b.Thing",
        "  other: Other",
        "  same: d.Other",
        "  word: `record`",
        "  prim: b.string",
        "}",
        "",
      ].join("\n"),
    );
  });

  it("stand in an includes clause as they were written where nobody declares them", async () => {
    const { catalogue } = await linkModel({
      "0.pdl": "namespace a import c.Lost record Uses includes Lost, b.Base, Near { x: int }",
      "1.pdl": "namespace b record Base {}",
    });
    expect(printPdl(catalogue.schemas, "a.Uses")).toContain(
      "\nimport b.Base\n\nrecord Uses includes Lost, Base, Near {\n",
    );
  });
});

// `@aliases = {…}` and `@order = {…}` would say what the schema is called else, and how it sorts.
it.each(["aliases", "order"])(
  "keeps an object apart that is called `%s` as what means something else is",
  async (key) => {
    const source = `namespace a\n\n@${key}.berth = 1\n@${key}.pier = 2\nrecord B {\n}\n`;
    const { catalogue, said } = await linkModel({ "a/B.pdl": source });
    expect(said).toEqual([]);
    const printed = printPdl(catalogue.schemas, "a.B") ?? "";
    expect(printed).toContain(`@${key}.berth = 1\n@${key}.pier = 2\n`);
  },
);
