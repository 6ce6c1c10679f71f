import {
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  visit,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from "graphql";
import type { GraphqlDefinition, GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { fileOf, listDeclared } from "./find-clashes.ts";

/** What one file, or all below a folder, has to do with others of its schema. */
export interface SchemaNames {
  /** Types, and members of root types: what clashes are about. */
  readonly coordinates: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** Types that something in it names or extends. */
  readonly used: ReadonlySet<string>;
  /** Whether it declares a root type, or adds to one. */
  readonly isEntry: boolean;
}

/** By path, the names of each file. */
export type SchemaFiles = ReadonlyMap<string, SchemaNames>;

/** What each file declares and names. */
export function readSchemaFiles({ definitions }: GraphqlDocument, roots: ReadonlySet<string>): SchemaFiles {
  const files = new Map<string, ReturnType<typeof createNames>>();
  for (const definition of definitions) {
    const { node } = definition;
    const path = fileOf(node);
    const names = files.get(path) ?? createNames();
    files.set(path, names);
    for (const { coordinate } of listDeclared(definition, roots)) names.coordinates.add(coordinate);
    if (isTypeDefinitionNode(node)) names.types.add(node.name.value);
    else if (isTypeExtensionNode(node)) names.used.add(node.name.value);
    if (isRoot(node, roots)) {
      names.isEntry = true;
      for (const { name } of node.fields ?? []) names.coordinates.add(`${node.name.value}.${name.value}`);
    }
    visit(node, { NamedType: ({ name }) => void names.used.add(name.value) });
  }
  // Each schema has root types of its own, whatever another one calls its.
  for (const { types, used } of files.values())
    for (const root of roots) {
      types.delete(root);
      used.delete(root);
    }
  return files;
}

function createNames() {
  return {
    coordinates: new Set<string>(),
    types: new Set<string>(),
    used: new Set<string>(),
    isEntry: false,
  };
}

function isRoot(node: GraphqlDefinition["node"], roots: ReadonlySet<string>): node is RootNode {
  const isObject = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
  return isObject && roots.has(node.name.value);
}

type RootNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;
