import { expect, it } from "vitest";
import { findAspectTopic } from "./aspect-topics.ts";

const shared = { keyOf: [], entities: ["dataset", "chart"] };

it.each([
  ["datasetProperties", "Description"],
  ["editableDatasetProperties", "Description"],
  ["institutionalMemory", "Description"],
  ["ownership", "Ownership"],
  ["schemaMetadata", "Structure"],
  ["container", "Structure"],
  ["upstreamLineage", "Lineage"],
  ["dataJobInputOutput", "Lineage"],
  ["datasetUsageStatistics", "Usage"],
  ["datasetProfile", "Usage"],
  ["globalTags", "Governance"],
  ["glossaryTerms", "Governance"],
  ["domains", "Governance"],
  ["structuredProperties", "Governance"],
  ["status", "Operations"],
  ["operation", "Operations"],
  ["subTypes", "Identity"],
  ["browsePathsV2", "Identity"],
  ["dataPlatformInstance", "Identity"],
  ["somethingElse", "Description"],
])("%s tells of %s", (name, label) => {
  expect(findAspectTopic({ ...shared, name }, { name, isLineage: false }).label).toBe(label);
});

it("is asked of the model before the name", () => {
  const key = { name: "tagKey", keyOf: ["tag"], entities: [] };
  expect(findAspectTopic(key, { name: "tagKey", isLineage: false }).label).toBe("Identity");
  expect(findAspectTopic({ ...shared, name: "edges" }, { name: "edges", isLineage: true }).label).toBe("Lineage");
  const own = { name: "testInfo", keyOf: [], entities: ["test"] };
  expect(findAspectTopic(own, { name: "testInfo", isLineage: false }).label).toBe("Description");
});
