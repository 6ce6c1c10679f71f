import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FieldRow } from "../../generator/page-model/parts.ts";
import { FieldTable } from "./field-table.tsx";

const bare: FieldRow = { id: "a", name: "a", type: [{ text: "string" }], presence: "optional", facts: [], badges: [] };

function show(rows: readonly FieldRow[]): string {
  return renderToStaticMarkup(<FieldTable rows={rows} nameLabel="Parameter" />);
}

function listHeads(markup: string): readonly string[] {
  return [...markup.matchAll(/<th scope="col">(\w+)/g)].map(([, head = ""]) => head);
}

it("has a column for what is said of rows where something is said of one", () => {
  const said = { ...bare, id: "b", facts: [[{ text: "Searched" }]] };
  expect(listHeads(show([bare, said]))).toEqual(["Parameter", "Type", "Description"]);
  const markup = show([bare, bare]);
  expect(listHeads(markup)).toEqual(["Parameter", "Type"]);
  expect(markup.match(/<td>/g)).toHaveLength(2);
});

it("has one inside of a row by what is said there", () => {
  const inner = { ...bare, id: "a.b", facts: [[{ text: "Searched" }]] };
  const markup = show([{ ...bare, rows: [inner] }]);
  expect(listHeads(markup)).toEqual(["Parameter", "Type"]);
  expect(markup).toContain('<td colSpan="2">');
  expect(markup.match(/<td>/g)).toHaveLength(3);
});

it("speaks of what is required as of a word of its own, for browsers leave a space between elements out of what a head is called", () => {
  expect(show([{ ...bare, presence: "required" }])).toContain('<span class="required"> required</span>');
});
