import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../../plan/plan.ts";
import { readPage } from "../../page-model/read-page.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/loose", import.meta.url));

test("pages without a project: no drafts, pages of folders, links to folders and to the first page", async () => {
  const { catalogue, documents, report } = await loadGuides(folder);
  const site = plan(catalogue, { title: "Loose", base: "/docs/" }, createReport(), documents.prose);
  const pages = site.pages.flatMap((planned) => {
    const { route, title, content } = readPage(planned);
    return content.kind === "prose" ? [`<!-- ${route}: ${title} -->\n${content.html}\n`] : [];
  });
  const said = report.diagnostics.map(
    ({ code, message, span }) => `${span?.file}:${span?.startLine} ${code}: ${message}`,
  );
  expect(pages.length).toBeGreaterThan(0);
  expectGolden(fileURLToPath(new URL("./testdata/loose.html", import.meta.url)), pages.join("\n"));
  expectGolden(fileURLToPath(new URL("./testdata/loose.txt", import.meta.url)), `${said.join("\n")}\n`);
});
