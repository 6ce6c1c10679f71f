import { expect, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { measureCoverage } from "./measure-coverage.ts";

test("counts what is described by kind, rounds down, and names the things with the most gaps", async () => {
  const { catalogue } = await linkModel({
    "x/Bare.pdl": "namespace x record Bare { a: int /** Doc. */ b: int c: int }",
    "x/Kind.pdl": "namespace x /** Doc. */ enum Kind { A /** Doc. */ B }",
    "x.graphql": 'type Query { "Doc." a(b: Int): Int }',
  });
  const { kinds, emptiest, ...sum } = measureCoverage(catalogue);
  expect(kinds.map(({ label, described, total, percent }) => [label, described, total, percent])).toEqual([
    ["Records", 0, 1, 0],
    ["Enums", 1, 1, 100],
    ["Fields", 1, 3, 33.33],
    ["Symbols", 1, 2, 50],
    ["GraphQL operations", 1, 1, 100],
    ["GraphQL arguments", 0, 1, 0],
  ]);
  expect(sum).toEqual({ described: 4, total: 9, percent: 44.44 });
  expect(emptiest).toEqual([
    { label: "Bare", missing: 3 },
    { label: "Kind", missing: 1 },
    { label: "a", missing: 1 },
  ]);
});

test("what lacks most comes first, by name where that is the same, and no more than a few are named", async () => {
  const names = ["B", "A", "C", "D", "E", "F"];
  const fields = (count: number): string => Array.from({ length: count }, (_, at) => `f${at}: int`).join(" ");
  const files = names.map((name, at) => [`x/${name}.pdl`, `namespace x record ${name} { ${fields(at < 2 ? 1 : at)} }`]);
  const { catalogue } = await linkModel(Object.fromEntries(files) as Record<string, string>);
  expect(measureCoverage(catalogue).emptiest.map(({ label, missing }) => `${label} ${missing}`)).toEqual([
    ...["F 6", "E 5", "D 4", "C 3", "A 2"],
  ]);
});

test("a model with nothing to describe is described", async () => {
  const { catalogue } = await linkModel({});
  expect(measureCoverage(catalogue)).toMatchObject({ total: 0, percent: 100 });
});

test("where references bring along what is said of their targets, that describes a field", async () => {
  const { catalogue } = await linkModel({
    "x/Owner.pdl": "namespace x /** Doc. */ record Owner { a: Told b: Bare c: int }",
    "x/Told.pdl": "namespace x /** Doc. */ record Told {}",
    "x/Bare.pdl": "namespace x record Bare {}",
  });
  const countFields = (language: "pdl" | "other"): number | undefined => {
    const schemas = new Map([...catalogue.schemas].map(([name, schema]) => [name, { ...schema, language }]));
    return measureCoverage({ ...catalogue, schemas }).kinds.find(({ label }) => label === "Fields")?.described;
  };
  expect([countFields("pdl"), countFields("other")]).toEqual([0, 1]);
});
