import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listEditions } from "../config/list-editions.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { readEditions } from "../discover/editions/read-editions.ts";
import { packageFolder } from "../package-folder.ts";
import { fingerprint } from "./fingerprint.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-fingerprint-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function nameRun(): Promise<string> {
  const report = createReport();
  const settings = makeSettings({ inputs: [folder] }, {}, folder);
  const editions = listEditions(settings, report);
  if (editions === undefined) throw new Error("there is no edition");
  return fingerprint(settings, await readEditions(editions, report), "");
}

const changes: readonly (readonly [why: string, site: string, change: () => void])[] = [
  [
    "Jekyll publishes a collection at other addresses",
    "jekyll",
    () => {
      const config = join(folder, "_config.yml");
      writeFileSync(config, readFileSync(config, "utf8").replace("permalink: /walks/", "permalink: /strolls/"));
    },
  ],
  ["its links are no longer those of a vault", "vault", () => rmSync(join(folder, ".obsidian"), { recursive: true })],
];

it.each(changes)("is another run where %s, though no input says something else", async (_, site, change) => {
  cpSync(join(packageFolder, "generator/testdata/sites", site), folder, { recursive: true });
  const before = await nameRun();
  expect(await nameRun()).toBe(before);
  change();
  expect(await nameRun()).not.toBe(before);
});

it("is another run where a picture of the same size and time shows something else", async () => {
  cpSync(join(packageFolder, "generator/testdata/sites/vault"), folder, { recursive: true });
  const picture = join(folder, "pictures/Mast top.png");
  utimesSync(picture, 1, 1);
  const before = await nameRun();
  expect(await nameRun()).toBe(before);
  writeFileSync(picture, readFileSync(picture).fill(0, 40));
  utimesSync(picture, 1, 1);
  expect(await nameRun()).not.toBe(before);
});
