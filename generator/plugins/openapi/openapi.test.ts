import { describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { PlainPage, PlainPart, PluginDocument, Words } from "../plugin.ts";
import { familyShape } from "../plugin-shapes.ts";
import openapi from "./openapi.ts";

const read = (text: string): PluginDocument => openapi({}).reader?.read({ path: "openapi.yaml", text }) ?? {};
const codesOf = ({ problems = [] }: PluginDocument): readonly string[] => problems.map(({ code }) => code);

/** A catalogue of what files say. */
function toCatalogue(files: Readonly<Record<string, object>>): Catalogue {
  const extensions = Object.entries(files).map(([file, document]) => {
    const { data = null, problems } = read(JSON.stringify(document));
    expect(problems).toEqual([]);
    return { plugin: "openapi", file, data };
  });
  return { extensions, entities: new Map(), schemas: new Map() } as unknown as Catalogue;
}

/** The pages of descriptions, by their paths. */
function planFiles(
  files: Readonly<Record<string, object>>,
  catalogue = toCatalogue(files),
): ReadonlyMap<string, PlainPage> {
  const family = openapi({}).pages?.(catalogue);
  const pages = family?.pages ?? [];
  // Nobody holds them to that when a site is made; tags may stand further in others than groups of other plug-ins do.
  const held = { ...family, pages: pages.map((page) => ({ ...page, group: undefined })) };
  expect(familyShape.parse(held)).toEqual(held);
  return new Map(pages.map((page) => [page.path, page]));
}

function planPages(...documents: readonly object[]): ReadonlyMap<string, PlainPage> {
  return planFiles(Object.fromEntries(documents.map((document, index) => [`${index}.json`, document])));
}

/** What is wrong with files together. */
function checkFiles(files: Readonly<Record<string, object>>): readonly string[] {
  const found = openapi({}).rules?.check(toCatalogue(files)) ?? [];
  return found.map(({ code, message, span }) => `${span?.file ?? "-"} ${code} ${message}`);
}

/** The only code block below the heading. */
function codeOf(page: PlainPage | undefined, section: string): string | undefined {
  const sections = page?.sections?.flatMap((each) => [each, ...(each.sections ?? [])]);
  const parts = sections?.find(({ id }) => id === section)?.parts ?? [];
  return parts.flatMap((part) => (part.kind === "code" ? part.blocks : []))[0]?.code;
}

/** Where in a value there is an object with nothing in it. */
function listEmpty(value: unknown, path = "value"): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0 && !Array.isArray(value)) return [path];
  return entries.flatMap(([key, inside]) => listEmpty(inside, `${path}.${key}`));
}

const toText = (words: Words): string =>
  (typeof words === "string" ? [words] : words).map((word) => (typeof word === "string" ? word : word.text)).join("");

/** The rows of a section: each name, its type and its facts. */
function rowsOf(page: PlainPage | undefined, section: string): readonly (readonly string[])[] {
  const [part] = page?.sections?.find(({ id }) => id === section)?.parts ?? [];
  const rows = part?.kind === "rows" ? part.rows : [];
  return rows.map(({ name, type, facts = [] }) => [name, toText(type), ...facts.map(toText)]);
}

const api = { openapi: "3.1.0", info: { title: "Shop" } };

describe("an API", () => {
  test("whose authors write HTML says the same in Markdown", () => {
    const description = '<p>Sells <code>Ship&lt;T&gt;</code>, see <a href="https://x.example">more</a>.</p>';
    const doc = "Sells `Ship<T>`, see [more](https://x.example).";
    const parameters = [{ name: "id", in: "query", description, schema: { type: "string" } }];
    const operation = { operationId: "sell", description, parameters, responses: { 200: { description } } };
    const page = planPages({ ...api, paths: { "/ships": { post: operation } } }).get("operations/sell");
    expect(page?.doc).toBe(doc);
    expect(page?.sections?.find(({ id }) => id === "parameters")?.parts).toMatchObject([{ rows: [{ doc }] }]);
    const [answer] = page?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
    expect(answer?.parts[0]).toEqual({ kind: "text", markdown: doc });
  });

  test("says how much it has of what it has, as one does whose schemas are in files of their own", () => {
    const paths = { "/ships": { get: { operationId: "list", responses: { 200: { description: "OK" } } } } };
    const components = { schemas: { Ship: { type: "object" }, Pier: { type: "object" } } };
    const overviews = [{ paths }, { paths, components }, { paths: {}, components }, { paths: {} }].map((parts) =>
      [...planPages({ ...api, ...parts }).values()].find(({ title }) => title === "Shop"),
    );
    expect(overviews.map((page) => page?.description)).toEqual([
      "1 operation.",
      "1 operation and 2 schemas.",
      "2 schemas.",
      "0 operations.",
    ]);
    const labels = overviews.map((page) => page?.facts?.map(({ label }) => label).includes("Schemas"));
    expect(labels).toEqual([false, true, true, false]);
  });

  test("of which nothing is described is told so, and has no version that a build has yet to put in", () => {
    const info = { title: "Shop", version: "${project.version}" };
    const components = { examples: { ship: { value: { name: "Ada" } } } };
    const empty = { ...api, info, paths: {}, components };
    const ship = { parameters: { id: { name: "id", in: "query" } } };
    const parameters = [{ $ref: "shared.json#/components/parameters/id" }];
    const files = {
      "api.json": { ...api, paths: { "/ships": { get: { parameters, responses: {} } } } },
      "begun.json": empty,
      "calls.json": { ...api, webhooks: { sold: { post: {} } } },
      "schemas.json": { ...api, components: { schemas: { Ship: {} } } },
      "shared.json": { ...api, components: ship },
    };
    expect(checkFiles(files)).toEqual(["begun.json empty this describes neither an operation nor a schema"]);
    const [overview] = planPages(empty).values();
    expect(overview?.facts?.map(({ label }) => label)).toEqual(["Server", "Operations"]);
  });

  test("say what parameters look like and how they are written where that isn't each by itself", () => {
    const list = { type: "array", items: { type: "string" } };
    const parameters = [
      {
        name: "id",
        in: "query",
        schema: { type: "string", example: "x" },
        examples: { a: { value: "p" }, b: { value: "q" } },
      },
      { name: "tags", in: "query", explode: false, schema: list },
      { name: "more", in: "query", schema: list },
      {
        ...{ name: "of", in: "query", style: "deepObject" },
        schema: { type: "object", properties: { at: { type: "object", properties: { gt: { type: "integer" } } } } },
      },
      { name: "named", in: "query", style: "deepObject", schema: { $ref: "#/components/schemas/Named" } },
      { name: "filter", in: "query", content: { "application/json": { schema: list } } },
    ];
    const headers = { Rate: { schema: { type: "integer" }, example: 7, deprecated: true } };
    const get = { operationId: "a", parameters, responses: { 200: { description: "OK", headers } } };
    const schemas = { Named: { type: "object", properties: { p: {} } } };
    const page = planPages({ ...api, paths: { "/a": { get } }, components: { schemas } }).get("operations/a");
    expect(rowsOf(page, "parameters")).toEqual([
      ["id", "string", "for example p, q"],
      ["tags", "list of string", "written as one value, with commas between"],
      ["more", "list of string"],
      ["of", "object", "written as of[key]=value"],
      ["named", "Named", "written as named[key]=value"],
      ["filter", "list of string", "written as application/json"],
    ]);
    const [part] = page?.sections?.find(({ id }) => id === "parameters")?.parts ?? [];
    expect(part?.kind === "rows" && part.rows.flatMap(({ rows = [] }) => rows)).toMatchObject([
      { name: "at", rows: [{ name: "gt", type: ["integer"] }] },
    ]);
    const [answer] = page?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
    const rows = answer?.parts.flatMap((part) => (part.kind === "rows" ? part.rows : []));
    expect(rows).toMatchObject([{ name: "Rate", deprecated: true, facts: [["for example ", { text: "7" }]] }]);
  });

  test("write the fields of forms as their encoding has them, each item of a list by itself", () => {
    const values = { ids: [1, 2], meta: { a: { b: "c" } }, plain: { x: "y" }, list: ["p", "q"], note: "a;b" };
    const schema = { type: "object", example: values };
    const encoding = {
      meta: { style: "deepObject", explode: true },
      ids: { style: "deepObject" },
      list: { style: "form", explode: false },
      photo: { contentType: "image/png" },
    };
    const linesOf = (type: string, of: object): readonly string[] | undefined => {
      const requestBody = { content: { [type]: of } };
      const pages = planPages({ ...api, paths: { "/a": { post: { operationId: "a", requestBody } } } });
      return codeOf(pages.get("operations/a"), "call")?.split(" \\\n  ").slice(1);
    };
    expect(linesOf("application/x-www-form-urlencoded", { schema, encoding })).toEqual(
      ["ids[]=1", "ids[]=2", "meta[a][b]=c", 'plain={"x":"y"}', "list=p,q", "note=a;b"].map(
        (field) => `--data-urlencode '${field}'`,
      ),
    );
    const photo = { type: "string", format: "binary" };
    const parts = { type: "object", properties: { photo, list: {}, plain: {}, note: {} } };
    expect(
      linesOf("multipart/form-data", {
        schema: parts,
        encoding: { photo: encoding.photo },
        example: { photo: "", list: values.list, plain: values.plain, note: values.note },
      }),
    ).toEqual([
      "-F 'photo=@file;type=image/png'",
      ...["-F 'list=p'", "-F 'list=q'"],
      `-F 'plain={"x":"y"};type=application/json'`,
      "--form-string 'note=a;b'",
    ]);
  });

  test("tell how the alternatives of a body are told apart, and show one that is", () => {
    const mapping = { sail: "#/components/schemas/Sailing", motor: "Motor" };
    const oneOf = ["Sailing", "Motor"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const schema = { oneOf, discriminator: { propertyName: "kind", mapping } };
    const requestBody = { content: { "application/json": { schema } } };
    const ship = { type: "object", required: ["kind"], properties: { kind: { type: "string" } } };
    const pages = planPages({
      ...api,
      paths: { "/a": { post: { operationId: "a", requestBody } } },
      components: { schemas: { Sailing: ship, Motor: ship } },
    });
    const page = pages.get("operations/a");
    const parts = page?.sections?.find(({ id }) => id === "body")?.parts ?? [];
    const table = parts.find(({ kind }) => kind === "table");
    expect(table?.kind === "table" && table.rows.map((cells) => cells.map(toText))).toEqual([
      ["sail", "Sailing"],
      ["motor", "Motor"],
    ]);
    expect(JSON.parse(codeOf(page, "body") ?? "")).toEqual({ kind: "sail" });
  });

  test("show the calls that their authors wrote, with one by curl where there is none", () => {
    const python = { lang: "Python", label: "Python client", source: "ships.find()\n" };
    const shell = { lang: "Shell", source: "curl https://example.com/ships" };
    const pages = planPages({
      ...api,
      paths: {
        "/a": { get: { operationId: "a", "x-codeSamples": [python, { lang: "Go" }, "nonsense"] } },
        "/b": { get: { operationId: "b", "x-code-samples": [shell, { source: "other" }] } },
      },
    });
    const tabsOf = (path: string): readonly unknown[] => {
      const [part] = pages.get(path)?.sections?.find(({ id }) => id === "call")?.parts ?? [];
      return part?.kind === "code" ? part.blocks.map(({ label, language, code }) => [label, language, code]) : [];
    };
    expect(tabsOf("operations/a")).toEqual([
      ["curl", "shell", expect.stringContaining("curl -X GET")],
      ["Python client", "python", "ships.find()"],
    ]);
    expect(tabsOf("operations/b")).toEqual([
      ["Shell", "shell", shell.source],
      ["Sample", "text", "other"],
    ]);
  });

  test("say of each medium what it holds, once for those that hold the same", () => {
    const ship = { type: "object", properties: { name: { type: "string", example: "Ada" } } };
    const form = {
      schema: { type: "object", properties: { photo: { type: "string", format: "binary" } } },
      encoding: { photo: { contentType: "image/png" } },
    };
    const content = {
      "multipart/form-data": form,
      "text/plain": { schema: { type: "string", format: "binary" } },
      "application/json": { schema: ship },
      "text/json": { schema: ship },
      "application/xml": { schema: ship, example: "<ship/>" },
      "application/vnd.harbour+json": { schema: { type: "array", items: { properties: { age: { type: "number" } } } } },
      "application/octet-stream": {},
    };
    const pages = planPages({ ...api, paths: { "/a": { post: { operationId: "up", requestBody: { content } } } } });
    const parts = pages.get("operations/up")?.sections?.find(({ id }) => id === "body")?.parts ?? [];
    const said = parts.flatMap((part): readonly unknown[] => {
      if (part.kind === "facts") return [part.facts.map(({ label }) => label).join(", ")];
      if (part.kind === "rows") return [part.rows.map(({ name, facts = [] }) => [name, ...facts.map(toText)])];
      return part.kind === "code"
        ? [part.blocks.map(({ label, code }) => `${label}: ${code.replace(/\s+/g, "")}`)]
        : [];
    });
    expect(said).toEqual([
      "text/plain, application/json, text/json, application/xml, application/octet-stream",
      [["name", "for example Ada"]],
      ['application/json: {"name":"Ada"}', "application/xml: <ship/>"],
      "multipart/form-data",
      [["photo", "sent as image/png"]],
      "application/vnd.harbour+json",
      [["age"]],
      [expect.stringMatching(/^Example: \[\{"age":[\d.]+\}\]$/)],
    ]);
  });

  test("lead from an answer to the operations that may be asked next, by name or by place", () => {
    const links = {
      one: { operationId: "find" },
      other: { operationRef: "#/paths/~1ships~1{id}/delete" },
      far: { operationRef: "https://example.com/api.yaml#/paths/~1a/get" },
    };
    const pages = planPages({
      ...api,
      paths: {
        "/ships": { post: { operationId: "add", responses: { 201: { description: "Added", links } } } },
        "/ships/{id}": { get: { operationId: "find" }, delete: {} },
      },
    });
    const [added] = pages.get("operations/add")?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
    const table = added?.parts.find(({ kind }) => kind === "table");
    expect(table?.kind === "table" && table.rows.map(([, target]) => target)).toEqual([
      [{ text: "find", code: true, to: "page:operations/find" }],
      [{ text: "DELETE /ships/{id}", code: true, to: "page:operations/delete-ships-id" }],
      [{ text: "https://example.com/api.yaml#/paths/~1a/get", code: true }],
    ]);
  });

  test("has calls that hold whatever stands in it safely", () => {
    const parameters = [
      { name: "id", in: "path", required: true, schema: { type: "string" }, example: "a/b'c" },
      { name: "q x", in: "query", required: true, schema: { type: "string" }, example: "$(rm)" },
      { name: "X-Who", in: "header", required: true, schema: { type: "string" }, example: "it's me" },
    ];
    const content = { "application/json": { schema: { type: "object" }, example: { say: "it's `me`" } } };
    const post = { operationId: "buy", parameters, requestBody: { content } };
    const pages = planPages({ ...api, paths: { "/things/{id}": { post } } });
    expect(codeOf(pages.get("operations/buy"), "call")).toBe(
      [
        `curl -X POST "$API_URL"'/things/a%2Fb'\\''c?q%20x=%24(rm)'`,
        `-H 'X-Who: it'\\''s me'`,
        `-H 'Content-Type: application/json'`,
        `-d '{\n  "say": "it'\\''s \`me\`"\n}'`,
      ].join(" \\\n  "),
    );
  });

  test("shows what API Gateway has for any method as an operation, with a call by a method that fits it", () => {
    const proxy = { name: "proxy", in: "path", required: true, schema: { type: "string" }, example: "a" };
    const any = {
      parameters: [proxy],
      responses: { 200: { description: "OK" } },
      "x-amazon-apigateway-integration": {},
    };
    const body = { content: { "application/json": { schema: { type: "object" }, example: {} } } };
    const key = "x-amazon-apigateway-any-method";
    const paths = { "/{proxy+}": { [key]: any }, "/ships": { get: {}, [key]: { ...any, requestBody: body } } };
    const pages = planPages({ ...api, paths });
    expect([...pages.keys()].filter((path) => path.includes("operations/"))).toEqual([
      "operations/any-proxy",
      "operations/get-ships",
      "operations/any-ships",
    ]);
    const page = pages.get("operations/any-proxy");
    expect([page?.title, page?.badges, page?.facts?.[1]?.value]).toEqual([
      "ANY /{proxy+}",
      ["ANY"],
      "any that the path has no other operation for",
    ]);
    expect(codeOf(page, "call")).toBe(`curl -X GET "$API_URL"'/a'`);
    expect(codeOf(pages.get("operations/any-ships"), "call")).toMatch(/^curl -X POST /);
  });

  test("is found by what its operations are for, in few words", () => {
    const paths = {
      "/a": { get: { operationId: "a", summary: "List things" } },
      "/b": { get: { operationId: "b", summary: `List ${"many ".repeat(20)}things` } },
      "/c": { get: { operationId: "c" } },
    };
    const pages = planPages({ ...api, paths });
    expect(["a", "b", "c"].map((name) => pages.get(`operations/${name}`)?.aliases)).toEqual([
      ["GET /a", "/a", "a"],
      ["GET /b", "/b"],
      ["GET /c", "/c"],
    ]);
  });

  test("calls its operations what they do, where that is short and of one of them", () => {
    const summaries = [" List\n things. ", "Get it", "get it", `List ${"many ".repeat(20)}things`, undefined, "Get it"];
    const get = summaries.map((summary, index) => ({
      operationId: `o${index}`,
      ...(summary !== undefined && { summary }),
      // Names are taken among those that are listed together.
      tags: [index === 5 ? "other" : "first"],
    }));
    const paths = Object.fromEntries(get.map((node, index) => [`/${index}`, { get: node }]));
    const pages = planPages({ ...api, paths: { ...paths, "/bare": { get: { summary: "Be bare" }, put: {} } } });
    expect([...pages].slice(1).map(([path, { title }]) => [path, title])).toEqual([
      ["operations/o0", "List things"],
      ["operations/o1", "o1"],
      ["operations/o2", "o2"],
      ["operations/o3", "o3"],
      ["operations/o4", "o4"],
      ["operations/o5", "Get it"],
      ["operations/get-bare", "Be bare"],
      ["operations/put-bare", "PUT /bare"],
    ]);
    const factsOf = (name: string) => pages.get(`operations/${name}`)?.facts?.map(({ label }) => label);
    expect([factsOf("o0"), factsOf("o1"), factsOf("get-bare")]).toEqual([
      ["Request", "Operation ID", "Tags"],
      ["Request", "Tags"],
      ["Request"],
    ]);
  });

  test("says of an API that says nothing of itself what its calls are of, most of them first", () => {
    const describe = (tags: readonly string[], info = {}) =>
      planPages({
        ...{ ...api, info: { title: "Port", version: "1", ...info } },
        tags: [{ name: "a", "x-displayName": "Ships" }],
        paths: Object.fromEntries(tags.map((tag, index) => [`/${index}`, { get: { tags: [tag] } }])),
      }).get("")?.description;
    expect(describe(["b", "a", "a"])).toBe("3 operations (Ships and b).");
    expect(describe(["b", "a", "a"], { description: "Berths." })).toBe("3 operations.");
    expect(describe(["a", "a"])).toBe("2 operations.");
    expect(describe(["b", "a", "c", "d", "e", "e"])).toBe("6 operations (e, Ships, b and 2 more).");
  });

  test("calls operations without a summary what is said of them, where that is one short sentence and of one of them", () => {
    const docs = [
      "read the specified Ship",
      "Lists `all` ships.",
      "Sells it. Takes what it costs.",
      "list or watch ships",
      "List or watch ships.",
      "iOS ships.",
      "Experimental",
    ];
    const paths = Object.fromEntries(
      docs.map((description, index) => [`/${index}`, { get: { operationId: `o${index}`, description } }]),
    );
    const pages = [...planPages({ ...api, paths }).values()].slice(1);
    expect(pages.map(({ title, doc, description }) => [title, doc, description])).toEqual([
      ["Read the specified Ship", undefined, "GET /0"],
      ["o1", "Lists `all` ships.", "Lists all ships"],
      ["o2", "Sells it. Takes what it costs.", "Sells it"],
      ["o3", "list or watch ships", "list or watch ships"],
      ["o4", "List or watch ships.", "List or watch ships"],
      ["iOS ships", undefined, "GET /5"],
      ["o6", "Experimental", "Experimental"],
    ]);
    expect(pages[0]?.aliases).toEqual(["GET /0", "/0", "o0"]);
  });

  test("calls operations by their requests where a program has made their names, which stay at hand", () => {
    const paths = {
      "/v1/users/{user_id}/posts": { get: { operationId: "getUsersUserIdPosts" } },
      "/ships/{ship}": { get: { operationId: "read_ship_ships__ship__get" }, put: { operationId: "getShipById" } },
      "/towns": { get: { operationId: "TownsController_findAll" }, post: { operationId: "addTownUsingPOST_1" } },
      "/ports": { get: { operationId: "listPorts_2" }, put: { operationId: "d41d8cd98f00b204e9800998ecf8427e" } },
      "/ports/{id}/ships": { get: { operationId: "getShipsOfPort" } },
    };
    const pages = planPages({ ...api, paths });
    expect([...pages].slice(1).map(([path, { title }]) => [path, title])).toEqual([
      ["operations/getUsersUserIdPosts", "GET /v1/users/{user_id}/posts"],
      ["operations/read_ship_ships__ship__get", "GET /ships/{ship}"],
      ["operations/getShipById", "getShipById"],
      ["operations/TownsController_findAll", "GET /towns"],
      ["operations/addTownUsingPOST_1", "POST /towns"],
      ["operations/listPorts_2", "GET /ports"],
      ["operations/d41d8cd98f00b204e9800998ecf8427e", "PUT /ports"],
      ["operations/getShipsOfPort", "getShipsOfPort"],
    ]);
    const page = pages.get("operations/getUsersUserIdPosts");
    expect(page?.aliases).toContain("getUsersUserIdPosts");
    expect(page?.facts?.map(({ label }) => label)).toEqual(["Request", "Operation ID"]);
  });

  test("tells operations of several groups that are called the same by their groups", () => {
    const describe = (tag: string) => ({ get: { summary: "List all", description: `Of ${tag}.`, tags: [tag] } });
    const pages = planPages({
      ...api,
      tags: [{ name: "a", "x-displayName": "Ships" }],
      paths: { "/ships": describe("a"), "/towns": describe("Towns"), "/one": { get: { summary: "Give one" } } },
    });
    expect([...pages.values()].slice(1).map(({ title, label, description }) => [title, label, description])).toEqual([
      ["List all (Ships)", "List all", "GET /ships: Of a"],
      ["List all (Towns)", "List all", "GET /towns: Of Towns"],
      ["Give one", undefined, "GET /one"],
    ]);
  });

  test("says what an operation is for before all else, and once", () => {
    const docs = [
      { summary: "Sell a thing", description: "Takes what it costs." },
      { summary: "Buy a thing.", description: "Buy a thing that is there." },
      { summary: "Look" },
      { description: "Sends it. Twice." },
      { summary: "Say it", description: "Say it." },
      // Not a title, as there are two of it.
      { summary: "Do it", description: "Well." },
      { summary: "Do it", description: "Do it soon." },
    ];
    const paths = Object.fromEntries(
      docs.map((node, index) => [`/${index}`, { get: { operationId: `o${index}`, ...node } }]),
    );
    const pages = planPages({ ...api, paths });
    expect(docs.map((_, index) => pages.get(`operations/o${index}`)?.doc)).toEqual([
      "Takes what it costs.",
      "Buy a thing that is there.",
      undefined,
      "Sends it. Twice.",
      undefined,
      "Do it\n\nWell.",
      "Do it soon.",
    ]);
  });

  test("gives variants the mark that they have by themselves, or by mappings in other files", () => {
    const pair = (one: string, other: string) => ({ oneOf: [{ $ref: one }, { $ref: other }] });
    const told = (values: readonly string[]) => ({ properties: { kind: { type: "string", enum: values } } });
    const parts = {
      // Neither is below `components/schemas`.
      either: {
        ...pair("#/Rename", "#/Move"),
        discriminator: { propertyName: "kind", mapping: { rename: "#/Rename", move: "#/Move" } },
      },
      Rename: { properties: { kind: { type: "string" }, name: { type: "string", example: "x" } } },
      Move: told(["move"]),
    };
    const schemas = {
      Far: { properties: { all: { $ref: "./parts.json#/either" } } },
      Near: {
        ...pair("#/components/schemas/Cat", "#/components/schemas/Dog"),
        discriminator: { propertyName: "kind" },
      },
      Cat: told(["tom", "CAT"]),
      Dog: told(["bello"]),
      Dogs: { oneOf: [{ $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: "kind" } },
    };
    const pages = planFiles(
      {},
      toCatalogue({ "a.json": { ...api, paths: {}, components: { schemas } }, "parts.json": parts }),
    );
    const sampleOf = (name: string): unknown => JSON.parse(codeOf(pages.get(`schemas/${name}`), "definition") ?? "");
    expect(["Far", "Near", "Dogs"].map(sampleOf)).toEqual([
      { all: { kind: "rename", name: "x" } },
      { kind: "CAT" },
      { kind: "bello" },
    ]);
  });

  test("has what its only example refers to, which stands there as it is where it refers to nothing", () => {
    const at = (name: string) => ({ example: { $ref: `#/components/examples/${name}` } });
    const content = { "application/json": at("ship"), "application/xml": at("bare"), "text/json": at("gone") };
    const get = { operationId: "a", responses: { 200: { description: "OK", content } } };
    const examples = { ship: { summary: "One", value: { name: "Ada" } }, bare: { name: "Bo" } };
    const page = planPages({ ...api, paths: { "/a": { get } }, components: { examples } }).get("operations/a");
    const shown = JSON.stringify(page?.sections?.find(({ id }) => id === "responses"));
    expect([shown.includes("Ada"), shown.includes("Bo"), shown.includes("examples/ship")]).toEqual([true, true, false]);
    expect(shown).toContain("examples/gone");
  });

  test("has examples that are kept in other files, and properties that are called so", () => {
    const at = (pointer: string) => ({ $ref: `./parts.json#/${pointer}` });
    const properties = { example: at("Word"), examples: at("Word") };
    const media = { "application/json": { schema: { properties }, examples: { one: at("one") } } };
    const paths = { "/a": { get: { operationId: "a", responses: { 200: { content: media } } } } };
    const parts = {
      Word: { type: "string", example: "word" },
      // Refers to another one in its own file.
      one: { $ref: "#/two" },
      two: { value: { sent: "as is" } },
    };
    const files = { "a.json": { ...api, paths }, "parts.json": parts, "fix.json": { overlay: "1.0.0", actions: [] } };
    expect(checkFiles(files)).toEqual([
      "fix.json not-openapi this is an overlay, whose changes aren't made; what a tool makes of the description and it can be read instead",
    ]);
    const page = planFiles(files).get("operations/a");
    const [answer] = page?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
    expect(JSON.stringify(answer?.parts)).toContain("as is");
    expect(JSON.stringify(answer?.parts).match(/"to":"page:schemas\/Word"/g)).toHaveLength(2);
  });

  test("keeps to what stands beside a reference", () => {
    const at = { $ref: "#/components/schemas/Word" };
    const properties = {
      either: { ...at, enum: ["and", "or"] },
      same: at,
      told: { ...at, description: "Hm.", default: "x" },
    };
    const schemas = { Word: { type: "string", example: "eq", maxLength: 9 }, Node: { type: "object", properties } };
    const page = planPages({ ...api, paths: {}, components: { schemas } }).get("schemas/Node");
    expect(JSON.parse(codeOf(page, "definition") ?? "")).toEqual({ either: "and", same: "eq", told: "x" });
    expect(rowsOf(page, "fields").map(([name, , ...facts]) => [name, ...facts])).toEqual([
      ["either", "one of and, or", "at most 9 characters"],
      ["same", "at most 9 characters", "for example eq"],
      ["told", "at most 9 characters", "for example eq"],
    ]);
  });

  test("tells operations apart that are called alike in groups that are called alike", () => {
    const list = (tag: string) => ({ get: { tags: [tag], summary: "List ships." } });
    const tags = ["old", "new", "other"].map((name) => ({
      name,
      "x-displayName": name === "other" ? "Docks" : "Ships",
    }));
    const paths = { "/old": list("old"), "/new": list("new"), "/other": list("other") };
    const pages = [...planPages({ ...api, tags, paths }).values()].filter(({ path }) => path.startsWith("operations/"));
    expect(pages.map(({ title, label }) => [title, label])).toEqual([
      ["List ships (GET /old)", "List ships"],
      ["List ships (GET /new)", "List ships"],
      ["List ships (Docks)", "List ships"],
    ]);
  });

  test("is called where its server is unless somebody says otherwise", () => {
    const variables = { base: { default: "" }, port: { default: 8443 }, host: {} };
    const hosts = ["https://x.example:{port}/{base}/v1", "https://x.example/{base}", "https://{host}/v1"];
    const addresses = [...hosts, "//x.example/{base}/v1", "/{base}/v1", "{base}/v1"];
    const calls = addresses.map((url) => {
      const pages = planPages({
        ...api,
        servers: [{ url, variables }],
        paths: { "/a": { get: { operationId: "a" } } },
      });
      return codeOf(pages.get("operations/a"), "call");
    });
    expect(calls).toEqual([
      "curl -X GET 'https://x.example:8443/v1/a'",
      "curl -X GET 'https://x.example/a'",
      "curl -X GET 'https://{host}/v1/a'",
      "curl -X GET 'https://x.example/v1/a'",
      `curl -X GET "$API_URL"'/v1/a'`,
      `curl -X GET "$API_URL"'/v1/a'`,
    ]);
  });

  test("asks for what the schemes are that its security refers to, also in other files, and by name where that is nothing", () => {
    const at = (reference: string) => ({ $ref: reference });
    const securitySchemes = {
      own: at("#/components/securitySchemes/basic"),
      far: at("./parts.json#/key"),
      lost: at("#/x"),
    };
    const main = {
      ...api,
      security: [{ own: [] }, { far: [] }, { lost: ["read"] }],
      paths: { "/a": { get: { operationId: "a" } } },
      components: { securitySchemes: { ...securitySchemes, basic: { type: "http", scheme: "basic" } } },
    };
    const catalogue = toCatalogue({
      "a.json": main,
      "parts.json": { key: { type: "apiKey", in: "header", name: "X-Key" } },
    });
    expect(openapi({}).offers?.(catalogue)?.endpoints[0]?.access).toEqual([
      ["HTTP basic"],
      ["key in header x-key"],
      ["lost", "lost for read"],
    ]);
    const page = planFiles({}, catalogue).get("");
    expect(rowsOf(page, "security").map(([name, type]) => `${name}: ${type}`)).toEqual([
      "own: HTTP basic",
      "far: key in header X-Key",
      "lost: ",
      "basic: HTTP basic",
    ]);
    expect(codeOf(planFiles({}, catalogue).get("operations/a"), "call")).toContain("$API_PASSWORD");
  });

  test("takes the named examples of parameters, and makes up addresses without blanks", () => {
    const schema = { type: "string" };
    const parameters = [
      { name: "ship", in: "path", required: true, schema },
      { name: "port", in: "query", required: true, schema, examples: { north: { value: "Bergen" } } },
    ];
    const pages = planPages({ ...api, paths: { "/ships/{ship}": { get: { operationId: "find", parameters } } } });
    expect(codeOf(pages.get("operations/find"), "call")).toBe(
      `curl -X GET "$API_URL"'/ships/example-ship?port=Bergen'`,
    );
  });

  test("calls with lists, objects and cookies as the style of each parameter has them", () => {
    const list = { type: "array", items: { type: "string" }, example: ["a b", "c"] };
    const object = { type: "object", example: { x: 1, y: [2] } };
    const parameters = [
      { name: "l", in: "path", schema: list },
      { name: "m", in: "path", style: "matrix", explode: true, schema: list },
      { name: "o", in: "path", style: "label", schema: object },
      { name: "each", in: "query", schema: list },
      { name: "all", in: "query", explode: false, schema: list },
      { name: "pipes", in: "query", style: "pipeDelimited", schema: list },
      { name: "deep", in: "query", style: "deepObject", schema: object },
      { name: "wide", in: "query", schema: object },
      { name: "json", in: "query", content: { "application/json": { schema: object } } },
      { name: "X-Head", in: "header", schema: object },
      { name: "crumb", in: "cookie", schema: { type: "string", example: "it's" } },
    ].map((parameter) => ({ ...parameter, required: true }));
    const head = { operationId: "find", parameters };
    const call = codeOf(planPages({ ...api, paths: { "/{l}{m}{o}": { head } } }).get("operations/find"), "call");
    const query = [
      "each=a%20b&each=c",
      "all=a%20b,c",
      "pipes=a%20b%7Cc",
      "deep%5Bx%5D=1&deep%5By%5D=%5B2%5D",
      "x=1&y=%5B2%5D",
      "json=%7B%22x%22%3A1%2C%22y%22%3A%5B2%5D%7D",
    ];
    expect(call?.split(" \\\n  ")).toEqual([
      `curl --head "$API_URL"'/a%20b,c;m=a%20b;m=c.x,1,y,%5B2%5D?${query.join("&")}'`,
      "-H 'X-Head: x,1,y,[2]'",
      "-b 'crumb=it'\\''s'",
    ]);
  });

  test("sends parts of forms as files also where what tells so stands elsewhere", () => {
    const schemas = {
      Bytes: { type: "string", format: "binary" },
      Named: { properties: { photo: { $ref: "#/components/schemas/Bytes" } } },
      Form: { allOf: [{ $ref: "#/components/schemas/Named" }] },
    };
    const requestBody = { content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Form" } } } };
    const paths = { "/a": { post: { operationId: "up", requestBody } } };
    const call = codeOf(planPages({ ...api, paths, components: { schemas } }).get("operations/up"), "call");
    expect(call?.split(" \\\n  ").slice(1)).toEqual(["-F 'photo=@file'"]);
  });

  test("has pages for operations and schemas whose names are alike", () => {
    const schemas = { Thing: { type: "string" }, thing: { type: "integer" } };
    const pages = planPages({ ...api, paths: { "/a/{b}": { get: {} }, "/a/b": { get: {} } }, components: { schemas } });
    expect([...pages.keys()]).toEqual([
      "",
      "operations/get-a-b",
      "operations/get-a-b-2",
      "schemas/Thing",
      "schemas/thing-2",
    ]);
  });

  test("stands beside others", () => {
    const pages = planPages({ ...api, paths: { "/a": { get: {} } } }, { ...api, paths: {} });
    // Files that are called for versions, the newest first.
    expect([...pages.keys()]).toEqual(["Shop-1.json", "Shop-0.json", "Shop-0.json/operations/get-a"]);
    expect(pages.get("Shop-1.json")?.title).toBe("Shop (1)");
  });

  test("stands beside other versions of itself, each under its own", () => {
    const paths = { "/a": { get: {} } };
    const versions = ["1", "2"].map((version) => ({ ...api, info: { title: "Shop", version }, paths }));
    const pages = planPages(...versions, { ...api, info: { title: "Bank", version: "1" }, paths });
    expect([...pages.values()].map(({ path, title, group }) => [path, title, group])).toEqual([
      ["Bank", "Bank", ["Bank"]],
      ["Bank/operations/get-a", "GET /a", ["Bank", "Operations"]],
      ["Shop-2", "Shop 2", ["Shop 2"]],
      ["Shop-2/operations/get-a", "GET /a", ["Shop 2", "Operations"]],
      ["Shop-1", "Shop 1", ["Shop 1"]],
      ["Shop-1/operations/get-a", "GET /a", ["Shop 1", "Operations"]],
    ]);
  });

  test.each([
    ["Gitea API.", "Gitea-API"],
    ["Twilio - Api", "Twilio-Api"],
    ["Acme, Inc. API 1.2", "Acme-Inc-API-1.2"],
    ["...", "api"],
  ])("of the title “%s” has an address without odd dashes", (title, path) => {
    const pages = planPages(
      { ...api, info: { title, version: "1" } },
      { ...api, info: { title: "Bank", version: "1" } },
    );
    expect(pages.has(path)).toBe(true);
  });

  test("may go round in circles", () => {
    const schemas = {
      A: { allOf: [{ $ref: "#/components/schemas/B" }], properties: { a: { $ref: "#/components/schemas/A" } } },
      B: { allOf: [{ $ref: "#/components/schemas/A" }] },
      C: { $ref: "#/components/schemas/D" },
      D: { $ref: "#/components/schemas/C" },
      E: { type: "array", items: { $ref: "#/components/schemas/E" } },
    };
    const pages = planPages({ ...api, paths: {}, components: { schemas } });
    expect(pages.size).toBe(6);
    expect(pages.get("schemas/A")?.sections?.map(({ id }) => id)).toEqual(["fields", "definition", "used-by"]);
  });

  test("has extensions, whose references are their tools' own matter, and headers that are called as they are", () => {
    const header = { $ref: "#/components/headers/gone" };
    const paths = {
      "/a": {
        get: {
          "x-policies": { list: [{ $ref: "#/components/x-policy/all" }, { $ref: "policies.yaml" }] },
          "x-ms-examples": { one: { $ref: "./examples/one.json" } },
          responses: { 200: { description: "", headers: { "x-rate": header } } },
        },
      },
    };
    const components = { "x-policy": { all: ["no-resale"], more: { $ref: "#/gone" } }, headers: { "x-burst": header } };
    expect(checkFiles({ "api.json": { ...api, paths, components } })).toEqual(
      Array(2).fill("api.json unknown-reference `#/components/headers/gone` leads to nothing"),
    );
    // What one refers to is no stray file.
    const part = { "policies.yaml": { all: [] } };
    expect(checkFiles({ "api.json": { ...api, paths: { "/a": { get: paths["/a"].get } } }, ...part })).toHaveLength(1);
  });

  test("whose keys are written twice is read whole, and what is lost is told", () => {
    const told = (text: string) =>
      read(text).problems?.map((problem) => [problem.code, problem.message, problem.place?.startLine]);
    const lines = [
      "openapi: 3.1.0",
      "info: { title: A }",
      "paths:",
      "  /a:",
      "    get: {}",
      "    get: {}",
      "  /b: {}",
      "  /a: {}",
    ];
    const twice = (key: string, line: number) => ["duplicate-key", `the key \`${key}\` is written twice`, line];
    expect(told(lines.join("\n"))).toEqual([twice("get", 6), twice("/a", 8)]);
    const json = '{ "openapi": "3.1.0", "paths": {},\n"info": { "title": "A" }, "paths": { "/a": {} } }';
    expect(told(json)).toEqual([twice("paths", 2)]);
    expect(read(json).data).toMatchObject({ document: { paths: { "/a": {} } } });
  });

  test("that has numbers beyond all numbers is shown with words for them, and all else as it is", () => {
    const yaml = "openapi: 3.0.0\ninfo: { title: A }\npaths: {}\nx-depth: [.inf, -.inf, .nan, 9e999, 7]\n";
    const words = ["Infinity", "-Infinity", "NaN", "Infinity", 7];
    expect(codesOf(read(yaml))).toEqual([]);
    expect(read(yaml).data).toMatchObject({ document: { "x-depth": words } });
  });

  test("that is another language, broken, or refers out of its file is told so", () => {
    expect(codesOf(read("swagger: '1.2'\n"))).toEqual(["not-openapi"]);
    expect(codesOf(read("{ "))).toContain("malformed");
    expect(codesOf(read("a: &a [*a, *a]\nb: ["))).toContain("malformed");
    expect(codesOf(read(`openapi: 3.0.0\npaths: ${"{a: ".repeat(5000)}${"}".repeat(5000)}`))).toEqual(["malformed"]);
    const paths = { "/a": { get: { responses: { 200: { $ref: "other.yaml#/x" }, 404: { $ref: "#/components/x" } } } } };
    expect(checkFiles({ "api.json": { ...api, paths } })).toEqual([
      "api.json remote-reference `other.yaml#/x` leads out of the files that were read, and nothing is fetched",
      "api.json unknown-reference `#/components/x` leads to nothing",
    ]);
    const dataFiles = new Map([["api/", new Set(["api/v1/api.json", "api/v1/parts/ship.yaml", "api/quay.yaml"])]]);
    const refer = (...references: readonly string[]): readonly string[] => {
      const schema = { anyOf: references.map(($ref) => ({ $ref })) };
      const catalogue = toCatalogue({ "api/v1/api.json": { ...api, components: { schemas: { A: schema } } } });
      const found = openapi({}).rules?.check(catalogue, { dataFiles }) ?? [];
      return found.map(({ code, message, help = "-" }) => `${code} ${message}: ${help}`);
    };
    const missing = ["./parts/ships.yaml#/Hull", "quay.yaml", "./parts/x.json"];
    expect(
      refer(...missing, "./parts/notes.txt", "../../other/ship.yaml", "node_modules/a/b.json", ".parts/ship.yaml"),
    ).toEqual([
      "unknown-reference `./parts/ships.yaml` isn't there: did you mean `./parts/ship.yaml#/Hull`?",
      "unknown-reference `quay.yaml` isn't there: did you mean `../quay.yaml`?",
      "unknown-reference `./parts/x.json` isn't there: add the file, or refer to one that is there",
      ...["./parts/notes.txt", "../../other/ship.yaml", "node_modules/a/b.json", ".parts/ship.yaml"].map(
        (reference) =>
          `remote-reference \`${reference}\` leads out of the files that were read, and nothing is fetched: -`,
      ),
    ]);
    const ofObjects = { "/a": { $ref: "#/__proto__" }, "/b": { $ref: "#/components/schemas/__proto__" } };
    expect(checkFiles({ "api.json": { ...api, paths: ofObjects, components: { schemas: {} } } })).toEqual([
      "api.json unknown-reference `#/__proto__` leads to nothing",
      "api.json unknown-reference `#/components/schemas/__proto__` leads to nothing",
    ]);
  });

  test("tells of parameters without a name, wherever they stand, and of none that needs no name", () => {
    const nameless = { in: "query", name: " ", schema: { type: "string" } };
    const named = { in: "header", name: "Pier" };
    const get = { parameters: [nameless, named, { $ref: "#/components/parameters/Pier" }], responses: {} };
    const item = { parameters: [{ in: "path" }], get, additionalOperations: { MOOR: { parameters: [nameless] } } };
    const placesOf = (document: object): readonly string[] => {
      const { problems = [] } = read(JSON.stringify(document));
      return problems.map(({ code, message, place }) => `${place?.startLine ?? "-"} ${code} ${message}`);
    };
    const told = "1 empty-name this parameter has no name, and is left out";
    const components = { parameters: { Pier: named, Quay: { name: "", in: "query" } } };
    expect(placesOf({ ...api, paths: { "/a": item }, components })).toEqual([told, told, told, told]);
    expect(placesOf({ post: { parameters: [nameless] } })).toEqual([told]);
    const body = { in: "body", schema: {} };
    expect(placesOf({ swagger: "2.0", paths: { "/a": { post: { parameters: [body] } } } })).toEqual([]);
    const schemas = { Query: { properties: { parameters: { type: "array" } }, parameters: [{ kind: "x" }] } };
    expect(placesOf({ ...api, paths: {}, components: { schemas } })).toEqual([]);
  });

  test("stands once where what a bundler made of it, or the same in another language, is kept beside it", () => {
    const info = { title: "Shop", version: "2" };
    const ship = {
      type: "object",
      properties: { next: { $ref: "#/components/schemas/Ship" }, at: { type: "string" } },
    };
    const toPaths = (schema: object): object => ({
      "/ships": {
        get: { summary: "List\nall", responses: { 200: { content: { "text/json": { schema, example: 1 } } } } },
      },
    });
    const split = { ...api, info, paths: { "/ships": { $ref: "paths.yaml#/~1ships" } } };
    const parts = toPaths({ $ref: "schemas.yaml#/components/schemas/Ship" });
    const schemas = { components: { schemas: { Ship: ship, Pier: {} } } };
    const bundled = (name: string, schema: object): object => ({
      ...{ ...api, info, paths: toPaths({ $ref: `#/components/schemas/${name}` }) },
      components: { schemas: { [name]: JSON.parse(JSON.stringify(schema).replaceAll("/Ship", `/${name}`)) as object } },
    });
    const files = {
      "bundled.json": bundled("Vessel", ship),
      "other.json": bundled("Ship", { ...ship, required: ["at"] }),
      "other/dist/api.yaml": bundled("Ship", { ...ship, required: ["at"] }),
      ...{ "paths.yaml": parts, "schemas.yaml": schemas, "split.yaml": split },
    };
    expect(checkFiles(files)).toEqual([
      "bundled.json copy this describes the same API as `split.yaml`, which stands for both",
      "other/dist/api.yaml copy this describes the same API as `other.json`, which stands for both",
    ]);
    const [first, ...others] = [...planFiles(files).values()].filter(({ label }) => label === "Overview");
    expect([first, ...others].map((page) => page?.title)).toEqual(["Shop (other.json)", "Shop (split.yaml)"]);
    const { "paths.yaml": _, "schemas.yaml": __, ...alone } = files;
    expect(checkFiles(alone).filter((line) => line.includes(" copy "))).toEqual([
      "other/dist/api.yaml copy this describes the same API as `other.json`, which stands for both",
    ]);
  });

  test("shows each named example, events one by one, and methods that only some know", () => {
    const examples = {
      small: { summary: "A small one", value: { size: 1 } },
      far: { externalValue: "https://x.example/far.json" },
      big: { dataValue: { size: 9 } },
    };
    const itemSchema = { properties: { data: { type: "string", example: "tick" } } };
    const responses = { 200: { content: { "text/event-stream": { itemSchema } } } };
    const paths = {
      "/a": {
        query: { operationId: "ask", requestBody: { content: { "application/json": { examples } } }, responses },
        additionalOperations: { COPY: { operationId: "copy" } },
      },
    };
    const pages = planPages({ ...api, paths });
    const parts = (id: string) => {
      const sections = pages.get("operations/ask")?.sections?.flatMap((each) => [each, ...(each.sections ?? [])]);
      return sections?.find((each) => each.id === id)?.parts;
    };
    expect(parts("body")?.at(-2)).toMatchObject({
      blocks: [
        { label: "A small one", code: '{\n  "size": 1\n}' },
        { label: "big", code: '{\n  "size": 9\n}' },
      ],
    });
    expect(parts("status-200")).toMatchObject([
      { kind: "facts", facts: [{ label: "text/event-stream", value: ["stream of ", "object"] }] },
      { kind: "rows", rows: [{ name: "data" }] },
      { kind: "code", blocks: [{ label: "Example", code: '{\n  "data": "tick"\n}' }] },
    ]);
    expect(pages.get("operations/copy")?.badges).toEqual(["COPY"]);
    expect(pages.get("operations/copy")?.span).toBeDefined();
  });

  test("has its tags in the groups that it says", () => {
    const paths = { "/a": { get: { tags: ["Ships"] }, put: { tags: ["Piers"] }, post: { tags: ["Other"] } } };
    const groups = [{ name: "Harbour", tags: ["Ships", "Piers"] }, { tags: ["Other"] }];
    const pages = planPages({ ...api, paths, "x-tagGroups": groups });
    expect([...pages.values()].flatMap(({ group }) => (group?.length ? [group] : []))).toEqual([
      ["Harbour", "Ships"],
      ["Harbour", "Piers"],
      ["Other"],
    ]);
  });

  test("shows what tags say that no operation has, unless they say it of some elsewhere or nothing at all", () => {
    const tags = [
      { name: "auth", description: "Each call sends a token." },
      { name: "fleet", description: "All that floats." },
      { name: "ships", parent: "fleet" },
      { name: "second", description: "Of what stands in another group." },
      { name: "internal", kind: "audience", description: "For us." },
      { name: "empty" },
    ];
    const pages = planPages({ ...api, tags, paths: { "/a": { get: { tags: ["ships", "second"] } } } });
    const told = pages.get("")?.sections?.map(({ title, parts }) => [title, ...parts.map(({ kind }) => kind)]);
    expect(told).toEqual([
      ["auth", "text"],
      ["fleet", "text"],
      ["ships", "table"],
    ]);
  });

  test("puts a tag into as many others as somebody would find it in", () => {
    const tags = Array.from({ length: 200 }, (_, index) => ({ name: `t${index}`, parent: `t${index + 1}` }));
    const paths = { "/a": { get: { operationId: "a", tags: ["t0"] } } };
    expect(planPages({ ...api, tags, paths }).get("operations/a")?.group).toHaveLength(21);
  });

  test("calls its tags what it says, puts them into others, and leads to where there is more", () => {
    const tags = [
      { name: "a", summary: "Ships", externalDocs: { url: "https://x.example/ships", description: "About ships." } },
      { name: "b", parent: "a", "x-displayName": "Tugs" },
      { name: "c", parent: "c" },
      { name: "d", kind: "audience", description: "For us." },
    ];
    const externalDocs = { url: "https://x.example/more" };
    const info = { title: "Harbour", summary: "In short.", description: "At length." };
    const paths = {
      "/a": {
        get: { tags: ["a"], externalDocs },
        put: { tags: ["d", "b"], "x-internal": true },
        post: { tags: ["c"], deprecated: true, summary: "Old.", externalDocs: { url: "javascript:alert(1)" } },
      },
    };
    const schemas = { Ship: { type: "string", externalDocs } };
    const pages = planPages({
      ...api,
      info,
      tags,
      paths,
      components: { schemas },
      "x-tagGroups": [{ name: "All", tags: ["a"] }],
    });
    expect([...pages.values()].map(({ group = [] }) => group.join(" > "))).toEqual([
      ...["", "All > Ships", "All > Ships > Tugs", "c", "Schemas"],
    ]);
    const overview = pages.get("");
    expect(overview?.doc).toBe("In short.\n\nAt length.");
    expect(overview?.sections?.map(({ title }) => title)).toEqual(["Ships", "Tugs", "c"]);
    expect(JSON.stringify(overview?.sections?.[2])).toContain('"Deprecated. Old."');
    const ships = { label: "More", value: [{ text: "About ships", to: "https://x.example/ships" }] };
    expect(overview?.sections?.[0]?.parts[0]).toEqual({ kind: "facts", facts: [ships] });
    const further = (path: string) => pages.get(path)?.facts?.find(({ label }) => label === "More")?.value;
    expect(["operations/get-a", "schemas/Ship", "operations/post-a"].map(further)).toEqual([
      [{ text: "https://x.example/more", to: "https://x.example/more" }],
      [{ text: "https://x.example/more", to: "https://x.example/more" }],
      undefined,
    ]);
    expect(pages.get("operations/put-a")?.badges).toEqual(["PUT", "internal"]);
  });

  test("shows in tables what their Markdown means", () => {
    const code = { text: "c", code: true };
    const about = ["Has ", code, "."];
    const servers = [
      { url: "/", description: "Has `c`.", variables: { v: { default: "d", description: "Has `c`." } } },
      { url: "/b", description: "Has `c`", variables: { v: { default: 1 }, w: { default: "" } } },
    ];
    const answer = { description: "Has `c`.", links: { next: { description: "Has `c`." } } };
    const schemas = { List: { enum: ["a"], "x-enum-varnames": ["_A_"], "x-enum-descriptions": ["Has `c`."] } };
    const get = {
      operationId: "go",
      responses: { 200: answer },
      callbacks: { call: { "/": { post: { responses: { 200: answer } } } } },
    };
    const pages = planPages({
      openapi: "3.0.0",
      info: { title: "T", version: "1" },
      servers,
      paths: { "/": { get } },
      components: { schemas },
    });
    const sections = [...pages.values()].flatMap(({ sections: own = [] }) =>
      own.flatMap((each) => [each, ...(each.sections ?? [])]),
    );
    const rows = sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "table" ? part.rows : [])));
    expect(rows).toContainEqual([
      [{ text: "/", code: true }],
      [...about, " ", "v: ", "d by default", "; ", "Has ", code, "."],
    ]);
    expect(rows).toContainEqual([
      [{ text: "/b", code: true }],
      [...about, " ", "v: 1 by default.", " ", "w: empty by default."],
    ]);
    expect(rows).toContainEqual([expect.anything(), about, expect.anything()]);
    expect(rows).toContainEqual([[{ text: "next", code: true }], "", about]);
    expect(rows).toContainEqual([[{ text: "a", code: true }], ["_A_", ": ", ...about]]);
  });

  test("says of values that are named what is said of each, wherever tools have that", () => {
    const values = ["a", "b"];
    const schemas = {
      List: { enum: values, "x-enum-varnames": ["A", "b"], "x-enum-descriptions": ["First", ""] },
      Map: { enum: values, "x-enumDescriptions": { b: "Second" } },
      Choice: {
        oneOf: [
          { const: 1, title: "One", description: "The first" },
          { const: 2, deprecated: true },
        ],
      },
      Mixed: { oneOf: [{ const: 1 }, { type: "string" }] },
    };
    const pages = planPages({ ...api, components: { schemas } });
    const tell = (name: string): unknown => {
      const section = pages.get(`schemas/${name}`)?.sections?.find(({ id }) => id === "values");
      const [part] = section?.parts ?? [];
      return part?.kind === "table" ? part.rows.map((cells) => cells.map(toText)) : undefined;
    };
    expect(tell("List")).toEqual([
      ["a", "A: First"],
      ["b", ""],
    ]);
    expect(tell("Map")).toEqual([
      ["a", ""],
      ["b", "Second"],
    ]);
    expect(tell("Choice")).toEqual([
      ["1", "One: The first"],
      ["2", "Deprecated"],
    ]);
    expect(tell("Mixed")).toBeUndefined();
  });

  test("says it of values of fields, of what lists hold and of keys as well, a line for each", () => {
    const sign = { enum: ["on", "off"], "x-enumDescriptions": { on: "It runs." } };
    const many = Array.from({ length: 14 }, (_, each) => each);
    const schemas = {
      Ship: {
        properties: {
          state: { type: "string", ...sign },
          states: { type: "array", items: sign },
          bySign: { type: "object", propertyNames: sign },
          level: { type: "integer", oneOf: [{ const: 1, title: "Low" }, { const: 2 }] },
          only: { enum: ["one"], "x-enum-descriptions": ["The only `one`"] },
          many: { type: "integer", enum: many, "x-enum-varnames": many.map((each) => `N_${each}`) },
          plain: { enum: ["a", "b"] },
        },
      },
      Level: { oneOf: [{ const: 1, title: "Low" }] },
    };
    const pages = planPages({ ...api, components: { schemas } });
    const rows = rowsOf(pages.get("schemas/Ship"), "fields");
    expect(rows.slice(0, 5)).toEqual([
      ["state", "string", "one of on: It runs.", "or off"],
      ["states", "list of string", "each one of on: It runs.", "or off"],
      ["bySign", expect.any(String), "each key one of on: It runs.", "or off"],
      ["level", "1 or 2", "one of 1: Low", "or 2"],
      ["only", "string", "always one: The only one"],
    ]);
    expect(rows[5]?.slice(-3)).toEqual(["or 10: N_10", "or 11: N_11", "or one of 2 more"]);
    expect(rows[6]).toEqual(["plain", "string", "one of a, b"]);
    // Where the values have a section, they aren't said once more above it.
    expect(pages.get("schemas/Level")?.facts?.map(({ label }) => label)).toEqual(["Type"]);
  });

  test("says of a format which of several types it is of", () => {
    const properties = {
      at: { type: ["string", "null"], format: "date-time" },
      size: { type: ["string", "integer"], format: "int64" },
      id: { type: ["integer", "string"], format: "uuid" },
      odd: { type: ["object", "array"], format: "tree" },
    };
    const page = planPages({ ...api, components: { schemas: { Ship: { properties } } } }).get("schemas/Ship");
    expect(rowsOf(page, "fields").map(([, type]) => type)).toEqual([
      "string (date-time) or null",
      "string or integer (int64)",
      "integer or string (uuid)",
      "object (tree) or list of anything",
    ]);
  });

  test("says what is said of examples above them", () => {
    const examples = {
      none: { summary: "Nothing", value: [] },
      one: { summary: "One", description: "With a *note* on `id`.", value: [1] },
    };
    const content = { "application/json": { schema: { type: "array" }, examples } };
    const get = { operationId: "list", responses: { 200: { description: "OK", content } } };
    const page = planPages({ ...api, paths: { "/": { get } } }).get("operations/list");
    const parts = page?.sections?.flatMap(({ sections = [] }) => sections.flatMap((section) => section.parts));
    expect(parts?.slice(-2)).toMatchObject([
      { kind: "facts", facts: [{ label: "One", value: ["With a ", "note", " on ", { text: "id", code: true }, "."] }] },
      { kind: "code", blocks: [{ label: "Nothing" }, { label: "One" }] },
    ]);
  });

  test("has calls without a tag by what their paths are of, and others behind them", () => {
    const paths = [
      "/alone",
      ...["a", "b", "c"].flatMap((name) => Array.from({ length: 7 }, (_, each) => `/${name}/${each}`)),
    ];
    const get = { responses: {} };
    const pages = planPages({ ...api, paths: Object.fromEntries(paths.map((path) => [path, { get }])) });
    const groups = [...pages.values()].flatMap(({ group = [] }) => group.join(" › "));
    expect([...new Set(groups)]).toEqual(["", "a", "b", "c", "Operations"]);
    const tagged = { get: { ...get, tags: ["t"] } };
    const others = planPages({
      ...api,
      paths: { ...Object.fromEntries(paths.map((path) => [path, { get }])), "/t": tagged },
    });
    expect(new Set([...others.values()].flatMap(({ group = [] }) => group.join(" › ")))).toEqual(
      new Set(["", "Operations", "t"]),
    );
  });

  test("says by which flow tokens come from where", () => {
    const flows = {
      authorizationCode: { authorizationUrl: "https://x.example/a", tokenUrl: "https://x.example/t", scopes: {} },
      deviceAuthorization: { deviceAuthorizationUrl: "https://x.example/d", tokenUrl: "https://x.example/t" },
      implicit: { authorizationUrl: "https://x.example/a" },
    };
    const oidc = { type: "openIdConnect", openIdConnectUrl: "https://x.example/known" };
    const securitySchemes = { oauth: { type: "oauth2", flows }, oidc };
    const page = planPages({ ...api, components: { securitySchemes } }).get("");
    const [part] = page?.sections?.find(({ id }) => id === "security")?.parts ?? [];
    expect(part?.kind === "rows" && part.rows.map(({ doc }) => doc?.split("\n\n"))).toEqual([
      [
        "Tokens by authorization code: https://x.example/a, https://x.example/t.",
        "Tokens by device authorization: https://x.example/d, https://x.example/t.",
        "Tokens by implicit: https://x.example/a.",
      ],
      ["Discovery: https://x.example/known."],
    ]);
  });

  test("leads to examples that are kept elsewhere, and asks with a query as a whole", () => {
    const form = {
      "application/x-www-form-urlencoded": { schema: { type: "object", properties: { q: { example: "a b" } } } },
    };
    const examples = {
      far: { summary: "Elsewhere", externalValue: "https://x.example/ship.json" },
      no: { externalValue: "ship.json" },
    };
    const content = {
      "application/json": { schema: { type: "object", properties: { id: { type: "string" } } }, examples },
    };
    const parameters = [{ name: "all", in: "querystring", required: true, content: form }];
    const page = planPages({ ...api, paths: { "/a": { get: { parameters, responses: { 200: { content } } } } } }).get(
      "operations/get-a",
    );
    const [answer] = page?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
    expect(answer?.parts.find(({ kind }) => kind === "links")).toEqual({
      kind: "links",
      links: [{ label: "Elsewhere", to: "https://x.example/ship.json", note: "example" }],
    });
    expect(codeOf(page, "call")).toContain("/a?q=a%20b'");
  });

  test("by Swagger 2 has pages as any other, and finds what others define", () => {
    const answer = { 200: { description: "A ship", schema: { $ref: "#/definitions/Ship" } } };
    const parameters = [{ in: "query", name: "in", type: "array", items: { type: "string" }, required: true }];
    const files = {
      "a.json": {
        swagger: "2.0",
        info: { title: "Port" },
        ...{ host: "x.example", basePath: "/v1" },
        paths: { "/ships": { get: { operationId: "find", parameters, responses: answer } } },
        definitions: { Ship: { type: "object", properties: { of: { $ref: "b.json#/definitions/Owner" } } } },
      },
      "b.json": { swagger: "2.0", info: { title: "Town" }, paths: {}, definitions: { Owner: { type: "string" } } },
    };
    const pages = planFiles(files);
    expect([...pages.keys()]).toEqual([
      ...["Port", "Port/operations/find", "Port/schemas/Ship", "Port/schemas/Owner"],
      ...["Town", "Town/schemas/Owner"],
    ]);
    expect(codeOf(pages.get("Port/operations/find"), "call")).toBe(
      "curl -X GET 'https://x.example/v1/ships?in=example-in'",
    );
    expect(codeOf(pages.get("Port/operations/find"), "status-200")).toContain('"of"');
    expect(pages.get("Port/schemas/Ship")?.span).toMatchObject({ file: "a.json", startLine: 1 });
    expect(checkFiles(files)).toEqual([]);
  });

  test("by Swagger 2 in several files has bodies, forms and types from each of them", () => {
    const pet = { name: "pet", in: "body", required: true, schema: { $ref: "../defs/pet.json" } };
    const files = {
      "api/main.json": {
        swagger: "2.0",
        info: { title: "Split" },
        ...{ host: "x.example", consumes: ["application/xml", "application/json"] },
        paths: {
          "/pets": { $ref: "paths/pets.json" },
          "/pets/{id}": {
            parameters: [{ $ref: "../shared.json#/parameters/id" }],
            get: { operationId: "look", responses: { 404: { $ref: "../shared.json#/gone" } } },
          },
        },
        definitions: { Kind: { type: "string" } },
      },
      "api/paths/pets.json": {
        post: { operationId: "add", parameters: [pet, { $ref: "#/dry" }], responses: { 201: { description: "Made" } } },
        dry: { name: "dry", in: "query", type: "boolean" },
      },
      "api/defs/pet.json": {
        discriminator: "kind",
        properties: { kind: { $ref: "../main.json#/definitions/Kind" }, age: { type: "integer", "x-nullable": true } },
      },
      "shared.json": {
        parameters: { id: { name: "id", in: "path", required: true, type: "integer" } },
        gone: { description: "No such pet", schema: { $ref: "api/defs/pet.json" } },
      },
    };
    const pages = planFiles(files);
    const add = pages.get("operations/add");
    expect(rowsOf(add, "parameters")).toEqual([["dry", "boolean"]]);
    expect(codeOf(add, "call")).toContain("-H 'Content-Type: application/json'");
    expect(add?.span).toMatchObject({ file: "api/paths/pets.json" });
    expect(rowsOf(pages.get("operations/look"), "parameters")).toEqual([["id", "integer"]]);
    expect(codeOf(pages.get("operations/look"), "status-404")).toContain('"age"');
    expect(rowsOf(pages.get("schemas/pet"), "fields")).toEqual([
      ["kind", "Kind"],
      ["age", "integer or null"],
    ]);
    expect(checkFiles(files)).toEqual([]);
  });

  test("has the things of other files that it refers to, each once and under a name of its own", () => {
    const files = {
      "api/main.json": {
        ...api,
        paths: { "/a": { get: { responses: { 200: { $ref: "../kept.json#/answers/~1all" } } } } },
        components: {
          schemas: {
            Pet: { type: "object", properties: { other: { $ref: "../kept.json#/components/schemas/Pet" } } },
            Owner: { $ref: "../kept.json#/definitions/Person" },
          },
        },
      },
      "kept.json": {
        answers: { "/all": { content: { "text/plain": { schema: { $ref: "whole.schema.json" } } } } },
        components: { schemas: { Pet: { allOf: [{ $ref: "api/main.json#/components/schemas/Pet" }] } } },
        definitions: {
          Person: { properties: { friend: { $ref: "#/definitions/Person" }, home: { $ref: "whole.schema.json" } } },
        },
      },
      "whole.schema.json": {
        type: "object",
        properties: { again: { $ref: "#" }, pet: { $ref: "./kept.json#/components/schemas/Pet" } },
      },
    };
    expect(checkFiles(files)).toEqual([]);
    const pages = planFiles(files);
    expect([...pages.keys()]).toEqual([
      "",
      "operations/get-a",
      "schemas/Pet",
      "schemas/Owner",
      "schemas/Pet-2",
      "schemas/whole",
    ]);
    expect([...pages.values()].map(({ span }) => span?.file)).toEqual([
      "api/main.json",
      "api/main.json",
      "api/main.json",
      "kept.json",
      "kept.json",
      "whole.schema.json",
    ]);
    expect(JSON.stringify(pages.get("schemas/Owner")?.sections)).toContain("page:schemas/whole");
    expect(JSON.stringify(pages.get("operations/get-a")?.sections)).toContain("page:schemas/whole");
  });

  test("has what one reference brings: all paths, all components, all of a kind", () => {
    const item = { $ref: "../parts.json#/schemas/Item" };
    const files = {
      "api/main.json": { ...api, paths: { $ref: "../paths.json" }, components: { $ref: "../parts.json" } },
      "paths.json": {
        "/a/{id}": { $ref: "paths/a.json" },
        "/b": { get: { responses: { 200: { content: { "text/plain": { schema: { $ref: "kinds.json#/Part" } } } } } } },
      },
      "paths/a.json": {
        parameters: [{ $ref: "../api/main.json#/components/parameters/id" }],
        get: { responses: { 200: { content: { "application/json": { schema: item } } } } },
      },
      "parts.json": { schemas: { $ref: "kinds.json" }, parameters: { id: { name: "id", in: "path" } } },
      "kinds.json": { Item: { properties: { part: { $ref: "#/Part" } } }, Part: { type: "string" } },
    };
    expect(checkFiles(files)).toEqual([]);
    const pages = planFiles(files);
    expect([...pages].map(([path, { span }]) => `${path} ${span?.file}`)).toEqual([
      " api/main.json",
      "operations/get-a-id paths/a.json",
      "operations/get-b paths.json",
      "schemas/Item kinds.json",
      "schemas/Part kinds.json",
    ]);
    const shown = JSON.stringify(pages.get("operations/get-a-id")?.sections);
    expect(shown).toContain("page:schemas/Item");
    expect(shown).toContain('"name":"id"');
  });

  test("by Swagger 2 has what one reference brings, and circles of these end", () => {
    const files = {
      "main.json": {
        swagger: "2.0",
        info: { title: "Shop" },
        paths: { $ref: "paths.json" },
        definitions: { $ref: "kinds.json" },
        parameters: { $ref: "#/parameters" },
        responses: { $ref: "#/responses/a/b" },
      },
      "paths.json": { "/a": { get: { responses: { 200: { schema: { $ref: "main.json#/definitions/Item" } } } } } },
      "kinds.json": { Item: { type: "string", "x-nullable": true } },
    };
    const pages = planFiles(files);
    expect([...pages.keys()]).toEqual(["", "operations/get-a", "schemas/Item"]);
    expect(JSON.stringify(pages.get("operations/get-a")?.sections)).toContain("page:schemas/Item");
  });

  test("leads nowhere outside of what was read, and files that none needs are told so", () => {
    const responses = ["../../etc/b.json", "/b.json", "https://b.example/b.json", "b.json#/gone"].map(($ref) => ({
      $ref,
    }));
    expect(
      checkFiles({
        "a.json": { ...api, paths: { "/a": { get: { responses } } } },
        "b.json": {},
        "c.json": { $ref: "no" },
      }),
    ).toEqual([
      ...["../../etc/b.json", "/b.json", "https://b.example/b.json"].map(
        (reference) =>
          `a.json remote-reference \`${reference}\` leads out of the files that were read, and nothing is fetched`,
      ),
      "a.json unknown-reference `b.json#/gone` leads to nothing",
      "b.json not-openapi this is no description by OpenAPI 3 or Swagger 2, and none refers to it",
      "c.json not-openapi this is no description by OpenAPI 3 or Swagger 2, and none refers to it",
    ]);
  });

  test("tells once of many files that no description refers to", () => {
    const parts = Object.fromEntries(["b", "c", "d", "e", "f"].map((name) => [`${name}.json`, { type: "object" }]));
    expect(checkFiles({ "a.json": { ...api, paths: { "/a": { get: {} } } }, ...parts })).toEqual([
      "b.json not-openapi this is no description by OpenAPI 3 or Swagger 2, and none refers to it; so it is with 4 files more: `c.json`, `d.json`, `e.json` and others",
    ]);
  });

  test("says of values what can be told, also where no type is written", () => {
    const properties = {
      fault: { type: "boolean", enum: [true] },
      kind: { oneOf: [{ const: "A" }, { const: 2 }] },
      list: { items: { type: "string", enum: ["a", "b"] } },
      map: { additionalProperties: { type: "integer" } },
      state: { enum: ["on", "off"] },
      size: { type: "integer", exclusiveMinimum: 0, multipleOf: 5, exclusiveMaximum: true, example: 10 },
      free: { description: "Anything." },
    };
    const pages = planPages({ ...api, paths: {}, components: { schemas: { Thing: { properties } } } });
    expect(rowsOf(pages.get("schemas/Thing"), "fields")).toEqual([
      ["fault", "boolean", "always true"],
      ["kind", '"A" or 2'],
      ["list", "list of string", "each one of a, b"],
      ["map", "map of integer"],
      ["state", "string", "one of on, off"],
      ["size", "integer", "more than 0", "a multiple of 5", "for example 10"],
      ["free", "anything"],
    ]);
  });

  test("is a link to another site where a schema stands there", () => {
    const elsewhere = "https://harbour.example/specs/2/quay.json";
    const properties = {
      berth: { $ref: `${elsewhere}#/$defs/Berth~1Place` },
      quays: { type: "array", items: { $ref: `${elsewhere}?raw=1` } },
      site: { $ref: "https://harbour.example/" },
      crane: { $ref: "crane.json#/Crane" },
    };
    const document = { ...api, paths: {}, components: { schemas: { Thing: { properties } } } };
    const rows = JSON.stringify(planPages(document).get("schemas/Thing")?.sections);
    const toLink = (text: string, to: string): string => JSON.stringify({ text, code: true, to });
    expect(rows).toContain(toLink("Berth/Place", `${elsewhere}#/$defs/Berth~1Place`));
    expect(rows).toContain(toLink("quay", `${elsewhere}?raw=1`));
    expect(rows).toContain(toLink("harbour.example", "https://harbour.example/"));
    expect(rowsOf(planPages(document).get("schemas/Thing"), "fields")).toContainEqual(["crane", "anything"]);
    const found = openapi({}).rules?.check(toCatalogue({ "a.json": document })) ?? [];
    const saved = "save what it leads to beside the description";
    expect(found.map(({ help = "as the code says" }) => help.replace(/,.*/, ""))).toEqual([
      ...[saved, saved, saved],
      "as the code says",
    ]);
  });

  test("has lists of what they say themselves, and of what their parts say of items", () => {
    const crate = { $ref: "#/components/schemas/Crate" };
    const properties = {
      own: { type: "array", items: crate, allOf: [{ items: { required: ["mark"] } }] },
      short: { type: "array", allOf: [{ items: { type: "string" } }, { maxItems: 2 }] },
      both: { allOf: [{ type: "array", items: crate }, { items: { type: "object", properties: { mark: {} } } }] },
      open: { allOf: [{ maxItems: 2 }, { items: {} }] },
    };
    const schemas = { Thing: { properties }, Crate: { type: "object", properties: { mark: { type: "string" } } } };
    const pages = planPages({ ...api, paths: {}, components: { schemas } });
    expect(rowsOf(pages.get("schemas/Thing"), "fields").map(([name, type]) => [name, type])).toEqual([
      ["own", "list of Crate"],
      ["short", "list of string"],
      ["both", "list of Crate and list of object"],
      ["open", "list of anything"],
    ]);
  });

  test("has values with all limits, those of items and maps too", () => {
    const properties = {
      old: { type: "number", minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      fixed: { type: "string", const: "boat" },
      tags: { type: "array", uniqueItems: true, items: { type: "string", maxLength: 3 } },
      // Some programs write it beside any parameter.
      text: { type: "string", uniqueItems: true, minItems: 1, minProperties: 1, maxLength: 3 },
      map: { type: "object", additionalProperties: { type: "integer", minimum: 3 }, maxProperties: 4 },
      some: { type: "string", examples: ["a", "b"] },
      several: { type: "string", example: ["a", "b"] },
      pair: { type: "array", example: ["a", "b"] },
      keys: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: { type: "string" } },
      words: { type: "object", propertyNames: { enum: ["fore", "aft"] }, additionalProperties: { type: "string" } },
      crew: { type: "array", items: { type: "string" }, contains: { const: "cook", type: "string" }, maxContains: 2 },
      loose: { type: "array", items: {}, contains: { type: "integer" }, minContains: 0 },
      photo: { type: "string", contentEncoding: "base64", contentMediaType: "image/png" },
    };
    const schemas = { Thing: { properties }, Code: { type: "string", pattern: "^a", minLength: 3 } };
    const pages = planPages({ ...api, paths: {}, components: { schemas } });
    expect(rowsOf(pages.get("schemas/Thing"), "fields")).toEqual([
      ["old", "number", "more than 0", "at most 9"],
      ["fixed", "string", 'always "boat"'],
      ["tags", "list of string", "no item twice", "each item: at most 3 characters"],
      ["text", "string", "at most 3 characters"],
      ["map", "map of integer", "at most 4 entries", "each value: at least 3"],
      ["some", "string", "for example a, b"],
      ["several", "string", "for example a, b"],
      ["pair", "list of anything"],
      ["keys", "map of string", "each key: matches ^[a-z]+$"],
      ["words", "map of string", "each key one of fore, aft"],
      ["crew", "list of string", 'of the items, at least 1 and at most 2: always "cook"'],
      ["loose", "list of anything"],
      ["photo", "string", "content of type image/png", "encoded as base64"],
    ]);
    expect(pages.get("schemas/Code")?.facts?.map(({ value }) => toText(value))).toEqual([
      "string",
      "at least 3 characters, matches ^a",
    ]);
  });

  test("has the fields that only some alternatives have, none of them required", () => {
    const schemas = {
      Ship: {
        required: ["id"],
        properties: { id: { type: "string" } },
        oneOf: [
          { required: ["sail"], properties: { kind: { enum: ["s"] }, sail: { type: "string" }, id: { const: "x" } } },
          { properties: { kind: { const: "m", description: "Which." }, sail: { type: "integer" } } },
          { $ref: "#/components/schemas/Other" },
        ],
      },
      Other: { properties: { other: { type: "string" } } },
      Free: { oneOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }] },
    };
    const pages = planPages({ ...api, paths: {}, components: { schemas } });
    expect(rowsOf(pages.get("schemas/Ship"), "fields")).toEqual([
      ["id", "string"],
      ["kind", "string", "one of s, m"],
      ["sail", "string or integer"],
    ]);
    expect(rowsOf(pages.get("schemas/Free"), "fields")).toEqual([
      ["a", "string"],
      ["b", "string"],
    ]);
    expect(toText(pages.get("schemas/Free")?.facts?.[0]?.value ?? "")).toBe("object");
    expect(JSON.stringify(pages.get("schemas/Ship")?.sections?.[0])).not.toContain(
      '"name":"sail","type":["string"," or ","integer"],"required":true',
    );
  });

  test("asks who calls in every way that it says", () => {
    const ways = [[{ key: [], basic: [] }, { oauth: ["read", "write"] }], [{}, { key: [] }], [], undefined];
    const paths = Object.fromEntries(
      ways.map((security, index) => [
        `/${index}`,
        { get: { operationId: `o${index}`, ...(security && { security }) } },
      ]),
    );
    const flow = { tokenUrl: "https://x.example/t", scopes: { read: "Read it.", write: "" } };
    const securitySchemes = { oauth: { type: "oauth2", description: "Us.", flows: { clientCredentials: flow } } };
    const pages = planPages({ ...api, security: [{ key: [] }], paths, components: { securitySchemes } });
    const told = ways.map((_, index) =>
      pages.get(`operations/o${index}`)?.facts?.find(({ label }) => label === "Security"),
    );
    const [first] = told;
    expect(first?.value).toEqual([{ text: "key and basic, or oauth (read, write)", to: "page:#security" }]);
    expect(told.map((fact) => fact && toText(fact.value))).toEqual([
      "key and basic, or oauth (read, write)",
      "key; may be left out",
      "none",
      "key",
    ]);
    expect(pages.get("")?.sections?.find(({ id }) => id === "security")?.parts).toMatchObject([
      {
        nameLabel: "Scheme",
        rows: [
          {
            name: "oauth",
            type: "OAuth 2",
            doc: "Us.\n\nTokens by client credentials: https://x.example/t.\n\nScopes:\n\n- `read`: Read it.\n- `write`",
          },
        ],
      },
    ]);
  });

  test("is called with what its security asks for", () => {
    const securitySchemes = {
      basic: { type: "http", scheme: "Basic" },
      head: { type: "apiKey", in: "header", name: "X-Key" },
      query: { type: "apiKey", in: "query", name: "api key" },
      cookie: { type: "apiKey", in: "cookie", name: "session" },
      odd: { type: "apiKey", in: "header", name: 'X"$(rm)' },
      oauth: { type: "oauth2" },
    };
    const call = (...names: readonly string[]): string | undefined => {
      const security = [{}, Object.fromEntries(names.map((name) => [name, []])), { oauth: [] }];
      const get = { operationId: "a", security };
      return codeOf(
        planPages({ ...api, paths: { "/a": { get } }, components: { securitySchemes } }).get("operations/a"),
        "call",
      );
    };
    const bearer = '-H "Authorization: Bearer $API_TOKEN"';
    const plain = `curl -X GET "$API_URL"'/a'`;
    expect(call("basic")).toBe(`${plain} \\\n  -u "$API_USER:$API_PASSWORD"`);
    expect(call("head", "cookie")).toBe(`${plain} \\\n  -H "X-Key: $API_KEY" \\\n  -b "session=$API_KEY"`);
    expect(call("query")).toBe(`${plain}'?api%20key='"$API_KEY"`);
    for (const name of ["odd", "oauth", "gone"]) expect(call(name)).toBe(`${plain} \\\n  ${bearer}`);
  });

  test("is called at the server of the operation or its path, and forms are sent part by part", () => {
    const form = {
      properties: { file: { type: "string", format: "binary" }, note: { type: "string", example: "it's" } },
    };
    const requestBody = { content: { "multipart/form-data": { schema: form } } };
    const item = {
      description: "All about ships. All of them.",
      servers: [{ url: "https://{at}.x.example/", variables: { at: { default: "ships" } } }],
      post: { operationId: "up", requestBody },
      put: { operationId: "own", servers: [{ url: "https://own.x.example" }], summary: "Put." },
    };
    const servers = [{ url: "https://x.example" }, { url: "https://test.x.example", description: "Tests." }];
    const pages = planPages({ ...api, servers, paths: { "/a": item, "/b": { get: { operationId: "b" } } } });
    expect(codeOf(pages.get("operations/up"), "call")?.split(" \\\n  ")).toEqual([
      "curl -X POST 'https://ships.x.example/a'",
      "-F 'file=@file'",
      `-F 'note=it'\\''s'`,
    ]);
    expect(codeOf(pages.get("operations/own"), "call")).toBe("curl -X PUT 'https://own.x.example/a'");
    expect(codeOf(pages.get("operations/b"), "call")).toBe("curl -X GET 'https://x.example/b'");
    expect(["up", "own"].map((name) => pages.get(`operations/${name}`)?.doc)).toEqual([
      "All about ships. All of them.",
      undefined,
    ]);
    expect(pages.get("")?.sections?.find(({ id }) => id === "servers")?.parts).toMatchObject([
      {
        rows: [
          [[{ text: "https://x.example" }], ""],
          [[{ text: "https://test.x.example" }], "Tests."],
        ],
      },
    ]);
  });

  test("has examples of bodies as they are sent, and none of forms, which calls show part by part", () => {
    const note = { type: "string", example: "a\tb" };
    const schemas = {
      "text/csv": note,
      "application/json": note,
      "multipart/form-data": { properties: { note } },
    };
    const examples = Object.entries(schemas).map(([type, schema]) => {
      const post = { operationId: "send", requestBody: { content: { [type]: { schema } } } };
      const page = planPages({ ...api, paths: { "/a": { post } } }).get("operations/send");
      const parts = page?.sections?.flatMap((section) => (section.id === "call" ? [] : section.parts)) ?? [];
      return parts.flatMap((part) => (part.kind === "code" ? part.blocks.map(({ code }) => code) : []));
    });
    expect(examples).toEqual([["a\tb"], [String.raw`"a\tb"`], []]);
  });

  test("says until when a deprecated operation is promised", () => {
    const sunset = { "x-sunset": "2027-03-01" };
    const paths = { "/a": { get: { deprecated: true, ...sunset }, put: sunset } };
    const pages = planPages({ ...api, paths });
    const [get, put] = ["get-a", "put-a"].map((path) => pages.get(`operations/${path}`)?.facts);
    expect(get).toContainEqual({ label: "Until", value: "2027-03-01" });
    expect(put?.map(({ label }) => label)).not.toContain("Until");
  });

  test("says until when a deprecated parameter may be given", () => {
    const query = { in: "query", schema: { type: "string" }, "x-sunset": "2027-03-01" };
    const parameters = [
      { ...query, name: "old", deprecated: true },
      { ...query, name: "new" },
    ];
    const page = planPages({ ...api, paths: { "/a": { get: { parameters } } } }).get("operations/get-a");
    const rows = page?.sections?.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === "rows" ? part.rows : [])),
    );
    expect(rows?.map(({ name, facts }) => [name, facts])).toEqual([
      ["old", ["until 2027-03-01"]],
      ["new", undefined],
    ]);
  });

  test("has webhooks, callbacks and links", () => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } };
    const told = { summary: "It is done.", requestBody: { content } };
    const links = { next: { operationId: "look", description: "Look again." } };
    const pages = planPages({
      ...api,
      paths: {
        "/a": {
          get: { operationId: "look" },
          put: { callbacks: { done: { "{$request.body#/url}": { post: told } } }, responses: { 200: { links } } },
        },
      },
      webhooks: { shipped: { post: { tags: ["x"], ...told } } },
      components: { schemas: { Ship: { properties: { id: { type: "string" } } } } },
    });
    const page = pages.get("operations/webhook-shipped");
    expect(page).toMatchObject({ title: "It is done", group: ["Webhooks"], span: { file: "0.json" } });
    expect(page?.sections?.map(({ id }) => id)).toEqual(["body"]);
    expect(pages.get("")?.description).toBe("2 operations, 1 webhook and 1 schema.");
    expect(pages.get("")?.facts?.map(({ label, value }) => `${label}: ${toText(value)}`)).toEqual([
      ...["Server: $API_URL", "Operations: 2", "Webhooks: 1", "Schemas: 1"],
    ]);
    const put = JSON.stringify(pages.get("operations/put-a"));
    expect(put).toContain('{"text":"POST {$request.body#/url}","code":true}');
    expect(put).toContain('{"text":"look","code":true,"to":"page:operations/look"}],"Look again."');
    expect(JSON.stringify(pages.get("schemas/Ship"))).toContain('"note":"webhook"');
  });

  test("says what callbacks and webhooks are given, and what they may answer", () => {
    const ship = { type: "object", properties: { id: { type: "string", readOnly: true }, pin: { writeOnly: true } } };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } };
    const parameters = [{ name: "X-Signature", in: "header", required: true, schema: { type: "string" } }];
    const responses = { 200: { description: "Heard.", content }, 410: { description: "Gone." } };
    const post = { deprecated: true, requestBody: { content }, responses };
    const pages = planPages({
      ...api,
      paths: { "/a": { put: { callbacks: { done: { "{$request.body#/url}": { parameters, post } } } } } },
      webhooks: { shipped: { parameters, post } },
      components: { schemas: { Ship: ship } },
    });
    const callback = pages.get("operations/put-a")?.sections?.find(({ id }) => id === "callbacks")?.sections?.[0];
    const said = callback?.parts.flatMap((part): readonly string[] => {
      if (part.kind === "text") return [part.markdown];
      if (part.kind === "table") return part.rows.map((cells) => cells.map(toText).join(" | "));
      if (part.kind === "code") return part.blocks.map(({ code }) => code.replace(/\s+/g, ""));
      return part.kind === "rows" ? part.rows.map(({ name }) => name) : [];
    });
    expect(said).toEqual([
      ...["**Deprecated.**", "X-Signature", "May be left out.", "id", '{"id":"1001"}'],
      ...["200 OK | Heard. | application/json: Ship", "410 Gone | Gone. | "],
    ]);
    const webhook = pages.get("operations/webhook-shipped");
    expect(rowsOf(webhook, "parameters")).toEqual([["X-Signature", "string"]]);
    expect(JSON.parse(codeOf(webhook, "body") ?? "")).toEqual({ id: "1001" });
  });

  test("shows no example of an object of which nothing is known", () => {
    const requestBody = { content: { "application/json": { schema: { type: "object" } } } };
    const pages = planPages({ ...api, paths: { "/a": { post: { operationId: "a", requestBody } } } });
    const body = pages.get("operations/a")?.sections?.find(({ id }) => id === "body");
    expect(body?.parts.map(({ kind }) => kind)).toEqual(["text", "facts"]);
  });

  test("has parameters whose schema is that of a media type", () => {
    const schema = { type: "array", items: { type: "string" } };
    const parameters = [{ name: "filter", in: "query", content: { "application/json": { schema } } }];
    const pages = planPages({ ...api, paths: { "/a": { get: { operationId: "a", parameters } } } });
    expect(JSON.stringify(pages.get("operations/a")?.sections)).toContain('"type":["list of ","string"]');
  });

  test("leads to schemas of the model that something else reads of the same input", () => {
    const oneOf = ["Run", "gone"].map((key) => ({ $ref: `../spec/events.json#/$defs/${key}` }));
    const schema = { type: "array", items: { oneOf: [...oneOf, { $ref: "../spec/job.json" }] } };
    const post = { operationId: "send", requestBody: { content: { "application/json": { schema } } } };
    const files = { "api/main.json": { ...api, paths: { "/events": { post } } } };
    const named = [
      ["events.Run.state.Run", "spec/events.json"],
      ["events.Run", "spec/events.json"],
      ["job", "spec/job.json"],
      ["job.owner", "spec/job.json"],
    ];
    const id = { name: "id", type: { kind: "primitive", name: "string" }, optional: false, annotations: {} };
    const record = { kind: "record", name: "R", language: "other", fields: [id], includes: [], annotations: {} };
    const schemas = new Map(named.map(([fullName = "", file]) => [fullName, { ...record, fullName, span: { file } }]));
    const catalogue = { ...toCatalogue(files), schemas } as unknown as Catalogue;
    // What is sent is what its page says.
    expect(codeOf(planFiles(files, catalogue).get("operations/send"), "call")).toContain('"id": "');
    const facts = JSON.stringify(planFiles(files, catalogue).get("operations/send")?.sections?.[1]?.parts[1]);
    expect(facts).toContain('{"text":"Run","code":true,"to":"schema:events.Run"}," or ","anything"');
    expect(facts).toContain('{"text":"job","code":true,"to":"schema:job"}');
    const links = [{ label: "POST /events", to: "page:operations/send" }];
    const sections = [{ id: "operations", title: "REST operations", parts: [{ kind: "links", links }] }];
    expect(openapi({}).sections?.(catalogue)).toEqual([
      { to: "schema:events.Run", sections },
      { to: "schema:job", sections },
    ]);
    expect(
      openapi({})
        .rules?.check(catalogue)
        .map(({ message }) => message),
    ).toEqual(["`../spec/events.json#/$defs/gone` leads out of the files that were read, and nothing is fetched"]);
  });

  test("says of values with plain alternatives what these say, also of one beside null", () => {
    const name = { type: "string", maxLength: 3, description: "A name." };
    const names = {
      type: "array",
      items: { type: "string" },
      maxItems: 4,
      title: "Several",
      description: "Names.\nAll.",
    };
    const none = { type: "null" };
    const pages = planPages({
      ...api,
      components: {
        schemas: {
          Length: { anyOf: [{ type: "integer", minimum: 3 }, none] },
          Pier: { type: "object", description: "A pier.", properties: { long: { type: "integer" } } },
          Crate: {
            properties: {
              size: { anyOf: [{ type: "integer", minimum: 3, description: "In metres." }, none], title: "Size" },
              kind: { anyOf: [{ type: "string", enum: ["a", "b"] }, none], default: "a" },
              pier: { oneOf: [{ $ref: "#/components/schemas/Pier" }, none] },
              name: { oneOf: [name, names] },
              own: { description: "Its own.", anyOf: [name, { ...name, maxLength: 5, example: "Ada" }, none] },
              inner: { anyOf: [{ type: "object", properties: { deep: { type: "string" } } }, none] },
            },
          },
        },
      },
    });
    const limits = pages.get("schemas/Length")?.facts?.find(({ label }) => label === "Values")?.value;
    expect(toText(limits ?? "")).toBe("as integer: at least 3");
    const rows = rowsOf(pages.get("schemas/Crate"), "fields");
    expect(rows).toEqual([
      ["size", "integer or null", "at least 3"],
      ["kind", "string or null", "one of a, b"],
      ["pier", "Pier or null"],
      ["name", "string or list of string", "as string: at most 3 characters", "as list: at most 4 items"],
      ["own", "string or null", "either as string: at most 3 characters", "either as string: at most 5 characters"],
      ["inner", "object or null"],
    ]);
    const fields = pages.get("schemas/Crate")?.sections?.find(({ id }) => id === "fields")?.parts[0];
    const docs = fields?.kind === "rows" ? fields.rows.map(({ doc }) => doc) : [];
    expect(docs).toEqual([
      "In metres.",
      undefined,
      "A pier.",
      "- `string`: A name.\n- Several: Names.\n  All.",
      "Its own.",
      undefined,
    ]);
  });

  test("has rows of what answers are where they aren't null", () => {
    const none = { type: "null" };
    const ship = { $ref: "#/components/schemas/Ship" };
    const answer = (schema: object) => ({
      responses: { 200: { description: "OK", content: { "application/json": { schema } } } },
    });
    const pages = planPages({
      ...api,
      components: { schemas: { Ship: { type: "object", properties: { name: { type: "string" } } } } },
      paths: {
        "/a": { get: answer({ anyOf: [ship, none] }), put: answer({ oneOf: [{ type: "array", items: ship }, none] }) },
        "/b": { get: answer({ anyOf: [ship, { type: "string" }] }) },
      },
    });
    const names = ["get-a", "put-a", "get-b"].map((name) => {
      const answers = pages.get(`operations/${name}`)?.sections?.find(({ id }) => id === "responses")?.sections ?? [];
      return answers.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === "rows" ? part.rows.map((row) => row.name) : [])),
      );
    });
    expect(names).toEqual([["name"], ["name"], []]);
  });

  test("has rows of properties that are told by their names alone, and types that are more than one", () => {
    const pages = planPages({
      ...api,
      components: {
        schemas: {
          Any: true,
          Never: false,
          Crate: {
            properties: {
              any: { $ref: "#/components/schemas/Any" },
              pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
              lists: { type: "array", items: { type: "array", items: { type: ["string", "null"] } } },
              either: {
                type: "array",
                items: { anyOf: [{ type: "array", items: { type: "string" } }, { type: "integer" }] },
              },
              other: { anyOf: [{ type: "array", items: { type: "string" } }, { type: "integer" }] },
              byCode: { type: "object", patternProperties: { "^x": { $ref: "#/components/schemas/Any" } } },
            },
            patternProperties: { "^y": { type: "boolean" } },
            additionalProperties: { type: "number", minimum: 1 },
          },
        },
      },
    });
    expect(rowsOf(pages.get("schemas/Crate"), "fields")).toEqual([
      ["any", "Any"],
      ["pair", "list of (string or integer)"],
      ["lists", "list of list of (string or null)"],
      ["either", "list of (list of string or integer)"],
      ["other", "list of string or integer"],
      ["byCode", "map of Any"],
      ["^y", "boolean", "each property whose name matches"],
      ["*", "number", "any other property", "at least 1"],
    ]);
    expect(JSON.parse(codeOf(pages.get("schemas/Crate"), "definition") ?? "")).toEqual({
      any: "example any",
      pair: ["example pair", 42],
      lists: [["example lists"]],
      either: [["example either"]],
      other: ["example other"],
      byCode: {},
    });
    const types = ["Any", "Never"].map((name) => toText(pages.get(`schemas/${name}`)?.facts?.[0]?.value ?? ""));
    expect(types).toEqual(["anything", "nothing"]);
  });

  test("has samples with all that has to be there, however deep and many", () => {
    const text = { type: "string" };
    const nested = (depth: number): object => {
      const inside = depth === 0 ? text : nested(depth - 1);
      return {
        type: "object",
        required: ["in"],
        properties: { note: text, in: inside, list: { type: "array", items: inside } },
      };
    };
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, text]));
    const node = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
    const schemas = {
      Deep: nested(9),
      Wide: { type: "object", required: ["last"], properties: { ...many, last: text } },
      Not: { type: "object", required: ["child"], properties: { child: node("Filter") } },
      Filter: { oneOf: [node("Not"), node("Yes")] },
      Yes: { type: "object", required: ["yes"], properties: { yes: { const: true } } },
      Type: { type: "string", example: ["long", "decimal(10,2)"], default: {} },
    };
    const pages = planPages({ ...api, components: { schemas } });
    const sampleOf = (name: string): unknown => JSON.parse(codeOf(pages.get(`schemas/${name}`), "definition") ?? "");
    expect(listEmpty(sampleOf("Deep"))).toEqual([]);
    expect(sampleOf("Deep")).toHaveProperty("in.in.in.in.in.in.in.in.in.in", "example in");
    expect(sampleOf("Wide")).toHaveProperty("last", "example last");
    expect(sampleOf("Wide")).not.toHaveProperty("field199");
    expect(sampleOf("Not")).toEqual({ child: { yes: true } });
    expect(sampleOf("Filter")).toEqual({ child: { yes: true } });
    expect(sampleOf("Type")).toBe("long");
  });

  test("shows in samples what is read only where it is read, and what is write only where it is written", () => {
    const properties = { id: { type: "string", readOnly: true }, secret: { type: "string", writeOnly: true } };
    const content = { "*/*": { schema: { $ref: "#/components/schemas/Key" } } };
    const post = {
      operationId: "addKey",
      requestBody: { content },
      responses: { 201: { description: "Made.", content } },
    };
    const pages = planPages({
      ...api,
      paths: { "/keys": { post } },
      components: { schemas: { Key: { type: "object", properties } } },
    });
    const page = pages.get("operations/addKey");
    expect(JSON.parse(codeOf(page, "body") ?? "")).toEqual({ secret: "example secret" });
    expect(JSON.parse(codeOf(page, "status-201") ?? "")).toEqual({ id: "1001" });
    expect(JSON.parse(codeOf(pages.get("schemas/Key"), "definition") ?? "")).toEqual({
      id: "1001",
      secret: "example secret",
    });
    expect(codeOf(page, "call")).toContain("-H 'Content-Type: application/json'");
    const namesOf = (parts: readonly PlainPart[] = []): readonly string[] =>
      parts.flatMap((part) => (part.kind === "rows" ? part.rows.map(({ name }) => name) : []));
    expect(namesOf(page?.sections?.find(({ id }) => id === "body")?.parts)).toEqual(["secret"]);
    expect(namesOf(page?.sections?.find(({ id }) => id === "responses")?.sections?.[0]?.parts)).toEqual(["id"]);
    expect(namesOf(pages.get("schemas/Key")?.sections?.[0]?.parts)).toEqual(["id", "secret"]);
  });

  test("has samples that say which variant they are", () => {
    const sampleOf = (name: string): unknown => {
      const mapping = { sail: "#/components/schemas/Boat" };
      const pet = { properties: { kind: { type: "string" } }, discriminator: { propertyName: "kind", mapping } };
      const takesIn = (properties: object): object => ({
        allOf: [{ $ref: "#/components/schemas/Craft" }, { properties }],
      });
      const fixed = { properties: { kind: { enum: ["raft"] }, logs: { type: "integer" } } };
      const schemas = {
        Craft: pet,
        Boat: takesIn({ masts: { type: "integer" } }),
        Barge: takesIn({}),
        Raft: { allOf: [fixed, { properties: { kind: { type: "string" } } }] },
        Either: { ...pet, oneOf: [{ $ref: "#/components/schemas/Boat" }, { $ref: "#/components/schemas/Raft" }] },
      };
      return JSON.parse(
        codeOf(planPages({ ...api, components: { schemas } }).get(`schemas/${name}`), "definition") ?? "",
      );
    };
    expect(sampleOf("Boat")).toEqual({ kind: "sail", masts: 42 });
    expect(sampleOf("Barge")).toEqual({ kind: "Barge" });
    expect(sampleOf("Raft")).toEqual({ kind: "raft", logs: 42 });
    expect(sampleOf("Either")).toEqual({ kind: "sail", masts: 42 });
  });
});

describe("what an API offers", () => {
  const offer = (...documents: readonly object[]) => {
    const files = Object.fromEntries(documents.map((document, index) => [`${index}.json`, document]));
    const { endpoints = [], payloads = [] } = openapi({}).offers?.(toCatalogue(files)) ?? {};
    return { endpoints, payloads };
  };
  const answer = (reference: string) => ({
    responses: { 200: { content: { "Application/JSON": { schema: { $ref: reference } } } } },
  });

  test("has the title of its API before names that several have", () => {
    const one = {
      ...api,
      paths: { "/health": { get: answer("#/components/schemas/Error") }, "/a": { get: {} } },
      components: { schemas: { Error: { type: "string", description: "words" }, A: {} } },
    };
    const { endpoints, payloads } = offer(one, {
      ...one,
      info: { title: "Bank" },
      paths: { "/health": one.paths["/health"] },
    });
    expect(endpoints.map(({ name }) => name)).toEqual(["Shop: GET /health", "GET /a", "Bank: GET /health"]);
    const [first, second] = ["1", "2"].map((version) => ({ ...one, info: { title: "Shop", version } }));
    expect(offer(first ?? {}, second ?? {}).endpoints.map(({ name }) => name)).toEqual([
      ...["Shop (0.json): GET /health", "Shop (0.json): GET /a"],
      ...["Shop (1.json): GET /health", "Shop (1.json): GET /a"],
    ]);
    expect(endpoints[2]?.answers).toEqual([
      { status: "200", media: { "application/json": { $ref: "Bank: Error" } }, headers: [] },
    ]);
    expect(payloads.map(({ name, schema }) => [name, schema])).toEqual([
      ["Shop: Error", { type: "string" }],
      ["Shop: A", {}],
      ["Bank: Error", { type: "string" }],
      ["Bank: A", {}],
    ]);
  });

  test("has what references find inside of schemas, each once, also where they lead in a circle", () => {
    const path = "#/components/schemas/A/properties/a";
    const { payloads } = offer({
      ...api,
      paths: { "/a": { get: answer(path) } },
      components: {
        schemas: { A: { properties: { a: { items: { $ref: path }, properties: { b: { $ref: path } } } } } },
      },
    });
    expect(payloads.map(({ name, page }) => [name, page])).toEqual([
      ["A", "schemas/A"],
      [path, undefined],
    ]);
    expect(payloads[1]?.schema).toEqual({ type: "object", items: { $ref: path }, properties: { b: { $ref: path } } });
  });
});

test("whole numbers have all of their digits, in JSON and YAML, also those that JavaScript has none for", () => {
  const schema =
    '{"type":"integer","maximum":9223372036854775807,"example":1460323737035677698,"default":18446744073709551615}';
  const text = `{"openapi":"3.1.0","info":{"title":"Ships"},"components":{"schemas":{"Tag":${schema}}}}`;
  for (const path of ["openapi.json", "openapi.yaml"]) {
    const { data = null } = openapi({}).reader?.read({ path, text: path.endsWith("json") ? text : `\n${text}` }) ?? {};
    const extensions = [{ plugin: "openapi", file: path, data }];
    const catalogue = { extensions, entities: new Map(), schemas: new Map() } as unknown as Catalogue;
    const { pages = [] } = openapi({}).pages?.(catalogue) ?? {};
    const page = JSON.stringify(pages.find(({ title }) => title === "Tag"));
    for (const digits of ["9223372036854775807", "1460323737035677698", "18446744073709551615"]) {
      expect(page).toContain(digits);
    }
    expect(page).not.toMatch(/\d{10}000\b/);
  }
});

test("what a mapping of YAML takes over from others is read as if it stood there, behind what it says itself", () => {
  const text = [
    "openapi: 3.1.0",
    "info: { title: Ships }",
    "x-base: &base { summary: Base, tags: [all], responses: { 200: { description: ok } } }",
    "x-more: &more { summary: More, operationId: more, deprecated: true }",
    "paths:",
    "  /ships:",
    "    get: { <<: *base, summary: List ships }",
    "    put: { <<: [*base, *more] }",
    '    post: { "<<": 1, <<: *base, <<: *more }',
  ].join("\n");
  const { data, problems } = openapi({}).reader?.read({ path: "openapi.yaml", text }) ?? {};
  expect(problems).toEqual([]);
  const answer = { 200: { description: "ok" } };
  expect(data).toMatchObject({
    document: {
      paths: {
        "/ships": {
          get: { summary: "List ships", tags: ["all"], responses: answer },
          put: { summary: "Base", tags: ["all"], operationId: "more", deprecated: true },
          post: { summary: "Base", operationId: "more", "<<": 1 },
        },
      },
    },
  });
});
