import { expect, test } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { parseProse } from "../../../parse/prose/parse-prose.ts";
import { namePages } from "./name-pages.ts";

type Page = Parameters<typeof namePages>[0][number];

function toPage(path: string, text: string, root = "docs"): Page {
  return { root, document: parseProse({ path, text, kind: "prose" }, createReport()) };
}

/** The titles of pages at the top of a folder without a project, by their files. */
function listTitles(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const pages = Object.entries(texts).map(([path, text]) => toPage(path, text));
  const names = nameAll(pages);
  return Object.fromEntries(pages.map(({ document }, index) => [document.file, names[index]?.title ?? ""]));
}

function nameAll(pages: readonly Page[], starts?: readonly string[]): ReturnType<typeof namePages> {
  const around = {
    surroundings: { checkouts: [], assets: new Map(), paths: new Set<string>(), hosts: [], starts },
    sidebars: [],
  };
  return namePages(pages, around, createReport());
}

test("a heading in HTML that a page begins with is its title, where there is no other", () => {
  const titles = {
    "README.md":
      '<p><img src="sign.svg" alt="A sign"></p>\n\n<h1 align="center">\n  <a href="/"><img alt="Logo" src="l.png"></a>\n  Boats &amp;<br><em>sheds</em>\n</h1>\n\nWords.',
    "docs/code.md": "<div>\n<h1>Paint <code>sheds</code></h1>\n</div>\n\nWords.",
    "docs/own-title.md": "---\ntitle: Given\n---\n\n<h1>Written</h1>",
    "docs/own-heading.md": "<h1>Banner</h1>\n\n# Heading\n",
    "docs/below-words.md": "Words.\n\n<h1>Late</h1>",
    "docs/below-code.md": "```\ncode\n```\n\n<h1>Late too</h1>",
    "docs/below-heading.md": "## First\n\n<h1>Last</h1>",
    "docs/only-picture.md": '<h1><img src="l.png" alt="Logo"></h1>\n\nWords.',
    "docs/unclosed.md": "<h1>Left open\n\nWords.",
  };
  expect(listTitles(titles)).toEqual({
    "README.md": "Boats & sheds",
    "docs/code.md": "Paint sheds",
    "docs/own-title.md": "Given",
    "docs/own-heading.md": "Heading",
    "docs/below-words.md": "Below words",
    "docs/below-code.md": "Below code",
    "docs/below-heading.md": "Below heading",
    "docs/only-picture.md": "Only picture",
    "docs/unclosed.md": "Unclosed",
  });
});

test("a heading in HTML that several pages begin with is what all of them are about, as the README at the top is", () => {
  const banner = '<h1 align="center">Boats</h1>\n\n';
  const texts = { "docs/sails.md": `${banner}## Sewing sails\n`, "docs/hulls.md": `${banner}## Hulls\n` };
  expect(listTitles({ ...texts, "README.md": `${banner}Words.` })).toEqual({
    "docs/sails.md": "Sails",
    "docs/hulls.md": "Hulls",
    "README.md": "Boats",
  });
});

test("of the READMEs beside several folders of guides one begins the site, be it by its front matter", () => {
  const home = "---\nslug: /\n---\n# A";
  const listSlugs = (...texts: readonly (readonly [path: string, text: string])[]): readonly (string | undefined)[] =>
    nameAll(texts.map(([path, text]) => toPage(path, text, `${path[0]}/docs`))).map(({ slug }) => slug);
  expect(listSlugs(["a/README.md", "# A"], ["b/README.md", "# B"])).toEqual(["", "b"]);
  expect(listSlugs(["a/README.md", home], ["b/README.md", "# B"])).toEqual(["", "b"]);
  expect(listSlugs(["a/README.md", "---\nslug: /a\n---\n"], ["b/README.md", "# B"])).toEqual(["a", ""]);
  expect(listSlugs(["README.md", "# A"], ["readme.mdx", "# B"])).toEqual(["", "readme"]);
});

test.each([
  ["its README", { "README.md": "# A", "index.md": "# B", "docs/README.md": "# C" }, ["", "index", "readme"]],
  ["its index where there is no README", { "index.md": "# A", "guide.md": "# B" }, ["", "guide"]],
  ["the page that says so", { "README.md": "# A", "own.md": "---\nslug: /\n---\n# B" }, ["introduction", ""]],
])("a folder that is read as it is begins with %s", (_, texts, slugs) => {
  const pages = Object.entries(texts).map(([path, text]) => toPage(path, text, ""));
  expect(nameAll(pages, [""]).map(({ slug }) => slug)).toEqual(slugs);
});

test.each([
  ["its README", ["docs/README.md", "docs/a.md", "docs/b/README.md"], ["", "a", "b"]],
  ["the README above it", ["README.md", "docs/README.md"], ["", "readme"]],
])("a folder of docs begins with %s", (_, files, slugs) => {
  const pages = files.map((path) => toPage(path, "# A", "docs"));
  const starts = files.includes("README.md") ? undefined : ["docs"];
  expect(nameAll(pages, starts).map(({ slug }) => slug)).toEqual(slugs);
});

test("pages whose files differ in nothing but how their names end have ids of their own, and want the same address", () => {
  const files = ["docs/berths.html.md", "docs/berths.md", "docs/berths.mdx", "docs/tides.md"];
  const names = nameAll(files.map((file) => toPage(file, "# Title\n")));
  expect(names.map(({ id, slug }) => `${id} at ${slug}`)).toEqual([
    "berths at berths",
    "docs/berths at berths",
    "docs/berths.mdx at berths",
    "tides at tides",
  ]);
});
