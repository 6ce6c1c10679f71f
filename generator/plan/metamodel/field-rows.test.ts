import { expect, test } from "vitest";
import type { Span } from "../../catalogue/span.ts";
import type { FieldRow } from "../../page-model/parts.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { plan } from "../plan.ts";
import { createFieldRows } from "./field-rows.ts";

/** Records of so many fields, each of the next record, so that every level has so many times the rows of the one above. */
function write(depth: number, width: number): Readonly<Record<string, string>> {
  const records = Array.from({ length: depth }, (_, level) => {
    const type = level === depth - 1 ? "string" : `Level${level + 1}`;
    const fields = Array.from({ length: width }, (_, index) => `f${index}: ${type}`).join("\n");
    return [`Level${level}.pdl`, `namespace x\nrecord Level${level} {\n${fields}\n}`];
  });
  return { ...Object.fromEntries(records), "All.pdl": "namespace x\ntyperef All = union[Level0, string]" };
}

async function readRows(
  model: Readonly<Record<string, string>>,
  name: string,
  route = `generated/metamodel/types/x.${name}`,
): Promise<readonly FieldRow[]> {
  const { catalogue } = await linkModel(model);
  const page = plan(catalogue, { title: "Levels", base: "/" }).pages.find((each) => each.route === route);
  const content = page && readPage(page).content;
  if (content?.kind === "record") return content.fields;
  return content?.kind === "typeref" ? content.rows : [];
}

const countRows = (rows: readonly FieldRow[]): number =>
  rows.reduce((sum, row) => sum + 1 + countRows(row.rows ?? []), 0);

test.each([
  ["all that there are", 3, 3 + 9 + 27 + 81],
  ["each once, where three levels repeat too much", 20, 20 + 20 + 20 + 20],
  ["fewer levels, where each once is too much", 90, 90 + 90 + 90],
])("records open in place: %s", async (_, width, count) => {
  expect(countRows(await readRows(write(5, width), "Level0"))).toBe(count);
});

test.each([
  ["all that there are", 5, 5 + 25 + 125 + 625],
  ["fewer levels, where three hold too many", 20, 20 + 400],
  ["the first ones, where one level holds too many", 50, 50 + 50 * 20],
])("records in an aspect open in every place: %s", async (_, width, count) => {
  const { "Level0.pdl": level = "", ...others } = write(5, width);
  const model = {
    ...others,
    "Level0.pdl": level.replace("record", '@Aspect = { "name": "wide" } record'),
    "PartKey.pdl": `namespace x @Aspect = { "name": "partKey" } record PartKey { id: string }`,
    "entity-registry.yml": "entities:\n  - { name: part, keyAspect: partKey, aspects: [wide] }\n",
  };
  expect(countRows(await readRows(model, "Level0", "generated/metamodel/aspects/wide"))).toBe(count);
});

test("a record that is open once is so as far out as it stands, and for members of unions too", async () => {
  const fields = Array.from({ length: 40 }, (_, index) => `f${index}: ${index % 2 === 0 ? "Ring" : "Twin"}`).join("\n");
  const model = {
    "All.pdl": `namespace x record All { ${fields} either: optional union[Leaf, Bud, null] }`,
    "Ring.pdl": "namespace x record Ring { twin: Twin, leaf: Leaf }",
    "Twin.pdl": "namespace x record Twin { ring: Ring, a: string, b: string, c: string, d: string, e: string }",
    "Leaf.pdl": "namespace x record Leaf { l: string }",
    "Bud.pdl": "namespace x record Bud { b: string }",
  };
  const print = (rows: readonly FieldRow[]): readonly string[] =>
    rows.flatMap(({ id, rows: inner }) => (inner === undefined ? [] : [id, ...print(inner)]));
  expect(print(await readRows(model, "All"))).toEqual(["f0", "f0.leaf", "f1", "either", "either.Bud"]);
});

test("what a field says is worked out once, wherever and however often its row is made", async () => {
  const { catalogue } = await linkModel(write(5, 90));
  const record = catalogue.schemas.get("x.Level0");
  if (record?.kind !== "record") throw new Error("no record");
  const found: string[] = [];
  const context = {
    catalogue,
    known: catalogue,
    links: { schema: () => undefined, referredModel: () => undefined },
    inlineDoc: () => undefined,
    source: ({ file, startLine }: Span) => void found.push(`${file}:${startLine}`),
  } as unknown as PlanContext;
  expect(createFieldRows(record, context).byId.size).toBe(3 * 90);
  expect(found.length).toBeGreaterThanOrEqual(3 * 90);
  expect(found).toHaveLength(new Set(found).size);
});

test("members of a union are rows however much is in them", async () => {
  const rows = await readRows(write(5, 200), "All");
  expect(rows.map(({ name }) => name)).toEqual(["Level0", "string"]);
  expect(rows[0]?.rows?.length).toBe(200);
});

test("a field that a connector keeps secret has the mark that its options have", async () => {
  const fields = "@airbyte_secret password: string @airbyte_secret = false host: string";
  const rows = await readRows({ "R.pdl": `namespace x record R { ${fields} }` }, "R");
  expect(rows.map(({ badges, facts }) => [badges.map(({ label }) => label), facts])).toEqual([
    [["secret"], []],
    [[], []],
  ]);
});

test("a row says what its field says, and where it stands in the model if that is nothing", async () => {
  const rows = await readRows(
    {
      "A.pdl": "namespace x /** Of A. */ record A { /** Its own. */ told: B silent: B }",
      "B.pdl": "namespace x /** Of B. */ record B {}",
    },
    "A",
  );
  expect(rows.map(({ doc, source }) => [doc, source?.label])).toEqual([
    ["Its own.", undefined],
    [undefined, "A.pdl:1"],
  ]);
});

test.each([
  ["a record", "Leaf"],
  ["one without fields", "Empty"],
  ["records and a text", "union[string, Leaf, Empty]"],
  ["one member beside null", "union[null, array[Leaf]]"],
  ["members with nothing to tell", "union[string, Empty, array[int]]"],
  ["members of which a doc tells", "union[string, Told]"],
  ["unions in unions", "union[string, Nested]"],
  ["a list of a union", "array[union[null, Leaf]]"],
])("a typeref's contents list names its parts where there are any: %s", async (_, target) => {
  const { catalogue } = await linkModel({
    "Leaf.pdl": "namespace x record Leaf { a: string }",
    "Empty.pdl": "namespace x record Empty {}",
    "Told.pdl": "namespace x /** Told. */ enum Told { A }",
    "Nested.pdl": "namespace x typeref Nested = union[null, Leaf]",
    "All.pdl": `namespace x typeref All = ${target}`,
  });
  const page = plan(catalogue, { title: "Parts", base: "/" }).pages.find(({ title }) => title === "All");
  if (page === undefined) throw new Error("the typeref has no page");
  const { content, toc } = readPage(page);
  const rows = content.kind === "typeref" ? content.rows : [];
  expect(toc.some(({ label }) => label === "Parts")).toBe(rows.length > 0);
});
