import type { Catalogue } from "./catalogue.ts";
import type { TypeExpression } from "./schema.ts";

/** The names that schemas refer to and that nothing in the model has, which has been told. */
export function listUnresolvedTypes(schemas: Catalogue["schemas"]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (type: TypeExpression): void => {
    if (type.kind === "reference" && type.unresolved === true) names.add(type.name);
    if (type.kind === "array") visit(type.items);
    if (type.kind === "map") visit(type.values);
    if (type.kind === "union") for (const member of type.members) visit(member.type);
  };
  for (const schema of schemas.values()) {
    if (schema.kind === "typeref") visit(schema.target);
    if (schema.kind !== "record") continue;
    for (const name of schema.includes) if (!schemas.has(name)) names.add(name);
    for (const { type } of schema.fields) visit(type);
  }
  return names;
}
