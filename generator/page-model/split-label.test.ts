import { expect, it } from "vitest";
import { splitLabel } from "./split-label.ts";

it.each([
  ["DataHub Upgrade", ["DataHub Upgrade"]],
  ["datasetProperties", ["datasetProperties"]],
  ["SchemaAssertionInfo", ["Schema", "Assertion", "Info"]],
  ["editableDatasetProperties", ["editable", "Dataset", "Properties"]],
  ["MetadataChangeProposal & Events", ["Metadata", "Change", "Proposal", " & Events"]],
  ["", []],
])("splits %s", (label, pieces) => {
  expect(splitLabel(label)).toEqual(pieces);
});
