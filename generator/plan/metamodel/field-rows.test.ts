import { expect, test } from "vitest";
import type { FieldRow } from "../../page-model/parts.ts";
import { readPage } from "../../page-model/read-page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

/** Records of so many fields, each of the next record, so that every level has so many times the rows of the one above. */
function write(depth: number, width: number): Readonly<Record<string, string>> {
  const records = Array.from({ length: depth }, (_, level) => {
    const type = level === depth - 1 ? "string" : `Level${level + 1}`;
    const fields = Array.from({ length: width }, (_, index) => `f${index}: ${type}`).join("\n");
    return [`Level${level}.pdl`, `namespace x\nrecord Level${level} {\n${fields}\n}`];
  });
  return { ...Object.fromEntries(records), "All.pdl": "namespace x\ntyperef All = union[Level0, string]" };
}

async function readRows(model: Readonly<Record<string, string>>, name: string): Promise<readonly FieldRow[]> {
  const { catalogue } = await linkModel(model);
  const route = `generated/metamodel/types/x.${name}`;
  const page = plan(catalogue, { title: "Levels", base: "/" }).pages.find((each) => each.route === route);
  const content = page && readPage(page).content;
  if (content?.kind === "record") return content.fields;
  return content?.kind === "typeref" ? content.rows : [];
}

const countRows = (rows: readonly FieldRow[]): number =>
  rows.reduce((sum, row) => sum + 1 + countRows(row.rows ?? []), 0);

test.each([
  ["all that there are", 3, 3 + 9 + 27 + 81],
  ["fewer levels, where three hold too many", 20, 20 + 400],
  ["the first ones, where one level holds too many", 50, 50 + 50 * 20],
])("records open in place: %s", async (_, width, count) => {
  expect(countRows(await readRows(write(5, width), "Level0"))).toBe(count);
});

test("members of a union are rows however much is in them", async () => {
  const rows = await readRows(write(5, 200), "All");
  expect(rows.map(({ name }) => name)).toEqual(["Level0", "string"]);
  expect(rows[0]?.rows?.length).toBe(200);
});
