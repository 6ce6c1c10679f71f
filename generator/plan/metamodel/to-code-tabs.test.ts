import { expect, test } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { toCodeTabs } from "./to-code-tabs.ts";

test("where PDL has no spelling for a schema, its tab says so and stays", async () => {
  const inner = '{"type":"record","name":"N","namespace":"","fields":[]}';
  const text = `{"type":"record","name":"U","namespace":"o","fields":[{"name":"n","type":${inner}}]}`;
  const { catalogue } = await linkModel({ "u.avsc": text });
  const schema = catalogue.schemas.get("o.U");
  const tabs = schema === undefined ? [] : toCodeTabs(schema, { ...catalogue, ranks: new Map() });
  expect(tabs.find(({ id }) => id === "pdl")).toEqual({
    id: "pdl",
    label: "PDL",
    language: "pdl",
    code: "",
    note: "There is no PDL that says the same: a type without a namespace is declared inside of one that has a namespace.",
  });
});
