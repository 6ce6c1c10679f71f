import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { GraphqlField, GraphqlInputValue, GraphqlModel, GraphqlType } from "../catalogue/graphql.ts";
import { printTypeExpression } from "../print/print-graphql-type.ts";
import { compareLines } from "./compare-lines.ts";
import { corporaFolder } from "./corpora.ts";
import { loadModelFrom } from "./load-model.ts";
import { loadBundledModel } from "./load-bundled-model.ts";

/*
 * The bundled API is the platform's, name by name: members, arguments, types and whether they may be null, defaults,
 * and what is deprecated. Only the words are its own, reasons of deprecations among them, which the platform mostly
 * leaves out. Where it says something else, that is on purpose and stands here.
 */

let bundled: GraphqlModel;
let real: GraphqlModel;

describe.skipIf(corporaFolder === undefined)("the bundled API beside the platform's own", () => {
  beforeAll(async () => {
    const folder = join(corporaFolder ?? "", "datahub-0.10.4/datahub-graphql-core/src/main/resources");
    bundled = (await loadBundledModel()).catalogue.graphql;
    real = (await loadModelFrom(folder)).catalogue.graphql;
  });

  test("has as many operations and types of each kind", () => {
    const counts = { query: 72, mutation: 96, object: 310, input: 159, enum: 59, interface: 5, union: 5, scalar: 1 };
    expect(countKinds(real)).toEqual(counts);
    expect(countKinds(bundled)).toEqual(counts);
  });

  test("says the same of each of them, nothing left out and nothing invented", () => {
    const lines = listAll(real);
    expect(lines.length).toBeGreaterThan(3000);
    expect(compareLines(lines, listAll(bundled))).toEqual([
      // The platform's documentation names these besides `ACTIVE`, and the stored aspect holds any text.
      "+ CorpUserStatus.PROVISIONED",
      "+ CorpUserStatus.SUSPENDED",
    ]);
  });
});

function countKinds({ operations, types }: GraphqlModel): Readonly<Record<string, number>> {
  const own = types.filter(({ span }) => span !== undefined);
  const kinds = [...operations.map(({ operation }) => operation), ...own.map(({ kind }) => kind)];
  return Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((other) => other === kind).length]));
}

function listAll({ operations, types }: GraphqlModel): readonly string[] {
  return [...operations.flatMap(listField), ...types.filter(({ span }) => span !== undefined).flatMap(listType)];
}

function listType(type: GraphqlType): readonly string[] {
  const self = `${type.kind} ${type.name}`;
  switch (type.kind) {
    case "object":
    case "interface":
      return [self, ...type.interfaces.map((name) => `${self} is a ${name}`), ...type.fields.flatMap(listField)];
    case "input":
      return [self, ...type.fields.map(printValue)];
    case "enum":
      return [self, ...type.values.map(({ coordinate, deprecated }) => `${coordinate}${mark(deprecated)}`)];
    case "union":
      return [self, ...type.members.map((name) => `${self} can be ${name}`)];
    case "scalar":
      return [self];
  }
}

function listField(field: GraphqlField): readonly string[] {
  const self = `${field.coordinate}: ${printTypeExpression(field.type)}${mark(field.deprecated)}`;
  return [self, ...field.arguments.map(printValue)];
}

function printValue({ coordinate, type, default: value, deprecated }: GraphqlInputValue): string {
  return `${coordinate}: ${printTypeExpression(type)}${value === undefined ? "" : ` = ${value}`}${mark(deprecated)}`;
}

function mark(deprecated: object | undefined): string {
  return deprecated === undefined ? "" : " @deprecated";
}
