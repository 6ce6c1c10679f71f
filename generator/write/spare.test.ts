import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { createMarker } from "./marker.ts";
import type { FilePieces } from "./output-file.ts";
import { write, type OutputMemory, type WriteSummary } from "./write.ts";

let parent: string;
let out: string;
let spare: string;
let last: WriteSummary | undefined;
let inPieces = false;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-spare-"));
  out = join(parent, "output");
  mkdirSync(join(parent, "cache"));
  spare = join(parent, "cache/.spare");
  last = undefined;
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Publishes a site of these files, as a run that knows what the one before it left. */
async function publish(files: Readonly<Record<string, string>>): Promise<void> {
  const memory: OutputMemory = { record: last?.record ?? new Map(), spare: { path: spare, states: last?.trees } };
  const report = createReport();
  const contents = Object.entries(files).map(([path, content]) => ({
    path,
    content: inPieces ? toPieces(content) : content,
  }));
  last = await write([createMarker({ base: "/" }), ...contents], out, report, memory);
  expect(report.diagnostics).toEqual([]);
  expect(readTree(out)).toEqual(files);
}

const toPieces = (content: string): FilePieces => ({ pieces: Array.from(content, (letter) => Buffer.from(letter)) });

/** All files below a folder but the marker, and the names of folders that have none. */
function readTree(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    entries.flatMap((path) => {
      const at = join(folder, path);
      if (statSync(at).isDirectory()) return readdirSync(at).length === 0 ? [[path, "empty folder"]] : [];
      return path === ".aspectdoc" ? [] : [[path, readFileSync(at, "utf8")]];
    }),
  );
}

const isSameFile = (path: string): boolean => statSync(join(out, path)).ino === statSync(join(spare, path)).ino;

const one = { "a/index.html": "a", "b/index.html": "b", "index.html": "home" };
const two = { ...one, "b/index.html": "b 2" };
const three = { ...one, "b/index.html": "b 3" };

/** With the output of the second run there is a spare one. */
async function publishTwice(): Promise<void> {
  await publish(one);
  expect(existsSync(spare)).toBe(false);
  await publish(two);
  expect(readTree(spare)).toEqual(two);
}

describe.each([
  ["of whole files", false],
  ["of files in pieces", true],
])("a spare tree %s", (_, areInPieces) => {
  beforeEach(() => {
    inPieces = areInPieces;
  });

  it("takes the place of the output with what has changed, and holds the same files", async () => {
    await publishTwice();
    const folder = statSync(join(spare, "a")).ino;
    await publish(three);
    expect(statSync(join(out, "a")).ino).toBe(folder);
    expect([last?.written, last?.changed]).toEqual([["b/index.html"], 1]);
    expect(readTree(spare)).toEqual(three);
    expect(Object.keys(three).every(isSameFile)).toBe(true);
    expect(readdirSync(parent).sort()).toEqual(["cache", "output"]);
  });

  it("loses what is gone, and has folders in the place of files and files in that of folders", async () => {
    await publishTwice();
    await publish({ "a/index.html": "a", b: "now a file", "index.html/deep/index.html": "now a folder" });
    await publish({ "index.html": "home" });
    await publish(one);
    expect(readTree(spare)).toEqual(one);
  });

  it("is given up when somebody has put something into it or the output", async () => {
    await publishTwice();
    writeFileSync(join(spare, "b/foreign.html"), "");
    await publish(three);
    expect(existsSync(join(out, "b/foreign.html"))).toBe(false);
    await publish(two);
    writeFileSync(join(out, "a/foreign.html"), "");
    await publish(three);
    expect(existsSync(spare)).toBe(false);
    await publish(two);
    await publish(three);
    expect(readTree(spare)).toEqual(three);
  });

  it("has none of what somebody has written into a file, by either of its names", async () => {
    await publishTwice();
    appendFileSync(join(out, "a/index.html"), "!");
    await publish(three);
    appendFileSync(join(spare, "index.html"), "!");
    await publish(two);
    expect(readTree(spare)).toEqual(two);
  });

  it("doesn't count when the output has become another one meanwhile", async () => {
    await publishTwice();
    const known = last;
    await publish(three);
    last = known;
    await publish(one);
    await publish(two);
    expect(readTree(spare)).toEqual(two);
  });
});
