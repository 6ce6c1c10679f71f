import { expect, it } from "vitest";
import type { Fact, Html } from "../../../page-model/parts.ts";
import { fromOperation } from "./from-graphql.ts";

const facts: readonly Fact[] = [
  {
    label: "Writes",
    value: [
      { text: "domainProperties", code: true },
      { text: " (" },
      { text: "UpdateName.java:3" },
      { text: "), " },
      { text: "groupInfo", code: true },
    ],
  },
];

it.each([
  [
    "nothing that could say what it is about",
    "Updates the name.",
    [],
    "Updates the name. Writes domainProperties, groupInfo.",
  ],
  ["nothing, with a text that has no end", "Updates it", [], "Updates it. Writes domainProperties, groupInfo."],
  ["nothing, without a text", "", [], "Writes domainProperties, groupInfo."],
  ["what it is about", "Updates the name", [{ label: "name", href: "/name/" }], "Updates the name"],
])("finds an operation by what it writes where it gives back %s", (_, doc, parts, expected) => {
  const returns = { type: [{ text: "Boolean" }], summary: "", parts, partsLabel: "" };
  const [whole] = fromOperation({ doc: doc as Html, facts, arguments: [], returns });
  expect(whole.text).toBe(expected);
});
