import { describe, expect, it } from "vitest";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { encodeJson, printJson } from "../print/print-json.ts";
import { everything } from "../testdata/everything.ts";
import { linkModel } from "../testdata/link-model.ts";
import { readCatalogueSchema } from "../package-folder.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const schema = readCatalogueSchema();

describe("parseCatalogue", () => {
  it("gives back all that was printed", async () => {
    const { catalogue } = await linkModel(everything);
    const { schemas, aspects, entities } = catalogue;
    const whole = { ...catalogue, references: [{ name: "Far", schemas, aspects, entities }] };
    for (const text of [printJson(whole), Buffer.concat([...encodeJson(whole)]).toString()]) {
      const read = parseCatalogue(text, schema).catalogue;
      expect(printJson(read, 2, { sortKeys: true })).toBe(printJson(whole, 2, { sortKeys: true }));
      expect(listMaps(read)).toEqual(listMaps(whole));
    }
  });

  it("finds no difference to what was printed", async () => {
    const { catalogue } = await linkModel(everything);
    const read = parseCatalogue(printJson(catalogue), schema).catalogue;
    expect(read && compareCatalogues(read, catalogue).changes).toEqual([]);
    expect(read && compareCatalogues(catalogue, read).changes).toEqual([]);
  });

  it("takes large limits for the numbers that they were, and no other digits", async () => {
    const text =
      "namespace n @maximum = 10000000000000000 @minimum = -9223372036854775807 @most = 10000000000000000 record R {}";
    const { catalogue } = await linkModel({ "n/R.pdl": text });
    const read = parseCatalogue(printJson(catalogue), schema).catalogue;
    expect(read?.schemas.get("n.R")?.annotations).toEqual({
      ...{ maximum: 10000000000000000, minimum: -9223372036854775807n, most: 10000000000000000n },
    });
    expect(read && compareCatalogues(read, catalogue).changes).toEqual([]);
  });

  it("takes digits in words for words", async () => {
    const doc = String.raw`integer:[-12345678901234567890, "\\", 1234567890123456] integer::1.`;
    const text = `namespace n /** ${doc} */ @big = [-9223372036854775807, 1234567890123456, 0.1234567890123456] record R {}`;
    const { catalogue } = await linkModel({ "n/R.pdl": text });
    const record = parseCatalogue(printJson(catalogue), schema).catalogue?.schemas.get("n.R");
    expect(record?.doc?.trim()).toBe(doc);
    expect(record?.annotations["big"]).toEqual([-9223372036854775807n, 1234567890123456, 0.1234567890123456]);
  });

  it("knows what is no catalogue", () => {
    expect(parseCatalogue('{"formatVersion": 2, "schemas": []}', schema)).toEqual({ misfit: undefined, format: "2" });
    expect(parseCatalogue('{"formatVersion": [2], "schemas": []}', schema)).toEqual({ misfit: undefined });
    expect(() => parseCatalogue('{"big": 12345678901234567890', schema)).toThrow(SyntaxError);
  });
});

/** The keys of each map that a value holds, by its path. */
function listMaps(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = value instanceof Map ? [`${path}: ${[...value.keys()].join(" ")}`] : [];
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  return [...own, ...parts.flatMap(([key, part]) => listMaps(part, `${path}/${key}`))].toSorted();
}
