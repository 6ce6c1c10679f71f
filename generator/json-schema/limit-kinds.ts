/** Limits of JSON Schema, and whether more of each allows more. */
export const limitKinds: ReadonlyMap<string, "most" | "least"> = new Map([
  ["maximum", "most"],
  ["exclusiveMaximum", "most"],
  ["maxLength", "most"],
  ["maxItems", "most"],
  ["maxProperties", "most"],
  ["minimum", "least"],
  ["exclusiveMinimum", "least"],
  ["minLength", "least"],
  ["minItems", "least"],
  ["minProperties", "least"],
]);

/** The tighter of two limits. */
export function toTightest<Size extends number | bigint>(
  kind: "most" | "least",
  one: Size | undefined,
  other: Size,
): Size {
  if (one === undefined) return other;
  return one < other === (kind === "most") ? one : other;
}
