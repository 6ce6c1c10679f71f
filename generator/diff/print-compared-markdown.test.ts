import { expect, it } from "vitest";
import type { Change, Verdict } from "../compare/change.ts";
import type { Compared } from "./compared.ts";
import { printComparedMarkdown } from "./print-compared-markdown.ts";

const locating = { locate: (path: string) => path, locateBefore: (path: string) => path };

/** Fields that are gone, of so many types, each another one. */
function dropFields(verdict: Verdict, count: number): readonly Change[] {
  return Array.from({ length: count }, (_, at) => ({
    code: "breaking/field-removed",
    verdict,
    area: "types",
    thing: `a.T${at}`,
    coordinate: `schema:a.T${at}/f${at}${verdict}`,
    kind: "removed",
    name: `f${at}`,
    hits: [],
  }));
}

function compare(passing: readonly Change[]): Compared {
  return { before: "v1", after: "v2", failing: [], passing, accepted: [], unused: [], uncompared: [] };
}

it("a comment has room for some changes of each verdict, and gives the gravest what is left", () => {
  const changes = [...dropFields("breaking", 80), ...dropFields("reindex", 10), ...dropFields("risky", 10)];
  const lines = printComparedMarkdown(compare(changes), locating).trimEnd().split("\n");
  expect(lines).toHaveLength(56);
  const counts = ["breaking", "reindex", "risky"].map((verdict) =>
    lines.filter((line) => line.includes(`${verdict}</code>: `)),
  );
  expect(counts.map(({ length }) => length)).toEqual([35, 3, 3]);
  expect(lines.filter((line) => line.startsWith("- … and ")).map((line) => /\d+/.exec(line)?.[0])).toEqual([
    "45",
    "7",
    "7",
  ]);
});

it("a comment leaves no room to lists that are shorter than it", () => {
  const changes = [...dropFields("breaking", 80), ...dropFields("risky", 1)];
  const lines = printComparedMarkdown(compare(changes), locating).trimEnd().split("\n");
  expect(lines.filter((line) => line.includes("breaking</code>: "))).toHaveLength(44);
  expect(lines.filter((line) => line.includes("risky</code>: "))).toHaveLength(1);
});

it("a comment doesn't say that a side has none of what could not be read of it", () => {
  const unknown = [
    { area: "operations", unread: "after" } as const,
    { area: "graphqlTypes", unread: "after" } as const,
  ];
  const uncompared = [{ area: "operations", missing: "after" } as const, { area: "cli", missing: "after" } as const];
  const lines = printComparedMarkdown({ ...compare([]), uncompared, unknown }, locating).split("\n");
  expect(lines.filter((line) => line.startsWith("Not "))).toEqual([
    "Not compared, since one side has none: commands.",
    "Not known to be new or gone, since one side could not be read whole: GraphQL operations, GraphQL types.",
  ]);
});

it("a comment has what many endpoints are given in one line", () => {
  const changes = ["/berths", "/boats"].map((path): Change => ({
    code: "breaking/request-value-narrowed",
    verdict: "breaking",
    area: "endpoints",
    thing: `GET ${path}`,
    coordinate: `GET ${path}(query limit)/maximum`,
    kind: "changed",
    name: `GET ${path}: query limit`,
    before: { text: "maximum 100" },
    after: { text: "maximum 50" },
    hits: [],
  }));
  const lines = printComparedMarkdown(compare(changes), locating).split("\n");
  expect(lines.filter((line) => line.includes("request-value-narrowed"))).toHaveLength(1);
  expect(lines.join("\n")).toContain("and 1 more alike: <code>GET /boats&#40;query limit&#41;/maximum</code>");
});
