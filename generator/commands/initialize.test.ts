import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Config } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeInit } from "./init-command.ts";

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const config = "aspectdoc.config.yaml";
const workflow = ".github/workflows/aspectdoc.yml";
const classicLock = "# yarn lockfile v1\n";
const workspaces = '{ "workspaces": [] }';
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

  test("of a vault of notes says how many there are", async () => {
    cpSync(join(packageFolder, "generator/testdata/sites/vault"), ".", { recursive: true });
    const { error } = await init();
    expect(error).toContain("found a vault of notes: 2 pages of guides, and no model\n");
    expect(error).toContain("next:\n  npm install --save-dev aspectdoc\n  npx aspectdoc check\n");
  });

  test("of a vault leads to what its notes name, and misses nothing that is there or is yet to be named", async () => {
    mkdirSync(".obsidian");
    writeFileSync(
      "Log.md",
      "## Set Sail\n\n[there](Log.md#Set%20Sail) ![[Chart.canvas]] [[Lists.base]] [[Ghost]] [a](Log.md#Gone)\n",
    );
    writeFileSync("Daily.md", "Up: [[{{title}}]], [[<% tp.file.title %>]]\n");
    writeFileSync("Chart.canvas", "{}");
    writeFileSync("Lists.base", "views: []\n");
    const { error } = await runCommand(describeCheck, []);
    const told = error.split("\n").filter((line) => line.includes("warning["));
    expect(told.map((line) => line.slice(0, line.indexOf(":")) + line.slice(line.indexOf("]")))).toEqual([
      "Log.md]: the link leads to `Ghost`, which is not there",
      "Log.md]: `Log` has no heading `#Gone`",
    ]);
  });

  test("leaves out files that are too large to be read, and says why", async () => {
    mkdirSync("api");
    const text = "openapi: 3.1.0\ninfo: { title: Piers, version: '1' }\npaths: {}\n";
    writeFileSync("api/piers.yaml", text);
    writeFileSync("api/piers.all [1].yaml", `${text}${`# ${"x".repeat(998)}\n`.repeat(16_000)}`);
    const { error } = await init();
    expect(error).toContain("left out api/piers.all [1].yaml: too large to be read\n");
    expect(readFileSync(config, "utf8")).toContain(
      '# Files that are larger than any that are read, and would be errors. Paths count from the input.\nexclude:\n  - "api/piers.all',
    );
    expect((await readWritten()).exclude).toEqual([String.raw`api/piers.all \[1\].yaml`]);
    expect((await runCommand(describeCheck, [])).error).not.toContain("too-large");
  });

  test("names a file that is too large where it is all there is, so that a run says it", async () => {
    writeFileSync("Pier.pdl", `record Pier {}\n${`// ${"x".repeat(997)}\n`.repeat(16_000)}`);
    await init();
    expect(await readWritten()).not.toHaveProperty("exclude");
    expect((await runCommand(describeCheck, [])).error).toContain("discover/file-too-large");
  });

  test.each([
    ["pnpm-lock.yaml", "pnpm add --save-dev aspectdoc", "pnpm exec"],
    ["yarn.lock", "yarn add --dev aspectdoc", "yarn"],
    ["bun.lock", "bun add --dev aspectdoc", "bunx"],
  ])("is followed by what those with a %s type", async (lock, add, run) => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    writeFileSync(lock, "");
    const { error } = await init();
    expect(error).toContain(`next:\n  ${add}\n  ${run} aspectdoc check\n  ${run} aspectdoc generate && ${run} `);
  });

  test.each([
    ["pnpm-lock.yaml", "", "pnpm-workspace.yaml", "packages: []\n", "pnpm add --save-dev --workspace-root aspectdoc"],
    ["pnpm-lock.yaml", "", "package.json", workspaces, "pnpm add --save-dev aspectdoc"],
    ["yarn.lock", classicLock, "package.json", workspaces, "yarn add --dev --ignore-workspace-root-check aspectdoc"],
    ["yarn.lock", classicLock, "package.json", "{}", "yarn add --dev aspectdoc"],
    ["yarn.lock", "__metadata:\n", "package.json", workspaces, "yarn add --dev aspectdoc"],
  ])("is followed by what the top of a workspace asks for: %s %j, %s %s", async (lock, written, mark, text, add) => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    writeFileSync(lock, written);
    writeFileSync(mark, text);
    const { error } = await init("--github");
    expect(error).toContain(`next:\n  ${add}\n`);
    expect(error).toContain(`${workflow}, package.json, ${lock}; for publishing`);
  });

  test("names the folder that all namespaces are in, though there is one so far", async () => {
    mkdirSync("models/com/acme", { recursive: true });
    writeFileSync("models/com/acme/A.pdl", "namespace com.acme\nrecord A {}");
    await init();
    expect(await readWritten()).toMatchObject({ inputs: [join(folder, "models")] });
  });

  test("calls the site as the folder is, in the letters of its README", async () => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    writeFileSync("README.md", "![logo](logo.svg)\n\n# The ACME-Models: all of them\n");
    await init();
    expect((await readWritten()).title).toBe("ACME Models");
    writeFileSync("README.md", "# How to begin\n");
    await init("--force");
    expect((await readWritten()).title).toBe("Acme models");
  });

  test.each([
    ["Harbour Master", { "README.md": "# Harbour Master: all berths\n" }],
    ["Berths", { "pyproject.toml": '[project]\nname = "berths"\n' }],
    ["berth-types", { "package.json": '{ "name": "@quay/berth-types" }' }],
  ])("calls the site %s, as the folder calls itself", async (title, files) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
    writeFileSync("Pier.pdl", "record Pier {}\n");
    await init();
    expect((await readWritten()).title).toBe(title);
  });

  test.each([
    ["openapi.yaml", "openapi: 3.1.0\ninfo:\n  contact: { name: Sam }\n  title: Berths of a harbour\npaths: {}\n"],
    ["openapi.yml", "openapi: 3.0.0\ninfo: { version: '1', title: 'Berths of a harbour' }\npaths: {}\n"],
    ["openapi.json", '{"openapi":"3.0.0","info":{"version":"1","title":"Berths \\u006ff a harbour"},"paths":{}}'],
  ])("calls the site as the API is that is all there is: %s", async (name, text) => {
    writeFileSync(name, text);
    await init();
    expect((await readWritten()).title).toBe("Berths of a harbour");
    writeFileSync("Pier.pdl", "record Pier {}\n");
    await init("--force");
    expect((await readWritten()).title).toBe("Acme models");
  });

  test("has the site kept out of Git where it isn't", async () => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    const advice = "add a line `output` to .gitignore";
    expect((await init()).error).not.toContain(advice);
    mkdirSync(".git");
    writeFileSync(".git/HEAD", "ref: refs/heads/main\n");
    expect((await init("--force")).error).toContain(advice);
    writeFileSync(".gitignore", "/output/\n");
    expect((await init("--force")).error).not.toContain(advice);
  });

  test("goes on with the folder that a site was written to before", async () => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    mkdirSync(".git");
    writeFileSync(".git/HEAD", "ref: refs/heads/main\n");
    mkdirSync("public");
    expect((await init()).error).toContain("add a line `output` to .gitignore");
    expect(await readWritten()).not.toHaveProperty("out");
    writeFileSync("public/.aspectdoc", '{ "base": "/" }\n');
    const { error } = await init("--force");
    expect(error).toContain("add a line `public` to .gitignore");
    expect(error).not.toContain("`output`");
    expect((await readWritten()).out).toMatch(/[/\\]public$/);
    // Which of several is meant, nobody can tell.
    mkdirSync("site");
    writeFileSync("site/.aspectdoc", '{ "base": "/" }\n');
    expect((await init("--force")).error).toContain("add a line `output` to .gitignore");
  });

  test("has the site that a config file of before names kept out of Git", async () => {
    writeFileSync("Pier.pdl", "record Pier {}\n");
    mkdirSync(".git");
    writeFileSync(".git/HEAD", "ref: refs/heads/main\n");
    writeFileSync(config, "inputs: ['.']\nout: built/site\n");
    expect((await init("--github")).error).toContain("add a line `built/site` to .gitignore");
  });

  test("says what is there in words", async () => {
    mkdirSync("cli");
    writeFileSync("cli/acme.yml", "program: acme\ncommands: []\n");
    expect((await init()).error).toContain("found 1 file of programs and their commands in cli\n");
  });

  test("of a folder above is told where commands go by it, and where one of its own goes before it", async () => {
    cpSync(tiny, "models", { recursive: true });
    mkdirSync(".git");
    writeFileSync(config, "title: Acme\nstrict: true\n");
    process.chdir(join(folder, "models/pdl"));
    const checked = await runCommand(describeCheck, []);
    expect(checked.error).toBe(`settings from ../../${config}\n11 files checked, nothing to report\n`);
    const { error } = await init();
    expect(error).toContain(
      `so far, ../../${config} counts here; one in this folder goes before it\nwrote ${config}\n`,
    );
    expect((await runCommand(describeCheck, [])).error).toBe("9 files checked, nothing to report\n");
  });

  test("names the plug-ins that read what is there, and what they don't look for by themselves", async () => {
    mkdirSync("api");
    writeFileSync("api/openapi.yaml", "openapi: 3.0.0\ninfo: { title: Berths }\npaths: {}\n");
    writeFileSync("api/berth.json", '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }\n');
    const { error } = await init();
    expect(error).toMatch(
      /^found what aspectdoc\/plugins\/json-schema reads in api\/berth.json, what aspectdoc\/plugins\/openapi reads\n/,
    );
    expect(error).toContain(
      "names of schemas, and addresses of their pages, leave out api/, as `root` in aspectdoc.config.yaml says\n",
    );
    expect((await readWritten()).plugins).toMatchObject([
      { plugin: "aspectdoc/plugins/json-schema", options: { files: ["api/berth.json"], root: "api" } },
      { plugin: "aspectdoc/plugins/openapi" },
    ]);
    expect((await runCommand(describeCheck, [])).code).toBe(0);
  });

  test("names of a schema that is written as JSON and as YAML one", async () => {
    writeFileSync("berth.json", '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }\n');
    writeFileSync("berth.yaml", "$schema: http://json-schema.org/draft-07/schema#\ntype: object\n");
    await init();
    expect((await readWritten()).plugins).toMatchObject([{ options: { files: ["berth.json"] } }]);
  });

  test("names a plug-in once, with the files of all languages that it reads", async () => {
    mkdirSync("deploy");
    writeFileSync("deploy/berths.schema.json", '{ "$schema": "http://json-schema.org/draft-07/schema#" }\n');
    writeFileSync("deploy/pier.yaml", "kind: CustomResourceDefinition\n");
    await init();
    const files = ["**/*.schema.json", "**/*.schema.yaml", "deploy/pier.yaml"];
    const { plugins } = await readWritten();
    expect(plugins).toHaveLength(1);
    expect(plugins).toMatchObject([{ plugin: "aspectdoc/plugins/json-schema", options: { files, root: "deploy" } }]);
  });

  test("takes JSON Schemas beside a model for none of it, and a description of an API for a part of the site", async () => {
    writeFileSync("A.pdl", "namespace a\n/** Words. */\nrecord A {}\n");
    writeFileSync("settings.schema.json", '{ "$schema": "http://json-schema.org/draft-07/schema#" }\n');
    writeFileSync("openapi.yaml", "openapi: 3.0.0\n");
    expect((await init()).error).toContain("found 1 file of PDL, what aspectdoc/plugins/openapi reads\n");
    expect((await readWritten()).plugins).toMatchObject([{ plugin: "aspectdoc/plugins/openapi" }]);
  });

  test("says that guides beside a model are taken along", async () => {
    for (const path of ["docs", "models/src"]) mkdirSync(path, { recursive: true });
    writeFileSync("models/src/A.pdl", "namespace a\n/** Words. */\nrecord A {}\n");
    writeFileSync("docs/index.md", "# Hello\n");
    expect((await init()).error).toContain("found 1 file of PDL in models/src, guides in docs\n");
    expect(await readWritten()).toMatchObject({ inputs: [folder], content: ["docs"] });
  });

  test.each([
    ["a README alone", ["README.md"]],
    ["guides at the top", ["README.md", "start.md"]],
    [
      "one README a package",
      ["package.json", "packages/a/package.json", "packages/a/README.md", "packages/b/README.md"],
    ],
    [
      "components with a project of guides each",
      ["a/mkdocs.yml", "a/docs/index.md", "b/mkdocs.yml", "b/docs/index.md"],
    ],
    ["records of decisions beside code", ["main.go", "adr/0001-begin.md", "adr/0002-go-on.md"]],
    ["a wiki with a folder called `guides`", ["home.md", "guides/moor.md", "piers/north.md"]],
  ])("names this folder where guides are anywhere in it: %s", async (_, paths) => {
    for (const path of paths) {
      mkdirSync(dirname(path), { recursive: true });
      const text = path.endsWith(".yml") ? "site_name: Ours\n" : "";
      writeFileSync(path, path.endsWith(".md") ? `# All about ${path}\n` : text);
    }
    expect((await init()).error).toContain("found guides in this folder, and no model\n");
    expect(await readWritten()).toMatchObject({ inputs: [folder], content: ["."] });
    const guides = paths.filter((path) => path.endsWith(".md")).length;
    expect((await runCommand(describeCheck, [])).error).toContain(
      `${guides} guide${guides === 1 ? "" : "s"}, with no model beside ${guides === 1 ? "it" : "them"}, checked`,
    );
  });

  test.each([
    ["a README above a folder of guides", { "README.md": "# Pier\n", "docs/start.md": "# Start\n" }, "Pier"],
    ["a README that isn't headed by a name", { "README.md": "# Overview\n", "docs/a.md": "# A\n" }, "Acme models"],
    [
      "a README with a heading in HTML, and commands that begin as headings do",
      { "readme.md": "<h1 align=center>Pier Kit</h1>\n\n```sh\n# Clone it\n```\n", "docs/a.md": "# A\n" },
      "Pier Kit",
    ],
    ["a README without a name", { "README.md": "# Installation\n", "docs/a.md": "# A\n" }, "Acme models"],
    [
      "projects beside a folder of guides",
      { "docs/a.md": "# A\n", "b/mkdocs.yml": "site_name: B\n", "b/docs/a.md": "# B\n" },
      "Acme models",
    ],
  ])("leaves guides to be found where more of them is by themselves: %s", async (_, files, title) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    writeFileSync("main.go", "");
    expect((await init()).error).toContain("found guides in docs, and no model\n");
    expect(await readWritten()).toEqual({ inputs: [folder], title });
    expect((await runCommand(describeCheck, [])).error).toContain("2 guides, with no model beside them, checked");
  });

  test("calls a site of several projects as the README above them is headed, with which it begins", async () => {
    for (const name of ["berths", "piers"]) {
      mkdirSync(`${name}/docs`, { recursive: true });
      writeFileSync(`${name}/mkdocs.yml`, "");
      writeFileSync(`${name}/docs/index.md`, "# Here\n");
    }
    writeFileSync("README.md", "# Harbour platform\n");
    await init();
    expect(await readWritten()).toEqual({ inputs: [folder], content: ["."], title: "Harbour platform" });
  });

  test("accepts the warnings that a check has, which knows where a project is published and how it is called", async () => {
    writeFileSync("_config.yml", "name: Ferries\nurl: https://ferries.example\n");
    writeFileSync("index.md", "# Ferries\n\n[Tides](https://ferries.example/tides.html#springs), [gone](gone.md)\n");
    writeFileSync("tides.md", "# Tides\n\n## Neaps\n");
    const { error } = await init("--github");
    expect(error).toContain("wrote aspectdoc.baseline.json (2 known warnings)\n");
    expect(readFileSync(config, "utf8")).toContain('# title: "Ferries"');
    const check = await runCommand(describeCheck, ["--strict"]);
    expect([check.code, check.error]).toEqual([0, expect.stringMatching(/^2 known warnings/)]);
  });

  test("says of schemas beside guides how they are read", async () => {
    writeFileSync("README.md", "# Hello\n");
    writeFileSync("pier.smithy", "");
    const { error } = await init();
    expect(error).toContain("found guides in this folder, and no model\n");
    expect(error).toMatch(/next:\n {2}Smithy: once .* a plug-in reads that\n/);
    expect((await runCommand(describeCheck, [])).code).toBe(0);
  });

  test("names guides, and registries of another name", async () => {
    cpSync(tiny, "models", { recursive: true });
    mkdirSync("docs");
    writeFileSync("docs/README.md", "# Hello\n");
    writeFileSync("models/custom-registry.yml", "entities:\n  - name: pier\n    keyAspect: pierKey\n");
    writeFileSync("models/npm-registry.yml", "url: x\n");
    mkdirSync(".git");
    writeFileSync(".git/config", '[remote "origin"]\n\turl = git@github.com:acme/models.git\n');
    writeFileSync(".git/HEAD", "ref: refs/heads/master\n");
    expect((await init()).error).not.toContain("baseline");
    expect(await readWritten()).toEqual({
      inputs: [folder],
      registries: ["models/custom-registry.yml"],
      content: ["docs"],
      title: "Acme models",
    });
  });

  test("leaves guides beside a model to be found with the README above them", async () => {
    cpSync(tiny, "models", { recursive: true });
    mkdirSync("docs");
    writeFileSync("docs/sailing.md", "# Sailing\n");
    writeFileSync("README.md", "# Harbour\n");
    await init();
    expect(await readWritten()).toEqual({ inputs: [folder], title: "Harbour" });
    expect(readFileSync(config, "utf8")).toContain(
      '\n# Guides are found in docs, with the README above them and projects beside them.\n# content: ["docs"]\n',
    );
  });

  test("offers the folders with guides that have none of the usual names, those with the most first", async () => {
    cpSync(tiny, "models", { recursive: true });
    const pages = ["notes/CHANGELOG.md", "notes/one.md", "spec/a.md", "spec/deep/b.md", "client/README.md"];
    const others = [".github/help.md", "tests/c.md", "spec/fixtures/d.md", "guide.md"];
    for (const path of [...pages, ...others]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, "# Hello\n");
    }
    const { error } = await init();
    expect(error).toContain("\nguides in spec, notes are read where `content` names them\n");
    expect(await readWritten()).toMatchObject({ inputs: [join(folder, "models")] });
    expect(readFileSync(config, "utf8")).toMatch(
      /for those beside it, write `inputs: \["."\]` above\.\n# content: \["spec","notes"\]\n/,
    );
  });

  test("offers the folder of the model where guides are beside its files", async () => {
    cpSync(tiny, "models", { recursive: true });
    writeFileSync("models/intro.md", "# Hello\n");
    expect((await init()).error).toContain("\nguides in models are read");
    expect(readFileSync(config, "utf8")).toMatch(/^inputs: \["models"\][^]*\n# content: \["."\]\n/m);
  });

  test("leaves links to the repository to what its files say at each run", async () => {
    mkdirSync(".git/refs/remotes/origin", { recursive: true });
    writeFileSync(".git/config", '[remote "origin"]\n\turl = https://someone:secret@gitlab.com/acme/platform.git\n');
    writeFileSync(".git/HEAD", "ref: refs/heads/my-change\n");
    writeFileSync(".git/refs/remotes/origin/HEAD", "ref: refs/remotes/origin/release/2.x\n");
    cpSync(tiny, "parts/models", { recursive: true });
    process.chdir("parts");
    await init();
    expect(readFileSync(config, "utf8")).not.toMatch(/^(?:source|edit)Url:|gitlab|secret/m);
  });

  test.each([
    [{}, "found no model here: nothing at all"],
    [{ "a.smithy": "", "b.smithy": "" }, "found no model here: only 2 .smithy files, which aren't read"],
  ])("is a beginning in a folder without a model, and reads that folder alone: %j", async (files, said) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
    const { error } = await init("--github");
    expect(error).toContain(`${said}\nwrote ${config}\nwrote ${workflow}\n`);
    expect(error).toContain("put a model here, or name its folder under `inputs`");
    expect(error.includes("a plug-in reads that")).toBe("a.smithy" in files);
    expect(await readWritten()).toEqual({ inputs: [folder], title: "Acme models" });
    expect((await runCommand(describeCheck, [])).error).toMatch(/^error\[usage\/no-model\]: /);
  });

  test.each([{}, { "tide.graphql": "type Query {\n  tide: Int\n}\n" }])(
    "tells how to fetch a submodule that is an empty folder, beside %j",
    async (files) => {
      for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
      mkdirSync(".git");
      mkdirSync("boat-models");
      writeFileSync(".git/HEAD", "ref: refs/heads/main\n");
      writeFileSync(".gitmodules", '[submodule "boat-models"]\n\tpath = boat-models\n');
      expect((await init()).error).toContain(
        "  `boat-models` is a submodule of Git that nobody has fetched here: `git submodule update --init` does\n",
      );
    },
  );

  test("names packages of Python where there is nothing else, so that they are read", async () => {
    mkdirSync("src/acme_client", { recursive: true });
    mkdirSync("tests");
    writeFileSync("tests/__init__.py", "");
    writeFileSync("src/acme_client/__init__.py", 'def connect(url: str) -> None:\n    """Opens a connection."""\n');
    const { error } = await init();
    expect(error).toContain(`found a package of Python: acme_client\nwrote ${config}\n`);
    expect(error).not.toContain("put a model here");
    expect(await readWritten()).toMatchObject({ inputs: [folder], sdk: { packages: ["acme_client"] } });
    expect((await runCommand(describeCheck, [])).error).not.toContain("no-model");
  });

  test.each([
    ["a package", { "setup.py": 'setup(entry_points={"acme.ingestion.source.plugins": ["pier = pier.source:Pier"]})' }],
    ["code that is no package", {}],
  ])("leaves connectors to be found by themselves: %s", async (_, more) => {
    const code = '@platform_name("Pier")\nclass Pier:\n    """Reads piers."""\n';
    mkdirSync("pier");
    for (const [path, text] of Object.entries({ "pier/source.py": code, ...more })) writeFileSync(path, text);
    expect((await init()).error).toMatch(/^found [12] files? of Python/);
    expect(await readWritten()).toEqual({ inputs: [folder], title: "Acme models" });
    expect((await runCommand(describeCheck, [])).code).toBe(0);
  });

  test("names the package of a project of Python that lies in the folder", async () => {
    mkdirSync("ingestion/src/acme_ingestion", { recursive: true });
    writeFileSync("ingestion/setup.py", "from setuptools import setup\nsetup()\n");
    writeFileSync(
      "ingestion/src/acme_ingestion/__init__.py",
      'def run() -> None:\n    """Brings in all that is new."""\n',
    );
    expect((await init()).error).toContain("found a package of Python: acme_ingestion\n");
    expect(await readWritten()).toMatchObject({ sdk: { packages: ["acme_ingestion"] } });
    expect((await runCommand(describeCheck, [])).error).not.toMatch(/no-model|missing-package/);
  });

  test.each([
    ["at the top of a project", { "pyproject.toml": "", "acme_client/__init__.py": "" }],
    [
      "where a project says that it is",
      { "setup.py": "", "sdk/python/acme_client/__init__.py": "", "sdk/python/acme_client/core/__init__.py": "" },
    ],
  ])("offers packages of Python beside guides in a comment: %s", async (_, files) => {
    for (const [path, text] of Object.entries({ ...files, "docs/a.md": "# A\n", "sdk/tests/unit/__init__.py": "" })) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    expect((await init()).error).not.toContain("Python");
    expect(readFileSync(config, "utf8")).toContain('\n# sdk: { packages: ["acme_client"] }\n');
    expect(await readWritten()).not.toHaveProperty("sdk");
  });

  test("says what nothing reads beside what is found", async () => {
    writeFileSync("ship.schema.json", '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}');
    writeFileSync("events.yaml", "asyncapi: 3.0.0\n");
    writeFileSync("ship.thrift", "struct Ship {}\n");
    const left = "1 file of AsyncAPI (`events.yaml`) and 1 file of Thrift (`ship.thrift`) aren't read";
    expect((await init()).error).toContain(
      `found what aspectdoc/plugins/json-schema reads\n${left}\nwrote ${config}\n`,
    );
  });

  test.each([
    [
      "alone",
      {},
      '\n# plugins: [{ plugin: aspectdoc/plugins/json-schema, options: {"files":["lib/ship.json"],"root":"lib"} }]\n',
    ],
    [
      "after the plug-ins that are used",
      { "openapi.yaml": "openapi: 3.1.0\ninfo: {title: Quay, version: '1'}\npaths: {}\n" },
      '\nplugins:\n  - aspectdoc/plugins/openapi\n  # - { plugin: aspectdoc/plugins/json-schema, options: {"files":["lib/ship.json"],"root":"lib"} }\n',
    ],
  ])("offers what reads JSON Schemas beside a model in a comment: %s", async (_, more, comment) => {
    const schema =
      '{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Ship", "properties": {"id": {"type": "string"}}}';
    for (const [path, text] of Object.entries({
      "a.graphql": "type Query { a: Int }",
      "lib/ship.json": schema,
      ...more,
    })) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    expect((await init()).error).toContain(
      `1 file of JSON Schema (\`lib/ship.json\`) isn't read beside the model: a comment in ${config} has the plug-in for that\n`,
    );
    expect(readFileSync(config, "utf8")).toContain(comment);
    expect(readFileSync(config, "utf8")).toContain('\ninputs: ["."]\n');
  });

  test("says of a part of a package of Python which folder to begin in", async () => {
    mkdirSync("piers");
    for (const path of ["__init__.py", "piers/__init__.py"]) writeFileSync(path, "");
    const { error } = await init();
    expect(error).toContain("found no model here: only 2 .py files, which aren't read\n");
    expect(error).toMatch(
      / {2}this is a part of the Python package `[\w.-]+`, which is read as a whole, by `--input \.\.` and /,
    );
    expect(await readWritten()).toEqual({ inputs: [folder], title: "Acme models" });
  });

  test("is about guides where there are only guides", async () => {
    mkdirSync("docs");
    writeFileSync("docs/start.md", "# Start\n");
    expect((await init()).error).toMatch(/^found guides in docs, and no model\n/);
    expect(await readWritten()).toEqual({ inputs: [folder], content: ["docs"], title: "Acme models" });
    expect((await runCommand(describeCheck, [])).code).toBe(0);
  });

  test("is not replaced unless that is asked for, and then only one of the same name", async () => {
    writeFileSync(config, "title: Mine\n");
    const { code, error } = await init();
    expect(error).toMatch(/^error\[usage\/nothing-written\]: /);
    expect(code).toBe(2);
    expect((await init("--github")).error).toContain(`kept ${config}\nwrote ${workflow}\n`);
    expect(readFileSync(config, "utf8")).toBe("title: Mine\n");
    expect((await init("--force")).code).toBe(0);
    expect(await readWritten()).toEqual({ inputs: [folder], title: "Acme models" });
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

describe("a folder that is named", () => {
  test("gets the config file, and the way there is the first step", async () => {
    mkdirSync(join(folder, "harbour models"));
    writeFileSync(join(folder, "harbour models/ship.graphql"), "type Query { ship: String }\n");
    const { code, error } = await init("harbour models");
    expect(code).toBe(0);
    expect(error).toContain('next:\n  cd "harbour models"\n  npm install --save-dev aspectdoc\n');
    expect(readFileSync(join(folder, "harbour models", config), "utf8")).toContain('title: "Harbour models"');
    expect(existsSync(join(folder, config))).toBe(false);
  });

  test("is told where there is none", async () => {
    const { code, error } = await init("gone");
    expect(code).toBe(2);
    expect(error).toContain("`gone/aspectdoc.config.yaml` could not be written: there is no such folder");
    writeFileSync("ship.pdl", "record Ship {}\n");
    expect((await init("ship.pdl")).error).toContain("could not be written: `ship.pdl` is a file, and no folder\n");
    expect((await init("ship.pdl/below")).error).toContain("could not be written: there is no such folder\n");
  });
});
