import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { packageFolder } from "../package-folder.ts";
import { runCommand } from "../testdata/run-command.ts";
import { writePackageManager } from "../testdata/write-package-manager.ts";
import { describeInit } from "./init-command.ts";

/* The jobs as a repository gets them from `init --gitlab`: parsed, and each of their commands run. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const pipeline = ".gitlab-ci.yml";
const before = process.cwd();
let top: string;

const git = (...args: readonly string[]): void => {
  const env = { PATH: process.env["PATH"], HOME: tmpdir(), GIT_CONFIG_NOSYSTEM: "1" };
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  expect(spawnSync("git", [...who, ...args], { cwd: top, env }).status).toBe(0);
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
};

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-pipeline-")));
  git("init", "--quiet", "--initial-branch=trunk");
});

afterEach(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

interface Job {
  readonly extends?: string;
  readonly image?: string;
  readonly stage?: string;
  readonly before_script?: readonly string[];
  readonly script?: readonly string[];
  readonly rules?: readonly object[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly cache?: { readonly key: unknown; readonly paths: readonly string[] };
  readonly artifacts?: { readonly paths: readonly string[]; readonly reports: Readonly<Record<string, string>> };
}

type Jobs = Readonly<Record<string, Job>>;

/** Puts the model and a warning into a folder of the repository, runs `init` there, and gives the jobs of the file. */
async function initialize(below: string, file = pipeline): Promise<{ readonly jobs: Jobs; readonly error: string }> {
  const folder = join(top, below);
  cpSync(tiny, join(folder, "model"), { recursive: true });
  write(join(below, "model/content/start.md"), "# Start\n\n[Nowhere](nowhere.md)\n");
  process.chdir(folder);
  const { code, error } = await runCommand(describeInit, ["--gitlab"]);
  expect(code).toBe(0);
  return { jobs: parse(readFileSync(join(top, file), "utf8")) as Jobs, error };
}

/** Runs a job as GitLab does: its commands in one shell that stops where one fails. */
function run(
  jobs: Jobs,
  name: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const bin = join(top, ".git/bin");
  writePackageManager(bin);
  const job = jobs[name];
  const commands = [...(jobs[job?.extends ?? ""]?.before_script ?? []), ...(job?.script ?? [])];
  const env = {
    PATH: `${bin}:${process.env["PATH"] ?? ""}`,
    HOME: bin,
    CI_PROJECT_DIR: top,
    CI_PAGES_URL: "https://acme.gitlab.example/data/models",
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "trunk",
  };
  return spawnSync("bash", ["-eo", "pipefail", "-c", commands.join("\n")], { cwd: top, env, encoding: "utf8" });
}

interface Issue {
  readonly check_name: string;
  readonly location: { readonly path: string };
}

const readIssues = (): readonly Issue[] =>
  JSON.parse(readFileSync(join(top, "aspectdoc.gitlab.json"), "utf8")) as readonly Issue[];

test("a folder's jobs publish the default branch, and what is wrong today fails nothing", async () => {
  const { jobs } = await initialize("parts/it's models");
  expect(Object.keys(jobs)).toEqual([".aspectdoc-parts-it-s-models", "reference-parts-it-s-models", "pages"]);
  expect(jobs["pages"]).toMatchObject({ rules: [{ if: "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH" }], stage: "deploy" });
  expect(jobs["pages"]?.artifacts?.paths).toEqual(["public"]);
  expect(run(jobs, "pages")).toMatchObject({ status: 0 });
  expect(readFileSync(join(top, "public/404.html"), "utf8")).toContain('href="/data/models/');
  expect(readIssues()).toEqual([]);
  const [cache] = jobs[".aspectdoc-parts-it-s-models"]?.cache?.paths ?? [];
  expect(cache).toBe("parts/it's models/.aspectdoc-cache");
  expect(existsSync(join(top, cache ?? ""))).toBe(true);
});

test("a merge request fails by what is new in it and by what it breaks, and its site is kept", async () => {
  const { jobs } = await initialize("");
  const { rules, variables, artifacts } = jobs["reference"] ?? {};
  expect(rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }]);
  expect(variables).toEqual({ GIT_DEPTH: "0" });
  expect(artifacts?.paths).toEqual(["preview/"]);
  // The request that adds the model has nothing to be compared with.
  write("README", "Words.\n");
  git("add", "README");
  git("commit", "--quiet", "--message", "first");
  git("update-ref", "refs/remotes/origin/trunk", "HEAD");
  git("add", "model");
  git("commit", "--quiet", "--message", "second");
  expect(run(jobs, "reference")).toMatchObject({ status: 0 });
  expect(readIssues()).toMatchObject([{ check_name: "compare/nothing-before" }]);
  git("update-ref", "refs/remotes/origin/trunk", "HEAD");
  const info = "model/pdl/com/example/BookInfo.pdl";
  write(info, readFileSync(join(top, info), "utf8").replace("pages: optional int", "pages: int"));
  expect(run(jobs, "reference")).toMatchObject({ status: 1, stderr: expect.stringContaining("breaking/") as string });
  expect(readIssues()).toMatchObject([{ location: { path: info } }]);
  expect(readIssues()[0]?.check_name).toMatch(/^breaking\//);
  expect(existsSync(join(top, "preview/index.html"))).toBe(true);
  git("checkout", "--quiet", "--", ".");
  const next = "model/content/next.md";
  write(next, "# Next\n\n[Nowhere](nowhere.md)\n");
  expect(run(jobs, "reference")).toMatchObject({ status: 1, stderr: expect.stringContaining("next.md:3") as string });
  expect(readIssues()).toMatchObject([{ location: { path: next } }]);
});

test("what there is runs on, with jobs of ours that it includes, in stages that it has", async () => {
  const own = "stages: [lint, ship]\nlint:\n  stage: lint\n  script: !reference [.setup, script]\n";
  write(pipeline, own);
  const { jobs, error } = await initialize("", ".gitlab/aspectdoc.yml");
  expect(readFileSync(join(top, pipeline), "utf8")).toBe(own);
  expect(error).toContain(
    ".gitlab/aspectdoc.yml; add `include: [{ local: .gitlab/aspectdoc.yml }]` to .gitlab-ci.yml\n",
  );
  expect([jobs["reference"]?.stage, jobs["pages"]?.stage]).toEqual(["lint", "ship"]);
});

test.each([
  [
    "names stand for too much",
    ["a: &a [x]", ...["ba", "cb", "dc", "ed"].map(([own, of]) => `${own}: &${own} [${`*${of},`.repeat(20)}]`)].join(
      "\n",
    ),
  ],
  ["a name stands for nothing", "a: *b\n"],
  ["brackets are open", "a: [\n"],
])("jobs of ours are included where nobody can read what there is, as %s", async (_, own) => {
  write(pipeline, own);
  const { jobs } = await initialize("", ".gitlab/aspectdoc.yml");
  expect(Object.keys(jobs)).toEqual([".aspectdoc", "reference", "pages"]);
});

test("a folder in the place of a pipeline stays there", async () => {
  write(join(pipeline, "deploy.yml"), "deploy:\n  script: [make]\n");
  cpSync(tiny, join(top, "model"), { recursive: true });
  process.chdir(top);
  const { code, error } = await runCommand(describeInit, ["--gitlab"]);
  expect({ code, error }).toMatchObject({ code: 0, error: expect.stringContaining(`kept ${pipeline}\n`) as string });
});

test("stages are texts, whatever they are called", async () => {
  write(pipeline, "stages: ['yes', 'null']\nlint:\n  stage: 'yes'\n  script: [make]\n");
  const { jobs } = await initialize("", ".gitlab/aspectdoc.yml");
  expect([jobs["reference"]?.stage, jobs["pages"]?.stage]).toEqual(["yes", "null"]);
});

test("a site that is published already stays the one", async () => {
  write(pipeline, "pages:\n  script: [make site]\n");
  const { jobs, error } = await initialize("", ".gitlab/aspectdoc.yml");
  expect(Object.keys(jobs)).toEqual([".aspectdoc", "reference"]);
  expect(error).toContain("its job `pages` publishes already");
});

test("a second model of a repository goes beside the first one, and the first one's jobs are known again", async () => {
  const first = await initialize("a");
  const second = await initialize("b", ".gitlab/aspectdoc-b.yml");
  expect(Object.keys(first.jobs)).toEqual([".aspectdoc-a", "reference-a", "pages"]);
  expect(Object.keys(second.jobs)).toEqual([".aspectdoc-b", "reference-b"]);
  process.chdir(join(top, "a"));
  const { error } = await runCommand(describeInit, ["--gitlab", "--force"]);
  expect(error).toContain("wrote ../.gitlab-ci.yml\n");
});

test.each([
  ["pnpm-lock.yaml", ["corepack enable", "pnpm install --frozen-lockfile"], "pnpm exec"],
  ["package-lock.json", ["npm ci"], "npx"],
])("installs by the nearest lock file: %s", async (lock, install, call) => {
  write(lock, "{}");
  const { jobs } = await initialize("models");
  const base = jobs[".aspectdoc-models"];
  expect(base?.before_script).toEqual([...install, `cd "$CI_PROJECT_DIR"/'models'`]);
  expect(base?.cache?.key).toEqual({ prefix: "aspectdoc-models", files: [lock] });
  const commands = [...(jobs["reference-models"]?.script ?? []), ...(jobs["pages"]?.script ?? [])];
  const calls = commands.filter((command) => command.includes(" aspectdoc "));
  expect(calls).toHaveLength(3);
  expect(calls.filter((command) => !command.startsWith(`${call} aspectdoc `))).toEqual([]);
});

test("the address that the config file names is left to it, and submodules are fetched", async () => {
  write("aspectdoc.config.yaml", "inputs: [model]\nbase: /reference/\n");
  write(".gitmodules", '[submodule "model"]\n\tpath = model\n');
  const { jobs } = await initialize("");
  expect(jobs["pages"]?.script?.join("\n")).not.toContain("--base ");
  expect(jobs["pages"]?.script?.join("\n")).toContain("--baseline aspectdoc.baseline.json ");
  expect(jobs[".aspectdoc"]?.variables).toEqual({ GIT_SUBMODULE_STRATEGY: "normal" });
});
