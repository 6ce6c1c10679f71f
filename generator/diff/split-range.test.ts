import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitRange } from "./split-range.ts";

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-range-")));
  mkdirSync(join(folder, "work"));
  writeFileSync(join(folder, "catalogue.json"), "{}");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("splitRange", () => {
  it.each([
    ["v1", { before: "v1", after: undefined }],
    ["v1..v2", { before: "v1", after: "v2" }],
    ["v1..", { before: "v1", after: undefined }],
    ["..v2", { before: "HEAD", after: "v2" }],
    ["main...topic", { before: "main...topic", after: "topic" }],
    ["main...", { before: "main...HEAD", after: undefined }],
    ["../catalogue.json", { before: "../catalogue.json", after: undefined }],
    ["..", { before: "..", after: undefined }],
  ])("reads %s", (name, names) => {
    expect(splitRange(name, join(folder, "work"))).toEqual(names);
  });

  it("takes what is there for a file", () => {
    writeFileSync(join(folder, "work/v1..v3"), "");
    expect(splitRange("v1..v3", join(folder, "work")).before).toBe("v1..v3");
  });
});
