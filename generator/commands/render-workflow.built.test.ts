import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { packageFolder } from "../package-folder.ts";
import { captureTerminal } from "../testdata/capture-terminal.ts";
import { runCommand } from "../testdata/run-command.ts";
import { writePackageManager } from "../testdata/write-package-manager.ts";
import { createProgram } from "./create-program.ts";
import { describeInit } from "./init-command.ts";

/* The workflow as a repository gets it from `init --github`: parsed, and each of its commands run. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const workflow = ".github/workflows/aspectdoc.yml";
const before = process.cwd();
let top: string;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-workflow-")));
  mkdirSync(join(top, ".git"));
  writeFileSync(join(top, ".git/HEAD"), "ref: refs/heads/trunk\n");
});

afterEach(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] } };
  readonly permissions: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run: { readonly "working-directory": string } };
  readonly jobs: Readonly<
    Record<string, { readonly permissions: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly "working-directory"?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

/** Puts the model and a warning into a folder of the repository, and runs `init` there. */
async function initialize(below: string, more: Readonly<Record<string, string>> = {}): Promise<Workflow> {
  const folder = join(top, below);
  cpSync(tiny, join(folder, "model"), { recursive: true });
  mkdirSync(join(folder, "model/content"));
  writeFileSync(join(folder, "model/content/start.md"), "# Start\n\n[Nowhere](nowhere.md)\n");
  for (const [path, text] of Object.entries(more)) writeFileSync(join(top, path), text);
  process.chdir(folder);
  expect(await runCommand(describeInit, ["--github"])).toMatchObject({ code: 0 });
  return parse(readFileSync(join(top, workflow), "utf8")) as Workflow;
}

const listSteps = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap((job) => job.steps);

const findStep = (written: Workflow, name: string): Step => {
  const step = listSteps(written).find((each) => each.name === name);
  if (step === undefined) throw new Error(`the workflow has no step ${name}`);
  return step;
};

describe.each(["", "parts/models"])("in the folder %j", (below) => {
  test("stands at the top of the repository and runs where the model is", async () => {
    const written = await initialize(below);
    expect(written.defaults?.run["working-directory"]).toBe(below === "" ? undefined : below);
    expect(written.on.push.branches).toEqual(["trunk"]);
    expect(Object.keys(written.on)).toEqual(["pull_request", "merge_group", "push"]);
    expect(below !== "" && existsSync(join(top, below, workflow))).toBe(false);
    const cache = listSteps(written).find(({ uses }) => uses?.startsWith("actions/cache@"))?.with?.["path"];
    expect(cache).toBe(join(below, ".aspectdoc-cache"));
  });

  test("fetches submodules, where what is read may stand in some", async () => {
    const modules = `[submodule "model"]\n\tpath = ${join(below, "model")}\n`;
    const checkout = listSteps(await initialize(below, { ".gitmodules": modules }))[0];
    expect(checkout?.with).toMatchObject({ "fetch-depth": 0, submodules: true });
  });

  test("makes the site in one strict step, and calls what exists", async () => {
    const commands = listSteps(await initialize(below)).map(({ run = "" }) => run);
    const calls = commands.flatMap((run) => [...run.matchAll(/npx aspectdoc (.+)$/gm)].map(([, words = ""]) => words));
    expect(calls.map((words) => words.replace(/ .*/, ""))).toEqual(["generate", "diff", "diff"]);
    expect(calls[0]).toMatch(/^generate --strict /);
    const program = createProgram(captureTerminal(), () => {}, "0.0.0");
    // Parsing alone: an unknown word would throw, and the work itself is left undone.
    for (const command of program.commands) command.action(() => {});
    const words = calls[0]?.split(" ").map((word) => word.replace(/^"(.*)"$/, "$1").replace("$base", "/models/")) ?? [];
    expect(() => program.parse(words, { from: "user" })).not.toThrow();
  });

  test("installs by the nearest lock file, if there is one", async () => {
    const written = await initialize(below, { "package-lock.json": "{}" });
    const install = findStep(written, "Install what the lock file names");
    expect(install.run).toBe("npm ci");
    expect(install["working-directory"]).toBe(below === "" ? undefined : ".");
    const setup = listSteps(written).find(({ uses }) => uses?.startsWith("actions/setup-node@"));
    expect(setup?.with).toMatchObject({ cache: "npm", "cache-dependency-path": "package-lock.json" });
  });

  test.each([
    ["pnpm-lock.yaml", "", "corepack enable\npnpm install --frozen-lockfile\n", "pnpm exec"],
    ["yarn.lock", "__metadata:\n  version: 8\n", "corepack enable\nyarn install --immutable\n", "yarn"],
    [
      "yarn.lock",
      "# THIS IS AN AUTOGENERATED FILE. DO NOT EDIT THIS FILE DIRECTLY.\n# yarn lockfile v1\n",
      "corepack enable\nyarn install --frozen-lockfile\n",
      "yarn --silent",
    ],
    ["bun.lock", "{}", "npm install --global bun\nbun install --frozen-lockfile\n", "bunx"],
  ])("goes by the lock file of another manager: %s %j", async (lock, text, install, call) => {
    const written = await initialize(below, { [lock]: text });
    const step = findStep(written, "Install what the lock file names");
    expect(step.run).toBe(install);
    expect(step["working-directory"]).toBe(below === "" ? undefined : ".");
    const setup = listSteps(written).find(({ uses }) => uses?.startsWith("actions/setup-node@"));
    expect(setup?.with).toMatchObject({ "package-manager-cache": false });
    const commands = listSteps(written).map(({ run = "" }) => run);
    const calls = commands.flatMap((run) => [
      ...run.matchAll(/^ *(?:if .* then )?(\S.*?) aspectdoc (?:generate|diff) /gm),
    ]);
    expect(calls.map(([, words]) => words)).toEqual([call, call, call]);
  });

  test("has steps that work as they are, and passes in its first run", async () => {
    const run = prepare(below, await initialize(below));
    run("Install Aspectdoc");
    const made = run("Generate the site");
    expect(made.status).toBe(0);
    expect(readFileSync(join(run.temp, "site/404.html"), "utf8")).toContain('href="/models/');
    expect(run("Summarise").status).toBe(0);
    expect(readFileSync(join(run.temp, "summary.md"), "utf8")).toMatch(/^### Aspectdoc: nothing to report \(1 known/);
    expect(JSON.parse(readFileSync(join(run.temp, "aspectdoc.sarif"), "utf8"))).toHaveProperty("runs");
    expect(run("Comment on the pull request").status).toBe(0);

    // What is new fails, where GitHub finds it, and the comment is told again.
    writeFileSync(join(top, below, "model/content/next.md"), "# Next\n\n[Nowhere](nowhere.md)\n");
    const failed = run("Generate the site");
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain(`::warning file=${join(below, "model/content/next.md")},line=3,`);
    expect(run("Comment on the pull request").status).toBe(0);
    const mark = `<!-- aspectdoc: ${below === "" ? "." : below} -->\n`;
    expect(run.calls().filter(({ method }) => method !== undefined)).toEqual([
      { method: "POST", path: "repos/acme/models/issues/7/comments", body: expect.stringContaining(mark) as string },
      { method: "POST", path: "repos/acme/models/issues/7/comments", body: expect.stringContaining(mark) as string },
    ]);
    expect(run.calls().at(-1)?.body).toContain("[A preview of the site](https://github.com/acme/models/artifact)");
  });
});

test("a folder's name that GitHub would take for an expression stays a name", async () => {
  const written = await initialize("models ${{ github.token }}");
  expect(written.defaults?.run["working-directory"]).toBe("models ${{ '${{' }} github.token }}");
  const cache = listSteps(written).find(({ uses }) => uses?.startsWith("actions/cache@"))?.with;
  expect(cache?.["path"]).toBe("models ${{ '${{' }} github.token }}/.aspectdoc-cache");
  expect(readFileSync(join(top, workflow), "utf8")).not.toMatch(/\$\{\{ github\.token \}\}(?!\n)/);
});

test("the workflow fails on a breaking change, and says which in a comment that is read to its end", async () => {
  rmSync(join(top, ".git"), { recursive: true });
  const git = (...args: readonly string[]): void => {
    const env = { PATH: process.env["PATH"], HOME: tmpdir(), GIT_CONFIG_NOSYSTEM: "1" };
    const who = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
    expect(spawnSync("git", [...who, ...args], { cwd: top, env }).status).toBe(0);
  };
  git("init", "--quiet", "--initial-branch=trunk");
  const written = await initialize("");
  for (let index = 0; index < 90; index += 1) {
    writeFileSync(join(top, `model/pdl/Gone${index}.pdl`), `namespace a.b\n/** Gone. */\nrecord Gone${index} {}\n`);
  }
  git("add", "model", "aspectdoc.config.yaml");
  git("commit", "--quiet", "--message", "first");
  git("update-ref", "refs/remotes/origin/trunk", "HEAD");
  const run = prepare("", written);
  run("Install Aspectdoc");
  run("Generate the site");
  expect(run("Look for breaking changes")).toMatchObject({ status: 0 });
  for (let index = 0; index < 90; index += 1) rmSync(join(top, `model/pdl/Gone${index}.pdl`));
  const info = join(top, "model/pdl/com/example/BookInfo.pdl");
  writeFileSync(info, readFileSync(info, "utf8").replace("pages: optional int", "pages: int"));
  git("commit", "--quiet", "--all", "--message", "second");
  const failed = run("Look for breaking changes");
  expect(failed.status).toBe(1);
  expect(failed.stdout).toMatch(/^::error file=model\/pdl\/com\/example\/BookInfo\.pdl,line=\d+/m);
  expect(run("Comment on the pull request").status).toBe(0);
  const { body = "" } = run.calls().at(-1) ?? {};
  expect(body).toContain("### Model changes: 91 breaking");
  expect(body.trim().split("\n").length).toBeLessThanOrEqual(60);
  expect(body).toMatch(/^\| new readers of old data \| 91 \|$/m);
  expect(run("Generate the site").status).toBe(0);
  const links = [...body.matchAll(/\(https:\/\/pr-7\.example\.org\/models\/([^)#]*)(?:#([^)]*))?\)/g)];
  expect(links.length).toBeGreaterThan(0);
  const broken = links.filter(([, path = "", id]) => {
    const text = readFileSync(join(run.temp, "site", path, "index.html"), "utf8");
    return id !== undefined && !text.includes(` id="${decodeURIComponent(id)}"`);
  });
  expect(broken).toEqual([]);
});

test("the workflow takes no more permissions than it needs, and nobody else's actions, by their commits", async () => {
  const written = await initialize("");
  expect(written.permissions).toEqual({ contents: "read" });
  expect(Object.values(written.jobs).map(({ permissions }) => permissions)).toEqual([
    { contents: "read", "pull-requests": "write", "security-events": "write" },
    { pages: "write", "id-token": "write" },
  ]);
  const lines = readFileSync(join(top, workflow), "utf8").match(/uses: .*/g) ?? [];
  expect(lines).toHaveLength(listSteps(written).filter(({ uses }) => uses !== undefined).length);
  const pinned = /^uses: (?:actions\/[\w-]+|github\/codeql-action\/upload-sarif)@[\da-f]{40} # v\d+\.\d+\.\d+$/;
  expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
});

test("the workflow puts nothing that others write into a command", async () => {
  expect(listSteps(await initialize("")).filter(({ run }) => run?.includes("${{"))).toEqual([]);
});

test("the workflow uploads and shows what its commands write", async () => {
  const written = await initialize("");
  const site = "${{ runner.temp }}/site";
  expect(findStep(written, "Keep the site as a preview").with?.["path"]).toBe(site);
  expect(findStep(written, "Keep the site as a preview").if).toContain("github.event_name == 'pull_request'");
  expect(findStep(written, "Keep the site for publishing").with?.["path"]).toBe(site);
  expect(findStep(written, "Report to code scanning").with?.["sarif_file"]).toBe("${{ runner.temp }}/aspectdoc.sarif");
});

test("the workflow goes by a config file that was there before", async () => {
  mkdirSync(join(top, "model"));
  writeFileSync(join(top, "aspectdoc.config.yaml"), "inputs: [model]\nbase: /reference/\nlastChange: true\n");
  rmSync(join(top, "model"), { recursive: true });
  const written = await initialize("");
  const { run = "" } = findStep(written, "Generate the site");
  expect(run).toContain("--baseline aspectdoc.baseline.json ");
  expect(run).not.toContain("--base ");
  expect(listSteps(written)[0]?.with).toMatchObject({ "fetch-depth": 0 });
  expect(listSteps(written)[0]?.with).not.toHaveProperty("submodules");
});

// GitHub's own tool has jq built in; what stands in for it here has not.
const jq = "jq";
const hasJq = spawnSync(jq, ["--version"]).status === 0;

test.skipIf(!hasJq)(
  "the comment that is told again is the one with the mark, by whom the workflow writes as",
  async () => {
    const run = prepare("", await initialize(""));
    run("Install Aspectdoc");
    run("Generate the site");
    const bot = { login: "github-actions[bot]" };
    run.comments([
      { id: 1, user: bot, body: "Coverage is up\n<!-- aspectdoc: . -->" },
      { id: 2, user: { login: "someone" }, body: "<!-- aspectdoc: . -->\nforged" },
      { id: 3, user: bot, body: "<!-- aspectdoc: other -->\nof another folder" },
      { id: 4, user: bot, body: "<!-- aspectdoc: . -->\nof the last run" },
      { id: 5, user: bot, body: "Deployed" },
    ]);
    expect(run("Comment on the pull request").status).toBe(0);
    expect(run.calls().at(-1)).toMatchObject({ method: "PATCH", path: "repos/acme/models/issues/comments/4" });
  },
);

interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
}

interface Runner {
  (name: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string };
  readonly temp: string;
  calls(): readonly Call[];
  comments(list: readonly object[]): void;
}

/**
 * Runs steps as GitHub does, with a GitHub that notes what it is told.
 */
function prepare(below: string, written: Workflow): Runner {
  const temp = join(top, ".git/runner");
  const bin = join(temp, "bin");
  writePackageManager(bin);
  const write = (name: string, text: string): void => {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  };
  write("gh", `#!/bin/sh\nexec '${process.execPath}' '${join(bin, "gh.mjs")}' "$@"\n`);
  write("gh.mjs", fakeGithub);
  writeFileSync(join(temp, "comments.json"), "[]");
  const context: Readonly<Record<string, string>> = {
    "github.token": "none",
    "github.base_ref": "trunk",
    "github.event.pull_request.number": "7",
    "vars.ASPECTDOC_PREVIEW_URL": "https://pr-{number}.example.org/models",
    "steps.preview.outputs.artifact-url": "https://github.com/acme/models/artifact",
  };
  const run = (name: string): ReturnType<Runner> => {
    const step = findStep(written, name);
    const resolve = (value: string): string =>
      value.replace(/\$\{\{ (.+?) \}\}/g, (_, key: string) => context[key] ?? `unknown ${key}`);
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([key, value]) => [key, resolve(value)]));
    const given = {
      PATH: `${bin}:${process.env["PATH"] ?? ""}`,
      HOME: temp,
      RUNNER_TEMP: temp,
      GITHUB_REPOSITORY: "acme/models",
      GITHUB_STEP_SUMMARY: join(temp, "summary.md"),
    };
    const cwd = join(top, step["working-directory"] ?? written.defaults?.run["working-directory"] ?? "");
    expect(cwd).toBe(join(top, below));
    // As GitHub calls it for a step that names no shell.
    return spawnSync("bash", ["-e", "-c", step.run ?? ""], { cwd, env: { ...given, ...env }, encoding: "utf8" });
  };
  return Object.assign(run, {
    temp,
    calls: (): readonly Call[] => {
      const log = join(temp, "calls.jsonl");
      if (!existsSync(log)) return [];
      const lines = readFileSync(log, "utf8").trim().split("\n");
      return lines.map((line) => JSON.parse(line) as Call);
    },
    comments: (list: readonly object[]) => writeFileSync(join(temp, "comments.json"), JSON.stringify(list)),
  });
}

const fakeGithub = `
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
const { RUNNER_TEMP: temp } = process.env;
const args = process.argv.slice(2);
const after = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const known = readFileSync(temp + "/comments.json", "utf8");
const body = after("--field")?.replace(/^body=@/, "");
const call = {
  method: after("--method"),
  path: args.findLast((word) => word.startsWith("repos/")),
  body: body && readFileSync(body, "utf8"),
};
appendFileSync(temp + "/calls.jsonl", JSON.stringify(call) + "\\n");
if (args.includes("--jq") && known !== "[]") {
  process.stdout.write(execFileSync("jq", ["-r", after("--jq")], { input: known }));
}
`;
