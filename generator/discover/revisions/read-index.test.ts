import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runGit } from "../../testdata/run-git.ts";
import { idForms } from "./id-forms.ts";
import { readIndex } from "./read-index.ts";

/* What the index says is held to what Git itself lists of it. */

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-index-")));
  git("init", "--quiet");
  git("config", "splitIndex.maxPercentChange", "100");
  for (let number = 0; number < 300; number += 1) write(`models/${number % 7}/${number}.pdl`);
  git("add", "--all");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: readonly string[]): string => runGit(folder, args);

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
}

function expectSame(): void {
  const listed = git("ls-files", "-t").split("\n");
  const ours = readIndex(join(folder, ".git"), idForms.sha1).map(
    ({ path, isLeftOut }) => `${isLeftOut ? "S" : "H"} ${path}`,
  );
  expect(ours.toSorted()).toEqual(listed.toSorted());
}

test.each(["2", "3", "4"])("an index of version %s is read, split or not", (version) => {
  git("update-index", "--index-version", version);
  expectSame();
  git("update-index", "--split-index");
  expectSame();
  git("commit", "--quiet", "--message", "first");
  git("sparse-checkout", "set", "--no-cone", "/models/", "!/models/3/", "!/models/5/1*");
  expectSame();
  write("models/0/new.pdl");
  write("models/4/1.txt");
  git("rm", "--quiet", "--cached", "models/1/1.pdl", "models/6/6.pdl");
  git("add", "models/0/new.pdl", "models/4/1.txt");
  expectSame();
  const gone = Array.from({ length: 43 }, (_, index) => `models/0/${index * 7}.pdl`);
  for (const paths of [gone.slice(0, 1), gone.slice(1, 20), gone.slice(20)]) git("rm", "--quiet", "--cached", ...paths);
  expectSame();
  git("update-index", "--split-index");
  expectSame();
});

test("what is no index, or cut short, has no entries", () => {
  expect(readIndex(folder, idForms.sha1)).toEqual([]);
  for (const bytes of ["", "DIRC", "DIRC\0\0\0\x02\0\0\0\x05cut"]) {
    writeFileSync(join(folder, "index"), bytes, "latin1");
    expect(readIndex(folder, idForms.sha1)).toEqual([]);
  }
});
