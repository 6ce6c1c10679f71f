import { mkdtempSync, readFileSync, realpathSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

let folder: string;
let file: string;
let told: string[];
let watch: FolderWatch;

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-watch-")));
  file = join(folder, "guide.md");
  writeFileSync(file, "Before.\n");
  told = [];
  watch = watchFolders({ trees: [folder], folders: [], files: [], passedOver: [] }, () => {
    told.push(readFileSync(file, "utf8"));
  });
  await watch.ready;
});

afterEach(() => {
  watch.stop();
  rmSync(folder, { recursive: true });
});

async function hear(): Promise<void> {
  for (let tries = 0; tries < 200 && told.length === 0; tries += 1) await wait(10);
}

it("tells of a file that is written", async () => {
  writeFileSync(file, "After.\n");
  await hear();
  expect(told).toEqual(["After.\n"]);
});

it("tells of none that has been emptied to be written anew, before it is", async () => {
  truncateSync(file);
  await wait(10);
  writeFileSync(file, "After.\n");
  await hear();
  expect(told[0]).toBe("After.\n");
});

it("tells of one that stays empty", async () => {
  truncateSync(file);
  await hear();
  expect(told).toEqual([""]);
});
