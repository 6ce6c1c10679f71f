import type { JsonObject } from "../../catalogue/json.ts";
import type { FieldNode, TypeNode } from "../schema-document.ts";

/**
 * A field without a doc whose type has one, as writers put it a level too deep: `"type": { "type": "map", "doc": … }`. Types
 * without a name aren't described anywhere else, so what stands there is about the field.
 */
export function takeDocOfType(field: FieldNode): FieldNode {
  if (field.doc !== undefined) return field;
  const found = takeDoc(field.type);
  return found === undefined ? field : { ...field, ...found };
}

function takeDoc(type: TypeNode): { readonly doc: string; readonly type: TypeNode } | undefined {
  if (type.kind === "union") {
    // Null beside the only other member says that there may be no value.
    const others = type.members.filter((member) => !isNull(member.type));
    const [only] = others;
    const found = only === undefined || others.length > 1 ? undefined : takeDoc(only.type);
    if (found === undefined) return undefined;
    const members = type.members.map((member) => (member === only ? { ...member, type: found.type } : member));
    return { doc: found.doc, type: { ...type, members } };
  }
  if (type.kind !== "array" && type.kind !== "map" && type.kind !== "reference") return undefined;
  const { doc, ...annotations }: JsonObject = type.annotations ?? {};
  return typeof doc === "string" && doc !== "" ? { doc, type: { ...type, annotations } } : undefined;
}

function isNull(type: TypeNode): boolean {
  return type.kind === "reference" && type.name === "null";
}
