import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { createRun } from "../run.ts";
import { openSide } from "./open-side.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "unreadable-catalogues-")));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What is said of a printed catalogue with such a text. */
async function say(text: string | Buffer, mode = 0o644): Promise<readonly string[]> {
  const path = join(folder, "catalogue.json");
  writeFileSync(path, text);
  chmodSync(path, mode);
  const report = createReport();
  const context = {
    settings: makeSettings({}, {}),
    run: { ...createRun({ begin() {}, advance() {}, end() {} }), report },
    cwd: folder,
  };
  expect(await openSide(path, context)).toBeUndefined();
  return report.diagnostics.map(({ code, message }) => `${code}: ${message.replace(/^.*compared with: /, "")}`);
}

test("a printed catalogue that is damaged is told once, with what is wrong and where", async () => {
  expect(await say("")).toEqual(["usage/unreadable-side: it is empty"]);
  expect(await say('{\n  "formatVersion": 1,\n  "schemas": [')).toEqual([
    "usage/unreadable-side: it is no JSON at 3:14: no `]` closes this before the end of the file",
  ]);
  expect(await say("<!DOCTYPE html>")).toEqual(["usage/unreadable-side: it is HTML or XML, and no JSON"]);
  expect(await say(Buffer.from('{ "a": "\xe9" }', "latin1"))).toEqual(["usage/unreadable-side: it is no UTF-8 at 1:9"]);
});

test("a catalogue of another format is told by it, and not as a file that nothing reads", async () => {
  expect(await say('{"formatVersion": 2, "schemas": []}')).toEqual([
    "usage/unreadable-side: it is in format 2 of catalogues, and this release reads format 1",
  ]);
});

test.skipIf(process.getuid?.() === 0)("a catalogue that may not be read is told, and is no bug", async () => {
  expect(await say("{}", 0)).toEqual(["usage/unreadable-side: it can't be read: permission denied"]);
});
