import type { TypeExpression } from "../../catalogue/schema.ts";

/** Whether a type stands for any value: anything is no list of alternatives that somebody has written. */
export function isAny(type: TypeExpression): boolean {
  return type.kind === "union" && type.annotations["format"] === "any";
}

/** Whether it lets any value through, be it that it names each type that a value of JSON may have, lists and objects of anything among them. */
export function isAnything(type: TypeExpression): boolean {
  if (type.kind !== "union") return false;
  if (isAny(type)) return true;
  const kinds = new Set(
    type.members.flatMap(({ type: member, annotations }) => {
      if (Object.keys(annotations).length > 0 || ("annotations" in member && hasAnnotations(member))) return [];
      if (member.kind === "primitive") return member.name;
      if (member.kind === "array") return isAny(member.items) ? "array" : [];
      return member.kind === "map" && isAny(member.values) ? "map" : [];
    }),
  );
  return all.every((kind) => kinds.has(kind));
}

const all = ["string", "double", "boolean", "null", "array", "map"] as const;

function hasAnnotations({ annotations }: { readonly annotations?: object | undefined }): boolean {
  return annotations !== undefined && Object.keys(annotations).length > 0;
}
