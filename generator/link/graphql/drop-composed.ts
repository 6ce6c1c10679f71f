import { isTypeDefinitionNode, isTypeExtensionNode } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { fileOf } from "./find-clashes.ts";
import { listLinks } from "./list-links.ts";

// A supergraph often lies beside the subgraphs that it is composed of. It has all of their types, and what a router made of their
// differences, so joining them once more would add nothing but what clients don't see.

/** The document without files that say nothing of types which its supergraph hasn't got, and how many these are. */
export function dropComposed(document: GraphqlDocument): {
  readonly document: GraphqlDocument;
  readonly composed: number;
} {
  const supergraphs = document.definitions.filter((definition) => isSupergraph(definition.node));
  const [file, ...others] = new Set(supergraphs.map(({ node }) => fileOf(node)));
  // Two of them are states of one, or two APIs.
  if (file === undefined || others.length > 0) return { document, composed: 0 };
  const known = new Set(
    document.definitions.flatMap(({ node }) =>
      fileOf(node) === file && isTypeDefinitionNode(node) ? [node.name.value] : [],
    ),
  );
  const kept = new Set([file]);
  const files = new Set<string>();
  for (const { node } of document.definitions) {
    files.add(fileOf(node));
    const isOfType = isTypeDefinitionNode(node) || isTypeExtensionNode(node);
    if (isOfType && !known.has(node.name.value)) kept.add(fileOf(node));
  }
  const definitions = document.definitions.filter(({ node }) => kept.has(fileOf(node)));
  return { document: { ...document, definitions }, composed: files.size - kept.size };

  function isSupergraph(node: GraphqlDocument["definitions"][number]["node"]): boolean {
    return listLinks({ ...document, definitions: [{ node }] }).some(({ specification }) => specification === "join");
  }
}
