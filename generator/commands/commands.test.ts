import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeExplain } from "./explain-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* What the commands do, run in this process and in a folder of its own; bin/main.test.ts is about the process. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");

let folder: string;
let model: string;
let config: string;
let out: string;

const before = process.cwd();

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-commands-")));
  process.chdir(folder);
  model = join(folder, "model");
  config = join(folder, "aspectdoc.config.yaml");
  out = join(folder, "site");
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

const generate = (...args: readonly string[]): Promise<Finished> => runCommand(describeGenerate, args);
const check = (...args: readonly string[]): Promise<Finished> => runCommand(describeCheck, args);

describe("generate", () => {
  test("takes its settings from the config file, and options win", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(config, "inputs: [model]\nout: site\ntitle: Library\nbase: /a/\n");
    expect((await generate("--base", "b")).code).toBe(0);
    const home = readFileSync(join(out, "index.html"), "utf8");
    expect(home).toContain("Library");
    expect(home).toContain('href="/b/');
    expect(home).not.toContain('href="/a/');
  });

  test("--timing prints the stages", async () => {
    const { error } = await generate("--input", tiny, "--out", out, "--timing");
    const stages = error.match(/^\w+(?= +[\d,]+ ms +[\d,]+ MB$)/gm);
    expect(stages).toEqual(["discover", "parse", "link", "check", "plan", "render", "write", "total"]);
  });

  test("--quiet prints nothing", async () => {
    expect(await generate("--input", tiny, "--out", out, "--quiet")).toEqual({ code: 0, out: "", error: "" });
    expect(existsSync(join(out, "index.html"))).toBe(true);
  });

  test("leaves a folder alone that it did not write", async () => {
    writeFileSync(join(folder, "mine.txt"), "mine");
    const { code, error } = await generate("--input", tiny, "--out", ".");
    expect(code).toBe(2);
    expect(error).toMatch(/^error\[write\/foreign-folder\]: /);
    expect(readdirSync(folder)).toEqual(["mine.txt"]);
    expect(readFileSync(join(folder, "mine.txt"), "utf8")).toBe("mine");
  });
});

describe("check", () => {
  test("writes nothing", async () => {
    expect(await check("--input", tiny)).toEqual({ code: 0, out: "", error: "11 files checked, nothing to report\n" });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("fails by errors, by warnings only when strict, and never by what the config turned off", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(
      join(model, "pdl/Latin.pdl"),
      Buffer.from("/** caf\xe9 */\nenum Latin {\n  /** one */ A\n}\n", "latin1"),
    );
    const levels = "levels:\n  discover/not-utf-8: ";
    const { code, error } = await check("--input", "model");
    expect(error).toMatch(/^pdl\/Latin\.pdl:1:8 warning\[discover\/not-utf-8\]: /);
    expect(code).toBe(0);
    expect((await check("--input", "model", "--strict")).code).toBe(1);
    writeFileSync(config, `${levels}error\n`);
    expect((await check("--input", "model")).code).toBe(1);
    writeFileSync(config, `${levels}off\nstrict: true\n`);
    const quiet = await check("--input", "model");
    expect(quiet).toEqual({ code: 0, out: "", error: "12 files checked, nothing to report\n" });
  });

  test("reports to programs on stdout", async () => {
    cpSync(tiny, model, { recursive: true });
    writeFileSync(join(model, "Bad.pdl"), "\0");
    const json = await check("--input", "model", "--format", "json");
    expect(JSON.parse(json.out)).toMatchObject({
      diagnostics: [{ code: "discover/binary-file" }],
      summary: { errors: 1 },
    });
    const github = await check("--input", "model", "--format", "github");
    expect(github.out).toMatch(/^::error file=model\/Bad\.pdl,line=1,col=1,endColumn=2,title=discover\/binary-file::/);
    expect([json.code, json.error, github.code]).toEqual([1, "", 1]);
  });
});

test.each([
  [
    "a missing folder",
    ["--input", "nowhere"],
    "error[usage/missing-input]: there is no folder `nowhere` to read the model from\n    help: give an existing folder with --input, or under `inputs` in the config file\n\n1 error\n",
  ],
  [
    "an empty model",
    ["--input", "."],
    "error[usage/empty-model]: no model was found in `.` (read as a folder of schemas)\n    help: a model is made of .pdl, .pdsc, .avsc, .avpr and .graphql files and entity-registry.yml; check --input, `include` and `exclude`\n\n1 error\n",
  ],
  [
    "a missing config file",
    ["--config", "no.yaml"],
    "error[config/missing-file]: there is no config file `no.yaml`\n    help: give an existing file with --config, or leave it out: aspectdoc.config.yaml, .json or .mjs in the current folder is found\n\n1 error\n",
  ],
])("%s gives one clear message and exit code 2", async (_, args, message) => {
  expect(await check(...args)).toEqual({ code: 2, out: "", error: message });
});

test("a mistake in the config file is shown where it is", async () => {
  writeFileSync(config, "title: A\nimput: [a]\n");
  const { code, error } = await check();
  expect(error).toBe(
    "aspectdoc.config.yaml:2:1 error[config/unknown-key]: there is no key `imput` in the configuration\n" +
      "  2 | imput: [a]\n    | ^^^^^\n    help: did you mean `inputs`?\n\n1 error\n",
  );
  expect(code).toBe(2);
});

describe("catalogue", () => {
  test("prints the model", async () => {
    const { code, out: printed, error } = await runCommand(describeCatalogue, ["--input", tiny]);
    const catalogue = JSON.parse(printed) as { entities: { name: string }[] };
    expect(catalogue.entities.map(({ name }) => name)).toEqual(["book", "author"]);
    expect([code, error]).toEqual([0, ""]);
  });

  test("prints the totals", async () => {
    const printed = await runCommand(describeCatalogue, ["--counts", "--input", tiny]);
    expect(JSON.parse(printed.out)).toMatchObject({
      records: 8,
      enums: 1,
      typerefs: 1,
      entities: { total: 2 },
      aspects: { total: 6, timeseries: 1 },
      relationships: { outgoing: 1, incoming: 1 },
      events: 1,
      graphql: { queries: 1, objects: 1, enums: 1 },
    });
  });
});

describe("explain", () => {
  test("says what a code means, and lists the codes", async () => {
    const one = await runCommand(describeExplain, ["discover/binary-file"]);
    expect(one.out).toMatch(/^discover\/binary-file \(error\)\n\nA file has the name of a schema/);
    const list = await runCommand(describeExplain, []);
    expect(list.out).toMatch(/^discover\/binary-file +error$/m);
    expect([one.code, list.code]).toEqual([0, 0]);
  });
});
