import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listFiles } from "../files/list-files.ts";
import type { Input } from "../input.ts";
import { listDataFiles } from "./list-data-files.ts";

const folder = mkdtempSync(join(tmpdir(), "aspectdoc-data-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("lists JSON and YAML in any case and links to it, of inputs that are folders", () => {
  mkdirSync(join(folder, "parts"));
  for (const path of ["api.yaml", "parts/Ship.JSON", "notes.txt"]) writeFileSync(join(folder, path), "");
  symlinkSync("../api.yaml", join(folder, "parts/linked.yml"));
  const listing = listFiles(folder);
  const inputs = [
    { prefix: "a/", listing },
    { prefix: "b/", listing, isFiles: true },
  ] as unknown as readonly Input[];
  expect([...listDataFiles(inputs)].map(([prefix, paths]) => [prefix, [...paths].sort()])).toEqual([
    ["a/", ["a/api.yaml", "a/parts/Ship.JSON", "a/parts/linked.yml"]],
  ]);
});
