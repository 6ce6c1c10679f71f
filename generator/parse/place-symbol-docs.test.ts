import { expect, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";

async function listDocs(text: string, file = "mill/Sack.pdl"): Promise<unknown> {
  const { catalogue } = await linkModel({ [file]: text });
  const schemas = [...catalogue.schemas.values()];
  const symbols = schemas.flatMap((schema) => (schema.kind === "enum" ? schema.symbols : []));
  const fields = schemas.flatMap((schema) => (schema.kind === "record" ? schema.fields : []));
  return [
    Object.fromEntries(symbols.map(({ name, doc }) => [name, doc?.trim()])),
    fields.flatMap(({ annotations }) => (Object.keys(annotations).length === 0 ? [] : [annotations])),
  ];
}

test("docs of symbols at the field that declares their enum are those of the symbols", async () => {
  expect(
    await listDocs(`namespace mill
      record Sack {
        @symbolDocs = { "FINE": "For cakes.", "COARSE": "For bread.", "LOST": "Of nothing." }
        @size = 1
        grades: array[enum Grade { FINE /** Its own. */ COARSE ODD }]
      }`),
  ).toEqual([
    { FINE: "For cakes.", COARSE: "Its own.", ODD: undefined },
    [{ size: 1, symbolDocs: { LOST: "Of nothing." } }],
  ]);
});

test("an enum that is declared elsewhere is described there", async () => {
  const grade = { name: "grade", type: "Grade", symbolDocs: { FINE: "For cakes." } };
  const inner = { name: "kind", symbolDocs: { RYE: "Dark." }, type: { type: "enum", name: "Kind", symbols: ["RYE"] } };
  const box = { name: "box", type: { type: "record", name: "Box", fields: [inner] } };
  const sack = { type: "record", name: "Sack", namespace: "mill", fields: [grade, box] };
  expect(await listDocs(JSON.stringify(sack), "mill/Sack.pdsc")).toEqual([
    { RYE: "Dark." },
    [{ symbolDocs: { FINE: "For cakes." } }],
  ]);
});
