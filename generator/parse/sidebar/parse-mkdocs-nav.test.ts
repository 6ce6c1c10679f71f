import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseMkdocsNav } from "./parse-mkdocs-nav.ts";

test("reads which other projects a plug-in takes in, one by one or by a pattern", () => {
  const report = createReport();
  const text = `nav:
  - index.md
  - Billing: "!include ./services/billing/mkdocs.yml"
  - All: '*include services/*/mkdocs.yaml'
`;
  const { sidebars } = parseMkdocsNav({ path: "mkdocs.yml", text, kind: "sidebar" }, report);
  const read = sidebars.flatMap(({ items }) =>
    items.map((item) => (item.type === "doc" ? item.id : item.type === "project" ? `${item.label} ${item.path}` : "")),
  );
  expect(read).toEqual(["index", "Billing services/billing/mkdocs.yml", "All services/*/mkdocs.yaml"]);
  expect(report.diagnostics).toEqual([]);
});

test("reads the order under its old name, where there is no other", () => {
  const report = createReport();
  const parse = (text: string): readonly string[] =>
    parseMkdocsNav({ path: "mkdocs.yml", text, kind: "sidebar" }, report).sidebars.flatMap(({ items }) =>
      items.map((item) => (item.type === "doc" ? item.id : item.type)),
    );
  expect(parse("pages:\n  - Piers: piers.md\n  - Cranes: cranes.md\n")).toEqual(["piers", "cranes"]);
  expect(parse("pages:\n  - piers.md\nnav:\n  - cranes.md\n")).toEqual(["cranes"]);
  expect(parse("pages: 12\n")).toEqual([]);
  expect(report.diagnostics).toEqual([]);
});
