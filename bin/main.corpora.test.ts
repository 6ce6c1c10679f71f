import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";
import { corporaFolder } from "../generator/testdata/corpora.ts";

/* The built tool on real models: no errors, the same bytes twice, in bounded memory. How fast it is `--timing` tells. */

const program = join(packageFolder, "bin/aspectdoc");

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-real-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function readTree(top: string): ReadonlyMap<string, string> {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(top, path), readFileSync(path, "latin1")]));
}

function toNumber(printed: string): number {
  return printed === "" ? Number.NaN : Number(printed.replaceAll(",", ""));
}

describe.skipIf(!corporaFolder).each(["datahub-0.10.4", "datahub-1.3.0"])("%s", (name) => {
  const input = join(corporaFolder ?? "", name);

  test("becomes a site within the limit of memory, the same in every run", async () => {
    const generate = (out: string, cwd: string): Promise<{ stderr: string }> =>
      promisify(execFile)(
        program,
        ["generate", "--input", input, "--out", join(folder, out), "--no-cache", "--timing"],
        { cwd },
      );
    const reports = [await generate(`${name}-1`, folder), await generate(`${name}-2`, packageFolder)];
    const megabytes = reports.map(({ stderr }) => toNumber(/^total +[\d,]+ ms +([\d,]+) MB$/m.exec(stderr)?.[1] ?? ""));
    expect(Math.max(...megabytes)).toBeLessThan(1_000);
    const first = readTree(join(folder, `${name}-1`));
    const second = readTree(join(folder, `${name}-2`));
    expect(first.size).toBeGreaterThan(1_000);
    expect([...first.keys()].filter((path) => first.get(path) !== second.get(path))).toEqual([]);
    expect(second.size).toBe(first.size);
  });
});
