import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { SidebarItem } from "../../catalogue/prose.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadGuides } from "../../testdata/load-guides.ts";

/* Guides that were made for other tools: what is read of them, at which addresses, and in which order. */

function format(item: SidebarItem, indent: string): readonly string[] {
  switch (item.type) {
    case "doc":
      return [`${indent}${item.label} -> ${item.docId}`];
    case "category": {
      const to = item.link?.type === "doc" ? ` -> ${item.link.docId}` : "";
      return [`${indent}${item.label}${to}:`, ...item.items.flatMap((inner) => format(inner, `${indent}  `))];
    }
    case "link":
      return [`${indent}${item.label} -> ${item.href}`];
    case "html":
      return [`${indent}[${item.label}]`];
    case "folder":
      return [`${indent}${item.route}/`];
  }
}

test.each([
  "mkdocs",
  "mkdocs-plain",
  "mkdocs-unlisted",
  "mdbook",
  "gitbook",
  "vitepress",
  "vitepress-locales",
  "vuepress",
  "vuepress-next",
  "vuepress-imports",
  "vitepress-imports",
  "vitepress-folder",
  "mintlify",
  "hugo",
  "starlight",
  "nextra",
  "fumadocs",
  "jekyll",
  "jekyll-navigation",
  "jekyll-languages",
  "docsify-languages",
  "nextra-languages",
  "starlight-languages",
  "languages",
  "jekyll-sidebars",
  "sphinx",
  "docusaurus-several",
  "wiki",
  "jupyter-book",
  "quarto",
  "notion",
  "mkdocs-notebooks",
  "bookdown",
  "vault",
  "docsify",
  "docsify-sidebar",
  "docsify-folders",
  "docsify-base",
  "ex-doc",
  "docfx",
  "docset",
  "learn",
  "repository",
  "monorepo",
  "mkdocs-projects",
  "mintlify-languages",
  "mkdocs-suffixes",
  "mkdocs-languages",
  "hugo-languages",
  "hugo-folders",
  "hugo-includes",
  "fumadocs-languages",
  "fumadocs-pages",
  "nextra-pages",
  "readme",
  "azure-wiki",
  "counted",
  "slate",
  "markdoc",
  "terraform",
  "terraform-old",
  "clone-hugo",
  "clone-mdbook",
  "clone-mkdocs",
])("a project of %s", async (name) => {
  const folder = fileURLToPath(new URL(`../../testdata/sites/${name}`, import.meta.url));
  const { catalogue, report } = await loadGuides(folder);
  const { pages, sidebars } = catalogue.prose;
  const trees = [...sidebars.values()].flatMap(({ file, items }) => [
    file || "folders",
    ...items.flatMap((item) => format(item, "  ")),
  ]);
  const addresses = [...pages.values()].map(
    ({ file, slug, title, language }) =>
      `/${slug} "${title}" ${file}${language === undefined ? "" : ` in ${language}`}`,
  );
  const said = report.diagnostics.map(
    ({ code, message, span }) => `${span?.file}:${span?.startLine}:${span?.startColumn} ${code}: ${message}`,
  );
  expect(addresses.length).toBeGreaterThan(1);
  const text = [...trees, "", ...addresses, "", ...said].join("\n");
  expectGolden(fileURLToPath(new URL(`./testdata/project-${name}.txt`, import.meta.url)), `${text.trimEnd()}\n`);
});

test("links of a wiki of Azure DevOps lead to files whose names have signs encoded", async () => {
  const folder = fileURLToPath(new URL("../../testdata/sites/azure-wiki", import.meta.url));
  const { catalogue } = await loadGuides(folder);
  const home = [...catalogue.prose.pages.values()].find(({ file }) => file === "Home.md");
  expect(home?.links.flatMap((link) => (link.to === "page" ? [link.id] : []))).toContain(
    "Getting-started/Sign%2Don-board",
  );
});

test("links that never say a language lead to pages in that of their own", async () => {
  const list = async (name: string, ids: readonly string[]): Promise<readonly unknown[]> => {
    const folder = fileURLToPath(new URL(`../../testdata/sites/${name}`, import.meta.url));
    const { pages } = (await loadGuides(folder)).catalogue.prose;
    return ids.map((id) => pages.get(id)?.links.map((link) => (link.to === "page" ? link.id : link.to)));
  };
  expect(await list("jekyll-languages", ["index", "fr/index"])).toEqual([["mooring"], ["fr/mooring", "tides"]]);
  expect(await list("nextra-languages", ["en/index", "fr/index", "fr/mooring"])).toEqual([
    ["en/mooring"],
    ["fr/mooring"],
    ["fr/index"],
  ]);
});
