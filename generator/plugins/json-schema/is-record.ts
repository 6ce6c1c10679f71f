import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { isFact } from "./describe-schema.ts";
import { itemsOf, jsonOf, keysOf, textOf, toObject, valueOf } from "./schema-node.ts";

/** Whether a value has fields: it has properties of its own, those of several others, or of one in several variants. */
export function isRecord(schema: LocatedObject): boolean {
  const properties = toObject(valueOf(schema, "properties"));
  const isReference = textOf(schema, "$ref") !== undefined;
  // Some write down that a map has no properties.
  if (properties !== undefined && (properties.entries.size > 0 || !isReference))
    return properties.entries.size > 0 || toObject(valueOf(schema, "additionalProperties")) === undefined;
  const parts = [...(isReference ? [schema] : []), ...partsOf(schema).flatMap((part) => toObject(part) ?? [])];
  if (parts.length > 1 || (parts.length === 1 && hasVariants(schema))) return parts.some(mayHaveFields);
  return (
    !isReference &&
    textOf(schema, "type") === "object" &&
    valueOf(schema, "additionalProperties")?.kind === "scalar" &&
    isClosed(schema)
  );
}

/** What a schema takes in that says of what type a value is; others only say more about it. */
export function partsOf(schema: LocatedObject): readonly LocatedJson[] {
  return itemsOf(schema, "allOf").filter((part) => !(part.kind === "object" && keysOf(part).every(isFact)));
}

/** Whether schemas with fields are listed of which one holds as well, or one at least. */
function hasVariants(schema: LocatedObject): boolean {
  return [...itemsOf(schema, "oneOf"), ...itemsOf(schema, "anyOf")]
    .flatMap((variant) => toObject(variant) ?? [])
    .some(mayHaveFields);
}

/** What stands elsewhere isn't looked at. */
function mayHaveFields(schema: LocatedObject): boolean {
  return textOf(schema, "$ref") !== undefined || isRecord(schema);
}

/** An object that may hold nothing. */
function isClosed(schema: LocatedObject): boolean {
  return jsonOf(schema, "additionalProperties") === false && valueOf(schema, "patternProperties") === undefined;
}
