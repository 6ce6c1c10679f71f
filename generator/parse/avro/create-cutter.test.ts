import { describe, expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";

const text = `{
  "type": "record", "name": "A",
  "fields": [
    { "name": "b",   "type": {
        "type": "enum", "name": "B",
        "symbols": ["X",  "Y"]   // as it was
      }, "default":"X" },
    { "name": "either", "type": ["string", "null", "int"], "default": "" }
  ]
}`;

describe("an Avro declaration in the catalogue", () => {
  it.each(["\n", "\r\n"])("is there to the letter, unions in their order, line break %j", async (lineBreak) => {
    const { catalogue } = await linkModel({ "A.avsc": `\uFEFF${text.replaceAll("\n", lineBreak)}\n` });
    expect(catalogue.schemas.get("A")?.written).toBe(text);
    expect(catalogue.schemas.get("B")?.written).toBe(`{
  "type": "enum", "name": "B",
  "symbols": ["X",  "Y"]   // as it was
}`);
  });

  it("is there for a message of a protocol, and not for other languages", async () => {
    const { catalogue } = await linkModel({
      "P.avpr": '{"protocol": "P", "messages": {"ask": {"request":  [], "response": "null"}}}',
      "n/R.pdl": "namespace n record R {}",
    });
    expect(catalogue.schemas.get("P.ask")?.written).toBe('"ask": {"request":  [], "response": "null"}');
    expect(catalogue.schemas.get("n.R")?.written).toBeUndefined();
  });

  it("is left out where no page could show it", async () => {
    const long = JSON.stringify({ type: "record", name: "A", doc: "x".repeat(130_000), fields: [] });
    const { catalogue } = await linkModel({ "A.avsc": long });
    expect(catalogue.schemas.get("A")).toMatchObject({ written: undefined });
  });
});
