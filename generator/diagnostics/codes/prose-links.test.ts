import { expect, test } from "vitest";
import { createReport } from "../report.ts";
import { proseLinkCodes } from "./prose-links.ts";

test("a page without a name, as the start has none, is told by what it is", () => {
  const report = createReport();
  const missing = { anchor: "gone", suggestions: [] };
  for (const page of ["", "guide"]) report.add(proseLinkCodes.missingAnchor({ ...missing, page }), undefined);
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    "the start page has no heading `#gone`",
    "`guide` has no heading `#gone`",
  ]);
});
