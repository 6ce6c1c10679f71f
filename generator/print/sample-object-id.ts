import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field, RecordSchema } from "../catalogue/schema.ts";

/** As Atlas numbers what is stored. */
const guid = "0f2c1a9e-6b7d-4e38-9a51-3c8d2e7f4b60";

/** How Atlas is told which entity is meant: by its type and what no two of that have alike, else by its number. */
export function sampleObjectId({ name, fields }: RecordSchema, sample: (field: Field) => JsonValue): JsonObject {
  const unique = fields.filter(({ annotations, holdsEntities }) => {
    return annotations["isUnique"] === true && holdsEntities === undefined;
  });
  if (unique.length === 0) return { typeName: name, guid };
  return { typeName: name, uniqueAttributes: Object.fromEntries(unique.map((field) => [field.name, sample(field)])) };
}
