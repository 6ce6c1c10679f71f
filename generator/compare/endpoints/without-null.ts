import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { EndpointInput } from "../../catalogue/endpoints.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { peelSchema } from "./value-shape.ts";

/** An input that stands in an address or a header, where nothing means null: who has none leaves it out. What is written as a medium is as that has it. */
export function withoutNull(input: EndpointInput): EndpointInput {
  if (input.schema === undefined || input.writing?.includes("/") === true) return input;
  return { ...input, schema: strip(input.schema) };
}

function strip(written: JsonObject): JsonObject {
  const { schema } = peelSchema(written);
  const entries = Object.entries(schema).map(([key, value]): readonly [string, JsonValue] => {
    if (!isJsonArray(value)) return [key, value];
    if (key === "type") return [key, toOne(value.filter((type) => type !== "null"))];
    if (key === "enum") return [key, value.filter((each) => each !== null)];
    return key === "oneOf" || key === "anyOf" ? [key, value.filter((each) => !isNull(each))] : [key, value];
  });
  // What is nothing else stays what it is.
  const isLeft = entries.every(([, value]) => !isJsonArray(value) || value.length > 0);
  return isLeft ? Object.fromEntries(entries) : schema;
}

function toOne(types: readonly JsonValue[]): JsonValue {
  const [only, ...others] = types;
  return only === undefined || others.length > 0 ? types : only;
}

function isNull(schema: JsonValue): boolean {
  return isJsonObject(schema) && schema["type"] === "null";
}
