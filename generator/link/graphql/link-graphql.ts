import { Kind, type OperationTypeNode } from "graphql";
import type {
  GraphqlDirectiveDefinition,
  GraphqlExtension,
  GraphqlModel,
  GraphqlOperation,
  GraphqlRoot,
  GraphqlSchemaBlock,
  GraphqlType,
} from "../../catalogue/graphql.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { builtInDirective, builtInScalar } from "./built-ins.ts";
import { dropComposed } from "./drop-composed.ts";
import { dropCopies } from "./drop-copies.ts";
import { dropOldSchemas } from "./drop-old-schemas.ts";
import { findLinked } from "./find-linked.ts";
import { findRoots } from "./find-roots.ts";
import { joinRoots } from "./join-roots.ts";
import { hideInaccessible } from "./hide-inaccessible.ts";
import { inheritFields } from "./inherit-fields.ts";
import { isFiller } from "./is-filler.ts";
import { joinSubgraphs } from "./join-subgraphs.ts";
import { partSchemas } from "./part-schemas.ts";
import { takeApiSchema } from "./take-api-schema.ts";
import {
  mergeDefinitions,
  spanOf,
  type MergedDefinitions,
  type MergedExtension,
  type MergedSchema,
  type MergedType,
} from "./merge-definitions.ts";
import {
  readArguments,
  readDirectives,
  readEnumValue,
  readField,
  readInputValue,
  spanAt,
  type LinkContext,
} from "./read-members.ts";
import { builtInScalars, createNameResolver } from "./resolve-names.ts";
import { createUseIndex } from "./use-index.ts";
import { validateDefinitions, type ValidationInput } from "./validate-definitions.ts";

/** Says whether a schema is sound: as the judgement does, or as it is known to do. */
export type IsSound = (judge: () => boolean) => boolean;

/**
 * Makes the GraphQL half of the catalogue: extensions merged, names resolved, uses noted in the same
 * pass. What the schema breaks is reported and shown as far as it goes. The judgement of graphql-js takes longest.
 */
export function linkGraphql(
  given: GraphqlDocument,
  report: Report,
  isSound: IsSound = (judge) => judge(),
): GraphqlModel {
  const incomplete = (given.isPartial === true || given.unreadable.size > 0) && { incomplete: true as const };
  if (given.definitions.length === 0) return { roots: [], operations: [], types: [], directives: [], ...incomplete };
  const { document, composed } = dropComposed(given);
  const linked = findLinked(document);
  const parted = linked.isSubgraph ? document : partSchemas(dropOldSchemas(document, report), report);
  const joined = linked.isSubgraph
    ? joinSubgraphs(hideInaccessible(document, report), report)
    : joinRoots(dropCopies(parted, report), parted, report);
  const served = takeApiSchema(inheritFields(joined), { composed, report });
  const merged = mergeDefinitions(served, linked, report);
  const roots = findRoots(merged, report);
  const context: LinkContext = {
    names: createNameResolver(merged, document, linked),
    uses: createUseIndex(),
  };

  const rootNames = new Set([...roots.values()].map(({ name }) => name));
  const ordinary = [...merged.types.values()].filter(({ name }) => !rootNames.has(name));
  const operations = [...roots].flatMap(([operation, type]) => readOperations(context, operation, type));
  const declaredTypes = ordinary.map((type) => readDeclaredType(context, type));
  const declaredDirectives = readDeclaredDirectives(context, merged);
  const schema = readSchema(context, merged.schema);
  const rootViews = [...roots].map(([operation, type]) => readRoot(context, operation, type));
  // Only now every use is known, and so which built-in scalars and directives the model has.
  const types = [...declaredTypes, ...usedScalars(context, merged)];
  const directives = [...declaredDirectives, ...usedDirectives(context, merged)];
  context.uses.sort();

  const linkedNames = context.names.listLinked();
  context.names.report(report);
  const judged = { merged, roots, unknownTypes: context.names.unknownTypes };
  if (!isSound(() => hasNoMistake(judged))) validateDefinitions(judged, report);
  return {
    schema,
    roots: rootViews,
    operations,
    types: types.toSorted(compareNames),
    directives: directives.toSorted(compareNames),
    ...(linkedNames.length > 0 && { linked: linkedNames }),
    ...incomplete,
    ...(parted.choice !== undefined && { choice: parted.choice }),
  };
}

function hasNoMistake(judged: ValidationInput): boolean {
  const heard = createReport();
  validateDefinitions(judged, heard);
  return heard.diagnostics.length === 0;
}

function readOperations(context: LinkContext, operation: OperationTypeNode, type: MergedType): GraphqlOperation[] {
  const asked = type.fields.filter((node) => !isFiller(node));
  const fields = asked.map((node) => readField(context, node, { owner: type.name, use: "returnedBy" }));
  return fields.map((field) => ({ ...field, operation })).toSorted(compareNames);
}

function readRoot(context: LinkContext, operation: OperationTypeNode, type: MergedType): GraphqlRoot {
  return {
    operation,
    name: type.name,
    description: type.description,
    directives: readDirectives(context, type.directives, type.name),
    interfaces: readInterfaces(context, type),
    span: type.definition && spanAt(type.definition.loc),
    extensions: type.extensions.map(readExtension),
  };
}

function readSchema(context: LinkContext, schema: MergedSchema): GraphqlSchemaBlock | undefined {
  const { definition, extensions } = schema;
  if (definition === undefined && extensions.length === 0) return undefined;
  for (const named of schema.roots.values()) context.names.resolvesType(named);
  const nodes = [...(definition?.directives ?? []), ...extensions.flatMap(({ node }) => node.directives ?? [])];
  return {
    description: definition?.description?.value,
    directives: readDirectives(context, nodes, "schema"),
    span: definition && spanOf(definition),
    extensions: extensions.map(readExtension),
  };
}

function readDeclaredType(context: LinkContext, type: MergedType): GraphqlType {
  const { name } = type;
  const base = {
    name,
    description: type.description,
    directives: readDirectives(context, type.directives, name),
    span: type.definition && spanAt(type.definition.loc),
    extensions: type.extensions.map(readExtension),
    uses: context.uses.usesOf(name),
  };
  switch (type.keyword) {
    case "type":
      return {
        ...base,
        kind: "object",
        fields: readFields(context, type),
        interfaces: readInterfaces(context, type),
        memberOf: context.uses.unionsOf(name),
      };
    case "interface":
      return {
        ...base,
        kind: "interface",
        fields: readFields(context, type),
        interfaces: readInterfaces(context, type),
        implementedBy: context.uses.implementersOf(name),
      };
    case "input":
      return {
        ...base,
        kind: "input",
        fields: type.inputFields.map((node) =>
          readInputValue(context, node, { kind: "inputFieldOf", coordinate: `${name}.${node.name.value}` }),
        ),
        oneOf: base.directives.some((directive) => directive.name === "oneOf"),
      };
    case "union":
      return { ...base, kind: "union", members: readMembers(context, type) };
    case "enum":
      return { ...base, kind: "enum", values: type.values.map((node) => readEnumValue(context, node, name)) };
    case "scalar":
      return { ...base, kind: "scalar", builtIn: false, specifiedBy: findSpecification(type) };
  }
}

function readFields(context: LinkContext, type: MergedType) {
  return type.fields.map((node) => readField(context, node, { owner: type.name, use: "fieldOf" }));
}

function readInterfaces({ names, uses }: LinkContext, type: MergedType): string[] {
  return type.interfaces.map((node) => {
    names.resolvesType(node);
    uses.implement(node.name.value, type.name);
    return node.name.value;
  });
}

function readMembers({ names, uses }: LinkContext, type: MergedType): string[] {
  return type.members.map((node) => {
    names.resolvesType(node);
    uses.include(node.name.value, type.name);
    return node.name.value;
  });
}

function findSpecification(type: MergedType): string | undefined {
  const node = type.directives.find(({ name }) => name.value === "specifiedBy");
  const url = node?.arguments?.find(({ name }) => name.value === "url")?.value;
  return url?.kind === Kind.STRING ? url.value : undefined;
}

function readExtension({ node, description }: MergedExtension): GraphqlExtension {
  const nameOf = ({ name }: { readonly name: { readonly value: string } }): string => name.value;
  const adds = [
    ...("fields" in node ? (node.fields ?? []) : []).map(nameOf),
    ...("values" in node ? (node.values ?? []) : []).map(nameOf),
    ...("types" in node ? (node.types ?? []) : []).map(nameOf),
    ...("operationTypes" in node ? (node.operationTypes ?? []) : []).map(({ operation }) => operation),
  ];
  const interfaces = "interfaces" in node ? (node.interfaces ?? []).map(({ name }) => name.value) : [];
  return { span: spanAt(node.loc), description, adds, interfaces };
}

function readDeclaredDirectives(context: LinkContext, merged: MergedDefinitions): GraphqlDirectiveDefinition[] {
  return [...merged.directives.values()].map((node) => {
    const coordinate = `@${node.name.value}`;
    return {
      name: node.name.value,
      coordinate,
      description: node.description?.value,
      arguments: readArguments(context, node.arguments ?? [], coordinate),
      locations: node.locations.map(({ value }) => value),
      repeatable: node.repeatable,
      builtIn: false,
      span: spanAt(node.loc),
      appliedTo: context.uses.applicationsOf(node.name.value),
    };
  });
}

function usedScalars({ uses }: LinkContext, { types }: MergedDefinitions): GraphqlType[] {
  const used = [...builtInScalars].filter((name) => !types.has(name) && uses.usesOf(name).length > 0);
  return used.map((name) => builtInScalar(name, uses.usesOf(name)));
}

function usedDirectives({ uses }: LinkContext, { directives }: MergedDefinitions): GraphqlDirectiveDefinition[] {
  const names = ["deprecated", "oneOf", "specifiedBy"];
  const used = names.filter((name) => !directives.has(name) && uses.applicationsOf(name).length > 0);
  return used.flatMap((name) => builtInDirective(name, uses.applicationsOf(name)) ?? []);
}

function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
