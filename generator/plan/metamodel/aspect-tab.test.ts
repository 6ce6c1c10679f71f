import { expect, it } from "vitest";
import { describeAspectTab } from "./aspect-tab.ts";

it.each([
  [{}, undefined],
  [{ autoRender: false, renderSpec: { displayName: "Parts" } }, undefined],
  [{ autoRender: "true" }, "a tab of its own"],
  [
    { autoRender: true, renderSpec: { displayType: "tabular", displayName: "Parts", key: "parts" } },
    "a tab of its own, “Parts”, as a table of parts",
  ],
  [{ autoRender: true, renderSpec: { displayType: "map" } }, "a tab of its own, as map"],
])("of %j", (annotation, expected) => {
  expect(
    describeAspectTab(annotation)
      ?.map(({ text }) => text)
      .join(""),
  ).toBe(expected);
});
