import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

test("drawings and templates of a vault are no pages, wherever its settings have the latter", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-notes-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    write(".obsidian/templates.json", JSON.stringify({ folder: "Moulds [1]" }));
    write(".obsidian/plugins/templater-obsidian/data.json", JSON.stringify({ templates_folder: "more/moulds/" }));
    write("Home.md", "# Home\n\n![[Pier.excalidraw]]\n");
    write("more/Quay.md", "# Quay\n");
    write("more/Moulds [1]/Kept.md", "# Kept\n");
    write("Moulds [1]/Daily.md", "# {{date}}\n");
    write("more/moulds/Weekly.md", "# <% tp.date.now() %>\n");
    write("drawn/Pier.excalidraw.md", "---\nexcalidraw-plugin: parsed\n---\n\n# Text Elements\nA pier\n");
    const { catalogue, report } = await loadGuides(folder, "");
    expect([...catalogue.prose.pages.values()].map(({ file }) => file).toSorted()).toEqual([
      "Home.md",
      "more/Moulds [1]/Kept.md",
      "more/Quay.md",
    ]);
    expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      "prose/unpublished-file `drawn/Pier.excalidraw.md` is shown nowhere that the link could lead to",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
