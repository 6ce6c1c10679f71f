import { expect, it } from "vitest";
import { findCalloutType, findIndentedType } from "./indented-admonition-types.ts";

it.each([
  ["FAQ", { label: "Faq", tone: "accent" }],
  ["bug", { label: "Bug", tone: "danger" }],
  ["quote", { label: "Quote", tone: "neutral" }],
  ["Note", { label: "Note", tone: "neutral" }],
  ["see", undefined],
])("words in brackets, %s, are a type or happen to stand there", (name, type) => {
  expect(findCalloutType(name)).toEqual(type);
});

it("a type of a project's own is called what it is called", () => {
  expect(findIndentedType("lamp-test")).toEqual({ label: "Lamp test", tone: "neutral" });
});
