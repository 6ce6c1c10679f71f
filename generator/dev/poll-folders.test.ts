import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollFolders } from "./poll-folders.ts";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

const pause = 20;
let parent: string;
let folder: string;
let told: Set<string>;
let watch: FolderWatch;

beforeEach(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-poll-")));
  folder = join(parent, "model");
  mkdirSync(join(folder, "guides"), { recursive: true });
  writeFileSync(join(folder, "guides", "guide.md"), "Before.\n");
  told = new Set();
  const onChange = (paths: ReadonlySet<string>): void => void (told = new Set([...told, ...paths]));
  watch = watchFolders({ trees: [folder], folders: [], files: [], passedOver: [] }, onChange, pollFolders(pause));
  await watch.ready;
});

afterEach(() => {
  watch.stop();
  rmSync(parent, { recursive: true });
});

/** What is told once a path is among it, which must be soon. */
async function hear(...path: readonly string[]): Promise<readonly string[]> {
  await vi.waitFor(() => expect([...told]).toContain(join(folder, ...path)), { timeout: 5000 });
  return [...told];
}

it("tells of a file that is written, and of no other one", async () => {
  writeFileSync(join(folder, "guides", "guide.md"), "After it.\n");
  expect(await hear("guides", "guide.md")).toEqual([join(folder, "guides", "guide.md")]);
});

it("tells of a file that is as long as before, and of one that is put in its place", async () => {
  utimesSync(join(folder, "guides", "guide.md"), 1, 1);
  expect(await hear("guides", "guide.md")).toHaveLength(1);
  told = new Set();
  writeFileSync(join(parent, "new.md"), "Another one.\n");
  renameSync(join(parent, "new.md"), join(folder, "guides", "guide.md"));
  expect(await hear("guides", "guide.md")).toHaveLength(1);
});

it("tells of what a link leads to", async () => {
  writeFileSync(join(parent, "shared.md"), "Shared.\n");
  symlinkSync(join(parent, "shared.md"), join(folder, "shared.md"));
  await hear("shared.md");
  told = new Set();
  writeFileSync(join(parent, "shared.md"), "Shared by all.\n");
  expect(await hear("shared.md")).toHaveLength(1);
});

it("follows new folders, and those that go and come again", async () => {
  mkdirSync(join(folder, "new"));
  await hear("new");
  writeFileSync(join(folder, "new", "a.md"), "A.\n");
  await hear("new", "a.md");
  rmSync(folder, { recursive: true });
  await vi.waitFor(() => expect([...told]).toContain(folder), { timeout: 5000 });
  told = new Set();
  mkdirSync(join(folder, "guides"), { recursive: true });
  writeFileSync(join(folder, "guides", "again.md"), "Again.\n");
  await hear("guides", "again.md");
});

it("is silent where nothing changes and once it is stopped", async () => {
  await wait(5 * pause);
  expect([...told]).toEqual([]);
  watch.stop();
  writeFileSync(join(folder, "guides", "guide.md"), "After it.\n");
  await wait(5 * pause);
  expect([...told]).toEqual([]);
});
