import { expect, it } from "vitest";
import { asksShape, dropShape } from "./asks-shape.ts";

it.each([
  ["which aspects does dataset have", "entity"],
  ["urn format dataset", "entity"],
  ["which fields are required in ownership", "fields"],
  ["required fields of datasetProperties", "fields"],
  ["what are the fields of an incident", "fields"],
  ["which entities have ownership", "carriers"],
  ["what points to corpuser", "carriers"],
  ["what uses AuditStamp", "carriers"],
  ["where is AuditStamp used", "carriers"],
  ["what breaks if I remove ownership", "carriers"],
  ["add a new aspect to dataset", "none"],
  ["how do I create an aspect", "none"],
  ["input of createDomain", "call"],
  ["what does updateDataset return", "call"],
  ["which sources have lineage", "none"],
  ["what does a domain do", "none"],
  ["input datasets of a job", "none"],
  ["add a tag to a field", "none"],
  ["search by custom fields", "none"],
  ["how do I write my own turn", "none"],
  ["delete a dataset", "none"],
])("%s: %s", (query, expected) => {
  expect(asksShape(query)).toBe(expected);
});

it("leaves the thing that is asked about", () => {
  expect(dropShape("required fields of datasetProperties", "fields")).toBe("of datasetProperties");
  expect(dropShape("urn format dataset", "entity")).toBe("urn format dataset");
  expect(dropShape("which entities have ownership", "carriers")).toBe("ownership");
  expect(dropShape("what points to corpuser", "carriers")).toBe("corpuser");
  expect(dropShape("what uses AuditStamp", "carriers")).toBe("AuditStamp");
  expect(dropShape("where is AuditStamp used?", "carriers")).toBe("AuditStamp");
  expect(dropShape("what breaks if I remove ownership", "carriers")).toBe("ownership");
  expect(dropShape("what happens when Owner is renamed", "carriers")).toBe("Owner");
  expect(dropShape("the arguments of search", "call")).toBe("search");
  expect(dropShape("what does updateDataset return", "call")).toBe("updateDataset");
  expect(dropShape("deprecated fields", "fields")).toBe("deprecated fields");
});
