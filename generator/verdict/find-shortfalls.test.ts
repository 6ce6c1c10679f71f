import { expect, test } from "vitest";
import type { Coverage } from "../catalogue/measure-coverage.ts";
import type { CoverageGoal } from "../config/config.ts";
import { findShortfalls } from "./find-shortfalls.ts";

const coverage: Coverage = {
  ...{ described: 88, total: 120, percent: 73.33 },
  kinds: [
    { label: "Entities", described: 2, total: 2, percent: 100 },
    { label: "Fields", described: 40, total: 60, percent: 66.66 },
    { label: "GraphQL types", described: 20, total: 30, percent: 66.66 },
    { label: "Symbols", described: 26, total: 27, percent: 96.29 },
    { label: "Enums", described: 0, total: 1, percent: 0 },
  ],
  emptiest: [
    ...[
      { label: "Ownership", missing: 12 },
      { label: "Dataset", missing: 8 },
    ],
    ...[
      { label: "Query", missing: 7 },
      { label: "Tag", missing: 1 },
    ],
  ],
};

const say = (goal: CoverageGoal, before?: number): readonly string[] =>
  findShortfalls(coverage, goal, before).map(({ code, message, help }) => `${code}: ${message} (${help ?? ""})`);

const gaps =
  "missing most: 20 of 60 fields, 10 of 30 GraphQL types, 1 of 27 symbols; in `Ownership` (12), `Dataset` (8), `Query` (7)";

test.each<[string, CoverageGoal, number | undefined, readonly string[]]>([
  ["nothing is asked for", {}, 99, []],
  ["as much is described as is asked for", { minimum: 73.33 }, undefined, []],
  [
    "less is described than is asked for",
    { minimum: 73.34, ratchet: true },
    99,
    [`coverage/below-minimum: 73.33 % of the model is described, and at least 73.34 % is asked for (${gaps})`],
  ],
  ["nobody knows what was described before", { ratchet: true }, undefined, []],
  ["it is as it was", { ratchet: true }, 73.33, []],
  [
    "it has fallen",
    { ratchet: true },
    73.34,
    [`coverage/fell: 73.33 % of the model is described; it has been 73.34 % before (${gaps})`],
  ],
])("where %s", (_, goal, before, said) => {
  expect(say(goal, before)).toEqual(said);
});
