import { expect, test } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { printPythonValue } from "./print-python-value.ts";

test("arguments have the names that the library gives them, and a value with one that is missing isn't shown", async () => {
  const { catalogue } = await linkModel({
    "n/Filter.pdl":
      "namespace n record Filter { or: array[record Group { and: array[string] }], note: optional string }",
    "sdk/a.yml": "models: { module: m, roots: [n.Filter] }",
  });
  const classes = new Map(catalogue.sdk.models?.classes.map((each) => [each.schema, each]));
  const library = { modelModule: "m", find: () => undefined, modelOf: (schema: string) => classes.get(schema) };
  const print = (value: object): string | undefined =>
    printPythonValue("n.Filter", JSON.parse(JSON.stringify(value)), { schemas: catalogue.schemas, library })?.code;
  expect(print({ or: [{ and: ["a"] }], note: "b" })).toBe('FilterClass(or_=[GroupClass(and_=["a"])], note="b")');
  expect(print({ note: "b" })).toBeUndefined();
  expect(print({ or: [], other: 1 })).toBeUndefined();
});
