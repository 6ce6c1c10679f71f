import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { commitAll, runGit } from "../testdata/run-git.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeDiff } from "./diff-command.ts";

/* Two states of a model, told by folders, printed catalogues and revisions, and the gate on what changed between them. */

const tiny = join(packageFolder, "generator/testdata/sites/tiny");
const bookInfo = "model/pdl/com/example/BookInfo.pdl";
const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-diff-")));
  process.chdir(folder);
  cpSync(tiny, "model", { recursive: true });
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

const diff = (...args: readonly string[]): Promise<Finished> => runCommand(describeDiff, ["--input", "model", ...args]);
const check = (...args: readonly string[]): Promise<Finished> => runCommand(describeCheck, ["model", ...args]);

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

const dropPages = (text: string): string => text.replace(/\/\*\*[^/]*\*\/\s*pages: optional \w+\n/, "");
const renumberPages = (text: string): string => text.replace("pages: optional int", "pages: optional long");
const describePages = (text: string): string => text.replace("Number of pages", "How many pages there are");

const git = (...args: readonly string[]): string => runGit(folder, args);
const commit = (message: string): string => commitAll(folder, message);

interface PrintedComparison {
  readonly before: string;
  readonly changes: readonly { readonly code: string; readonly coordinate: string; readonly gate: string }[];
}

async function listChanges(...args: readonly string[]): Promise<PrintedComparison> {
  const { out } = await diff(...args, "--format", "json");
  return JSON.parse(out) as PrintedComparison;
}

describe("diff", () => {
  test("of a model with itself has nothing to say", async () => {
    cpSync("model", "old", { recursive: true });
    expect(await diff("old")).toMatchObject({ code: 0, out: "old → what is here: no changes\n" });
  });

  test("tells a field that is gone, where it was, whom that hits and what to do", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, dropPages);
    const { code, out } = await diff("old");
    expect(code).toBe(0);
    expect(out).toContain("breaking/field-removed");
    expect(out).toContain("was old/pdl/com/example/BookInfo.pdl:42:3");
    expect(out).toMatch(/→ what is here: 1 breaking/);
  });

  test.each(["breaking", "reindex", "risky", "any"])("fails on what is %s or graver, when it is to", async (failOn) => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, describePages);
    expect((await diff("old", "--fail-on", failOn)).code).toBe(failOn === "any" ? 1 : 0);
    edit(bookInfo, dropPages);
    expect(await diff("old", "--fail-on", failOn)).toMatchObject({
      code: 1,
      error: expect.stringContaining("compare/failed"),
    });
  });

  test("reads a printed catalogue as it reads the model that it was printed of", async () => {
    const { out } = await runCommand(describeCatalogue, ["model"]);
    writeFileSync("catalogue.json", out);
    expect((await diff("catalogue.json")).out).toBe("catalogue.json → what is here: no changes\n");
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, dropPages);
    const codes = async (side: string): Promise<readonly string[]> =>
      (await listChanges(side)).changes.map(({ code, coordinate }) => `${code} ${coordinate}`);
    expect(await codes("catalogue.json")).toEqual(await codes("old"));
  });

  test("reads what is a path with points as that, and no range", async () => {
    cpSync("model", "old", { recursive: true });
    process.chdir("model");
    const { out } = await runCommand(describeDiff, ["--input", ".", "../old"]);
    expect(out).toBe("../old → what is here: no changes\n");
  });

  test("reads single files, on the disk and in a revision", async () => {
    writeFileSync("old.graphql", "type Query { a: Int, b: Int }");
    writeFileSync("new.graphql", "type Query { a: Int }");
    const removed = [{ code: "breaking/operation-removed", coordinate: "Query.b" }];
    expect((await listChanges("old.graphql", "new.graphql")).changes).toMatchObject(removed);
    git("init", "--quiet");
    commit("first");
    writeFileSync("old.graphql", "type Query { a: Int }");
    const input = ["--input", "old.graphql"];
    const { out } = await runCommand(describeDiff, [...input, "git:main", "--format", "json"]);
    expect((JSON.parse(out) as PrintedComparison).changes).toMatchObject(removed);
  });

  test("reads a revision where a file that is no catalogue is called like it, as in a repository without a working tree", async () => {
    git("init", "--quiet");
    commit("first");
    git("tag", "v1");
    edit(bookInfo, dropPages);
    commit("second");
    writeFileSync("v1", "#!/bin/sh\n");
    expect((await listChanges("v1")).changes.map(({ code }) => code)).toContain("breaking/field-removed");
    writeFileSync("v2", "#!/bin/sh\n");
    expect((await diff("v2")).error).toContain("`v2` can't be compared with: it is neither a catalogue nor a file");
    git("clone", "--quiet", "--bare", ".", "bare");
    process.chdir("bare");
    const { out } = await runCommand(describeDiff, ["v1", "HEAD", "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({ changes: [{ code: "breaking/field-removed" }] });
  });

  test("reads revisions, both of a range, and takes the place where a branch was left for its start", async () => {
    git("init", "--quiet");
    commit("first");
    git("tag", "v1");
    edit(bookInfo, renumberPages);
    commit("second");
    git("tag", "v2");
    git("checkout", "--quiet", "-b", "branch");
    edit(bookInfo, describePages);
    commit("of the branch");
    git("checkout", "--quiet", "main");
    edit(bookInfo, dropPages);
    commit("of others");
    git("checkout", "--quiet", "branch");
    const codes = async (...args: readonly string[]): Promise<readonly string[]> => [
      ...new Set((await listChanges(...args)).changes.map(({ code }) => code)),
    ];
    expect(await codes("v1..v2")).toEqual(await codes("v1", "v2"));
    expect((await codes("v1", "v2")).length).toBeGreaterThan(0);
    expect(await codes("main...branch")).toEqual(["docs/description-changed"]);
    expect(await codes("main...")).toEqual(["docs/description-changed"]);
    expect((await listChanges("main...branch")).before).toMatch(/^where branch left main, at [\da-f]{10}$/);
    expect((await diff("v3")).error).toContain("did you mean v1 or v2?");
    expect(await codes("git:main")).toEqual(["docs/description-changed"]);
    expect(await codes("git:=main")).toContain("safe/field-added");
    expect((await listChanges("git:main")).before).toMatch(/^where this left main, at [\da-f]{10}$/);
    expect(await codes("v1:model", "v2:model")).toEqual(await codes("v1", "v2"));
    expect((await diff("v1:model", "v2:model")).out).toMatch(/^v1:model at [\da-f]{10} → v2:model at [\da-f]{10}: /m);
  });

  test.each(["yaml", "json"])("reads a single file of %s that a plug-in is for", async (ending) => {
    const settings = { plugins: [{ plugin: "aspectdoc/plugins/openapi", options: { files: [`*.${ending}`] } }] };
    writeFileSync("aspectdoc.config.yaml", JSON.stringify(settings));
    const get = { responses: { 200: { description: "All is well." } } };
    const api = { openapi: "3.0.3", info: { title: "Berths", version: "1" }, paths: { "/berths": { get } } };
    writeFileSync(`old.${ending}`, JSON.stringify({ ...api, paths: { ...api.paths, "/cranes": { get } } }));
    writeFileSync(`new.${ending}`, JSON.stringify(api));
    const { out } = await runCommand(describeDiff, [`old.${ending}`, `new.${ending}`, "--format", "json"]);
    const { changes } = JSON.parse(out) as PrintedComparison;
    expect(changes.map(({ code, coordinate }) => `${code} ${coordinate}`)).toEqual([
      "breaking/endpoint-removed GET /cranes",
    ]);
  });

  test("reads a model beside what others call a catalogue", async () => {
    cpSync("model", "old", { recursive: true });
    writeFileSync("old/catalogue.json", '{ "books": [] }');
    expect((await diff("old")).out).toBe("old → what is here: no changes\n");
  });

  test("reads descriptions and schemas that are named themselves, whatever they are called, without a configuration", async () => {
    const describe = (path: string): string =>
      `{ "openapi": "3.0.3", "info": { "title": "Berths", "version": "1" }, "paths": { "${path}": { "get": { "responses": {} } } } }`;
    writeFileSync("api.json", describe("/berths"));
    writeFileSync("api-2.json", describe("/piers"));
    expect((await diff("api.json", "api-2.json")).out).toContain("the endpoint `GET /berths` is gone");
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      properties: { depth: { type: "string" } },
    };
    writeFileSync("berth.json", JSON.stringify(schema));
    writeFileSync("berth-2.json", JSON.stringify(schema).replace('"string"', '"integer"'));
    expect((await diff("berth.json", "berth-2.json")).out).toMatch(/`depth` was[^]*→ berth-2.json: 1 breaking\n$/);
  });

  test("reads folders of descriptions or schemas without a configuration, wherever in them these lie", async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    const describe = (path: string): string =>
      `openapi: 3.0.3\ninfo: { title: Berths, version: "1" }\npaths: { ${path}: { get: { responses: {} } } }\n`;
    write("v1/berths.yaml", describe("/berths"));
    write("v2/berths.yaml", describe("/piers"));
    const list = async (...sides: readonly string[]): Promise<readonly string[]> =>
      (await listChanges(...sides)).changes.map(({ code, coordinate }) => `${code} ${coordinate}`);
    expect(await list("v1", "v2")).toEqual(["breaking/endpoint-removed GET /berths", "safe/endpoint-added GET /piers"]);
    const schema =
      '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "properties": { "a": { "type": "string" } } }';
    write("old/schemas/berth.json", schema);
    write("new/schemas/berth.json", schema.replace('"string"', '"integer"'));
    write("new/more/pier.json", schema);
    expect(await list("old", "new")).toEqual(["safe/type-added more.pier", "breaking/type-changed schemas.berth.a"]);
    git("init", "--quiet");
    commit("first");
    rmSync("v1/berths.yaml");
    write("v1/berths.yaml", describe("/piers"));
    expect(await list("HEAD:v1", "v1")).toEqual([
      "breaking/endpoint-removed GET /berths",
      "safe/endpoint-added GET /piers",
    ]);
  });

  test("says of a folder with schemas in a language that nothing reads that there is no model in it", async () => {
    mkdirSync("idl");
    writeFileSync("idl/berth.thrift", "struct Berth { 1: string name }");
    const { code, error } = await diff("idl");
    expect(code).toBe(2);
    expect(error.replace(/\s+/g, " ")).toContain("only 1 .thrift file, which isn't read");
  });

  test.each([
    ["beside", "site"],
    ["below", "."],
  ])("reads revisions of a clone that lies %s a repository of the site's own", async (_, own) => {
    git("init", "--quiet", "clone");
    cpSync("model", "clone/model", { recursive: true });
    git("-C", "clone", "add", "--all");
    git("-C", "clone", "commit", "--quiet", "--message", "first");
    git("-C", "clone", "tag", "v1");
    edit(join("clone", bookInfo), dropPages);
    git("init", "--quiet", own);
    process.chdir(own);
    const inputs = ["--input", join(folder, "clone/model"), "--input", join(folder, "clone/model/pdl")];
    const { out } = await runCommand(describeDiff, [...inputs, "v1", "--format", "json"]);
    const { changes } = JSON.parse(out) as PrintedComparison;
    expect(changes.map(({ code }) => code)).toEqual(["breaking/field-removed"]);
  });

  test.each([
    ["nowhere", /nowhere.*there is no such file or folder, nor a Git repository/],
    ["notes.md", /it is neither a catalogue nor a file that a model is read from/],
    ["wide.json", /it is in UTF-16, as `>` of Windows PowerShell 5 writes/],
    ["https://docs.example.org/catalogue.json", /it is on the web, and nothing is fetched help: download/],
    [
      "circle/model",
      /`circle\/model` can't be compared with: it can't be read: its links form a loop help: let the link/,
    ],
    ["git:v9", /no branch, tag or commit v9|is in no Git repository/],
  ])("says why %s can't be compared with", async (side, message) => {
    writeFileSync("notes.md", "# Notes\n");
    writeFileSync("wide.json", Buffer.from("\ufeff{}", "utf16le"));
    symlinkSync("circle", "circle");
    const { code, error } = await diff(side);
    expect(code).toBe(2);
    expect(error).toMatch(/usage\/unreadable-side/);
    expect(error.replace(/\s+/g, " ")).toMatch(message);
  });

  test("says of a commit from before the model that there is nothing to compare with", async () => {
    git("init", "--quiet");
    writeFileSync("notes.txt", "A model will come.");
    git("add", "notes.txt");
    git("commit", "--quiet", "--message", "first");
    commit("second");
    const compared = await diff("HEAD~1", "--fail-on", "any");
    expect(compared.code).toBe(0);
    expect(compared.error).toMatch(
      /warning\[compare\/nothing-before\]: HEAD~1 at [\da-f]{10} has no model to compare with/,
    );
    expect(compared.error).toMatch(/all that is here is new: there is no folder `model` to read/);
    expect(compared.error).toMatch(/help: where the model was elsewhere then, `[\da-f]{10}:FOLDER` names that/);
    const checked = await check("--against", "HEAD~1");
    expect(checked).toMatchObject({ code: 0, error: expect.stringContaining("compare/nothing-before") });
    expect(checked.error).toMatch(/since HEAD~1 at [\da-f]{10}: no changes in what could be compared/);
    expect((await check("--against", "HEAD~1", "--strict")).code).toBe(0);
    // A folder that is named isn't there by mistake, and of a later state without a model all would be gone.
    expect((await check("--against", "HEAD~1:model")).error).toMatch(/`HEAD~1:model` can't be compared with: at /);
    expect(await diff("HEAD", "HEAD~1")).toMatchObject({ code: 2, error: expect.stringContaining("unreadable-side") });
  });

  test("compares a model that was in another folder, committed here or not, so that moving it gets past no gate", async () => {
    git("init", "--quiet");
    renameSync("model", "schemas");
    git("add", "schemas");
    git("commit", "--quiet", "--message", "first");
    renameSync("schemas", "model");
    const said = /since HEAD at [\da-f]{10} \(`model` was `schemas`\): no changes/;
    expect(await check("--against", "HEAD")).toMatchObject({ code: 0, error: expect.stringMatching(said) });
    edit(bookInfo, dropPages);
    expect(await check("--against", "HEAD")).toMatchObject({
      code: 1,
      error: expect.stringContaining("field-removed"),
    });
    git("add", "--all");
    git("commit", "--quiet", "--message", "moved");
    const { before, changes } = await listChanges("HEAD~1..HEAD");
    expect(before).toMatch(/^HEAD~1 at [\da-f]{10} \(`model` was `schemas`\)$/);
    expect(changes.map(({ code }) => code)).toContain("breaking/field-removed");
    const { out } = await runCommand(describeDiff, ["HEAD~1..HEAD", "--input", "model"]);
    expect(out).toMatch(/field-removed [^]*? {2}was schemas\/[\w/]*BookInfo\.pdl:\d/);
  });

  test("compares with files that plug-ins and guides are told of by name, where they were called otherwise or elsewhere then", async () => {
    git("init", "--quiet");
    const get = { responses: { 200: { description: "All is well." } } };
    const describeApi = (...paths: readonly string[]): string =>
      JSON.stringify({
        openapi: "3.0.3",
        info: { title: "Berths", version: "1" },
        paths: Object.fromEntries(paths.map((path) => [path, { get }])),
      });
    const configure = (file: string, glob: string, content: string): void => {
      const plugin = { plugin: "aspectdoc/plugins/openapi", options: { files: [file, glob] } };
      writeFileSync("aspectdoc.config.yaml", JSON.stringify({ plugins: [plugin], content: [content], inputs: ["."] }));
    };
    for (const name of ["docs", "parts"]) mkdirSync(name);
    writeFileSync("berths-v1.json", describeApi("/berths", "/cranes"));
    writeFileSync("parts/tugs.json", describeApi("/tugs", "/pilots"));
    writeFileSync("docs/start.md", "# Start\n\n## Here\n");
    configure("berths-v1.json", "parts/*.json", "docs");
    commit("first");
    for (const path of ["berths-v1.json", "parts", "docs"]) rmSync(path, { recursive: true });
    for (const name of ["guides", "apis"]) mkdirSync(name);
    writeFileSync("berths-v2.json", describeApi("/berths"));
    writeFileSync("apis/tugs.json", describeApi("/tugs"));
    writeFileSync("guides/start.md", "# Start\n");
    configure("berths-v2.json", "apis/*.json", "guides");
    commit("second");
    const { out } = await runCommand(describeDiff, ["HEAD~1..HEAD", "--format", "json"]);
    const { before, changes } = JSON.parse(out) as PrintedComparison;
    expect(before).toContain("(`berths-v2.json` was `berths-v1.json`, `apis` was `parts`, `guides` was `docs`)");
    const told = changes.map(({ code, coordinate }) => `${code} ${coordinate}`);
    expect(told).toEqual(
      expect.arrayContaining([
        "breaking/endpoint-removed GET /cranes",
        "breaking/endpoint-removed GET /pilots",
        "risky/guide-anchor-removed start#here",
      ]),
    );
    expect(told.filter((each) => each.startsWith("safe/"))).toEqual([]);
    const pretty = (await runCommand(describeDiff, ["HEAD~1..HEAD"])).out;
    for (const place of ["berths-v1.json", "parts/tugs.json", "docs/start.md"])
      expect(pretty).toContain(`  was ${place}:`);
  });

  test("finds an input of a range that is neither checked out nor in the commit before", async () => {
    git("init", "--quiet");
    commit("first");
    renameSync("model", "schemas");
    edit(bookInfo.replace("model", "schemas"), dropPages);
    commit("second");
    renameSync("schemas", "others");
    commit("third");
    const { out } = await runCommand(describeDiff, ["HEAD~2..HEAD~1", "--input", "schemas", "--format", "json"]);
    const { before, changes } = JSON.parse(out) as PrintedComparison;
    expect(before).toContain("(`schemas` was `model`)");
    expect(changes.map(({ code }) => code)).toContain("breaking/field-removed");
  });

  test("refuses a commit in which another folder had a model of which nothing is called as it is now", async () => {
    git("init", "--quiet");
    mkdirSync("schemas");
    writeFileSync("schemas/Old.pdl", "namespace com.example\nrecord Old { a: string }\n");
    writeFileSync("notes.md", "# Notes\n");
    git("add", "schemas", "notes.md");
    git("commit", "--quiet", "--message", "first");
    rmSync("schemas", { recursive: true });
    for (const inputs of [["model"], ["model", "notes.md"]]) {
      const { code, error } = await runCommand(describeCheck, [...inputs, "--against", "HEAD"]);
      expect(code).toBe(2);
      expect(error).toMatch(/usage\/unreadable-side.*`HEAD` can't be compared with/);
      expect(error).toMatch(/where it was elsewhere then, `[\da-f]{10}:FOLDER` names that/);
    }
    const { error } = await check("--against", "HEAD:schemas");
    expect(error).not.toContain("unreadable-side");
  });

  test("compares with a commit that one of the inputs came after", async () => {
    git("init", "--quiet");
    commit("first");
    mkdirSync("guides");
    writeFileSync("guides/start.md", "# Start\n");
    edit(bookInfo, dropPages);
    const inputs = ["model", "guides"];
    const { code, error } = await runCommand(describeCheck, [...inputs, "--against", "HEAD", "--verbose"]);
    expect(code).toBe(1);
    expect(error).toMatch(/info\[compare\/inputs-since\]: HEAD at [\da-f]{10} has no `guides` yet/);
    expect(error).toContain("breaking/field-removed");
    // Of a later state, all of an input would be gone.
    git("add", "--all");
    git("commit", "--quiet", "--message", "second");
    const args = inputs.flatMap((input) => ["--input", input]);
    expect(await runCommand(describeDiff, [...args, "HEAD", "HEAD~1"])).toMatchObject({
      code: 2,
      error: expect.stringContaining("there is no folder `guides`"),
    });
  });

  test("names the only branch that there is to whoever asks for another one", async () => {
    git("init", "--quiet", "--initial-branch=master");
    commit("first");
    const { code, error } = await diff("git:main");
    expect(code).toBe(2);
    expect(error).toContain("help: its only branch is master; tags are listed by `git tag`");
  });

  test("says when one side can't be read whole", async () => {
    cpSync("model", "old", { recursive: true });
    writeFileSync("old/pdl/com/example/Slip.pdl", "namespace com.example\nrecord Slip {");
    expect((await diff("old")).error).toMatch(
      /compare\/damaged-side.* old could not be read whole \(pdl\/com\/example\/Slip\.pdl:2:\d+ pdl/,
    );
  });

  test("passes a strict check of what mends an earlier state that can't be read whole", async () => {
    cpSync("model", "old", { recursive: true });
    writeFileSync("old/pdl/com/example/Slip.pdl", "namespace com.example\nrecord Slip {");
    writeFileSync("model/pdl/com/example/Slip.pdl", "namespace com.example\nrecord Slip {}");
    const checked = await check("--against", "old", "--strict", "--input", "model");
    expect(checked).toMatchObject({ code: 0, error: expect.stringContaining("compare/damaged-side") });
  });

  test("fails on a later state that can't be read whole when anything is to fail it", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, (text) => text.slice(0, text.indexOf("pages: optional")));
    expect(await diff("old")).toMatchObject({ code: 0, error: expect.stringContaining("compare/damaged-side") });
    const { code, out, error } = await diff("old", "--fail-on", "breaking");
    expect(code).toBe(1);
    expect(out).not.toContain("breaking/");
    expect(error).toMatch(/error\[compare\/not-decided\].*BookInfo\.pdl:\d+/);
  });

  test("prints a comment that fits, with nothing of the model as markup", async () => {
    cpSync("model", "old", { recursive: true });
    for (let index = 0; index < 90; index += 1) {
      const name = `Gone${index}`;
      writeFileSync(
        `old/pdl/com/example/${name}.pdl`,
        `namespace com.example\n/** @everyone */\nrecord ${name} { a${index}: int }\n`,
      );
      writeFileSync(`model/pdl/com/example/${name}.pdl`, `namespace com.example\n/** <b> */\nrecord ${name} { }\n`);
    }
    const { out } = await diff("old", "--format", "markdown", "--fail-on", "breaking");
    expect(out.split("\n").length).toBeLessThanOrEqual(57);
    expect(out).toMatch(/^### Model changes: \d+ breaking/);
    expect(out).toMatch(/… and \d+ more/);
    expect(out).toContain("- rule: breaking/");
    expect(out).not.toMatch(/<b>|@everyone/);
  });

  test("names places of both states as they are from here, and for programs from the top of the repository", async () => {
    git("init", "--quiet");
    commit("first");
    edit(bookInfo, (text) => dropPages(text).replace("title: string", "title: string\n  more: string"));
    process.chdir("model/graphql");
    const run = (...args: readonly string[]): Promise<Finished> =>
      runCommand(describeDiff, ["--input", "..", "HEAD", ...args]);
    const { out } = await run();
    expect(out).toContain("  was ../pdl/com/example/BookInfo.pdl:42:3\n");
    expect(out).toMatch(/^ {2}now \.\.\/pdl\/com\/example\/BookInfo\.pdl:\d+:3$/m);
    const annotations = await run("--format", "github");
    expect(annotations.out).toMatch(/^::error file=model\/pdl\/com\/example\/BookInfo\.pdl,line=/m);
    expect(annotations.out).toMatch(/^::error file=model\/pdl\/com\/example\/BookInfo\.pdl,line=12,.*`pages` is gone/m);
    expect(annotations.out).not.toContain("was in");
    expect((await run("--format", "markdown")).out).toContain("at <code>model/pdl/com/example/BookInfo.pdl:42</code>");
  });

  test("prints annotations and SARIF", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, (text) => text.replace("pages: optional int", "pages: int"));
    const { out } = await diff("old", "--format", "github");
    expect(out).toMatch(/^::error file=model\/pdl\/com\/example\/BookInfo\.pdl,line=42/m);
    const sarif = JSON.parse((await diff("old", "--format", "sarif")).out) as {
      readonly runs: readonly { readonly results: readonly { readonly ruleId: string }[] }[];
    };
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^breaking\//)]),
    );
  });
});

describe("accepted changes", () => {
  beforeEach(() => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, dropPages);
  });

  const accept = (...entries: readonly string[]): void => writeFileSync("accepted.yaml", entries.join(""));
  const entry = (coordinate: string, more = ""): string =>
    `- rule: breaking/field-removed\n  coordinate: ${coordinate}\n  reason: nobody reads it\n${more}`;
  const gate = (): Promise<Finished> => diff("old", "--fail-on", "breaking", "--accepted", "accepted.yaml");

  test("don't fail a run, and say when they are of no use any more", async () => {
    const { changes } = await listChanges("old");
    const { coordinate = "" } = changes.find(({ code }) => code === "breaking/field-removed") ?? {};
    accept(entry(coordinate));
    expect(await gate()).toMatchObject({ code: 0, out: expect.stringContaining("1 accepted") });
    accept(entry(coordinate, "  until: 2020-01-01\n"));
    expect(await gate()).toMatchObject({
      code: 1,
      error: expect.stringMatching(/compare\/unused-accepted[^]*has run out/),
    });
    accept(entry(coordinate), entry("com.example.Other.field"));
    expect(await gate()).toMatchObject({ code: 0, error: expect.stringContaining("com.example.Other.field") });
  });

  test.each(["- rule: 1\n  colour: red\n", "just: a map\n", "- [", ""])("are refused in the form %j", async (text) => {
    writeFileSync("accepted.yaml", text);
    const { code, error } = await gate();
    expect(code).toBe(text === "" ? 1 : 2);
    if (text !== "") expect(error).toContain("config/malformed-accepted");
  });

  test("are refused in another encoding, which is told", async () => {
    writeFileSync("accepted.yaml", Buffer.from("\ufeff[]\n", "utf16le"));
    expect((await gate()).error).toContain("it is not UTF-8");
  });

  test("are read whichever ends of lines and mark of bytes their file has, and say where an entry is wrong", async () => {
    const { changes } = await listChanges("old");
    const { coordinate = "" } = changes.find(({ code }) => code === "breaking/field-removed") ?? {};
    accept("\ufeff", entry(coordinate).replaceAll("\n", "\r\n"));
    expect(await gate()).toMatchObject({ code: 0, out: expect.stringContaining("1 accepted") });
    accept(entry(coordinate), "- rule: breaking/field-removed\n");
    expect((await gate()).error).toMatch(/^accepted\.yaml:4:3 error.*entry 2, `coordinate`: expected string/m);
    accept("rule: breaking/field-removed\n");
    expect((await gate()).error).toMatch(/^accepted\.yaml:1:1 error.*it must be a list of entries/m);
  });
});

describe("a sparse checkout", () => {
  test.each([
    ["lists files", ["--no-cone", "/*", "!/model/pdl/com/example/BookInfo.pdl"]],
    ["leaves whole folders out", ["--cone", "--sparse-index", "model/content"]],
  ])("that %s is compared with as much of a revision as it has", async (_, args) => {
    git("init", "--quiet");
    commit("first");
    git("sparse-checkout", "set", ...args);
    expect(existsSync(bookInfo)).toBe(false);
    const compared = await listChanges("HEAD");
    expect(compared.before).toMatch(/^HEAD at \w{10}, as far as it is checked out here$/);
    expect(compared.changes).toEqual([]);
    // What is no file of the working tree, but gone from the branch, is gone.
    expect((await listChanges("HEAD", "model")).changes).toEqual([]);
    git("sparse-checkout", "disable");
    git("rm", "--quiet", bookInfo);
    expect((await listChanges("HEAD")).changes.length).toBeGreaterThan(0);
  });

  test("is read in every form of Git's index", async () => {
    git("init", "--quiet");
    commit("first");
    git("sparse-checkout", "set", "--no-cone", "/*", "!/model/pdl/com/example/BookInfo.pdl");
    git("update-index", "--index-version", "4");
    expect((await listChanges("HEAD")).changes).toEqual([]);
  });

  test("is read where the index is split", async () => {
    git("init", "--quiet");
    writeFileSync("another.md", "");
    commit("first");
    git("update-index", "--split-index");
    // What is left out is told by entries that stand for those of the shared part, and by new ones.
    git("config", "splitIndex.maxPercentChange", "100");
    git("sparse-checkout", "set", "--no-cone", "/*", "!/model/pdl/com/example/BookInfo.pdl");
    expect(existsSync(bookInfo)).toBe(false);
    const isSplit = (): boolean => readdirSync(".git").some((name) => name.startsWith("sharedindex."));
    expect(isSplit()).toBe(true);
    expect(await listChanges("HEAD")).toMatchObject({ before: expect.stringContaining("as far as"), changes: [] });
    git("rm", "--quiet", "another.md");
    expect((await listChanges("HEAD")).changes).toEqual([]);
    git("update-index", "--split-index");
    expect((await listChanges("HEAD")).changes).toEqual([]);
    expect(isSplit()).toBe(true);
  });
});

describe("a model in a submodule", () => {
  test("is compared with the commits that the repository around it records, where that has the revision", async () => {
    git("init", "--quiet", "model");
    git("-C", "model", "add", "--all");
    git("-C", "model", "commit", "--quiet", "--message", "first");
    git("init", "--quiet");
    git("-c", "advice.addEmbeddedRepo=false", "add", "model");
    git("commit", "--quiet", "--message", "takes the first");
    edit(bookInfo, dropPages);
    git("-C", "model", "commit", "--quiet", "--all", "--message", "second");
    git("-C", "model", "tag", "v2");
    // The tip of the submodule's own `main` is what is checked out.
    const { before, changes } = await listChanges("git:main");
    expect(before).toMatch(/^where this left main, at /);
    expect(changes.map(({ code }) => code)).toContain("breaking/field-removed");
    expect((await listChanges("v2")).changes).toEqual([]);
    process.chdir("model");
    expect((await runCommand(describeDiff, ["--input", ".", "git:main", "--format", "json"])).out).toContain(
      '"changes": []',
    );
  });
});

test("--transitive holds a field that is back to what it was releases ago", async () => {
  cpSync("model", "old", { recursive: true });
  edit("old/pdl/com/example/BookInfo.pdl", dropPages);
  const was = { what: "removed", code: "breaking/field-removed", area: "types", thing: "com.example.BookInfo" };
  const history = {
    formatVersion: 1,
    releases: [{ name: "v1" }, { name: "v2" }],
    rooms: { schemas: { "com.example.BookInfo.pages": [{ ...was, in: "v2", name: "pages", before: "string" }] } },
  };
  writeFileSync("aspectdoc.history.json", JSON.stringify(history));
  expect(await diff("old", "--fail-on", "breaking")).toMatchObject({ code: 0 });
  const { code, out } = await diff("old", "--fail-on", "breaking", "--transitive");
  expect(code).toBe(1);
  expect(out).toMatch(/breaking\/field-returned[^]*was `string` in an earlier release/);
});

describe("check --against", () => {
  test("fails where a variable with the name of the state before is not set", async () => {
    const { code, error } = await check("--against", "");
    expect(error).toMatch(/^error\[usage\/unreadable-side\]: `` can't be compared with: the name is empty/);
    expect(code).toBe(2);
    expect((await diff("")).code).toBe(2);
    expect((await check("--against", "git:")).error).toContain("`git:` can't be compared with: the name is empty");
  });

  test("passes a model that breaks nothing, with one line about the rest", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, describePages);
    const { code, error } = await check("--against", "old");
    expect(code).toBe(0);
    expect(error).toMatch(/since old: 1 of words alone/);
  });

  test("says where it was what has changed, at the place that diff names", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, renumberPages);
    const [, place = "nowhere"] = /^ {2}was (old\S+:\d+:\d+)$/m.exec((await diff("old")).out) ?? [];
    const { error } = await check("--against", "old");
    expect(error.replace(/\s+/g, " ")).toContain(`it was at \`${place}\``);
  });

  test("needs no configuration for a folder of descriptions or schemas, any more than the state before does", async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    write(
      "old/v1.yaml",
      'openapi: 3.0.3\ninfo: { title: Berths, version: "1" }\npaths: { /a: { get: { responses: {} } } }\n',
    );
    write(
      "new/api/v2.yaml",
      'openapi: 3.0.3\ninfo: { title: Berths, version: "1" }\npaths: { /b: { get: { responses: {} } } }\n',
    );
    const { code, error } = await runCommand(describeCheck, ["new", "--against", "old"]);
    expect(error).toContain("error[breaking/endpoint-removed]");
    expect(code).toBe(1);
    expect(await runCommand(describeCheck, ["new", "--against", "new"])).toMatchObject({ code: 0 });
  });

  test("compares what lies beside guides in a folder, and these as well", async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    for (const [folder, path, guide] of [
      ["old", "/a", "intro"],
      ["new", "/b", "start"],
    ] as const) {
      const head = 'openapi: 3.0.3\ninfo: { title: Berths, version: "1" }';
      write(`${folder}/api.yaml`, `${head}\npaths: { ${path}: { get: { responses: {} } } }\n`);
      write(`${folder}/docs/${guide}.md`, "# Berths\n\nWhere ships lie.\n");
    }
    const { out } = await runCommand(describeDiff, ["old", "new"]);
    expect(out).toContain("breaking/endpoint-removed");
    expect(out).toContain("breaking/guide-moved");
    const checked = await runCommand(describeCheck, ["new", "--against", "old"]);
    expect(checked.error).toContain("error[breaking/endpoint-removed]");
    expect(checked.error).toContain("breaking/guide-moved");
    expect(checked.error).not.toContain("compare/not-compared");
    expect(checked.code).toBe(1);
    expect((await check("--input", "new", "--against", "new")).code).toBe(0);
  });

  test("compares what lies beside a model of another language in a folder", async () => {
    for (const [folder, type] of [
      ["old", "string"],
      ["new", "integer"],
    ] as const) {
      mkdirSync(folder);
      const head = 'openapi: 3.0.3\ninfo: { title: Berths, version: "1" }';
      const input = `{ name: first, in: query, schema: { type: ${type} } }`;
      const paths = `paths:\n  /a:\n    get:\n      parameters: [${input}]\n      responses: {}\n`;
      writeFileSync(`${folder}/api.yaml`, `${head}\n${paths}`);
      writeFileSync(`${folder}/schema.graphql`, "type Query {\n  ships: [String]\n}\n");
    }
    writeFileSync("new/schema.graphql", "type Query {\n  boats: [String]\n}\n");
    for (const { code, error, out } of [
      await runCommand(describeDiff, ["old", "new", "--fail-on", "breaking"]),
      await runCommand(describeCheck, ["new", "--against", "old"]),
    ]) {
      expect(code).toBe(1);
      const told = `${out}${error}`.match(/breaking\/[\w-]+/g)?.toSorted();
      expect(told).toEqual(["breaking/operation-removed", "breaking/request-value-changed"]);
    }
  });

  test("says the same of a model that an earlier run has checked", async () => {
    cpSync("model", "old", { recursive: true });
    const unchanged = await check("--against", "old");
    expect(unchanged.error).toMatch(/since old: no changes/);
    expect(await check("--against", "old")).toEqual(unchanged);
    edit(bookInfo, dropPages);
    const changed = await check("--against", "old");
    expect(changed).toMatchObject({ code: 1, error: expect.stringContaining("1 breaking") });
    expect(await check("--against", "old")).toEqual(changed);
  });

  test("fails a model that can't be read whole, and blames no change for it", async () => {
    cpSync("model", "old", { recursive: true });
    edit(bookInfo, (text) => text.slice(0, text.indexOf("pages: optional")));
    const { code, error } = await check("--against", "old");
    expect(code).toBe(1);
    expect(error).toContain("error[compare/not-decided]");
    expect(error).not.toContain("breaking/");
    expect(await check("--against", "old")).toEqual({ code, error, out: "" });
  });

  test("fails on what breaks, and leaves nothing behind", async () => {
    git("init", "--quiet");
    commit("first");
    git("checkout", "--quiet", "-b", "branch");
    edit(bookInfo, dropPages);
    const { code, error } = await check("--against", "git:main");
    expect(code).toBe(1);
    expect(error).toContain("error[breaking/field-removed]");
    expect(existsSync("aspectdoc")).toBe(false);
    expect((await check("--against", "git:main", "--fail-on", "any")).code).toBe(1);
  });
});
