import { Kind, print, type ConstDirectiveNode, type TypeExtensionNode } from "graphql";
import { describeMember, type MemberNode } from "./describe-member.ts";

/** What has been seen of all types so far. */
export interface Seen {
  /** By type, what it has, each with the file that has it first. */
  readonly types: Map<string, Map<string, SeenPart>>;
  /** Members that another file has in another form. */
  readonly differing: DifferingMember[];
}

interface SeenPart {
  readonly file: string;
  readonly member?: MemberNode | undefined;
}

/** A member of a type that two files have in different forms: the first is shown, the other one is reported. */
export interface DifferingMember {
  /** E.g. `Dataset.name`. */
  readonly coordinate: string;
  readonly shown: MemberNode;
  readonly other: MemberNode;
}

/** The extension without what another file has said of the type. */
export function dropSeen(node: TypeExtensionNode, seen: Seen): TypeExtensionNode {
  const file = node.loc?.source.name ?? "";
  const type = node.name.value;
  const parts = seen.types.get(type) ?? new Map<string, SeenPart>();
  seen.types.set(type, parts);
  const isNew = (key: string, member?: MemberNode): boolean => {
    const origin = parts.get(key);
    if (origin === undefined) parts.set(key, { file, member });
    else if (origin.file !== file && member !== undefined && origin.member !== undefined) {
      const isSame = describeMember(origin.member) === describeMember(member);
      const coordinate = `${type}.${member.name.value}`;
      if (!isSame) seen.differing.push({ coordinate, shown: origin.member, other: member });
    }
    return origin === undefined || origin.file === file;
  };
  const keeps = (member: MemberNode): boolean => isNew(`${member.kind} ${member.name.value}`, member);
  const directives = (node.directives ?? []).filter((directive: ConstDirectiveNode) => isNew(print(directive)));
  switch (node.kind) {
    case Kind.SCALAR_TYPE_EXTENSION:
      return { ...node, directives };
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_EXTENSION: {
      const { interfaces = [], fields = [] } = node;
      return { ...node, directives, interfaces: interfaces.filter(keeps), fields: fields.filter(keeps) };
    }
    case Kind.UNION_TYPE_EXTENSION:
      return { ...node, directives, types: (node.types ?? []).filter(keeps) };
    case Kind.ENUM_TYPE_EXTENSION:
      return { ...node, directives, values: (node.values ?? []).filter(keeps) };
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return { ...node, directives, fields: (node.fields ?? []).filter(keeps) };
  }
}
