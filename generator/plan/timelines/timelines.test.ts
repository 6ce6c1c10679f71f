import { expect, test } from "vitest";
import type { ProsePage } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { HistoryEvent, ModelHistory } from "../../history/model-history.ts";
import { historyId } from "../../page-model/history.ts";
import type { SitePage } from "../../page-model/page.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { collectEntries } from "../search/entries/entries.ts";

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
});

test("labels the fields of a record wherever their rows open, unless what they stand in is as new", async () => {
  const { catalogue, said } = await linkModel({
    "book.pdl": "namespace x.y record Book { isbn: string, pages: int }",
    "shelf.pdl": "namespace x.y record Shelf { books: array[Book] }",
    "shelves.pdl": "namespace x.y typeref Shelves = map[string, Shelf]",
    "hall.pdl": "namespace x.y record Hall { shelves: Shelves, newest: Book, either: union[Book, string] }",
    "wing.pdl": "namespace x.y record Wing includes Shelf { next: optional Wing }",
  });
  expect(said).toEqual([]);
  const schemas: ModelHistory["rooms"]["schemas"] = {
    "x.y.Book.pages": [event("1.2", "safe/field-added", { name: "pages", after: "int" })],
    "x.y.Hall.newest": [event("1.3", "safe/field-added", { thing: "x.y.Hall", name: "newest", after: "Book" })],
    "x.y.Shelf.books": [event("1.3", "safe/deprecated", { thing: "x.y.Shelf", name: "books" })],
  };
  const { pages } = plan(catalogue, { title: "Books", base: "/docs/", releases: { ...releases, rooms: { schemas } } });
  const told = pages.flatMap(({ title, toc, history }) =>
    history === undefined || Object.keys(history.labels).length === 0
      ? []
      : [{ title, labels: history.labels, isTold: toc.some(({ id }) => id === historyId) }],
  );
  const ofShelf = { books: "deprecated in 1.3", "books.pages": "since 1.2" };
  const ofHall = { newest: "since 1.3", "shelves.books": "deprecated in 1.3", "shelves.books.pages": "since 1.2" };
  expect(told).toEqual([
    { title: "Book", labels: { pages: "since 1.2" }, isTold: true },
    { title: "Hall", labels: ofHall, isTold: true },
    { title: "Shelf", labels: ofShelf, isTold: true },
    { title: "Shelves", labels: ofShelf, isTold: false },
    { title: "Wing", labels: ofShelf, isTold: false },
  ]);
});

test("keeps the pages of what is gone or has another name, and lists them", async () => {
  const pages = await planBooks({
    ...releases,
    rooms: {
      ...releases.rooms,
      schemas: {
        ...releases.rooms.schemas,
        "x.y.Gone.part": [event("1.2", "breaking/field-removed", { thing: "x.y.Gone", name: "part" })],
        "x.y.Book": [
          event("1.2", "breaking/type-renamed", { what: "changed", before: "x.y.Volume", after: "x.y.Book" }),
        ],
      },
      access: { READ: [event("1.3", "breaking/privilege-removed", { area: "access", thing: "READ" })] },
      endpoints: {
        "GET /v1.0/a": [
          event("1.3", "breaking/endpoint-removed", {
            ...{ area: "endpoints", thing: "GET /v1.0/a", before: "openapi/operations/find" },
          }),
        ],
      },
    },
  });
  const find = (route: string): readonly unknown[] | undefined => {
    const page = pages.find((each) => each.route === route);
    const content = page?.content.get();
    return content?.kind !== "plain"
      ? undefined
      : [page?.title, page?.description, ...content.facts.map(({ label, value }) => [label, ...value])];
  };
  expect(find("generated/metamodel/types/x.y.Gone")).toEqual([
    "Gone",
    "x.y.Gone was removed in 1.3.",
    ["Removed in", { text: "1.3", href: "/docs/changes/releases/1.3/" }],
    ["Was among", { text: "Aspects, events and types" }],
  ]);
  expect(find("generated/metamodel/types/x.y.Volume")?.slice(1, 4)).toEqual([
    "x.y.Volume was renamed in 1.2 to x.y.Book.",
    ["Renamed in", { text: "1.2", href: "/docs/changes/releases/1.2/" }],
    ["Called now", { text: "x.y.Book", href: "/docs/generated/metamodel/types/x.y.Book/", code: true }],
  ]);
  expect(find("generated/openapi/operations/find")?.slice(0, 2)).toEqual([
    "GET /v1.0/a",
    "GET /v1.0/a was removed in 1.3.",
  ]);
  expect(find("graphql/queries/gone")?.[1]).toBe("Query.gone was removed in 1.2.");
  const gone = pages.find(({ route }) => route === "generated/metamodel/types/x.y.Gone");
  expect(gone?.history?.removed).toEqual([
    { id: "size", name: "size", note: "removed in 1.3" },
    { id: "part", name: "part", note: "removed in 1.2" },
  ]);
  const removed = pages.find(({ route }) => route === "changes/removed");
  expect(removed?.history?.removed).toEqual([{ id: "READ", name: "READ", note: "removed in 1.3" }]);
  const listed = removed?.content.get();
  expect(listed?.kind === "index" && listed.groups.map(({ items }) => items.map(({ link }) => link.href))).toEqual([
    ["/docs/generated/metamodel/types/x.y.Gone/", "/docs/generated/metamodel/types/x.y.Volume/"],
    ["/docs/graphql/queries/gone/"],
    ["/docs/generated/openapi/operations/find/"],
  ]);
});

test("tells of each release what it changed, on a page where it did", async () => {
  const { catalogue } = await linkModel({
    "a.pdl": "namespace x.y\nrecord Book { isbn: string, @deprecated old: int, pages: int }",
  });
  const told = {
    ...releases,
    releases: [{ name: "1.1", date: "2023-01-02" }, { name: "1.2" }, { name: "1.3" }, { name: "1.4" }],
  };
  const notes: ProsePage = {
    ...{ id: "notes", file: "notes.md", slug: "notes", title: "News", sidebarLabel: "News" },
    ...{ hideTitle: false, tocLevels: [2, 3], links: [] },
    headings: [
      { id: "new", text: "[1.3.0] - 2024-02-03", level: 2 },
      { id: "python", text: "Python 1.3", level: 2 },
    ],
  };
  const withNotes = { ...catalogue, prose: { ...catalogue.prose, pages: new Map([["notes", notes]]) } };
  const { pages, navigation } = plan(withNotes, { title: "Books", base: "/docs/", releases: told });
  const own = pages.find(({ route }) => route === "changes/releases/1.3")?.content.get();
  expect(own?.kind === "changes" && own.links).toEqual([{ label: "News", href: "/docs/notes/#new" }]);
  expect(own?.kind === "changes" && own.sections.map(({ label, note }) => [label, note])).toEqual([
    ["Types", "1 removed, 1 changed"],
  ]);
  // What is gone leads to the page that stands in its place.
  expect(own?.kind === "changes" && own.sections.flatMap(({ removed }) => removed.map(({ name }) => name))).toEqual([
    { text: "Gone", title: "x.y.Gone", code: true, href: "/docs/generated/metamodel/types/x.y.Gone/" },
  ]);
  const list = pages.find(({ route }) => route === "changes/releases")?.content.get();
  expect(
    list?.kind === "changes" && list.totals.map(({ label, href, note, breaking }) => [label, href, note, breaking]),
  ).toEqual([
    ["1.4", undefined, undefined, 0],
    ["1.3", "/docs/changes/releases/1.3/", undefined, 2],
    ["1.2", "/docs/changes/releases/1.2/", undefined, 1],
    ["1.1", undefined, "2023-01-02, the first that is known", 0],
  ]);
  expect(navigation.get("changes")?.items.map(({ label }) => label)).toEqual(["Releases", "Removed"]);
});

test("tells of guides when they came and moved, and keeps their former places", async () => {
  const report = createReport();
  const text = "---\nid: lend\nslug: /how-to/lend\n---\n\n# Lend\n\n## Return\n";
  const documents = parse([{ path: "lend.md", text, kind: "prose" }], report);
  const catalogue = await link(documents, report);
  const of = { area: "guides", thing: "lend" } as const;
  const guides = {
    lend: [
      event("1.2", "safe/guide-added", { ...of, after: "/lend" }),
      event("1.3", "breaking/guide-moved", { ...of, what: "changed", before: "/lend", after: "/how-to/lend" }),
    ],
    "lend#fees": [
      event("1.3", "risky/guide-anchor-removed", { ...of, what: "removed", name: "#fees", before: "#fees" }),
    ],
    old: [event("1.3", "breaking/guide-removed", { area: "guides", thing: "old", before: "/old" })],
  };
  const options = { title: "Books", base: "/docs/", releases: { ...releases, rooms: { guides } } };
  const { pages } = plan(catalogue, options, report, documents.prose);
  const page = pages.find(({ route }) => route === "how-to/lend");
  expect(page?.badges).toEqual([{ label: "since 1.2", tone: "neutral" }]);
  expect(page?.history?.removed).toEqual([{ id: "fees", name: "#fees", note: "removed in 1.3" }]);
  expect(page?.history?.timeline.map(({ release, changes }) => [release, changes.length])).toEqual([
    ["1.3", 2],
    ["1.2", 1],
  ]);
  const former = ["lend", "old"].map((route) => pages.find((each) => each.route === route));
  expect(former.map((each) => each?.description)).toEqual([
    "/lend was moved in 1.3 to Lend.",
    "old was removed in 1.3.",
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
  expect(found).toContainEqual(["Gone", "generated/metamodel/types/x.y.Gone#", "x.y.Gone was removed in 1.3."]);
  expect(found).toContainEqual(["size", "generated/metamodel/types/x.y.Gone#size", "removed in 1.3"]);
});

test("leaves pages as they are where nothing is known", async () => {
  expect((await planBooks(undefined)).some(({ history }) => history !== undefined)).toBe(false);
});

test("labels options, calls, members, commands and privileges where they stand, and what the latest releases brought alone", async () => {
  const { catalogue } = await linkModel({
    "a.pdl": "namespace x.y\nrecord Book { isbn: string }",
    "ingestion/a.yml": "platform: a\nname: A\nplugins: [{ id: one, options: [{ path: port, type: integer }] }]\n",
    "ingestion/components.yml":
      "components: [{ kind: stateProvider, id: file, class: a.F, options: [{ path: filename, type: string }] }]\n",
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
    environment: { BOOKS_HOME: [event("1.3", "safe/variable-added", { thing: "BOOKS_HOME" })] },
    components: { "state provider file/filename": [event("1.3", "safe/option-added")] },
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
  const span = { file: "books.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const environment = [{ name: "BOOKS_HOME", reads: [span], span }];
  const tell = (labelledReleases?: number): readonly (readonly [string, string])[] =>
    plan(
      { ...catalogue, environment },
      {
        title: "Books",
        base: "/docs/",
        releases: { ...releases, rooms },
        labelledReleases,
      },
    ).pages.flatMap(({ route, history }) =>
      Object.entries(history?.labels ?? {}).map(([id, label]) => [`${route}#${id}`, label] as const),
    );
  expect(Object.fromEntries(tell())).toEqual({
    "generated/access/privileges#READ": "since 1.3",
    "generated/cli/lend#--to": "since 1.3",
    "generated/cli/lend#again": "since 1.2",
    "generated/environment#BOOKS_HOME": "since 1.3",
    "generated/ingestion/sources/a#one.port": "since 1.3",
    "generated/ingestion/state-providers/file#file.filename": "since 1.3",
    "python-sdk/a/C#g": "since 1.3",
    "python-sdk/a/m#f": "since 1.2",
    "python-sdk/a/m#f.p": "since 1.3",
    "restli/r#x": "since 1.2",
    "restli/r#x.p": "since 1.3",
  });
  expect(tell(1).some(([, label]) => label.includes("1.2"))).toBe(false);
  expect(tell(0)).toEqual([]);
});
