import { describe, expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { printAvro } from "../../print/print-avro.ts";
import { printJson } from "../../print/print-json.ts";

/** An Avro schema, read, linked and printed as Avro again. */
async function reprint(schema: object, fullName: string): Promise<unknown> {
  const { catalogue, said } = await linkModel({ [`${fullName}.avsc`]: JSON.stringify(schema) });
  expect(said.filter((line) => !line.includes(" check/"))).toEqual([]);
  const print = printAvro(catalogue.schemas, fullName);
  return print.kind === "schema" ? JSON.parse(printJson(print.schema)) : print.reason;
}

describe("an Avro schema that is read and printed", () => {
  it("is the same, down to attributes that nothing here understands", async () => {
    const schema = {
      type: "record",
      name: "Account",
      namespace: "com.example",
      doc: "What we know of a customer.",
      fields: [
        { name: "nick", type: ["null", "string"], default: null },
        { name: "plan", type: ["string", "null"], default: "free" },
        { name: "id", type: ["null", "int", "string"], default: null },
        { name: "must", type: ["null", "string"] },
        { name: "count", type: ["int", "string"], default: 7 },
        { name: "since", type: { type: "long", logicalType: "timestamp-millis" }, doc: "When it began." },
        { name: "born", type: ["null", { type: "int", logicalType: "date" }], default: null, pii: true },
        {
          name: "home",
          type: {
            type: "record",
            name: "Address",
            fields: [
              { name: "street", type: "string" },
              { name: "kind", type: ["string", "int"] },
              { name: "door", type: ["null", "int"], default: null },
            ],
            aliases: ["com.example.Place"],
          },
          default: { street: "", kind: "home", door: null },
        },
        { name: "others", type: { type: "array", items: "Address", max: 3 }, default: [] },
        { name: "amount", type: { type: "bytes", logicalType: "decimal", precision: 9, scale: 2 }, default: "\u00ff" },
        {
          name: "color",
          type: { type: "enum", name: "Color", symbols: ["RED", "UNKNOWN"], default: "UNKNOWN" },
          order: "ignore",
        },
        {
          name: "hash",
          type: { type: "fixed", name: "Hash", namespace: "com.example.hash", size: 16, logicalType: "md5" },
        },
        { name: "again", type: { type: "map", values: "com.example.hash.Hash" } },
      ],
      owner: { team: "billing" },
    };
    expect(await reprint(schema, "com.example.Account")).toEqual(schema);
  });

  it("has what was optional or nullable told apart in between", async () => {
    const { catalogue } = await linkModel({
      "A.avsc": JSON.stringify({
        type: "record",
        name: "A",
        fields: [
          { name: "optional", type: ["null", "string"], default: null },
          { name: "nullable", type: ["null", "string"] },
          { name: "withDefault", type: ["string", "null"], default: "x" },
        ],
      }),
    });
    const schema = catalogue.schemas.get("A");
    const facts =
      schema?.kind === "record"
        ? schema.fields.map(({ name, optional, nullable, default: value }) => [name, optional, nullable, value])
        : [];
    expect(facts).toEqual([
      ["optional", true, false, undefined],
      ["nullable", false, true, undefined],
      ["withDefault", true, false, "x"],
    ]);
  });

  it("says where a default belongs to no member", async () => {
    const { said } = await linkModel({
      "A.avsc": '{"type":"record","name":"A","fields":[{"name":"x","type":["string","int"],"default":true}]}',
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("link/default-mismatch the default of `x` does not fit its type");
  });

  it.each([
    ['["string", "null"]', "null", "is a value of `null`, but the first branch of its union is `string`"],
    ['["null", "string"]', '"x"', "is a value of `string`, but the first branch of its union is `null`"],
    ['["null", "int", "string"]', '"x"', "is a value of `string`, but the first branch of its union is `null`"],
    ['["int", "null", "string"]', '"x"', "is a value of `string`, but the first branch of its union is `int`"],
    ['["int", "string"]', '"x"', "is a value of `string`, but the first branch of its union is `int`"],
    ['["null", "string"]', "null", undefined],
    ['["string", "null"]', '"x"', undefined],
    ['["int", "null", "string"]', "7", undefined],
    ['["int", "string"]', "7", undefined],
    ['"string"', '"x"', undefined],
  ])("says where a default is none of the first branch: %s = %s", async (type, value, expected) => {
    const { said } = await linkModel({
      "A.avsc": `{"type":"record","name":"A","fields":[{"name":"x","type":${type},"default":${value}}]}`,
    });
    const told = said.filter((line) => !line.includes(" check/"));
    if (expected === undefined) expect(told).toEqual([]);
    else expect(told).toEqual([expect.stringContaining(`link/default-not-first the default of \`x\` ${expected}`)]);
  });
});
