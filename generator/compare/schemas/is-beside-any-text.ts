import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { letsAnyText } from "./lets-any-text.ts";
import type { Schemas } from "./list-kinds.ts";

/**
 * Whether any text goes through wherever an enum of a JSON Schema is used, because `string` is another alternative there: then its
 * symbols are no more than what editors offer.
 */
export function isBesideAnyText(
  { fullName, usedBy }: Pick<NamedSchema, "fullName" | "usedBy">,
  schemas: Schemas,
): boolean {
  return (
    usedBy.length > 0 &&
    usedBy.every(({ by, field: name }) => {
      const schema = schemas.get(by);
      if (schema?.kind === "typeref") return standsBesideText(fullName, schema.target, schema.annotations);
      const field = schema?.kind === "record" ? schema.fields.find((each) => each.name === name) : undefined;
      return field !== undefined && standsBesideText(fullName, field.type, field.annotations);
    })
  );
}

function standsBesideText(name: string, type: TypeExpression, limits: JsonObject): boolean {
  switch (type.kind) {
    case "union": {
      const types = type.members.map((member) => member.type);
      return (
        types.some((each) => each.kind === "reference" && each.name === name) &&
        types.some((each) => each.kind === "primitive" && each.name === "string") &&
        letsAnyText(limits)
      );
    }
    case "array":
      // What the items of other places may be is none of its alternatives.
      if (isJsonArray(limits["prefixItems"])) return false;
      return standsBesideText(name, type.items, toLimits(limits["items"]));
    case "map":
      return standsBesideText(name, type.values, toLimits(limits["additionalProperties"]));
    default:
      return false;
  }
}

function toLimits(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
