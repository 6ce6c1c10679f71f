import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { readPage } from "../../page-model/read-page.ts";
import { plan } from "../../plan/plan.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadGuides } from "../../testdata/load-guides.ts";

const folder = fileURLToPath(new URL("../../testdata/sites/downloads", import.meta.url));

async function show(sourceUrl: string): Promise<string> {
  const { catalogue, documents, report } = await loadGuides(folder, sourceUrl);
  const site = plan(catalogue, { title: "Downloads", base: "/docs/", sourceUrl }, createReport(), documents.prose);
  const pages = site.pages.flatMap((planned) => {
    const { route, content } = readPage(planned);
    return content.kind === "prose" ? [`<!-- ${route} -->\n${content.html}\n`] : [];
  });
  const copied = (site.assets ?? []).map(({ path, route }) => `${path} -> ${route}\n`);
  const said = report.diagnostics.map(
    ({ code, message, span }) => `${span?.file}:${span?.startLine}:${span?.startColumn} ${code}: ${message}\n`,
  );
  return [...pages, "<!-- copied\n", ...copied, "-->\n<!-- reported\n", ...said, "-->\n"].join("");
}

test("files that no repository shows are copied and offered for download", async () => {
  const shown = await show("");
  expectGolden(fileURLToPath(new URL("./testdata/downloads.html", import.meta.url)), shown);
  expect(shown).toContain("prose/unpublished-file");
});

test("files that a repository shows are left there", async () => {
  const shown = await show("https://example.org/model/{path}#L{line}");
  expectGolden(fileURLToPath(new URL("./testdata/downloads-shown.html", import.meta.url)), shown);
  expect(shown).not.toContain("download>");
});
