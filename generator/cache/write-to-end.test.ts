import type fs from "node:fs";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { writeToEnd } from "./write-to-end.ts";

const { writevSync } = vi.hoisted(() => ({ writevSync: vi.fn<typeof fs.writevSync>() }));

vi.mock("node:fs", async (load) => {
  const actual = await load<typeof fs>();
  writevSync.mockImplementation(actual.writevSync);
  return { ...actual, writevSync };
});

const folder = mkdtempSync(join(tmpdir(), "aspectdoc-write-"));
const path = join(folder, "file");
const pieces = ["one", "", "two"].map((text) => Buffer.from(text));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("writes all where the system takes a part at first, behind what is there", () => {
  writevSync.mockReturnValueOnce(4);
  writeFileSync(path, "zero");
  const file = openSync(path, "r+");
  writeToEnd(file, pieces, 4);
  closeSync(file);
  expect(readFileSync(path, "utf8")).toBe("zeroonetwo");
});

test.runIf(existsSync("/dev/full"))("says why the system takes no more", () => {
  writevSync.mockReturnValueOnce(4);
  const file = openSync("/dev/full", "r+");
  expect(() => writeToEnd(file, pieces)).toThrow(/^ENOSPC/);
  closeSync(file);
});
