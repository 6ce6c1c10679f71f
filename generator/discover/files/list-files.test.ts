import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskTree, type FileTree } from "./file-tree.ts";
import { listFiles } from "./list-files.ts";

let folder: string;

const paths = [
  "a.md",
  "docs/b.md",
  "docs/deep/er/c.MD",
  "docs/deep/er/note.txt",
  "src/plain/x.py",
  "src/plain/deep/setup.py",
  "src/.hidden/d.md",
  "tests/e.md",
  "node_modules/f.md",
];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-listing-"));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const searches: readonly (readonly [readonly string[], readonly string[]])[] = [
  [["**/*.md"], ["tests/**"]],
  [["**/setup.py"], []],
  [["**/{setup.py,setup.cfg}"], ["**/src/**"]],
  [["docs/**/*.{md,txt}", "src/*/x.py"], []],
  [["**/*"], ["docs/**"]],
  [["**/*.java"], []],
  [["tests/*.md", "src/plain/deep/setup.py"], []],
];

test("what was gone through for one search hides nothing from another", () => {
  const alone = searches.map(([patterns, exclude]) => listFiles(folder).find(patterns, exclude).toSorted());
  expect(alone[0]).toEqual(["a.md", "docs/b.md", "docs/deep/er/c.MD"]);
  expect(alone[1]).toEqual(["src/plain/deep/setup.py"]);
  for (const first of searches.keys()) {
    const listing = listFiles(folder);
    listing.find(...(searches[first] ?? [[], []]));
    listing.dropIgnored(["a.md"]);
    expect(searches.map(([patterns, exclude]) => listing.find(patterns, exclude).toSorted())).toEqual(alone);
  }
});

test("each folder is listed once", () => {
  const listed: string[] = [];
  const tree: FileTree = {
    ...diskTree,
    list(path) {
      listed.push(path);
      return diskTree.list(path);
    },
  };
  const listing = listFiles(folder, tree);
  for (const [patterns, exclude] of searches) listing.find(patterns, exclude);
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(listed).toContain(join(folder, "src/plain/deep"));
});
