import {
  Kind,
  print,
  type ConstDirectiveNode,
  type ConstValueNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type Location,
  type TypeNode,
} from "graphql";
import type {
  AppliedDirective,
  GraphqlDeprecation,
  GraphqlEnumValue,
  GraphqlField,
  GraphqlInputValue,
  GraphqlTypeExpression,
  GraphqlUse,
} from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";
import { toSpan } from "../../parse/graphql/graphql-document.ts";
import type { NameResolver } from "./resolve-names.ts";
import type { UseIndex } from "./use-index.ts";

/** What the readers of members share: each resolves the names that it meets and notes their use. */
export interface LinkContext {
  readonly names: NameResolver;
  readonly uses: UseIndex;
}

/** A field of a type or of a root type, with its arguments. */
export function readField(
  context: LinkContext,
  node: FieldDefinitionNode,
  { owner, use }: { owner: string; use: GraphqlUse["kind"] },
): GraphqlField {
  const name = node.name.value;
  const coordinate = `${owner}.${name}`;
  return {
    name,
    coordinate,
    description: node.description?.value,
    type: readType(context, node.type, { kind: use, coordinate }),
    arguments: readArguments(context, node.arguments ?? [], coordinate),
    deprecated: readDeprecation(node.directives),
    directives: readDirectives(context, node.directives, coordinate),
    span: spanAt(node.loc),
  };
}

/** Arguments of the field or directive at a coordinate. */
export function readArguments(
  context: LinkContext,
  nodes: readonly InputValueDefinitionNode[],
  owner: string,
): GraphqlInputValue[] {
  return nodes.map((node) =>
    readInputValue(context, node, { kind: "argumentOf", coordinate: `${owner}(${node.name.value}:)` }),
  );
}

/** An argument or an input field. */
export function readInputValue(
  context: LinkContext,
  node: InputValueDefinitionNode,
  use: GraphqlUse,
): GraphqlInputValue {
  return {
    name: node.name.value,
    coordinate: use.coordinate,
    description: node.description?.value,
    type: readType(context, node.type, use),
    default: node.defaultValue && printValue(node.defaultValue),
    deprecated: readDeprecation(node.directives),
    directives: readDirectives(context, node.directives, use.coordinate),
    span: spanAt(node.loc),
  };
}

/** A symbol of an enum. */
export function readEnumValue(context: LinkContext, node: EnumValueDefinitionNode, owner: string): GraphqlEnumValue {
  const coordinate = `${owner}.${node.name.value}`;
  return {
    name: node.name.value,
    coordinate,
    description: node.description?.value,
    deprecated: readDeprecation(node.directives),
    directives: readDirectives(context, node.directives, coordinate),
    span: spanAt(node.loc),
  };
}

/** The directives on what stands at a coordinate. */
export function readDirectives(
  { names, uses }: LinkContext,
  nodes: readonly ConstDirectiveNode[] | undefined,
  coordinate: string,
): AppliedDirective[] {
  return (nodes ?? []).map((node, index) => {
    const name = node.name.value;
    names.resolvesDirective(node.name);
    // A repeatable directive may stand here more than once, but this is one place.
    if (nodes?.findIndex((other) => other.name.value === name) === index) uses.apply(name, coordinate);
    return {
      name,
      arguments: (node.arguments ?? []).map((argument) => ({
        name: argument.name.value,
        value: printValue(argument.value),
      })),
      span: spanAt(node.loc),
    };
  });
}

function readType(context: LinkContext, node: TypeNode, use: GraphqlUse): GraphqlTypeExpression {
  if (node.kind === Kind.LIST_TYPE) return { kind: "list", of: readType(context, node.type, use) };
  if (node.kind === Kind.NON_NULL_TYPE) return { kind: "nonNull", of: readType(context, node.type, use) };
  const name = node.name.value;
  context.uses.use(name, use.kind, use.coordinate);
  if (context.names.resolvesType(node)) return { kind: "named", name };
  return { kind: "named", name, unresolved: true };
}

/** The value of `reason` that tools fill in when the author gives none. */
const defaultReason = "No longer supported";

function readDeprecation(directives: readonly ConstDirectiveNode[] | undefined): GraphqlDeprecation | undefined {
  const node = directives?.find(({ name }) => name.value === "deprecated");
  if (node === undefined) return undefined;
  const value = node.arguments?.find(({ name }) => name.value === "reason")?.value;
  const reason = value?.kind === Kind.STRING ? value.value.trim() : "";
  return reason === "" || reason === defaultReason ? {} : { reason };
}

/** A constant as SDL, on one line. */
function printValue(node: ConstValueNode): string {
  if (node.kind === Kind.STRING) return print({ ...node, block: false });
  return print(node);
}

/** Parsed nodes always have a location; only made ones have none. */
export function spanAt(location: Location | undefined): Span {
  if (location === undefined) throw new Error("a node of the GraphQL document has no location");
  return toSpan(location);
}
