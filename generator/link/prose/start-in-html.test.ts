import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../../plan/plan.ts";
import { readPage } from "../../page-model/read-page.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/jekyll-start", import.meta.url));

test("a start page in HTML, which isn't read, may have whichever place a link leads to", async () => {
  const { catalogue, documents, report } = await loadGuides(folder);
  const told = createReport();
  const site = plan(catalogue, { title: "Harbour", base: "/" }, told, documents.prose);
  const guide = site.pages.find(({ route }) => route === "guide");
  const content = guide === undefined ? undefined : readPage(guide).content;
  expect(content?.kind === "prose" ? content.html : "").toContain('See the <a href="/">berths</a>');
  expect([...report.diagnostics, ...told.diagnostics].filter(({ severity }) => severity === "warning")).toEqual([]);
});
