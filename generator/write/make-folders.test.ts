import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolders } from "./make-folders.ts";

test("makes a folder and those above it, at once with others too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-folders-"));
  const path = join(folder, "a/b/c");
  await Promise.all([makeFolders(path), makeFolders(path)]);
  await makeFolders(path);
  expect(statSync(path).isDirectory()).toBe(true);
  rmSync(folder, { recursive: true });
});

test.runIf(existsSync("/proc/self"))("ends where nothing can be made in a folder that is there", async () => {
  await expect(makeFolders("/proc/none/cache")).rejects.toThrow("ENOENT");
});
