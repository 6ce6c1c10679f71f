import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWrittenSite } from "./open-written-site.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "written-site-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [
    '{ "formatVersion": 1, "schemas": [{}] }',
    "is damaged, since at `/schemas/0` `kind` is missing; generate writes it anew",
  ],
  ['{ "formatVersion": 2, "schemas": [] }', "is from another release"],
])("refuses a site whose catalogue is %s", (text, reason) => {
  writeFileSync(join(folder, "catalogue.json"), text);
  expect(() => openWrittenSite(folder)()).toThrow(`catalogue.json of the site ${reason}`);
});
