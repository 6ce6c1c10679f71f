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

function edit(name: string, change: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

const changes: readonly (readonly [why: string, site: string, change: () => void])[] = [
  [
    "Jekyll publishes a collection at other addresses",
    "jekyll",
    () => edit("_config.yml", (text) => text.replace("permalink: /walks/", "permalink: /strolls/")),
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

it("is another run where a package that the site is called after has another name, which is in no input", async () => {
  cpSync(join(packageFolder, "generator/testdata/sites/vault"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "harbour" }');
  const before = await nameRun();
  expect(await nameRun()).toBe(before);
  edit("package.json", (text) => text.replace("harbour", "quay"));
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

it("is another run where a file that can't be read says something else, of which the catalogue has the digest", async () => {
  const unread = join(folder, "unread.graphql");
  writeFileSync(join(folder, "sea.graphql"), "type Query {\n  tide: Int\n}\n");
  writeFileSync(unread, "scalar Tide # \0\n");
  const before = await nameRun();
  writeFileSync(unread, "scalar Tides # \0\n");
  expect(await nameRun()).not.toBe(before);
});

it("is another run where a file comes that nothing reads, and that a reference may mean", async () => {
  const api = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { $ref: "./parts/ships.yaml" } } };
  writeFileSync(join(folder, "api.json"), JSON.stringify(api));
  const before = await nameRun();
  expect(await nameRun()).toBe(before);
  writeFileSync(join(folder, "ship.yaml"), "a: 1\n");
  expect(await nameRun()).not.toBe(before);
});
