import {
  Kind,
  print,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NamedTypeNode,
} from "graphql";

/** What a type may have by name: interfaces and members of unions among it. */
export type MemberNode = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode | NamedTypeNode;

/** What a member is to those who use it, whatever is said of it: a field with its arguments in any order. */
export function describeMember(node: MemberNode): string {
  switch (node.kind) {
    case Kind.FIELD_DEFINITION: {
      const args = (node.arguments ?? [])
        .map((argument) => `${argument.name.value}: ${describeMember(argument)}`)
        .sort();
      return `${args.length === 0 ? "" : `(${args.join(", ")}): `}${print(node.type)}`;
    }
    case Kind.INPUT_VALUE_DEFINITION:
      return `${print(node.type)}${node.defaultValue === undefined ? "" : ` = ${print(node.defaultValue)}`}`;
    case Kind.ENUM_VALUE_DEFINITION:
    case Kind.NAMED_TYPE:
      return "";
  }
}
