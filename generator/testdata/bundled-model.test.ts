import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlField, GraphqlType } from "../catalogue/graphql.ts";
import type { NamedSchema } from "../catalogue/schema.ts";
import { check } from "../check/check.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";

/*
 * The model in `schemas/` is what people see first. It has to be without any fault that our own
 * checks know, and it has to say what the platform says.
 */

const bundledModel = fileURLToPath(new URL("../../schemas", import.meta.url));
const report = createReport();
let catalogue: Catalogue;

beforeAll(async () => {
  const { files } = await discover(makeSettings({}, {}, bundledModel), report);
  catalogue = link(await parse(files, report), report);
  check(catalogue, report);
});

test("nothing is wrong with it", () => {
  expect(report.diagnostics.map(({ code, message, span }) => ({ code, message, span }))).toEqual([]);
});

test("the entities are those of the platform, each with a key aspect, a doc and a URN", () => {
  expect([...catalogue.entities.keys()]).toEqual(["dataset", "chart", "corpuser", "tag", "dataPlatform"]);
  expect([...catalogue.entities.values()].map(({ urn }) => urn?.text)).toEqual([
    "urn:li:dataset:(<platform>,<name>,<origin>)",
    "urn:li:chart:(<dashboardTool>,<chartId>)",
    "urn:li:corpuser:<username>",
    "urn:li:tag:<name>",
    "urn:li:dataPlatform:<platformName>",
  ]);
  for (const { doc, keyAspect } of catalogue.entities.values()) expect(doc && keyAspect).toBeTruthy();
});

describe("aspects have the fields that the platform gives them", () => {
  const expected: Readonly<Record<string, string>> = {
    chartInfo:
      "access chartUrl customProperties description externalUrl inputEdges inputs lastModified lastRefreshed title type",
    corpUserEditableInfo: "aboutMe displayName email phone pictureLink skills slack teams title",
    corpUserStatus: "lastModified status",
    datasetDeprecation: "actor decommissionTime deprecated note",
    datasetProperties: "created customProperties description externalUrl lastModified name qualifiedName tags uri",
  };

  test.each(Object.keys(expected))("%s", (name) => {
    const schema = catalogue.schemas.get(catalogue.aspects.get(name)?.schema ?? "");
    const fields = schema?.kind === "record" ? schema.fields.map((field) => field.name) : [];
    expect([...fields].sort().join(" ")).toBe(expected[name]);
  });
});

test.each([
  ["com.linkedin.common.FabricType", "CORP DEV EI NON_PROD PRE PROD QA STG TEST UAT"],
  ["com.linkedin.timeseries.CalendarInterval", "SECOND MINUTE HOUR DAY WEEK MONTH QUARTER YEAR"],
])("%s has the symbols of the platform", (name, symbols) => {
  const schema = catalogue.schemas.get(name);
  expect(schema?.kind === "enum" && schema.symbols.map((symbol) => symbol.name).join(" ")).toBe(symbols);
});

test("every kind of thing is in it, so that every kind of page is seen", () => {
  const kinds = new Set([...catalogue.schemas.values()].map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["enum", "fixed", "record", "typeref"]);
  const languages = new Set(catalogue.sources.map(({ kind }) => kind));
  expect([...languages].sort()).toEqual(["avsc", "graphql", "pdl", "registry"]);
  const graphqlKinds = new Set(catalogue.graphql.types.map(({ kind }) => kind));
  expect([...graphqlKinds].sort()).toEqual(["enum", "input", "interface", "object", "scalar", "union"]);
  expect(catalogue.events.size).toBeGreaterThan(0);
  expect([...catalogue.aspects.values()].some(({ storage }) => storage === "timeseries")).toBe(true);
  expect([...catalogue.aspects.values()].some(({ deprecated }) => deprecated?.reason)).toBe(true);
  expect(catalogue.relationships.some(({ isLineage }) => isLineage)).toBe(true);
  expect(catalogue.relationships.every(({ unresolved }) => unresolved === undefined)).toBe(true);
});

test("nothing in it is undocumented", () => {
  expect([...catalogue.schemas.values()].flatMap(findUndocumented)).toEqual([]);
  const { operations, types } = catalogue.graphql;
  expect([...operations.flatMap(findUndocumentedField), ...types.flatMap(findUndocumentedType)]).toEqual([]);
});

function findUndocumented(schema: NamedSchema): readonly string[] {
  const parts = schema.kind === "record" ? schema.fields : schema.kind === "enum" ? schema.symbols : [];
  const silent = parts.filter(({ doc }) => !doc).map(({ name }) => `${schema.fullName}.${name}`);
  return schema.doc ? silent : [schema.fullName, ...silent];
}

function findUndocumentedType(type: GraphqlType): readonly string[] {
  const fields = type.kind === "object" || type.kind === "interface" ? type.fields.flatMap(findUndocumentedField) : [];
  const values = type.kind === "enum" ? type.values : type.kind === "input" ? type.fields : [];
  const silent = values.filter(({ description }) => !description).map(({ coordinate }) => coordinate);
  return [...(type.description ? [] : [type.name]), ...fields, ...silent];
}

function findUndocumentedField(field: GraphqlField): readonly string[] {
  const silent = field.arguments.filter(({ description }) => !description).map(({ coordinate }) => coordinate);
  return field.description ? silent : [field.coordinate, ...silent];
}
