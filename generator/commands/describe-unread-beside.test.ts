import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-unread-")));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const guides = { "mkdocs.yml": "site_name: Ferry\n", "docs/index.md": "# Ferry\n\nIt sails at eight.\n" };
const api = { "api/ferry.thrift": "struct Ferry {}\n" };
const unread = "1 file of Thrift (`api/ferry.thrift`) isn't read: --verbose tells how to have that read\n";

test("schemas beside a project of guides isn't passed over in silence", async () => {
  write({ ...guides, ...api });
  const checked = "1 note hidden (--verbose)\n1 guide, with no model beside it, checked, nothing to report\n";
  expect((await runCommand(describeCheck, [])).error).toBe(checked + unread);
  // The second run finds nothing changed.
  for (const last of ["written to", "up to date"]) {
    const { error } = await runCommand(describeGenerate, []);
    expect(error).toContain(`(--verbose)\n${unread}`);
    expect(error).toContain(last);
  }
  const { error } = await runCommand(describeCheck, ["--verbose"]);
  expect(error).toContain("1 file of Thrift (`api/ferry.thrift`) isn't read\n");
  expect(error).not.toContain("tells how");
});

const sea = { "sea.graphql": "type Query {\n  tide: Int\n}\n" };
const pages = { "docs/a.md": "# A\n\nOne.\n", "guides/b.md": "# B\n\nTwo.\n", "README.md": "# Sea\n\nWide.\n" };
const guidesUnread =
  "1 Markdown file below `guides` becomes no page: `content: [docs, guides]` in the config file reads them; where there is none, `aspectdoc init` writes one that does\n";

test("guides beside those that are read aren't passed over in silence, and fail no run", async () => {
  write({ ...sea, ...pages });
  const { error, code } = await runCommand(describeGenerate, ["--strict"]);
  expect(error).toContain(`(--verbose)\n${guidesUnread}3 files read`);
  expect(code).toBe(0);
  expect((await runCommand(describeCheck, [])).error).toContain(`nothing to report\n${guidesUnread}`);
  expect((await runCommand(describeCheck, ["--verbose"])).error).not.toContain(guidesUnread);
  expect((await runCommand(describeCheck, ["--quiet"])).error).toBe("");
});

test.each([
  "content: []\n",
  "content: [docs]\n",
  "levels: { discover/unread-guides: off }\n",
  'exclude: ["guides/**"]\n',
])("nothing is said of guides where the config file has %j", async (config) => {
  write({ ...sea, ...pages, "aspectdoc.config.yaml": config });
  const { error, code } = await runCommand(describeCheck, []);
  expect(error).not.toContain("no page");
  expect(code).toBe(0);
});

test("neither guides nor APIs beside a model are read where the config file has none of them, and nothing is said of these", async () => {
  const api = { "openapi.yaml": 'openapi: "3.0.3"\ninfo: { title: Ferry }\npaths: { /a: { get: {} } }\n' };
  write({ ...sea, ...pages, ...api });
  expect((await runCommand(describeCheck, [])).error).toContain("4 files checked");
  write({ "aspectdoc.config.yaml": "content: []\nplugins: []\n" });
  expect((await runCommand(describeCheck, [])).error).toBe(
    "1 note hidden (--verbose)\n1 file checked, nothing to report\n",
  );
});

test("another project of guides beside the one that is read isn't passed over in silence", async () => {
  write({
    ...guides,
    "lighter/mkdocs.yml": "site_name: Lighter\n",
    "lighter/docs/index.md": "# Lighter\n\nIt is towed.\n",
  });
  write({ "tests/mkdocs.yml": "site_name: Tests\n", "tests/docs/index.md": "# Tests\n" });
  const told =
    "1 Markdown file of another project of guides (`lighter`) becomes no page, since `mkdocs.yml` is the one that is read: `inputs: [., lighter]` in the config file reads them together, and `versions` each as an edition of its own\n";
  const { error, code } = await runCommand(describeCheck, []);
  expect(error).toContain(`nothing to report\n${told}`);
  expect(code).toBe(0);
  expect((await runCommand(describeCheck, ["--verbose"])).error).toContain("info[discover/other-projects]");
  // What is to be written into a config file is as true on another machine.
  write({ "aspectdoc.config.yaml": 'inputs: ["."]\n' });
  expect((await runCommand(describeCheck, [])).error).toContain(`nothing to report\n${told}`);
  write({ "aspectdoc.config.yaml": "inputs: [., lighter]\n" });
  const both = await runCommand(describeCheck, []);
  expect(both.error).not.toContain("lighter");
  expect(both.error).toContain("2 guides");
});

test("a project in a folder that others look into for theirs is no other one", async () => {
  write({ "src/doc/book.toml": "[book]\ntitle = 'A'\n", "src/doc/src/SUMMARY.md": "- [A](a.md)\n- [B](b.md)\n" });
  write({ "src/doc/src/a.md": "# A\n\nOne.\n", "src/doc/src/b.md": "# B\n\nTwo.\n" });
  const { error } = await runCommand(describeCheck, []);
  expect(error).toContain("2 guides, with no model beside them");
  expect(error).not.toContain("another project");
});

test("schemas beside a model that may be about anything aren't passed over in silence", async () => {
  const schema = '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }';
  write({ ...sea, "config/sea.schema.json": schema, "sea.thrift": "" });
  expect((await runCommand(describeCheck, [])).error).toContain(
    "1 file of JSON Schema (`config/sea.schema.json`) and 1 file of Thrift (`sea.thrift`) aren't read: JSON Schema: `plugins: [aspectdoc/plugins/json-schema]` in the config file reads it; Thrift: ",
  );
  rmSync("config", { recursive: true });
  expect((await runCommand(describeCheck, [])).error).not.toContain("Thrift");
});

test("messages beside a model are told with the line that reads them", async () => {
  write({ ...sea, "rpc/sea.proto": 'syntax = "proto3"; message Sea {}' });
  expect((await runCommand(describeCheck, [])).error).toContain(
    "1 file of Protobuf (`rpc/sea.proto`) isn't read: `plugins: [aspectdoc/plugins/protobuf]` in the config file reads it\n",
  );
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["is left out by name", { ...guides, ...api, "aspectdoc.config.yaml": 'exclude: ["api/**"]\n' }],
  ["stands beside a model", { ...guides, ...api, "ferry.pdl": "/** Sails. */\nrecord ferry {}\n" }],
])("nothing is said of such schemas where one %s", async (_, files) => {
  write(files);
  expect((await runCommand(describeCheck, [])).error).not.toContain("Thrift");
});

test("a submodule that nobody has fetched isn't passed over in silence, and fails no run", async () => {
  write({ ...sea, ".git/HEAD": "ref: refs/heads/main\n", ".gitmodules": '[submodule "b"]\n\tpath = boat-models\n' });
  mkdirSync("boat-models");
  const told = "`boat-models` is a submodule of Git that nobody has fetched here, so nothing of it is read";
  const { error, code } = await runCommand(describeGenerate, ["--strict"]);
  expect(error).toContain(`(--verbose)\n${told}: \`git submodule update --init\` brings it; `);
  expect(code).toBe(0);
  expect((await runCommand(describeCheck, ["--verbose"])).error).toContain(
    `info[discover/unfetched-submodule]: ${told}\n`,
  );
});

const broken = {
  "openapi.yaml": 'openapi: "3.0.3"\ninfo: { title: Ferry }\npaths: { /a: { get: { parameters: [{}] } }\n',
};

test.each<[string, Readonly<Record<string, string>>]>([
  ["a model", sea],
  ["a project of guides", guides],
])("mistakes in an API that nobody has asked for beside %s fail no run, and are told of", async (_, files) => {
  write({ ...files, ...broken });
  for (const describe of [describeCheck, describeGenerate]) {
    const { error, code } = await runCommand(describe, ["--strict"]);
    expect(error).toContain("notes about `openapi.yaml`, which nobody has asked for: --verbose shows them, and");
    expect(code).toBe(0);
  }
  expect((await runCommand(describeCheck, ["--verbose"])).error).toContain("info[openapi/malformed]");
  write({ "aspectdoc.config.yaml": "plugins: [aspectdoc/plugins/openapi]\n" });
  const { error, code } = await runCommand(describeCheck, []);
  expect(error).toContain("error[openapi/malformed]");
  expect(code).toBe(1);
});

test("mistakes in an API that is all there is count", async () => {
  write(broken);
  expect((await runCommand(describeCheck, [])).code).toBe(1);
});

const fixture = '{"type": "record", "name": "Wreck", "fields": [{"name": "hull", "type": "Lost"}]}\n';

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["are all that there is", { "src/test/resources/wreck.avsc": fixture }, "src/test/resources"],
  ["stand beside others", { ...sea, "share/test/schemas/wreck.avsc": fixture }, "share/test/schemas"],
])("mistakes in schemas that only tests read, which %s, fail no run, and are told of", async (_, files, folder) => {
  write(files);
  const { error, code } = await runCommand(describeGenerate, []);
  expect(error).toMatch(
    /1 note about `[\w/]+\/wreck\.avsc`, which nobody has asked for: .*`include` in the config file/,
  );
  expect(code).toBe(0);
  expect((await runCommand(describeCheck, ["--input", folder])).error).toContain("error[link/unknown-type]");
  write({ "aspectdoc.config.yaml": 'include: ["**/*.{avsc,pdl}"]\n' });
  expect((await runCommand(describeCheck, [])).code).toBe(1);
});

test("a strict run wants more of a model than what only tests read, unless that is named", async () => {
  write({ "src/test/resources/dock.avsc": '{"type": "record", "name": "Dock", "fields": []}\n' });
  const { error, code } = await runCommand(describeCheck, ["--strict"]);
  expect(error).toContain("warning[discover/tests-alone]: no model was found but 1 schema that only tests read");
  expect(error).toContain("`--input src/test/resources`");
  expect(code).toBe(1);
  expect((await runCommand(describeCheck, ["--strict", "--input", "src/test/resources"])).code).toBe(0);
});

test("a template of a project has no part in a model, and mistakes in a folder that is named for tests count", async () => {
  write({ ...sea, "main/resources/archetype-resources/wreck.avsc": fixture });
  const { error, code } = await runCommand(describeCheck, ["--verbose"]);
  expect(error).toContain("info[discover/test-sources]: 1 schema among sources of tests isn't read");
  expect(code).toBe(0);
  write({ "share/test/schemas/wreck.avsc": fixture });
  expect((await runCommand(describeCheck, ["--input", "share/test/schemas"])).code).toBe(1);
});
