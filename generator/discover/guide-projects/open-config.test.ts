import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskTree } from "../files/file-tree.ts";
import { openConfig } from "./open-config.ts";

test("a configuration begins behind the mark that editors on Windows put before it", () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-config-"));
  try {
    writeFileSync(join(folder, ".mintignore"), "\ufeffdrafts\r\n");
    expect(openConfig(folder, ".mintignore", diskTree)).toBe("drafts\n");
    expect(openConfig(folder, "none.yml", diskTree)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
