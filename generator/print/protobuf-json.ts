import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Field, PrimitiveType } from "../catalogue/schema.ts";

/*
 * Values of Protocol Buffers as their JSON has them: `protoc` calls fields by what it makes of their names, writes numbers of 64 bits as
 * texts, since readers of JSON would round them, and bytes in base64.
 */

/** What a field is called in JSON; an extension stands there by its full name. */
export function toJsonName({ name, annotations: { jsonName } }: Pick<Field, "name" | "annotations">): string {
  if (typeof jsonName === "string") return jsonName;
  return name.startsWith("[") ? name : name.replaceAll(/_+(.?)/g, (_, letter: string) => letter.toUpperCase());
}

/** A value of a primitive type as JSON has it. */
export function toProtobufJson({ name, annotations }: PrimitiveType, value: JsonValue): JsonValue {
  if (name === "bytes") return typeof value === "string" ? base64 : value;
  const isShort = name !== "long" || shortFormats.has(annotations?.["format"]);
  return typeof value === "number" && !isShort ? String(value) : value;
}

/** The text `example bytes`. */
const base64 = "ZXhhbXBsZSBieXRlcw==";

/** Numbers of 32 bits that have no sign, which a `long` holds. */
const shortFormats: ReadonlySet<JsonValue | undefined> = new Set(["uint32", "fixed32"]);

/** A key of a map, which is a text in JSON whatever it is. */
export function sampleMapKey({ mapKeys }: JsonObject): string {
  if (mapKeys === undefined || mapKeys === "string") return "key";
  return mapKeys === "bool" ? "true" : "1";
}
