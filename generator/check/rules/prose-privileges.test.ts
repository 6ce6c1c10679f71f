import { expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { prosePrivileges } from "./prose-privileges.ts";

/** What is said of a page whose code grants these, in a model with this manifest. */
async function runRule(manifest: string, names: readonly string[]): Promise<readonly string[]> {
  const { catalogue } = await linkModel({ "access/a.yml": manifest });
  const report = createReport();
  prosePrivileges(withPage(catalogue, names), report);
  return sayAll(report.diagnostics);
}

function withPage(catalogue: Catalogue, names: readonly string[]): Catalogue {
  const span = { file: "page.md", startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 };
  const page: ProsePage = {
    id: "page",
    file: "page.md",
    title: "Page",
    sidebarLabel: "Page",
    slug: "page",
    hideTitle: false,
    tocLevels: [2, 3],
    headings: [],
    links: [],
    privileges: names.map((name) => ({ name, span })),
  };
  return { ...catalogue, prose: { ...catalogue.prose, pages: new Map([[page.id, page]]) } };
}

test("an example that grants what the platform lacks, or has no use for, is told with its place", async () => {
  const manifest = "privileges: [{ name: EDIT_ENTITY_TAGS }, { name: EDIT_TAGS_PRIVILEGE, scope: unused }]";
  expect(await runRule(manifest, ["EDIT_ENTITY_TAGS", "EDIT_ENTITY_TAG", "EDIT_TAGS_PRIVILEGE"])).toEqual([
    "page.md:3:5 prose/unknown-privilege the example grants `EDIT_ENTITY_TAG`, which is no privilege of the platform",
    "page.md:3:5 prose/unknown-privilege the example grants `EDIT_TAGS_PRIVILEGE`, which is no privilege of the platform",
  ]);
});

test("nothing is said where nobody has said what privileges there are", async () => {
  expect(await runRule("roles: [{ name: R }]", ["EDIT_ENTITY_TAG"])).toEqual([]);
});
