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
export function toTightest(kind: "most" | "least", one: number | undefined, other: number): number {
  if (one === undefined) return other;
  return kind === "most" ? Math.min(one, other) : Math.max(one, other);
}
