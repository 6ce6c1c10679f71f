import { Kind, type FieldDefinitionNode } from "graphql";
import type { GraphqlDefinition, GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { listServers } from "./served-names.ts";

/** The document with fields of interfaces in the types that implement them, where the server that it is written for puts them there. */
export function inheritFields(document: GraphqlDocument): GraphqlDocument {
  const interfaces = new Map<string, readonly FieldDefinitionNode[]>();
  for (const { node } of document.definitions) {
    if (node.kind !== Kind.INTERFACE_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_EXTENSION) continue;
    interfaces.set(node.name.value, [...(interfaces.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  if (interfaces.size === 0) return document;
  let lacksFields = false;
  const definitions = document.definitions.map((definition): GraphqlDefinition => {
    const { node } = definition;
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    const fields = new Map((node.fields ?? []).map((field) => [field.name.value, field]));
    const inherited = (node.interfaces ?? []).flatMap(({ name }) => interfaces.get(name.value) ?? []);
    // Of two interfaces with a field of one name, the first gives it.
    const missing = new Map<string, FieldDefinitionNode>();
    for (const field of inherited) {
      const { value } = field.name;
      if (!fields.has(value) && !missing.has(value)) missing.set(value, field);
    }
    if (missing.size === 0) return definition;
    lacksFields = true;
    return { ...definition, node: { ...node, fields: [...missing.values(), ...fields.values()] } };
  });
  // Elsewhere a type that lacks what its interface promises is a mistake. Of what hasn't any, nobody need look for a server.
  const isInherited = lacksFields && listServers(document).some(({ inheritsFields }) => inheritsFields);
  return isInherited ? { ...document, definitions } : document;
}
