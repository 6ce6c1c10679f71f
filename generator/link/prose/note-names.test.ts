import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPage } from "../../page-model/read-page.ts";
import { plan } from "../../plan/plan.ts";
import { loadGuides } from "../../testdata/load-guides.ts";

test("links of a vault lead to paragraphs by their names, which readers don't see", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-notes-"));
  try {
    mkdirSync(join(folder, ".obsidian"));
    writeFileSync(join(folder, ".obsidian/app.json"), "{}");
    writeFileSync(
      join(folder, "Pier.md"),
      [
        "# Pier\n\nIt stands. ^stands\n\n- one\n- two ^two\n\n> said\n\n^said\n\n| a |\n| - |\n| 1 |\n^table\n",
        "`code ^kept`, 2 ^ 3 and [[#^stands]] [[#^two|the second]]\n",
      ].join("\n"),
    );
    writeFileSync(join(folder, "Quay.md"), "# Quay\n\n[[Pier#^said]], [[Pier#^table]], [[Pier#^gone]]\n");
    const { catalogue, documents, report } = await loadGuides(folder, "");
    const { pages } = plan(catalogue, { title: "Notes", base: "/" }, report, documents.prose);
    const shown = pages.map((page) => JSON.stringify(readPage(page).content)).join("\n");
    for (const name of ["stands", "two", "said", "table"]) expect(shown).toContain(`id=\\"^${name}\\"`);
    expect(shown).toContain("<code>code ^kept</code>, 2 ^ 3 and");
    expect(shown).toContain('pier/#^stands\\">^stands</a>');
    expect(shown.match(/#\^\w+(?=\\">)/g)).toEqual(["#^stands", "#^two", "#^said", "#^table"]);
    expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "prose/missing-anchor `Pier` has no heading `#^gone`",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
