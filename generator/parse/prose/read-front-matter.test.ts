import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { readFrontMatter } from "./read-front-matter.ts";

const defaults = JSON.stringify({ title: "Pier", published: false, nav_order: 3, parent: ["no text"] });

test.each([
  ["no front matter", undefined, { title: "Pier", draft: true, sidebarPosition: 3 }],
  ["an empty one", "", { title: "Pier", draft: true, sidebarPosition: 3 }],
  ["one of its own", "title: North\npublished: true\n", { title: "North", draft: undefined, sidebarPosition: 3 }],
])("a page with %s has what its project says besides", (_, yaml, expected) => {
  const report = createReport();
  expect(readFrontMatter("a.md", { yaml }, report, { defaults })).toMatchObject(expected);
  expect(report.diagnostics).toEqual([]);
});

test("a page without a project that says something has what it says itself", () => {
  const report = createReport();
  expect(readFrontMatter("a.md", { yaml: "parent: [no text]\n" }, report).title).toBeUndefined();
  expect(report.diagnostics.map(({ code }) => code)).toEqual(["prose/front-matter-value"]);
});
