import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { createProgram } from "./create-program.ts";
import { describeInit } from "./init-command.ts";

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const config = "aspectdoc.config.yaml";
const workflow = ".github/workflows/aspectdoc.yml";
const before = process.cwd();
let folder: string;

beforeEach(() => {
  const top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-init-")));
  folder = join(top, "acme-models");
  mkdirSync(folder);
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

const init = (...args: readonly string[]): Promise<Finished> => runCommand(describeInit, args);

/** The written configuration, which must be without a fault. */
async function readWritten(): Promise<Partial<Config>> {
  const report = createReport();
  const read = await readConfig(undefined, folder, report);
  expect(report.diagnostics).toEqual([]);
  return read?.config ?? {};
}

describe("the config file", () => {
  test("fits what is in the folder, and works as it is", async () => {
    cpSync(tiny, "models", { recursive: true });
    const { code, error } = await init();
    expect(error).toContain("9 files of PDL in models/pdl/");
    expect(error).toContain(`wrote ${config}\n`);
    expect(error).toContain("next:\n  npm install --save-dev aspectdoc\n  npx aspectdoc check\n");
    expect(await readWritten()).toEqual({ inputs: [join(folder, "models")], title: "Acme models" });
    expect((await runCommand(describeCheck, [])).error).toBe("11 files checked, nothing to report\n");
    expect(code).toBe(0);
  });

  test("names guides, registries of another name, and the repository", async () => {
    cpSync(tiny, "models", { recursive: true });
    mkdirSync("docs");
    writeFileSync("docs/README.md", "# Hello\n");
    writeFileSync("models/custom-registry.yml", "entities: []\n");
    writeFileSync("models/npm-registry.yml", "url: x\n");
    mkdirSync(".git");
    writeFileSync(".git/config", '[remote "origin"]\n\turl = git@github.com:acme/models.git\n');
    writeFileSync(".git/HEAD", "ref: refs/heads/master\n");
    await init();
    expect(await readWritten()).toEqual({
      inputs: [folder],
      registries: ["models/custom-registry.yml"],
      content: ["docs"],
      title: "Acme models",
      sourceUrl: "https://github.com/acme/models/blob/master/{path}#L{line}",
      editUrl: "https://github.com/acme/models/edit/master/{path}",
    });
  });

  test("is a beginning in an empty folder", async () => {
    const { error } = await init();
    expect(error).toContain("name the folder of the model under `inputs`");
    expect(await readWritten()).toEqual({ title: "Acme models" });
  });

  test("is not replaced unless that is asked for, and then only one of the same name", async () => {
    writeFileSync(config, "title: Mine\n");
    const { code, error } = await init();
    expect(error).toMatch(/^error\[usage\/nothing-written\]: /);
    expect(code).toBe(2);
    expect((await init("--github")).error).toContain(`kept ${config}\nwrote ${workflow}\n`);
    expect(readFileSync(config, "utf8")).toBe("title: Mine\n");
    expect((await init("--force")).code).toBe(0);
    expect(await readWritten()).toEqual({ title: "Acme models" });
    rmSync(config);
    writeFileSync("aspectdoc.config.json", "{}");
    expect((await init("--force")).code).toBe(2);
    expect(existsSync(config)).toBe(false);
  });

  test("that can't be written is reported", async () => {
    writeFileSync(".github", "");
    expect((await init("--github")).error).toMatch(/^error\[usage\/file-not-written\]: `\.github\/workflows/);
  });
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

describe.each([true, false])("the workflow, with a lock file: %j", (hasLock) => {
  let written: Workflow;
  let steps: readonly Step[];

  beforeEach(async () => {
    if (hasLock) writeFileSync("package-lock.json", "{}");
    await init("--github");
    written = parse(readFileSync(workflow, "utf8")) as Workflow;
    steps = Object.values(written.jobs).flatMap((job) => job.steps);
  });

  test("calls commands and options that exist", () => {
    const calls = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/npx aspectdoc (.+)$/gm)].map(([, words = ""]) => words),
    );
    expect(calls.map((call) => call.split(" ")[0])).toEqual(["check", "generate"]);
    for (const call of calls) {
      const words = call
        .split(" ")
        .map((word) => word.replace(/^"(.*)"$/, "$1").replace("${GITHUB_REPOSITORY#*/}", "models"));
      const program = createProgram(captureTerminal(), () => {}, "0.0.0");
      // Parsing alone: an unknown word would throw, and the work itself is left undone.
      for (const command of program.commands) command.action(() => {});
      expect(() => program.parse(words, { from: "user" })).not.toThrow();
    }
  });

  test("takes no more permissions than it needs, and nobody else's actions", () => {
    expect(written.permissions).toEqual({ contents: "read" });
    expect(Object.values(written.jobs).map(({ permissions }) => permissions)).toEqual([
      { contents: "read", "pull-requests": "write", "security-events": "write" },
      { pages: "write", "id-token": "write" },
    ]);
    const uses = steps.flatMap(({ uses }) => uses ?? []);
    expect(uses.filter((name) => !/^(?:actions\/[\w-]+|github\/codeql-action\/upload-sarif)@v\d+$/.test(name))).toEqual(
      [],
    );
  });

  test("puts nothing that others write into a command", () => {
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
  });

  test("uploads and says what its commands write", () => {
    const run = steps.map((step) => step.run ?? "").join("\n");
    const sarif = steps.find(({ uses }) => uses?.includes("upload-sarif"))?.with?.["sarif_file"];
    const site = steps.find(({ uses }) => uses?.includes("upload-pages-artifact"))?.with?.["path"];
    expect(run).toContain(`--report ${sarif} `);
    expect(run).toContain(`--out ${site} `);
    expect(run).toContain("--report aspectdoc.md\n");
    expect(run).toContain("cat aspectdoc.md >>");
  });

  test("installs by the lock file, if there is one", () => {
    const setup = steps.find(({ uses }) => uses?.startsWith("actions/setup-node"));
    expect(setup?.with?.["cache"]).toBe(hasLock ? "npm" : undefined);
    expect(steps.some(({ run }) => run === "npm ci")).toBe(hasLock);
  });
});
