import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { createMarker } from "./marker.ts";
import { write } from "./write.ts";

let parent: string;

// What systems answer that keep no time of birth, such as old kernels, some containers and Wine: that of the last change,
// which another folder within it stands for here, since clocks of files are slow.
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-births-"));
  const real = fs.statSync;
  const statSync = ((...asked: Parameters<typeof real>) => {
    const stats = real(...asked);
    return stats && Object.assign(stats, { birthtimeMs: Number(stats.ctimeMs) + Number(stats.nlink) });
  }) as typeof real;
  vi.spyOn(fs, "statSync").mockImplementation(statSync);
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(parent, { recursive: true, force: true });
});

test("a site is written where folders have no time of birth, or one that is that of their last change", async () => {
  const report = createReport();
  const files = [createMarker({ base: "/" }), { path: "a/b/index.html", content: "one" }];
  const summary = await write(files, join(parent, "output"), report);
  expect(report.diagnostics).toEqual([]);
  expect(summary?.files).toBe(2);
  expect(readFileSync(join(parent, "output/a/b/index.html"), "utf8")).toBe("one");
  expect(readdirSync(join(parent, "output")).sort()).toEqual([".aspectdoc", "a"]);
});
