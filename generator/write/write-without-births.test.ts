import type * as fileSystem from "node:fs";
import { mkdtempSync, readdirSync, readFileSync, rmSync, type Stats } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { createMarker } from "./marker.ts";
import { write } from "./write.ts";

// What systems answer that keep no time of birth, such as old kernels, some containers and Wine: that of the last change,
// which another folder within it stands for here, since clocks of files are slow.
vi.mock("node:fs", async (load) => {
  const real = await load<typeof fileSystem>();
  const statSync = (...asked: Parameters<typeof real.statSync>): Stats | undefined => {
    const stats = real.statSync(...asked) as Stats | undefined;
    return stats && Object.assign(stats, { birthtimeMs: stats.ctimeMs + stats.nlink, birthtime: stats.ctime });
  };
  return { ...real, statSync };
});

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "aspectdoc-births-"));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("a site is written where folders have no time of birth, or one that is that of their last change", async () => {
  const report = createReport();
  const files = [createMarker({ base: "/" }), { path: "a/b/index.html", content: "one" }];
  const summary = await write(files, join(parent, "output"), report);
  expect(report.diagnostics).toEqual([]);
  expect(summary?.files).toBe(2);
  expect(readFileSync(join(parent, "output/a/b/index.html"), "utf8")).toBe("one");
  expect(readdirSync(join(parent, "output")).sort()).toEqual([".aspectdoc", "a"]);
});
