import { expect, it } from "vitest";
import { splitLabel } from "./split-label.ts";

it.each([
  ["DataHub Upgrade", ["DataHub Upgrade"]],
  ["datasetProperties", ["datasetProperties"]],
  ["editableDatasetProperties", ["editable", "Dataset", "Properties"]],
  ["MetadataChangeProposal & Events", ["Metadata", "Change", "Proposal", " & Events"]],
  ["", []],
])("splits %s", (label, pieces) => {
  expect(splitLabel(label)).toEqual(pieces);
});
