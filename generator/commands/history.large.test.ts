import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HistoryEvent, ModelHistory } from "../history/model-history.ts";
import { sumUpEvents } from "../history/sum-up-events.ts";
import { createReport } from "../diagnostics/report.ts";
import { readPast } from "../diff/read-past.ts";
import { readHistory } from "../discover/read-history.ts";
import { makeSettings } from "../config/settings.ts";
import { createReleaseRepository, type ReleaseRepository } from "../testdata/release-repository.ts";
import { runCommand } from "../testdata/run-command.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeDiff } from "./diff-command.ts";
import { describeHistory } from "./history-command.ts";

/* The history of a model from a repository with twelve releases of it, made here. */

const start = process.cwd();
let folder: string;
let repository: ReleaseRepository;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-history-")));
  process.chdir(folder);
  repository = createReleaseRepository(folder);
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "v*", from: v1.1 }\n');
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

const release: ReleaseRepository["release"] = (tag, files) => repository.release(tag, files);

const registry = (aspects: string): string =>
  `id: core\nentities:\n  - name: book\n    keyAspect: bookKey\n    aspects: [${aspects}]\n`;
const key = 'namespace x.y\n@Aspect = { "name": "bookKey" }\nrecord BookKey { isbn: string }\n';
const info = (fields: string): string =>
  `namespace x.y\n@Aspect = { "name": "bookInfo" }\nrecord BookInfo { ${fields} }\n`;
const loan = 'namespace x.y\n@Aspect = { "name": "loan" }\nrecord Loan { by: string }\n';
const kind = (symbols: string): string => `namespace x.y\nenum Kind { ${symbols} }\n`;
const shelf = (name: string, more: string): string =>
  JSON.stringify({
    type: "record",
    name,
    namespace: "x.y",
    ...(name === "Shelf" ? {} : { aliases: ["x.y.Shelf"] }),
    fields: [{ name: "row", type: "int" }, ...(more === "" ? [] : [JSON.parse(more) as unknown])],
  });
const api = (query: string): string => `type Query { book: String ${query} }\n`;

function makeTwelve(): void {
  release("v1.0", { "a.pdl": "namespace x.y\nrecord Older { a: int }\n" });
  release("v1.1", {
    "a.pdl": key,
    "entity-registry.yml": registry("bookInfo"),
    "b.pdl": info("title: string"),
    "c.pdl": kind("PAPER"),
    "s.avsc": shelf("Shelf", ""),
    "q.graphql": api(""),
  });
  release("v1.2-rc1", { "b.pdl": info("title: string, pages: optional int") });
  release("v1.2", {});
  release("v1.3", {
    "c.pdl": kind("PAPER AUDIO"),
    "s.avsc": shelf("Shelf", '{"name":"wall","type":"int","default":0}'),
  });
  release("v1.4", { "l.pdl": loan, "entity-registry.yml": registry("bookInfo, loan"), "q.graphql": api("loan: Int") });
  release("v1.5", { "b.pdl": info("title: string, pages: optional long") });
  release("v1.6", { "s.avsc": shelf("Rack", '{"name":"wall","type":"int","default":0}') });
  release("v1.7", { "b.pdl": info('title: string, @deprecated = "count words" pages: optional long') });
  // A slip hides the enum and says nothing of it; the next release mends it.
  release("v1.8", { "c.pdl": "namespace x.y\nenum Kind {" });
  release("v1.9", { "c.pdl": kind("PAPER AUDIO"), "q.graphql": api('loan: Int @deprecated(reason: "ask the shelf")') });
  release("v1.10", {
    "b.pdl": info("title: string"),
    "s.avsc": shelf("Rack", '{"name":"wall","type":"long","default":0}'),
  });
  release("v1.11", { "l.pdl": undefined, "entity-registry.yml": registry("bookInfo"), "q.graphql": api("") });
  release("v1.12", { "b.pdl": info("title: string, pages: optional int") });
}

const entities = (more: string): string => `${registry("bookInfo")}${more}`;
const calls = (...actions: readonly string[]): string => restli("shelves", actions);
const restli = (name: string, actions: readonly string[]): string =>
  `{"name":"${name}","path":"/${name}","actionsSet":{"actions":[${['{"name":"count"}', ...actions].join(",")}]}}`;
const sources = (plugins: string): string => `platform: a\nname: A\nplugins: [${plugins}]\n`;
const source = (options: string): string => `{ id: one, options: [{ path: host, type: string }${options}] }`;
const library = (modules: string): string => `page: a\ntitle: A\nmodules: [${modules}]\n`;
const client = (methods: string): string =>
  `{ name: m, functions: [{ name: f }], classes: [{ name: Client, methods: [{ name: open }${methods}] }] }`;
const moved =
  "{ name: m, functions: [{ name: f }] }, { name: n, classes: [{ name: Client, methods: [{ name: open }] }] }";
const programs = (commands: string): string => `commands: [{ command: tool }${commands}]\n`;
const grants = (privileges: string): string => `privileges: [{ name: READ }${privileges}]\n`;

/** A model with one thing of each kind that comes, changes, is deprecated and goes, some of them under another name. */
function makeTwelveOfEveryKind(): void {
  release("v1.1", {
    "a.pdl": key,
    "b.pdl": info("title: string"),
    "c.pdl": kind("PAPER"),
    "entity-registry.yml": entities(""),
    "q.graphql": api(""),
    "r.restspec.json": calls(),
    "ingestion/a.yml": sources(source("")),
    "sdk/a.yml": library(client("")),
    "cli/a.yml": programs(""),
    "access/a.yml": grants(""),
  });
  release("v1.2", {
    "entity-registry.yml": entities("  - name: shelf\n    keyAspect: bookKey\n    aspects: []\n"),
    "b.pdl": info("title: string, size: optional int"),
    "c.pdl": kind("PAPER AUDIO"),
    "q.graphql": api("shelf(row: Int): Int"),
  });
  release("v1.3", {
    "r.restspec.json": calls('{"name":"lend","parameters":[{"name":"to","type":"string"}]}'),
    "ingestion/a.yml": sources(`${source(", { path: port, type: integer }")}, { id: two }`),
    "sdk/a.yml": library(client(", { name: lend }")),
    "cli/a.yml": programs(", { command: tool lend }"),
    "access/a.yml": grants(", { name: LEND }"),
  });
  release("v1.4", {
    "entity-registry.yml": entities("  - name: shelf\n    keyAspect: bookKey\n    aspects: [bookInfo]\n"),
    "b.pdl": info("title: string, size: optional long"),
    "q.graphql": api("shelf(row: Int, wall: Int): Float"),
  });
  release("v1.5", {
    "r.restspec.json": calls('{"name":"lend","parameters":[{"name":"to","type":"int"}]}'),
    "ingestion/a.yml": sources(`${source(", { path: port, type: string }")}, { id: two, extra: three }`),
    "sdk/a.yml": library(client(", { name: lend, parameters: [{ name: to, type: str }] }")),
    "cli/a.yml": programs(", { command: tool lend, options: [{ names: [--to], type: text }] }"),
    "access/a.yml": grants(", { name: LEND, scope: platform }"),
  });
  // The aspect has another name, its record stays.
  release("v1.6", {
    "b.pdl": info("title: string, size: optional long").replace('"bookInfo"', '"bookFacts"'),
    "entity-registry.yml": entities("  - name: shelf\n    keyAspect: bookKey\n    aspects: [bookFacts]\n").replace(
      "[bookInfo]",
      "[bookFacts]",
    ),
  });
  release("v1.7", {
    "b.pdl": info("title: string, @deprecated size: optional long").replace('"bookInfo"', '"bookFacts"'),
    "c.pdl": kind('PAPER @deprecated = "hear it" AUDIO'),
    "q.graphql": api('shelf(row: Int, wall: Int): Float @deprecated(reason: "count")'),
    "r.restspec.json": calls(
      '{"name":"lend","annotations":{"deprecated":{}},"parameters":[{"name":"to","type":"int"}]}',
    ),
  });
  release("v1.8", {
    "ingestion/a.yml": sources(
      `${source(", { path: port, type: string, deprecated: true }")}, { id: two, extra: three }`,
    ),
    "sdk/a.yml": library(client(", { name: lend, deprecated: ask, parameters: [{ name: to, type: str }] }")),
    "cli/a.yml": programs(", { command: tool lend, deprecated: ask, options: [{ names: [--to], type: text }] }"),
  });
  release("v1.9", {
    "entity-registry.yml": entities("").replace("[bookInfo]", "[bookFacts]"),
    "b.pdl": info("title: string").replace('"bookInfo"', '"bookFacts"'),
    "c.pdl": kind("PAPER"),
    "q.graphql": api(""),
  });
  release("v1.10", {
    "r.restspec.json": calls(),
    "ingestion/a.yml": sources(source("")),
    "sdk/a.yml": library(client("")),
    "cli/a.yml": programs(""),
    "access/a.yml": grants(""),
  });
  // The class moves, and takes its method along.
  release("v1.11", { "sdk/a.yml": library(moved) });
  // What is gone comes back.
  release("v1.12", { "access/a.yml": grants(", { name: LEND }"), "c.pdl": kind("PAPER AUDIO") });
}

async function update(): Promise<ModelHistory> {
  const finished = await runCommand(describeHistory, ["update"]);
  expect(finished).toMatchObject({ code: 0 });
  return JSON.parse(readFileSync("aspectdoc.history.json", "utf8")) as ModelHistory;
}

const tellLife = (events: readonly HistoryEvent[]): string =>
  events.map(({ what, in: release }) => `${what} ${release}`).join(", ");
const tell = (things: Readonly<Record<string, readonly HistoryEvent[]>> = {}): object =>
  Object.fromEntries(Object.entries(things).map(([coordinate, events]) => [coordinate, tellLife(events)]));

test("says of everything when it came, changed, was deprecated and went, through renames", async () => {
  makeTwelve();
  const { releases, rooms } = await update();
  expect(releases.map(({ name, state }) => [name, state].join(" ").trim())).toEqual([
    ...["v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6", "v1.7"],
    "v1.8 damaged",
    ...["v1.9", "v1.10", "v1.11", "v1.12"],
  ]);
  expect(tell(rooms.schemas)).toEqual({
    loan: "added v1.4, removed v1.11",
    "x.y.BookInfo.pages": "added v1.2, changed v1.5, deprecated v1.7, removed v1.10, added v1.12",
    "x.y.Kind.AUDIO": "added v1.3",
    "x.y.Rack": "changed v1.6",
    "x.y.Rack.wall": "added v1.3, changed v1.10",
  });
  expect(tell(rooms.entities)).toEqual({ "book/loan": "added v1.4, removed v1.11" });
  expect(tell(rooms.graphql)).toEqual({ "Query.loan": "added v1.4, deprecated v1.9, removed v1.11" });
  expect(sumUpEvents(rooms.schemas?.["x.y.BookInfo.pages"] ?? [])).toEqual({ since: "v1.12", changed: [] });
  expect(sumUpEvents(rooms.graphql?.["Query.loan"] ?? [])).toEqual({
    since: "v1.4",
    changed: [],
    deprecated: "v1.9",
    removed: "v1.11",
  });
});

test("says it of every kind of thing", async () => {
  makeTwelveOfEveryKind();
  const { rooms } = await update();
  const lives = Object.fromEntries(
    Object.entries(rooms).map(([room, things]) => [
      room,
      Object.fromEntries(Object.entries(things).map(([coordinate, events]) => [coordinate, tellLife(events)])),
    ]),
  );
  expect(lives).toEqual({
    access: { LEND: "added v1.3, changed v1.5, removed v1.10, added v1.12" },
    cli: { "tool lend": "added v1.3, deprecated v1.8, removed v1.10", "tool lend --to": "added v1.5" },
    entities: { shelf: "added v1.2, removed v1.9", "shelf/bookFacts": "added v1.4" },
    graphql: {
      "Query.shelf": "added v1.2, changed v1.4, deprecated v1.7, removed v1.9",
      "Query.shelf(wall:)": "added v1.4",
    },
    plugins: {
      "one/port": "added v1.3, changed v1.5, deprecated v1.8, removed v1.10",
      two: "added v1.3, changed v1.5, removed v1.10",
    },
    restli: { "shelves.lend": "added v1.3, deprecated v1.7, removed v1.10", "shelves.lend(to)": "changed v1.5" },
    schemas: {
      bookFacts: "changed v1.6",
      "x.y.BookInfo.size": "added v1.2, changed v1.4, deprecated v1.7, removed v1.9",
      "x.y.Kind.AUDIO": "added v1.2, deprecated v1.7, removed v1.9, added v1.12",
    },
    sdk: {
      "n.Client": "changed v1.11",
      "n.Client.lend": "added v1.3, deprecated v1.8, removed v1.10",
      "n.Client.lend(to)": "added v1.5",
    },
  });
});

test("follows options to the names that they have now", async () => {
  const schema = (options: string): string =>
    sources(`{ id: one, schema: { type: object, properties: { host: { type: string }${options} } } }`);
  release("v1.1", { "ingestion/a.yml": schema("") });
  release("v1.2", { "ingestion/a.yml": schema(", port: { type: integer }") });
  release("v1.3", { "ingestion/a.yml": schema(", port: { type: string }") });
  release("v1.4", { "ingestion/a.yml": schema(", socket: { type: string, x-former-names: [port] }") });
  release("v1.5", { "ingestion/a.yml": schema(", place: { type: string, x-former-names: [socket, port] }") });
  release("v1.6", { "ingestion/a.yml": schema("") });
  const { rooms } = await update();
  expect(tell(rooms.plugins)).toEqual({
    "one/place": "added v1.2, changed v1.3, changed v1.4, changed v1.5, removed v1.6",
  });
});

test("says the same of catalogues that earlier runs have left, without a repository", async () => {
  for (const [index, more] of ["", "pages: optional int", "pages: optional long"].entries()) {
    const version = `v1.${index + 1}`;
    release(version, { "b.pdl": info(`title: string, ${more}`) });
    const printed = await runCommand(describeCatalogue, ["model"]);
    mkdirSync(`kept/site-${version}`, { recursive: true });
    // A file, a site and a folder that holds no release.
    writeFileSync(version === "v1.2" ? "kept/v1.2.json" : `kept/site-${version}/catalogue.json`, printed.out);
  }
  mkdirSync("kept/other");
  const { rooms } = await update();
  rmSync(".git", { recursive: true });
  writeFileSync("aspectdoc.config.yaml", "inputs: [model]\nhistory: { catalogues: [kept] }\n");
  const kept = await update();
  expect(kept.releases.map(({ name }) => name)).toEqual(["site-v1.1", "v1.2", "site-v1.3"]);
  expect(tell(kept.rooms.schemas)).toEqual({ "x.y.BookInfo.pages": "added v1.2, changed site-v1.3" });
  expect(tell(rooms.schemas)).toEqual({ "x.y.BookInfo.pages": "added v1.2, changed v1.3" });
});

test.each([
  ["no repository", 'tags: "v*"', "usage/unreadable-releases"],
  ["no folder of catalogues", "catalogues: [none]", "usage/unreadable-releases"],
  ["no catalogue in a folder", "catalogues: [model]", "usage/no-releases"],
])("has one thing to say where there is %s", async (_, wanted, expected) => {
  rmSync(".git", { recursive: true });
  mkdirSync("model");
  writeFileSync("aspectdoc.config.yaml", `inputs: [model]\nhistory: { ${wanted} }\n`);
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect(code).toBe(2);
  expect(error).toContain(expected);
  expect(error.match(/\berror\[/g)).toHaveLength(1);
});

test("asks of a whole clone where its releases have a model, when none has one here", async () => {
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "v*" }\n');
  for (const name of ["v1.1", "v1.2"]) release(name, { "note.txt": name });
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect([code, error]).toEqual([2, expect.stringContaining("usage/no-readable-release")]);
  expect(error).toContain("help: name in `inputs` the folders where the releases have the model");
});

test("writes the same file again", async () => {
  makeTwelve();
  await update();
  const first = readFileSync("aspectdoc.history.json", "utf8");
  await update();
  expect(readFileSync("aspectdoc.history.json", "utf8")).toBe(first);
});

test.each([
  ["shallow", ["--depth=1", "--branch=v1.3"], "usage/releases-lost", undefined],
  ["partial", ["--filter=blob:none", "--no-checkout"], "usage/releases-lost", "usage/no-readable-release"],
])("in a %s clone leaves the history as it is that a whole one has made", async (_, args, lost, without) => {
  for (const [index, type] of ["int", "long", "float"].entries()) {
    release(`v1.${index + 1}`, { "b.pdl": info(`x: ${type}`) });
  }
  const whole = process.cwd();
  repository.git("config", "uploadpack.allowFilter", "true");
  await update();
  const clone = join(whole, "clone");
  repository.git("clone", "--quiet", ...args, `file://${whole}`, clone);
  const written = join(clone, "aspectdoc.history.json");
  cpSync("aspectdoc.history.json", written);
  cpSync("aspectdoc.config.yaml", join(clone, "aspectdoc.config.yaml"));
  process.chdir(clone);
  try {
    for (const config of [readFileSync("aspectdoc.config.yaml", "utf8"), "inputs: [model]\n"]) {
      writeFileSync("aspectdoc.config.yaml", config);
      const { code, error } = await runCommand(describeHistory, ["update"]);
      expect([code, error]).toEqual([2, expect.stringContaining(lost)]);
      expect(error).toMatch(/v1\.1, v1\.2/);
    }
    expect(readFileSync(written, "utf8")).toBe(readFileSync(join(whole, "aspectdoc.history.json"), "utf8"));
    const compared = await runCommand(describeDiff, ["v1.1", "v1.2"]);
    expect([compared.code, compared.error]).toEqual([2, expect.stringContaining("usage/unreadable-side")]);
    rmSync(written);
    const anew = await runCommand(describeHistory, ["update"]);
    // A shallow clone with the tags that are wanted is as good as a whole one.
    expect([anew.code, anew.error]).toEqual(
      without === undefined ? [0, expect.anything()] : [2, expect.stringContaining(without)],
    );
  } finally {
    process.chdir(whole);
  }
});

test("takes tags that begin with a number for releases where nobody says how they are tagged and none begins with v", async () => {
  release("1.0.0", { "a.pdl": key });
  release("2.0.0", { "a.pdl": key, "b.pdl": info("x: int") });
  writeFileSync("aspectdoc.config.yaml", "inputs: [model]\n");
  expect((await update()).releases.map(({ name }) => name)).toEqual(["1.0.0", "2.0.0"]);
  release("v3.0.0", { "a.pdl": key });
  expect((await update()).releases.map(({ name }) => name)).toEqual(["v3.0.0"]);
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "release-*" }\n');
  const { error } = await runCommand(describeHistory, ["update"]);
  expect(error).toContain('`history: { tags: "v*" }`');
});

test("says what is missing where no tag is a release", async () => {
  release("first", { "a.pdl": key });
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect(code).toBe(2);
  expect(error).toContain("usage/no-releases");
  expect(error).toContain("there is only `first`");
  expect(error).toContain("help: say in the config file how releases are tagged");
  repository.git("tag", "--delete", "first");
  expect((await runCommand(describeHistory, ["update"])).error).toContain("`git fetch --tags` brings them");
});

test("takes a release without a model for unknown, and what it skips for a change of the next", async () => {
  release("v1.1", { "b.pdl": info("title: string") });
  release("v1.2", { "b.pdl": undefined });
  release("v1.3", { "b.pdl": info("title: string, pages: optional int") });
  const { error } = await runCommand(describeHistory, ["update"]);
  expect(error).toContain("history/unread-release");
  const { releases, rooms } = JSON.parse(readFileSync("aspectdoc.history.json", "utf8")) as ModelHistory;
  const date = "2024-02-03";
  expect(releases).toEqual([
    { name: "v1.1", date },
    { name: "v1.2", state: "unread" },
    { name: "v1.3", date },
  ]);
  expect(Object.keys(rooms.schemas ?? {})).toEqual(["x.y.BookInfo.pages"]);
});

test("says once which releases could not be read whole, and what is wrong with the first of them", async () => {
  release("v1.1", { "a.pdl": key, "b.pdl": info("title: string") });
  release("v1.2", { "b.pdl": info("title string") });
  release("v1.3", {});
  release("v1.4", { "b.pdl": info("title: string, pages: optional int") });
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect(code).toBe(0);
  expect(error.match(/history\/damaged-releases/g)).toHaveLength(1);
  expect(error).toMatch(
    /2 releases could not be read whole \(first b\.pdl:\d+:\d+ pdl\/[\w-]+: .+\), so files are taken to say there what they said before: v1\.2, v1\.3\n/,
  );
  expect(error).toContain("4 of 4 releases read");
});

test("says where it can't write, and reads only what it has written", async () => {
  release("v1.1", { "a.pdl": key });
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "v*", file: none/at/all.json }\n');
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect(code).toBe(2);
  expect(error).toContain("usage/history-not-written");
  const read = async (text?: string | Buffer): Promise<readonly string[]> => {
    if (text !== undefined) writeFileSync("aspectdoc.history.json", text);
    const report = createReport();
    expect((await readHistory(makeSettings({}, { history: { tags: "v*" } }), report)).history).toBeUndefined();
    return report.diagnostics.map(({ code, message }) => `${code}: ${message.replace(/^.*can't be used: /, "")}`);
  };
  const missing = "history/missing: there is no history in `aspectdoc.history.json`";
  expect(await read()).toEqual([missing]);
  expect(await read("{")).toEqual([
    "history/malformed: it is no JSON at 1:1: no `}` closes this before the end of the file",
  ]);
  expect(await read(Buffer.from('{ "a": "\xe9" }', "latin1"))).toEqual(["history/malformed: it is no UTF-8 at 1:9"]);
  expect(await read("[]")).toEqual(["history/malformed: it holds no history"]);
  expect(await read('{ "formatVersion": 2 }')).toEqual([
    "history/malformed: it is in format 2, and this release reads format 1",
  ]);
  expect(await read('{ "formatVersion": 1, "rooms": {}, "releases": [{}] }')).toEqual([
    "history/malformed: at `releases.0.name`, expected string, received undefined",
  ]);
  rmSync("aspectdoc.history.json");
  mkdirSync("aspectdoc.history.json");
  expect(await read()).toEqual(["history/malformed: it is a folder"]);
  rmdirSync("aspectdoc.history.json");
});

test("a gate that is to hold changes to all releases fails where their history is damaged", async () => {
  release("v1.1", { "a.pdl": key });
  writeFileSync("aspectdoc.config.yaml", 'inputs: [model]\nhistory: { tags: "v*" }\n');
  const tell = async (failOn?: "breaking"): Promise<readonly string[]> => {
    const report = createReport();
    const settings = makeSettings({}, { history: { tags: "v*" } });
    expect(await readPast({ transitive: true, failOn, today: "2027-01-31" }, settings, report)).toBeUndefined();
    return report.diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  };
  expect(await tell("breaking")).toEqual(["warning history/missing"]);
  writeFileSync("aspectdoc.history.json", "{");
  expect(await tell("breaking")).toEqual(["error compare/not-held"]);
  expect(await tell()).toEqual(["warning history/malformed"]);
});
