import type { TypeExpression } from "./schema.ts";

/** Full names of the schemas that a type is made of. */
export function listTypeNames(type: TypeExpression): readonly string[] {
  switch (type.kind) {
    case "primitive":
      return [];
    case "reference":
      return [type.name];
    case "array":
      return listTypeNames(type.items);
    case "map":
      return listTypeNames(type.values);
    case "union":
      return type.members.flatMap((member) => listTypeNames(member.type));
  }
}
