import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { createReleaseRepository } from "../testdata/release-repository.ts";
import { runCommand } from "../testdata/run-command.ts";
import { describeGenerate } from "./generate-command.ts";
import { describeHistory } from "./history-command.ts";

/* A site that tells of three releases. It needs a build: `npm run build` has to come first. */

const start = process.cwd();
let folder: string;

const guide = (slug: string, headings: string): string => `---\nslug: /${slug}\n---\n\n# Lend a book\n\n${headings}\n`;
const registry = (aspects: string): string =>
  `id: core\nentities:\n  - name: book\n    keyAspect: bookKey\n    aspects: [${aspects}]\n`;
const aspect = (name: string, record: string, fields: string): string =>
  `namespace x.y\n@Aspect = { "name": "${name}" }\nrecord ${record} { ${fields} }\n`;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-releases-")));
  process.chdir(folder);
  const { release } = createReleaseRepository(folder);
  release("v1.0", {
    "pdl/x/y/BookKey.pdl": aspect("bookKey", "BookKey", "isbn: string"),
    "pdl/x/y/Loan.pdl": aspect("loan", "Loan", "by: string"),
    "entity-registry.yml": registry("loan"),
    "graphql/q.graphql": "type Query { book: String old: Int }\n",
    "content/lend.md": guide("lend", "## Fees\n\n## Return"),
    "content/old.md": "# Old\n",
  });
  release("v1.1", {
    "pdl/x/y/Loan.pdl": undefined,
    "pdl/x/y/BookInfo.pdl": aspect("bookInfo", "BookInfo", "title: string, pages: optional int"),
    "entity-registry.yml": registry("bookInfo"),
    "graphql/q.graphql": "type Query { book: String }\n",
    "content/old.md": undefined,
  });
  release("v1.2", {
    "pdl/x/y/BookInfo.pdl": aspect("bookInfo", "BookInfo", "title: string, @deprecated pages: optional int"),
    "content/lend.md": guide("how-to/lend", "## Return"),
  });
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "v*" }\n');
  const { code } = await runCommand(describeHistory, ["update"]);
  if (code !== 0) throw new Error(`the history could not be read: ${code}`);
  await runCommand(describeGenerate, ["--out", "site"]);
});

afterAll(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(folder, "site", path), "utf8");

test("has pages of releases and of what is gone, whose links all lead somewhere", () => {
  const { pages, problems } = checkLinks(join(folder, "site"), "/docs/");
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  const told = ["changes/releases", "changes/releases/v1.1", "changes/releases/v1.2", "changes/removed"];
  const gone = ["generated/metamodel/aspects/loan", "graphql/queries/old", "old", "lend"];
  for (const route of [...told, ...gone]) {
    expect(existsSync(join(folder, `site/${route}/index.html`)), route).toBe(true);
    expect(existsSync(join(folder, `site/${route}.md`)), `${route}.md`).toBe(true);
  }
});

test("leads from a release to what it took away, and from there to what there is now", () => {
  expect(read("changes/releases/v1.1.md")).toContain("~~[`loan`](../../generated/metamodel/aspects/loan.md)~~");
  expect(read("changes/releases/v1.1.md")).toContain("~~[`old`](../../old.md)~~");
  expect(read("lend.md")).toContain("Now: [Lend a book](./how-to/lend.md)");
});

test("tells of an aspect and of a guide what releases did to them", () => {
  expect(read("generated/metamodel/aspects/bookInfo.md")).toMatch(/deprecated in v1\.2/);
  expect(read("how-to/lend.md")).toMatch(/## History[^]*v1\.2[^]*fees/);
  expect(read("how-to/lend/index.html").match(/id="fees"/g)).toHaveLength(1);
});

test("is found by the search", () => {
  const shards = readdirSync(join(folder, "site/search")).map((name) => read(`search/${name}`));
  for (const said of ["loan was removed in v1.1.", "/lend was moved in v1.2 to Lend a book."]) {
    expect(shards.some((text) => text.includes(said))).toBe(true);
  }
});
