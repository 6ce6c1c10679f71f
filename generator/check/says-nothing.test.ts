import { expect, test } from "vitest";
import { saysNothing } from "./says-nothing.ts";

test.each([
  ["The conditions.", ["Filter.conditions"]],
  ["The name as it is shown.", ["Tag.name"]],
  ["The owners of the dataset", ["Dataset.owners", "Ownership"]],
  ["Type of the owner.", ["OwnerType"]],
  ["Created at", ["Audit.createdAt"]],
  ["Whether it is DEPRECATED.", ["Deprecation.deprecated"]],
  ["Key for a Data Platform", ["DataplatformKey", "DataPlatform"]],
  ["Removes a tag.", ["Mutation.removeTag"]],
  ["The `AuditStamp`.", ["Info.created", "AuditStamp"]],
  ["Information about {@link a.Chart charts}", ["ChartInfo"]],
  ["[Owner](https://example.org/owner)", ["Owner"]],
  ["the queries", ["query"]],
  ["TBD", ["Chart.title"]],
  ["...", ["Chart.title"]],
])("%j says nothing beside %j", (doc, names) => {
  expect(saysNothing(doc, names)).toBe(true);
});

test.each([
  ["The conditions, of which one has to hold.", ["Filter.conditions"]],
  ["Milliseconds since 1970.", ["Audit.time"]],
  ["Given name.", ["User.firstName"]],
  ["None of the values.", ["Condition.IN"]],
  ["Not deprecated.", ["Deprecation.deprecated"]],
  ["Name of the owner's team.", ["Owner.name"]],
  ["One dataset; the details are in `datasetAssertion`.", ["AssertionType.DATASET"]],
  ["one", ["Latin.A"]],
  ["Title, e.g. `Orders`.", ["Chart.title"]],
  ["タイトル。", ["Chart.title"]],
  ["The name. ".repeat(30), ["Chart.name"]],
])("%j says something beside %j", (doc, names) => {
  expect(saysNothing(doc, names)).toBe(false);
});
