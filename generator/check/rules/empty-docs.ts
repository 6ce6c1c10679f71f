import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { GraphqlModel, GraphqlTypeExpression } from "../../catalogue/graphql.ts";
import type { IngestionModel } from "../../catalogue/ingestion.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { NounName } from "../../catalogue/nouns.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { SdkFunction, SdkModel, SdkParameter } from "../../catalogue/sdk.ts";
import type { Span } from "../../catalogue/span.ts";
import { checkCodes } from "../../diagnostics/codes/check.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Rule } from "../rule.ts";
import { saysNothing } from "../says-nothing.ts";
import { listGraphqlParts } from "./graphql-members.ts";

const emptySchemaDocs: Rule = (catalogue, report) => reportEmpty(listSchemaDocs(catalogue), report);
const emptyGraphqlDocs: Rule = ({ graphql }, report) => reportEmpty(listGraphqlDocs(graphql), report);
const emptyLibraryDocs: Rule = ({ sdk }, report) => reportEmpty(listSdkDocs(sdk), report);
const emptyOptionDocs: Rule = ({ ingestion }, report) => reportEmpty(listOptionDocs(ingestion), report);

/** Docs that say nothing but the name of the thing, of what it is a part of, or of its type: a rule an area, since areas are edited one by one. */
export const emptyDocs: readonly Rule[] = [emptySchemaDocs, emptyGraphqlDocs, emptyLibraryDocs, emptyOptionDocs];

function reportEmpty(docs: Iterable<NamedDoc>, report: Report): void {
  for (const { kind, name, doc, beside = [], span } of docs) {
    if (doc === undefined || doc.trim() === "" || !saysNothing(doc, [name, ...beside])) continue;
    report.add(checkCodes.emptyDoc({ kind, name, doc: doc.trim().replaceAll(/\s+/g, " ") }), span);
  }
}

/** A doc with the names that readers see beside it. */
interface NamedDoc {
  readonly kind: NounName;
  /** With what the thing is a part of, e.g. `Owner.type`. */
  readonly name: string;
  readonly doc?: string | undefined;
  readonly beside?: readonly string[];
  readonly span: Span | undefined;
}

function* listSchemaDocs({ entities, schemas }: Catalogue): Generator<NamedDoc> {
  for (const { name, doc, origins } of entities.values()) {
    yield { kind: "entity", name, doc, span: origins[0]?.span };
  }
  for (const schema of schemas.values()) {
    const { name: owner, doc, nameSpan: span } = schema;
    yield { kind: nounOfSchema(schema), name: owner, doc, span };
    if (schema.kind === "enum") {
      for (const { name, doc, span } of schema.symbols) yield { kind: "symbol", name: `${owner}.${name}`, doc, span };
    } else if (schema.kind === "record") {
      // Included fields are looked at where they are declared.
      for (const { name, doc, type, includedFrom, nameSpan: span } of schema.fields) {
        if (includedFrom !== undefined) continue;
        yield { kind: "field", name: `${owner}.${name}`, doc, beside: namesOf(type), span };
      }
    }
  }
}

function* listGraphqlDocs(graphql: GraphqlModel): Generator<NamedDoc> {
  for (const { kind, coordinate: name, description: doc, type, span } of listGraphqlParts(graphql)) {
    yield { kind, name, doc, beside: type === undefined ? [] : [nameOf(type)], span };
  }
}

function* listOptionDocs({ platforms }: IngestionModel): Generator<NamedDoc> {
  for (const { plugins } of platforms.values()) {
    for (const { options } of plugins) {
      for (const { path, description: doc, span } of options) yield { kind: "option", name: path, doc, span };
    }
  }
}

function* listSdkDocs({ pages }: SdkModel): Generator<NamedDoc> {
  for (const { constants, enums, functions, classes } of pages.flatMap(({ modules }) => modules)) {
    for (const constant of constants) yield { kind: "constant", ...constant };
    for (const { values, ...one } of enums) {
      yield { kind: "enum", ...one };
      for (const value of values) yield { kind: "symbol", ...value, name: `${one.name}.${value.name}` };
    }
    for (const one of functions) yield* listFunctionDocs("function", one, "");
    for (const { parameters = [], attributes, methods, ...one } of classes) {
      yield { kind: "class", ...one };
      yield* listParameterDocs(parameters, one.name);
      for (const { name, doc, span, type } of attributes) {
        yield { kind: "property", name: `${one.name}.${name}`, doc, beside: toNames(type?.text), span };
      }
      for (const method of methods) yield* listFunctionDocs("method", method, `${one.name}.`);
    }
  }
}

function* listFunctionDocs(
  kind: NounName,
  { name, doc, span, parameters }: SdkFunction,
  owner: string,
): Generator<NamedDoc> {
  yield { kind, name: `${owner}${name}`, doc, span };
  yield* listParameterDocs(parameters, `${owner}${name}`);
}

function* listParameterDocs(parameters: readonly SdkParameter[], owner: string): Generator<NamedDoc> {
  for (const { name, doc, type, span } of parameters) {
    yield { kind: "parameter", name: `${owner}(${name})`, doc, beside: toNames(type?.text), span };
  }
}

function toNames(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

function nameOf(type: GraphqlTypeExpression): string {
  return type.kind === "named" ? type.name : nameOf(type.of);
}

/** The simple names of the schemas that a type is made of. */
function namesOf(type: TypeExpression): readonly string[] {
  switch (type.kind) {
    case "primitive":
      return [type.name];
    case "reference":
      return [toSimpleName(type.name)];
    case "array":
      return namesOf(type.items);
    case "map":
      return namesOf(type.values);
    case "union":
      return type.members.flatMap((member) => namesOf(member.type));
  }
}
