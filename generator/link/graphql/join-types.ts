import { isTypeDefinitionNode, type TypeDefinitionNode, type TypeExtensionNode } from "graphql";
import type { GraphqlDefinition } from "../../parse/graphql/graphql-document.ts";
import { dropSeen, type Seen } from "./drop-seen.ts";
import { toExtension } from "./to-extension.ts";

/** The definitions with one of each type, and the declarations of further files that add to it now. */
export interface JoinedTypes {
  readonly definitions: readonly GraphqlDefinition[];
  readonly joined: readonly TypeDefinitionNode[];
}

/**
 * Makes types that several files declare in parts one each: the first one, which the others extend by what it hasn't got. Those
 * whose parts have a member in two forms, or that one file declares twice, stay as they are, since no tool joins them.
 */
export function joinTypes(definitions: readonly GraphqlDefinition[]): JoinedTypes {
  const parts = new Map<string, TypeDefinitionNode[]>();
  for (const { node } of definitions) {
    if (!isTypeDefinitionNode(node)) continue;
    const known = parts.get(node.name.value);
    if (known === undefined) parts.set(node.name.value, [node]);
    else known.push(node);
  }
  const extensions = new Map<GraphqlDefinition["node"], TypeExtensionNode>();
  for (const nodes of parts.values()) for (const [node, one] of listExtensions(nodes)) extensions.set(node, one);
  return {
    definitions: definitions.map((definition): GraphqlDefinition => {
      const extension = extensions.get(definition.node);
      if (extension === undefined) return definition;
      const description = "description" in definition.node ? definition.node.description?.value : undefined;
      return { node: extension, extensionDescription: description };
    }),
    joined: [...extensions.keys()].filter((node) => isTypeDefinitionNode(node)),
  };
}

/** By each further part, what it adds; none where the parts don't fit. */
function listExtensions(
  nodes: readonly TypeDefinitionNode[],
): readonly (readonly [TypeDefinitionNode, TypeExtensionNode])[] {
  const [first, ...others] = nodes;
  const files = new Set(nodes.map(({ loc }) => loc?.source.name));
  if (first === undefined || files.size < nodes.length || others.some(({ kind }) => kind !== first.kind)) return [];
  const seen: Seen = { types: new Map(), differing: [] };
  dropSeen(toExtension(first), seen);
  const extensions = others.map((node) => [node, dropSeen(toExtension(node), seen)] as const);
  return seen.differing.length === 0 ? extensions : [];
}
