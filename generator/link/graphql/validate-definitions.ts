import {
  buildASTSchema,
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isObjectType,
  Kind,
  KnownDirectivesRule,
  OperationTypeNode,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueInputFieldNamesRule,
  validateSchema,
  valueFromAST,
  print,
  visit,
  type ASTNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type NameNode,
  type TypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { KnownArgumentNamesOnDirectivesRule } from "graphql/validation/rules/KnownArgumentNamesRule.js";
import { ProvidedRequiredArgumentsOnDirectivesRule } from "graphql/validation/rules/ProvidedRequiredArgumentsRule.js";
import { validateSDL } from "graphql/validation/validate.js";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { isUnexpectedInput } from "./is-refusal.ts";
import { spanOf, type MergedDefinitions, type MergedType } from "./merge-definitions.ts";

/** What remains to be validated after merging and resolving have reported repeats and unknown names. */
export interface ValidationInput {
  readonly merged: MergedDefinitions;
  readonly roots: ReadonlyMap<OperationTypeNode, MergedType>;
  /** By name, where they are asked for. */
  readonly unknownTypes: ReadonlyMap<string, readonly NameNode[]>;
}

/**
 * Lets graphql-js judge the rest: uses of directives, interfaces, kinds of types, names, defaults.
 * It sees one repaired document in which nothing occurs twice and each unknown type is a scalar, so
 * that one cause gives one report.
 */
export function validateDefinitions(input: ValidationInput, report: Report): void {
  const document = repairDocument(input);
  for (const error of validateSDL(document, undefined, directiveRules)) {
    // Unknown directives have been reported with their number of uses.
    if (error.message.startsWith("Unknown directive")) continue;
    report.add(graphqlCodes.directiveUse({ detail: toFact(error.message) }), firstSpan(error.nodes));
  }
  const schema = buildSchema(document, report);
  if (schema === undefined) return;
  // A query root that is named but unusable has been reported.
  const namesQuery = input.merged.schema.roots.has(OperationTypeNode.QUERY);
  const errors = validateWhole(schema, report);
  const isOfBare = (error: GraphQLError): boolean => isBare(error, input.merged);
  reportBare(errors.filter(isOfBare), report);
  for (const error of errors) {
    if (isOfBare(error)) continue;
    if (!error.message.startsWith("Query root type must be provided")) reportSchemaError(error, report);
    else if (!namesQuery) report.add(graphqlCodes.noQuery());
  }
  checkDefaults(schema, report);
}

const directiveRules = [
  KnownDirectivesRule,
  UniqueDirectivesPerLocationRule,
  KnownArgumentNamesOnDirectivesRule,
  UniqueArgumentNamesRule,
  UniqueInputFieldNamesRule,
  ProvidedRequiredArgumentsOnDirectivesRule,
];

/** What graphql-js has to say of the schema; it follows inputs that require each other as far as they go, and its stack is bounded. */
function validateWhole(schema: GraphQLSchema, report: Report): readonly GraphQLError[] {
  try {
    return validateSchema(schema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report.add(graphqlCodes.invalidSchema({ detail: "inputs require each other in a chain too long to be checked" }));
    return [];
  }
}

function buildSchema(document: DocumentNode, report: Report): GraphQLSchema | undefined {
  try {
    return buildASTSchema(document, { assumeValidSDL: true });
  } catch (error) {
    // The library reads defaults before it has looked whether their types are inputs, which is what is wrong then.
    if (isUnexpectedInput(error)) return buildSchema(withoutDefaults(document), report);
    if (!(error instanceof GraphQLError)) throw error;
    report.add(graphqlCodes.invalidSchema({ detail: toFact(error.message) }), firstSpan(error.nodes));
    return undefined;
  }
}

/** The document without the defaults that are made of others, since only those lead to types that they don't name. */
function withoutDefaults(document: DocumentNode): DocumentNode {
  const inputs = new Set(
    document.definitions.flatMap((node) => (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? node.name.value : [])),
  );
  return visit(document, {
    InputValueDefinition: (node) =>
      inputs.has(namedType(node.type)) ? { ...node, defaultValue: undefined } : undefined,
  });
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Whether it is of a type that no file says anything of but its name. */
function isBare({ message, nodes: [node] = [] }: GraphQLError, { types }: MergedDefinitions): boolean {
  if (!message.includes(" must define one or more ") || node === undefined || !("name" in node)) return false;
  const type = types.get(node.name?.kind === Kind.NAME ? node.name.value : "");
  return type !== undefined && [type.fields, type.inputFields, type.values, type.members].every(isNone);
}

function isNone(members: readonly ASTNode[]): boolean {
  return members.length === 0;
}

/** Told once, at the first by file and line, as code that fills types in does it to all of a kind. */
function reportBare(errors: readonly GraphQLError[], report: Report): void {
  const names = errors.flatMap(({ nodes: [node] = [] }) =>
    node !== undefined && "name" in node && node.name?.kind === Kind.NAME ? node.name : [],
  );
  const [first] = names;
  if (first === undefined) return;
  report.add(graphqlCodes.noMembers({ name: first.value, more: names.length - 1 }), spanOf(first));
}

function reportSchemaError(error: GraphQLError, report: Report): void {
  const { message, nodes = [] } = error;
  // Of an interface's promise and the type that breaks it, the type is the place to mend.
  if (message.startsWith("Interface field")) {
    const [promise, ...broken] = nodes;
    const promised = promise && firstSpan([promise]);
    const related = promised === undefined ? [] : [{ message: "the interface's side", span: promised }];
    report.add(toProblem(message), firstSpan(broken), related);
    return;
  }
  report.add(toProblem(message), firstSpan(nodes));
}

const interfaceMessages =
  /^(?:Interface field|Object field .* missing from the Interface|Type \S+ (?:must|cannot) implement)/;

function toProblem(message: string): Problem {
  const detail = toFact(message);
  return interfaceMessages.test(message)
    ? graphqlCodes.interfaceMismatch({ detail })
    : graphqlCodes.invalidSchema({ detail });
}

function checkDefaults(schema: GraphQLSchema, report: Report): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) checkDefault(field, `${type.name}.${field.name}`, report);
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        for (const arg of field.args) checkDefault(arg, `${type.name}.${field.name}(${arg.name}:)`, report);
      }
    }
  }
  for (const directive of schema.getDirectives()) {
    for (const arg of directive.args) checkDefault(arg, `@${directive.name}(${arg.name}:)`, report);
  }
}

function checkDefault(
  { astNode, type }: GraphQLArgument | GraphQLInputField,
  coordinate: string,
  report: Report,
): void {
  const node = astNode?.defaultValue;
  if (node === undefined || !isInputType(type) || valueFromAST(node, type) !== undefined) return;
  const facts = { coordinate, value: print(node), type: String(type), suggestions: suggestSymbols(node, type) };
  report.add(graphqlCodes.badDefault(facts), spanOf(node));
}

/** Symbols that a default of an enum may mean. */
function suggestSymbols(node: ConstValueNode, type: GraphQLInputType): readonly string[] {
  const named = getNamedType(type);
  if (!isEnumType(named) || (node.kind !== Kind.ENUM && node.kind !== Kind.STRING)) return [];
  const names = named.getValues().map(({ name }) => name);
  return suggestNames(node.value, names);
}

function repairDocument({ merged, roots, unknownTypes }: ValidationInput): DocumentNode {
  const isDeclared = ({ name }: { readonly name: NameNode }) => !unknownTypes.has(name.value);
  const types = [...merged.types.values()].map((type) => toDefinition(type, isDeclared));
  const placeholders = [...unknownTypes].map(
    ([name, [first]]) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name: first ?? toName(name) }) as const,
  );
  const definitions: DefinitionNode[] = [...types, ...placeholders, ...merged.directives.values()];
  definitions.push({
    kind: Kind.SCHEMA_DEFINITION,
    directives: [
      ...(merged.schema.definition?.directives ?? []),
      ...merged.schema.extensions.flatMap(({ node }) => node.directives ?? []),
    ],
    operationTypes: [...roots].map(([operation, { name }]) => ({
      kind: Kind.OPERATION_TYPE_DEFINITION,
      operation,
      type: { kind: Kind.NAMED_TYPE, name: toName(name) },
    })),
  });
  return { kind: Kind.DOCUMENT, definitions };
}

/** The type as one definition, at the place where it is declared or first extended. */
function toDefinition(
  type: MergedType,
  isDeclared: (node: { readonly name: NameNode }) => boolean,
): TypeDefinitionNode {
  const origin = type.definition ?? type.extensions[0]?.node;
  const name = origin !== undefined && "name" in origin ? origin.name : toName(type.name);
  const base = { name, directives: type.directives, ...(origin?.loc !== undefined && { loc: origin.loc }) };
  const interfaces = type.interfaces.filter(isDeclared);
  switch (type.keyword) {
    case "type":
      return { ...base, kind: Kind.OBJECT_TYPE_DEFINITION, fields: type.fields, interfaces };
    case "interface":
      return { ...base, kind: Kind.INTERFACE_TYPE_DEFINITION, fields: type.fields, interfaces };
    case "input":
      return { ...base, kind: Kind.INPUT_OBJECT_TYPE_DEFINITION, fields: type.inputFields };
    case "union":
      return { ...base, kind: Kind.UNION_TYPE_DEFINITION, types: type.members.filter(isDeclared) };
    case "enum":
      return { ...base, kind: Kind.ENUM_TYPE_DEFINITION, values: type.values };
    case "scalar":
      return { ...base, kind: Kind.SCALAR_TYPE_DEFINITION };
  }
}

function toName(value: string): NameNode {
  return { kind: Kind.NAME, value };
}

/** The name of the first node that has a place, else the whole node. */
function firstSpan(nodes: readonly ASTNode[] | undefined) {
  for (const node of nodes ?? []) {
    const name = "name" in node ? node.name : undefined;
    const span = (name && spanOf(name)) ?? spanOf(node);
    if (span !== undefined) return span;
  }
  return undefined;
}

/** The library's sentence in this tool's manner: lower-case start, no final stop, names in back-ticks. */
function toFact(message: string): string {
  const bare = message.replace(/\.$/, "").replaceAll(/"([^"\s]+)"/g, "`$1`");
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}
