import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildASTSchema, buildSchema, extendSchema, lexicographicSortSchema, parse, printSchema } from "graphql";
import { describe, expect, test } from "vitest";
import type { GraphqlModel, GraphqlType } from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import { measureCpuTimeUntil } from "../../testdata/cpu-time.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { formatDiagnostics, readGraphqlModel } from "../../testdata/graphql-model.ts";
import { printGraphqlDirective, printGraphqlOperation, printGraphqlType } from "../../plan/graphql/print-graphql.ts";

const folder = join(import.meta.dirname, "../../testdata/graphql");

function listCases(kind: "ok" | "err"): string[] {
  return readdirSync(join(folder, kind))
    .filter((name) => name.endsWith(".graphql") && !name.endsWith("-more.graphql"))
    .sort();
}

function readCase(kind: "ok" | "err", name: string): Record<string, string> {
  const more = name.replace(/\.graphql$/, "-more.graphql");
  const names = readdirSync(join(folder, kind)).filter((file) => file === name || file === more);
  return Object.fromEntries(names.map((file) => [file, readFileSync(join(folder, kind, file), "utf8")]));
}

describe.each(["ok", "err"] as const)("SDL that is %s", (kind) => {
  test.each(listCases(kind))("%s gives its model and diagnostics", async (name) => {
    const { catalogue, diagnostics } = await readGraphqlModel(readCase(kind, name));
    const golden = join(folder, kind, name.replace(/\.graphql$/, ""));
    expectGolden(`${golden}.txt`, formatDiagnostics(diagnostics));
    expectGolden(`${golden}.json`, `${JSON.stringify(catalogue.graphql, withShortSpans, 2)}\n`);
    const isWrong = diagnostics.some(({ severity }) => severity === "error");
    if (kind === "ok") expect(isWrong).toBe(false);
    for (const { code, span } of diagnostics) if (code !== "graphql/no-query") expect(span).toBeDefined();
  });
});

function withShortSpans(key: string, value: unknown): unknown {
  if (key !== "span" || typeof value !== "object" || value === null) return value;
  const { file, startLine, startColumn, endLine, endColumn } = value as Span;
  return `${file}:${startLine}:${startColumn}-${endLine}:${endColumn}`;
}

test("what stands in for fields that other files add is nothing to ask for", async () => {
  const { catalogue, diagnostics } = await readGraphqlModel({
    "base.graphql": `type Query { _: Boolean }
      type Mutation { _empty: String!, _: [Boolean], _dummy(a: Int): Int, "Is said." _noop: Boolean, _service: String, _unused: Crew }
      type Crew { size: Int }`,
    "ship.graphql": "extend type Query { ship: Boolean }",
  });
  expect(diagnostics).toEqual([]);
  expect(catalogue.graphql?.operations.map(({ name }) => name)).toEqual([
    "ship",
    ...["_", "_dummy", "_noop", "_service", "_unused"],
  ]);
});

test("each code is shown by a case", async () => {
  const seen = new Set<string>();
  for (const kind of ["ok", "err"] as const) {
    for (const name of listCases(kind)) {
      for (const { code } of (await readGraphqlModel(readCase(kind, name))).diagnostics) seen.add(code);
    }
  }
  const linkTime = Object.values(graphqlCodes)
    .map(({ code }) => code)
    .filter((code) => !checkTime.has(code));
  expect([...seen].sort()).toEqual(linkTime.sort());
});

/** Shown by the tests of the check rules, of examples, of introspection results, of versions and of SDL in programs. */
const checkTime = new Set([
  "graphql/older-versions",
  "graphql/part-of-program",
  "graphql/bad-introspection",
  "graphql/repeated-introspection",
  "graphql/second-schema",
  "graphql/prose-deprecation",
  "graphql/missing-reason",
  "graphql/missing-description",
  "graphql/no-example",
]);

test("printing the model and reading it again gives the same schema", async () => {
  const texts = readCase("ok", "kitchen-sink.graphql");
  const { catalogue } = await readGraphqlModel(texts);
  const printed = `schema { query: Lookup mutation: Change subscription: Watch }\n${printModel(catalogue.graphql)}`;
  const again = await readGraphqlModel({ "printed.graphql": printed });
  expect(again.diagnostics).toEqual([]);
  expect(printed.endsWith(`\n${printModel(again.catalogue.graphql)}`)).toBe(true);

  const original = parse(
    Object.values(texts)
      .join("\n")
      .replace(/^"What an extension.*$/m, ""),
  );
  const definitions = original.definitions.filter(({ kind }) => !kind.endsWith("Extension"));
  const extensions = original.definitions.filter(({ kind }) => kind.endsWith("Extension"));
  const expected = extendSchema(buildASTSchema({ ...original, definitions }, { assumeValidSDL: true }), {
    ...original,
    definitions: extensions,
  });
  const actual = printSchema(lexicographicSortSchema(buildSchema(printed, { assumeValidSDL: true })));
  expect(actual).toBe(withoutSchemaDescription(printSchema(lexicographicSortSchema(expected))));
});

/** The schema block is no part of what is printed page by page. */
function withoutSchemaDescription(text: string): string {
  return text.replace(/^"""[^"]*"""\nschema/, "schema");
}

function printModel({ operations, roots, types, directives }: GraphqlModel): string {
  const declared = (type: GraphqlType) => !(type.kind === "scalar" && type.builtIn);
  return [
    ...directives.filter(({ builtIn }) => !builtIn).map(printGraphqlDirective),
    ...types.filter(declared).map(printGraphqlType),
    ...roots.map(({ operation, name }) => {
      const own = operations.filter((field) => field.operation === operation);
      const inside = own.map((field) => printGraphqlOperation(field, name).split("\n").slice(1, -1).join("\n"));
      return `type ${name} {\n${inside.join("\n")}\n}`;
    }),
  ].join("\n\n");
}

test("large schemas cost in proportion to their size", async () => {
  const types = Array.from(
    { length: 2_000 },
    (_, index) => `type T${index} implements Node { id: ID! next(by: By): T${(index * 7) % 2_000} }`,
  );
  const fields = Array.from({ length: 2_500 }, (_, index) => `f${index}(a: Int = 1): T${index % 2_000}`);
  const text = `interface Node { id: ID! }\ninput By { id: ID }\n${types.join("\n")}\ntype Query { ${fields.join("\n")} }`;
  const time = await measureCpuTimeUntil(async () => {
    const { catalogue, diagnostics } = await readGraphqlModel({ "large.graphql": text });
    expect(diagnostics).toEqual([]);
    expect(catalogue.graphql.operations).toHaveLength(2_500);
    expect(catalogue.graphql.types.find(({ name }) => name === "By")?.uses).toHaveLength(2_000);
  });
  expect(time).toBeLessThan(15_000);
});

test("a flood of repeats on one line is one report", async () => {
  const text = `type Query { ${"a: Int ".repeat(50_000)} }`;
  const { diagnostics } = await readGraphqlModel({ "flood.graphql": text });
  expect(diagnostics.map(({ code }) => code)).toEqual(["graphql/duplicate-member"]);
});

test("brackets that nest too deeply are reported, not followed", async () => {
  for (const depth of [100, 100_000]) {
    const text = `type Query { ok: Int }\ntype Deep { a: ${"[".repeat(depth)}Int${"]".repeat(depth)} }`;
    const { catalogue, diagnostics } = await readGraphqlModel({ "deep.graphql": text });
    expect(diagnostics.map(({ code, span }) => [code, span?.startLine])).toEqual([["graphql/syntax", 2]]);
    expect(catalogue.graphql.operations.map(({ name }) => name)).toEqual(["ok"]);
  }
});

describe("schemas of several services in one input", () => {
  const shop = "type Query { product: Product me: User } type Product { id: ID! } type User { id: ID! }";
  const stock = "type Query { product(sku: ID!): Product me: User } type Product { sku: ID! } type User { id: ID! }";
  const say = async (files: Record<string, string>): Promise<readonly string[]> =>
    (await readGraphqlModel(files)).diagnostics
      .filter(({ severity }) => severity !== "info")
      .map(({ code, message }) => `${code}: ${message}`);

  const list = async (files: Record<string, string>): Promise<readonly string[]> => {
    const { operations, types } = (await readGraphqlModel(files)).catalogue.graphql;
    const declared = types.filter(({ span }) => span !== undefined);
    return [...operations, ...declared].map(({ name }) => name);
  };

  test("are told once, by the folders that part them, however their files lie", async () => {
    expect(
      await say({
        "web/queries.graphql": "query me { me { id } }",
        "services/shop/api/schema.graphql": `${shop} type Rating { stars: Int }`,
        "services/stock/types.graphql": "type Rating { percent: Float }",
        "services/stock/query.graphql": stock,
      }),
    ).toEqual([
      "graphql/several-schemas: `services/stock` is a schema of its own and left out beside `services/shop`, which declares most: they differ in `Query.product` and 2 more names",
    ]);
  });

  test("may share files beside them, and there may be many", async () => {
    const files = Object.fromEntries(
      ["admin", "pos", "shop", "stock"].map((name) => [
        `api/${name}/query.graphql`,
        `type Query { item(${name}: ID): Item! } type Item { price: Money! }`,
      ]),
    );
    expect(await say({ ...files, "common/money.graphql": "scalar Money" })).toEqual([
      "graphql/several-schemas: `api/pos`, `api/shop` and `api/stock` are schemas of their own and left out beside `api/admin`, which declares most: they differ in `Query.item`",
    ]);
  });

  test("may have no root types, which their server makes", async () => {
    const account = "type Account @entity { id: Bytes! }";
    expect(
      await say({
        "packages/tokens/schema.graphql": `${account} type Token @entity { id: Bytes! owner: Account! }`,
        "packages/votes/schema.graphql": account.replace(" }", " power: BigInt! }"),
      }),
    ).toEqual([
      "graphql/several-schemas: `packages/votes` is a schema of its own and left out beside `packages/tokens`, which declares most: they differ in `Account`",
    ]);
  });

  test("are no modules, which need each other's types", async () => {
    const said = await say({
      "modules/product/schema.graphql": "type Query { product: Product me: ID } type Product { owner: User! }",
      "modules/user/schema.graphql": "type Query { me: User } type User { products: [Product!]! }",
    });
    expect(said.map((line) => line.split(":")[0])).toEqual(["graphql/duplicate-member"]);
  });

  test("that have nothing in common are joined, and the way to have each is told where folders part them", async () => {
    const help = async (files: Record<string, string>): Promise<string> =>
      (await readGraphqlModel(files)).diagnostics.find(({ code }) => code === "graphql/several-roots")?.help ?? "";
    const [shop, posts] = ["type Query { shop: ID }", "type Query { posts: ID }"];
    expect(await help({ "apps/a/schema.graphql": shop, "apps/b/src/schema.graphql": posts })).toContain(
      '`versions: [{ version: a-api, exclude: ["apps/b/**"] }, { version: b-api, pluginId: b-api, exclude: ["apps/a/**"] }]`',
    );
    expect(await help({ "apps/shop.graphql": shop, "apps/posts.graphql": posts })).toContain("make a site for each");
    expect(await help({ "schema.graphql": shop, "apps/posts.graphql": posts })).toContain("make a site for each");
  });

  test("are no modules, each of which may say again what all of them need", async () => {
    const shared = "schema { query: Query } scalar Day type Meta { of: String }";
    const files = Object.fromEntries(
      ["post", "tag", "user"].map((name) => [`${name}.graphql`, `${shared} type Query { ${name}s: [Day!]! now: Day }`]),
    );
    expect(await say(files)).toEqual([
      "graphql/repeated-definitions: `Meta` and 1 more, in 2 files, repeat declarations in others, such as post.graphql",
      "graphql/several-roots: `Query` is declared by 3 files and shown as one type",
    ]);
    expect(await list(files)).toEqual(["now", "posts", "tags", "users", "Day", "Meta"]);
  });

  test("are no modules, whose types are joined unless they differ", async () => {
    const user = "type User { posts: [Post!]! id: ID! }";
    const said = await say({
      "post/schema.graphql": `type Query { posts: [Post!]! } type Post { id: ID! author: User! } ${user} type Tag { a: Int }`,
      "user/schema.graphql": "type Query { user: User } type User { id: ID! last: Post } type Tag { a: String }",
    });
    expect(said).toEqual(["graphql/duplicate-type: type `Tag` is declared a second time"]);
  });

  test("are no modules of one folder, most of which need what lies apart for all of them", async () => {
    const modules = ["pier", "quay", "ship"].map((name) => [name, `type Query { ${name}s: [Port!]! }`] as const);
    const toFiles = (toPath: (name: string) => string) =>
      Object.fromEntries(modules.map(([name, text]) => [toPath(name), text]));
    const common = { "common/port.graphql": "type Port { id: ID! }" };
    expect(await say({ ...common, ...toFiles((name) => `api/${name}.graphql`) })).toEqual([]);
    // What lies apart may be for several servers, each with a folder of its own.
    expect(await say({ ...common, ...toFiles((name) => `${name}/schema.graphql`) })).toEqual([
      "graphql/several-roots: `Query` is declared by 3 files and shown as one type",
    ]);
  });

  test("have the one shown that declares most, with nothing of the others", async () => {
    const files = { "a/s.graphql": `${shop} type Cart { id: ID! }`, "b/s.graphql": stock };
    expect(await list(files)).toEqual(["me", "product", "Cart", "Product", "User"]);
    const larger = { ...files, "b/more.graphql": "type Shelf { id: ID! } extend type Query { shelves: [Shelf!]! }" };
    expect(await list(larger)).toEqual(["me", "product", "shelves", "Product", "Shelf", "User"]);
  });

  test("have those left out that differ in nothing, and what is only for them", async () => {
    const files = {
      "apps/shop/s.graphql": `${shop} type Cart { id: ID! total: Money }`,
      "apps/stock/s.graphql": `${stock} type Shelf { of: [Product!]! }`,
      "apps/tills/s.graphql": "type Query { till: Till! } type Till { id: ID! }",
      "shared/money.graphql": "scalar Money",
      "shared/shelves.graphql": "extend type Shelf { height: Length } scalar Length",
      "shared/lengths.graphql": 'extend scalar Length @specifiedBy(url: "https://example.org/length")',
    };
    expect(await list(files)).toEqual(["me", "product", "Cart", "Money", "Product", "User"]);
    expect(await say(files)).toEqual([
      "graphql/several-schemas: `apps/stock` and `apps/tills` are schemas of their own and left out beside `apps/shop`, which declares most: they differ in `Query.product` and 1 more name",
    ]);
  });

  test("are told by root types of different names, whatever else they have", async () => {
    const files = {
      "api/schema.graphql": "type Query { me: User } type User { id: ID! }",
      "shop/schema.graphql":
        "schema { query: QueryRoot } type QueryRoot { shop: Shop cart: Cart } type Shop { id: ID! } type Cart { id: ID! }",
    };
    expect(await say(files)).toEqual([
      "graphql/several-schemas: `api` is a schema of its own and left out beside `shop`, which declares most: they differ in `schema`",
    ]);
    expect(await list(files)).toEqual(["cart", "shop", "Cart", "Shop"]);
    // A part of one says nothing of roots, and a type may be called as a root usually is.
    const modules = { ...files, "api/schema.graphql": "type Query { me: Shop } extend type QueryRoot { last: Query }" };
    expect((await list(modules)).toSorted()).toEqual(["Cart", "Query", "Shop", "cart", "last", "shop"]);
  });

  test("are no modules, of which one may have a field of its root twice", async () => {
    const said = await say({
      "a.graphql": "type Query { a: Int }",
      "b.graphql": "type Query { b: ID } type Query { b: ID c: ID }",
    });
    expect(said.map((line) => line.split(":")[0])).toEqual(["graphql/several-roots", "graphql/duplicate-member"]);
  });

  test("are no modules, in which a name that is declared twice is a slip", async () => {
    const own = (of: string) => Array.from({ length: 12 }, (_, index) => `type ${of}${index} { id: ID! }`).join(" ");
    const said = await say({
      "modules/product/schema.graphql": `type Query { products: [Product1!]! } ${own("Product")} enum Order { UP DOWN }`,
      "modules/user/schema.graphql": `type Query { users: [User1!]! } ${own("User")} type Order { id: ID! }`,
    });
    expect(said.map((line) => line.split(":")[0])).toEqual(["graphql/several-roots", "graphql/duplicate-type"]);
  });
});

describe("a supergraph", () => {
  const supergraph = `
    schema @link(url: "https://specs.apollo.dev/link/v1.0") @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query }
    enum join__Graph { A @join__graph(name: "a", url: "http://a") }
    type Query @join__type(graph: A) { product: Product }
    type Product @join__type(graph: A, key: "id") { id: ID! name: String stock: Int @join__field(graph: A) }`;
  const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])`;
  const product = `${link} type Query { product: Product } type Product @key(fields: "id") { id: ID! name: String! }`;
  const stock = `type Product @key(fields: "id") { id: ID! stock: Int }`;

  test("stands for the subgraphs beside it", async () => {
    const { catalogue, diagnostics } = await readGraphqlModel({
      "a/product.graphql": product,
      "b/stock.graphql": `${link} ${stock}`,
      "supergraph.graphql": supergraph,
    });
    const told = diagnostics.filter(({ code }) => /subgraph|supergraph/.test(code));
    expect(told.map(({ message }) => message)).toEqual([
      "this is a supergraph, of which the site shows what clients see: no name of the router's own; 2 files with types that it has all of are left out",
    ]);
    const found = catalogue.graphql.types.find(({ name }) => name === "Product");
    expect(found?.span?.file).toBe("supergraph.graphql");
    expect(found?.kind === "object" ? found.fields.map(({ name }) => name) : []).toEqual(["id", "name", "stock"]);
  });

  test("stands for nothing where there are two, of which each may be an API", async () => {
    const { diagnostics } = await readGraphqlModel({
      "b/stock.graphql": `${link} ${stock}`,
      "now.graphql": supergraph,
      "then.graphql": supergraph.replace("stock: Int", "stock: Float"),
    });
    expect(diagnostics.filter(({ message }) => message.includes("left out")).map(({ code }) => code)).toEqual([]);
  });

  test("stands for no subgraph that has a type of its own", async () => {
    const { catalogue } = await readGraphqlModel({
      "b/stock.graphql": `${link} ${stock} type Shelf @key(fields: "id") { id: ID! }`,
      "supergraph.graphql": supergraph,
    });
    expect(catalogue.graphql.types.some(({ name }) => name === "Shelf")).toBe(true);
  });
});

describe("names that nothing declares", () => {
  const say = async (text: string): Promise<readonly string[]> =>
    (await readGraphqlModel({ "a.graphql": text })).diagnostics
      .filter(({ severity }) => severity !== "info")
      .map(({ code, message }) => `${code}: ${message}`);

  test("are told together where there are many, and slips one by one", async () => {
    expect(
      await say(
        "type Query { ship: Ship a: Vessel b: Money c: Money d: Day e: Port f: Tide g: Shp } type Ship { id: ID! }",
      ),
    ).toEqual([
      "graphql/unknown-type: nothing declares types `Vessel`, `Money`, `Day` and 2 more, which 6 places use",
      "graphql/unknown-type: nothing declares type `Shp`",
    ]);
  });

  test("say how a link imports them where its specification has them", async () => {
    const link = '@link(url: "https://specs.apollo.dev/federation/v2.5", as: "fed", import: ["@key"])';
    const text = `extend schema ${link} type Query { a: A } type A @key(fields: "id") @audit { id: ID! @shareable b: ID @fed__external }`;
    const { diagnostics } = await readGraphqlModel({ "a.graphql": text });
    const told = diagnostics.filter(({ code }) => code === "graphql/unknown-directive");
    expect(told.map(({ message, help }) => [message, help])).toEqual([
      [
        "nothing declares directive `@shareable`",
        expect.stringContaining('add `"@shareable"` to what `@link` imports'),
      ],
      ["nothing declares directive `@audit`", "declare it: `directive @audit on …`"],
    ]);
    expect(told[0]?.help).toContain("or write `@fed__shareable`");
  });

  test("are told together of directives and of what is extended", async () => {
    expect(await say("type Query { a: ID @auth @cache b: ID @cost @mock @rate }")).toEqual([
      "graphql/unknown-directive: nothing declares directives `@auth`, `@cache`, `@cost` and 2 more, which 5 places apply",
    ]);
    expect(await say("type Query { a: ID } extend type Cart { a: ID } extend type Order { a: ID }")).toEqual([
      "graphql/orphan-extension: `Cart` and `Order` are extended, but nothing declares them",
    ]);
    const extended = ["Cart", "Order", "Money", "Customer", "Store"].map((name) => `extend type ${name} { id: ID }`);
    expect(await say(`type Query { a: ID } ${extended.join(" ")}`)).toEqual([
      "graphql/orphan-extension: `Cart`, `Order`, `Money` and 2 more are extended, but nothing declares them",
    ]);
  });
});
