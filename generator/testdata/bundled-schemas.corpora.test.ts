import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field, NamedSchema, TypeExpression } from "../catalogue/schema.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";
import { compareLines } from "./compare-lines.ts";
import { corporaFolder } from "./corpora.ts";
import { loadBundledModel } from "./load-bundled-model.ts";
import { loadCoreModel } from "./load-core-model.ts";

/*
 * The schemas of the bundled model are the platform's: fields in their order, types, optionality, defaults, symbols and
 * every annotation. Words are its own, in annotations too. Where it says something else, that is on purpose and stands
 * here.
 */

let bundled: Catalogue;
let real: Catalogue;

describe.skipIf(corporaFolder === undefined)("the bundled schemas beside the platform's own", () => {
  beforeAll(async () => {
    bundled = (await loadBundledModel()).catalogue;
    real = await loadCoreModel("datahub-0.10.4");
  });

  test("say the same of each schema that both have", () => {
    const lines = listAll(real, bundled);
    expect(lines.length).toBeGreaterThan(2000);
    expect(compareLines(lines, listAll(bundled, real))).toEqual([
      // The platform's annotation says that a process consumes what it writes, against the field's own doc.
      '- com.linkedin.dataprocess.DataProcessInfo.outputs @Relationship {"/*":{"entityTypes":["dataset"],"isLineage":true,"name":"Consumes"}}',
      // The platform's annotations are on paths into these fields, which hold one URN and have nothing inside.
      '- com.linkedin.dataprocess.DataProcessInstanceRelationships.parentInstance @Searchable {"/*":{"fieldName":"parentInstance","fieldType":"URN","queryByDefault":false}}',
      '- com.linkedin.dataprocess.DataProcessInstanceRelationships.parentTemplate @Searchable {"/*":{"fieldName":"parentTemplate","fieldType":"URN","queryByDefault":false}}',
      // The published names of process types.
      "- com.linkedin.dataprocess.DataProcessType.BATCH_AD_HOC",
      '+ com.linkedin.dataprocess.DataProcessInfo.outputs @Relationship {"/*":{"entityTypes":["dataset"],"isLineage":true,"isUpstream":false,"name":"Produces"}}',
      '+ com.linkedin.dataprocess.DataProcessInstanceRelationships.parentInstance @Searchable {"fieldName":"parentInstance","fieldType":"URN","queryByDefault":false}',
      '+ com.linkedin.dataprocess.DataProcessInstanceRelationships.parentTemplate @Searchable {"fieldName":"parentTemplate","fieldType":"URN","queryByDefault":false}',
      "+ com.linkedin.dataprocess.DataProcessType.BATCH_ADHOC",
    ]);
  });

  test("leave out what tests are made of, and nothing else", () => {
    const missing = [...real.schemas.keys()].filter((name) => !bundled.schemas.has(name));
    expect(missing.filter((name) => !onlyForTests.test(name))).toEqual([]);
  });

  test("add nothing but typed URNs, answers of the HTTP interface and the message as Kafka carries it", () => {
    const added = [...bundled.schemas.values()].filter(({ fullName }) => !real.schemas.has(fullName));
    const pdl = added.filter(({ language }) => language === "pdl").map(({ fullName }) => fullName);
    expect(pdl.toSorted()).toEqual([
      // Declared beside the platform's HTTP interface rather than in its core model.
      "com.linkedin.analytics.GetTimeseriesAggregatedStatsResponse",
      "com.linkedin.aspect.GetTimeseriesAspectValuesResponse",
      // The platform types the URNs of some entities only. These say what the parts of the others are.
      "com.linkedin.common.ContainerUrn",
      "com.linkedin.common.DataPlatformInstanceUrn",
      "com.linkedin.common.DataProcessInstanceUrn",
      "com.linkedin.common.MLFeatureTableUrn",
      "com.linkedin.common.MLModelDeploymentUrn",
      "com.linkedin.common.MLModelGroupUrn",
      "com.linkedin.common.MLPrimaryKeyUrn",
      "com.linkedin.common.QueryUrn",
      "com.linkedin.common.SchemaFieldUrn",
    ]);
  });
});

/** The platform's own tests know these; nothing that it stores or sends does. */
const onlyForTests = /^com\.datahub\.common\.Dummy|\.TestEntityUrn$/;

/** What is said of the schemas that the other catalogue has as well. */
function listAll({ schemas }: Catalogue, other: Catalogue): readonly string[] {
  const shared = [...schemas.values()].filter(({ fullName }) => other.schemas.has(fullName));
  return shared.flatMap((schema) => [
    `${schema.kind} ${schema.fullName}`,
    ...listAnnotations(schema.fullName, schema.annotations),
    ...listParts(schema),
  ]);
}

function listParts(schema: NamedSchema): readonly string[] {
  const { fullName } = schema;
  switch (schema.kind) {
    case "record": {
      const order = schema.fields.map(({ name }) => name).join(", ");
      return [`${fullName} has ${order}`, ...schema.fields.flatMap((field) => listField(fullName, field))];
    }
    case "enum":
      return schema.symbols.flatMap(({ name, annotations }) => [
        `${fullName}.${name}`,
        ...listAnnotations(`${fullName}.${name}`, annotations),
      ]);
    case "typeref":
      return [`${fullName} stands for ${printType(schema.target)}`];
    case "fixed":
      return [`${fullName} is ${schema.size} bytes long`];
  }
}

function listField(owner: string, field: Field): readonly string[] {
  const coordinate = `${owner}.${field.name}`;
  const value = field.default === undefined ? "" : ` = ${JSON.stringify(field.default)}`;
  const from = field.includedFrom === undefined ? "" : ` from ${field.includedFrom}`;
  return [
    `${coordinate}: ${field.optional ? "optional " : ""}${printType(field.type)}${value}${from}`,
    ...listAnnotations(coordinate, field.annotations),
  ];
}

function printType(type: TypeExpression): string {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type.name;
    case "array":
      return `array[${printType(type.items)}]`;
    case "map":
      return `map[${printType(type.values)}]`;
    case "union":
      return `union[${type.members.map((member) => `${member.alias ?? ""}:${printType(member.type)}`).join(" ")}]`;
  }
}

function listAnnotations(owner: string, annotations: JsonObject): readonly string[] {
  return Object.entries(annotations).map(([name, value]) => {
    const isMark = name.toLowerCase() === "deprecated";
    return isMark ? `${owner} @${name}` : `${owner} @${name} ${JSON.stringify(withoutWords(value))}`;
  });
}

/** Keys in one order, without the docs and the owners that typed URNs have in them. */
function withoutWords(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withoutWords);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "doc" && !key.startsWith("owner"));
  const sorted = entries.toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, withoutWords(inner)]));
}
