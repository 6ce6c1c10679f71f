import { expect, it } from "vitest";
import { asksShape, dropShape } from "./asks-shape.ts";

it.each([
  ["which aspects does dataset have", "entity"],
  ["urn format dataset", "entity"],
  ["which fields are required in ownership", "fields"],
  ["required fields of datasetProperties", "fields"],
  ["what are the fields of an incident", "fields"],
  ["add a tag to a field", "none"],
  ["search by custom fields", "none"],
  ["how do I write my own turn", "none"],
  ["delete a dataset", "none"],
])("%s: %s", (query, expected) => {
  expect(asksShape(query)).toBe(expected);
});

it("leaves the thing of which fields are asked", () => {
  expect(dropShape("required fields of datasetProperties", "fields")).toBe("of datasetProperties");
  expect(dropShape("urn format dataset", "entity")).toBe("urn format dataset");
  expect(dropShape("deprecated fields", "fields")).toBe("deprecated fields");
});
