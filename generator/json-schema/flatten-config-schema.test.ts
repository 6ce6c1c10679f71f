import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { IngestionOption } from "../catalogue/ingestion.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { createReport } from "../diagnostics/report.ts";
import { expectGolden } from "../testdata/golden.ts";
import { flattenConfigSchema } from "./flatten-config-schema.ts";
import { parseConfigSchema } from "../parse/ingestion/parse-config-schema.ts";

const folder = fileURLToPath(new URL("../testdata/ingestion/config-schemas", import.meta.url));

function read(text: string): { options: readonly IngestionOption[]; said: readonly string[] } {
  const report = createReport();
  const document = parseConfigSchema({ path: "depot_config.json", text, kind: "ingestion" }, report);
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${span?.startLine}:${span?.startColumn} ${code} ${message}`,
  );
  return { options: document?.options ?? [], said };
}

function toLine(option: IngestionOption): string {
  const { path, type, presence, requiredIf, values, constraints, span } = option;
  const facts = [
    type,
    requiredIf === undefined ? presence : `${presence} ${requiredIf}`,
    ...(option.nullable ? ["nullable"] : []),
    ...(option.default === undefined ? [] : [`= ${JSON.stringify(option.default)}`]),
    ...(option.secret ? ["secret"] : []),
    ...(option.deprecated === undefined ? [] : ["deprecated"]),
    ...(option.recursionTo === undefined ? [] : [`as "${option.recursionTo}"`]),
    ...(values.length === 0 ? [] : [`{${values.join(" ")}}`]),
    ...(constraints.length === 0 ? [] : [`(${constraints.join(", ")})`]),
    ...(option.description === undefined ? [] : [`"${option.description}"`]),
  ];
  return `${path}: ${facts.join(" · ")} @${span.startLine}\n`;
}

describe("flattenConfigSchema", () => {
  it("reads every construct", () => {
    const { options, said } = read(readFileSync(`${folder}/constructs.json`, "utf8"));
    expect(said).toEqual(["45:5 ingestion/unknown-reference the schema has nothing at `#/$defs/Gone`"]);
    expectGolden(`${folder}/constructs.txt`, options.map(toLine).join(""));
  });

  it.each([
    [{ type: "array", items: { enum: ["a", "b"] } }, ['each one of "a", "b"']],
    [{ type: "object", additionalProperties: { $ref: "#/$defs/E" } }, ['each one of "x"']],
    [{ type: "array", minItems: 1, items: { anyOf: [{ enum: [1] }, { type: "string" }] } }, ["at least 1 item"]],
    [{ type: "array", items: { enum: Array.from({ length: 13 }, (_, index) => index) } }, []],
  ])("says which values the items of a list and the values of a map are: %j", (property, constraints) => {
    const schema = { type: "object", properties: { a: property }, $defs: { E: { enum: ["x"] } } };
    expect(read(JSON.stringify(schema)).options).toMatchObject([{ constraints }]);
  });

  it("asks for what tells several shapes apart, though each of them has it as its default", () => {
    const shape = (kind: string) => ({ properties: { kind: { const: kind, default: kind }, size: { default: 1 } } });
    const discriminator = { propertyName: "kind", mapping: { a: "#/definitions/A", b: "#/definitions/B" } };
    const both = { discriminator, oneOf: [{ $ref: "#/definitions/A" }, { $ref: "#/definitions/B" }] };
    const definitions = { A: shape("a"), B: shape("b") };
    const { options } = read(JSON.stringify({ properties: { part: both, parts: { items: both } }, definitions }));
    expect(options.map(({ path, default: value, requiredIf }) => [path, value, requiredIf])).toEqual([
      ["part", undefined, undefined],
      ["part.kind", undefined, "part"],
      ["part.size", 1, undefined],
      ["parts", undefined, undefined],
      ["parts.kind", undefined, "parts"],
      ["parts.size", 1, undefined],
    ]);
  });

  it("tells what one of several shapes requires, but for what has a default there", () => {
    const shape = (title: string, tag: string, name: string) => ({
      title,
      properties: {
        kind: { const: tag },
        [name]: { type: "string" },
        [`${name}_size`]: { type: "integer", default: 1 },
      },
      required: ["kind", name, `${name}_size`],
    });
    const definitions = { A: shape("Ay", "a", "one"), B: { ...shape("Bee", "b", "two"), required: ["kind"] } };
    const mapping = { a: "#/definitions/A", b: "#/definitions/B" };
    const oneOf = Object.values(mapping).map((target) => ({ $ref: target }));
    const properties = { told: { oneOf, discriminator: { propertyName: "kind", mapping } } };
    const { options } = read(JSON.stringify({ properties, definitions }));
    expect(options.flatMap(({ path, onlyIn }) => (onlyIn?.isRequired === true ? path : []))).toEqual(["told.one"]);
  });

  it("takes values for the only ones where nothing else of their type is taken", () => {
    const listed = { type: "string", enum: ["a", "b"] };
    const properties = {
      any: { anyOf: [listed, { type: "string" }, { type: "null" }] },
      few: { anyOf: [listed, { type: "null" }] },
      mixed: { anyOf: [listed, { type: "integer" }] },
    };
    const { options } = read(JSON.stringify({ properties }));
    expect(options.map(({ path, type, values }) => [path, type, values])).toEqual([
      ["any", "string", []],
      ["few", "string", ['"a"', '"b"']],
      ["mixed", "string or integer", ['"a"', '"b"']],
    ]);
  });

  it("says in which of several shapes an option is, and with which sources it has an effect", () => {
    const shape = (title: string, own: string) => ({ title, properties: { kind: {}, all: {}, [own]: {} } });
    const discriminator = { propertyName: "kind", mapping: { a: "#/definitions/A", b: "#/definitions/B" } };
    const arms = [{ $ref: "#/definitions/A" }, { $ref: "#/definitions/B" }];
    const properties = {
      told: { discriminator, oneOf: arms },
      guessed: { anyOf: [...arms, { type: "null" }] },
      nameless: { anyOf: [{ properties: { x: {} } }, { properties: { y: {} } }] },
      rare: { type: "boolean", schema_extra: { supported_sources: ["depot"] } },
      older: { type: "boolean", supported_sources: ["store"] },
    };
    const definitions = { A: shape("Ay", "one"), B: shape("Bee", "two") };
    const { options } = read(JSON.stringify({ properties, definitions }));
    expect(
      options.flatMap(({ path, onlyIn, supportedSources }) =>
        onlyIn === undefined && supportedSources === undefined ? [] : [[path, onlyIn ?? supportedSources]],
      ),
    ).toEqual([
      ["told.one", { shapes: ["Ay"], option: "told.kind", values: ['"a"'] }],
      ["told.two", { shapes: ["Bee"], option: "told.kind", values: ['"b"'] }],
      ["guessed.one", { shapes: ["Ay"] }],
      ["guessed.two", { shapes: ["Bee"] }],
      ["rare", ["depot"]],
      ["older", ["store"]],
    ]);
  });

  it("stops where definitions multiply", () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => {
        const next = { $ref: `#/definitions/D${index + 1}` };
        return [`D${index}`, { type: "object", properties: { a: next, b: next } }];
      }),
    );
    const { options, said } = read(
      JSON.stringify({ $ref: "#/definitions/D0", definitions: { ...definitions, D20: {} } }),
    );
    expect(options).toHaveLength(5000);
    expect(said).toEqual(["1:1 ingestion/too-many-options more than 5000 options are described"]);
  });

  it("stops where objects stand in objects without end", () => {
    let schema: object = { type: "string" };
    for (let level = 0; level < 150; level += 1) schema = { type: "object", properties: { a: schema } };
    const depths = read(JSON.stringify(schema)).options.map(({ path }) => path.split(".").length);
    expect(Math.max(...depths)).toBe(61);
  });

  it("stops where unions multiply", () => {
    const branches = { anyOf: Array.from({ length: 10 }, (_, index) => ({ title: `T${index}`, type: "object" })) };
    const schema = { properties: { a: { allOf: Array.from({ length: 10 }, () => branches) } } };
    expect(read(JSON.stringify(schema)).options.map(({ path }) => path)).toEqual(["a"]);
  });

  it("follows no references in a circle, nor to other files", () => {
    const definitions = { A: { $ref: "#/definitions/B" }, B: { $ref: "#/definitions/A" } };
    const properties = { a: { $ref: "#/definitions/A" }, b: { $ref: "other.json#/A" } };
    const { options, said } = read(JSON.stringify({ properties, definitions }));
    expect(options.map(({ path, type }) => `${path}: ${type}`)).toEqual(["a: B", "b: any"]);
    expect(said).toEqual([expect.stringContaining("ingestion/unknown-reference")]);
  });

  it("takes a schema that is no object for one without options", () => {
    const values: readonly JsonValue[] = [null, true, "text", [], {}];
    for (const value of values) expect(flattenConfigSchema(value, () => span, createReport())).toEqual([]);
    expect(read("[]").said).toEqual([
      "1:1 ingestion/wrong-value a configuration's schema must be an object, not a list",
    ]);
  });
});

const span = { file: "a.json", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
