import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { createSettingsReader } from "./read-settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const copySite = (site: string): void =>
  cpSync(join(packageFolder, "generator/testdata/sites", site), folder, { recursive: true });

const isIdle = (path: string): boolean => path.endsWith(".log");

it("reads again what the project of guides says of its site where its configuration has changed or gone", async () => {
  copySite("vitepress");
  const read = createSettingsReader({ cwd: folder, overrides: { inputs: [folder] } });
  const config = join(folder, "docs/.vitepress/config.mts");
  const say = async (changed: string): Promise<readonly (string | undefined)[]> => {
    const { settings } = await read(new Set([changed]), { isText: (path) => path.endsWith(".md"), isIdle });
    return [settings?.title, settings?.base];
  };
  expect(await say(config)).toEqual(["Harbour guide", "/harbour/"]);
  writeFileSync(config, readFileSync(config, "utf8").replace("Harbour guide", "Guide of the harbour"));
  expect(await say(join(folder, "docs/index.md"))).toEqual(["Harbour guide", "/harbour/"]);
  expect(await say(join(folder, "docs/server.log"))).toEqual(["Harbour guide", "/harbour/"]);
  expect(await say(config)).toEqual(["Guide of the harbour", "/harbour/"]);
  rmSync(config);
  expect(await say(config)).toEqual(["", "/docs/"]);
});

it("reads again what the project says where the folder of its pages has moved away, without which it is none", async () => {
  copySite("clone-hugo");
  const read = createSettingsReader({ cwd: folder, overrides: { inputs: [folder] } });
  const [pages, moved] = ["docs/content/en", "docs/content/en-old"].map((path) => join(folder, path)) as [
    string,
    string,
  ];
  const say = async (...changed: readonly string[]): Promise<string | undefined> =>
    (await read(new Set(changed), { isText: () => false, isIdle })).settings?.base;
  expect(await say(pages)).toBe("/");
  renameSync(pages, moved);
  expect(await say(pages, moved)).toBe("/docs/");
});

it("tells that the current folder can't be looked into, as long as that is so", async () => {
  copySite("vitepress");
  const read = createSettingsReader({ cwd: folder, overrides: { inputs: [folder] } });
  const say = async (): Promise<readonly unknown[]> => {
    const { settings, diagnostics } = await read(new Set([folder]), { isText: () => false, isIdle });
    return [settings?.title, diagnostics.map(({ code, message }) => `${code}: ${message}`)];
  };
  expect(await say()).toEqual(["Harbour guide", []]);
  const moved = `${folder}-moved`;
  renameSync(folder, moved);
  symlinkSync(folder, folder);
  expect(await say()).toEqual([
    undefined,
    ["usage/unreadable-input: the folder `.` could not be read: its links form a loop"],
  ]);
  rmSync(folder);
  renameSync(moved, folder);
  expect(await say()).toEqual(["Harbour guide", []]);
});
