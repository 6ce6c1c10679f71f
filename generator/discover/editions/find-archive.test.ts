import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { markerName } from "../../write/marker.ts";
import { findArchive } from "./find-archive.ts";

let folder: string;
let report: Report;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-archive-"));
  report = createReport();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
}

const find = async (limit?: number): Promise<readonly string[]> =>
  (await findArchive(folder, report, limit)).map(({ path }) => path);

const said = (): readonly string[] => report.diagnostics.map(({ message }) => message.replace(folder, "FOLDER"));

describe("an archived edition", () => {
  it("is every file of its folder that isn't hidden or a link", async () => {
    put("index.html", "b/index.html", "a.png", ".git/config", ".env", "b/.hidden");
    symlinkSync("/etc", join(folder, "etc"));
    symlinkSync("/etc/hostname", join(folder, "hostname"));
    expect(await find()).toEqual(["a.png", "b/index.html", "index.html"]);
    expect(said()).toEqual([]);
  });

  it("may be what an earlier run has written", async () => {
    put("index.html", "a/index.html", "a/.git/config");
    writeFileSync(join(folder, markerName), JSON.stringify({ base: "/docs/1.0/" }));
    expect(await find()).toEqual(["a/index.html", "index.html"]);
    expect(said()).toEqual([]);
  });

  it("leaves out names that not every file system can tell apart", async () => {
    put("index.html", "a/B.html", "a/b.html", "c\\d.html");
    expect(await find()).toEqual(["a/B.html", "index.html"]);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["discover/archive-name", "discover/archive-name"]);
    expect(said()).toEqual([
      "`a/b.html` of an archived version is left out: `a/B.html` has the same name but for capital letters",
      "`c\\d.html` of an archived version is left out: its name can't be an address",
    ]);
  });

  it("is a folder that begins with a page, of a size that a site may have", async () => {
    const taken = "the pages of an archived version can't be taken from `FOLDER`";
    expect(await find()).toEqual([]);
    put("index.html", "a.html");
    expect(await find(1)).toEqual([]);
    rmSync(folder, { recursive: true });
    expect(await find()).toEqual([]);
    writeFileSync(folder, "");
    expect(await find()).toEqual([]);
    expect(said()).toEqual([
      `${taken}: it has no \`index.html\``,
      `${taken}: it holds more than 1 files`,
      `${taken}: there is no such folder`,
      `${taken}: it is a file`,
    ]);
    expect(report.diagnostics[0]?.code).toBe("usage/unreadable-archive");
  });
});
