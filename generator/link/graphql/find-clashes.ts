import {
  isTypeDefinitionNode,
  Kind,
  print,
  type FieldDefinitionNode,
  type Location,
  type TypeDefinitionNode,
} from "graphql";
import type { GraphqlDefinition, GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { describeMember } from "./describe-member.ts";
import { dropSeen, type Seen } from "./drop-seen.ts";
import { toExtension } from "./to-extension.ts";

/** Two files that declare one name otherwise. */
export interface Clash {
  readonly coordinate: string;
  /** Whether both can't be said of one thing, as parts can that add to each other. */
  readonly isContrary: boolean;
  readonly first: Named;
  readonly again: Named;
}

/** What is declared by a name, with the place where it is. */
export interface Named {
  readonly loc?: Location | undefined;
}

/** What is declared in several files and not in the same words: types, and members of root types. */
export function findClashes({ definitions }: GraphqlDocument, roots: ReadonlySet<string>): readonly Clash[] {
  const known = new Map<string, readonly Declared[]>();
  const seen: Seen = { types: new Map(), differing: [] };
  const clashes: Clash[] = [];
  for (const { coordinate, node } of definitions.flatMap((definition) => listDeclared(definition, roots))) {
    const earlier = known.get(coordinate) ?? [];
    const words = earlier.length === 0 ? undefined : print(node);
    // With the one before as well, which may lie nearer than the first.
    const others = earlier.map((other) => ({ ...other, words: other.words ?? print(other.node) }));
    if (words !== undefined && others.every((other) => other.words === words)) continue;
    const isContrary = others.length > 0 && isContraryTo(others[0]?.node, node, seen);
    for (const { node: other, words: otherWords } of others) {
      if (fileOf(other) === fileOf(node) || otherWords === words) continue;
      clashes.push({ coordinate, isContrary, first: other.name, again: node.name });
    }
    known.set(coordinate, [...others.slice(0, 1), { node, words }]);
  }
  return clashes;
}

/** Whether what is said before can't be said together with this. */
function isContraryTo(first: DeclaredNode | undefined, node: DeclaredNode, seen: Seen): boolean {
  if (first?.kind !== node.kind) return true;
  if (node.kind === Kind.FIELD_DEFINITION) {
    return first.kind !== node.kind || describeMember(first) !== describeMember(node);
  }
  if (first.kind === Kind.FIELD_DEFINITION) return true;
  const before = seen.differing.length;
  if (!seen.types.has(first.name.value)) dropSeen(toExtension(first), seen);
  dropSeen(toExtension(node), seen);
  return seen.differing.length > before;
}

/** In words only where there are several of the name, each printed once. */
interface Declared {
  readonly node: DeclaredNode;
  readonly words: string | undefined;
}

type DeclaredNode = TypeDefinitionNode | FieldDefinitionNode;

/** What a definition declares that may clash: a type, or the fields of a root type. */
export function listDeclared(
  { node }: GraphqlDefinition,
  roots: ReadonlySet<string>,
): readonly { readonly coordinate: string; readonly node: DeclaredNode }[] {
  if (!isTypeDefinitionNode(node)) return [];
  const { value: name } = node.name;
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !roots.has(name)) return [{ coordinate: name, node }];
  return (node.fields ?? []).map((field) => ({ coordinate: `${name}.${field.name.value}`, node: field }));
}

/** The path of the file in which it stands. */
export function fileOf({ loc }: Named): string {
  return loc?.source.name ?? "";
}
