import {
  isTypeExtensionNode,
  isTypeDefinitionNode,
  Kind,
  type ConstDirectiveNode,
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type Location,
  type NamedTypeNode,
  type NameNode,
  type OperationTypeNode,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql";
import type { Span } from "../../catalogue/span.ts";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestSlips } from "../../diagnostics/suggest.ts";
import type { Linked } from "./find-linked.ts";
import { tellTogether, type UnknownName } from "../tell-together.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

/** The definitions of all files with repeats reported and removed, and extensions merged in. */
export interface MergedDefinitions {
  /** By name, in order of first mention. */
  readonly types: ReadonlyMap<string, MergedType>;
  readonly directives: ReadonlyMap<string, DirectiveDefinitionNode>;
  readonly schema: MergedSchema;
}

/** The words by which SDL declares types. */
export type TypeKeyword = "scalar" | "type" | "interface" | "union" | "enum" | "input";

/** A type as if it had been written in one piece; lists of other kinds than its own are empty. */
export interface MergedType {
  readonly name: string;
  readonly keyword: TypeKeyword;
  readonly description: string | undefined;
  readonly fields: readonly FieldDefinitionNode[];
  readonly inputFields: readonly InputValueDefinitionNode[];
  readonly values: readonly EnumValueDefinitionNode[];
  readonly interfaces: readonly NamedTypeNode[];
  readonly members: readonly NamedTypeNode[];
  readonly directives: readonly ConstDirectiveNode[];
  /** Absent when the type is only extended. */
  readonly definition: TypeDefinitionNode | undefined;
  readonly extensions: readonly MergedExtension[];
}

/** An `extend` of a type or of the schema, and the description that stands before it, which SDL has no place for. */
export interface MergedExtension {
  readonly node: TypeExtensionNode | SchemaExtensionNode;
  readonly description: string | undefined;
}

/** The `schema` block with what extends it. */
export interface MergedSchema {
  /** Undefined where no file has one. */
  readonly definition: SchemaDefinitionNode | undefined;
  readonly extensions: readonly MergedExtension[];
  /** Names of the root types as the `schema` block gives them, in order. */
  readonly roots: ReadonlyMap<OperationTypeNode, NamedTypeNode>;
}

const keywords = {
  [Kind.SCALAR_TYPE_DEFINITION]: "scalar",
  [Kind.SCALAR_TYPE_EXTENSION]: "scalar",
  [Kind.OBJECT_TYPE_DEFINITION]: "type",
  [Kind.OBJECT_TYPE_EXTENSION]: "type",
  [Kind.INTERFACE_TYPE_DEFINITION]: "interface",
  [Kind.INTERFACE_TYPE_EXTENSION]: "interface",
  [Kind.UNION_TYPE_DEFINITION]: "union",
  [Kind.UNION_TYPE_EXTENSION]: "union",
  [Kind.ENUM_TYPE_DEFINITION]: "enum",
  [Kind.ENUM_TYPE_EXTENSION]: "enum",
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: "input",
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: "input",
} as const satisfies Record<(TypeDefinitionNode | TypeExtensionNode)["kind"], TypeKeyword>;

const usualRootNames = new Set(["Query", "Mutation", "Subscription"]);

/** Brings together what many files say of each type, directive and of the schema itself. */
export function mergeDefinitions(document: GraphqlDocument, linked: Linked, report: Report): MergedDefinitions {
  const declared = collectDefinitions(document, report);
  const types = new Map<string, MergedType>();
  for (const [name, definition] of declared.types) {
    types.set(name, mergeType(name, definition, declared.extensions.get(name) ?? [], report));
  }
  const orphans: (UnknownName & { readonly first: TypeExtensionNode })[] = [];
  for (const [name, extensions] of declared.extensions) {
    if (types.has(name)) continue;
    const [own, ...others] = extensions;
    const isEntity = linked.isEntity(extensions.flatMap(({ node }) => node.directives ?? []));
    if (isEntity && own !== undefined && !usualRootNames.has(name)) {
      types.set(name, mergeType(name, toDefinition(own), others, report));
      continue;
    }
    types.set(name, mergeType(name, undefined, extensions, report));
    const first = extensions[0]?.node;
    if (first === undefined || document.isPartial === true || document.unreadable.has(name) || usualRootNames.has(name))
      continue;
    if (linked.isSubgraph && namesRoot(declared, name)) continue;
    orphans.push({ name, first, uses: extensions.length, suggestions: suggestSlips(name, declared.types.keys()) });
  }
  // What is extended is in a schema that isn't here, as that of the server which a client adds to, so that two are of one cause.
  for (const [orphan, rest] of tellTogether(orphans, 2)) {
    report.add(graphqlCodes.orphanExtension({ ...orphan, rest }), nameSpan(orphan.first));
  }
  const directives = new Map([...declared.directives].map(([name, node]) => [name, mergeDirective(node, report)]));
  return { types, directives, schema: mergeSchema(declared.schema, declared.schemaExtensions, report) };
}

/** Whether a `schema` block has the type as one of its roots, of which each part of a federated schema extends its own. */
function namesRoot({ schema, schemaExtensions }: DeclaredDefinitions, name: string): boolean {
  const nodes = [...(schema === undefined ? [] : [schema]), ...schemaExtensions.map(({ node }) => node)];
  return nodes.some(({ operationTypes = [] }) => operationTypes.some(({ type }) => type.name.value === name));
}

/** Of a type that other subgraphs declare, the first extension stands for the definition. */
function toDefinition({ node, description }: TypeExtension): TypeDefinitionNode {
  const base = description === undefined ? {} : { description: { kind: Kind.STRING, value: description } as const };
  switch (node.kind) {
    case Kind.SCALAR_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.SCALAR_TYPE_DEFINITION };
    case Kind.OBJECT_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.OBJECT_TYPE_DEFINITION };
    case Kind.INTERFACE_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.INTERFACE_TYPE_DEFINITION };
    case Kind.UNION_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.UNION_TYPE_DEFINITION };
    case Kind.ENUM_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.ENUM_TYPE_DEFINITION };
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return { ...node, ...base, kind: Kind.INPUT_OBJECT_TYPE_DEFINITION };
  }
}

interface TypeExtension extends MergedExtension {
  readonly node: TypeExtensionNode;
}

interface SchemaExtension extends MergedExtension {
  readonly node: SchemaExtensionNode;
}

interface DeclaredDefinitions {
  readonly types: Map<string, TypeDefinitionNode>;
  readonly extensions: Map<string, TypeExtension[]>;
  readonly directives: Map<string, DirectiveDefinitionNode>;
  schema: SchemaDefinitionNode | undefined;
  readonly schemaExtensions: SchemaExtension[];
}

function collectDefinitions(document: GraphqlDocument, report: Report): DeclaredDefinitions {
  const declared: DeclaredDefinitions = {
    types: new Map(),
    extensions: new Map(),
    directives: new Map(),
    schema: undefined,
    schemaExtensions: [],
  };
  for (const definition of document.definitions) collectDefinition(definition, declared, report);
  return declared;
}

function collectDefinition(
  { node, extensionDescription: description }: GraphqlDefinition,
  declared: DeclaredDefinitions,
  report: Report,
): void {
  if (isTypeDefinitionNode(node)) {
    const name = node.name.value;
    addOnce(declared.types, name, node, () => graphqlCodes.duplicateType({ name }), report);
  } else if (isTypeExtensionNode(node)) {
    const extensions = declared.extensions.get(node.name.value);
    if (extensions === undefined) declared.extensions.set(node.name.value, [{ node, description }]);
    else extensions.push({ node, description });
  } else if (node.kind === Kind.DIRECTIVE_DEFINITION) {
    const name = node.name.value;
    addOnce(declared.directives, name, node, () => graphqlCodes.duplicateDirective({ name }), report);
  } else if (node.kind === Kind.SCHEMA_EXTENSION) {
    declared.schemaExtensions.push({ node, description });
  } else if (node.kind === Kind.SCHEMA_DEFINITION) {
    if (declared.schema === undefined) declared.schema = node;
    else report.add(graphqlCodes.duplicateSchema(), spanOf(node), firstDeclared(declared.schema));
  }
}

function addOnce<Node extends NamedNode>(
  known: Map<string, Node>,
  name: string,
  node: Node,
  problem: () => Parameters<Report["add"]>[0],
  report: Report,
): void {
  const first = known.get(name);
  if (first === undefined) known.set(name, node);
  else report.add(problem(), nameSpan(node), firstDeclared(first.name));
}

function mergeType(
  name: string,
  definition: TypeDefinitionNode | undefined,
  written: readonly TypeExtension[],
  report: Report,
): MergedType {
  const first = definition ?? written[0]?.node;
  const keyword = first === undefined ? "type" : keywords[first.kind];
  const extensions = written.filter(({ node }) => hasKeyword(node, name, keyword, report));
  const nodes = [...(definition === undefined ? [] : [definition]), ...extensions.map(({ node }) => node)];
  const within = { owner: name, report };
  const fields = nodes.flatMap<AnyField>((node) => ("fields" in node ? (node.fields ?? []) : []));
  const outputFields = fields.filter((field) => field.kind === Kind.FIELD_DEFINITION);
  const inputFields = fields.filter((field) => field.kind === Kind.INPUT_VALUE_DEFINITION);
  const values = nodes.flatMap((node) => ("values" in node ? (node.values ?? []) : []));
  const interfaces = nodes.flatMap((node) => ("interfaces" in node ? (node.interfaces ?? []) : []));
  const members = nodes.flatMap((node) => ("types" in node ? (node.types ?? []) : []));
  return {
    name,
    keyword,
    description: definition?.description?.value,
    fields: dropRepeats(outputFields, "field", within).map((field) => mergeArguments(field, name, report)),
    inputFields: dropRepeats(inputFields, "input field", within),
    values: dropRepeats(values, "enum value", within),
    interfaces: dropRepeats(interfaces, "interface", within),
    members: dropRepeats(members, "member type", within),
    directives: nodes.flatMap((node) => node.directives ?? []),
    definition,
    extensions,
  };
}

function hasKeyword(node: TypeExtensionNode, name: string, declared: TypeKeyword, report: Report): boolean {
  const extended = keywords[node.kind];
  if (extended === declared) return true;
  report.add(graphqlCodes.extensionKind({ name, declared, extended }), nameSpan(node));
  return false;
}

function mergeArguments(field: FieldDefinitionNode, owner: string, report: Report): FieldDefinitionNode {
  const given = field.arguments ?? [];
  const kept = dropRepeats(given, "argument", { owner: `${owner}.${field.name.value}`, report });
  return kept.length === given.length ? field : { ...field, arguments: kept };
}

function mergeDirective(node: DirectiveDefinitionNode, report: Report): DirectiveDefinitionNode {
  const kept = dropRepeats(node.arguments ?? [], "argument", { owner: `@${node.name.value}`, report });
  return { ...node, arguments: kept };
}

function mergeSchema(
  definition: SchemaDefinitionNode | undefined,
  extensions: readonly SchemaExtension[],
  report: Report,
): MergedSchema {
  const roots = new Map<OperationTypeNode, NamedTypeNode>();
  const nodes = [...(definition === undefined ? [] : [definition]), ...extensions.map(({ node }) => node)];
  for (const { operation, type, loc } of nodes.flatMap((node) => node.operationTypes ?? [])) {
    const first = roots.get(operation);
    if (first === undefined) roots.set(operation, type);
    else report.add(graphqlCodes.duplicateRoot({ operation }), loc && toSpan(loc), firstDeclared(first));
  }
  return { definition, extensions, roots };
}

type AnyField = FieldDefinitionNode | InputValueDefinitionNode;

interface NamedNode {
  readonly name: NameNode;
  readonly loc?: Location | undefined;
}

type MemberNoun = "field" | "argument" | "input field" | "enum value" | "interface" | "member type";

/** The first of each name; a name's repeats are reported together, however many there are. */
function dropRepeats<Node extends NamedNode>(
  nodes: readonly Node[],
  noun: MemberNoun,
  { owner, report }: { owner: string; report: Report },
): readonly Node[] {
  const first = new Map<string, Node>();
  const reported = new Set<string>();
  for (const node of nodes) {
    const name = node.name.value;
    const original = first.get(name);
    if (original === undefined) {
      first.set(name, node);
    } else if (!reported.has(name)) {
      reported.add(name);
      const problem = graphqlCodes.duplicateMember({ noun, coordinate: memberCoordinate(owner, name, noun) });
      report.add(problem, nameSpan(node), firstDeclared(original.name));
    }
  }
  return first.size === nodes.length ? nodes : [...first.values()];
}

function memberCoordinate(owner: string, name: string, noun: MemberNoun): string {
  if (noun === "argument") return `${owner}(${name}:)`;
  return noun === "interface" || noun === "member type" ? name : `${owner}.${name}`;
}

function firstDeclared(node: { readonly loc?: Location | undefined }) {
  return node.loc === undefined ? [] : [{ message: "first declared here", span: toSpan(node.loc) }];
}

function nameSpan(node: NamedNode): Span | undefined {
  return spanOf(node.name);
}

/** Where a node stands; parsed nodes always have a location. */
export function spanOf(node: { readonly loc?: Location | undefined }): Span | undefined {
  return node.loc === undefined ? undefined : toSpan(node.loc);
}
