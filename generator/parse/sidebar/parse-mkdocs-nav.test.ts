import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parseMkdocsNav } from "./parse-mkdocs-nav.ts";

test("tells of other projects that a plug-in takes in, one by one or by a pattern", () => {
  const report = createReport();
  const text = `nav:
  - index.md
  - Billing: "!include ./services/billing/mkdocs.yml"
  - All: '*include services/*/mkdocs.yaml'
`;
  const { sidebars } = parseMkdocsNav({ path: "mkdocs.yml", text, kind: "sidebar" }, report);
  expect(sidebars.map(({ items }) => items.map((item) => item.type === "doc" && item.id))).toEqual([["index"]]);
  expect(report.diagnostics.map(({ code, span, message }) => `${span?.startLine} ${code} ${message}`)).toEqual([
    "3 sidebar/other-project `services/billing/mkdocs.yml` is another project, whose pages aren't taken in",
    "4 sidebar/other-project `services/*/mkdocs.yaml` is another project, whose pages aren't taken in",
  ]);
});
