import { expect, test } from "vitest";
import type { HistoryEvent, ModelHistory } from "../../history/model-history.ts";
import type { SitePage } from "../../page-model/page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { collectEntries } from "../search/collect-entries.ts";

const event = (release: string, code: string, more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  in: release,
  what: code.endsWith("removed") ? "removed" : code.endsWith("deprecated") ? "deprecated" : "added",
  code,
  area: "types",
  thing: "x.y.Book",
  ...more,
});

const releases: ModelHistory = {
  formatVersion: 1,
  releases: [{ name: "1.1" }, { name: "1.2" }, { name: "1.3" }],
  rooms: {
    schemas: {
      "x.y.Book": [event("1.2", "safe/type-added")],
      "x.y.Book.isbn": [event("1.2", "safe/field-added", { name: "isbn", after: "string" })],
      "x.y.Book.old": [event("1.3", "safe/deprecated", { name: "old" })],
      "x.y.Book.pages": [event("1.3", "safe/field-added", { name: "pages", after: "int" })],
      "x.y.Book.size": [event("1.3", "breaking/field-removed", { name: "size", before: "int", instead: "pages" })],
      "x.y.Gone": [event("1.3", "breaking/type-removed", { thing: "x.y.Gone", before: "record", members: ["size"] })],
    },
    graphql: {
      "Query.gone": [event("1.2", "breaking/operation-removed", { area: "operations", thing: "Query.gone" })],
    },
  },
};

async function planBooks(history: ModelHistory | undefined): Promise<readonly SitePage[]> {
  const { catalogue } = await linkModel({
    "a.pdl": "namespace x.y\nrecord Book { isbn: string, @deprecated old: int, pages: int }",
    "q.graphql": "type Query { book: String }",
  });
  return plan(catalogue, { title: "Books", base: "/docs/", releases: history }).pages;
}

test("says what is new or deprecated, but not of what is as old as its page, and keeps the anchors of what is gone", async () => {
  const pages = await planBooks(releases);
  const book = pages.find(({ title }) => title === "Book");
  expect(book?.badges).toEqual([{ label: "since 1.2", tone: "neutral" }]);
  expect(book?.history?.labels).toEqual({ old: "deprecated in 1.3", pages: "since 1.3" });
  expect(book?.history?.removed).toEqual([{ id: "size", name: "size", note: "removed in 1.3, perhaps now pages" }]);
  expect(book?.history?.timeline.map(({ release, changes }) => [release, changes.length])).toEqual([
    ["1.3", 3],
    ["1.2", 2],
  ]);
  const removed = pages.find(({ route }) => route === "changes/removed");
  expect(removed?.history?.removed).toEqual([
    { id: "x.y.Gone", name: "x.y.Gone", note: "removed in 1.3", members: ["size"] },
    { id: "Query.gone", name: "Query.gone", note: "removed in 1.2" },
  ]);
});

test("lets search find what is gone", async () => {
  const found = (await planBooks(releases)).flatMap((page) =>
    collectEntries({ ...page, content: page.content.get() }).map(({ name, anchor, meaning }) => [
      name,
      `${page.route}#${anchor}`,
      meaning,
    ]),
  );
  expect(found).toContainEqual([
    "size",
    "generated/metamodel/types/x.y.Book#size",
    "removed in 1.3, perhaps now pages",
  ]);
  expect(found).toContainEqual(["x.y.Gone", "changes/removed#x.y.Gone", "removed in 1.3"]);
  expect(found).toContainEqual(["size", "changes/removed#x.y.Gone", "part of x.y.Gone: removed in 1.3"]);
});

test("leaves pages as they are where nothing is known", async () => {
  expect((await planBooks(undefined)).some(({ history }) => history !== undefined)).toBe(false);
});

test("labels options, calls, members, commands and privileges where they stand, and what the latest releases brought alone", async () => {
  const { catalogue } = await linkModel({
    "a.pdl": "namespace x.y\nrecord Book { isbn: string }",
    "ingestion/a.yml": "platform: a\nname: A\nplugins: [{ id: one, options: [{ path: port, type: integer }] }]\n",
    "sdk/a.yml":
      "page: a\ntitle: A\nmodules: [{ name: m, functions: [{ name: f, parameters: [{ name: p, type: int }] }], classes: [{ name: C, methods: [{ name: g }] }] }]\n",
    "cli/a.yml":
      "commands: [{ command: tool }, { command: tool lend, options: [{ names: [--to], type: text }] }, { command: tool lend again }]\n",
    "r.restspec.json":
      '{"name":"r","path":"/r","actionsSet":{"actions":[{"name":"x","parameters":[{"name":"p","type":"int"}]}]}}',
    "access/a.yml": "privileges: [{ name: READ }]\n",
  });
  const rooms: ModelHistory["rooms"] = {
    plugins: { "one/port": [event("1.3", "safe/option-added")], "one/host": [event("1.3", "breaking/option-removed")] },
    sdk: {
      "m.f": [event("1.2", "safe/sdk-name-added")],
      "m.f(p)": [event("1.3", "safe/sdk-parameter-added")],
      "m.C.g": [event("1.3", "safe/sdk-member-added")],
      "m.C.gone": [event("1.3", "breaking/sdk-member-removed", { name: "C.gone" })],
    },
    cli: {
      "tool lend --to": [event("1.3", "safe/cli-option-added")],
      "tool lend again": [event("1.2", "safe/command-added")],
    },
    restli: { "r.x": [event("1.2", "safe/call-added")], "r.x(p)": [event("1.3", "safe/call-parameter-added")] },
    access: { READ: [event("1.3", "safe/privilege-added")] },
  };
  const tell = (labelledReleases?: number): readonly (readonly [string, string])[] =>
    plan(catalogue, {
      title: "Books",
      base: "/docs/",
      releases: { ...releases, rooms },
      labelledReleases,
    }).pages.flatMap(({ route, history }) =>
      Object.entries(history?.labels ?? {}).map(([id, label]) => [`${route}#${id}`, label] as const),
    );
  expect(Object.fromEntries(tell())).toEqual({
    "generated/access/privileges#READ": "since 1.3",
    "generated/cli/lend#--to": "since 1.3",
    "generated/cli/lend#again": "since 1.2",
    "generated/ingestion/sources/a#one.port": "since 1.3",
    "python-sdk/a/C#g": "since 1.3",
    "python-sdk/a/m#f": "since 1.2",
    "python-sdk/a/m#f.p": "since 1.3",
    "restli/r#x": "since 1.2",
    "restli/r#x.p": "since 1.3",
  });
  expect(tell(1).some(([, label]) => label.includes("1.2"))).toBe(false);
  expect(tell(0)).toEqual([]);
});
