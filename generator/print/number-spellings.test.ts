import { expect, it } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { printJson } from "./print-json.ts";
import { printPdl } from "./print-pdl.ts";

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
