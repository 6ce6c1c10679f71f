import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { surveyFolder } from "./survey-folder.ts";

test.each([
  ["ref: refs/heads/trunk\n", "trunk"],
  // What stands there for earlier versions of Git where refs are kept in a table.
  ["ref: refs/heads/.invalid\n", "main"],
  ["0123456789012345678901234567890123456789\n", "main"],
])("the branch that others start from, of %j, is %s", async (head, branch) => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-survey-"));
  try {
    mkdirSync(join(folder, ".git"));
    writeFileSync(join(folder, ".git/HEAD"), head);
    expect((await surveyFolder(folder)).repository?.branch).toBe(branch);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
