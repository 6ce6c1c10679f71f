import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { loadGuides } from "../../testdata/load-guides.ts";
import { discover, type Discovery } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "configs-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function read(
  files: Readonly<Record<string, string>>,
): Promise<Discovery & { readonly said: readonly string[] }> {
  write(files);
  const report = createReport();
  const found = await discover({ inputs: [folder] }, report);
  return { ...found, said: sayAll(report.diagnostics) };
}

const conflict = "title: Ours\n<<<<<<< HEAD\nlang: en\n=======\nlang: fr\n>>>>>>> theirs\n";

test.each([
  ["_config.yml", "index.md", "title: Ours\n\tlang: en\n", "2:1 discover/unread-config"],
  ["_config.yml", "index.md", conflict, "2:1 discover/merge-conflict"],
  ["_config.yml", "index.md", "title: Ours\0\n", "1:12 discover/binary-file"],
  ["hugo.toml", "content/index.md", 'title = "Ours\n', "1:14 discover/unread-config"],
  ["docs/docfx.json", "docs/index.md", '{ "build": { "content": [] }', "1:1 json/unclosed"],
  ["docusaurus.config.js", "docs/index.md", "export default {\n<<<<<<< HEAD\n};\n", "2:1 discover/merge-conflict"],
])("what is wrong with %s is told once, with its text", async (path, page, text, said) => {
  const found = await read({ [page]: "# Ours\n", [path]: text });
  expect(found.said).toEqual([expect.stringContaining(`${path}:${said} `)]);
  expect(found.texts.has(path)).toBe(true);
});

test("a conflict in a configuration that is a list of pages too leaves it its first side", async () => {
  const found = await read({
    "mkdocs.yml": "site_name: Ours\ndocs_dir: pages\n<<<<<<< HEAD\nnav: [a.md]\n=======\nnav: [b.md]\n>>>>>>> theirs\n",
    "pages/a.md": "# A\n",
  });
  // It is told by whoever reads the list.
  expect(found.said).toEqual([]);
  expect(found.files.map(({ path }) => path)).toEqual(["mkdocs.yml", "pages/a.md"]);
});

test("further files of a configuration are looked at as well", async () => {
  const found = await read({
    "_toc.yml": "format: jb-book\nroot: intro\n",
    "_config.yml": "title: [\n",
    "intro.md": "# Intro\n",
  });
  expect(found.said).toEqual([expect.stringContaining("_config.yml:2:1 discover/unread-config")]);
});

test("a program that can't be read is told by what reads it", async () => {
  const found = await read({
    "docusaurus.config.js": 'export default { title: "Ours\0 };\n',
    "docs/index.md": "# Ours\n",
  });
  expect(found.said).toEqual([expect.stringContaining("docusaurus.config.js:1:1 discover/unread-project")]);
});

const vitepress = {
  "docs/src/index.md": "# Ours\n\n[Start](/start), ![Ship](/ship.png)\n",
  "docs/src/start.md": "# Start\n\n[Nowhere](nowhere.md)\n",
};
const starlight = {
  "package.json": '{ "dependencies": { "@astrojs/starlight": "1.0.0" } }',
  "src/content/docs/index.md": "# Ours\n\n[Start](/harbour/start/)\n",
  "src/content/docs/start.md": "# Start\n\n[Nowhere](nowhere.md)\n",
};
const docusaurus = {
  "docs/index.md": "# Ours\n\n[Start](/harbour/start)\n",
  "docs/start.md": "# Start\n\n[Nowhere](nowhere.md)\n",
};
const broken = 'export default defineConfig({ srcDir: "src';

test.each([
  ["docs/.vitepress/config.ts", vitepress, broken, "sidebar/syntax"],
  ["docs/.vitepress/config.ts", vitepress, "", "sidebar/no-export"],
  ["astro.config.mjs", starlight, broken, "sidebar/syntax"],
  ["astro.config.mjs", starlight, "", "sidebar/no-export"],
  ["docusaurus.config.js", docusaurus, broken, "discover/unread-project"],
])("where %s can't be read, paths from the top are not judged: %#", async (path, pages, text, code) => {
  write({ ...pages, [path]: text });
  const { report } = await loadGuides(folder);
  expect(sayAll(report.diagnostics.filter(({ severity }) => severity !== "info"))).toEqual([
    expect.stringContaining(` ${code} `),
    expect.stringMatching(/start\.md:3:11 prose\/missing-target .*`nowhere\.md`/),
  ]);
});

const mintlify = { "index.mdx": "# Ours\n", "start.mdx": "# Start\n" };
const docfx = { "index.md": "# Ours\n", "toc.yml": "- name: Ours\n  href: index.md\n" };
const gitbook = { "docs/README.md": "# Ours\n", "docs/SUMMARY.md": "- [Ours](README.md)\n" };
const sphinx = { "docs/index.md": "# Ours\n" };

test.each([
  ["docs.json", mintlify, "", "docs.json:1:1 json/empty"],
  ["docs.json", mintlify, "\0", "docs.json:1:1 discover/binary-file"],
  ["docs.json", mintlify, '{ "theme": "mint", "name": "Ou', "docs.json:1:28 json/unterminated-string"],
  ["docfx.json", docfx, "", "docfx.json:1:1 json/empty"],
  ["docfx.json", docfx, "\0", "docfx.json:1:1 discover/binary-file"],
  ["mkdocs.yml", sphinx, "", "mkdocs.yml:1:1 discover/unread-config"],
  ["mkdocs.yml", sphinx, "<html>Not found</html>\n", "mkdocs.yml:1:1 discover/unread-config"],
  [".gitbook.yaml", gitbook, "root: docs\0\n", ".gitbook.yaml:1:11 discover/binary-file"],
  [".gitbook.yaml", gitbook, "root: [docs\n", ".gitbook.yaml:2:1 discover/unread-config"],
  ["docs/docset.yml", sphinx, "project: [ours\n", "docs/docset.yml:2:1 discover/unread-config"],
  ["docs/conf.py", sphinx, "project = 'Ours'\0", "docs/conf.py:1:17 discover/binary-file"],
])("a lost text of %s is told, and the pages are there: %#", async (path, pages, text, said) => {
  write({ ...pages, [path]: text });
  const { report, documents } = await loadGuides(folder);
  expect(sayAll(report.diagnostics)).toEqual([expect.stringContaining(said)]);
  expect(documents.prose.pages.length).toBeGreaterThan(0);
});

test.each([
  ["docs.json", { "ships.pdl": "namespace x record Ships {}" }, ""],
  ["docs.json", { "index.mdx": "# Ours\n", "ships.pdl": "namespace x record Ships {}" }, '{ "files": [] }'],
  ["docfx.json", { "ships.pdl": "namespace x record Ships {}" }, '{ "metadata": [] }'],
])("a file that is called as %s and is another tool's is no lost one: %#", async (path, others, text) => {
  write({ ...others, [path]: text });
  const { report } = await loadGuides(folder);
  expect(report.diagnostics.filter(({ span }) => span?.file === path)).toEqual([]);
});
