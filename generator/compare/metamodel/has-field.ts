import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";

type Schemas = ReadonlyMap<string, NamedSchema>;

/** Whether a record has a field at a path such as `owners.owner`; items, values and members are stepped through. */
export function hasField(schemas: Schemas, record: string, path: string): boolean {
  let reached: readonly string[] = [record];
  for (const step of path.split(".")) {
    if (reached.length === 0) return false;
    const fields = reached.flatMap((name) => {
      const schema = schemas.get(name);
      return schema?.kind === "record" ? schema.fields.filter((field) => field.name === step) : [];
    });
    const members = fields.length === 0 ? reached.filter((name) => endsWith(name, step)) : [];
    if (fields.length === 0 && members.length === 0) return false;
    reached = [...members, ...fields.flatMap(({ type }) => listRecords(schemas, type))];
  }
  return true;
}

/** Paths may name the member of a union by its type. */
function endsWith(fullName: string, step: string): boolean {
  return fullName === step || fullName.endsWith(`.${step}`);
}

function listRecords(schemas: Schemas, type: TypeExpression, depth = 0): readonly string[] {
  if (depth > 64) return [];
  switch (type.kind) {
    case "primitive":
      return [];
    case "array":
      return listRecords(schemas, type.items, depth + 1);
    case "map":
      return listRecords(schemas, type.values, depth + 1);
    case "union":
      return type.members.flatMap((member) => listRecords(schemas, member.type, depth + 1));
    case "reference": {
      const schema = schemas.get(type.name);
      return schema?.kind === "typeref" ? listRecords(schemas, schema.target, depth + 1) : [type.name];
    }
  }
}
