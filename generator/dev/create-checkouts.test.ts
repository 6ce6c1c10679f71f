import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Config } from "../config/config.ts";
import { makeSettings } from "../config/settings.ts";
import { writeRefTable } from "../testdata/write-ref-table.ts";
import { createCheckouts } from "./create-checkouts.ts";

let top: string;
let head: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-checkouts-")));
  mkdirSync(join(top, ".git/reftable"), { recursive: true });
  writeFileSync(
    join(top, ".git/config"),
    '[extensions]\n\trefstorage = reftable\n[remote "origin"]\n\turl = https://github.com/acme/models.git\n',
  );
  writeFileSync(join(top, ".git/HEAD"), "ref: refs/heads/.invalid\n");
  head = join(top, ".git/reftable/tables.list");
  writeFileSync(head, "0x000000000001-0x000000000001-0123abcd.ref\n");
  commit("main", "1");
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

function commit(branch: string, digit: string): void {
  const refs = [
    { name: "HEAD", target: `refs/heads/${branch}` },
    { name: `refs/heads/${branch}`, id: digit.repeat(40) },
    { name: `refs/remotes/origin/${branch}`, id: digit.repeat(40) },
  ];
  writeFileSync(join(top, ".git/reftable/0x000000000001-0x000000000001-0123abcd.ref"), writeRefTable(refs));
}

test("tells commits from another branch where refs are kept in tables", () => {
  const checkouts = createCheckouts(top);
  expect(checkouts.isNews(head)).toBe(true);
  checkouts.note(makeSettings({}, {}));
  commit("main", "2");
  expect(checkouts.isNews(head)).toBe(false);
  commit("other", "2");
  expect(checkouts.isNews(head)).toBe(true);
  expect(checkouts.isNews(head)).toBe(false);
  expect(checkouts.isNews(join(top, "A.pdl"))).toBe(true);
});

test.each([{ lastChange: true }, { history: {} }, { versions: [{ revision: "main" }] }])(
  "takes all commits for news where the site tells of them: %j",
  (config) => {
    const checkouts = createCheckouts(top);
    checkouts.note(makeSettings({}, config as Partial<Config>));
    commit("main", "2");
    expect(checkouts.isNews(head)).toBe(true);
  },
);
