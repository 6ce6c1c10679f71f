import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageFolder } from "../generator/package-folder.ts";
import { corporaFolder } from "../generator/testdata/corpora.ts";
import { generateSite } from "../generator/testdata/generate-site.ts";

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
    const out = join(folder, name);
    const args = ["generate", "--input", input, "--out", out, "--no-cache", "--timing"];
    const { stderr } = await promisify(execFile)(program, args, { cwd: packageFolder });
    expect(toNumber(/^total +[\d,]+ ms +([\d,]+) MB$/m.exec(stderr)?.[1] ?? "")).toBeLessThan(1_000);
    // The other run has filled a cache, in another folder; its site is what other tests look at.
    const first = readTree((await generateSite(input)).folder);
    const second = readTree(out);
    expect(first.size).toBeGreaterThan(1_000);
    expect([...first.keys()].filter((path) => first.get(path) !== second.get(path))).toEqual([]);
    expect(second.size).toBe(first.size);
  });
});
