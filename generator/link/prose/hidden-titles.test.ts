import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { parse } from "../../parse/parse.ts";
import { link } from "../link.ts";

test("a title is left to the text that says it below the heading in HTML of a whole project", async () => {
  const report = createReport();
  const banner = '<h1 align="center">Boats</h1>\n\n';
  const texts = { "docs/hulls.md": `${banner}## Hulls\n`, "docs/sails.md": `${banner}## Sewing sails\n\nSails.\n` };
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: "prose" as const }));
  const { prose } = await link(parse(files, report), report);
  expect([...prose.pages.values()].map(({ title, hideTitle }) => [title, hideTitle])).toEqual([
    ["Hulls", true],
    ["Sails", false],
  ]);
});
