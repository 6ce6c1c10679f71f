import type { JsonObject } from "../../catalogue/json.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** What has to be there with properties that aren't among the fields of a record, and so can't say it themselves. */
export function tellNeeds(
  needs: ReadonlyMap<string, readonly string[]>,
  fields: ReadonlySet<string>,
): readonly JsonObject[] {
  return [...needs].flatMap(([key, others]) =>
    fields.has(key) || others.length === 0 ? [] : [{ if: { required: [key] }, then: { required: others } }],
  );
}
