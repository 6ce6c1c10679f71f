import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { BaseRef, ClassRef } from "./python-classes.ts";

/** What an expression comes to. */
export type PythonValue =
  | { readonly kind: "json"; readonly value: JsonValue }
  /** A member of an enumeration. */
  | { readonly kind: "member"; readonly of: ClassRef; readonly name: string; readonly value: JsonValue }
  /** A span of time, in seconds. */
  | { readonly kind: "duration"; readonly seconds: number }
  | { readonly kind: "class"; readonly of: BaseRef }
  | undefined;

/** Nobody writes a longer constant; sums of sums of texts could be. */
export const longest = 100_000;

/** The value as JSON; a member of an enumeration is what it stands for. */
export function asJson(value: PythonValue): JsonValue | undefined {
  return value?.kind === "json" || value?.kind === "member" ? value.value : undefined;
}

/** A text as a value, if it is one that somebody would write. */
export function limit(text: string): PythonValue {
  return text.length > longest ? undefined : { kind: "json", value: text };
}

/** As `str` has it. */
export function toText(value: JsonValue | undefined): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (value === null) return "None";
  return isJsonArray(value) ? `[${value.map(represent).join(", ")}]` : undefined;
}

/** As `repr` has it, for what stands in lists. */
function represent(value: JsonValue): string {
  if (typeof value !== "string") return toText(value) ?? "…";
  return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll("'", "\\'")}'`;
}

/** Names may be those of what every object has. */
export function toObject(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  return Object.fromEntries(entries);
}
