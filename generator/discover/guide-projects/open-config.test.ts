import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

test("a configuration may be a link within its repository, and one that leads out of that is not followed", () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-config-"));
  const repository = join(folder, "repository");
  const input = join(repository, "docs");
  const open = (): (string | undefined)[] =>
    ["own.yml", "shared.yml", "secret.yml"].map((file) => openConfig(input, file, diskTree));
  try {
    mkdirSync(input, { recursive: true });
    writeFileSync(join(folder, "secret.yml"), "site_name: Secret");
    writeFileSync(join(repository, "shared.yml"), "site_name: Shared");
    writeFileSync(join(input, "all.yml"), "site_name: Own");
    symlinkSync("all.yml", join(input, "own.yml"));
    symlinkSync("../shared.yml", join(input, "shared.yml"));
    symlinkSync("../../secret.yml", join(input, "secret.yml"));
    expect(open()).toEqual(["site_name: Own", undefined, undefined]);
    mkdirSync(join(repository, ".git"));
    writeFileSync(join(repository, ".git/HEAD"), "ref: refs/heads/main\n");
    mkdirSync(join(repository, ".git/objects"));
    mkdirSync(join(repository, ".git/refs"));
    expect(open()).toEqual(["site_name: Own", "site_name: Shared", undefined]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
