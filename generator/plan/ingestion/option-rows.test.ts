import { expect, test } from "vitest";
import type { IngestionOption } from "../../catalogue/ingestion.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toOptionRows } from "./option-rows.ts";

const context = { inlineDoc: () => undefined, source: () => undefined } as unknown as PlanContext;

const span = { file: "a.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const plain = {
  presence: "optional",
  type: "string",
  nullable: false,
  values: [],
  constraints: [],
  secret: false,
  span,
} as const;

function tellFacts(id: string, given: Partial<IngestionOption>): readonly string[] {
  const options: readonly IngestionOption[] = [
    { ...plain, path: "part.kind" },
    { ...plain, path: "part.size", ...given },
  ];
  const row = toOptionRows({ id, options }, context)[1];
  return (row?.facts ?? []).map((runs) => runs.map(({ text }) => text).join(""));
}

test("an option of one shape among several says of which", () => {
  const shapes = ["Big"];
  expect(tellFacts("depot", { onlyIn: { shapes } })).toEqual(["Only in Big"]);
  expect(tellFacts("depot", { onlyIn: { shapes, option: "part.kind", values: ['"a"', '"b"'] } })).toEqual([
    'Only if part.kind is "a", "b"',
  ]);
  expect(tellFacts("depot", { onlyIn: { shapes, isRequired: true } })).toEqual(["Only in Big, and required there"]);
});

test("an option that other sources heed says so where this one doesn't", () => {
  expect(tellFacts("depot", { supportedSources: ["store", "shop"] })).toEqual(["Has an effect only with store, shop"]);
  expect(tellFacts("depot", { supportedSources: ["Depot", "shop"] })).toEqual([]);
});

test("an option that has other names says under which it is taken, apart from those that it had", () => {
  expect(tellFacts("depot", { otherNames: ["length", "box.size"], formerNames: ["width"] })).toEqual([
    "Also taken as length, box.size",
    "Formerly width",
  ]);
});

test("a default leaves out what the parts of the option begin with, be it a value or what only running the code would tell", () => {
  const options: readonly IngestionOption[] = [
    { ...plain, path: "pool", default: { workers: "os.cpu_count() or 4", names: [], size: 3, queue: "fifo()" } },
    { ...plain, path: "pool.workers", defaultExpression: "os.cpu_count() or 4" },
    { ...plain, path: "pool.names", defaultExpression: "[]" },
    { ...plain, path: "pool.size", default: 2 },
    { ...plain, path: "pool.queue", default: "fifo()" },
  ];
  const rows = toOptionRows({ id: "depot", options }, context);
  expect(rows.map((row) => row.default)).toEqual(['{"size":3}']);
});
