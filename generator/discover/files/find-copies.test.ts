import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { discover } from "../discover.ts";
import { listFiles } from "./list-files.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copies-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What is left of these files, and what is told to be a copy. */
function list(texts: Readonly<Record<string, string>>, patterns: readonly string[] = ["**/*"]) {
  write(texts);
  const listing = listFiles(folder);
  const found = listing.find(patterns).toSorted();
  return { found, copies: listing.copies().map(({ path, original }) => `${path} of ${original}`) };
}

const ship = "namespace com.x\nrecord Ship {\n  name: string\n}\n";

test.each([
  "Ship copy",
  "Ship copy 2",
  "Ship - Copy",
  "Ship - Copy (3)",
  "Ship (1)",
  "Ship 2",
  "Ship.bak",
  "Ship_old",
  "Copy of Ship",
])("%s is a copy of the file that it is called after", (name) => {
  const { found, copies } = list({ "Ship.pdl": ship, [`${name}.pdl`]: ship.replace("name", "title") });
  expect(found).toEqual(["Ship.pdl"]);
  expect(copies).toEqual([`${name}.pdl of Ship.pdl`]);
});

test.each(["docs_old", "docs-backup", "docs.bak", "docs copy", "docs 2", "old-docs"])(
  "%s is a copy of docs",
  (name) => {
    const { found, copies } = list({
      "docs/a.md": "# A\n",
      "docs/b.md": "# B\n",
      [`${name}/a.md`]: "# Before\n",
      [`${name}/b.md`]: "# B\n",
      [`${name}/more/c.md`]: "# Gone\n",
    });
    expect(found).toEqual(["docs/a.md", "docs/b.md"]);
    expect(copies).toEqual([`${name} of docs`]);
  },
);

test.each<[what: string, texts: Readonly<Record<string, string>>]>([
  ["of which there is no original", { "docs_old/a.md": "a", "docs_old/b.md": "b" }],
  ["that says something else", { "Part.md": "# Sails\n\nOf cloth.\n", "Part 2.md": "# Masts\n\nOf wood.\n" }],
  ["that shares a README with it", { "a/README.md": "a", "a/b.md": "b", "a-old/README.md": "a", "a-old/c.md": "c" }],
  ["that is another namespace", { "x/A.pdl": ship, "x/B.pdl": ship, "x_old/A.pdl": other(), "x_old/B.pdl": other() }],
  ["that code imports", { "x/__init__.py": "", "x/a.py": "", "x_old/__init__.py": "", "x_old/a.py": "" }],
  ["that pages show", { "mast.png": "1", "mast copy.png": "1" }],
])("nothing is a copy %s", (_, texts) => {
  expect(list(texts)).toEqual({ found: Object.keys(texts).toSorted(), copies: [] });
});

function other(): string {
  return ship.replace("com.x", "com.x_old");
}

test("a copy that is named is read", () => {
  const texts = { "docs/a.md": "a", "docs/b.md": "b", "docs (1)/a.md": "a", "docs (1)/b.md": "b" };
  const { found, copies } = list(texts, [String.raw`docs \(1\)/**/*.md`]);
  expect([found, copies]).toEqual([["docs (1)/a.md", "docs (1)/b.md"], []]);
});

test("copies are told once, and not where they are an input of their own", async () => {
  write({ "x/A.pdl": ship, "x/B.pdl": ship, "x copy/A.pdl": ship, "x copy/B.pdl": ship, "x/A 2.pdl": ship });
  const read = async (...inputs: readonly string[]) => {
    const report = createReport();
    const { files } = await discover({ inputs: inputs.map((name) => join(folder, name)) }, report);
    return [files.length, sayAll(report.diagnostics)];
  };
  expect(await read(".")).toEqual([
    2,
    ["discover/copies 2 copies of what is beside them aren't read, such as `x copy` of `x`"],
  ]);
  expect(await read("x", "x copy")).toEqual([
    4,
    ["discover/copies `x/A 2.pdl` is a copy of `x/A.pdl`, and isn't read"],
  ]);
});
