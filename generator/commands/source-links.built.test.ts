import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../testdata/run-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* What a site links to that is made of a clone, without anything being configured. */

let folder: string;
const before = process.cwd();

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-source-links-")));
  process.chdir(folder);
  write({
    "one/.git/HEAD": "ref: refs/heads/main\n",
    "one/.git/config": '[remote "origin"]\n\turl = https://nobody-else:pass-word@github.com/acme/one.git\n',
    "one/models/Tag.pdl": "/** A tag. */\nrecord Tag {\n  /** Its name. */\n  name: string\n}\n",
    "one/models/content/README.md": "# Welcome\n\nSee [the build](../build.gradle).\n",
    "one/models/build.gradle": "",
    "two/.git/HEAD": "ref: refs/heads/next\n",
    "two/.git/config": '[remote "origin"]\n\turl = git@gitlab.com:acme/data/two.git\n',
    "two/Term.pdl": "/** A term. */\nrecord Term {}\n",
  });
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function generate(...args: readonly string[]): Promise<string> {
  const { code, error } = await runCommand(describeGenerate, ["--out", "site", ...args]);
  expect(code, error).toBe(0);
  const files = readdirSync("site", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("\n");
}

test("pages link to the repository of their input, and hold nothing of who cloned it", async () => {
  const site = await generate("--input", "one/models");
  expect(site).toContain("https://github.com/acme/one/blob/main/models/Tag.pdl#L1");
  expect(site).toContain("https://github.com/acme/one/blob/main/models/build.gradle");
  expect(site).toContain("https://github.com/acme/one/edit/main/models/content/README.md");
  expect(site).not.toMatch(/pass-word|nobody-else/);
});

test("each of several inputs has the links of its own repository", async () => {
  const site = await generate("--input", "one/models", "--input", "two");
  expect(site).toContain("https://github.com/acme/one/blob/main/models/Tag.pdl#L1");
  expect(site).toContain("https://gitlab.com/acme/data/two/-/blob/next/Term.pdl#L1");
});

test("pages follow when another branch is checked out", async () => {
  await generate("--input", "one/models");
  write({ "one/.git/HEAD": "ref: refs/heads/other\n" });
  const site = await generate("--input", "one/models");
  expect(site).toContain("https://github.com/acme/one/blob/other/models/Tag.pdl#L1");
  expect(site).not.toContain("acme/one/blob/main");
  expect(site).not.toContain("acme/one/edit/main");
});

test("an empty address in the config file is no link", async () => {
  write({ "none.yaml": 'sourceUrl: ""\n', "edit.yaml": 'editUrl: ""\n' });
  expect(await generate("--input", "one/models", "--config", "none.yaml")).not.toContain("https://github.com/acme");
  const site = await generate("--input", "one/models", "--config", "edit.yaml");
  expect(site).toContain("https://github.com/acme/one/blob/");
  expect(site).not.toContain("https://github.com/acme/one/edit/");
});
