import type { PrimitiveName } from "../../catalogue/schema.ts";
import type { ArrayNode, MapNode, TypeNode, UnionNode } from "../../parse/schema-document.ts";
import type { SchemaNames } from "./name-declarations.ts";
import type { Resolutions } from "./resolve-references.ts";
import { type Declaration, qualify } from "./schema-index.ts";

/** What a type is when typerefs are seen through. */
export type FinalType =
  | { readonly kind: "primitive"; readonly name: PrimitiveName }
  | { readonly kind: "anonymous"; readonly node: ArrayNode | MapNode | UnionNode }
  | { readonly kind: "named"; readonly declaration: Declaration }
  /** With the name, as written, where nothing of that name is in the model. */
  | { readonly kind: "unknown"; readonly name?: string | undefined };

/** Follows typerefs to the type that they stand for; `unknown` at an unresolved name or in a circle. */
export type Dereference = (node: TypeNode) => FinalType;

const unknown: FinalType = { kind: "unknown" };

/** Makes the function; `circular` holds the typerefs that stand for themselves, or lead on too far. Each chain is followed once. */
export function createDereference(
  names: SchemaNames,
  resolutions: Resolutions,
  circular: ReadonlySet<string>,
): Dereference {
  const known = new Map<string, FinalType>();

  return (start) => {
    const passed: string[] = [];
    let node: TypeNode = start;
    let final: FinalType | undefined;
    while (final === undefined) {
      const declaration = findDeclaration(node, names, resolutions);
      if (declaration?.node.kind === "typeref") {
        final = circular.has(declaration.fullName) ? unknown : known.get(declaration.fullName);
        passed.push(declaration.fullName);
        node = declaration.node.target;
      } else {
        final = toFinalType(node, declaration, resolutions);
      }
    }
    for (const name of passed) known.set(name, final);
    return final;
  };
}

/** The declaration that a node is or refers to. */
export function findDeclaration(node: TypeNode, names: SchemaNames, resolutions: Resolutions): Declaration | undefined {
  switch (node.kind) {
    case "reference": {
      const resolution = resolutions.get(node);
      return resolution?.kind === "schema" ? resolution.declaration : undefined;
    }
    case "array":
    case "map":
    case "union":
      return undefined;
    default:
      return names.declarations.get(qualify(node.name, node.namespace));
  }
}

function toFinalType(node: TypeNode, declaration: Declaration | undefined, resolutions: Resolutions): FinalType {
  if (declaration !== undefined) return { kind: "named", declaration };
  if (node.kind === "array" || node.kind === "map" || node.kind === "union") return { kind: "anonymous", node };
  const resolution = node.kind === "reference" ? resolutions.get(node) : undefined;
  if (resolution?.kind === "primitive") return resolution;
  return node.kind === "reference" ? { kind: "unknown", name: node.name } : unknown;
}
