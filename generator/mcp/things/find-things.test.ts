import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { SdkClass } from "../../catalogue/sdk.ts";
import type { PlanLinks } from "../../plan/addresses/addresses.ts";
import { createPlanContext } from "../../plan/create-plan-context.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { brief } from "./brief.ts";
import { findThings } from "./find-things.ts";
import { suggestThings } from "./suggest-things.ts";

let tiny: Catalogue;

beforeAll(async () => {
  ({ catalogue: tiny } = await loadModel("tiny"));
});

function find(coordinate: string): readonly string[] {
  return findThings(tiny, coordinate).map(({ kind, name }) => `${kind} ${name}`);
}

describe("a coordinate", () => {
  it.each([
    ["book", ["entity book", "query Query.book"]],
    ["Query.book", ["query Query.book"]],
    ["bookInfo", ["aspect bookInfo"]],
    ["BookInfo", ["record com.example.BookInfo"]],
    ["Genre", ["enum com.example.common.Genre", "GraphQL enum Genre"]],
    ["WrittenBy", ["relationship WrittenBy"]],
    ["urn:li:book:42", ["entity book"]],
    ["urn:li:book", ["entity book"]],
  ])("names what is called so: %s", (coordinate, found) => {
    expect(find(coordinate)).toEqual(found);
  });

  it.each([
    ["bookInfo.title", ["part of aspect bookInfo.title"]],
    ["book/bookInfo", ["aspect bookInfo"]],
    ["book.bookInfo.title", ["part of aspect bookInfo.title"]],
    ["book/bookKey", ["aspect bookKey"]],
    ["book/authorInfo", []],
    ["com.example.BookInfo.authors[]", ["part of record com.example.BookInfo.authors"]],
    ["bookInfo.genre.FICTION", ["part of aspect bookInfo.genre.FICTION"]],
    ["Genre.FICTION", ["part of enum com.example.common.Genre.FICTION", "part of GraphQL enum Genre.FICTION"]],
    ["Query.book(urn:)", ["part of query Query.book.urn"]],
    ["Query.book.title", ["part of query Query.book.title"]],
    ["Book.genre.FICTION", ["part of GraphQL object Book.genre.FICTION"]],
  ])("leads on from there: %s", (coordinate, found) => {
    expect(find(coordinate)).toEqual(found);
  });

  it.each([
    ["query book", ["query Query.book"]],
    ["Entity book", ["entity book"]],
    ["book entity", ["entity book"]],
    ["enum Genre", ["enum com.example.common.Genre", "GraphQL enum Genre"]],
    ["GraphQL enum Genre", ["GraphQL enum Genre"]],
    ["aspect bookInfo", ["aspect bookInfo"]],
    ["mutation book", []],
    ["of aspect bookInfo", []],
  ])("may say its kind beside the name: %s", (coordinate, found) => {
    expect(find(coordinate)).toEqual(found);
  });

  it.each([
    "",
    ".",
    "book.",
    ".book",
    "__proto__",
    "constructor.name",
    "book.constructor",
    "((((",
    "no.such.thing",
    "urn:li:",
  ])("names nothing: %j", (coordinate) => expect(find(coordinate)).toEqual([]));

  it("that names nothing is answered with what is near", () => {
    expect(suggestThings(tiny, "bookinfos")).toContain("bookInfo");
    expect(suggestThings(tiny, "boook.title")).toEqual(["Book", "book"]);
    expect(suggestThings(tiny, "bookInfo.nothing")).toEqual(["bookInfo"]);
    expect(suggestThings(tiny, "bookInfo.titel")).toEqual(["bookInfo.title"]);
    expect(suggestThings(tiny, "book/info")).toEqual(["book/bookInfo"]);
    expect(suggestThings(tiny, "Query.boook")).toEqual(["Query.book"]);
    expect(suggestThings(tiny, "Query.book(urm:)")).toEqual(["Query.book"]);
    expect(suggestThings(tiny, "quite another matter")).toEqual([]);
  });
});

it("leads on to what a class has from those that it is derived from", () => {
  const span = { file: "yard.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };
  const toClass = (name: string, base: string, method: string): SdkClass => {
    const references = [{ name: base, to: "symbol" as const, target: `yard.${base}` }];
    const methods = [
      {
        name: method,
        kind: "method" as const,
        experimental: false,
        parameters: [],
        raises: [],
        endpoints: [],
        examples: [],
        span,
      },
    ];
    return {
      name,
      aliases: [],
      bases: [{ text: base, references }],
      raises: [],
      attributes: [],
      methods,
      examples: [],
      span,
    };
  };
  // Nothing is derived from itself, but what is read may say so.
  const classes = [
    toClass("Crane", "Lift", "turn"),
    toClass("Lift", "Engine", "raise"),
    toClass("Engine", "Crane", "run"),
  ];
  const module = { name: "yard", classes, functions: [], enums: [] };
  const catalogue = { ...tiny, sdk: { ...tiny.sdk, pages: [{ id: "yard", title: "Yard", modules: [module] }] } };
  const findIn = (coordinate: string): readonly string[] =>
    findThings(catalogue as unknown as Catalogue, coordinate).map(({ name }) => name);
  expect(findIn("Crane.turn")).toEqual(["yard.Crane.turn"]);
  expect(findIn("Crane.run")).toEqual(["yard.Engine.run"]);
  expect(findIn("yard.Lift.turn")).toEqual(["yard.Crane.turn"]);
  expect(findIn("Crane.sink")).toEqual([]);
});

it("tells where on its page a part stands", () => {
  const { links } = createPlanContext(tiny, { title: "T", base: "/" });
  const address = (coordinate: string): string | undefined => findThings(tiny, coordinate)[0]?.page(links);
  expect(address("bookInfo.authors")).toBe("/generated/metamodel/aspects/bookInfo/#authors");
  expect(address("bookInfo.genre.FICTION")).toBe("/generated/metamodel/aspects/bookInfo/#genre");
  expect(address("book/bookInfo/title")).toBe("/generated/metamodel/aspects/bookInfo/#title");
  expect(address("com.example.common.Genre.FICTION")).toMatch(/\/com\.example\.common\.Genre\/#FICTION$/);
});

it("tells where options of sources and of commands stand", () => {
  const option = { name: "--dry", path: "", names: ["--dry"] };
  const own = { ...option, name: "--all" };
  const load = { path: "ship load", arguments: [], options: [option], commands: [] };
  const ship = { path: "ship", arguments: [], options: [own], commands: [load], usual: "load" };
  const plugins = [{ id: "depot", options: [{ path: "pool.size", presence: "optional" }] }];
  const platforms = new Map([["depot", { id: "depot", plugins }]]);
  const catalogue = { ...tiny, cli: [ship], ingestion: { ...tiny.ingestion, platforms } } as unknown as Catalogue;
  const links = {
    command: (path: string) => (path === "ship" ? "/cli/" : "/cli/#load"),
    ingestionPlugin: () => "/sources/depot/#~plugin.depot",
  } as unknown as PlanLinks;
  const address = (coordinate: string): string | undefined => findThings(catalogue, coordinate)[0]?.page(links);
  expect(address("depot/pool.size")).toBe("/sources/depot/#depot.pool.size");
  expect(address("ship load --dry")).toBe("/cli/#load.--dry");
  expect(address("ship --all")).toBe("/cli/#--all");
  // It stands with the command that is meant without a word for it.
  expect(address("ship --dry")).toBe("/cli/");
});

it("leads on to calls of a resource, as comparisons write them", () => {
  const resources = [{ id: "shelves", calls: [{ name: "tidy" }] }];
  const catalogue = { ...tiny, restli: { ...tiny.restli, resources } } as unknown as Catalogue;
  const findIn = (coordinate: string): readonly string[] => findThings(catalogue, coordinate).map(({ name }) => name);
  expect(findIn("shelves tidy")).toEqual(["shelves.tidy"]);
  expect(findIn("shelves.tidy")).toEqual(["shelves.tidy"]);
  expect(findIn("book title")).toEqual([]);
});

it("is told in few words, with nothing of it changed", () => {
  const [field] = findThings(tiny, "bookInfo.authors");
  expect(brief(field?.declaration)).toEqual({
    name: "authors",
    doc: "Who wrote the book, in the order of the title page.",
    type: "array[com.example.common.AuthorUrn]",
    optional: false,
    nullable: false,
    default: [],
    annotations: { Relationship: { "/*": { name: "WrittenBy", entityTypes: ["author"] } } },
    place: "pdl/com/example/BookInfo.pdl:23:3",
  });
  // What looks like a type in what an author has written is no type.
  const annotations = { odd: { kind: "list", of: { kind: "named", name: "X" } } };
  expect(brief({ annotations, type: { kind: "nonNull", of: {} } })).toEqual({ annotations, type: { kind: "nonNull" } });
});
