import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchManifestPath } from "../../page-model/search-index.ts";
import { markerName } from "../../write/marker.ts";
import { readSiteBase } from "./read-site-base.ts";

let top: string;

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), "aspectdoc-base-"));
  for (const folder of ["site", "site/v1", "site/guides", "elsewhere"])
    mkdirSync(join(top, folder), { recursive: true });
  writeFileSync(join(top, "site", markerName), JSON.stringify({ base: "/docs/" }));
  for (const folder of ["site", "site/v1", "elsewhere"]) {
    mkdirSync(join(top, folder, "search"));
    writeFileSync(join(top, folder, searchManifestPath), "");
  }
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

it.each([
  ["site", "/docs/"],
  ["site/v1", "/docs/v1/"],
  ["site/v1/", "/docs/v1/"],
  // A part of a site is no version of it, and what has a search is none without a site around it.
  ["site/guides", undefined],
  ["elsewhere", undefined],
  ["nowhere", undefined],
])("knows the base of %s", (folder, base) => {
  expect(readSiteBase(join(top, folder))).toBe(base);
  expect(readSiteBase(relative(process.cwd(), join(top, folder)))).toBe(base);
});
