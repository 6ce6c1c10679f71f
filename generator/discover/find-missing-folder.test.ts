import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissingFolder } from "./find-missing-folder.ts";

test("offers folders that are called nearly so, and files for what is called as one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-missing-"));
  mkdirSync(join(folder, "models"));
  writeFileSync(join(folder, "schema.graphql"), "");
  expect(await findMissingFolder(join(folder, "model"))).toEqual([join(folder, "models")]);
  expect(await findMissingFolder(join(folder, "schema.graphq"))).toEqual([join(folder, "schema.graphql")]);
  expect(await findMissingFolder(join(folder, "schema"))).toEqual([]);
  rmSync(folder, { recursive: true });
});
