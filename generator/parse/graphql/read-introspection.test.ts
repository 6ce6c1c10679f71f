import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSchema, introspectionFromSchema } from "graphql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../../discover/discover.ts";
import { surveyFolder } from "../../discover/survey-folder.ts";
import { link } from "../../link/link.ts";
import { printGraphqlDirective, printGraphqlOperation, printGraphqlType } from "../../plan/graphql/print-graphql.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { parse } from "../parse.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-introspection-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Reads and links a folder of those files; `said` has hidden notes as well. */
async function load(texts: Readonly<Record<string, string>>, include?: readonly string[]) {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const report = createReport();
  const { files } = await discover({ inputs: [folder], include }, report);
  const catalogue = await link(parse(files, report), report);
  const said = sayAll(report.diagnostics, { info: true }).filter((line) => !/check\/|graphql\/no-query/.test(line));
  return { catalogue, said, diagnostics: report.diagnostics };
}

function printAll({ graphql }: Catalogue): readonly string[] {
  return [
    ...graphql.operations.map((operation) => printGraphqlOperation(operation, "")),
    ...graphql.types.map(printGraphqlType),
    ...graphql.directives.map(printGraphqlDirective),
  ];
}

// oxlint-disable-next-line typescript/no-explicit-any -- Whatever shape it has is what is broken.
type Broken = any;

const sdl = `
  "All of it."
  schema { query: Root mutation: Change }
  directive @cost("How much." weight: Int = 1) repeatable on FIELD_DEFINITION | OBJECT
  type Root { a("Which." x: In = {s: "q", n: [1, 2], e: RED}, n: Int = 3): [[Thing!]!] }
  type Change { b: Mutation }
  type Mutation { c: Either }
  interface Named { name: String! }
  type Thing implements Named { name: String! @deprecated(reason: "Too long.") old: Color @deprecated }
  union Either = Thing | Mutation
  enum Color { RED GRAY @deprecated(reason: "Dull.") }
  input In { s: String! n: [Int!] = [1], e: Color = RED }
  scalar Day @specifiedBy(url: "https://example.org/day")
`;
const answer = introspectionFromSchema(buildSchema(sdl), {
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
});

describe("an introspection result", () => {
  it.each([
    ["without `data`", JSON.stringify(answer)],
    ["with `data`", JSON.stringify({ data: answer }, null, 2)],
    ["with more around it", ` ${JSON.stringify({ extensions: { took: 3 }, data: answer }, null, 2)}`],
  ])("says what the schema says: %s", async (_, text) => {
    const { catalogue, said } = await load({ "api/schema.json": text });
    expect(said).toEqual([]);
    const { catalogue: written } = await load({ "api/schema.json": "{}", "schema.graphql": sdl });
    expect(printAll(catalogue)).toEqual(printAll(written));
    expect(catalogue.graphql.roots.map(({ operation, name }) => `${operation} ${name}`)).toEqual([
      "query Root",
      "mutation Change",
    ]);
    expect(catalogue.graphql.schema?.description).toBe("All of it.");
  });

  it("is told from other JSON by what is in it, wherever its name ends in `schema.json`", async () => {
    const { catalogue, said } = await load({
      "shop.schema.json": JSON.stringify(answer),
      "order.schema.json": '{ "type": "object" }',
    });
    expect(said).toEqual([]);
    expect(catalogue.graphql.types.map(({ name }) => name)).toContain("Thing");
  });

  it("has the places of its parts in the file", async () => {
    const { catalogue } = await load({ "schema.json": JSON.stringify({ data: answer }, null, 2) });
    const thing = catalogue.graphql.types.find(({ name }) => name === "Thing");
    const lines = JSON.stringify({ data: answer }, null, 2).split("\n");
    const span = thing?.span;
    expect(lines.slice((span?.startLine ?? 0) - 1, span?.endLine).join("\n")).toMatch(
      /^ +\{\n +"kind": "OBJECT",\n +"name": "Thing",[^]* {6}\}/,
    );
    expect(lines[(span?.startLine ?? 0) - 1]?.slice((span?.startColumn ?? 0) - 1)).toBe("{");
    expect(span?.endColumn).toBe(9);
  });

  it("is the same project as its SDL", async () => {
    const [one, other] = await Promise.all(["introspection-only", "sdl-only"].map(loadModel));
    expect(one && printAll(one.catalogue)).toEqual(other && printAll(other.catalogue));
    expect(one?.report.diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it("has no deprecation where there is a reason alone", async () => {
    const text = JSON.stringify(answer).replace(
      /"isDeprecated":true,"deprecationReason":"Too long\."/,
      '"isDeprecated":false,"deprecationReason":"Too long."',
    );
    const { catalogue, said } = await load({ "schema.json": text });
    expect(said).toEqual([]);
    const thing = catalogue.graphql.types.find(({ name }) => name === "Thing");
    const fields = thing?.kind === "object" ? thing.fields : [];
    expect(fields.map(({ name, deprecated }) => [name, deprecated])).toEqual([
      ["name", undefined],
      ["old", {}],
    ]);
  });

  it.each<[string, (types: Readonly<Record<string, Broken>>) => void]>([
    ["a field of `Thing` has no usable `name`", ({ Thing }) => (Thing.fields[1].name = null)],
    ["a field of `Thing` has no usable `name`", ({ Thing }) => (Thing.fields[1].name = "o l d")],
    ["`Either` has no usable `kind`", ({ Either }) => (Either.kind = "JOIN")],
    ["a default has no usable", ({ In }) => (In.inputFields[2].defaultValue = "][")],
    ["field `name` of `Named` has no usable `ofType`", ({ Named }) => (Named.fields[0].type.ofType = null)],
    ["field `name` of `Named` has no usable `type`", ({ Named }) => delete Named.fields[0].type],
    ["`Color` has no usable `enumValues`", ({ Color }) => (Color.enumValues = null)],
    ["one of `possibleTypes` has no usable `name`", ({ Either }) => delete Either.possibleTypes[0].name],
  ])("is read but for what is broken: %s", async (message, damage) => {
    const broken: Broken = JSON.parse(JSON.stringify(answer).replace('{"__schema":', '{"data":'));
    damage(Object.fromEntries(broken.data.types.map((type: Broken) => [type.name, type])));
    const { catalogue, said } = await load({
      "schema.json": JSON.stringify(broken, null, 2).replace('"data"', '"__schema"'),
    });
    const told = said.filter((line) => line.includes("bad-introspection"));
    expect(told).toEqual([expect.stringMatching(/^schema\.json:\d+:\d+ graphql\/bad-introspection /)]);
    expect(told[0]).toContain(message);
    expect(catalogue.graphql.types.some(({ name }) => name === "In")).toBe(true);
  });

  it("is left out beside SDL, with a note, or a warning where it says more", async () => {
    const text = JSON.stringify(answer);
    const same = await load({ "schema.graphql": sdl, "schema.json": text });
    expect(same.said).toEqual([
      "schema.json:1:2 graphql/repeated-introspection `schema.graphql` declares all types of this introspection result already, so it is left out",
    ]);
    const other = await load({ "schema.graphql": "type Query { a: Int }", "schema.json": text });
    expect(other.said).toEqual([
      "schema.json:1:2 graphql/second-schema this introspection result is left out, since `schema.graphql` is the schema; 9 types of it, such as `Root`, will be missing",
    ]);
  });

  it("is one schema of several", async () => {
    const text = JSON.stringify(answer);
    const { said, catalogue } = await load({ "a/schema.json": text, "b/schema.json": text });
    expect(said).toEqual([expect.stringContaining("b/schema.json:1:2 graphql/repeated-introspection `a/schema.json`")]);
    expect(catalogue.graphql.types.some(({ name }) => name === "Thing")).toBe(true);
  });
});

describe("introspection results of several schemas", () => {
  const shop = `type Query { product: Product } type Product { id: ID! } type Cart { id: ID! }`;
  const stock = `type Query { shelf: Shelf } type Shelf { id: ID! }`;
  const ask = (text: string): string => JSON.stringify(introspectionFromSchema(buildSchema(text)));

  it("have the one shown that has most types, with the way to show each", async () => {
    const { said, catalogue, diagnostics } = await load({
      "a.stock.schema.json": ask(stock),
      "b.shop.schema.json": ask(shop),
    });
    expect(catalogue.graphql.operations.map(({ name }) => name)).toEqual(["product"]);
    expect(said).toEqual([expect.stringContaining("a.stock.schema.json:1:2 graphql/second-schema")]);
    expect(diagnostics.find(({ code }) => code === "graphql/second-schema")?.help).toContain(
      '`versions: [{ version: b-shop-api, exclude: ["a.stock.schema.json"] }, { version: a-stock-api, pluginId: a-stock-api, exclude: ["b.shop.schema.json"] }]`',
    );
  });

  it("have what a client adds in SDL beside what its server has", async () => {
    const added = "extend type Query { draft: Draft } extend type Product { isOpen: Boolean } type Draft { id: ID! }";
    const { said, catalogue } = await load({ "client.graphql": added, "schema.json": ask(shop) });
    expect(said).toEqual([]);
    expect(catalogue.graphql.operations.map(({ name }) => name)).toEqual(["draft", "product"]);
    const product = catalogue.graphql.types.find(({ name }) => name === "Product");
    expect(product?.kind === "object" ? product.fields.map(({ name }) => name) : []).toEqual(["id", "isOpen"]);
  });
});

describe("a JSON file", () => {
  it("is no introspection result by its name alone", async () => {
    const { catalogue, said } = await load({
      "a.graphql": "type Query { a: Int }",
      "schema.json": '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}',
      "introspection.json": '["__schema"]',
    });
    expect(said).toEqual(["discover/other-languages 1 file of JSON Schema (`schema.json`) isn't read"]);
    expect(catalogue.sources.map(({ path }) => path)).toEqual(["a.graphql"]);
  });

  it("is one without the name of what it answers, as tools save it", async () => {
    const whole = await load({ "a/schema.json": JSON.stringify(answer) }, ["a/*.json"]);
    const bare = await load({ "b/schema.json": JSON.stringify(Object.values(answer)[0]) }, ["b/*.json"]);
    expect(bare.catalogue.sources.map(({ path, kind }) => `${kind} ${path}`)).toEqual(["graphql b/schema.json"]);
    expect(printAll(bare.catalogue)).toEqual(printAll(whole.catalogue));
    expect(printAll(bare.catalogue)).not.toEqual([]);
    const around = { data: Object.values(answer)[0] };
    const held = await load({ "d/schema.json": JSON.stringify(around) }, ["d/*.json"]);
    expect(printAll(held.catalogue)).toEqual(printAll(whole.catalogue));
    const other = await load({ "c/schema.json": '{"types": [], "queryType": "all", "title": "A"}' }, ["c/*.json"]);
    expect(other.catalogue.sources.filter(({ kind }) => kind === "graphql")).toEqual([]);
  });

  it("is one under any name that the configuration includes", async () => {
    const { catalogue } = await load({ "server.json": JSON.stringify(answer), "other.json": "{}" }, ["*.json"]);
    expect(catalogue.sources.map(({ path, kind }) => `${kind} ${path}`)).toEqual(["graphql server.json"]);
  });

  it("is found before there is a configuration", async () => {
    await load({ "api/schema.json": JSON.stringify(answer), "else/schema.json": "{}" });
    expect(await surveyFolder(folder)).toMatchObject({
      input: "api",
      found: [{ kind: "graphql", count: 1, folder: "api" }],
    });
  });
});
