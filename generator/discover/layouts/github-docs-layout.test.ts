import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { SidebarItem } from "../../catalogue/prose.ts";
import { loadGuides } from "../../testdata/load-guides.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const files: Readonly<Record<string, string>> = {
  "README.md": "# A repository\n",
  "data/variables/product.yml":
    "prodname_pears: 'Pears'\nplace: >-\n  {% ifversion ghes %}an orchard{% else %}pears.example{% endif %}\n",
  "data/features/grafting.yml": "versions:\n  ghes: '>=3.9'\n",
  "data/reusables/pick/first.md": "1. Open [the gate](/pick/nowhere).\n\n   Close it.\n",
  "content/README.md": "# For writers\n",
  "content/index.md": "---\ntitle: Help\nversions: '*'\nchildren:\n  - pick\n  - /about\n---\n",
  "content/about.md":
    "---\ntitle: About {% data variables.product.prodname_pears %}\n---\n\nSee [AUTOTITLE](/pick/with-care).\n",
  "content/pick/index.md":
    "---\ntitle: Picking\nshortTitle: '{% data variables.product.prodname_pears %}'\nintro: 'Pick at {% data variables.product.place %}.'\nversions: '*'\nchildren:\n  - /with-care\n  - /at-night\n---\n",
  "content/pick/with-care.md":
    "---\ntitle: With care\n---\n\n{% data reusables.pick.first %}\n1. Go.\n\n{% ifversion grafting %}Graft{% else %}Wait{% endif %}. {% data variables.product.prodname_pears %} [there](/gone).\n",
  "content/pick/at-night.md": "---\ntitle: At night\n---\n\n{% data variables.product.prodname_moon %}\n",
};

test("reads documents of GitHub's kind in the order of their lists, filled in, and tells places as they were written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "github-docs-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { catalogue, documents, report } = await loadGuides(folder);
  const list = (items: readonly SidebarItem[]): readonly unknown[] =>
    items.map((item) => (item.type === "category" ? [item.label, ...list(item.items)] : "label" in item && item.label));
  expect([...catalogue.prose.sidebars.values()].map(({ items }) => list(items))).toEqual([
    ["Help", ["Pears", "With care", "At night"], "About Pears"],
  ]);
  const textOf = (path: string): string | undefined =>
    documents.prose.pages.find(({ document }) => document.file === path)?.document.text.replace(/^---[^]*?---\n/, "");
  expect(textOf("content/pick/with-care.md")).toBe(
    "\n1. Open [the gate](/pick/nowhere).\n\n   Close it.\n1. Go.\n\nWait. Pears [there](/gone).\n",
  );
  expect(
    report.diagnostics
      .filter(({ span }) => span !== undefined)
      .map(({ code, span }) => `${code} ${span?.file}:${span?.startLine}:${span?.startColumn}`),
  ).toEqual([
    "prose/template-tag content/pick/at-night.md:5:1",
    "prose/missing-target content/pick/with-care.md:5:20",
    "prose/missing-target content/pick/with-care.md:8:109",
  ]);
});
