import { expect, it } from "vitest";
import { splitLabel } from "./split-label.ts";

it.each([
  ["DataHub Upgrade", ["DataHub Upgrade"]],
  ["datasetKey", ["datasetKey"]],
  ["datasetProperties", ["dataset", "Properties"]],
  ["SchemaAssertionInfo", ["Schema", "Assertion", "Info"]],
  ["editableDatasetProperties", ["editable", "Dataset", "Properties"]],
  ["MetadataChangeProposal & Events", ["Metadata", "Change", "Proposal", " & Events"]],
  ["", []],
])("splits %s", (label, pieces) => {
  expect(splitLabel(label)).toEqual(pieces);
});
