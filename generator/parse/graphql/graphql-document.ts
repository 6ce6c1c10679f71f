import type { TypeSystemDefinitionNode, TypeSystemExtensionNode } from "graphql";

/**
 * What all SDL files of the model say, before any name is resolved: the parser's own nodes, whose
 * locations `toSpan` turns into places in the files. A definition that could not be read is absent
 * and has been reported.
 */
export interface GraphqlDocument {
  readonly kind: "graphqlDocument";
  /** By path of the file, then in the file's order. */
  readonly definitions: readonly GraphqlDefinition[];
  /** Names of types, and of directives with their `@`, whose definition could not be read. */
  readonly unreadable: ReadonlySet<string>;
}

/** One definition or extension. */
export interface GraphqlDefinition {
  readonly node: TypeSystemDefinitionNode | TypeSystemExtensionNode;
  /** Text of a description before `extend`, which the language itself does not have. */
  readonly extensionDescription?: string | undefined;
}
