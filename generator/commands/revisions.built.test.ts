import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* Editions whose inputs are read as they were in a revision of their repository, while something else is checked out. */

const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-revisions-")));
  process.chdir(folder);
  cpSync(join(packageFolder, "generator/testdata/sites/editions/old"), "model", { recursive: true });
  rmSync("model/versions.yml");
  rmSync("model/redirects.yml");
  writeFileSync("model/content/README.md", "# Start\n\n![Boats](boats.svg) [as text](list.csv)\n");
  writeFileSync("model/content/boats.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  writeFileSync("model/content/list.csv", "a,b\n");
  cpSync("model", "old", { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  commit("first");
  git("tag", "v1");
  writeFileSync("model/content/README.md", "# Start\n\n![Boats](boats.svg)\n");
  writeFileSync("model/content/boats.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22"/>');
  rmSync("model/content/list.csv");
  commit("second");
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

function git(...args: readonly string[]): void {
  const env = { PATH: process.env["PATH"], HOME: folder, GIT_CONFIG_NOSYSTEM: "1" };
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: folder,
    env,
    stdio: "pipe",
  });
}

function commit(message: string): void {
  git("add", "model");
  git("commit", "--quiet", "--message", message);
}

function generate(version: string, ...args: readonly string[]): Promise<Finished> {
  writeFileSync(
    "aspectdoc.config.yaml",
    `inputs: [model]\nversions:\n  - { version: "2", isLast: true }\n  - { version: "1", ${version} }\n`,
  );
  return runCommand(describeGenerate, args);
}

function readTree(of: string): ReadonlyMap<string, string> {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(of, path), readFileSync(path, "latin1")]));
}

describe("an edition of a revision", () => {
  test.each([[[]], [["--no-cache"]]])("is that of a folder with the same files (%j)", async (args) => {
    expect(await generate("inputs: [old]", "--out", "by-folder", "--no-cache")).toMatchObject({ code: 0 });
    expect(await generate("revision: v1", "--out", "by-revision", ...args)).toMatchObject({ code: 0 });
    const tree = readTree("by-revision");
    expect(tree).toEqual(readTree("by-folder"));
    const pictures = [...tree].filter(([path]) => path.endsWith(".svg") && path.includes("boats"));
    expect(pictures.map(([path, text]) => [path.startsWith("1/"), /width="(\d+)"/.exec(text)?.[1]])).toEqual([
      [true, "1"],
      [false, "22"],
    ]);
    expect([...tree.keys()].filter((path) => path.endsWith(".csv"))).toHaveLength(1);
  });

  test("is read where its folder was before it moved, and without one that came later", async () => {
    expect(await generate("revision: v1", "--out", "before", "--no-cache")).toMatchObject({ code: 0 });
    renameSync("model", "schemas");
    mkdirSync("guides");
    writeFileSync("guides/start.md", "# Start\n");
    writeFileSync(
      "aspectdoc.config.yaml",
      'inputs: [schemas, guides]\nversions:\n  - { version: "2", isLast: true }\n  - { version: "1", revision: v1 }\n',
    );
    expect(await runCommand(describeGenerate, ["--out", "site", "--no-cache"])).toMatchObject({ code: 0 });
    const pages = (of: string): readonly string[] =>
      readdirSync(join(of, "1"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("index.html"));
    expect(pages("site").toSorted()).toEqual(pages("before").toSorted());
  });

  test("links to its sources in its commit, and tells of them by its version", async () => {
    git("remote", "add", "origin", "https://github.com/example/boats.git");
    git("tag", "--force", "v1", "HEAD");
    writeFileSync("model/content/README.md", "# Start\n");
    const { error } = await generate("revision: HEAD~1", "--out", "site");
    const head = execFileSync("git", ["rev-parse", "HEAD~1"], { encoding: "utf8" }).trim();
    const page = "generated/metamodel/entities/tag/index.html";
    expect(readFileSync(join("site/1", page), "utf8")).toContain(
      `https://github.com/example/boats/blob/${head}/model/`,
    );
    expect(readFileSync(join("site", page), "utf8")).toContain("https://github.com/example/boats/blob/main/model/");
    expect(error).toMatch(/\d+ pages in 2 versions written/);
  });

  test("is not made when the revision can't be read", async () => {
    const { code, error } = await generate("revision: v2", "--out", "site");
    expect(code).toBe(2);
    expect(error).toContain("error[usage/unreadable-revision]: the revision `v2` can't be read: ");
    expect(error).toContain("has no branch, tag or commit v2\n");
    expect(error).toContain("help: did you mean v1?");
    expect(existsSync("site")).toBe(false);
    rmSync(".git", { recursive: true });
    expect((await generate("revision: v1", "--out", "site")).error).toContain("is in no Git repository");
  });

  test("can't be archived or elsewhere", async () => {
    for (const other of ["archive: old", 'href: "https://example.org/1/"']) {
      const { code, error } = await generate(`revision: v1, ${other}`);
      expect(code).toBe(2);
      expect(error).toMatch(/`versions\[1\]\.(?:archive|revision)` must be left out/);
    }
  });

  test("has of its folders what the revision has, whatever is there today", async () => {
    writeFileSync("model/releases.yml", "releases: [{ version: v9 }]\n");
    expect(await generate("revision: v1", "--out", "site")).toMatchObject({ code: 0 });
    expect(existsSync("site/releases.md")).toBe(true);
    expect(existsSync("site/1/releases.md")).toBe(false);
  });
});
