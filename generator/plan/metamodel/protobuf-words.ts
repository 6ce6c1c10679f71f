import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toTypeRuns } from "./written-type-runs.ts";

/** What Protocol Buffers say of a field, a symbol or a message, in words; undefined for what they don't say so, as others may have the same keys. */
export function describeProtobufMark(name: string, value: JsonValue): RichText | undefined {
  switch (name) {
    case "number":
      return typeof value === "number" ? [{ text: "Number " }, { text: String(value), code: true }] : undefined;
    case "label":
      return value === "required" ? [{ text: "Readers refuse what lacks it" }] : undefined;
    case "oneof":
      return typeof value === "string"
        ? [{ text: "At most one of " }, { text: value, code: true }, { text: " is set" }]
        : undefined;
    case "explicitPresence":
      return value === true ? [{ text: "Unset is told from the default" }] : undefined;
    case "mapKeys":
      return typeof value === "string" ? [{ text: "Keys are " }, { text: value, code: true }] : undefined;
    case "jsonName":
      return typeof value === "string" ? [{ text: "In JSON " }, { text: value, code: true }] : undefined;
    case "fieldBehavior":
      return isTexts(value) ? describeBehaviours(value) : undefined;
    case "protobuf.reserved":
      return isTexts(value) ? [{ text: "Reserved: " }, { text: value.join(", "), code: true }] : undefined;
    case "protobuf.extensions":
      return isTexts(value) ? [{ text: "Open to extensions: " }, { text: value.join(", "), code: true }] : undefined;
    default:
      return undefined;
  }
}

const behaviours: ReadonlyMap<string, string> = new Map([
  ["IMMUTABLE", "set once and never changed"],
  ["IDENTIFIER", "the name by which it is found"],
  ["NON_EMPTY_DEFAULT", "filled in where it is empty"],
]);

/** What `google.api.field_behavior` says besides whether a value has to be there, and who writes it. */
function describeBehaviours(names: readonly string[]): RichText {
  const words = names.map((name) => behaviours.get(name) ?? name).join(", ");
  return [{ text: words.charAt(0).toUpperCase() + words.slice(1) }];
}

/** Of which resource a name is, which leads to the message that it is. */
export function describeNamedResource(words: string, value: JsonValue, context: PlanContext): RichText | undefined {
  return typeof value === "string" ? [{ text: words }, ...toTypeRuns(value, context)] : undefined;
}

function isTexts(value: JsonValue): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string");
}
