import fs, { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReport, type Report } from "../diagnostics/report.ts";
import { createMarker } from "./marker.ts";
import { write, type WriteSummary } from "./write.ts";

let parent: string;
let previous: string;
let report: Report;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-write-"));
  previous = join(parent, ".output.aspectdoc-old");
  report = createReport();
  refuseToRemove(previous);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  fs.rmSync(parent, { recursive: true, force: true });
});

/** As for a folder in which somebody else's lies: it can be moved, but not be removed. Root is never refused that, so no permissions do it. */
function refuseToRemove(folder: string): void {
  const { rmdirSync, rmSync } = fs;
  const refuse = (path: fs.PathLike): void => {
    if (path !== folder || !fs.existsSync(folder)) return;
    throw Object.assign(new Error(`EACCES: permission denied, rmdir '${folder}'`), {
      code: "EACCES",
      syscall: "rmdir",
    });
  };
  vi.spyOn(fs, "rmdirSync").mockImplementation((path, options) => {
    refuse(path);
    rmdirSync(path, options);
  });
  vi.spyOn(fs, "rmSync").mockImplementation((path, options) => {
    refuse(path);
    rmSync(path, options);
  });
  syncBuiltinESMExports();
}

function writeSite(text: string, isKept: boolean): Promise<WriteSummary | undefined> {
  const files = [createMarker({ base: "/" }), { path: "index.html", content: text }];
  const memory = { record: new Map<string, never>(), spare: { path: join(parent, "no/spare") } };
  return write(files, join(parent, "output"), report, isKept ? memory : undefined);
}

const listCodes = (): readonly string[] => report.diagnostics.map(({ code, severity }) => `${severity} ${code}`);

it.each([
  ["nothing is kept for the next run", false],
  ["there can be no spare", true],
])("warns of a previous site that stays when %s, and tells the next run what is in its way", async (_, isKept) => {
  await writeSite("one", isKept);
  expect(listCodes()).toEqual([]);
  expect(await writeSite("two", isKept)).toMatchObject({ files: 2 });
  expect(listCodes()).toEqual(["warning write/left-behind"]);
  expect(report.diagnostics[0]?.message).toContain(`from ${previous}: permission denied`);
  expect(readFileSync(join(parent, "output/index.html"), "utf8")).toBe("two");

  report = createReport();
  expect(await writeSite("three", isKept)).toBeUndefined();
  expect(listCodes()).toEqual(["error write/in-the-way"]);
  expect(readFileSync(join(parent, "output/index.html"), "utf8")).toBe("two");
  expect(readdirSync(parent).toSorted()).toEqual([".output.aspectdoc-old", "output"]);
});
