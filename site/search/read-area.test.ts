import { describe, expect, it } from "vitest";
import { readArea } from "./read-area.ts";

describe("readArea", () => {
  it.each([
    ["how do I create a tag with GraphQL", "how do I create a tag", "mutation", "graphql"],
    ["delete a dataset from the command line", "delete a dataset", "command", "sdk"],
    ["add lineage between datasets in python", "add lineage between datasets", "class", "sdk"],
    ["ingest a proposal via rest.li", "ingest a proposal", "action", "restli"],
  ] as const)("takes the tool from %s", (query, text, label, facet) => {
    const area = readArea(query);
    expect(area.text).toBe(text);
    expect(area.isMeant?.({ label, facet })).toBe(true);
    expect(area.isMeant?.({ label: "entity", facet: "entities" })).toBe(false);
  });

  it.each(["graphql", "python", "ingestion with airflow", "graphql of a dataset", "with graphql"])(
    "leaves %s as it is",
    (query) => {
      expect(readArea(query)).toEqual({ text: query });
    },
  );
});
