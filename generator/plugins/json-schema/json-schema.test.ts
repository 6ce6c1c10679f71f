import { describe, expect, test } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import type { PluginDocument, SchemaDeclaration } from "../plugin.ts";
import { gatherNames, settleElsewhere } from "../settle-elsewhere.ts";
import { toDocuments } from "../to-documents.ts";
import jsonSchema from "./json-schema.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

function read(schema: unknown, path = "schema/entity/order.json", beside: readonly string[] = []): PluginDocument {
  const options = { files: ["**/*.json"], root: "schema", entities: ["entity/*.json"] };
  const text = typeof schema === "string" ? schema : JSON.stringify(schema, undefined, 1);
  const document = jsonSchema(options).reader?.read({ path, text }) ?? {};
  // As the only file that there is, but for what others declare.
  const others = beside.map(
    (name) =>
      ({
        name,
        kind: "record",
        fields: [],
        place: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
      }) as const,
  );
  const { schemas } = document;
  const { schemas: declared } = toDocuments("json-schema", path, {
    ...document,
    schemas: [...(schemas ?? []), ...others],
  });
  const settled = settleElsewhere(document, gatherNames([{ schemas: declared, addresses: document.addresses }]));
  const { problems = [], ...rest } = settled.document;
  return { ...rest, problems: [...problems, ...settled.problems] };
}

function typesOf({ schemas = [] }: PluginDocument, name = "entity.order"): Readonly<Record<string, unknown>> {
  const record = schemas.find(
    (schema): schema is Extract<SchemaDeclaration, { kind: "record" }> =>
      schema.name === name && schema.kind === "record",
  );
  return Object.fromEntries((record?.fields ?? []).map((field) => [field.name, field.type]));
}

const codesOf = ({ problems = [] }: PluginDocument): readonly string[] => problems.map(({ code }) => code);
const any = "any";

describe("a JSON Schema", () => {
  test("has definitions whose keys differ in signs alone", () => {
    const document = read({
      properties: { one: { $ref: "#/definitions/List<text>" }, all: { $ref: "#/definitions/List%3Ctext%5B%5D%3E" } },
      definitions: {
        "List<text>": { properties: { value: { type: "string" } } },
        "List<text[]>": { properties: { values: { type: "array" } } },
        List_text_2: { properties: { count: { type: "integer" } } },
      },
    });
    expect(typesOf(document)).toEqual({ one: "entity.order.List_text_", all: "entity.order.List_text_2" });
    expect(Object.keys(typesOf(document, "entity.order.List_text_2"))).toEqual(["values"]);
    expect(Object.keys(typesOf(document, "entity.order.List_text_22"))).toEqual(["count"]);
  });

  test("says once what is said again for editors, and what only they are told", () => {
    const html = "x-intellij-html-description";
    const document = read({
      properties: {
        both: { type: "string", description: "The *name*.", [html]: "The <em>name</em>.", "x-owner": "me" },
        marked: { type: "string", description: "Plain.", markdownDescription: "**Plain**." },
        markdown: { type: "string", markdownDescription: "Its `name`." },
        html: { type: "string", [html]: "Its <code>name</code>." },
        old: { type: "string", deprecationMessage: "Use name.", defaultSnippets: [{ label: "a" }] },
      },
    });
    const [record] = document.schemas ?? [];
    const fields = record?.kind === "record" ? record.fields : [];
    expect(fields.map(({ deprecated }) => deprecated)).toEqual([...Array.from({ length: 4 }), "Use name."]);
    expect(fields.map(({ doc, annotations }) => [doc, annotations])).toEqual([
      ["The *name*.", { "x-owner": "me" }],
      ["Plain.", {}],
      ["Its `name`.", {}],
      ["Its `name`.", {}],
      [undefined, {}],
    ]);
  });

  test("says of a value that says nothing itself what is said of its alternatives", () => {
    const list = { type: "array", items: { type: "string" }, description: "All names.\nAlso old ones." };
    const text = { type: "string", description: "A name." };
    const document = read({
      properties: {
        both: { oneOf: [text, list], title: "Names" },
        named: { anyOf: [{ ...text, title: "One" }, { $ref: "#/definitions/Other" }, { type: "integer" }] },
        nullable: { anyOf: [text, { type: "null" }] },
        same: { oneOf: [text, { ...text, type: "integer" }] },
        own: { description: "Its own.", oneOf: [text, list] },
        symbols: {
          oneOf: [
            { const: "a", description: "First." },
            { const: "b", description: "Last." },
          ],
        },
        record: { oneOf: [{ type: "object", description: "Has a page.", properties: { a: {} } }, { type: "integer" }] },
      },
      definitions: { Other: { type: "object", description: "Has a page.", properties: { a: {} } } },
    });
    const [record] = document.schemas ?? [];
    const fields = record?.kind === "record" ? record.fields : [];
    expect(Object.fromEntries(fields.map(({ name, doc }) => [name, doc]))).toEqual({
      both: "- `string`: A name.\n- `array of string`: All names.\n  Also old ones.",
      named: "- One: A name.",
      nullable: "A name.",
      same: "A name.",
      own: "Its own.",
      symbols: undefined,
      record: undefined,
    });
    expect(fields[0]?.annotations).toEqual({ title: "Names" });
  });

  test("takes in itself without being in a circle, which a note says", () => {
    const part = { allOf: [{ $ref: "#/definitions/part" }, { properties: { depth: { type: "integer" } } }] };
    const document = read({ properties: { part: { $ref: "#/definitions/part" } }, definitions: { part } });
    expect(codesOf(document)).toEqual(["part-of-itself"]);
    expect(document.schemas?.find(({ name }) => name === "entity.order.part")).toMatchObject({ includes: [] });
    expect(typesOf(document, "entity.order.part")).toEqual({ depth: "long" });
  });

  test("has the type of a value that stands beside alternatives which only say more of it", () => {
    const document = read({
      properties: {
        code: { type: "string", anyOf: [{ format: "uuid" }, { pattern: "^[A-Z]+$" }] },
        name: { type: "string", oneOf: [{ maxLength: 3 }, { minLength: 20 }] },
        size: { type: ["integer", "null"], anyOf: [{ maximum: 3 }, { multipleOf: 5 }] },
        tags: { type: "array", items: { type: "string" }, anyOf: [{ minItems: 2 }, { maxItems: 0 }] },
        either: { anyOf: [{ maxLength: 3 }, { type: "integer" }] },
      },
    });
    expect(typesOf(document)).toEqual({
      code: { members: [{ type: "string", format: "uuid" }, "string"] },
      name: "string",
      size: { members: ["long", "null"] },
      tags: { items: "string" },
      either: any,
    });
  });

  test("has folders of schemas among its definitions, which are none themselves", () => {
    const berths = { north: { type: "object", properties: { depth: { type: "integer" } } }, south: { type: "string" } };
    const namesOf = (berth: string): readonly string[] =>
      read({ properties: { berth: { $ref: berth } }, $defs: { berths } }).schemas?.map(({ name }) => name) ?? [];
    expect(namesOf("#/$defs/berths/north")).toEqual(["entity.order", "entity.order.berths.north"]);
    expect(namesOf("#/$defs/berths")).toEqual(["entity.order", "entity.order.berths"]);
    const settings = read({ properties: {}, $defs: { berths: { ...berths, most: 12 } } });
    expect(settings.schemas?.map(({ name }) => name)).toEqual(["entity.order", "entity.order.berths"]);
  });

  test("has definitions whose keys are whole types, too long for a name", () => {
    const [one, other] = ["name", "size"].map((key) => `Pick<{${"a:string;".repeat(150)}},"${key}">`);
    const document = read({
      properties: { one: { $ref: `#/definitions/${one}` }, other: { $ref: `#/definitions/${other}` } },
      definitions: {
        [String(one)]: { properties: { name: { type: "string" } } },
        [String(other)]: { properties: { size: { type: "integer" } } },
      },
    });
    const names = document.schemas?.map(({ name }) => name) ?? [];
    expect(names.map((name) => name.length < 500)).toEqual([true, true, true]);
    expect(typesOf(document)).toEqual({ one: names[1], other: names[2] });
    expect(typesOf(document, names[2])).toEqual({ size: "long" });
    expect(codesOf(document)).toEqual([]);
  });

  test("has defaults that are larger than numbers are exact", () => {
    const { schemas = [] } = read(
      `{ "properties": { "limit": { "type": "integer", "default": 9223372036854776000 },
        "limits": { "type": "array", "default": [[9223372036854776000], 1e999] } } }`,
    );
    const [record] = schemas;
    const fields = record?.kind === "record" ? record.fields : [];
    expect(fields.map((field) => field.default)).toEqual([9223372036854776000n, [[9223372036854776000n], "Infinity"]]);
  });

  test("numbers what is called alike because its name is long without counting anew for each", () => {
    const fields = Array.from({ length: 2000 }, (_, index) => [`f${index}`, { properties: { x: {} } }]);
    const long = (length: number, schema: object): object => ({ ["a".repeat(length)]: schema });
    const schema = { properties: long(990, { properties: Object.fromEntries(fields) }) };
    let document: PluginDocument = {};
    expect(measureCpuTime(() => (document = read(schema)))).toBeLessThan(3000);
    expect(new Set(document.schemas?.map(({ name }) => name)).size).toBe(2002);
  });

  test("lists very many values without looking for each among all others", () => {
    const values = Array.from({ length: 60_000 }, (_, index) => `v${index}`);
    const said = { enumDescriptions: values.map((value) => `About ${value}`) };
    const text = JSON.stringify({ properties: { of: { enum: [...values, null], ...said } } });
    let document: PluginDocument = {};
    expect(measureCpuTime(() => (document = read(text)))).toBeLessThan(2500);
    const listed = document.schemas?.find(({ kind }) => kind === "enum");
    expect(listed?.kind === "enum" && listed.symbols).toHaveLength(50_000);
    expect(listed?.kind === "enum" && listed.symbols[49_999]?.doc).toBe("About v49999");
  });

  test("takes the first of more values than anybody reads, and all else of the file", () => {
    const values = Array.from({ length: 50_001 }, (_, index) => `s${index}`);
    const document = read({ properties: { species: { enum: values }, size: { type: "integer" } } });
    expect(document.problems).toEqual([
      expect.objectContaining({
        code: "long-enum",
        message: "of the 50,001 values of this enum, the first 50,000 are read",
        place: expect.objectContaining({ startLine: 3 }),
      }),
    ]);
    expect(Object.keys(typesOf(document))).toEqual(["species", "size"]);
    const listed = document.schemas?.find(({ kind }) => kind === "enum");
    expect(listed?.kind === "enum" && listed.symbols.at(-1)?.name).toBe("s49999");
  });

  test("leaves out what has a name that is too long, and nothing else", () => {
    const [long, part] = ["x".repeat(1001), "y".repeat(600)];
    const inner = { properties: { [part]: { properties: { a: { type: "string" } } } } };
    const document = read({
      properties: {
        id: { type: "string" },
        [long]: { properties: { b: {} } },
        [part]: inner,
        size: { enum: ["S", long] },
      },
      required: ["id", long],
      oneOf: [{ properties: { [`${long}1`]: { type: "string" } } }, { properties: { c: { type: "string" } } }],
    });
    expect(Object.keys(typesOf(document))).toEqual(["id", part, "size", "c"]);
    expect(document.schemas?.filter(({ name }) => name.length > 1000)).toEqual([]);
    expect(document.schemas).toHaveLength(4);
    const size = document.schemas?.find(({ kind }) => kind === "enum");
    expect(size?.kind === "enum" && size.symbols.map(({ name }) => name)).toEqual(["S"]);
    const shown = `\`${"x".repeat(40)}…\``;
    expect(document.problems).toMatchObject([
      { message: `this property, ${shown}, is 1,001 characters long, and is left out`, place: { startLine: 6 } },
      { message: `this value, ${shown}, is 1,001 characters long, and is left out` },
      { message: `this property, ${shown}, is 1,002 characters long, and is left out` },
    ]);
  });

  test("is known by the word that is its address, unless that is too long for a name", () => {
    const aliasesOf = (word: string): unknown => {
      const { schemas = [] } = read({ $id: word, $defs: { Pier: { properties: { a: {} } } }, properties: { b: {} } });
      return schemas.map(({ aliases = [] }) => aliases.map(({ length }) => length));
    };
    expect(aliasesOf("x".repeat(400))).toEqual([[400], [405]]);
    expect(aliasesOf("x".repeat(401))).toEqual([[], []]);
  });

  test("refers to nothing by what is too long for a name", () => {
    const path = Array.from({ length: 14 }, () => "w".repeat(90)).join("/");
    const key = "k".repeat(1100);
    const { schemas, problems, ...others } = read({
      properties: {
        a: { $ref: `${path}.json` },
        b: { $ref: `${path}.json#/properties/x` },
        c: { $ref: `near.json#/definitions/${key}` },
        d: { $ref: `#/$defs/${key}` },
      },
      $defs: { [key]: { properties: { e: {} } } },
    });
    expect(problems?.map(({ code }) => code)).toEqual(["unknown-reference", "unknown-reference"]);
    const [schema] = schemas ?? [];
    const named = schema?.kind === "record" ? schema.fields.map(({ type }) => String(type)) : [];
    expect(named.map(({ length }) => length > 1000)).toEqual([false, false, false, false]);
    expect(Object.values(others.written ?? {}).map(({ length }) => length)).toEqual([1000]);
  });

  test("tells of a property whose name is empty among those of a pattern, and leaves nothing else out", () => {
    const document = read({
      properties: { id: { type: "string" }, "": { properties: { "": { type: "string" }, a: { type: "string" } } } },
      required: ["", "id"],
      oneOf: [{ properties: { "": { type: "string" } } }, { properties: { c: { type: "string" } } }],
    });
    expect(Object.keys(typesOf(document))).toEqual(["id", "c"]);
    expect(document.schemas?.map(({ name, annotations }) => [name, annotations])).toEqual([
      ["entity.order", { patternProperties: { "^$": "entity.order._$" } }],
      ["entity.order._$", { patternProperties: { "^$": "string" } }],
    ]);
    expect(new Set(document.problems?.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set([
        "empty-name the name of this property is empty, and it is told among those that match a pattern, as `^$`",
      ]),
    );
  });

  test("is told from what else is JSON", () => {
    const document = read({
      documentationUrl: "https://docs.example.org",
      supportedDestinationSyncModes: ["append"],
    });
    expect(document.schemas).toEqual([]);
    expect(document.problems).toMatchObject([
      { code: "no-schema", message: "this is no schema: none of its keys is a keyword of JSON Schema" },
    ]);
    for (const api of [
      { openapi: "3.1.0", info: {} },
      { swagger: "2.0", paths: {} },
    ]) {
      const message =
        "this is no schema: it describes an API in OpenAPI, which the plug-in `aspectdoc/plugins/openapi` reads";
      expect(read(api).problems).toMatchObject([{ code: "no-schema", message }]);
    }
    expect(codesOf(read({}))).toEqual([]);
    expect(codesOf(read({ minimum: 1, "x-own": true }))).toEqual([]);
  });

  test("has the fields of branches that not every object takes, none of them required", () => {
    const document = read(`{
      "allOf": [
        { "if": { "required": ["a"] }, "then": { "properties": { "then": { "type": "string" } }, "required": ["then"] } },
        { "anyOf": [{ "properties": { "any": { "type": "integer" } } }, { "required": ["a"] }] }
      ],
      "properties": { "a": { "type": "string" }, "never": false },
      "oneOf": [
        { "properties": { "a": { "const": "x" }, "kind": { "const": "one" }, "size": { "type": "string", "maxLength": 2 } } },
        { "properties": { "kind": { "const": "two", "description": "Which." }, "size": { "type": "integer" }, "gone": false },
          "required": ["kind"] }
      ],
      "dependentSchemas": { "a": { "properties": { "beside": { "type": "boolean" } } } }
    }`);
    const size = { members: ["string", "long"] };
    const types = [
      ["a", "string"],
      ["then", "string"],
      ["any", "long"],
      ["kind", "string"],
      ["size", size],
      ["beside", "boolean"],
    ];
    expect(Object.entries(typesOf(document))).toEqual(types);
    const record = document.schemas?.find(({ kind }) => kind === "record");
    const kind = record?.kind === "record" ? record.fields.find(({ name }) => name === "kind") : undefined;
    expect(kind).toMatchObject({ doc: "Which.", optional: true, annotations: { enum: ["one", "two"] } });
    expect(record).toMatchObject({
      fields: expect.not.arrayContaining([expect.objectContaining({ optional: false })]),
    });
  });

  test("says in which variants a field is, by what tells these apart or by their titles", () => {
    const variantsOf = (schema: object): Readonly<Record<string, unknown>> => {
      const [record] = read({ properties: { name: { type: "string" } }, ...schema }).schemas ?? [];
      const fields = record?.kind === "record" ? record.fields : [];
      return Object.fromEntries(fields.map(({ name, annotations }) => [name, annotations?.["ofVariants"]]));
    };
    const text = { type: "string" };
    const toVariant = (kind: object, ...names: readonly string[]): object => ({
      properties: { kind, ...Object.fromEntries(names.map((name) => [name, text])) },
    });
    const told = [
      toVariant({ const: "s3" }, "bucket", "region", "note"),
      toVariant({ enum: ["gcs", "gs"] }, "bucket", "note"),
      toVariant({ const: 3 }, "path", "note"),
    ];
    expect(variantsOf({ oneOf: told })).toEqual({
      ...{ name: undefined, kind: undefined, note: undefined },
      ...{ bucket: { kind: ["s3", "gcs", "gs"] }, region: { kind: ["s3"] }, path: { kind: [3] } },
    });
    const titled = (title: string, name: string): object => ({ title, properties: { [name]: text } });
    expect(variantsOf({ anyOf: [titled("Small", "oars"), titled("Large", "engine")] })).toEqual({
      ...{ name: undefined, oars: ["Small"], engine: ["Large"] },
    });
    expect(variantsOf({ anyOf: [titled("Boat", "oars"), titled("Boat", "engine")] })).toEqual({
      ...{ name: undefined, oars: undefined, engine: undefined },
    });
  });

  test("keeps its conditions, by names and values alone", () => {
    const { schemas = [], problems } = read({
      properties: { kind: { type: "string" }, url: { type: "string" }, path: { type: "string" } },
      allOf: [
        {
          if: { properties: { kind: { const: "http" } }, required: ["kind"] },
          then: { required: ["url"], properties: { url: { type: "string", format: "uri", minLength: 1 } } },
          else: { $ref: "#/$defs/local" },
        },
        { not: { required: ["url", "path"] } },
      ],
      dependencies: { path: { properties: { url: false } }, url: ["kind"] },
      oneOf: [
        { properties: { path: { type: "string", maxLength: 9 } }, required: ["path"], additionalProperties: false },
        { not: { required: ["path"] } },
      ],
      $defs: { local: { properties: { path: { type: "string" } }, required: ["path"] } },
    });
    const [record] = schemas;
    expect(record?.annotations?.["conditions"]).toEqual([
      { if: { required: ["path"] }, then: { properties: { url: false } } },
      { oneOf: [{ required: ["path"], propertyNames: { enum: ["path"] } }, { not: { required: ["path"] } }] },
      {
        if: { properties: { kind: { const: "http" } }, required: ["kind"] },
        then: { required: ["url"], properties: { url: { minLength: 1 } } },
        else: { $ref: "entity.order.local" },
      },
      { not: { required: ["url", "path"] } },
    ]);
    expect(record).toMatchObject({ besides: ["entity.order.local"] });
    expect(problems).toEqual([]);
  });

  test("may not be of a schema by name, or asks for something where it is", () => {
    const $defs = { open: { properties: { a: {} } }, closed: { properties: { b: {} } } };
    const [record] =
      read({
        $defs,
        properties: { a: {} },
        not: { $ref: "#/$defs/closed" },
        if: { $ref: "#/$defs/open" },
        then: { required: ["a"] },
      }).schemas ?? [];
    expect(record).toMatchObject({
      besides: ["entity.order.open", "entity.order.closed"],
      annotations: {
        conditions: [
          { if: { $ref: "entity.order.open" }, then: { required: ["a"] } },
          { not: { $ref: "entity.order.closed" } },
        ],
      },
    });
  });

  test("has all patterns of its parts, what all multiples have in common, and their format", () => {
    const parts = { allOf: [{ pattern: "a" }, { allOf: [{ pattern: "b" }, { pattern: "a" }] }] };
    const [record] =
      read({
        allOf: [
          { properties: { joined: { type: "string", pattern: "a", not: { const: "x" } } } },
          { properties: { joined: { pattern: "b", not: { const: "y" } } } },
        ],
        properties: {
          text: { type: "string", pattern: "c", ...parts },
          texts: { type: "array", items: { type: "string", ...parts } },
          step: { type: "integer", multipleOf: 4, allOf: [{ multipleOf: 6 }] },
          mail: { type: "string", allOf: [{ format: "email" }, { format: "uri" }] },
        },
      }).schemas ?? [];
    const fields = record?.kind === "record" ? record.fields : [];
    expect(Object.fromEntries(fields.map(({ name, annotations }) => [name, annotations]))).toEqual({
      text: { pattern: "c", allOf: [{ pattern: "a" }, { pattern: "b" }] },
      texts: { items: { pattern: "a", allOf: [{ pattern: "b" }] } },
      step: { multipleOf: 12 },
      mail: {},
      joined: { pattern: "b", allOf: [{ pattern: "a" }], not: { anyOf: [{ const: "x" }, { const: "y" }] } },
    });
    expect(fields.find(({ name }) => name === "mail")?.type).toEqual({ type: "string", format: "email" });
  });

  test("keeps no condition whose test isn't all understood, nor one that is very long", () => {
    const names = Array.from({ length: 900 }, (_, index) => `name${index}`);
    const document = read({
      properties: { a: { type: "string" } },
      allOf: [
        { if: { properties: { a: { $ref: "#/$defs/b" } } }, then: { required: ["b"] } },
        { if: { required: ["a"] }, then: { required: names } },
      ],
      $defs: { b: { const: 1 } },
    });
    expect(document.schemas?.[0]?.annotations).toEqual({});
    expect(codesOf(document)).toEqual(["unread-keyword"]);
  });

  test("has fields of an included schema as that has them, not as branches narrow them", () => {
    const document = read(`{
      "allOf": [
        { "$ref": "#/$defs/base" },
        { "if": {}, "then": { "properties": { "kind": { "const": "x" }, "more": { "type": "string" } } } }
      ],
      "$defs": { "base": { "properties": { "kind": { "type": "string" } }, "required": ["kind"] } }
    }`);
    expect(Object.keys(typesOf(document))).toEqual(["more"]);
  });

  test("refers to what may be extended elsewhere", () => {
    const document = read({
      properties: { next: { $dynamicRef: "#node" }, whole: { $recursiveRef: "#" } },
      $defs: { Node: { $dynamicAnchor: "node", properties: { next: { $dynamicRef: "#node" } } } },
    });
    expect(typesOf(document)).toEqual({ next: "entity.order.Node", whole: "entity.order" });
    expect(typesOf(document, "entity.order.Node")).toEqual({ next: "entity.order.Node" });
    expect(codesOf(document)).toEqual([]);
  });

  test("says what plain alternatives allow, but for those whose types say it", () => {
    const { schemas = [] } = read({
      properties: {
        rule: {
          oneOf: [{ type: "integer", maximum: 2 }, { enum: ["off", "on"] }, { type: "string", description: "Any." }],
        },
        list: { anyOf: [{ type: "array", minItems: 2, items: { type: "string", pattern: "^a" } }, { type: "null" }] },
        open: { anyOf: [{ enum: ["low", "high"] }, {}] },
        plain: { anyOf: [{ type: "string" }, { type: "integer" }] },
        each: { type: "array", items: { type: "string", minLength: 1, anyOf: [{ pattern: "^a" }, { pattern: "^b" }] } },
        lib: { type: "array", items: { anyOf: [{ enum: ["es5"] }, { pattern: "^[Ee]" }] } },
        named: { anyOf: [{ $ref: "#/$defs/size" }, { properties: { a: {} }, minProperties: 1 }] },
      },
      $defs: { size: { anyOf: [{ type: "number", minimum: 1 }, { type: "string" }] } },
    });
    const record = schemas.find(({ name }) => name === "entity.order");
    const fields = record?.kind === "record" ? record.fields : [];
    expect(Object.fromEntries(fields.map(({ name, annotations }) => [name, annotations]))).toEqual({
      rule: { oneOf: [{ type: "integer", maximum: 2 }, { type: "enum", enum: ["off", "on"] }, { type: "string" }] },
      list: { anyOf: [{ type: "array", minItems: 2, items: { pattern: "^a" } }, { type: "null" }] },
      open: { anyOf: [{ enum: ["low", "high"] }, {}] },
      plain: {},
      each: { items: { minLength: 1, anyOf: [{ pattern: "^a" }, { pattern: "^b" }] } },
      lib: { items: { anyOf: [{ enum: ["es5"] }, { pattern: "^[Ee]" }] } },
      named: {},
    });
    const size = schemas.find(({ name }) => name === "entity.order.size");
    expect(size?.annotations).toEqual({ anyOf: [{ type: "number", minimum: 1 }, { type: "string" }] });
  });

  test("names all alternatives of which a value may fit several, where that is refused", () => {
    const { schemas = [] } = read({
      properties: {
        apart: { oneOf: [{ type: "string" }, { type: "integer" }, { $ref: "#/$defs/one" }, { type: "null" }] },
        some: { anyOf: [{ type: "integer" }, { type: "number" }] },
        numbers: { oneOf: [{ type: "integer" }, { type: ["number", "null"] }] },
        records: { type: "array", items: { oneOf: [{ $ref: "#/$defs/one" }, { properties: { b: {} } }] } },
        inside: { oneOf: [{ oneOf: [{ const: "a" }, { $ref: "#/$defs/one" }] }, { type: "object" }, {}] },
      },
      $defs: { one: { properties: { a: {} } } },
    });
    const record = schemas.find(({ name }) => name === "entity.order");
    const fields = record?.kind === "record" ? record.fields : [];
    expect(Object.fromEntries(fields.map(({ name, annotations }) => [name, annotations]))).toEqual({
      apart: { oneOf: [{ type: "string" }, { type: "integer" }, { type: "entity.order.one" }, { type: "null" }] },
      some: {},
      numbers: { oneOf: [{ type: "integer" }, { type: "number" }, { type: "null" }] },
      records: { items: { oneOf: [{ type: "entity.order.one" }, { type: "entity.order.recordsOption2" }] } },
      inside: { oneOf: [{ const: "a" }, { type: "entity.order.one" }, { type: "object" }, {}] },
    });
  });

  test("says which values there are, and what holds of each item and value", () => {
    const { schemas = [] } = read({
      properties: {
        level: { enum: [1, 2] },
        mixed: { enum: ["a", 1, null] },
        share: { const: 0.5 },
        tags: { type: "array", items: { type: "string", pattern: "^a" } },
        notes: { type: "object", additionalProperties: { type: "string", maxLength: 9 } },
        pair: { type: "array", prefixItems: [{ type: "string" }], items: false },
        old: { type: "number", minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
        asked: { type: "string", required: true },
      },
      dependencies: { level: ["tags"] },
    });
    const fields = schemas.flatMap((schema) => (schema.kind === "record" ? schema.fields : []));
    expect(fields.map(({ name, type, optional, annotations }) => [name, type, optional, annotations])).toEqual([
      ["level", "long", true, { enum: [1, 2], dependentRequired: ["tags"] }],
      ["mixed", { members: ["string", "long", "null"] }, true, { enum: ["a", 1, null] }],
      ["share", "double", true, { const: 0.5 }],
      ["tags", { items: "string" }, true, { items: { pattern: "^a" } }],
      ["notes", { values: "string" }, true, { additionalProperties: { maxLength: 9 } }],
      ["pair", { items: "string" }, true, { maxItems: 1 }],
      ["old", "double", true, { exclusiveMinimum: 0, maximum: 9 }],
      ["asked", "string", false, {}],
    ]);
  });

  test("has types for its properties", () => {
    const document = read({
      properties: {
        text: { type: "string" },
        mail: { type: "string", format: "email" },
        count: { type: "integer" },
        small: { type: "integer", format: "int32" },
        rate: { type: "number" },
        flag: { type: "boolean" },
        list: { type: "array", items: { type: "string" } },
        pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
        map: { type: "object", additionalProperties: { type: "integer" } },
        maybe: { type: ["string", "null"] },
        either: { oneOf: [{ type: "string" }, { anyOf: [{ type: "integer" }, { type: "string" }] }] },
        wrapped: { description: "With a word of its own.", allOf: [{ $ref: "#/$defs/money" }] },
        fixed: { const: "order" },
        anything: {},
        nothing: true,
        orAnything: { oneOf: [{ type: "string" }, {}] },
      },
      $defs: { money: { type: "number" } },
    });
    expect(typesOf(document)).toEqual({
      text: "string",
      mail: { type: "string", format: "email" },
      count: "long",
      small: "int",
      rate: "double",
      flag: "boolean",
      list: { items: "string" },
      pair: { items: { members: ["string", "long"] } },
      map: { values: "long" },
      maybe: { members: ["string", "null"] },
      either: { members: ["string", "long"] },
      wrapped: "entity.order.money",
      fixed: "string",
      anything: any,
      nothing: any,
      orAnything: any,
    });
  });

  test("refers to files and definitions by their places", () => {
    const of = (reference: string, id?: string): unknown =>
      typesOf(
        read(
          {
            ...(id !== undefined && { $id: id }),
            $anchor: "whole",
            properties: { at: { $ref: reference } },
            definitions: { line: { type: "string" } },
          },
          undefined,
          ["type.basic", "type.basic.a"],
        ),
      )["at"];
    expect(of("#")).toBe("entity.order");
    expect(of("#whole")).toBe("entity.order");
    expect(of("#/definitions/line")).toBe("entity.order.line");
    expect(of("#/definitions/lines")).toBe(any);
    expect(of("customer.json")).toBe("entity.customer");
    expect(of("../type/basic.json#/$defs/a~1b")).toBe("type.basic.a_b");
    expect(of("https://x.example/s/type/basic.json", "https://x.example/s/entity/order.json")).toBe("type.basic");
    const versioned = "https://x.example/s/entity/1-0-2/order.json";
    expect(of("https://x.example/s/type/2-0-0/basic.json#/$defs/a", versioned)).toBe("type.basic.a");
    expect(of("https://x.example/other/2-0-0/basic.json", "https://x.example/1/wrong.json")).toEqual(any);
    expect(of("/s/type/basic.json", "https://x.example/s/entity/order.json")).toBe("type.basic");
    expect(of("https://x.example/s/type/basic", "https://x.example/s/entity/order")).toBe("type.basic");
    expect(of("/s/type/basic#/$defs/a", "https://x.example/s/entity/order")).toBe("type.basic.a");
    expect(of("/s/type/2-0/basic", "https://x.example/s/entity/1-0/order.schema.json")).toBe("type.basic");
    expect(of("/other/basic", "https://x.example/s/entity/order")).toEqual(any);
    expect(of("/type/basic.json")).toEqual(any);
    expect(of("../../elsewhere.json")).toEqual(any);
    expect(of("https://y.example/type/basic.json")).toEqual(any);
  });

  test("refers to what stands somewhere in the file, by its type or by the name that it has there", () => {
    const inner = { type: "object", properties: { deep: { type: "integer" }, again: { $ref: "#/properties/inner" } } };
    const document = read({
      properties: {
        before: { $ref: "#/properties/inner" },
        inner,
        text: { type: "string", format: "email" },
        mail: { $ref: "order.json#/properties/text" },
        mails: { type: "array", items: { $ref: "#/properties/mail" } },
        deep: { $ref: "#/properties/inner/properties/deep" },
        state: { $ref: "#/definitions/line/properties/state" },
        item: { $ref: "#/definitions/line/properties/parts/items" },
        properties: { $ref: "#/properties/properties~1x" },
        "properties/x": { type: "boolean" },
        loose: { minProperties: 1 },
      },
      definitions: {
        line: {
          properties: { state: { enum: ["open"] }, parts: { items: { properties: { a: { type: "string" } } } } },
        },
        more: { allOf: [{ $ref: "#/properties/inner" }, { $ref: "#/properties/loose" }] },
      },
    });
    const email = { type: "string", format: "email" };
    expect(typesOf(document)).toEqual({
      before: "entity.order.inner",
      inner: "entity.order.inner",
      text: email,
      mail: email,
      mails: { items: email },
      deep: "long",
      state: "entity.order.line.state",
      item: "entity.order.line.parts",
      properties: "boolean",
      "properties/x": "boolean",
      loose: any,
    });
    expect(typesOf(document, "entity.order.inner")).toEqual({ deep: "long", again: "entity.order.inner" });
    expect(typesOf(document, "entity.order.line")).toEqual({
      state: "entity.order.line.state",
      parts: { items: "entity.order.line.parts" },
    });
    expect(document.schemas?.find(({ name }) => name === "entity.order.more")).toMatchObject({
      includes: ["entity.order.inner"],
    });
    expect(codesOf(document)).toEqual([]);
  });

  test("refers to definitions without a slash, and to what has an anchor wherever that stands", () => {
    const document = read({
      properties: {
        price: { $ref: "#definitions/price" },
        size: { $ref: "#$defs/size" },
        weight: { $anchor: "weight", type: "object", properties: { grams: { type: "integer" } } },
        net: { $ref: "#weight" },
        id: { $dynamicRef: "#id" },
        old: { properties: { code: { id: "#code", $id: "#code", type: "integer" } } },
        code: { $ref: "#code" },
        default: { default: { $anchor: "none" } },
        none: { $ref: "#none" },
      },
      definitions: { price: { properties: { net: { type: "number" } } } },
      $defs: {
        size: { enum: ["S"] },
        ids: { properties: { id: { $dynamicAnchor: "id", type: "string", format: "uuid" } } },
      },
    });
    expect(typesOf(document)).toMatchObject({
      price: "entity.order.price",
      size: "entity.order.size",
      weight: "entity.order.weight",
      net: "entity.order.weight",
      id: { type: "string", format: "uuid" },
      code: "long",
      none: any,
    });
    expect(codesOf(document)).toEqual(["unknown-reference"]);
  });

  test("names variants by what tells them apart, else by their numbers", () => {
    const variant = (kind: string, title?: string): object => ({ title, properties: { kind: { const: kind } } });
    const unknown = { properties: { size: { type: "integer" } } };
    const document = read({
      properties: {
        source: { oneOf: [variant("http"), variant("file", "Local file"), unknown] },
        alike: { anyOf: [variant("a"), variant("a"), { properties: { kind: { enum: ["b"] } } }] },
      },
    });
    const toNames = (...names: readonly string[]): object => ({ members: names.map((name) => `entity.order.${name}`) });
    expect(typesOf(document)).toEqual({
      source: toNames("source_http", "source_Local_file", "sourceOption3"),
      alike: toNames("alikeOption1", "alikeOption2", "alike_b"),
    });
  });

  test("leads to what a bundler has put among its definitions, by the addresses there", () => {
    const shop = "https://shop.example/schema";
    const document = read({
      $id: `${shop}/order.json`,
      properties: {
        price: { $ref: `${shop}/money.json` },
        unit: { $ref: "money.json#/definitions/unit" },
        plain: { $ref: "#/definitions/plain" },
        self: { $ref: `${shop}/order.json` },
        rate: { $ref: "https://bank.example/rates/rate.schema.json#/$defs/rate" },
        none: { $ref: "https://bank.example/other.json" },
      },
      definitions: {
        plain: { type: "string" },
        [`${shop}/money.json`]: {
          $id: `${shop}/money.json`,
          properties: {
            amount: { type: "number" },
            unit: { $ref: "#/definitions/unit" },
            order: { $ref: "order.json" },
            first: { $ref: "#/properties/amount" },
            outside: { $ref: "#/definitions/plain" },
          },
          definitions: { unit: { enum: ["g", "kg"] } },
        },
        "https://bank.example/rates/rate.schema.json": {
          $id: "https://bank.example/rates/rate.schema.json",
          $ref: "#/$defs/rate",
          $defs: { rate: { type: "integer" } },
        },
        old: { id: "Old", properties: { plain: { $ref: "#/definitions/plain" } } },
      },
    });
    expect(document.schemas?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "record entity.order",
      "alias entity.order.plain",
      "record entity.order.money",
      "enum entity.order.money.unit",
      "alias entity.order.rates.rate",
      "alias entity.order.rates.rate.rate",
      "record entity.order.old",
    ]);
    expect(typesOf(document)).toEqual({
      price: "entity.order.money",
      unit: "entity.order.money.unit",
      plain: "entity.order.plain",
      self: "entity.order",
      rate: "entity.order.rates.rate.rate",
      none: any,
    });
    expect(typesOf(document, "entity.order.money")).toEqual({
      amount: "double",
      unit: "entity.order.money.unit",
      order: "entity.order",
      first: "double",
      outside: "entity.order.plain",
    });
    expect(typesOf(document, "entity.order.old")).toEqual({ plain: "entity.order.plain" });
    expect(codesOf(document)).toEqual(["remote-reference"]);
  });

  test("declares what is defined further down once it is referred to, also in a circle", () => {
    const tree = {
      oneOf: [{ type: "string" }, { type: "array", items: { $ref: "#/definitions/a/definitions/tree" } }],
    };
    const document = read({
      properties: { tree: { $ref: "#/definitions/a/definitions/tree" } },
      definitions: { a: { type: "string", definitions: { tree, unused: { type: "string" } } } },
    });
    expect(typesOf(document)).toEqual({ tree: "entity.order.a.tree" });
    expect(document.schemas?.find(({ name }) => name === "entity.order.a.tree")).toMatchObject({
      type: { members: ["string", { items: "entity.order.a.tree" }] },
    });
    expect(codesOf(document)).toEqual([]);
  });

  test("declares what leads back to itself outside of definitions", () => {
    const field = { oneOf: [{ type: "string" }, { type: "object", properties: { of: { $ref: "#/parts/field" } } }] };
    const document = read({
      properties: {
        field: { $ref: "#/parts/field" },
        hop: { $ref: "#/parts/hop" },
        only: { $ref: "#/parts/only" },
      },
      parts: { field, hop: { $ref: "#/parts/hop" }, only: { allOf: [{ $ref: "#/parts/only" }] } },
    });
    expect(typesOf(document)).toEqual({ field: "entity.order.field", hop: any, only: any });
    expect(document.schemas?.find(({ name }) => name === "entity.order.field")).toMatchObject({
      type: { members: ["string", "entity.order.fieldOption2"] },
    });
    expect(typesOf(document, "entity.order.fieldOption2")).toEqual({ of: "entity.order.field" });
    expect(document.problems?.map(({ message }) => message)).toEqual([
      "`#/parts/hop` leads to nothing that has a name",
      "`#/parts/only` leads to nothing that has a name",
    ]);
  });

  test("says of a way into a file that lacks its slash what was meant", () => {
    const refs = ["type/fee.json#properties/amount", "type/fee.json#amount", "#amount", "#/$defs/gone"];
    const { problems = [] } = read({ properties: Object.fromEntries(refs.map(($ref, at) => [`p${at}`, { $ref }])) });
    expect(problems.map(({ code }) => code)).toEqual(refs.map(() => "unknown-reference"));
    expect(problems.map(({ help }) => help)).toEqual([
      "did you mean `type/fee.json#/properties/amount`? A way into a file begins with `#/`",
      expect.stringContaining("as `type/fee.json#/properties/amount` or `type/fee.json#/definitions/amount` do"),
      expect.stringContaining("else declare the name with `$anchor`"),
      undefined,
    ]);
  });

  test("follows what is referred to in a bundled schema by the definitions of that one", () => {
    const bundled = {
      $id: "https://harbour.example/meta",
      properties: { kind: { anyOf: [{ $ref: "#/definitions/kinds" }, { items: { $ref: "#/definitions/kinds" } }] } },
      definitions: { kinds: { enum: ["ship", "pier"] } },
    };
    const document = read({
      properties: { kind: { $ref: "#/definitions/meta/properties/kind" } },
      definitions: { meta: bundled },
    });
    const kinds = "entity.order.meta.kinds";
    expect(typesOf(document)).toEqual({ kind: { members: [kinds, { items: kinds }] } });
    expect(codesOf(document)).toEqual([]);
  });

  test("is what it takes in where it says no more than facts about that, and a map that has no properties", () => {
    const document = read({
      properties: {
        count: { allOf: [{ $ref: "#/definitions/positive" }, { default: 0, example: 3 }] },
        facets: { type: "object", properties: {}, additionalProperties: { type: "string" }, example: { $ref: "x" } },
      },
      definitions: {
        positive: { type: "integer", minimum: 0 },
        preset: { allOf: [{ $ref: "#/definitions/positive" }, { default: 0 }] },
      },
    });
    expect(typesOf(document)).toEqual({ count: "entity.order.positive", facets: { values: "string" } });
    const [record] = document.schemas ?? [];
    expect(record?.kind === "record" && record.fields[1]?.annotations).toEqual({});
    expect(document.schemas?.at(-1)).toMatchObject({ kind: "alias", type: "entity.order.positive" });
  });

  test("refers to properties in other files, wherever those are declared", () => {
    const of = (pointer: string): unknown =>
      typesOf(read({ properties: { at: { $ref: `../type/basic.json#${pointer}` } } }))["at"];
    expect(of("/properties/amount")).toEqual({ record: "type.basic", field: "amount" });
    expect(of("/$defs/a~1b/properties/c~1d")).toEqual({ record: "type.basic.a_b", field: "c/d" });
    expect(of("/properties/properties/properties/x")).toEqual({ record: "type.basic.properties", field: "x" });
    for (const nothing of ["/properties", "/properties/list/items", "/allOf/0", "/x/y"]) expect(of(nothing)).toBe(any);
    const taken = read({ allOf: [{ $ref: "customer.json#/properties/home" }], properties: { a: {} } });
    expect(taken.schemas?.[0]).toMatchObject({ includes: [] });
    expect(codesOf(taken)).toEqual(["unknown-reference"]);
  });

  test("may be known by a word, as others are then", () => {
    const schema = {
      $id: "OrderV1",
      allOf: [{ $ref: "Entity" }, { properties: { relation: { $ref: "common#relation" }, line: { $ref: "#line" } } }],
      definitions: { line: { $id: "#line", type: "string" } },
    };
    const document = read(schema, "schema/kinds/Order.v1.schema.json");
    expect(document.schemas?.map(({ name, aliases }) => [name, aliases])).toEqual([
      ["kinds.Order_v1", ["OrderV1"]],
      ["kinds.Order_v1.line", ["OrderV1.line"]],
    ]);
    expect(document.schemas?.[0]).toMatchObject({ includes: ["Entity"] });
    expect(typesOf(document, "kinds.Order_v1")).toEqual({ relation: "common.relation", line: "kinds.Order_v1.line" });
    expect(codesOf(document)).toEqual([]);
    expect(typesOf(read({ properties: { at: { $ref: "customer" } } }))).toEqual({ at: "entity.customer" });
  });

  test("has symbols that are described one by one", () => {
    const alternatives = [{ const: "open", title: "Open", description: "Not paid." }, { const: "" }];
    const document = read({ properties: { state: { oneOf: alternatives }, other: { anyOf: [{ const: 1 }] } } });
    expect(typesOf(document)).toEqual({ state: "entity.order.state", other: "long" });
    expect(document.schemas?.[1]).toMatchObject({
      kind: "enum",
      symbols: [{ name: "open", doc: "Not paid." }, { name: '""' }],
    });
  });

  test("is a record of its own where it says of another's fields when they may be there", () => {
    const $defs = { pair: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } } };
    const told = (more: Record<string, unknown>): unknown => {
      const { schemas = [] } = read({ $defs, properties: { both: { $ref: "#/$defs/pair", ...more } } });
      const own = schemas.find(({ name }) => name === "entity.order.both");
      return own?.kind === "record" && [own.includes, own.annotations];
    };
    expect(told({ not: { required: ["a", "b"] } })).toEqual([
      ["entity.order.pair"],
      { conditions: [{ not: { required: ["a", "b"] } }] },
    ]);
    const choice = { if: { required: ["a"] }, then: { required: ["b"] } };
    expect(told(choice)).toEqual([["entity.order.pair"], { conditions: [choice] }]);
    expect(told({ dependentRequired: { a: ["b"] } })).toEqual(told(choice));
    expect(told({ not: { type: "null" } })).toBe(false);
    expect(told({ description: "Both." })).toBe(false);
  });

  test("says of symbols what tools say in lists beside them, or by their names", () => {
    const values = ["a", "b"];
    const { schemas } = read({
      definitions: {
        code: {
          enum: ["a", null, "b"],
          enumDescriptions: ["Plain a", null, "Plain b"],
          markdownEnumDescriptions: ["*A*"],
        },
        other: { enum: values, "x-enumDescriptions": { b: "By name" } },
        adobe: { enum: values, "meta:enum": { a: "First", toString: "None" } },
        none: { enum: ["toString", "constructor"], "meta:enum": {} },
      },
    });
    const told = (schemas ?? []).map((schema) =>
      schema.kind === "enum" ? schema.symbols.map(({ name, doc = "" }) => `${name} ${doc}`.trim()) : [],
    );
    expect(told).toEqual([
      ["a *A*", "b Plain b"],
      ["a", "b By name"],
      ["a First", "b"],
      ["toString", "constructor"],
    ]);
    expect(schemas?.[1]?.annotations).toEqual({});
  });

  test("has symbols that are lists of one, beside those of which nothing is said", () => {
    const only = (name: string, more = {}) => ({ type: "string", enum: [name], ...more });
    const { schemas } = read({
      definitions: {
        mode: { oneOf: [{ type: "string", enum: ["off", "on"] }, only("auto", { description: "As needed." })] },
        open: { anyOf: [only("a", { title: "First" }), only("b"), { type: "string" }] },
        other: { anyOf: [only("a"), { type: ["string", "null"], enum: ["b", null] }] },
      },
    });
    const told = (schemas ?? []).map((schema) => [
      schema.name.replace("entity.order", ""),
      schema.kind === "enum" ? schema.symbols.map(({ name, doc = "" }) => `${name} ${doc}`.trim()) : schema.kind,
    ]);
    expect(told).toEqual([
      [".mode", ["off", "on", "auto As needed."]],
      [".open", "alias"],
      [".open.value", ["a First", "b"]],
      [".other", "alias"],
      [".other.value", ["a"]],
      [".other.valueOption2", ["b"]],
    ]);
  });

  test("says of what types the first items of a list are, each of its place", () => {
    const [text, number] = [{ type: "string" }, { type: "number" }];
    const mode = { anyOf: [{ const: "a" }, { const: "b" }, number] };
    const options = { type: "object", properties: { deep: { type: "boolean" } } };
    const { schemas } = read({
      properties: {
        rule: { type: "array", items: [mode, options] },
        point: {
          type: "array",
          prefixItems: [
            { ...number, title: "longitude" },
            { ...number, title: "latitude" },
          ],
        },
        pair: { type: "array", prefixItems: [number, number], items: false },
        open: { type: "array", prefixItems: [number, number] },
        numbers: { type: "array", items: [number], additionalItems: number },
        numbered: { type: "array", prefixItems: [text], items: number },
        list: { type: "array", items: { type: "array", items: [text, number], minItems: 2 } },
        either: { anyOf: [text, { type: "array", items: [number, { $ref: "#/$defs/options" }] }] },
      },
      $defs: { options },
    });
    const record = schemas?.find(({ name }) => name === "entity.order");
    const fields = record?.kind === "record" ? record.fields : [];
    expect(Object.fromEntries(fields.map(({ name, annotations }) => [name, annotations]))).toEqual({
      rule: { prefixItems: ["entity.order.ruleItem or double", "entity.order.ruleItem2"] },
      point: {
        prefixItems: [
          { type: "double", title: "longitude" },
          { type: "double", title: "latitude" },
        ],
      },
      pair: { maxItems: 2 },
      open: { prefixItems: ["double", "double"] },
      numbers: {},
      numbered: { prefixItems: ["string"] },
      list: { items: { minItems: 2, prefixItems: ["string", "double"] } },
      either: { anyOf: [{ type: "string" }, { type: "array", prefixItems: ["double", "entity.order.options"] }] },
    });
  });

  test("is a union of variants that it closes all together, and has one enum of what tells branches apart", () => {
    const tag = (...names: readonly string[]) => ({ type: "string", enum: names, description: "What it is." });
    const variant = (name: string) => ({ type: "object", title: name, properties: { kind: tag(name) } });
    const document = read({
      properties: { id: { type: "string" }, place: { $ref: "#/$defs/place" } },
      oneOf: [{ properties: { type: tag("a") } }, { properties: { type: tag("b", "c") } }],
      $defs: { place: { type: "object", additionalProperties: false, oneOf: [variant("Here"), variant("There")] } },
    });
    expect(typesOf(document)).toEqual({ id: "string", place: "entity.order.place", type: "entity.order.type" });
    const told = (document.schemas ?? []).map((schema) => {
      const symbols = schema.kind === "enum" ? schema.symbols.map(({ name }) => name) : [];
      return [schema.name.replace(/^entity\.order\.?/, ""), schema.kind, ...symbols];
    });
    expect(told).toEqual([
      ["", "record"],
      ["type", "enum", "a", "b", "c"],
      ["place", "alias"],
      ["place.value_Here", "record"],
      ["place.value_Here.kind", "enum", "Here"],
      ["place.value_There", "record"],
      ["place.value_There.kind", "enum", "There"],
    ]);
  });

  test("follows references to references as far as a stack is sure to bear", () => {
    const links = Array.from({ length: 20_000 }, (_, at) => [`p${at}`, { $ref: `#/properties/p${at + 1}` }] as const);
    const document = read({ properties: { ...Object.fromEntries(links), p20000: { type: "string" } } });
    expect(typesOf(document)["p19990"]).toBe("string");
    expect(typesOf(document)["p0"]).toBe(any);
  });

  test("tells what leads nowhere, and what can't be shown", () => {
    const document = read({
      properties: {
        a: { $ref: "https://y.example/x.json" },
        b: { $ref: "#/properties/z" },
        round: { $ref: "#/properties/trip" },
        trip: { $ref: "#/properties/round" },
        c: { properties: {}, not: { propertyNames: { format: "ipv4" } } },
      },
    });
    const lost = ["unknown-reference", "unknown-reference"];
    expect(codesOf(document)).toEqual(["unread-keyword", ...lost, "remote-reference"]);
    expect(document.problems?.at(-1)?.place).toEqual({ startLine: 3, startColumn: 8, endLine: 5, endColumn: 3 });
  });

  test("tells each reference that leads nowhere once, a place on another host by its address", () => {
    const document = read({
      properties: {
        a: { $ref: "#/$defs/gone" },
        b: { items: { $ref: "#/$defs/gone" } },
        c: { $ref: "https://y.example/x.json#/a" },
        d: { $ref: "https://y.example/x.json#/b" },
        e: { $ref: "../type/money.json#/$defs/amount" },
        f: { $ref: "#/$defs/there" },
      },
      $defs: { there: { type: "object", properties: { next: { $ref: "customer.json" } } } },
    });
    expect(document.problems?.map(({ message }) => message)).toEqual([
      "`#/$defs/gone` leads to nothing that has a name (used 2 times)",
      "`https://y.example/x.json` is elsewhere, and nothing is fetched (used 2 times)",
    ]);
    expect(document.written).toEqual({
      "type.money.amount": "../type/money.json#/$defs/amount",
      "entity.customer": "customer.json",
    });
  });

  test("has fields that may be something else than the record or enum that they name", () => {
    const document = read({
      properties: {
        rule: { $ref: "#/$defs/rule" },
        level: { $ref: "#/$defs/level" },
        inside: { type: ["object", "array", "null"], properties: { a: {} }, items: { type: "integer" } },
        name: { $ref: "#/$defs/name" },
      },
      $defs: {
        rule: { type: ["object", "boolean"], properties: { not: { $ref: "#/$defs/rule", default: true } } },
        level: { enum: ["low", "high", null] },
        name: { type: ["string", "null"] },
      },
    });
    const rule = { members: ["entity.order.rule", "boolean"] };
    expect(typesOf(document)).toEqual({
      rule,
      level: { members: ["entity.order.level", "null"] },
      inside: { members: ["entity.order.inside", { items: "long" }, "null"] },
      name: "entity.order.name",
    });
    expect(typesOf(document, "entity.order.rule")).toEqual({ not: rule });
  });

  test("keeps what a record holds besides its properties, and which others it goes by", () => {
    const { schemas = [] } = read({
      properties: {
        mixed: {
          type: "object",
          patternProperties: { "^x": { $ref: "#/$defs/a" } },
          additionalProperties: { type: "integer" },
        },
      },
      oneOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }, { required: ["mixed"] }],
      patternProperties: { "^y": { type: "array", items: { $ref: "#/$defs/a" } }, "^z": { type: ["string", "null"] } },
      additionalProperties: { type: "object", properties: { inside: { type: "string" } } },
      $defs: {
        a: { type: "object", properties: { c: { type: "string" } }, additionalProperties: false },
        b: { type: "object", properties: { d: { type: "string" } }, additionalProperties: {} },
      },
    });
    const order = schemas.find(({ name }) => name === "entity.order");
    expect(order?.annotations).toEqual({
      oneOf: ["entity.order.a", "entity.order.b"],
      patternProperties: { "^y": "array[entity.order.a]", "^z": "string or null" },
      additionalProperties: "entity.order.other",
    });
    expect(order?.kind === "record" && order.fields[0]?.type).toEqual({
      values: { members: ["entity.order.a", "long"] },
    });
    expect(schemas.map(({ name, annotations }) => [name, annotations])).toEqual([
      ["entity.order", order?.annotations],
      ["entity.order.other", {}],
      ["entity.order.a", { additionalProperties: false }],
      ["entity.order.b", {}],
    ]);
  });

  test("declares what stands in place by the name of its property, beside what it defines", () => {
    const document = read({
      properties: {
        state: { enum: ["open", "", null] },
        line: { type: "object", properties: { line: { type: "object", properties: { price: { type: "number" } } } } },
      },
      definitions: { line: { type: "string" } },
    });
    expect(document.schemas?.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "record entity.order",
      "enum entity.order.state",
      "record entity.order.line2",
      "record entity.order.line2.line",
      "alias entity.order.line",
    ]);
    expect(typesOf(document)["state"]).toEqual({ members: ["entity.order.state", "null"] });
    const state = document.schemas?.find(({ kind }) => kind === "enum");
    expect(state?.kind === "enum" && state.symbols.map(({ name }) => name)).toEqual(["open", '""']);
  });

  test("joins what it takes from others, and is an entity where the configuration says so", () => {
    const allOf = [{ $ref: "../type/audited.json" }, { properties: { a: { type: "string" } }, required: ["a"] }];
    const document = read({ description: "An order.", allOf, properties: { of: { $ref: "customer.json" } } });
    const [record] = document.schemas ?? [];
    expect(record).toMatchObject({ kind: "record", includes: ["type.audited"] });
    expect(
      record?.kind === "record" && record.fields.map(({ name, optional, entities }) => [name, optional, entities]),
    ).toEqual([
      ["a", false, undefined],
      ["of", true, ["customer"]],
    ]);
    expect(document.entities).toMatchObject([{ name: "order", doc: "An order.", aspects: { order: "entity.order" } }]);
    expect(read({ properties: {} }, "schema/type/x.json").entities).toEqual([]);
  });

  test("that says of itself that it is an object has what it takes in under its own name, and is taken in as itself", () => {
    const heir = (reference: string) => ({ type: "object", allOf: [{ $ref: reference }] });
    const document = read({
      properties: { placed: { ...heir("#/$defs/facet"), description: "No heir." } },
      $defs: {
        facet: { type: "object", properties: { producer: { type: "string" } } },
        input: { description: "Of inputs.", ...heir("#/$defs/facet") },
        further: heir("#/$defs/input"),
        counts: { allOf: [{ $ref: "#/$defs/further" }, { type: "object", properties: { rows: {} } }] },
        narrowed: { allOf: [{ $ref: "#/$defs/further" }, { required: ["producer"] }] },
        elsewhere: heir("base.json#/$defs/facet"),
        byAnotherName: { allOf: [{ $ref: "#/$defs/facet" }] },
        labels: { type: "object", additionalProperties: { type: "string" } },
        tags: heir("#/$defs/labels"),
        round: heir("#/$defs/round"),
      },
    });
    const told = Object.fromEntries(
      (document.schemas ?? []).map((schema) => [
        schema.name,
        schema.kind === "record" ? schema.includes : schema.kind === "alias" ? schema.type : schema.kind,
      ]),
    );
    expect(told).toEqual({
      "entity.order": [],
      "entity.order.facet": [],
      "entity.order.input": ["entity.order.facet"],
      "entity.order.further": ["entity.order.input"],
      "entity.order.counts": ["entity.order.further"],
      "entity.order.narrowed": ["entity.order.further"],
      "entity.order.elsewhere": ["entity.base.facet"],
      "entity.order.byAnotherName": "entity.order.facet",
      "entity.order.labels": { values: "string" },
      "entity.order.tags": "entity.order.labels",
      "entity.order.round": "entity.order.round",
    });
    expect(typesOf(document)).toEqual({ placed: "entity.order.facet" });
  });

  test("has what stands beside a reference, wherever it refers to", () => {
    const document = read({
      $ref: "#/$defs/base",
      properties: {
        own: { $ref: "#/$defs/base", properties: { more: { type: "string" } } },
        plain: { $ref: "#/$defs/base", description: "A base." },
      },
      $defs: {
        base: { type: "object", properties: { label: { type: "string" } } },
        either: {
          allOf: [{ $ref: "#/$defs/base" }],
          oneOf: [{ $ref: "#/$defs/card" }, { properties: { iban: { type: "string" } } }],
        },
        both: { $ref: "#/$defs/base", anyOf: [{ $ref: "#/$defs/card" }] },
        card: { properties: { either: { allOf: [{ $ref: "#/$defs/base" }], oneOf: [{ $ref: "other.json" }] } } },
        hex: { allOf: [{ $ref: "#/$defs/text" }], anyOf: [{ pattern: "^#" }, { maxLength: 1 }] },
        list: { allOf: [{ $ref: "#/$defs/texts" }, { $ref: "#/$defs/texts", minItems: 1 }], description: "No record." },
        texts: { type: "array", items: { type: "string" } },
        text: { type: "string" },
      },
    });
    expect(typesOf(document)).toEqual({ own: "entity.order.own", plain: "entity.order.base" });
    const records = document.schemas?.flatMap((schema) => (schema.kind === "record" ? [schema] : [])) ?? [];
    const facts = records.map(({ name, includes, fields, besides }) => [
      name.replace("entity.order", ""),
      includes?.map((each) => each.replace("entity.order", "")),
      fields.map((field) => field.name),
      besides,
    ]);
    expect(facts).toEqual([
      ["", [".base"], ["own", "plain"], []],
      [".own", [".base"], ["more"], []],
      [".base", [], ["label"], []],
      [".either", [".base"], ["iban"], ["entity.order.card"]],
      [".both", [".base"], [], ["entity.order.card"]],
      [".card", [], ["either"], []],
      [".card.either", [".base"], [], ["entity.other"]],
    ]);
    expect(document.schemas?.find(({ name }) => name === "entity.order.hex")).toMatchObject({
      kind: "alias",
      type: "entity.order.text",
    });
    expect(document.schemas?.find(({ name }) => name === "entity.order.list")).toMatchObject({
      kind: "alias",
      type: "entity.order.texts",
    });
  });

  test("has one enum of the texts that stand among other alternatives", () => {
    const document = read({
      properties: {
        baseline: {
          anyOf: [
            { const: "alphabetic" },
            { $ref: "#/$defs/baseline" },
            { const: "line", description: "As text has it." },
          ],
        },
        extent: { anyOf: [{ const: "all", type: "string" }, { type: "number" }] },
      },
      $defs: { baseline: { enum: ["top", "bottom"] } },
    });
    expect(typesOf(document)).toEqual({
      baseline: { members: ["entity.order.baseline2", "entity.order.baseline"] },
      extent: { members: ["entity.order.extent", "double"] },
    });
    expect(document.schemas?.find(({ name }) => name === "entity.order.baseline2")).toMatchObject({
      symbols: [{ name: "alphabetic" }, { name: "line", doc: "As text has it." }],
    });
  });

  test("wants what all of its variants want, and says what each wants besides", () => {
    const variant = (kind: string, ...required: readonly string[]) => ({
      ...{ properties: { kind: { const: kind }, path: {}, url: {} }, required: ["kind", ...required] },
    });
    const fieldsOf = (schema: unknown) => {
      const [record] = read(schema).schemas ?? [];
      const fields = record?.kind === "record" ? record.fields : [];
      const required = fields.filter(({ optional }) => optional === false).map(({ name }) => name);
      return [required, record?.annotations?.["oneOfRequired"]];
    };
    const properties = { id: {} };
    expect(fieldsOf({ properties, oneOf: [variant("a", "path"), variant("b", "url")] })).toEqual([
      ["kind"],
      [["path"], ["url"]],
    ]);
    expect(fieldsOf({ properties, oneOf: [variant("a", "path"), variant("b", "path")] })).toEqual([
      ["kind", "path"],
      undefined,
    ]);
    expect(fieldsOf({ properties, oneOf: [variant("a", "path"), variant("b")] })).toEqual([["kind"], undefined]);
    expect(fieldsOf({ properties, oneOf: [variant("a"), true] })).toEqual([[], undefined]);
  });

  test("says which of its fields it wants one or the other of", () => {
    const { schemas } = read({
      properties: { id: { type: "string" }, name: { type: "string" } },
      oneOf: [{ required: ["id"] }, { required: ["name"], not: { required: ["id"] } }],
      anyOf: [{ required: ["id"] }, { minProperties: 2 }],
    });
    expect(schemas).toMatchObject([{ kind: "record", annotations: { oneOfRequired: [["id"], ["name"]] } }]);
    expect(schemas?.[0]?.annotations).not.toHaveProperty("anyOfRequired");
  });

  test("keeps each of several lists of what it wants by itself", () => {
    const oneOf = (...names: readonly string[]) => ({ oneOf: names.map((name) => ({ required: [name] })) });
    const parts = [oneOf("id", "name"), oneOf("id", "name"), oneOf("id", "path")];
    const variant = (kind: string) => ({ properties: { kind: { const: kind } }, required: ["kind", kind] });
    const annotationsOf = (...allOf: readonly unknown[]) =>
      read({ properties: { id: {}, name: {}, path: {} }, allOf }).schemas?.[0]?.annotations;
    expect(annotationsOf(...parts)).toEqual({
      oneOfRequired: [["id"], ["name"]],
      conditions: [oneOf("id", "path")],
    });
    // What says more is told as what it wants, and what says nothing else besides.
    expect(annotationsOf(oneOf("id", "name"), { oneOf: [variant("a"), variant("b")] })).toMatchObject({
      oneOfRequired: [["a"], ["b"]],
      conditions: [oneOf("id", "name"), { oneOf: [{}, {}] }],
    });
  });

  test("says which of its fields may not be there, because an alternative that asks for nothing lets them through as well", () => {
    const conditionsOf = (oneOf: readonly unknown[], more: object = {}) =>
      read({ properties: { id: { type: "string" }, name: {} }, oneOf, ...more }).schemas?.[0]?.annotations?.[
        "conditions"
      ];
    const denied = [{ not: { required: ["id"] } }];
    expect(conditionsOf([{ required: ["id"] }, {}])).toEqual(denied);
    expect(
      conditionsOf([{ required: ["name", "id"] }, { properties: { id: { type: "string" } } }], { required: ["name"] }),
    ).toEqual(denied);
    expect(conditionsOf([{ required: ["id"] }, { properties: { id: { type: "integer" } } }])).toBeUndefined();
    expect(conditionsOf([{ required: ["id"] }, { minProperties: 2 }])).toBeUndefined();
    expect(conditionsOf([{ required: ["id"] }, {}, true])).toBeUndefined();
  });

  test("says of what has fields or symbols what else it may be, for other files that refer to it", () => {
    const { schemas } = read({
      $defs: {
        amount: { type: ["object", "string", "null"], properties: { value: { type: "number" } } },
        kind: { enum: ["a", null] },
      },
    });
    expect(schemas).toMatchObject([
      { kind: "record", annotations: { type: ["string", "null"] } },
      { kind: "enum", annotations: { type: ["null"] } },
    ]);
  });

  test("names what stands in place without signs that names have not, however many are alike", () => {
    const crew = { properties: { name: { type: "string" } } };
    const { schemas = [] } = read({ properties: { "a b": crew, "a/b": crew, "a+b": crew } });
    const names = schemas.map(({ name }) => name);
    expect(names).toEqual(["", ".a_b", ".a_b2", ".a_b3"].map((end) => `entity.order${end}`));
  });

  test("names what stands in place apart from definitions, also where case is nothing", () => {
    const names = read({
      properties: { user: { properties: { a: {} } } },
      $defs: { User: { properties: { b: {} } } },
    }).schemas?.map(({ name }) => name);
    expect(names).toEqual(["entity.order", "entity.order.user2", "entity.order.User"]);
  });

  test("may be what a schema registry answers with, of each subject the newest", () => {
    const answer = (version: number, properties: unknown, more: object = {}) => ({
      ...{ subject: "orders-value", version, id: version, schemaType: "JSON" },
      schema: JSON.stringify({ title: "Order", type: "object", properties }),
      ...more,
    });
    const [text, number] = [{ type: "string", description: 'Its "name".' }, { type: "number" }];
    const single = read(answer(1, { name: text }));
    expect(typesOf(single)).toEqual({ name: "string" });
    expect(single.schemas?.[0]).toMatchObject({
      doc: "Order",
      written: expect.stringContaining('\n  "properties": {'),
      fields: [{ doc: 'Its "name".', place: { startLine: 6, endLine: 6 } }],
    });
    const other = answer(1, {}, { subject: "keys", schemaType: "PROTOBUF", schema: "message Key {}" });
    const several = read([answer(1, { name: text }), answer(3, { total: number }), answer(2, {}), other]);
    expect(several.schemas?.map(({ name }) => name)).toEqual(["entity.orders-value"]);
    expect(typesOf(several, "entity.orders-value")).toEqual({ total: "double" });
    expect(several.problems).toMatchObject([
      { code: "no-schema", message: "this is a schema registry's answer, and its schema is of PROTOBUF" },
    ]);
    expect(codesOf(read(answer(1, {}, { schema: "{ broken" })))).toContain("malformed");
  });

  test("may have comments before it, which are told of a file that isn't called JSON with comments", () => {
    const text = '// First.\n/* Then\n{ */\n{ "properties": { "name": { "type": "string" } } }';
    for (const [path, found] of [
      ["schema/order.json", ["malformed"]],
      ["schema/order.jsonc", []],
    ] as const) {
      const document = read(text, path);
      expect(typesOf(document, "order")).toEqual({ name: "string" });
      expect(codesOf(document)).toEqual(found);
    }
  });

  test("may be YAML", () => {
    const document = read(
      "description: Money.\nproperties:\n  amount: { type: number, deprecated: true }\n",
      "schema/type/money.yaml",
    );
    expect(document.schemas).toMatchObject([
      { name: "type.money", fields: [{ name: "amount", deprecated: true, place: { startLine: 3 } }] },
    ]);
  });

  test("that is broken, no schema, endless or far too deep is told once and harms nothing", () => {
    const twice = read('{ "type": "object", "description": "A", "properties": {}, "description": "B" }');
    expect(codesOf(twice)).toEqual(["duplicate-key"]);
    expect(twice.schemas?.map(({ doc }) => doc)).toEqual(["B"]);
    expect(codesOf(read('{ "type": '))).toContain("malformed");
    expect(codesOf(read("[1]"))).toEqual(["no-schema"]);
    const circle = read({ $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } });
    expect(circle.schemas).toHaveLength(3);
    const deep = 10_000;
    expect(codesOf(read('{"properties":{"a":'.repeat(deep) + "{}" + "}}".repeat(deep)))).toContain("malformed");
    expect(codesOf(read("a: ".concat("[".repeat(deep), "]".repeat(deep))))).toContain("malformed");
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { $ref: "#" }]));
    expect(Object.keys(typesOf(read({ properties: wide })))).toHaveLength(20_000);
  });

  test("says nothing of options that it doesn't have", () => {
    expect(() => jsonSchema({ entity: [] })).toThrow("there is no option `entity`");
    expect(() => jsonSchema({ files: "x" })).toThrow("`files` must be a list of globs");
  });
});

test("the words of drafts before the fourth say what those of later ones do", () => {
  const old = {
    $schema: "http://json-schema.org/draft-03/schema#",
    type: "object",
    extends: { $ref: "#/definitions/base" },
    properties: {
      name: { type: "string", required: true },
      depth: { type: "number", divisibleBy: 0.5 },
      kind: { disallow: ["integer", "null"], type: "any" },
      either: { type: ["string", { type: "object", properties: { x: { type: "integer" } } }] },
      extends: { type: "string" },
    },
    dependencies: { name: "depth" },
    definitions: { base: { properties: { id: { type: "string" } } } },
  };
  const now = {
    type: "object",
    allOf: [{ $ref: "#/definitions/base" }],
    properties: {
      name: { type: "string" },
      depth: { type: "number", multipleOf: 0.5 },
      kind: { not: { type: ["integer", "null"] } },
      either: { anyOf: [{ type: "string" }, { type: "object", properties: { x: { type: "integer" } } }] },
      extends: { type: "string" },
    },
    required: ["name"],
    dependencies: { name: ["depth"] },
    definitions: { base: { properties: { id: { type: "string" } } } },
  };
  const strip = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && "startLine" in value ? undefined : value;
  const plain = (schema: object): unknown =>
    JSON.parse(JSON.stringify(read(schema).schemas, strip), (key, value: unknown) =>
      key === "written" ? undefined : value,
    );
  expect(plain(old)).toEqual(plain(now));
  expect(typesOf(read(old))).toMatchObject({ name: "string", extends: "string" });
});

test("a file that is `true` lets anything through, and of one that is `false` that is told", () => {
  const { schemas = [], problems } = read("true");
  expect(schemas.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["entity.order alias"]);
  expect(problems).toEqual([]);
  const told = read("false");
  expect([told.schemas, told.problems?.map(({ code, message }) => `${code} ${message}`)]).toEqual([
    [],
    ["no-schema this schema is `false`, which lets no value through"],
  ]);
});
