import type { JsonValue } from "../catalogue/json.ts";
import type { JsonDialect } from "./json-dialect.ts";

/**
 * JSON as Protocol Buffers have it: fields are called by what `protoc` makes of their names, numbers of 64 bits are texts, since readers of
 * JSON would round them, bytes are in base64, and an enum's value of the number 0 is left out.
 */
export const protobufJson: JsonDialect = {
  nameField({ name, annotations: { jsonName } }) {
    if (typeof jsonName === "string") return jsonName;
    // An extension stands there by its full name.
    return name.startsWith("[") ? name : name.replaceAll(/_+(.?)/g, (_, letter: string) => letter.toUpperCase());
  },
  sampleKey({ mapKeys }) {
    if (mapKeys === undefined || mapKeys === "string") return "key";
    return mapKeys === "bool" ? "true" : "1";
  },
  writePrimitive({ name, annotations }, value) {
    if (name === "bytes") return typeof value === "string" ? base64 : value;
    const isShort = name !== "long" || shortFormats.has(annotations?.["format"]);
    return typeof value === "number" && !isShort ? String(value) : value;
  },
  choiceOf: ({ annotations: { oneof } }) => oneof,
  isUnset: ({ annotations: { number } }) => number === 0,
};

/** The text `example bytes`. */
const base64 = "ZXhhbXBsZSBieXRlcw==";

/** Numbers of 32 bits that have no sign, which a `long` holds. */
const shortFormats: ReadonlySet<JsonValue | undefined> = new Set(["uint32", "fixed32"]);
