import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeWhole } from "./write-whole.ts";

/** A disk that has room for ten bytes a file. */
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  const writeFile: typeof real.writeFile = async (file, data, options) => {
    const text = String(data);
    await real.writeFile(file, text.slice(0, 10), options);
    if (text.length > 10) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  return { ...real, default: { ...real, writeFile }, writeFile };
});

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-whole-"));
  path = join(folder, "a.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("replaces a file, whose permissions and links stay, and leaves nothing beside it", async () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  const link = join(folder, "link.json");
  symlinkSync("a.json", link);
  await writeWhole(link, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder)).toEqual(["a.json", "link.json"]);
});

test("takes no file's place that is to be new", async () => {
  await writeWhole(path, "one", "new");
  await expect(writeWhole(path, "two", "new")).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFileSync(path, "utf8")).toBe("one");
});

test("tells what is in the way", async () => {
  mkdirSync(path);
  await expect(writeWhole(path, "text")).rejects.toMatchObject({ code: "EISDIR" });
  await expect(writeWhole(join(folder, "none/a.json"), "text")).rejects.toMatchObject({ code: "ENOENT" });
});

test("leaves what was there on a full disk, and no part of what wasn't", async () => {
  const long = "more than there is room for";
  await expect(writeWhole(path, long)).rejects.toMatchObject({ code: "ENOSPC" });
  await expect(writeWhole(path, long, "new")).rejects.toMatchObject({ code: "ENOSPC" });
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(path, "old");
  await expect(writeWhole(path, long)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(readFileSync(path, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["a.json"]);
});
