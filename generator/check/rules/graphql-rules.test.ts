import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { formatDiagnostics, readGraphqlModel } from "../../testdata/graphql-model.ts";
import type { Rule } from "../rule.ts";
import { graphqlDeprecations } from "./graphql-deprecations.ts";
import { graphqlDocs } from "./graphql-docs.ts";

async function runRule(rule: Rule, text: string): Promise<readonly string[]> {
  const { catalogue, diagnostics } = await readGraphqlModel({ "a.graphql": text });
  expect(diagnostics).toEqual([]);
  const report = createReport();
  rule(catalogue, report);
  return formatDiagnostics(report.diagnostics)
    .split("\n")
    .filter((line) => line.startsWith("a.graphql"));
}

test("deprecations in prose alone and without a reason are told", async () => {
  const text = `
type Query {
  "Deprecated, use b."
  a("DEPRECATED: has no effect" x: Int, "Includes deprecated ones." y: Int): Int
  b: Int @deprecated
  "Gives a number. Deprecated!" c: Int @deprecated(reason: "Use b.")
  "Deprecated, use c." d: Int @deprecated
}
"""
Once used for tags.
(deprecated)
"""
enum Old { "Returns what is not deprecated" A }`;
  expect(await runRule(graphqlDeprecations, text)).toEqual([
    "a.graphql:3:3-4:80 info graphql/prose-deprecation: the description of query `Query.a` says that it is deprecated, but nothing marks it",
    "a.graphql:4:5-4:38 info graphql/prose-deprecation: the description of argument `Query.a(x:)` says that it is deprecated, but nothing marks it",
    "a.graphql:5:3-5:20 info graphql/missing-reason: the query `Query.b` is deprecated without a reason",
    "a.graphql:9:1-13:47 info graphql/prose-deprecation: the description of enum `Old` says that it is deprecated, but nothing marks it",
  ]);
});

test("everything that lacks a description is told", async () => {
  const text = `
directive @tag("Its name." name: String) on OBJECT
type Query { a(x: In): Int }
"A color." enum Color { RED "Like grass." GREEN }
input In { color: Color }
"  " type Thing @tag { "What it is." name: String }`;
  const lines = await runRule(graphqlDocs, text);
  expect(lines.map((line) => line.replace(/^.*: the /, ""))).toEqual([
    "directive `@tag` has no description",
    "query `Query.a` has no description",
    "argument `Query.a(x:)` has no description",
    "enum value `Color.RED` has no description",
    "input `In` has no description",
    "input field `In.color` has no description",
    "object `Thing` has no description",
  ]);
});
