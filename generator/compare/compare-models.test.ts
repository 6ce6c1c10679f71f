import { beforeAll, describe, expect, it, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { compareModels } from "./compare-models.ts";
import type { Change, ModelChanges } from "./model-changes.ts";

const registry = `id: core
entities:
  - name: book
    keyAspect: bookKey
    aspects: [bookInfo, ASPECT]
`;

const key = `namespace x
@Aspect = { "name": "bookKey" }
record BookKey { isbn: string }`;

const loan = `namespace x
@Aspect = { "name": "loan" }
record Loan { by: string }`;

const sdl = `type Query { book(isbn: String): Book  gone: Int  shelf(id: ID = "a"): [Book!]! }
type Book { title: String!  pages: Int  old: Int }
input Filter { word: String! }
enum Kind { PAPER AUDIO }
union Thing = Book
`;

const earlier: Readonly<Record<string, string>> = {
  "entity-registry.yml": registry.replace("ASPECT", "loan"),
  "BookKey.pdl": key,
  "Loan.pdl": loan,
  "BookInfo.pdl": `namespace x
@Aspect = { "name": "bookInfo" }
record BookInfo {
  @Searchable = {}
  title: string
  pages: int = 1
  author: optional string
  cover: Cover
  format: union[string, int]
  lost: optional long
}`,
  "Cover.pdl": "namespace x\nenum Cover { SOFT HARD }",
  "api.graphql": sdl,
};

const later: Readonly<Record<string, string>> = {
  "entity-registry.yml": registry.replace("ASPECT", "review"),
  "BookKey.pdl": key,
  "Review.pdl": `namespace x
@Aspect = { "name": "review" }
record Review { stars: int }`,
  "BookInfo.pdl": `namespace x
/** Words are not compared. */
@Aspect = { "name": "bookInfo" }
record BookInfo {
  title: string
  pages: long = 2
  author: string
  cover: Cover
  format: union[string, int, Cover]
  blurb: optional string
  @deprecated = "use blurb"
  lost: optional long
}`,
  "Cover.pdl": "namespace x\nenum Cover { SOFT LEATHER }",
  "api.graphql": sdl
    .replace("gone: Int", "isbn(book: ID!): String")
    .replace('shelf(id: ID = "a"): [Book!]!', "shelf(id: ID, owner: ID!): [Book!]")
    .replace("title: String!", "title: String")
    .replace("pages: Int", "pages: Int!")
    .replace("old: Int", "old: Int @deprecated")
    .replace("word: String!", "word: String  size: Int")
    .replace("AUDIO", "AUDIO FILM")
    .replace("Thing = Book", "Thing = Book | Tape")
    .concat("type Tape { side: String }\n"),
};

describe("comparing a model with an earlier one", () => {
  let changes: ModelChanges;

  beforeAll(async () => {
    const [before, after] = await Promise.all([linkModel(earlier), linkModel(later)]);
    changes = compareModels(before.catalogue, after.catalogue);
  });

  it.each<[keyof ModelChanges, readonly string[]]>([
    ["entities", ["changed book, breaking", "  removed aspect loan, breaking", "  added aspect review, safe"]],
    [
      "aspects",
      [
        "changed bookInfo, breaking",
        "  changed presence of author: optional → required, breaking",
        "  added field blurb: → optional string, safe",
        "  added member of format x.Cover, risky",
        "  added deprecation of lost: → use blurb, safe",
        "  changed type of pages: int → long, risky",
        "  changed default of pages: 1 → 2, risky",
        "  removed search field title, breaking",
        "removed loan, breaking",
        "added review, safe",
      ],
    ],
    ["types", ["changed x.Cover, breaking", "  removed symbol HARD, breaking", "  added symbol LEATHER, risky"]],
    [
      "operations",
      [
        "removed Query.gone, breaking",
        "added Query.isbn, safe",
        "changed Query.shelf, breaking",
        "  changed result: [Book!]! → [Book!], breaking",
        '  removed default of id: "a" →, risky',
        "  added argument owner: → ID!, breaking",
      ],
    ],
    [
      "graphqlTypes",
      [
        "changed Book, breaking",
        "  added deprecation of old: → deprecated, safe",
        "  changed type of pages: Int → Int!, safe",
        "  changed type of title: String! → String, breaking",
        "changed Filter, safe",
        "  added field size: → Int, safe",
        "  changed type of word: String! → String, safe",
        "changed Kind, risky",
        "  added value FILM, risky",
        "added Tape, safe",
        "changed Thing, risky",
        "  added member Tape, risky",
      ],
    ],
    ["plugins", []],
  ])("tells of %s", (area, expected) => {
    expect(changes[area].flatMap(describeChange)).toEqual(expected);
  });

  test("says which data can still be read, and through which types an aspect has changed", () => {
    const info = changes.aspects.find(({ name }) => name === "bookInfo");
    expect(info?.through).toEqual(["x.Cover"]);
    expect(info?.evolution?.backward).toEqual({ holds: false, reason: expect.stringMatching(/cannot read/) });
    expect(info?.evolution?.forward.holds).toBe(false);
  });

  test("finds nothing between a model and itself", async () => {
    const { catalogue } = await linkModel(later);
    expect(Object.values(compareModels(catalogue, catalogue)).flat()).toEqual([]);
  });
});

function describeChange({ kind, name, effect, parts }: Change): readonly string[] {
  const lines = parts.map((part) => {
    const values =
      part.before === undefined && part.after === undefined ? "" : `: ${part.before ?? ""} → ${part.after ?? ""}`;
    const what = `${part.kind} ${part.what}${part.name === undefined ? "" : ` ${part.name}`}${values}`;
    return `  ${what.replace(":  →", ": →").trim()}, ${part.effect}`;
  });
  return [`${kind} ${name}, ${effect}`, ...lines];
}
