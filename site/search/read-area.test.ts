import { describe, expect, it } from "vitest";
import { readArea } from "./read-area.ts";

describe("readArea", () => {
  it.each([
    ["how do I create a tag with GraphQL", "how do I create a tag", "GraphQL", "mutation", "graphql"],
    ["delete a dataset from the command line", "delete a dataset", "command line", "command", "sdk"],
    ["add lineage between datasets in python", "add lineage between datasets", "python", "class", "sdk"],
    ["get lineage graphql", "get lineage", "graphql", "query", "graphql"],
    ["soft delete python", "soft delete", "python", "method", "sdk"],
    ["mark table as deprecated graphql", "mark table as deprecated", "graphql", "mutation", "graphql"],
    ["mark table deprecated api", "mark table deprecated", "api", "mutation", "graphql"],
    ["delete a ship by the API", "delete a ship", "API", "operation", "pages"],
    ["ingest a proposal via rest.li", "ingest a proposal", "rest.li", "action", "restli"],
  ] as const)("takes the tool from %s", (query, text, tool, label, facet) => {
    const area = readArea(query);
    expect(area).toMatchObject({ text, tool });
    expect(area.isMeant?.({ label, facet, depth: 0 })).toBe(true);
    expect(area.isMeant?.({ label: "entity", facet: "entities", depth: 0 })).toBe(false);
  });

  it.each([
    ["who can delete a dataset", "delete a dataset"],
    ["who is allowed to add owners", "add owners"],
    ["permission to edit tags", "edit tags"],
    ["what privileges do I need to manage ingestion", "manage ingestion"],
    ["required permissions for lineage", "lineage"],
  ])("takes what is to be allowed from %s", (query, text) => {
    const area = readArea(query);
    expect(area).toMatchObject({ text, tool: "privilege", isSubject: true });
    expect(area.isMeant?.({ label: "privilege", facet: "access", depth: 0 })).toBe(true);
    expect(area.isMeant?.({ label: "platform", facet: "access", depth: 0 })).toBe(false);
  });

  it.each([
    ["where is the depth of a berth stored", "the depth of a berth"],
    ["Where are moorings kept?", "moorings"],
    ["where does harbourmaster store depths?", "depths"],
  ])("looks into aspects for %s", (query, text) => {
    const area = readArea(query);
    expect(area).toMatchObject({ text, tool: "aspect" });
    expect(area.isMeant?.({ label: "aspect", facet: "aspects", depth: 0 })).toBe(true);
    expect(area.isMeant?.({ label: "record", facet: "types", depth: 0 })).toBe(false);
  });

  it.each([
    ["which mutation deprecates a ship", "deprecates a ship", "mutation"],
    ["mutation to deprecate a ship", "deprecate a ship", "mutation"],
    ["what aspect holds depths", "depths", "aspect"],
    ["command that is used to moor", "moor", "command"],
  ])("takes the kind from %s", (query, text, label) => {
    const area = readArea(query);
    expect(area).toMatchObject({ text, tool: label });
    expect(area.isMeant?.({ label, facet: "graphql", depth: 0 })).toBe(true);
    expect(area.isMeant?.({ label: "object", facet: "graphql", depth: 0 })).toBe(false);
  });

  it.each(["which mutation", "query ships", "which mutations deprecate ships", "aspect of a ship"])(
    "leaves %s as it is",
    (query) => {
      expect(readArea(query)).toEqual({ text: query, tool: "", others: [] });
    },
  );

  it.each([
    ["what changed in 1.3.0", "1.3.0"],
    ["breaking changes in v1.3", "v1.3"],
    ["upgrade to 0.14", "0.14"],
  ])("takes the release from %s", (query, text) => {
    const area = readArea(query);
    expect(area).toMatchObject({ text, tool: "changes", isSubject: true });
    expect(area.isMeant?.({ label: "changes", facet: "pages", depth: 0 })).toBe(true);
    expect(area.isMeant?.({ label: "entity", facet: "entities", depth: 0 })).toBe(false);
  });

  it.each([
    "changes",
    "upgrade",
    "privileges",
    "who can",
    "who owns this",
    "permission denied",
    "graphql",
    "python",
    "ingestion with airflow",
    "graphql of a dataset",
    "with graphql",
  ])("leaves %s as it is", (query) => {
    expect(readArea(query)).toEqual({ text: query, tool: "", others: [] });
  });
});
