import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { commitAll, runGit } from "../testdata/run-git.ts";
import { readChanges } from "./read-changes.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-history-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: readonly string[]): string => runGit(folder, args);

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const date = `${day}T12:00:00Z`;
  commitAll(folder, day, { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
}

async function read(at: string, prefix = "") {
  const report = createReport();
  const inputs = [{ given: "model", folder: at, prefix }];
  const changes = Object.fromEntries(await readChanges(inputs, report));
  return { changes, messages: report.diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

test("files below the input have the day of their last commit", async () => {
  git("init", "--quiet");
  commit("2023-05-01", { "model/a.pdl": "1", "model/docs/ä b.md": "1", "other.md": "1" });
  commit("2024-02-29", { "model/a.pdl": "2" });
  expect(await read(join(folder, "model"), "model/")).toEqual({
    changes: { "model/a.pdl": "2024-02-29", "model/docs/ä b.md": "2023-05-01" },
    messages: [],
  });
});

test("a program that the checkout's configuration names is not run", async () => {
  git("init", "--quiet");
  commit("2023-05-01", { "a.pdl": "1" });
  const sign = join(folder, "was-run");
  for (const key of ["core.fsmonitor", "core.pager", "diff.external", "gpg.program"])
    git("config", key, `touch ${sign}`);
  git("config", "log.showSignature", "true");
  expect((await read(folder)).changes).toEqual({ "a.pdl": "2023-05-01" });
  expect(existsSync(sign)).toBe(false);
});

test("a folder that is no checkout is noted once", async () => {
  expect(await read(folder)).toEqual({
    changes: {},
    messages: [
      "discover/no-history: the pages of `model` don't say when they were last changed: the folder is no Git checkout",
    ],
  });
});

test("a shallow checkout is noted, since its last commit seems to have changed everything", async () => {
  git("init", "--quiet");
  commit("2023-05-01", { "a.pdl": "1" });
  commit("2024-05-01", { "b.pdl": "1" });
  const clone = mkdtempSync(join(tmpdir(), "aspectdoc-history-"));
  try {
    git("clone", "--quiet", "--depth=1", pathToFileURL(folder).href, clone);
    const { changes, messages } = await read(clone);
    expect(changes).toEqual({});
    expect(messages.join()).toContain("the checkout is shallow");
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});

test("without Git there is a note", async () => {
  const path = process.env["PATH"];
  process.env["PATH"] = folder;
  try {
    expect((await read(folder)).messages.join()).toContain("Git is not installed");
  } finally {
    process.env["PATH"] = path;
  }
});
