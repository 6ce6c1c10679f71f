import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* What fails a run besides errors: new warnings under --strict, and too little coverage. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-gates-")));
  process.chdir(folder);
  cpSync(tiny, "model", { recursive: true });
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

const check = (...args: readonly string[]): Promise<Finished> =>
  runCommand(describeCheck, ["--input", "model", ...args]);

/** A file with a warning, so many lines down. */
function writeLatin(name: string, lines = 0): void {
  const text = `${"\n".repeat(lines)}/** caf\xe9 */\nenum ${name} {\n  /** one */ A\n}\n`;
  writeFileSync(join("model/pdl", `${name}.pdl`), Buffer.from(text, "latin1"));
}

const readBaseline = (): unknown => JSON.parse(readFileSync("known.json", "utf8"));

describe("the baseline", () => {
  const gated = ["--strict", "--baseline", "known.json"];

  test("keeps known warnings from counting, wherever their lines move", async () => {
    writeLatin("Latin");
    expect((await check("--strict")).code).toBe(1);
    const update = await check(...gated, "--update-baseline");
    expect(update).toEqual({
      code: 0,
      out: "",
      error: "1 known warning\n1 known warning written to known.json\n12 files checked, nothing to report\n",
    });
    expect(readBaseline()).toMatchObject({
      formatVersion: 1,
      known: [{ code: "discover/not-utf-8", file: "pdl/Latin.pdl", count: 1 }],
    });
    writeLatin("Latin", 7);
    expect(await check(...gated)).toMatchObject({ code: 0, error: expect.stringMatching(/^1 known warning\n/) });
  });

  test("lets new warnings fail, in a file with a known one too", async () => {
    writeLatin("Latin");
    await check(...gated, "--update-baseline");
    writeLatin("Other");
    const { code, error } = await check(...gated);
    expect(error).toMatch(/^model\/pdl\/Other\.pdl:1:8 warning\[discover\/not-utf-8\]/);
    expect(error).toMatch(/\n1 warning, 1 known warning\n$/);
    expect(code).toBe(1);
  });

  test("tells what no longer occurs, and drops it when it is updated", async () => {
    writeLatin("Latin");
    writeLatin("Other");
    await check(...gated, "--update-baseline");
    rmSync("model/pdl/Latin.pdl");
    const { code, error } = await check(...gated, "--verbose");
    expect(error).toMatch(
      /^info\[baseline\/gone\]: a known warning no longer occurs: discover\/not-utf-8 in `pdl\/Latin\.pdl`: /,
    );
    expect(code).toBe(0);
    expect((await check(...gated, "--update-baseline")).error).toContain("written to known.json, 1 dropped\n");
    expect(readBaseline()).toMatchObject({ known: [{ file: "pdl/Other.pdl" }] });
  });

  test("is written in the same order whatever the run, by generate as by check", async () => {
    writeLatin("Other");
    writeLatin("Latin");
    mkdirSync("model/content");
    writeFileSync("model/content/a.md", "# A\n\n[Nowhere](nowhere.md)\n");
    const files = ["content/a.md", "pdl/Latin.pdl", "pdl/Other.pdl"];
    for (const run of [describeCheck, describeGenerate]) {
      await runCommand(run, ["--input", "model", ...gated, "--update-baseline"]);
      const { known } = readBaseline() as { known: { file: string }[] };
      expect(known.map(({ file }) => file)).toEqual(files);
    }
  });

  test("is told to be in another encoding, where it is", async () => {
    writeFileSync("known.json", Buffer.from('\ufeff{ "formatVersion": 1, "known": [] }', "utf16le"));
    expect((await check(...gated)).error).toMatch(/^error\[baseline\/malformed\]: .* it is not UTF-8\n/);
  });

  test("knows no errors", async () => {
    writeFileSync("model/Bad.pdl", "\0");
    expect((await check(...gated, "--update-baseline")).code).toBe(1);
    expect((await check(...gated)).error).toMatch(/error\[discover\/binary-file\]/);
    expect(readBaseline()).toEqual({ formatVersion: 1, known: [] });
  });

  test.each([
    [
      '{ "formatVersion": 1,\n<<<<<<< HEAD\n',
      /^known\.json:2:1 error\[baseline\/malformed\]: .* not well-formed JSON\n/,
    ],
    [
      '{\n  "formatVersion": 1,\n  "known": [{ "code": 3 }]\n}',
      /^known\.json:3:23 error\[baseline\/malformed\]: .*`known\.0\.code`/,
    ],
    ['{ "formatVersion": 2, "known": [] }', /^known\.json:1:20 error\[baseline\/malformed\]: .*`formatVersion`/],
  ])("that is malformed gives one message: %j", async (text, message) => {
    writeFileSync("known.json", text);
    for (const more of [[], ["--update-baseline"]]) {
      const { code, error } = await check(...gated, ...more);
      expect(error).toMatch(message);
      expect(error).toMatch(/\n1 error\n$/);
      expect(code).toBe(2);
    }
    expect(readFileSync("known.json", "utf8")).toBe(text);
  });

  test("has to be there, and to be named", async () => {
    expect((await check(...gated)).error).toMatch(/^error\[baseline\/missing-file\]: there is no baseline file `known/);
    expect((await check("--update-baseline")).error).toMatch(/^error\[baseline\/no-file\]: `--update-baseline` needs/);
    const { code, error } = await check("--baseline", "none/known.json", "--update-baseline");
    expect(error).toMatch(/^error\[baseline\/not-written\]: the baseline file `none\/known\.json`/);
    expect(code).toBe(2);
  });
});

describe("coverage", () => {
  const bare = (): void => writeFileSync("model/pdl/Bare.pdl", "record Bare {\n  a: int\n  b: int\n}\n");

  test("fails below the minimum, and says what is missing most", async () => {
    bare();
    expect((await check("--min-coverage", "50")).code).toBe(0);
    const { code, error } = await check("--min-coverage", "99.9");
    expect(error).toMatch(
      /^error\[coverage\/below-minimum\]: [\d.]+ % of the model is described, and at least 99\.9 % is asked for\n +help: missing most: \d+ of \d+ [^;]+; in `Bare` \(3\)/,
    );
    expect(code).toBe(1);
    writeFileSync("aspectdoc.config.yaml", "coverage: { minimum: 99 }\n");
    expect([(await check()).code, (await check("--min-coverage", "10")).code]).toEqual([1, 0]);
  });

  test("may rise and never fall with the ratchet", async () => {
    writeFileSync("aspectdoc.config.yaml", "coverage: { ratchet: true }\nbaseline: known.json\n");
    await check("--update-baseline");
    const { coverage } = readBaseline() as { coverage: number };
    expect((await check()).code).toBe(0);
    bare();
    const { code, error } = await check("--update-baseline");
    expect(error).toMatch(
      /^error\[coverage\/fell\]: [\d.]+ % of the model is described; it has been [\d.]+ % before\n/,
    );
    expect(code).toBe(1);
    expect(readBaseline()).toMatchObject({ coverage });
    writeFileSync("aspectdoc.config.yaml", "coverage: { ratchet: true }\n");
    expect((await check()).error).toMatch(
      /^aspectdoc\.config\.yaml:1:22 error\[baseline\/no-file\]: `coverage.ratchet` needs/,
    );
  });

  test("is the same when a run finds that nothing has changed", async () => {
    bare();
    const generate = (): Promise<Finished> =>
      runCommand(describeGenerate, ["--input", "model", "--min-coverage", "99", "--format", "json"]);
    const first = await generate();
    const second = await generate();
    expect(second.error).toContain("up to date");
    expect([first.code, second.code]).toEqual([1, 1]);
    expect(second.out).toBe(first.out);
    expect(JSON.parse(second.out)).toMatchObject({ summary: { errors: 1 }, counts: { records: 9 } });
  });

  test("is nothing to those who ask for the catalogue", async () => {
    writeFileSync("aspectdoc.config.yaml", "coverage: { minimum: 100, ratchet: true }\nbaseline: none.json\n");
    bare();
    expect((await runCommand(describeCatalogue, ["--counts", "--input", "model"])).code).toBe(0);
  });
});

describe("reports", () => {
  test("are written beside what is printed, in the format of their ending", async () => {
    writeLatin("Latin");
    const files = ["a.json", "a.sarif", "a.md", "a.xml", "a.gitlab.json"];
    const { error } = await check(...files.flatMap((file) => ["--report", file]));
    expect(error).toContain("warning[discover/not-utf-8]");
    const json = JSON.parse(readFileSync("a.json", "utf8")) as Record<string, unknown>;
    expect(json).toMatchObject({ counts: { files: { total: 12 } }, coverage: { total: expect.any(Number) } });
    expect(JSON.parse(readFileSync("a.sarif", "utf8"))).toMatchObject({
      runs: [
        { results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: "model/pdl/Latin.pdl" } } }] }] },
      ],
    });
    expect(readFileSync("a.xml", "utf8")).toMatch(
      /<testcase classname="discover\/not-utf-8" name="model\/pdl\/Latin.pdl: /,
    );
    expect(JSON.parse(readFileSync("a.gitlab.json", "utf8"))).toMatchObject([
      { check_name: "discover/not-utf-8", location: { path: "model/pdl/Latin.pdl" } },
    ]);
    expect(readFileSync("a.md", "utf8")).toMatch(/^### Aspectdoc: 1 warning\n/);
  });

  test("that cannot be written are an error", async () => {
    const { code, error } = await check("--report", "none/a.md");
    expect(error).toMatch(
      /^error\[usage\/report-not-written\]: the report `none\/a\.md` could not be written: its folder is not there\n/,
    );
    expect(code).toBe(2);
    expect(existsSync("none")).toBe(false);
  });
});
