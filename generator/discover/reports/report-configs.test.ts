import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { discover, type Discovery } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "configs-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function read(
  files: Readonly<Record<string, string>>,
): Promise<Discovery & { readonly said: readonly string[] }> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
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
