import { expect, it } from "vitest";
import type { Field } from "../catalogue/schema.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { linkModel } from "../testdata/link-model.ts";
import { printJson } from "./print-json.ts";
import { printPdl } from "./print-pdl.ts";
import { rankRecords } from "./rank-records.ts";
import { toCodeTabs } from "../plan/metamodel/to-code-tabs.ts";

const text = `namespace n

@Custom = { "list": [1.0, 2, { "x/y": 1.50 }], "same": 2.5, "big": 12345678901234567890 }
@Weight = 10.0
record R {
  @Searchable = {
    "boostScore": 10.0,
    "fieldName": "a long name of a field of an index, so that this takes more than one line"
  }
  @Searchable.\`/*/urn\`.boostScore = 1e3
  a: @items.max = 3.0
  array[enum E {
    @rank = 1.0
    X
  }]

  b: union[
    @share = 0.50
    one: int,
    two: long
  ]
}
`;

it("numbers of annotations are printed as their author spelled them", async () => {
  const { catalogue } = await linkModel({ "n/R.pdl": text });
  const printed = printPdl(catalogue.schemas, "n.R") ?? "";
  expect(printed.match(/(?<=[ [])-?\d[\d.e]*/g)).toEqual([
    ...["1.0", "2", "1.50", "2.5", "9223372036854775807", "10.0"],
    ...["10.0", "1e3", "3.0", "1.0", "0.50"],
  ]);
  // What was printed says the same, spellings included.
  const again = await linkModel({ "n/R.pdl": printed });
  expect(printPdl(again.catalogue.schemas, "n.R")).toBe(printed);
});

it("spellings are in the catalogue beside the annotations, where there are any", async () => {
  const { catalogue } = await linkModel({
    "n/R.pdl": text,
    "n/S.pdl": "namespace n @a = 1 record S { @b = 0.5 c: int }",
  });
  expect(catalogue.schemas.get("n.R")?.numbers).toEqual({
    "/Custom/list/0": "1.0",
    "/Custom/list/2/x~1y": "1.50",
    "/Weight": "10.0",
  });
  expect(printJson(catalogue.schemas.get("n.S"))).not.toContain("numbers");
});

it("numbers of defaults are printed as their author spelled them, and are the same to comparison", async () => {
  const written = `namespace n

record D {
  a: double = 1.0
  b: array[float] = [1.50, 2]
  c: union[int, double] = { "double": 1e6 }
  d: int = 3
}
`;
  const { catalogue } = await linkModel({ "n/D.pdl": written });
  const schema = catalogue.schemas.get("n.D");
  expect(printPdl(catalogue.schemas, "n.D")).toBe(written);
  expect(schema?.kind === "record" && schema.fields.map((field) => field.default)).toEqual([
    1,
    [1.5, 2],
    { double: 1_000_000 },
    3,
  ]);
  expect(JSON.parse(printJson(schema)).fields.map((field: Field) => field.defaultNumbers)).toEqual([
    { "": "1.0" },
    { "/0": "1.50" },
    { "/double": "1e6" },
    undefined,
  ]);
  const plain = await linkModel({
    "n/D.pdl": written.replace("1.0", "1").replace("1.50", "1.5").replace("1e6", "1000000"),
  });
  expect(compareCatalogues(catalogue, plain.catalogue).changes).toEqual([]);
});

it("defaults of Avro are spelled as they were, also for the member of a union that they are of", async () => {
  const fields =
    '{"name": "a", "type": ["double", "null"], "default": 1.0}, {"name": "b", "type": ["double", "int"], "default": 2.50}';
  const { catalogue } = await linkModel({
    "n/A.avsc": `{"type": "record", "name": "A", "namespace": "n", "fields": [${fields}]}`,
    "n/B.avdl": '@namespace("n") protocol P { record B { float a = 1.0f; } }',
  });
  expect(printPdl(catalogue.schemas, "n.A")).toContain("a: optional double = 1.0\n");
  expect(printPdl(catalogue.schemas, "n.A")).toContain('b: union[double, int] = { "double": 2.50 }\n');
  expect(printPdl(catalogue.schemas, "n.B")).toContain("a: float = 1.0\n");
});

it("defaults are spelled in all notations as their author did, as far as their types can be", async () => {
  const { catalogue } = await linkModel({
    "n/T.pdl": `namespace n

record T {
  a: double = 1.0
  b: float = 1e3
  c: double = -0.0
  d: record U { x: double = 2.50, y: long } = { "y": 3.0 }
  e: union[one: float, two: int] = { "one": 0.10 }
  f: optional int = 4.0
  g: double = 5
}
`,
  });
  const { schemas } = catalogue;
  const schema = schemas.get("n.T");
  const tabs =
    schema === undefined ? [] : toCodeTabs(schema, { schemas, entities: new Map(), ranks: rankRecords(schemas) });
  const numbersOf = (id: string): readonly string[] | undefined =>
    tabs
      .find((tab) => tab.id === id)
      ?.code.match(/(?<=(?:default|[a-g]|x|y|one)": )-?\d[\d.e]*/g)
      ?.map(String);
  expect(numbersOf("avro")).toEqual(["1.0", "1e3", "-0.0", "2.50", "2.50", "3", "0.10", "0.10", "4", "5"]);
  expect(numbersOf("json-schema")).toEqual(["1.0", "1e3", "-0.0", "3.0", "0.10", "4.0", "5", "2.50"]);
  expect(numbersOf("full")).toEqual(["1.0", "1e3", "-0.0", "2.50", "42", "12.5", "4", "5"]);
  for (const { code, language } of tabs) if (language === "json") expect(() => JSON.parse(code)).not.toThrow();
});
