import { isJsonArray } from "../catalogue/is-json-array.ts";
import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { TypeExpression } from "../catalogue/schema.ts";
import { dereference } from "./dereference.ts";
import type { Sampling } from "./sampling.ts";

/** A value that a JSON Schema names itself: the only one, an example, or the first of several. */
export function readGiven({ const: fixed, example, examples, enum: listed }: JsonObject): JsonValue | undefined {
  const [first] = [examples, listed].flatMap((list) => (isJsonArray(list) ? list.slice(0, 1) : []));
  return fixed ?? example ?? first ?? undefined;
}

/** Whether a value is of the kind that a type wants: some authors give an item as the example of a list. */
export function isOfKind(schemas: Sampling["schemas"], written: TypeExpression, value: JsonValue): boolean {
  const { type } = dereference(schemas, written);
  switch (type.kind) {
    case "array":
      return isJsonArray(value);
    case "map":
      return isJsonObject(value);
    case "union":
      return type.members.some((member) => isOfKind(schemas, member.type, value));
    case "reference": {
      const schema = schemas.get(type.name);
      return schema?.kind === "record" ? isJsonObject(value) : !isJsonArray(value) && !isJsonObject(value);
    }
    case "primitive":
      return type.name === "string" || type.name === "boolean"
        ? typeof value === type.name
        : !isJsonArray(value) && !isJsonObject(value);
  }
}
