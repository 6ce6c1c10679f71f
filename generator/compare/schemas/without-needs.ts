import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Limited } from "./pair-limits.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** What is said of a value that is an object by its fields, without alternatives that only say which of them have to be there: that is told of the object. */
export function withoutNeeds(side: Limited, schemas: SchemasOfBoth["before"]): Limited {
  const { type, annotations } = side;
  const schema = type?.kind === "reference" ? schemas.get(type.name) : undefined;
  const { oneOfRequired, anyOfRequired } = schema?.annotations ?? {};
  if ((oneOfRequired ?? anyOfRequired) === undefined) return side;
  const isSaid = ([key, value]: readonly [string, JsonValue]): boolean =>
    (key !== "oneOf" && key !== "anyOf") || !isJsonArray(value) || !value.every(isNeed);
  return { ...side, annotations: Object.fromEntries(Object.entries(annotations).filter(isSaid)) };
}

function isNeed(alternative: JsonValue): boolean {
  return isJsonObject(alternative) && Object.keys(alternative).every((key) => key === "required");
}
