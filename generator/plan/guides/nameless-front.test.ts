import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";

test.each([
  ["as the site where nobody has called it anything", "The boats of a harbour.\n", "Harbour", "Harbour"],
  ["as what it is where the site has no name either", "The boats of a harbour.\n", "Schemas", "Introduction"],
  ["as its author calls it", "# Introduction\n\nThe boats of a harbour.\n", "Harbour", "Introduction"],
])("the first page is called %s", async (_, readme, siteTitle, title) => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-front-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "README.md"), readme);
  writeFileSync(join(folder, "docs/moor.md"), "# Moor\n");
  const { catalogue, documents, report } = await loadGuides(folder, "");
  const { pages } = plan(catalogue, { title: siteTitle, base: "/" }, report, documents.prose);
  expect(pages.find(({ route }) => route === "")?.title).toBe(title);
});
