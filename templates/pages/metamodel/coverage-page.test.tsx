import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cutFolds, pageLimits } from "../../../generator/render/cut-folds.ts";
import { CoveragePage } from "./coverage-page.tsx";

it.each([
  ["in nothing", undefined],
  ["all in one thing", { label: "Fleet", href: "../types/Fleet/" }],
])("can leave out thousands of gaps that are %s", (_, owner) => {
  const items = Array.from({ length: 4000 }, (_, index) => ({ label: `r${index}`, href: `../types/r${index}/` }));
  const section = { id: "~record", label: "Records", count: items.length, groups: [{ owner, items }] };
  const content = { kind: "coverage" as const, intro: "", rows: [], sections: [section] };
  const markup = renderToStaticMarkup(<CoveragePage content={content} />);
  expect(Buffer.byteLength(markup)).toBeGreaterThan(pageLimits.bytes);
  const { document, parts } = cutFolds(markup, "index.md");
  expect(document.length).toBeLessThan(2000);
  expect(document).toContain("<summary>All 4000</summary>");
  expect(parts).toHaveLength(1);
});
