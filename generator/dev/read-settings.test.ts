import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { createSettingsReader } from "./read-settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-settings-"));
  cpSync(join(packageFolder, "generator/testdata/sites/vitepress"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("reads again what the project of guides says of its site where its configuration has changed or gone", async () => {
  const read = createSettingsReader({ cwd: folder, overrides: { inputs: [folder] } });
  const config = join(folder, "docs/.vitepress/config.mts");
  const say = async (changed: string): Promise<readonly (string | undefined)[]> => {
    const { settings } = await read(new Set([changed]), () => false);
    return [settings?.title, settings?.base];
  };
  expect(await say(config)).toEqual(["Harbour guide", "/harbour/"]);
  writeFileSync(config, readFileSync(config, "utf8").replace("Harbour guide", "Guide of the harbour"));
  expect(await say(join(folder, "docs/index.md"))).toEqual(["Harbour guide", "/harbour/"]);
  expect(await say(config)).toEqual(["Guide of the harbour", "/harbour/"]);
  rmSync(config);
  expect(await say(config)).toEqual(["", "/docs/"]);
});
