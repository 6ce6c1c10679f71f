import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText } from "../../page-model/parts.ts";

/** What Apache Atlas says of an attribute, in words; undefined for what it doesn't say so, as others may have the same keys. */
export function describeAttributeMark(name: string, value: JsonValue): RichText | undefined {
  switch (name) {
    case "cardinality":
      return value === "SET" ? [{ text: "A set" }] : value === "LIST" ? [{ text: "A list, in order" }] : undefined;
    case "ownedRef":
      return value === true ? [{ text: "Owned: what it leads to is deleted with it" }] : undefined;
    case "isContainer":
      return value === true ? [{ text: "The container: it holds what is at the other end" }] : undefined;
    case "attribute":
      return typeof value === "string"
        ? [{ text: "There it is the attribute " }, { text: value, code: true }]
        : undefined;
    case "firstOrdinal":
      return typeof value === "number" ? [{ text: `Ordinals count from ${value}` }] : undefined;
    case "entityTypes":
      return isNames(value) ? [{ text: "For " }, { text: value.join(", "), code: true }] : undefined;
    case "inverseRef":
      return typeof value === "string" ? [{ text: "The way back of " }, { text: value, code: true }] : undefined;
    case "searchWeight":
      return typeof value === "number" ? [{ text: `Search weight ${value}` }] : undefined;
    case "applicableEntityTypes":
      return isNames(value) ? [{ text: "For " }, { text: value.join(", "), code: true }] : undefined;
    default:
      return undefined;
  }
}

function isNames(value: JsonValue): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string");
}
