import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  watch as watchOfSystem,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMarker } from "../write/marker.ts";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

let parent: string;
let folder: string;
let file: string;
let told: string[];
let paths: string[];
let watch: FolderWatch;

beforeEach(async () => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-watch-")));
  folder = join(parent, "platform", "model");
  mkdirSync(join(folder, "guides"), { recursive: true });
  file = join(folder, "guides", "guide.md");
  writeFileSync(file, "Before.\n");
  told = [];
  paths = [];
  watch = watchFolders({ trees: [folder], folders: [], files: [], passedOver: [] }, (changed) => {
    paths.push(...changed);
    told.push(existsSync(file) ? readFileSync(file, "utf8") : "");
  });
  await watch.ready;
});

afterEach(() => {
  watch.stop();
  rmSync(parent, { recursive: true });
});

async function hear(): Promise<void> {
  for (let tries = 0; tries < 200 && told.length === 0; tries += 1) await wait(10);
}

async function hearOf(path: string): Promise<void> {
  for (let tries = 0; tries < 200 && !paths.includes(path); tries += 1) await wait(10);
}

it("tells of a file that is written", async () => {
  writeFileSync(file, "After.\n");
  await hear();
  expect(told).toEqual(["After.\n"]);
});

it("tells nothing of a site that a run writes beside what it reads, but that it is there", async () => {
  const staged = join(folder, ".site.aspectdoc-new");
  writeFileSync(join(folder, ".site.aspectdoc-lock"), "1 here\n");
  mkdirSync(join(staged, "guide"), { recursive: true });
  const { path, content } = createMarker({ base: "/" });
  writeFileSync(join(staged, path), String(content));
  writeFileSync(join(staged, "guide/index.html"), "Before.\n");
  writeFileSync(file, "After.\n");
  await hearOf(file);
  renameSync(staged, join(folder, "site"));
  await hearOf(join(folder, "site"));
  writeFileSync(join(folder, "site/guide/index.html"), "After.\n");
  writeFileSync(join(folder, "guides/new.md"), "New.\n");
  await hearOf(join(folder, "guides/new.md"));
  expect(new Set(paths)).toEqual(new Set([file, join(folder, "site"), join(folder, "guides/new.md")]));
});

it("tells of a file that is written all the time, while it is", async () => {
  for (let tries = 0; tries < 3000 && told.length === 0; tries += 1) {
    writeFileSync(file, `${tries}\n`);
    await wait(1);
  }
  expect(new Set(paths)).toEqual(new Set([file]));
});

it("tells of none that has been emptied to be written anew, before it is", async () => {
  truncateSync(file);
  await wait(10);
  writeFileSync(file, "After.\n");
  await hear();
  expect(told[0]).toBe("After.\n");
});

it("tells of all that is in a tree, beside a single file or a config file in it", async () => {
  watch.stop();
  const guides = join(folder, "guides");
  const watched = { trees: [folder], folders: [guides], files: [join(guides, "brand.css")], passedOver: [] };
  watch = watchFolders(watched, (changed) => told.push(...changed));
  await watch.ready;
  writeFileSync(file, "After.\n");
  await hear();
  expect(told).toEqual([file]);
});

it("tells of one that stays empty", async () => {
  truncateSync(file);
  await hear();
  expect(told).toEqual([""]);
});

it("tells of the configuration of a project that is a link to another place, under its own name", async () => {
  watch.stop();
  const shared = join(parent, "shared.yml");
  const own = join(folder, "mkdocs.yml");
  writeFileSync(shared, "site_name: Sea\n");
  symlinkSync(shared, own);
  watch = watchFolders({ trees: [folder], folders: [], files: [], passedOver: [] }, (changed) => told.push(...changed));
  await watch.ready;
  writeFileSync(shared, "site_name: Harbour\n");
  await hear();
  expect(told).toEqual([own]);
});

/** The first edits may be seen because of what was done to the folder before. */
async function expectEditsHeard(): Promise<void> {
  for (const text of ["First.\n", "Second.\n", "Third.\n"]) {
    const edit = (): readonly string[] => {
      writeFileSync(file, text);
      return told;
    };
    await expect.poll(edit).toContain(text);
  }
}

describe("a folder that is replaced", () => {
  const replacements: [string, (place: string) => void][] = [
    [
      "removed and made again",
      (place) => {
        cpSync(place, join(parent, "copy"), { recursive: true });
        rmSync(place, { recursive: true });
        cpSync(join(parent, "copy"), place, { recursive: true });
      },
    ],
    [
      "changed for another one",
      (place) => {
        cpSync(place, join(parent, "copy"), { recursive: true });
        renameSync(place, join(parent, "gone"));
        renameSync(join(parent, "copy"), place);
      },
    ],
  ];
  const places: [string, () => string][] = [
    ["folder in a tree", () => join(folder, "guides")],
    ["tree", () => folder],
    ["folder around a tree", () => join(parent, "platform")],
  ];

  for (const [how, replace] of replacements) {
    it.each(places)(`is watched on: a %s, ${how}`, async (_, place) => {
      replace(place());
      await expectEditsHeard();
    });
  }

  it.each(replacements)("is watched on for the config files and named files right in it: %s", async (_, replace) => {
    watch.stop();
    const guides = join(folder, "guides");
    const config = join(guides, "aspectdoc.config.yaml");
    watch = watchFolders({ trees: [], folders: [guides], files: [file], passedOver: [] }, (changed) =>
      paths.push(...changed),
    );
    await watch.ready;
    replace(join(parent, "platform"));
    await expect.poll(() => paths).toEqual(expect.arrayContaining([guides, file]));
    paths = [];
    writeFileSync(config, "title: Harbour\n");
    await expect.poll(() => paths).toContain(config);
  });

  it("is noticed when it comes after a while", async () => {
    renameSync(join(parent, "platform"), join(parent, "gone"));
    await expect.poll(() => paths).toContain(folder);
    mkdirSync(join(folder, "guides"), { recursive: true });
    await expectEditsHeard();
  });
});

it("says which folders the system refuses to watch", async () => {
  const refusing = watchFolders(
    { trees: [folder], folders: [], files: [], passedOver: [] },
    () => {},
    (path, ...rest) => {
      if (path === join(folder, "guides")) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      return watchOfSystem(path, ...rest);
    },
  );
  await refusing.ready;
  refusing.stop();
  expect([...refusing.refused]).toEqual([[join(folder, "guides"), "ENOSPC"]]);
});
