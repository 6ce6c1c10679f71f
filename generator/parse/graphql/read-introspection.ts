import {
  DEFAULT_DEPRECATION_REASON,
  Kind,
  OperationTypeNode,
  specifiedDirectives,
  specifiedScalarTypes,
  type ConstDirectiveNode,
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NamedTypeNode,
  type NameNode,
  type SchemaDefinitionNode,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeNode,
} from "graphql";
import type { Span } from "../../catalogue/span.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { limitReport } from "../json/limit-report.ts";
import { getFlag, getObject, getText } from "../json/get-value.ts";
import type { LocatedJson, LocatedObject } from "../json/located-json.ts";
import { openingBracket } from "../json/opening-bracket.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import type { GraphqlDefinition } from "./graphql-document.ts";
import { readConstant } from "./read-constant.ts";
import { toLocation } from "./to-location.ts";

// What a server answers to the introspection query says the same as SDL but for the directives that are applied, so it
// becomes the same nodes, each with its place in the file.

/** What the answer to an introspection query says. */
export interface IntrospectedSchema {
  readonly definitions: readonly GraphqlDefinition[];
  /** Names of the types that it declares. */
  readonly types: ReadonlySet<string>;
  /** Where it begins. */
  readonly span: Span;
}

/** The schema in a JSON file, with `data` around it or without, or without even its name; undefined where there is none. Mistakes have been reported. */
export function readIntrospection(file: SourceFile, report: Report): IntrospectedSchema | undefined {
  const own = limitReport(report);
  const json = parseLocatedJson(file, own);
  if (json?.kind !== "object") return undefined;
  const answer = getObject(json, "data") ?? json;
  const entry = answer.entries.get("__schema");
  if (entry === undefined && getObject(answer, "queryType") !== undefined && answer.entries.has("types"))
    return readSchema(answer, openingBracket(answer.span), own);
  if (entry?.value.kind !== "object") {
    own.add(graphqlCodes.badIntrospection({ what: "the answer", lacks: "__schema" }), openingBracket(json.span));
    return undefined;
  }
  return readSchema(entry.value, entry.keySpan, own);
}

function readSchema(schema: LocatedObject, span: Span, report: Report): IntrospectedSchema {
  const nodes = listAt(schema, "types", "the schema", report).flatMap((type) => readType(type, report) ?? []);
  const types = new Set(nodes.map(({ name }) => name.value));
  const directives = listAt(schema, "directives", undefined, report).flatMap(
    (directive) => readDirective(directive, report) ?? [],
  );
  const block = readRoots(schema, types, report);
  const all = [...(block === undefined ? [] : [block]), ...nodes, ...directives];
  return { definitions: all.map((node) => ({ node })), types, span };
}

const usualRoots = [
  ["queryType", OperationTypeNode.QUERY, "Query"],
  ["mutationType", OperationTypeNode.MUTATION, "Mutation"],
  ["subscriptionType", OperationTypeNode.SUBSCRIPTION, "Subscription"],
] as const;

/** A `schema` block where the names of the root types don't say as much. */
function readRoots(
  schema: LocatedObject,
  types: ReadonlySet<string>,
  report: Report,
): SchemaDefinitionNode | undefined {
  const description = readDescription(schema);
  const roots = usualRoots.map(([key, operation, usual]) => {
    const root = getObject(schema, key);
    return { operation, usual, root, name: root && readName(root, `\`${key}\``, report) };
  });
  const isUsual = roots.every(({ name, usual }) => (name === undefined ? !types.has(usual) : name.value === usual));
  if (isUsual && description === undefined) return undefined;
  return {
    kind: Kind.SCHEMA_DEFINITION,
    ...(description && { description }),
    operationTypes: roots.flatMap(({ operation, name, root }) =>
      name === undefined || root === undefined
        ? []
        : {
            kind: Kind.OPERATION_TYPE_DEFINITION,
            operation,
            type: { kind: Kind.NAMED_TYPE, name, loc: toLocation(root.span) },
            loc: toLocation(root.span),
          },
    ),
    loc: toLocation(schema.span),
  };
}

const builtInTypes: ReadonlySet<string> = new Set(specifiedScalarTypes.map(({ name }) => name));
const builtInDirectives: ReadonlySet<string> = new Set(specifiedDirectives.map(({ name }) => name));

function readType(type: LocatedObject, report: Report): TypeDefinitionNode | undefined {
  const name = readName(type, "a type", report);
  if (name === undefined || builtInTypes.has(name.value) || name.value.startsWith("__")) return undefined;
  const description = readDescription(type);
  const base = { name, ...(description && { description }), loc: toLocation(type.span) };
  const owner = `\`${name.value}\``;
  const kind = getText(type, "kind");
  switch (kind) {
    case "SCALAR":
      return { ...base, kind: Kind.SCALAR_TYPE_DEFINITION, directives: readSpecification(type) };
    case "OBJECT":
    case "INTERFACE":
      return {
        ...base,
        kind: kind === "OBJECT" ? Kind.OBJECT_TYPE_DEFINITION : Kind.INTERFACE_TYPE_DEFINITION,
        fields: listAt(type, "fields", owner, report).flatMap((field) => readField(field, owner, report) ?? []),
        interfaces: readNames(type, "interfaces", report),
      };
    case "UNION":
      return { ...base, kind: Kind.UNION_TYPE_DEFINITION, types: readNames(type, "possibleTypes", report) };
    case "ENUM":
      return {
        ...base,
        kind: Kind.ENUM_TYPE_DEFINITION,
        values: listAt(type, "enumValues", owner, report).flatMap((value) => readEnumValue(value, owner, report) ?? []),
      };
    case "INPUT_OBJECT":
      return {
        ...base,
        kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
        fields: readInputs(type, "inputFields", owner, report),
        directives: getFlag(type, "isOneOf") === true ? [toDirective("oneOf", type.span)] : [],
      };
    default:
      report.add(graphqlCodes.badIntrospection({ what: owner, lacks: "kind" }), openingBracket(type.span));
      return undefined;
  }
}

function readField(field: LocatedObject, owner: string, report: Report): FieldDefinitionNode | undefined {
  const name = readName(field, `a field of ${owner}`, report);
  if (name === undefined) return undefined;
  const type = readTypeReference(field, `field \`${name.value}\` of ${owner}`, report);
  if (type === undefined) return undefined;
  const description = readDescription(field);
  return {
    kind: Kind.FIELD_DEFINITION,
    name,
    ...(description && { description }),
    type,
    arguments: readInputs(field, "args", `\`${name.value}\` of ${owner}`, report),
    directives: readDeprecation(field),
    loc: toLocation(field.span),
  };
}

function readInputs(
  around: LocatedObject,
  key: "args" | "inputFields",
  owner: string,
  report: Report,
): readonly InputValueDefinitionNode[] {
  return listAt(around, key, key === "args" ? undefined : owner, report).flatMap((input) => {
    const what = key === "args" ? "argument" : "input field";
    const name = readName(input, `an ${what} of ${owner}`, report);
    const type = name && readTypeReference(input, `${what} \`${name.value}\` of ${owner}`, report);
    if (name === undefined || type === undefined) return [];
    const description = readDescription(input);
    const defaultValue = readDefault(input, report);
    return {
      kind: Kind.INPUT_VALUE_DEFINITION,
      name,
      ...(description && { description }),
      type,
      ...(defaultValue && { defaultValue }),
      directives: readDeprecation(input),
      loc: toLocation(input.span),
    };
  });
}

function readDefault(input: LocatedObject, report: Report): InputValueDefinitionNode["defaultValue"] {
  const value = valueAt(input, "defaultValue");
  return value?.kind === "scalar" && typeof value.value === "string"
    ? readConstant(value.value, value.span, report)
    : undefined;
}

function readEnumValue(value: LocatedObject, owner: string, report: Report): EnumValueDefinitionNode | undefined {
  const name = readName(value, `a value of ${owner}`, report);
  if (name === undefined) return undefined;
  const description = readDescription(value);
  return {
    kind: Kind.ENUM_VALUE_DEFINITION,
    name,
    ...(description && { description }),
    directives: readDeprecation(value),
    loc: toLocation(value.span),
  };
}

function readDirective(directive: LocatedObject, report: Report): DirectiveDefinitionNode | undefined {
  const name = readName(directive, "a directive", report);
  if (name === undefined || builtInDirectives.has(name.value)) return undefined;
  const description = readDescription(directive);
  const locations = valueAt(directive, "locations");
  return {
    kind: Kind.DIRECTIVE_DEFINITION,
    name,
    ...(description && { description }),
    arguments: readInputs(directive, "args", `\`@${name.value}\``, report),
    repeatable: getFlag(directive, "isRepeatable") === true,
    locations: (locations?.kind === "array" ? locations.items : []).flatMap((item): NameNode | [] =>
      item.kind === "scalar" && typeof item.value === "string"
        ? { kind: Kind.NAME, value: item.value, loc: toLocation(item.span) }
        : [],
    ),
    loc: toLocation(directive.span),
  };
}

/** A reason alone is no deprecation: servers keep it beside `isDeprecated: false`. */
function readDeprecation(part: LocatedObject): readonly ConstDirectiveNode[] {
  if (getFlag(part, "isDeprecated") !== true) return [];
  const reason = getText(part, "deprecationReason");
  const given = reason === DEFAULT_DEPRECATION_REASON ? undefined : reason;
  const span = part.entries.get("deprecationReason")?.keySpan ?? part.span;
  return [toDirective("deprecated", span, ["reason", given])];
}

function readSpecification(type: LocatedObject): readonly ConstDirectiveNode[] {
  // The first draft spelled it another way.
  const key = type.entries.has("specifiedByURL") ? "specifiedByURL" : "specifiedByUrl";
  const url = getText(type, key);
  return url === undefined ? [] : [toDirective("specifiedBy", type.span, ["url", url])];
}

function toDirective(
  name: string,
  span: Span,
  argument?: readonly [name: string, value: string | undefined],
): ConstDirectiveNode {
  const loc = toLocation(span);
  const [key, value] = argument ?? [];
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name, loc },
    arguments:
      key === undefined || value === undefined
        ? []
        : [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: key, loc }, value: toText(value, span), loc }],
    loc,
  };
}

/** A type with its wrappers; `ofType` of the innermost is null, and nothing else may be. */
function readTypeReference(part: LocatedObject, what: string, report: Report): TypeNode | undefined {
  const wrappers: ("LIST" | "NON_NULL")[] = [];
  let current = getObject(part, "type");
  for (;;) {
    const kind = current && getText(current, "kind");
    if (current === undefined || (kind !== "LIST" && kind !== "NON_NULL")) break;
    wrappers.push(kind);
    current = getObject(current, "ofType");
  }
  if (current === undefined) {
    const lacks = wrappers.length === 0 ? "type" : "ofType";
    report.add(graphqlCodes.badIntrospection({ what, lacks }), openingBracket(part.span));
    return undefined;
  }
  const name = readName(current, `the type of ${what}`, report);
  if (name === undefined) return undefined;
  const loc = toLocation(current.span);
  const named: NamedTypeNode = { kind: Kind.NAMED_TYPE, name, loc };
  return wrappers.reduceRight<TypeNode>((type, wrapper) => {
    if (wrapper === "LIST") return { kind: Kind.LIST_TYPE, type, loc };
    return type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type, loc };
  }, named);
}

function readNames(type: LocatedObject, key: string, report: Report): readonly NamedTypeNode[] {
  return listAt(type, key, undefined, report).flatMap((item) => {
    const name = readName(item, `one of \`${key}\``, report);
    return name === undefined ? [] : { kind: Kind.NAMED_TYPE, name, loc: toLocation(item.span) };
  });
}

function readName(object: LocatedObject, what: string, report: Report): NameNode | undefined {
  const value = valueAt(object, "name");
  const isName = value?.kind === "scalar" && typeof value.value === "string" && /^[_A-Za-z]\w*$/.test(value.value);
  if (isName) return { kind: Kind.NAME, value: value.value, loc: toLocation(value.span) };
  report.add(graphqlCodes.badIntrospection({ what, lacks: "name" }), value?.span ?? openingBracket(object.span));
  return undefined;
}

function readDescription(object: LocatedObject): StringValueNode | undefined {
  const value = valueAt(object, "description");
  if (value?.kind !== "scalar" || typeof value.value !== "string" || value.value === "") return undefined;
  return toText(value.value, value.span);
}

function toText(value: string, span: Span): StringValueNode {
  return { kind: Kind.STRING, value, block: value.includes("\n"), loc: toLocation(span) };
}

/** The objects of a list; `owner` names what lacks it where it may not be missing. */
function listAt(
  object: LocatedObject,
  key: string,
  owner: string | undefined,
  report: Report,
): readonly LocatedObject[] {
  const value = valueAt(object, key);
  if (value?.kind === "array") return value.items.filter((item) => item.kind === "object");
  if (owner !== undefined) {
    report.add(graphqlCodes.badIntrospection({ what: owner, lacks: key }), value?.span ?? openingBracket(object.span));
  }
  return [];
}

function valueAt(object: LocatedObject, key: string): LocatedJson | undefined {
  return object.entries.get(key)?.value;
}
