import { Kind, type TypeDefinitionNode, type TypeExtensionNode } from "graphql";

/** What a declaration says, said of a type that is declared elsewhere. */
export function toExtension(node: TypeDefinitionNode): TypeExtensionNode {
  switch (node.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
      return { ...node, kind: Kind.SCALAR_TYPE_EXTENSION };
    case Kind.OBJECT_TYPE_DEFINITION:
      return { ...node, kind: Kind.OBJECT_TYPE_EXTENSION };
    case Kind.INTERFACE_TYPE_DEFINITION:
      return { ...node, kind: Kind.INTERFACE_TYPE_EXTENSION };
    case Kind.UNION_TYPE_DEFINITION:
      return { ...node, kind: Kind.UNION_TYPE_EXTENSION };
    case Kind.ENUM_TYPE_DEFINITION:
      return { ...node, kind: Kind.ENUM_TYPE_EXTENSION };
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return { ...node, kind: Kind.INPUT_OBJECT_TYPE_EXTENSION };
  }
}
