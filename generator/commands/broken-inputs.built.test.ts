import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { measureCpuTimeUntil } from "../testdata/cpu-time.ts";
import { expectGolden } from "../testdata/golden.ts";
import { runCommand } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/*
 * Each case is the tiny site with some of its files replaced or added to by a broken one. A broken
 * input gives one diagnostic with a place, a frame and a way out, and the rest of the site; `check` says the same.
 */

const testdata = fileURLToPath(new URL("../testdata", import.meta.url));
const cases = readdirSync(join(testdata, "broken"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

let folder: string;
const before = process.cwd();

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-broken-")));
  cpSync(join(testdata, "sites/tiny"), join(folder, "model"), { recursive: true });
  process.chdir(join(folder, "model"));
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

async function generate(): Promise<{ exitCode: number | undefined; stderr: string; diagnostics: readonly Reported[] }> {
  const report = join(folder, "report.json");
  const { code, error } = await runCommand(describeGenerate, [
    "--no-cache",
    "--out",
    join(folder, "site"),
    "--report",
    report,
  ]);
  const { out } = await runCommand(describeCheck, ["--format", "json"]);
  const { diagnostics } = JSON.parse(out) as { diagnostics: Reported[] };
  expect(diagnostics).toEqual((JSON.parse(readFileSync(report, "utf8")) as { diagnostics: unknown }).diagnostics);
  const stderr = error
    .replaceAll(folder, "")
    .replace(/(?:\.\.\/)+model\//g, "/model/")
    .replace(/\d+ pages written to (.*) in [\d.]+ s$/m, "… pages written to $1 in … s");
  return { exitCode: code, stderr, diagnostics: diagnostics.filter(({ severity }) => severity !== "info") };
}

interface Reported {
  readonly code: string;
  readonly severity: string;
  readonly help?: string;
  readonly file?: string;
}

function readPage(route: string): string {
  return readFileSync(join(folder, "site", route, "index.html"), "utf8");
}

function expectRestOfSite(): void {
  expect(readPage("generated/metamodel/entities/book")).toContain("A title that the library owns");
  expect(readPage("generated/metamodel/aspects/authorInfo")).toContain("Name as it is printed on covers");
  expect(readPage("graphql/queries/book")).toContain("The book with the given URN");
  expect(existsSync(join(folder, "site/catalogue.json"))).toBe(true);
}

describe("one diagnostic and the rest of the site", () => {
  test.each(cases.map(({ name }) => name))("%s", async (name) => {
    cpSync(join(testdata, "broken", name), join(folder, "model"), { recursive: true });
    const { exitCode, stderr, diagnostics } = await generate();
    expectGolden(join(testdata, "broken", `${name}.txt`), stderr);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.help).toBeTruthy();
    // Without settings nobody knows what site to make.
    if (name.startsWith("config-")) return expect(exitCode).toBe(2);
    expect(exitCode).toBe(diagnostics[0]?.severity === "error" ? 1 : 0);
    expectRestOfSite();
  });

  test("there are at least 40 of them, over all kinds of input", () => {
    expect(cases.length).toBeGreaterThanOrEqual(40);
  });

  test("a line of 5 MB", async () => {
    const fields = Array.from({ length: 1_000_000 }, (_, index) => `${index} `).join("");
    const line = `namespace com.example record Wide { /** ${fields.slice(0, 5_000_000)} */ wide: string = }`;
    writeFileSync(join(folder, "model/pdl/com/example/Wide.pdl"), line);
    const time = await measureCpuTimeUntil(async () => {
      const { exitCode, stderr, diagnostics } = await generate();
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]?.help).toBeTruthy();
      expect(stderr).toMatch(/^pdl\/com\/example\/Wide\.pdl:1:50\d{5} error\[pdl\/[a-z-]+\]: /);
      expect(stderr).toMatch(/^ {2}1 \| ….*\*\/ wide: string = \}$/m);
      expect(Math.max(...stderr.split("\n").map((text) => text.length))).toBeLessThan(200);
      expect(exitCode).toBe(1);
      expectRestOfSite();
    });
    expect(time).toBeLessThan(15_000);
  });
});

test("the tiny site itself has nothing to report", async () => {
  mkdirSync(join(folder, "site"));
  const { exitCode, stderr } = await generate();
  expect(stderr).toMatch(/^\d+ files read, … pages written to \/site in … s\n$/);
  expect(exitCode).toBe(0);
});
