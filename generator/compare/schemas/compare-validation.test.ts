import { expect, test } from "vitest";
import type { JsonValue } from "../../catalogue/json.ts";
import { compareValidation } from "./compare-validation.ts";

test("of a rule with many parameters those are told that aren't the same", () => {
  const toRule = (...fields: readonly JsonValue[]): { readonly validate: JsonValue } => ({
    validate: { "x.Urn": { doc: "Words at length.", fields: [{ name: "a", maxLength: 1 }, ...fields] } },
  });
  const site = { area: "types", thing: "A", coordinate: "A", language: "pdl", spans: [undefined, undefined] } as const;
  const tell = (was: JsonValue, is: JsonValue): readonly (string | undefined)[] =>
    compareValidation(site, toRule(was), toRule(is)).flatMap(({ before, after }) => [before?.text, after?.text]);
  expect(tell({ name: "b", maxLength: 64 }, { maxLength: 128, name: "b" })).toEqual([
    "x.Urn fields[1].maxLength 64",
    "x.Urn fields[1].maxLength 128",
  ]);
  expect(tell({ name: "b" }, { name: "b", type: "int" })).toEqual(["x.Urn without", 'x.Urn fields[1].type "int"']);
  expect(tell({ name: "b" }, { name: "b" })).toEqual([]);
  expect(tell({ "a.b": 1 }, { a: { b: 1 } })).toEqual(['x.Urn fields[1]."a.b" 1', "x.Urn fields[1].a.b 1"]);
  expect(tell({ a: null }, { a: [] })).toEqual(["x.Urn fields[1].a null", "x.Urn fields[1].a []"]);
});
