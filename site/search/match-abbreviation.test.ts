import { expect, it } from "vitest";
import { toFoldedName } from "./folded-name.ts";
import { matchAbbreviation, toInitials } from "./match-abbreviation.ts";

it.each([
  ["upddataset", "updateDataset"],
  ["schmeta", "schemaMetadata"],
  ["grpmem", "groupMembership"],
  ["mcproposal", "MetadataChangeProposal"],
  ["dprop", "datasetProperties"],
])("%s is short for %s", (query, name) => {
  expect(matchAbbreviation(query, toFoldedName(name))).toBeGreaterThan(0);
});

it.each([
  // A single word with gaps is a slip, the first letter has to begin a word, and order counts.
  ["dtset", "datasetKey"],
  ["atset", "datasetKey"],
  ["metasch", "schemaMetadata"],
  ["up", "updateDataset"],
])("%s is not short for %s", (query, name) => {
  expect(matchAbbreviation(query, toFoldedName(name))).toBe(0);
});

it("prefers what leaves nothing out", () => {
  const rate = (name: string): number => matchAbbreviation("schmeta", toFoldedName(name));
  expect(rate("schemaMetadata")).toBeGreaterThan(rate("editableSchemaMetadata"));
  expect(rate("editableSchemaMetadata")).toBeGreaterThan(rate("searchMetadataInput"));
});

it("reads initials off names", () => {
  expect(toInitials(toFoldedName("DataProcessInstance"))).toBe("dpi");
});

it("takes letters of words that others are made of", () => {
  const name = toFoldedName("datasetProperties");
  expect(matchAbbreviation("dsprop", name, [4])).toBe(1);
  expect(matchAbbreviation("dsprop", name, [4])).toBeGreaterThan(matchAbbreviation("dsprop", name));
  expect(matchAbbreviation("dprop", name, [4])).toBe(1);
});

it("takes plurals of short words", () => {
  expect(matchAbbreviation("dsprops", toFoldedName("datasetProperties"), [4])).toBeGreaterThan(0.5);
});
