import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { arrangeDiagnostics } from "../diagnostics/arrange.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { surveyFolder } from "./survey-folder.ts";
import { discover, type Discovery } from "./discover.ts";
import type { DiscoverOptions } from "./discover-options.ts";
import { diskTree, type FileTree } from "./files/file-tree.ts";
import { runGit } from "../testdata/run-git.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-discover-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

async function find(
  options: Partial<DiscoverOptions> = {},
): Promise<Discovery & { report: Report; paths: readonly string[] }> {
  const report = createReport();
  const discovery = await discover({ inputs: [folder], ...options }, report);
  return {
    ...discovery,
    report,
    paths: discovery.files.filter(({ isLost }) => isLost !== true).map(({ path }) => path),
  };
}

/** Files are read in parallel, so the order of the reports is not settled before they are printed. */
function summarize({ report }: { report: Report }): readonly string[] {
  return arrangeDiagnostics(report.diagnostics).map(({ code, span }) =>
    span ? `${span.file}:${span.startLine}:${span.startColumn} ${code}` : code,
  );
}

test("a file that is called as a folder of guides is, as Git leaves a link where it makes none, holds none", async () => {
  write({ "a.pdl": "record a {}", docs: "guides", "guides/start.md": "# Start\n", website: "guides" });
  const found = await find();
  expect(found.paths).toEqual(["a.pdl", "guides/start.md"]);
  expect(summarize(found)).toEqual([]);
});

describe("snapshots of Rest.li resources", () => {
  test("are read where no specification or no schema is beside them, and no other JSON of that ending", async () => {
    const snapshot = '{\n  "models" : [ ], "schema" : { "name": "a", "path": "/a" } }';
    write({
      "a.pdl": "record a {}",
      "idl/x.one.restspec.json": "{}",
      "snapshot/x.one.snapshot.json": snapshot,
      "snapshot/x.two.snapshot.json": snapshot,
      "test/ui.snapshot.json": '{ "rendered": [] }',
    });
    const found = await find();
    expect(found.files.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "pdl a.pdl",
      "restli idl/x.one.restspec.json",
      "restli snapshot/x.two.snapshot.json",
    ]);
    expect(summarize(found)).toEqual([]);
    // The snapshot has the schemas with it that are nowhere else.
    rmSync(join(folder, "a.pdl"));
    write({ "test/x.three.snapshot.json": "[]", "idl/x.three.restspec.json": "{}" });
    expect((await find()).paths).toEqual([
      "idl/x.three.restspec.json",
      "snapshot/x.one.snapshot.json",
      "snapshot/x.two.snapshot.json",
    ]);
  });
});

describe("schemas in other languages", () => {
  const openapi = 'openapi: "3.0.3" # the newest\ninfo: {}\n';
  const say = ({ report }: { report: Report }): readonly string[] =>
    report.diagnostics.map(({ severity, code, message, help }) => `${severity} ${code}: ${message}; ${help}`);

  test("are read where there is no other model, also beside guides, which stay what they are", async () => {
    write({ "api/all.yaml": "openapi: 3.1.0\ninfo: { title: Harbour, version: '1' }\n", "package.json": "{}" });
    const alone = await find();
    const note = "is read, since there is no other model";
    const way = "`aspectdoc init` writes down what reads it; `exclude` in the config file leaves files out";
    expect(say(alone)).toEqual([`info discover/read-unasked: 1 file of OpenAPI (\`api/all.yaml\`) ${note}; ${way}`]);
    expect([alone.paths, alone.own?.title]).toEqual([["api/all.yaml"], "Harbour"]);
    const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }';
    write({
      "README.md": "# Piers\n",
      "docs/a.md": "# A\n",
      "schema/a.schema.json": schema,
      "test/b.schema.json": schema,
    });
    const beside = await find();
    expect(beside.paths).toEqual(["README.md", "api/all.yaml", "docs/a.md", "schema/a.schema.json"]);
    expect(say(beside)).toEqual([
      `info discover/read-unasked: 1 file of OpenAPI (\`api/all.yaml\`) and 1 file of JSON Schema (\`schema/a.schema.json\`) ${note.replace("is", "are")}; ${way}`,
    ]);
    expect(beside.own?.title).toBeUndefined();
    expect((await find({ plugins: [] })).paths).toEqual(["README.md", "docs/a.md"]);
    expect((await find({ include: ["docs/*.md"] })).paths).toEqual([]);
  });

  test("are told as a warning beside guides alone where nothing may read them, and as a note in a project of guides", async () => {
    const files = { "docs/a.md": "# A\n", "api/all.yaml": openapi };
    write(files);
    const asked = `{ plugin: aspectdoc/plugins/openapi, options: { files: ["api/all.yaml"] } }`;
    const way = `\`plugins: [${asked}]\` in the config file reads it`;
    const unread = "1 file of OpenAPI (`api/all.yaml`) isn't read";
    const others = [{ plugin: "aspectdoc/plugins/json-schema" }];
    expect(say(await find({ plugins: others }))).toContain(
      `warning discover/guides-alone: guides are all that is documented: ${unread}; ${way}`,
    );
    expect(say(await find({ exclude: ["api/**"] }))).toEqual([]);
    write({
      "mkdocs.yml": "site_name: A\n",
      "catalog-info.yaml": "apiVersion: backstage.io/v1alpha1\nkind: Component\n",
    });
    expect(say(await find({ plugins: [] }))).toEqual([]);
    expect(say(await find({ plugins: others }))).toContain(`info discover/other-languages: ${unread}; ${way}`);
    expect(say(await find())[0]).toContain("1 file of OpenAPI (`api/all.yaml`) is read beside the guides");
    expect((await find()).own?.title).toBeUndefined();
  });

  test("are read beside a model, schemas where their place suggests that they are about it", async () => {
    const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }';
    write({
      ...{ "avro/a.avsc": '{ "type": "record", "name": "a", "fields": [] }', "avro/b.json": schema },
      ...{ "api/all.yaml": openapi, "contracts/c.json": schema, "config/schema.json": schema, "lib/d.json": schema },
      ...{ "third_party/e/openapi.yaml": openapi, "README.md": "# A\n", "a.proto": "" },
    });
    const beside = await find();
    expect(beside.paths).toEqual(["README.md", "api/all.yaml", "avro/a.avsc", "avro/b.json", "contracts/c.json"]);
    const [told, left] = say(beside);
    expect(told).toMatch(
      /^info discover\/read-unasked: 1 file of OpenAPI \(`api\/all.yaml`\) and 2 files of JSON Schema \([^)]*\) are read beside the model;/,
    );
    expect(left).toMatch(
      /^info discover\/other-languages: 1 file of Protobuf \(`a.proto`\) and 2 files of JSON Schema \(`config\/schema.json`, `lib\/d.json`\) aren't read;/,
    );
    // Whoever writes what the message says loses nothing of what was read without it.
    expect(left).toContain(
      '\nJSON Schema: `plugins: [{ plugin: aspectdoc/plugins/openapi, options: { files: ["api/all.yaml"] } }, { plugin: aspectdoc/plugins/json-schema, options: { files: ["avro/b.json","contracts/c.json","config/schema.json","lib/d.json"] } }]` in the config file reads it as well',
    );
    expect(beside.own?.title).toBeUndefined();
    expect((await find({ plugins: [], content: [] })).paths).toEqual(["avro/a.avsc"]);
    expect((await find({ include: ["**/*.avsc"] })).paths).toEqual(["avro/a.avsc"]);
    expect((await find({ exclude: ["**/*.json"] })).paths).toEqual(["README.md", "api/all.yaml", "avro/a.avsc"]);
  });

  test("that are there as JSON and as YAML are missed in neither where one of them is read", async () => {
    write({ "docs/a.md": "# A\n", "openapi.json": '{ "openapi": "3.0.0", "paths": {} }', "openapi.yaml": openapi });
    expect((await find()).paths).toContain("openapi.json");
    expect(say(await find()).filter((line) => line.includes("isn't read"))).toEqual([]);
  });

  test("are told beside packages of Python that guides may be about", async () => {
    write({ "docs/a.md": "# A\n", "clients/python/setup.py": "", "clients/python/harbour/__init__.py": "" });
    const sdk = "`sdk: { packages: [harbour] }`";
    expect(say(await find())).toEqual([
      `info discover/unread-packages: the package of Python beside the guides isn't read: \`harbour\`; Python is read where ${sdk} in the config file names its packages`,
    ]);
    expect(say(await find({ content: ["docs"], sdk: { packages: ["harbour"] } }))).toEqual([]);
    rmSync(join(folder, "docs"), { recursive: true });
    expect(say(await find())[0]).toContain(`; Python is read where ${sdk} in the config file`);
  });

  test("are told of with the package of Python that an input is a part of, or one module of it", async () => {
    write({
      "setup.py": "setup()",
      "src/harbour/__init__.py": "",
      "src/harbour/piers/__init__.py": "",
      "src/harbour/piers/north.py": "",
      "src/harbour/piers/data.json": "{}",
    });
    const sayWayOut = async (given: string): Promise<string | undefined> =>
      say(await find({ inputs: [join(folder, given)] }))[0]?.replaceAll(folder, "…");
    const part = "this is a part of the Python package `harbour`, which is read as a whole, by `--input …`";
    const named = "and `sdk: { packages: [harbour] }` in the config file\nlooked for";
    const files = "only 2 .py files and 1 .json file, which aren't read";
    expect(await sayWayOut("src/harbour/piers")).toContain(`: ${files}; ${part} ${named}`);
    expect(await sayWayOut("src/harbour/piers/north.py")).toContain(
      `: only 1 .py file, which isn't read; ${part} ${named}`,
    );
    expect(await sayWayOut("src/harbour")).toContain(`; ${part} ${named}`);
    write({ "setup.py": 'setup(entry_points={"harbour.ingestion.source.plugins": []})' });
    expect(await sayWayOut("src/harbour/piers")).toContain(`; ${part}\nlooked for`);
    rmSync(join(folder, "setup.py"));
    expect(await sayWayOut("src/harbour")).toContain(`; ${part.replace("`--input …`", "`--input …/src`")} ${named}`);
  });

  test("are told of in a repository without a working tree", async () => {
    write({ HEAD: "ref: refs/heads/main\n", config: "", "objects/info/packs": "", "refs/heads/main": "" });
    expect(say(await find())[0]).toContain(
      "only 4 files, which aren't read; it is a Git repository without a working tree",
    );
  });

  test("are read where they are given by themselves, unless something else is configured", async () => {
    write({ "api.yaml": openapi, "registry.yaml": "entities: []\n" });
    const inputs = [join(folder, "api.yaml")];
    const found = await find({ inputs });
    expect(summarize(found)).toEqual([]);
    expect(found.paths).toEqual(["api.yaml"]);
    write({ "titled.yaml": "openapi: 3.1.0\ninfo: { title: Harbour, version: '1' }\n" });
    expect((await find({ inputs: [join(folder, "titled.yaml")] })).own?.title).toBe("Harbour");
    write({ "split.yaml": `${openapi}x: { $ref: "./parts/b.yaml" }\n`, "parts/b.yaml": 'x: { $ref: "c.json#/d" }\n' });
    write({ "parts/c.json": '{ "$ref": "../../out.json" }', "parts/d.yaml": "{}" });
    write({ "a.pdl": "record a {}", "notes.txt": "" });
    const named = ["a.pdl", "api.yaml", "notes.txt"].map((name) => join(folder, name));
    expect(say(await find({ inputs: named }))).toEqual([
      `warning discover/unread-file: nothing reads \`${named[2]}\`, which is named itself; else leave it out of what is named`,
    ]);
    expect(say(await find({ inputs: named, plugins: [] }))[0]).toContain(`nothing reads \`${named[1]}\``);
    const split = await find({ inputs: [join(folder, "split.yaml")] });
    expect(split.paths).toEqual(["parts/b.yaml", "parts/c.json", "split.yaml"]);
    expect(summarize(split)).toEqual([]);
    write({ "beside.yaml": `${openapi}x: { $ref: "part.yaml" }\n`, "part.yaml": "x: 1\n" });
    const both = await find({ inputs: ["part.yaml", "beside.yaml"].map((name) => join(folder, name)) });
    expect(summarize(both)).toEqual([]);
    expect(both.files.map(({ kind }) => kind)).toEqual(["plugin", "plugin"]);
    expect(say(await find({ inputs, plugins: [] }))[0]).toMatch(
      /^error usage\/no-model: .*: only 1 \.yaml file, which isn't read; OpenAPI: /,
    );
    expect((await find({ inputs: [join(folder, "registry.yaml")] })).paths).toEqual(["registry.yaml"]);
  });

  test("are told of once a plug-in that has been named finds none", async () => {
    write({ "a.pdl": "record a {}", "schema/a.json": '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }' });
    expect(summarize(await find({ plugins: [{ plugin: "aspectdoc/plugins/json-schema" }] }))).toEqual([
      "discover/other-languages",
      "plugin/no-files",
    ]);
    const options = { files: ["schema/*.json"] };
    expect(summarize(await find({ plugins: [{ plugin: "aspectdoc/plugins/json-schema", options }] }))).toEqual([]);
  });

  test("are read by the plug-in of their language where the patterns of two name them, unless one names the file", async () => {
    const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }';
    write({ "specs/api.json": '{ "openapi": "3.1.0" }', "specs/ship.json": schema, "specs/part.json": "{}" });
    const list = async (first: "openapi" | "json-schema", more: readonly string[] = []): Promise<readonly string[]> => {
      const toEntry = (name: string, files: readonly string[]) => ({
        plugin: `aspectdoc/plugins/${name}`,
        options: { files },
      });
      const second = first === "openapi" ? "json-schema" : "openapi";
      const plugins = [toEntry(first, ["specs/*.json", ...more]), toEntry(second, ["specs/*.json"])];
      return (await find({ plugins })).files.map(({ path, plugin }) => `${path} ${plugin}`);
    };
    const [api, ship] = ["specs/api.json openapi", "specs/ship.json json-schema"];
    expect(await list("openapi")).toEqual([api, "specs/part.json openapi", ship]);
    expect(await list("json-schema")).toEqual([api, "specs/part.json json-schema", ship]);
    const named = await list("openapi", ["specs/ship.json"]);
    expect(named).toEqual([api, "specs/part.json openapi", "specs/ship.json openapi"]);
  });
});

describe("what was built of a package that has its sources beside", () => {
  const sources = { "package.json": "{}", "tsconfig.json": "{}", "src/index.ts": "export {};" };
  const schema = '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }';

  test("is read where nothing else is", async () => {
    write({ ...sources, "dist/schema.graphql": "type Query { ships: Int }" });
    expect((await find()).paths).toEqual(["dist/schema.graphql"]);
    expect((await surveyFolder(folder)).found).toEqual([{ kind: "graphql", count: 1, folder: "dist" }]);
    write({ "src/schema.graphql": "type Query { ships: Int }" });
    expect((await find()).paths).toEqual(["src/schema.graphql"]);
  });

  test("is not where Git ignores it, or no package is there", async () => {
    write({ ...sources, ".gitignore": "dist\n", "dist/schema.graphql": "type Query { ships: Int }" });
    write({ "module/build.gradle": "", "module/build/A.pdl": "record A {}" });
    expect(summarize(await find())).toEqual(["usage/no-model"]);
  });

  test("is told of as what a plug-in reads, and read by one", async () => {
    write({ ...sources, "build/ships.json": schema });
    const named = { plugin: "aspectdoc/plugins/json-schema", options: { files: ["build/ships.json"] } };
    expect((await surveyFolder(folder)).plugins).toMatchObject([named]);
    expect(
      (await find({ plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: ["**/ships.json"] } }] }))
        .paths,
    ).toEqual(["build/ships.json"]);
  });

  test("is read from any folder that a plug-in is told of", async () => {
    write({ "pom.xml": "", ".gitignore": "target\n", "target/ships.json": schema });
    const read = async (glob: string): Promise<readonly string[]> =>
      (await find({ plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: [glob] } }] })).paths;
    expect(await read("target/*.json")).toEqual(["target/ships.json"]);
    expect(await read("**/ships.json")).toEqual([]);
  });
});

test("plug-ins that read all files of an ending read no settings of tools among them, unless they name them", async () => {
  const names = ["a.json", "aspectdoc.config.json", "package.json", "sub/tsconfig.base.json", "composer.json"];
  write(Object.fromEntries(names.map((name) => [name, "{}"])));
  const list = async (...globs: readonly string[]): Promise<readonly string[]> =>
    (await find({ plugins: [{ plugin: "aspectdoc/plugins/json-schema", options: { files: globs } }] })).paths;
  expect(await list("**/*.json")).toEqual(["a.json"]);
  expect(await list("**/*.json", "**/package.json")).toEqual(["a.json", "package.json"]);
});

describe("the sidebar of one folder of guides", () => {
  test("lies in it, else beside it", async () => {
    write({ "docs/a.md": "# A\n", "sidebars.js": "module.exports = { docs: ['a'] };\n" });
    const listSidebars = async (options = {}): Promise<readonly string[]> =>
      (await find(options)).files.filter(({ kind }) => kind === "sidebar").map(({ path }) => path);
    expect(await listSidebars()).toEqual(["sidebars.js"]);
    expect(await listSidebars({ content: ["docs"] })).toEqual(["sidebars.js"]);
    write({ "more/b.md": "# B\n" });
    expect(await listSidebars({ content: ["docs", "more"] })).toEqual([]);
    write({ "docs/sidebar.yaml": "docs: [a]\n" });
    expect(await listSidebars()).toEqual(["docs/sidebar.yaml"]);
  });
});

test.each([
  [`{ loadSidebar: true }`, ["_sidebar.md", "v1/_sidebar.md"]],
  [`{ loadSidebar: true, alias: { "/a": "/b", "/.*/_sidebar.md": "/_sidebar.md" } }`, ["_sidebar.md"]],
  [`{ loadSidebar: false }`, ["_sidebar.md"]],
])("with %s, Docsify has sidebars of folders or one for all", async (settings, sidebars) => {
  write({
    "index.html": `<script>window.$docsify = ${settings};</script>`,
    ...{ "README.md": "# A", "_sidebar.md": "- [A](/)", "v1/b.md": "# B", "v1/_sidebar.md": "- [B](/v1/b)" },
  });
  const { files } = await find();
  expect(files.flatMap(({ path, kind }) => (kind === "sidebar" ? [path] : []))).toEqual(sidebars);
  expect(files.flatMap(({ path, kind }) => (kind === "prose" ? [path] : []))).toEqual(["README.md", "v1/b.md"]);
});

test.each<[string, string | string[], string | undefined]>([
  ["contentExclude", "docs/v1/**", "write `content/docs/v1/**`: paths count from the input folder"],
  ["exclude", "docs/v1/**", "write `content/docs/v1/**`: paths count from the input folder"],
  ["contentExclude", "content/docs/v1/**", undefined],
  ["contentExclude", "docs/v3/**", undefined],
  ["contentExclude", "**/v3/**", undefined],
  // Versions of one model may have it here and there.
  ["exclude", ["docs/v1/**", "content/docs/v1/**"], undefined],
])("of %s, %s is told where it counts from elsewhere than the input", async (key, glob, help) => {
  write({ "hugo.toml": 'title = "A"', "content/docs/v1/a.md": "# A", "content/docs/v2/a.md": "# A" });
  const { report } = await find({ [key]: [glob].flat() });
  const told = report.diagnostics.filter(({ code }) => code === "discover/idle-exclude");
  expect(told.map((each) => [each.message, each.help])).toEqual(
    help === undefined ? [] : [[`\`${key}\` has \`${String(glob)}\`, which leaves nothing out`, help]],
  );
});

test("a pattern that begins with the name of the input is told as it would count from there", async () => {
  write({ "site/docs/a.md": "# A", "site/docs/b.md": "# B" });
  const { report } = await find({ inputs: [join(folder, "site")], exclude: ["site/docs/b.md"] });
  expect(report.diagnostics.flatMap(({ code, help }) => (code === "discover/idle-exclude" ? [help] : []))).toEqual([
    "write `docs/b.md`: paths count from the input folder",
  ]);
});

describe("guides that are given by themselves", () => {
  test("are read, be it one file or the folder that they are in", async () => {
    write({ "docs/a.md": "# A\n", "docs/b/c.md": "# C\n", "notes/d.md": "# D\n" });
    expect((await find({ inputs: [join(folder, "docs")] })).paths).toEqual(["a.md", "b/c.md"]);
    expect((await find({ inputs: [join(folder, "docs/b/c.md")] })).paths).toEqual(["c.md"]);
    expect((await find({ inputs: [join(folder, "notes")] })).paths).toEqual(["d.md"]);
    write({ "notes/main.rs": "" });
    expect(summarize(await find({ inputs: [join(folder, "notes")] }))).toEqual(["usage/no-model"]);
  });
});

test("files of an input within another one are read once", async () => {
  write({ "a.pdl": "record a {}", "pdl/b.pdl": "record b {}" });
  const found = await find({ inputs: [folder, join(folder, "pdl")] });
  expect(found.files.map(({ text }) => text)).toEqual(["record a {}", "record b {}"]);
  const inner = await find({ inputs: [join(folder, "pdl"), folder] });
  expect(inner.files.map(({ text }) => text).sort()).toEqual(["record a {}", "record b {}"]);
});

test("guides of an input within another one are read once, from the one that has more of them", async () => {
  write({ "README.md": "# R\n", "docs/a.md": "# A\n", "docs/b/c.md": "# C\n", "a.pdl": "record a {}" });
  const [all, docs, file] = [folder, join(folder, "docs"), join(folder, "docs/b/c.md")];
  const read = async (...inputs: readonly string[]): Promise<readonly string[]> =>
    (await find({ inputs })).paths.map((path) => path.replace(/^[^/]+\//, ""));
  const whole = ["README.md", "a.pdl", "docs/a.md", "docs/b/c.md"];
  expect(await read(all, docs)).toEqual(whole);
  expect(await read(docs, all)).toEqual(whole);
  expect(await read(docs, file)).toEqual(["a.md", "b/c.md"]);
  write({ "notes/d.md": "# D\n" });
  expect(await read(docs, join(folder, "notes"))).toEqual(["a.md", "b/c.md", "d.md"]);
});

test("folders that nobody may look into are told, but for those that are left out, hidden or ignored", async () => {
  write({
    "a.pdl": "record a {}",
    "open/b.pdl": "record b {}",
    "docker/data/x": "",
    "docker/temporary/x": "",
    "ignored/x": "",
    ".hidden/x": "",
    ".gitignore": "ignored/\n",
  });
  const closed = ["docker/data", "docker/temporary", "ignored", ".hidden"].map((path) => join(folder, path));
  const list: FileTree["list"] = (path) => {
    if (closed.includes(path)) throw Object.assign(new Error("no"), { code: "EACCES" });
    return diskTree.list(path);
  };
  const read: FileTree["read"] = (path, ...limits) =>
    path === folder ? { failure: "it is a folder" } : diskTree.read(path, ...limits);
  const found = await find({ exclude: ["docker/temp*/**"], tree: { ...diskTree, list, read } });
  expect(found.paths).toEqual(["a.pdl", "open/b.pdl"]);
  expect(found.report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "discover/unreadable-folder: the folder `docker/data` could not be read: permission denied",
  ]);
});

// Elsewhere systems refuse to make one.
test.runIf(process.platform === "linux")("a folder whose name is bytes and no text is told", async () => {
  write({ "a.pdl": "record a {}" });
  const misnamed = Buffer.concat([Buffer.from(`${folder}/mod`), Buffer.from([0xff])]);
  mkdirSync(misnamed);
  writeFileSync(Buffer.concat([misnamed, Buffer.from("/b.pdl")]), "record b {}");
  const { paths, report } = await find();
  expect(paths).toEqual(["a.pdl"]);
  expect(report.diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
    [
      "discover/unreadable-folder",
      "the folder `mod\ufffd` could not be read: its name isn't UTF-8",
      "give it a name in UTF-8, or leave it out with `exclude` in the config file",
    ],
  ]);
});

describe("a folder of schemas", () => {
  test("is read by the names of its files, in order of their paths", async () => {
    write({
      "b/B.pdl": "record B {}",
      "a.avsc": "{}",
      "Z.pdsc": "{}",
      "api/x.graphqls": "type X",
      "api/y.gql": "type Y",
      "entity-registry.yaml": "",
      "deep/er/entity-registry.yml": "",
      "docker-compose.yml": "",
      "README.md": "",
    });
    const found = await find();
    expect(found.paths).toEqual([
      "README.md",
      "Z.pdsc",
      "a.avsc",
      "api/x.graphqls",
      "api/y.gql",
      "b/B.pdl",
      "deep/er/entity-registry.yml",
      "entity-registry.yaml",
    ]);
    expect(found.files.map(({ kind }) => kind)).toEqual([
      "prose",
      "pdsc",
      "avsc",
      "graphql",
      "graphql",
      "pdl",
      "registry",
      "registry",
    ]);
    expect(summarize(found)).toEqual([]);
    expect(found.locations.get("b/B.pdl")).toContain("/b/B.pdl");
  });

  test("tells where namespaces start by customary names", async () => {
    write({
      "x/src/main/pegasus/com/pdl/A.pdl": "",
      "pdl/com/B.pdl": "",
      "C.pdl": "",
      "avro/D.avsc": "",
      "my-pdl/E.pdl": "",
    });
    const { files } = await find();
    expect(Object.fromEntries(files.map(({ path, root }) => [path, root]))).toEqual({
      "x/src/main/pegasus/com/pdl/A.pdl": "x/src/main/pegasus",
      "pdl/com/B.pdl": "pdl",
      "C.pdl": undefined,
      "avro/D.avsc": "avro",
      "my-pdl/E.pdl": undefined,
    });
  });

  test("leaves out installed packages, what Git ignores, and build output", async () => {
    write({
      ".gitignore": "\ufeff/gen/\n# made\n*.tmp.pdl\n!keep.tmp.pdl\nsub/**/x\n",
      "nested/.gitignore": "Local.pdl",
      "nested/Local.pdl": "",
      "nested/in/Local.pdl": "",
      "Local.pdl": "",
      "gen/A.pdl": "",
      "in/gen/A.pdl": "",
      "a.tmp.pdl": "",
      "keep.tmp.pdl": "",
      "sub/1/2/x/A.pdl": "",
      "node_modules/p/A.pdl": "",
      ".hidden/A.pdl": "",
      "module/build.gradle": "",
      "module/build/A.pdl": "",
      "src/com/build/A.pdl": "",
      "made/package.json": "{}",
      "made/tsconfig.json": "{}",
      "made/dist/A.pdl": "",
      "python/setup.py": "",
      "python/build/lib/A.pdl": "",
      "python/dist/A.pdl": "",
      "rust/Cargo.toml": "",
      "rust/target/A.pdl": "",
      "rust/build/A.pdl": "",
      "published/package.json": "{}",
      "published/dist/A.pdl": "",
    });
    expect((await find()).paths).toEqual([
      "Local.pdl",
      "in/gen/A.pdl",
      "keep.tmp.pdl",
      "published/dist/A.pdl",
      "rust/build/A.pdl",
      "src/com/build/A.pdl",
    ]);
  });

  test("is narrowed by include, exclude and widened by registries", async () => {
    write({ "a/A.pdl": "", "a/test/B.pdl": "", "c/C.pdl": "", "reg/custom.yaml": "" });
    expect((await find({ exclude: ["**/test/**"] })).paths).toEqual(["a/A.pdl", "c/C.pdl"]);
    expect((await find({ include: ["a/**"] })).paths).toEqual(["a/A.pdl", "a/test/B.pdl"]);
    expect((await find({ registries: ["reg/custom.yaml"] })).paths).toContain("reg/custom.yaml");
    expect(summarize(await find({ registries: ["reg/none.yaml"] }))).toEqual(["discover/missing-registry"]);
    expect(summarize(await find({ sdk: { packages: ["none.such"] } }))).toEqual(["discover/missing-package"]);
  });

  test("takes the one registry of another name where there is none by the usual one", async () => {
    const registry = "entities:\n  - name: ship\n    keyAspect: shipKey\n    aspects: [cargo]\n";
    const fork = {
      "models/ShipKey.pdl": "record ShipKey {}",
      "models/fleet-entity-registry.yml": registry,
      "models/test-entity-registry.yml": registry,
      "charts/registry.yaml": "entities: 3\nimage: ship\n",
    };
    write(fork);
    const found = await find();
    expect(found.paths).toEqual(["models/ShipKey.pdl", "models/fleet-entity-registry.yml"]);
    expect(found.files[1]?.kind).toBe("registry");
    expect((await find({ registries: ["models/test-entity-registry.yml"] })).paths).not.toContain(
      "models/fleet-entity-registry.yml",
    );
    expect((await find({ include: ["models/*.pdl"] })).paths).toEqual(["models/ShipKey.pdl"]);
    write({ "ports/port-registry.yaml": registry });
    expect((await find()).paths).toEqual(["models/ShipKey.pdl"]);
    write({ "entity-registry.yaml": registry });
    expect((await find()).paths).toEqual(["entity-registry.yaml", "models/ShipKey.pdl"]);
  });

  test("takes registries beside the one by the usual name, or below, that list other entities", async () => {
    const list = (...names: readonly string[]): string =>
      `entities:\n${names.map((name) => `  - name: ${name}\n    keyAspect: ${name}Key\n`).join("")}`;
    write({
      "models/entity-registry.yml": list("ship", "port"),
      "models/entity-registry-crew.yml": list("sailor"),
      "models/entity-registry-lean.yml": list("pilot", "ship"),
      "models/entity-registry.test.yml": list("dummy"),
      "models/parts/registry-of-tugs.yml": list("tug"),
      "models/parts/tugs.yml": list("other"),
      "models/registries/pier.yml": list("pier"),
      "models/registries/again.yml": list("ship"),
      "other/crew-registry.yml": list("cook"),
    });
    const { paths } = await find();
    expect(paths).toEqual([
      "models/entity-registry-crew.yml",
      "models/entity-registry.yml",
      "models/parts/registry-of-tugs.yml",
      "models/registries/pier.yml",
    ]);
    expect((await find({ registries: ["models/entity-registry.yml"] })).paths).toEqual(["models/entity-registry.yml"]);
  });

  test("takes files whose names end in capitals for what they are", async () => {
    write({ "A.PDL": "", "ships.GRAPHQL": "", "docs/guide.MD": "# Guide\n", "content/x.MDX": "# X\n" });
    const { paths, files } = await find();
    expect(paths).toEqual(["A.PDL", "content/x.MDX", "ships.GRAPHQL"]);
    expect(files.map(({ kind }) => kind ?? "")).toEqual(["pdl", "prose", "graphql"]);
  });

  test("says which links it does not follow, and names the first of them", async () => {
    write({ "in/A.pdl": "", "in/b/B.pdl": "" });
    symlinkSync("../nowhere", join(folder, "in/gone"));
    symlinkSync("..", join(folder, "in/loop"));
    symlinkSync("../A.pdl", join(folder, "in/b/C.pdl"));
    symlinkSync("../A.pdl", join(folder, "in/b/D.pdl"));
    symlinkSync("../A.pdl", join(folder, "in/b/picture.png"));
    const { paths, report } = await find({ inputs: [join(folder, "in")] });
    expect(paths).toEqual(["A.pdl", "b/B.pdl"]);
    expect(report.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["discover/links", "4 symbolic links are not followed: `b/C.pdl`, `b/D.pdl`, `gone` and others"],
    ]);
  });

  test("warns of schemas behind links, but not of what is read under its own path or left out", async () => {
    write({ "in/A.pdl": "", "in/src/test/T.pdl": "", "out/B.pdl": "", "out/entity-registry.yml": "" });
    mkdirSync(join(folder, "in/old"));
    const links = {
      "B.pdl": "../out/B.pdl",
      "Again.pdl": "A.pdl",
      "entity-registry.yml": "../out/entity-registry.yml",
      "gone.avsc": "../out/gone.avsc",
      "other.yml": "../out/entity-registry.yml",
      "round.graphql": "round.graphql",
      "old/B.pdl": "../../out/B.pdl",
      "src/test/B.pdl": "../../../out/B.pdl",
    };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, join(folder, "in", name));
    const inputs = [join(folder, "in")];
    const listLinks = ({ report }: { report: Report }): readonly string[] =>
      report.diagnostics
        .filter(({ code }) => code.endsWith("links"))
        .map(({ severity, message }) => `${severity}: ${message}`);
    expect(listLinks(await find({ inputs, exclude: ["old/**"] }))).toEqual([
      "warning: 4 schemas behind symbolic links aren't read: `B.pdl`, `entity-registry.yml`, `gone.avsc` and others",
      "info: 4 symbolic links are not followed: `Again.pdl`, `old/B.pdl`, `other.yml` and others",
    ]);
    const { report } = await find({ inputs, exclude: ["old/**"] });
    expect(report.diagnostics.find(({ code }) => code === "discover/schema-links")?.help).toBe(
      "give what they lead to as a further --input, or copy it",
    );
    expect(listLinks(await find({ inputs, include: ["old/**"] }))[0]).toBe(
      "warning: 1 schema behind a symbolic link isn't read: `old/B.pdl`",
    );
    // The other input has what they lead to.
    const both = await find({ inputs: [...inputs, join(folder, "out")], include: ["**/*.{pdl,yml}"] });
    expect(listLinks(both).map((line) => line.slice(0, 4))).toEqual(["info"]);
  });

  test("warns of schemas in folders behind links, once, wherever these lead", async () => {
    write({
      "in/A.pdl": "",
      "in/own/B.pdl": "",
      "out/a/C.pdl": "",
      "out/a/b/D.pdl": "",
      "out/a/src/test/T.pdl": "",
      "out/a/.gitignore": "made\n",
      "out/a/made/E.pdl": "",
      "out/a/read.me": "",
      "else/F.pdl": "",
      "plain/g.txt": "",
    });
    mkdirSync(join(folder, "in/deep"));
    const links = {
      around: "..",
      again: "own",
      "deep/shared": "../../out/a",
      old: "../else",
      plain: "../plain",
      twice: "../out/a",
    };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, join(folder, "in", name));
    symlinkSync("../../in", join(folder, "out/a/back"));
    const inputs = [join(folder, "in")];
    const listLinks = ({ report }: { report: Report }): readonly string[] =>
      report.diagnostics
        .filter(({ code }) => code.endsWith("links"))
        .map(({ severity, message }) => `${severity}: ${message}`);
    expect(listLinks(await find({ inputs, exclude: ["old/**"] }))).toEqual([
      "warning: 2 schemas behind symbolic links aren't read: `deep/shared/C.pdl`, `deep/shared/b/D.pdl`",
      "info: 5 symbolic links are not followed: `again`, `around`, `old` and others",
    ]);
    expect(listLinks(await find({ inputs, include: ["old/*.pdl"] }))[0]).toBe(
      "warning: 1 schema behind a symbolic link isn't read: `old/F.pdl`",
    );
    const both = await find({ inputs: [...inputs, join(folder, "out/a"), join(folder, "else")] });
    expect(listLinks(both).map((line) => line.slice(0, 4))).toEqual(["info"]);
  });

  test("follows links among the guides of another tool to files of the input, and to nothing else", async () => {
    write({
      "secret.md": "# Not yours",
      "in/mkdocs.yml": "site_name: Harbour",
      "in/README.md": "# Harbour",
      "in/.notes/hidden.md": "# Hidden",
      "in/docs/own.md": "# Own",
      "in/logo.png": "",
    });
    const links = {
      "index.md": "../README.md",
      "again.md": "own.md",
      "out.md": "../../secret.md",
      "hidden.md": "../.notes/hidden.md",
      "round.md": "round.md",
      "logo.png": "../logo.png",
      "folder.md": "..",
    };
    for (const [name, to] of Object.entries(links)) symlinkSync(to, join(folder, "in/docs", name));
    const { paths, report, surroundings, locations } = await find({ inputs: [join(folder, "in")] });
    expect(paths).toEqual(["docs/index.md", "docs/own.md", "mkdocs.yml"]);
    expect(locations.get("docs/index.md")).toBe(join(folder, "in/README.md"));
    expect(surroundings.assets.has("docs/logo.png")).toBe(true);
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      "5 symbolic links are not followed: `docs/again.md`, `docs/folder.md`, `docs/hidden.md` and others",
    ]);
  });

  test("reads Avro IDL, but for files of which a protocol has been made", async () => {
    write({
      "A.avsc": "",
      "idl/a.avdl": "",
      "idl/made.avdl": "",
      "gen/made.avpr": "",
      "tmp/c.avdl": "",
      ".gitignore": "tmp",
    });
    const found = await find();
    expect(found.files.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "avsc A.avsc",
      "avpr gen/made.avpr",
      "avdl idl/a.avdl",
    ]);
    expect(summarize(found)).toEqual([]);
  });

  test("says which files of Kotlin seem to answer GraphQL, if there is a schema", async () => {
    write({
      "a.graphql": "",
      "server/src/main/kotlin/NoteResolver.kt": "",
      "server/src/main/kotlin/Note.kt": "",
      "server/src/test/kotlin/OtherResolver.kt": "",
    });
    const { report } = await find();
    expect(report.diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        "discover/kotlin-server",
        "info",
        "1 file of Kotlin beside a GraphQL schema isn't read: `server/src/main/kotlin/NoteResolver.kt`",
      ],
    ]);
    expect(summarize(await find({ exclude: ["server/**"] }))).toEqual([]);
    rmSync(join(folder, "a.graphql"));
    write({ "A.pdl": "" });
    expect(summarize(await find())).toEqual([]);
  });

  test("does not call a folder empty that has links", async () => {
    write({ "models/A.pdl": "", "in/.keep": "" });
    symlinkSync("../models", join(folder, "in/models"));
    const { report } = await find({ inputs: [join(folder, "in")] });
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["discover/schema-links", "usage/no-model"]);
    expect(report.diagnostics[1]?.message).toMatch(/: only 1 symbolic link, which isn't followed$/);
  });

  test("does not follow links, not even out of the folder", async () => {
    write({ "in/A.pdl": "", "out/Secret.pdl": "" });
    symlinkSync("../out", join(folder, "in/link"));
    symlinkSync("..", join(folder, "in/loop"));
    expect((await find({ inputs: [join(folder, "in")] })).paths).toEqual(["A.pdl"]);
  });
});

describe("APIs and schemas beside each other", () => {
  test.each<{ paths: readonly string[]; options?: object; told: readonly string[] }>([
    {
      paths: ["v1/openapi.yaml", "v2/openapi.yaml"],
      told: [
        "`v2` and `v1` are called for versions of the same API, all of them in one site",
        'for a menu of versions, write `versions: [{ version: "v2", exclude: ["v1/**"] }, { version: "v1", exclude: ["v2/**"] }]` in the config file',
      ],
    },
    {
      paths: ["api-v9.yaml", "api-v10.yaml"],
      told: [
        "`api-v10.yaml` and `api-v9.yaml` are called for versions of the same API, all of them in one site",
        'for a menu of versions, write `versions: [{ version: "api-v10", exclude: ["api-v9.yaml"] }, { version: "api-v9", exclude: ["api-v10.yaml"] }]` in the config file',
      ],
    },
    {
      paths: ["s/1.0/a.schema.json", "s/1.1/a.schema.json", "s/1.1/b.schema.json"],
      told: [
        "`s/1.1` and `s/1.0` are called for versions of the same schemas, all of them in one site",
        'for a menu of versions, write `versions: [{ version: "1.1", inputs: ["s/1.1"] }, { version: "1.0", inputs: ["s/1.0"] }]` in the config file of this folder; what `plugins` says of files then counts from each',
      ],
    },
    { paths: ["v1/openapi.yaml", "v2/openapi.yaml"], options: { version: "v2" }, told: [] },
    // Parts of one thing have numbers, too.
    { paths: ["step-1.openapi.yaml", "step-2.openapi.yaml"], told: [] },
    { paths: ["1/a.schema.json", "2/a.schema.json"], told: [] },
    // What each of them refers to would be out of its input.
    { paths: ["1.0/a.schema.json", "1.1/a.schema.json", "all.schema.json"], told: [] },
  ])("tell with $paths of versions that are in one site", async ({ paths, options, told }) => {
    const api = "openapi: 3.0.3\ninfo: { title: Fleet, version: 1.0.0 }\npaths: {}\n";
    const schema = '{ "$schema": "http://json-schema.org/draft-07/schema#", "type": "object" }';
    write(Object.fromEntries(paths.map((path) => [path, path.endsWith("json") ? schema : api])));
    const { report } = await find(options);
    const found = report.diagnostics.filter(({ code }) => code === "discover/version-files");
    expect(found.flatMap(({ message, help = "" }) => [message, help])).toEqual(told);
  });
});

describe("hand-written pages", () => {
  const model = { "models/A.pdl": "record A {}" };

  test("beside a model are its README and those of the first folder called as guides are, and others are told", async () => {
    write({ ...model, "README.md": "# A", "NEWS.md": "# News" });
    expect((await find()).paths).toEqual(["README.md", "models/A.pdl"]);
    write({ "docs/guide.md": "# Guide", "docs/deep/other.mdx": "# Other" });
    const found = await find();
    expect(found.paths).toEqual(["README.md", "docs/deep/other.mdx", "docs/guide.md", "models/A.pdl"]);
    expect(summarize(found)).toEqual([]);
    expect((await find({ exclude: ["docs/**"] })).paths).toEqual(["README.md", "models/A.pdl"]);
    expect((await find({ content: [] })).paths).toEqual(["models/A.pdl"]);
    write({ "documentation/a.md": "# A", "guides/b.md": "# B" });
    expect((await find()).report.diagnostics.map(({ message, help }) => `${message}; ${help}`)).toEqual([
      "2 Markdown files below `documentation` and `guides` become no pages; `content: [docs, documentation, guides]` in the config file reads them; where there is none, `aspectdoc init` writes one that does",
    ]);
    expect(summarize(await find({ content: ["docs"] }))).toEqual([]);
  });

  test("beside a model are those that its README leads to, else what lies at its top and what that leads to", async () => {
    const guides = { "models/b.md": "# B", "models/c.md": "# C", "NEWS.md": "# News" };
    write({ ...model, ...guides, "README.md": "# A\n\n[B](models/b.md), [news](NEWS.md)" });
    expect((await find()).paths).toEqual(["NEWS.md", "README.md", "models/A.pdl", "models/b.md"]);
    rmSync(join(folder, "README.md"));
    expect((await find()).paths).toEqual(["models/A.pdl"]);
    write({ "guide.md": "[C](models/c.md)" });
    expect((await find()).paths).toEqual(["guide.md", "models/A.pdl", "models/c.md"]);
    expect((await find({ contentExclude: ["models/**"] })).paths).toEqual(["guide.md", "models/A.pdl"]);
  });

  test("in other languages than Markdown are counted where guides are or would be", async () => {
    const others = { "docs/index.rst": "", "docs/deep/api.rst": "", "docs/a.adoc": "", "src/notes.rst": "" };
    write({ ...model, ...others });
    const say = ({ report }: { readonly report: Report }): readonly string[] =>
      report.diagnostics
        .filter(({ code }) => ["discover/unread-markup", "discover/mostly-markup"].includes(code))
        .map(({ message }) => message);
    const message = "2 .rst files and 1 .adoc file below `docs` become no pages: guides are read in Markdown alone";
    expect(say(await find())).toEqual([message]);
    write({ "docs/b.md": "# B" });
    expect(say(await find({ content: ["docs"] }))).toEqual([
      "2 .rst files and 1 .adoc file below `docs`, such as `docs/a.adoc`, `docs/deep/api.rst`, `docs/index.rst`, become no pages, and 1 Markdown file does: most of the guides are missing",
    ]);
    write({ "docs/c.md": "# C", "docs/d.md": "# D" });
    expect(say(await find({ content: ["docs"] }))).toEqual([message]);
    expect(say(await find({ exclude: ["docs/**"] }))).toEqual([]);
  });

  test("in other languages are held against the pages of all books, and what others wrote isn't counted", async () => {
    const book = {
      "keepers/book.toml": "",
      "keepers/src/SUMMARY.md": "- [A](a.md)\n- [B](b.md)",
      "keepers/src/a.md": "",
      "keepers/src/b.md": "",
    };
    write({ ...book, "README.md": "# Books", "a.rst": "", "vendor/gift/README.rst": "", "third_party/b/c.rst": "" });
    const codes = (await find()).report.diagnostics.map(({ code, message }) => `${code}: ${message}`);
    expect(codes).toEqual(["discover/unread-markup: 1 .rst file becomes no page: guides are read in Markdown alone"]);
  });

  test("are read from a folder called content, with their sidebar and what they take in", async () => {
    write({
      ...model,
      "content/README.md": "{{ inline /src/code.py }} {{ inline ../outside.py }}",
      "content/deep/page.mdx": "",
      "content/sidebars.js": "",
      "content/sidebar.yaml": "",
      "content/picture.png": Buffer.from("89504e470d0a1a0a0000000d494844520000000c00000008", "hex"),
      "src/code.py": "print()",
      "docs/other.md": "",
      "node_modules/p/content/README.md": "",
    });
    const { files, surroundings, locations } = await find();
    expect(files.map(({ path, kind, root }) => [path, kind, root])).toEqual([
      ["content/README.md", "prose", "content"],
      ["content/deep/page.mdx", "prose", "content"],
      ["content/sidebar.yaml", "sidebar", "content"],
      ["models/A.pdl", "pdl", undefined],
      ["src/code.py", "snippet", "content"],
    ]);
    expect([...surroundings.assets.values()]).toEqual([{ path: "content/picture.png", width: 12, height: 8 }]);
    expect(surroundings.paths.has("docs/other.md")).toBe(true);
    expect(locations.get("content/picture.png")).toContain("/content/picture.png");
  });

  test("know files whose content is with Git LFS", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
    write({
      ...model,
      "content/README.md": "",
      "content/a.png": pointer,
      "content/b.pdf": pointer,
      "content/c.pdf": "",
    });
    const { surroundings } = await find();
    expect([...surroundings.assets.values()].map(({ path, isElsewhere }) => [path, isElsewhere])).toEqual([
      ["content/a.png", true],
      ["content/b.pdf", true],
      ["content/c.pdf", undefined],
    ]);
  });

  test("show pictures whose size is far from their beginning", async () => {
    const preview = Buffer.alloc(6000);
    const photo = Buffer.concat([
      Buffer.from("ffd8ffe11770", "hex"),
      preview.subarray(0, 0x1770 - 2),
      Buffer.from("ffc000110801e0028003000000", "hex"),
    ]);
    write({ ...model, "content/README.md": "", "content/photo.jpg": photo });
    const { surroundings } = await find();
    expect([...surroundings.assets.values()]).toEqual([{ path: "content/photo.jpg", width: 640, height: 480 }]);
  });

  test("are read without the earlier versions and translations that Docusaurus keeps beside them", async () => {
    write({
      "web/docs/a.md": "# A",
      "web/versioned_docs/version-1.0/a.md": "# A",
      "web/i18n/fr/docusaurus-plugin-content-docs/current/a.md": "# A",
      "web/i18n/words.md": "# Words",
    });
    const found = await find({ content: ["web"] });
    expect(found.paths).toEqual(["web/docs/a.md", "web/i18n/words.md"]);
    expect(found.report.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      "discover/left-out: `web/i18n`, `web/versioned_docs` of the project become no pages",
    ]);
    const { paths } = await find({ content: ["web/versioned_docs/version-1.0"] });
    expect(paths).toEqual(["web/versioned_docs/version-1.0/a.md"]);
  });

  test("are told of where folders have them once a version, with the line that makes versions of them", async () => {
    const folders = ["v9", "v10", "v2"].flatMap((name) => [`docs/${name}/a.md`, `docs/${name}/b/c.md`]);
    const told = async (more: readonly string[], options: object = {}): Promise<readonly string[]> => {
      write(Object.fromEntries([...folders, ...more].map((path) => [path, "# A"])));
      const { report } = await find(options);
      return report.diagnostics.flatMap(({ code, message, help = "" }) =>
        code === "discover/version-folders" ? [message, help] : [],
      );
    };
    expect(await told(["docs/index.md"])).toEqual([
      "`docs/v10`, `docs/v9` and `docs/v2` have the same guides once a version, all of them in one site",
      'for a menu of versions, write `versions: [{ version: "v10", content: ["docs/v10"] }, { version: "v9", content: ["docs/v9"] }, { version: "v2", content: ["docs/v2"] }]` in the config file',
    ]);
    expect(await told([], { version: "v10", content: ["docs/v10"] })).toEqual([]);
    // Guides of their own around them are in no version.
    expect(await told(["docs/x.md", "docs/y.md"])).toEqual([]);
  });

  test("are named with the line that has earlier versions beside them, which are told no more once they are listed", async () => {
    write({
      "website/docusaurus.config.js": "module.exports = { presets: [['classic', {}]] };",
      "website/docs/a.md": "# A",
      "website/blog/b.md": "# B",
      "website/versioned_docs/version-1.9/a.md": "# A",
      "website/versioned_docs/version-1.10/a.md": "# A",
      "website/versioned_sidebars/version-1.10-sidebars.json": "{}",
    });
    const told = async (version?: string): Promise<readonly (string | undefined)[]> =>
      (await find({ version })).report.diagnostics.flatMap(({ code, message, help }) =>
        code === "discover/left-out" ? [message, help] : [],
      );
    expect(await told()).toEqual([
      "`versioned_docs`, `blog` of the project become no pages",
      `for a menu of versions, write \`versions: [${[
        "{ version: next, banner: unreleased }",
        '{ version: "1.10", isLast: true, content: ["website/versioned_docs/version-1.10"], sidebar: "website/versioned_sidebars/version-1.10-sidebars.json" }',
        '{ version: "1.9", content: ["website/versioned_docs/version-1.9"] }',
      ].join(", ")}]\` in the config file of Aspectdoc`,
    ]);
    expect(await told("next")).toEqual([
      "`blog` of the project become no pages",
      expect.stringContaining("beside this site"),
    ]);
  });

  test("are read from the folders that are configured, without those left out", async () => {
    write({ ...model, "docs/a.md": "", "docs/drafts/b.md": "", "content/c.md": "", "website/order.json": "{}" });
    const options = { content: ["docs"], contentExclude: ["docs/drafts/**"], sidebar: "website/order.json" };
    const { files } = await find(options);
    expect(files.map(({ path, kind, root }) => [path, kind, root])).toEqual([
      ["docs/a.md", "prose", "docs"],
      ["models/A.pdl", "pdl", undefined],
      ["website/order.json", "sidebar", "docs"],
    ]);
    const { files: whole } = await find({ content: ["."] });
    expect(whole.filter(({ kind }) => kind === "prose").map(({ path, root }) => `${root}|${path}`)).toEqual([
      "|content/c.md",
      "|docs/a.md",
      "|docs/drafts/b.md",
    ]);
  });

  test("are told from those of another input", async () => {
    write({ "one/content/a.md": "", "two/content/a.md": "" });
    const { files } = await find({ inputs: [join(folder, "one"), join(folder, "two")] });
    expect(files.map(({ path, root }) => [path, root])).toEqual([
      ["one/content/a.md", "one/content"],
      ["two/content/a.md", "two/content"],
    ]);
  });

  test("are not looked for when the model's files are named and they aren't", async () => {
    write({ ...model, "content/a.md": "" });
    expect((await find({ include: ["**/*.pdl"] })).paths).toEqual(["models/A.pdl"]);
  });

  test("that are configured but not there are reported", async () => {
    write(model);
    const found = await find({ content: ["dosc"], sidebar: "order.json" });
    expect(summarize(found)).toEqual(["discover/missing-content", "discover/missing-content"]);
  });

  test("that are configured but not there are reported where a sidebar stands beside them, too", async () => {
    write({ ...model, "sidebars.js": "module.exports = { docs: [] };", "docs/a.md": "" });
    expect(summarize(await find({ content: ["dosc"] }))).toEqual(["discover/missing-content"]);
    expect(summarize(await find({ content: ["docs"] }))).toEqual([]);
  });

  test("that are the input itself are read", async () => {
    write({ "platform/docs/a.md": "" });
    const { report, paths } = await find({ inputs: [join(folder, "platform/docs")], content: ["docs"] });
    expect([summarize({ report }), paths]).toEqual([[], ["a.md"]]);
  });

  test("that lie beside the input, or count from above it, are reported with what to write", async () => {
    write({ "platform/A.pdl": "", "platform/docs/a.md": "", "guides/b.md": "" });
    const { report } = await find({ inputs: [join(folder, "platform")], content: ["platform/docs", "guides"] });
    expect(report.diagnostics.map(({ help }) => help)).toEqual([
      "write `docs`: paths count from the input folder",
      "`guides` lies beside the input `platform`: name the folder that holds both under `inputs` instead, such as `inputs: [.]`",
    ]);
  });
});

describe("a DataHub checkout", () => {
  const checkout = {
    "metadata-models/src/main/pegasus/com/linkedin/A.pdl": "",
    "metadata-models/src/main/resources/entity-registry.yml": "",
    "li-utils/src/main/pegasus/com/linkedin/B.pdl": "",
    "datahub-graphql-core/src/main/resources/entity.graphql": "",
    "datahub-graphql-core/src/main/resources/search.gql": "",
  };
  const support = "metadata-service/restli-api/src/main/pegasus/R.pdl";

  test("is read without its custom, test and demo models", async () => {
    write({
      ...checkout,
      "metadata-models-custom/src/main/pegasus/com/C.pdl": "",
      "metadata-models-custom/registry/entity-registry.yaml": "",
      "test-models/src/main/pegasus/T.pdl": "",
      [support]: "",
      "datahub-web-react/src/me.graphql": "",
    });
    const { files, paths } = await find();
    expect(paths).toEqual([...Object.keys(checkout), support].sort());
    expect(files.filter(({ role }) => role === "support").map(({ path }) => path)).toEqual([support]);
    const both = await find({ inputs: [folder, join(folder, "metadata-models-custom")] });
    expect(both.paths).toHaveLength(8);
    expect(both.paths).toContain("metadata-models-custom/registry/entity-registry.yaml");
  });
});

describe("a folder of Markdown and nothing else", () => {
  const notes = { "README.md": "# Notes", LICENSE: "", "more/Ä b.md": "# More", "more/b.png": "", ".git/HEAD": "" };

  test("is guides", async () => {
    write(notes);
    const { paths, report } = await find();
    expect(paths).toEqual(["README.md", "more/Ä b.md"]);
    expect(report.diagnostics).toEqual([]);
  });

  test.each(["main.rs", "more/package.json", "more/a.rst"])("is none with %s in it", async (path) => {
    write({ ...notes, [path]: "" });
    expect((await find()).paths).toEqual([]);
  });

  test("is none where all of it is about what isn't there", async () => {
    write({ "README.md": "# Tool", "CHANGELOG.md": "# Changes", LICENSE: "" });
    expect(summarize(await find())).toEqual(["usage/no-model"]);
  });
});

test.each(["docs", "doc", "documentation", "Documentation", "guides"])(
  "guides beside code are found in %s",
  async (name) => {
    write({ "main.rs": "", "README.md": "# Tool", [`${name}/start.md`]: "# Start" });
    expect((await find()).paths.toSorted()).toEqual([`README.md`, `${name}/start.md`].toSorted());
  },
);

describe("a fork of DataHub with guides of its own", () => {
  const fork = {
    "metadata-models/src/main/pegasus/com/A.pdl": "record A {}",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
    "metadata-models/docs/entities/dataset.md": "Data.",
    "metadata-ingestion/README.md": "# Upstream's",
    "docs/README.md": "# Ours",
    "docs/install.md": "# Install",
  };

  test.each([
    ["MkDocs", { "mkdocs.yml": "site_name: Ours\nnav: [README.md, install.md]" }],
    [
      "mdBook",
      { "book.toml": '[book]\nsrc = "docs"', "docs/SUMMARY.md": "[Ours](README.md)\n\n- [Install](install.md)" },
    ],
    ["GitBook", { "docs/SUMMARY.md": "# Contents\n\n* [Ours](README.md)\n* [Install](install.md)\n" }],
    ["VitePress", { "docs/.vitepress/config.ts": "export default {}" }],
    ["VuePress", { "docs/.vuepress/config.ts": "export default {}" }],
  ])("has those that its project of %s publishes, and the model", async (_, project) => {
    write({ ...fork, ...project });
    const { files } = await find();
    const known = files.filter(({ kind }) => kind !== "sidebar").map(({ path, root }) => [path, root]);
    expect(known).toEqual([
      ["docs/README.md", "docs"],
      ["docs/install.md", "docs"],
      ["metadata-models/docs/entities/dataset.md", "docs"],
      ["metadata-models/src/main/pegasus/com/A.pdl", "metadata-models/src/main/pegasus"],
      ["metadata-models/src/main/resources/entity-registry.yml", undefined],
    ]);
  });

  test("has DataHub's where it has no such project", async () => {
    write(fork);
    expect((await find()).paths).toContain("metadata-ingestion/README.md");
  });
});

describe("models of a fork's own", () => {
  const checkout = {
    "metadata-models/src/main/pegasus/com/A.pdl": "record A {}",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
    "metadata-models-custom/src/main/pegasus/com/mycompany/dq/Rule.pdl": "",
  };
  const own = { "metadata-models-custom/src/main/pegasus/com/acme/Ship.pdl": "record Ship {}" };
  const further = {
    "fleet/api/src/main/idl/com.acme.ships.restspec.json": "{}",
    "fleet/api/src/main/pegasus/com/acme/Port.pdl": "record Port {}",
    "fleet/api/src/main/resources/port.graphql": "type Port { id: ID! }",
    "fleet/api/src/test/pegasus/com/acme/Test.pdl": "record Test {}",
    "fleet/models/registry/entity-registry.yaml": "entities: []",
  };

  test("are told where no input adds them", async () => {
    write({ ...checkout, "metadata-models-custom/registry/entity-registry.yaml": "", ...own, ...further });
    const { report } = await find();
    const read = `${folder}/fleet/api\` aren't read: \`fleet/api/src/main/idl/com.acme.ships.restspec.json\` and others`;
    const custom = `${folder}/metadata-models-custom\` aren't read: \`metadata-models-custom/registry/entity-registry.yaml\` and others`;
    expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `discover/custom-models 1 schema, 1 Rest.li resource, 1 GraphQL file below \`${read}`,
      `discover/custom-models 1 registry below \`${folder}/fleet/models\` isn't read: \`fleet/models/registry/entity-registry.yaml\``,
      `discover/custom-models 1 schema, 1 registry below \`${custom}`,
    ]);
  });

  test("are no more told than the example where they are added or left out", async () => {
    write({ ...checkout, "metadata-models-custom/registry/entity-registry.yaml": "" });
    expect(summarize(await find())).toEqual([]);
    write({ ...own, ...further });
    expect(summarize(await find({ exclude: ["metadata-models-custom/**", "fleet/**"] }))).toEqual([]);
    const inputs = ["", "metadata-models-custom", "fleet"].map((name) => join(folder, name));
    expect(summarize(await find({ inputs }))).toEqual(["discover/test-sources"]);
  });
});

describe("schemas of tests", () => {
  const tests = {
    "api/src/test/pegasus/com/A.pdl": "record A {}",
    "api/src/integTest/avro/B.avsc": "{}",
    "api/src/test/resources/entity-registry.yml": "entities: []",
  };

  test("are left out where there are others", async () => {
    write({ ...tests, "api/src/main/pegasus/com/A.pdl": "record A {}", "test/C.pdl": "record C {}" });
    const found = await find();
    expect(found.paths).toEqual(["api/src/main/pegasus/com/A.pdl", "test/C.pdl"]);
    expect(summarize(found)).toEqual(["discover/test-sources"]);
    const listed = await find({ registries: ["api/src/test/resources/entity-registry.yml"] });
    expect(listed.paths).toContain("api/src/test/resources/entity-registry.yml");
    expect((await find({ include: ["**/*.pdl"] })).paths).toHaveLength(3);
    const both = await find({ inputs: [folder, join(folder, "api/src/test/pegasus")] });
    expect(both.paths).toHaveLength(3);
    expect(both.report.diagnostics.map(({ message }) => message.replace(/`.*\/api/, "`api"))).toEqual([
      "2 schemas among sources of tests aren't read: `api/src/integTest/avro/B.avsc` and others",
    ]);
    const inputs = ["", "api/src/test", "api/src/integTest"].map((name) => join(folder, name));
    expect(summarize(await find({ inputs }))).toEqual([]);
  });

  test("are left out as well where they are a module of their own", async () => {
    write({
      "models/A.pdl": "record A {}",
      "test-models/src/main/pegasus/com/T.pdl": "record T {}",
      "entity-registry/custom-test-model/registry/entity-registry.yaml": "entities: []",
    });
    const found = await find();
    expect(found.paths).toEqual(["models/A.pdl"]);
    expect(summarize(found)).toEqual(["discover/test-sources"]);
  });

  test("are left out where they lie beside the code of Go that they test", async () => {
    write({ "schema/api.graphql": "type Query { a: Int }", "format/testdata/broken.graphql": "type Query {" });
    const found = await find();
    expect(found.paths).toEqual(["schema/api.graphql"]);
    expect(summarize(found)).toEqual(["discover/test-sources"]);
  });

  test("are read where there is nothing else", async () => {
    write(tests);
    const found = await find();
    expect(found.paths).toEqual(Object.keys(tests).toSorted());
    expect(summarize(found)).toEqual(["discover/tests-alone"]);
    write({ "README.md": "# Tests" });
    expect(summarize(await find())).toEqual(["discover/tests-alone"]);
    write({ "docs/guide.md": "# Guide" });
    expect(summarize(await find())).toEqual([]);
  });

  test("are to be named by the folder around all of them", async () => {
    const [a, b] = ["a", "b"].map((name) => `{ "type": "record", "name": "${name}", "fields": [] }`);
    write({ "src/test/avro/one/a.avsc": a ?? "", "src/test/avro/two/b.avsc": b ?? "" });
    const [told] = (await find()).report.diagnostics;
    expect(told?.help).toContain("`--input src/test/avro`");
  });
});

test("a checkout whose code nothing registers is told of, unless that code or the rest is left out, or it is no checkout", async () => {
  write({
    "metadata-models/src/main/pegasus/A.pdl": "record A {}",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
    "metadata-ingestion/src/datahub/ingestion/source/tides.py": "",
  });
  expect(summarize(await find())).toEqual(["discover/lost-package"]);
  expect(summarize(await find({ exclude: ["metadata-ingestion/src/**"] }))).toEqual([]);
  expect(summarize(await find({ include: ["metadata-models/**/*.pdl"] }))).toEqual([]);
  write({ "metadata-ingestion/setup.cfg": "" });
  expect(summarize(await find())).toEqual([]);
  renameSync(join(folder, "metadata-ingestion/setup.cfg"), join(folder, "metadata-ingestion/pyproject.toml"));
  expect(summarize(await find())).toEqual([]);
  rmSync(join(folder, "metadata-ingestion/pyproject.toml"));
  rmSync(join(folder, "metadata-models/src/main/resources"), { recursive: true });
  expect(summarize(await find())).toEqual([]);
});

describe("a checkout without its registry", () => {
  const snapshots = { "metadata-models/src/main/pegasus/com/linkedin/metadata/snapshot/Snapshot.pdl": "" };
  const late = { "metadata-models-custom/registry/entity-registry.yaml": "" };

  test("is told of where its release has one", async () => {
    write(snapshots);
    expect(summarize(await find())).toEqual([]);
    write(late);
    expect(summarize(await find())).toEqual(["discover/lost-registry"]);
  });

  test("is not told of where that is there, nor is what is no checkout", async () => {
    const registry = { "metadata-models/src/main/resources/entity-registry.yml": "entities: []" };
    write({ ...late, ...snapshots, ...registry });
    expect(summarize(await find())).toEqual([]);
    expect(summarize(await find({ inputs: [join(folder, "metadata-models-custom")] }))).toEqual([]);
    rmSync(join(folder, "metadata-models"), { recursive: true });
    expect(summarize(await find())).toEqual([]);
  });

  test("is not told of where one has another name", async () => {
    write({ ...snapshots, ...late, "models/fleet-registry.yml": "entities: [{ name: ship, keyAspect: shipKey }]" });
    const found = await find();
    expect(summarize(found)).toEqual([]);
    expect(found.paths).toContain("models/fleet-registry.yml");
  });

  test("is not told of where another one is listed", async () => {
    write({ ...snapshots, ...late, "fleet.yml": "entities: []" });
    expect(summarize(await find({ registries: ["fleet.yml"] }))).toEqual([]);
  });
});

describe("GraphQL of a fork's own", () => {
  const checkout = {
    "metadata-models/src/main/pegasus/com/A.pdl": "record A {}",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
    "datahub-graphql-core/src/main/resources/entity.graphql": "type Query { me: ID }",
    "datahub-web-react/src/graphql/me.graphql": "query Me { me }",
    "web/src/me.graphql": "query Me { me }",
    "fleet/src/test/resources/test.graphql": "type Query { you: ID }",
    "venv/lib/python3.12/site-packages/them/schema.graphql": "type Query { them: ID }",
  };
  const own = {
    "fleet/src/main/resources/fleet.graphql": "extend type Query { fleet: Fleet }\ntype Fleet { id: ID! }",
    "fleet/src/main/resources/ship.graphql": "type Ship { id: ID! }",
  };

  test("is told where no input adds it", async () => {
    write({ ...checkout, ...own });
    const { report } = await find();
    expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `discover/custom-graphql 2 files of GraphQL below \`${folder}/fleet\` aren't read: \`fleet/src/main/resources/fleet.graphql\` and others`,
    ]);
  });

  test("is not told where it is added or left out, and queries are none", async () => {
    write(checkout);
    expect(summarize(await find())).toEqual([]);
    write(own);
    expect(summarize(await find({ exclude: ["fleet/**"] }))).toEqual([]);
    expect(summarize(await find({ inputs: [folder, join(folder, "fleet")] }))).toEqual(["discover/test-sources"]);
  });
});

describe("what is around the pages", () => {
  test.each([
    ["a whole checkout", { ".git": "gitdir: elsewhere\n" }, {}, [""]],
    ["a part of one", {}, {}, []],
    ["a checkout of which something is left out", { ".git": "" }, { exclude: ["src/**"] }, []],
  ])("tells %s", async (_, marks, options, checkouts) => {
    write({ "models/A.pdl": "record A {}", "content/a.md": "# A", ...marks });
    expect((await find(options)).surroundings.checkouts).toEqual(checkouts);
  });
});

describe("several inputs", () => {
  test("keep paths apart by the names of the folders", async () => {
    write({ "one/models/A.pdl": "", "two/models/A.pdl": "" });
    const inputs = [join(folder, "one/models"), join(folder, "two/models"), join(folder, "one/models/.")];
    const { files, paths } = await find({ inputs });
    expect(paths).toEqual(["models-2/A.pdl", "models/A.pdl"]);
    expect(files.map(({ input }) => input)).toEqual(["models-2/", "models/"]);
    expect((await find({ inputs: [folder] })).files.map(({ input }) => input)).toEqual([undefined, undefined]);
  });

  test("that are wrong are reported each", async () => {
    write({ "models/A.pdl": "" });
    const { report } = await find({ inputs: [join(folder, "modles"), "/dev/null"] });
    expect(report.diagnostics.map(({ code, help }) => [code, help?.includes("models")])).toEqual([
      ["usage/missing-input", true],
      ["usage/input-not-a-folder", false],
    ]);
    // A config file above may have named it.
    const { report: near } = await find({ inputs: [join(process.cwd(), "no/models")] });
    expect(near.diagnostics.map(({ message }) => message)).toEqual([
      "there is no folder `no/models` to read the model from",
    ]);
  });

  test("may be single files, of which those of one folder stand together", async () => {
    write({
      "models/A.pdl": "",
      "models/B.pdl": "",
      "models/C.pdl": "",
      "models/.gitignore": "B.pdl",
      "api/x.graphql": "",
    });
    const only = await find({ inputs: [join(folder, "models/B.pdl")] });
    expect(only.paths).toEqual(["B.pdl"]);
    expect(only.report.diagnostics).toEqual([]);
    const inputs = ["models/A.pdl", "api", "models/B.pdl"].map((path) => join(folder, path));
    expect((await find({ inputs })).paths).toEqual(["api/x.graphql", "models/A.pdl", "models/B.pdl"]);
    write({ "api/y.gql": "" });
    expect((await find({ inputs: [join(folder, "api/y.gql")] })).files).toMatchObject([
      { path: "y.gql", kind: "graphql" },
    ]);
  });

  test("that are single files are read by whatever name, and have nothing to be found beside them", async () => {
    write({ "models/A.pdl": "", "docs/a.md": "" });
    const found = await find({
      ...{ inputs: [join(folder, "models/A.pdl"), join(folder, "docs/a.md")] },
      ...{ content: ["guides"], registries: ["registry.yml"], sdk: { packages: ["acme"] } },
    });
    expect(summarize(found)).toEqual([]);
    expect(found.paths).toEqual(["docs/a.md", "models/A.pdl"]);
  });

  test("that are single guides know the files that they lead to, which are no pages, and nothing else", async () => {
    write({
      "docs/a.md":
        "[B](./b%20c.md#x) ![](img/p.png) [C](gone.md) [D](../up.md) [E](/x.md) [F](%00) [G] [H](api.yaml)\n\n[G]: <g.txt>\n",
      ...{
        "docs/b c.md": "# B",
        "docs/img/p.png": "",
        "docs/g.txt": "g",
        "docs/api.yaml": "a: 1",
        "docs/h.md": "# H",
        "up.md": "# Up",
      },
    });
    const found = await find({ inputs: [join(folder, "docs/a.md")] });
    expect(summarize(found)).toEqual([]);
    expect(found.paths).toEqual(["a.md"]);
    expect([...found.surroundings.paths].toSorted()).toEqual(["a.md", "b c.md", "g.txt", "img/p.png"]);
  });

  test("that are single files of Avro IDL bring what they import from their folder", async () => {
    write({
      "events/orders.avdl":
        'protocol Orders {\n  import idl "common/money.avdl";\n  import schema "../piers.avsc";\n}\n',
      "events/common/money.avdl": 'import schema "units.avsc";\n  import idl "../orders.avdl";\n',
      "events/common/units.avsc": "{}",
      "events/common/other.avsc": "{}",
      "piers.avsc": "{}",
    });
    symlinkSync(join(folder, "piers.avsc"), join(folder, "events/linked.avsc"));
    write({ "events/links.avdl": 'import schema "linked.avsc";\n// import schema "common/other.avsc";\n' });
    const one = await find({ inputs: [join(folder, "events/orders.avdl")] });
    expect(one.paths).toEqual(["common/money.avdl", "common/units.avsc", "orders.avdl"]);
    expect((await find({ inputs: [join(folder, "events/links.avdl")] })).paths).toEqual(["links.avdl"]);
  });

  test("that are single files of another kind are told from those that hold no model", async () => {
    write({ "model.smithy": "" });
    const { report } = await find({ inputs: [join(folder, "model.smithy")] });
    expect(report.diagnostics.map(({ code, message }) => [code, message.split(": ").at(-1)])).toEqual([
      ["usage/no-model", "only 1 .smithy file, which isn't read"],
    ]);
  });

  test.each([
    ["zip", "only 1 .zip file, which isn't read"],
    ["tar.gz", "only 1 .gz file, which isn't read"],
    ["tar.zst", "only 1 .zst file, which isn't read"],
    ["war", "only 1 .war file, which isn't read"],
  ])("that are archives are told with the way to read them: .%s", async (ending, seen) => {
    write({ [`model.${ending}`]: "PK" });
    for (const input of [folder, join(folder, `model.${ending}`)]) {
      const { report } = await find({ inputs: [input] });
      expect(report.diagnostics.map(({ message, help }) => [message.split(": ").at(-1), help])).toEqual([
        [seen, expect.stringMatching(/^archives aren't looked into: unpack what may hold a model, /)],
      ]);
    }
  });

  test("that hold nothing but links say how these are followed", async () => {
    write({ "models/A.pdl": "" });
    mkdirSync(join(folder, "linked"));
    symlinkSync("../models", join(folder, "linked/models"));
    const { report } = await find({ inputs: [join(folder, "linked")] });
    expect(report.diagnostics.find(({ code }) => code === "usage/no-model")).toMatchObject({
      message: expect.stringMatching(/: only 1 symbolic link, which isn't followed$/),
      help: expect.stringMatching(/^a link that is named itself is followed, as by `--input`\n/),
    });
    expect((await find({ inputs: [join(folder, "linked/models")] })).paths).toEqual(["A.pdl"]);
  });

  test("that the system refuses to open are reported", async () => {
    symlinkSync("loop", join(folder, "loop"));
    const { report } = await find({ inputs: [join(folder, "loop")] });
    expect(report.diagnostics.map(({ code, message }) => [code, message.split(": ").at(-1)])).toEqual([
      ["usage/unreadable-input", "its links form a loop"],
    ]);
    expect(report.diagnostics[0]?.help).toBe("let the link lead to what is meant");
  });

  test("without a model are reported once", async () => {
    write({ "README.md": "" });
    expect(summarize(await find({ inputs: [folder, join(folder, ".")] }))).toEqual(["usage/no-model"]);
  });

  test("of which one holds nothing are read, with a warning that says what is there instead", async () => {
    write({ "models/A.pdl": "record A {}", "other/a.smithy": "", "other/b.smithy": "" });
    const { report, paths } = await find({ inputs: [join(folder, "models"), join(folder, "other")] });
    expect(paths).toEqual(["models/A.pdl"]);
    expect(report.diagnostics.map(({ code, message }) => [code, message.split(": ").at(-1)])).toEqual([
      ["discover/empty-input", "only 2 .smithy files, which aren't read"],
    ]);
    expect(report.diagnostics[0]?.help).toMatch(/^Smithy: once `smithy build` .*\nname another folder/);
  });
});

describe("a folder without a model", () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ["that is empty", { ".hidden": "" }, "nothing at all"],
    ["with one file", { "README.md": "" }, "only 1 .md file, which isn't read"],
    ["with a source file", { "a.c": "" }, "only 1 file, which isn't read"],
    ["with a package of another tool", { "package.json": "{}" }, "only 1 file, which isn't read"],
    ["with code of npm", { "package.json": "{}", "a.ts": "" }, "only 1 .ts file and 1 other file, which aren't read"],
    ["with settings alone", { "aspectdoc.config.yaml": "", "aspectdoc.baseline.json": "{}" }, "nothing at all"],
    ["with what only tells of a model", { "releases.yml": "" }, "only 1 .yml file, which isn't read"],
    [
      "with models in other languages",
      {
        "a.smithy": "",
        "b/c.smithy": "",
        "a.thrift": "",
        "a.json": "",
        "b.json": "",
        "c.json": "",
        "m.c": "",
        "m.h": "",
      },
      "only 3 .json files, 2 .smithy files, 1 .thrift file and 2 other files, which aren't read",
    ],
    [
      "with a model that is left out",
      { "A.pdl": "", "a.gql": "", "a.sql": "", ".gitignore": "*.pdl\n*.gql" },
      "only 1 .gql file and 1 .pdl file, which are left out by `include`, `exclude` or .gitignore, or as build output, and 1 .sql file, which isn't read",
    ],
    [
      "with a model in a folder that Git ignores",
      { "api/out/a.graphql": "", "api/out/b/c.graphql": "", ".gitignore": "out" },
      "only 2 .graphql files in `api/out`, which are left out by `include`, `exclude` or .gitignore, or as build output",
    ],
  ])("%s is told by what is there", async (_, files, seen) => {
    write(files);
    const { report } = await find();
    expect(summarize({ report })).toEqual(["usage/no-model"]);
    expect(report.diagnostics[0]?.message.split(": ").at(-1)).toBe(seen);
  });

  test("of a model that Git ignores says which folder to name", async () => {
    write({ "dist/a.graphql": "type Query { a: Int }", ".gitignore": "dist" });
    const { report } = await find();
    expect(report.diagnostics[0]?.help).toMatch(/^what Git ignores, .* named itself: `aspectdoc check dist`\n/);
  });

  test.each<[string, string, RegExp]>([
    [
      "OpenAPI",
      "openapi.yaml",
      /^OpenAPI, and JSON Schema that says what it is, are read by themselves .*`plugins: \[{ plugin: aspectdoc\/plugins\/json-schema/,
    ],
    ["RDF", "a.ttl", /^RDF: it is read by a plug-in, which anybody can write/],
    ["XML Schema", "a.xsd", /^XML Schema: it is read by a plug-in/],
    ["SQL", "a.sql", /^tables in SQL are read by a plug-in, which anybody can write, or once a tool/],
    ["another language", "a.cue", /^a schema language that isn't known is read by a plug-in/],
    ["Smithy", "a.smithy", /^Smithy: once `smithy build` has made OpenAPI of it/],
    [
      "guides beside code",
      "start.md main.rs",
      /^`aspectdoc init` writes a config file that has the Markdown here read: `content: \[.\]`/,
    ],
    [
      "TypeScript",
      "typeDefs.ts",
      /^a GraphQL schema that JavaScript or TypeScript makes, [^;]* is read once `printSchema`/,
    ],
    ["reStructuredText", "docs/a.rst", /^guides are read in Markdown alone, into which `pandoc --to gfm`/],
    ["Java", "src/A.java", /^Java of a server is read for what it says of the GraphQL schema/],
    [
      "Python",
      "a.py",
      /^Python is read where `sdk: [^\n]*\na GraphQL schema that code makes is read once .*`strawberry export-schema`/,
    ],
    [
      "Go",
      "schema/user.go",
      /^a GraphQL schema that code makes is read once [^;]* answer to introspection in a `schema.json`/,
    ],
    ["Ruby", "app/user_type.rb", /^a GraphQL schema that code makes .*`Schema.to_definition`/],
    ["Elixir", "lib/schema.ex", /^a GraphQL schema that code makes .*`mix absinthe.schema.sdl`/],
    ["C#", "Api/Query.cs", /^a GraphQL schema that code makes .*`schema export` of Hot Chocolate/],
    ["PHP", "app/types.php", /^a GraphQL schema that code makes .*`wp graphql generate-static-schema`/],
    [
      "components",
      "src/App.tsx",
      /^a GraphQL schema that JavaScript or TypeScript makes, [^;]* is read once `printSchema`/,
    ],
    ["pictures", "a.png", /^looked for /],
  ])("of %s is told the way out", async (_, paths, help) => {
    write(Object.fromEntries(paths.split(" ").map((path) => [path, ""])));
    expect((await find()).report.diagnostics[0]?.help).toMatch(help);
  });

  test("of a Sphinx project in reStructuredText is told how Sphinx itself has Markdown, and nothing of its configuration", async () => {
    write({ "docs/conf.py": 'project = "Mill"\n', "docs/index.rst": "Mill\n====\n" });
    const [told, ...others] = (await find()).report.diagnostics;
    expect(others).toEqual([]);
    expect(told?.code).toBe("usage/no-model");
    expect(told?.help).toMatch(
      /^guides of Sphinx are read [^;]*: `rst2myst convert docs\/\*\*\/\*\.rst`, of the package rst-to-myst, [^;]*\nlooked for /,
    );
  });

  test("says what plug-ins that are there have looked for", async () => {
    write({ "order.json": "{}", "a.py": "" });
    const plugins = [{ plugin: "aspectdoc/plugins/json-schema" }];
    expect((await find({ plugins })).report.diagnostics[0]?.help).toMatch(
      /^the plug-in `json-schema` looks for `\*\*\/\*\.schema\.json`, [^;]*, or what `files` of its options names\nPython is [^\n]*\nschemas of Avro [^\n]*\na GraphQL schema [^\n]*\nlooked for /,
    );
  });

  test("has all of its docs where a table of contents lists few of them, which makes a book of those that it lists most of", async () => {
    write({ "docs/SUMMARY.md": "# Contents\n\n- [A](a.md)\n", "docs/a.md": "# A", "docs/b.md": "# B" });
    expect((await find()).paths).toEqual(["docs/SUMMARY.md", "docs/a.md"]);
    write({ "docs/deep/c.md": "# C" });
    expect((await find()).paths).toEqual(["docs/SUMMARY.md", "docs/a.md", "docs/b.md", "docs/deep/c.md"]);
  });

  test("is about its docs, if it has any, and its README alone is no site", async () => {
    write({ "README.md": "# First page" });
    expect((await find()).paths).toEqual([]);
    write({ "docs/start.md": "# Start", "README.md": "# First page", "NEWS.md": "# No page" });
    expect((await find()).paths).toEqual(["README.md", "docs/start.md"]);
    write({ "docs/README.md": "# How these are made" });
    expect((await find()).paths).toEqual(["README.md", "docs/README.md", "docs/start.md"]);
    rmSync(join(folder, "docs/README.md"));
    write({ "docs/index.md": "# First page" });
    expect((await find()).paths).toEqual(["docs/index.md", "docs/start.md"]);
  });
});

test("a site that was written into an input is none of it", async () => {
  write({ "A.pdl": "record A {}", "content/a.md": "# A", "site/.aspectdoc": '{ "base": "/" }', "site/B.pdl": "" });
  expect((await find({ content: ["."] })).paths).toEqual(["A.pdl", "content/a.md"]);
  // Nor is one that is named a model of what it has beside its pages.
  const { report } = await find({ inputs: [join(folder, "site")] });
  expect(report.diagnostics).toMatchObject([
    { code: "usage/no-model", message: expect.stringContaining("it is a site that Aspectdoc has written") as string },
  ]);
  write({ "site/.aspectdoc": "somebody's own" });
  expect((await find()).paths).toContain("site/B.pdl");
});

test("the model as another branch has it, which a further working tree within the repository holds, is none of the input", async () => {
  write({
    "A.pdl": "record A {}",
    "docs/a.md": "# A",
    "part/B.pdl": "record B {}",
    "part/.git": "gitdir: ../.git/modules/part\n",
  });
  runGit(folder, ["init", "--quiet"]);
  runGit(folder, ["add", "A.pdl", "docs"]);
  runGit(folder, ["commit", "--quiet", "--message", "One"]);
  runGit(folder, ["worktree", "add", "--quiet", "--detach", "feature"]);
  expect((await find({ content: ["."] })).paths).toEqual(["A.pdl", "docs/a.md", "part/B.pdl"]);
  expect((await find({ inputs: [join(folder, "feature")], content: ["."] })).paths).toEqual(["A.pdl", "docs/a.md"]);
});

describe("a file", () => {
  test("that is no text is left out and shown where that begins", async () => {
    write({
      "A.pdl": Buffer.from("record\n  A\0\x01"),
      "B.pdl": Buffer.from([0xff, 0xfe, 0x41, 0]),
      "C.pdl": Buffer.from([0x1f, 0x8b, 8, 1]),
      "D.pdl": Buffer.from([0x50, 0x4b, 3, 4]),
      "E.pdl": "record E {}",
    });
    const found = await find();
    expect(found.paths).toEqual(["E.pdl"]);
    expect(summarize(found)).toEqual(
      ["A.pdl:2:4", "B.pdl:1:1", "C.pdl:1:1", "D.pdl:1:1"].map((at) => `${at} discover/binary-file`),
    );
    expect(found.texts.get("A.pdl")).toBe("record\n  A\0\x01");
    expect(found.report.diagnostics[1]).toMatchObject({
      message: "the file is in UTF-16, and no UTF-8, so it is left out",
      help: expect.stringContaining("`>` of Windows PowerShell 5 writes UTF-16"),
    });
  });

  test("in another encoding is read as far as possible", async () => {
    write({ "A.pdl": Buffer.from("/** caf\xe9 */\nrecord A {}", "latin1") });
    const found = await find();
    expect(summarize(found)).toEqual(["A.pdl:1:8 discover/not-utf-8"]);
    expect(found.files[0]?.text).toContain("caf\ufffd */\nrecord A");
  });

  test("may begin with a byte order mark, which is not part of its text", async () => {
    write({ "A.pdl": "\ufeffrecord A {}" });
    const found = await find();
    expect(summarize(found)).toEqual(["A.pdl:1:1 discover/byte-order-mark"]);
    expect(found.files[0]?.text).toBe("record A {}");
  });

  test("says the same with whichever ends of lines", async () => {
    write({ "A.pdl": "/**\r\n * A\r\n */\rrecord A {}\r\n" });
    expect((await find()).files[0]?.text).toBe("/**\n * A\n */\nrecord A {}\n");
  });

  test("that is too large is not read, one at the limit is", async () => {
    write({ "A.pdl": "x".repeat(101), "B.pdl": "x".repeat(100) });
    const found = await find({ limits: { fileSize: 100 } });
    expect(found.paths).toEqual(["B.pdl"]);
    expect(summarize(found)).toEqual(["A.pdl:1:1 discover/file-too-large"]);
  });

  test("is one of a limited number", async () => {
    write({ "A.pdl": "", "B.pdl": "", "C.pdl": "" });
    const found = await find({ limits: { fileCount: 2 } });
    expect(found.paths).toEqual(["A.pdl", "B.pdl"]);
    expect(summarize(found)).toEqual(["discover/too-many-files"]);
  });

  // The superuser may read everything.
  test.skipIf(process.getuid?.() === 0)("that may not be read is reported, the others are read", async () => {
    write({ "A.pdl": "", "B.pdl": "" });
    chmodSync(join(folder, "A.pdl"), 0);
    const found = await find();
    expect(found.paths).toEqual(["B.pdl"]);
    expect(summarize(found)).toEqual(["A.pdl:1:1 discover/unreadable-file"]);
  });
});

test("a dump of a schema registry is read for its schemas of Avro, whatever else it holds", async () => {
  const answer = (schema: unknown, more = {}): string =>
    JSON.stringify({ subject: "grain-value", version: 1, id: 7, ...more, schema: JSON.stringify(schema) });
  const record = { type: "record", name: "Grain", namespace: "mill", fields: [] };
  write({
    "dump/subjects/grain-value/versions/1.json": answer(record),
    "dump/subjects/grain-key/versions/2.json": answer([record], { schemaType: "AVRO" }),
    "dump/subjects/stone-value/versions/1.json": answer({ type: "object" }, { schemaType: "JSON" }),
    "dump/subjects/sail-value/versions/1.json": answer({ type: "object", properties: {} }),
    "dump/subjects/list/versions/1.json": "[1]",
    "dump/grain.json": answer(record),
  });
  const { files, paths } = await find();
  expect(paths.toSorted()).toEqual([
    "dump/subjects/grain-key/versions/2.json",
    "dump/subjects/grain-value/versions/1.json",
  ]);
  expect(files.map(({ kind }) => kind)).toEqual(["avsc", "avsc"]);
});
