import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { listIncluded } from "./list-included.ts";
import type { NamedSchema, RecordSchema } from "../catalogue/schema.ts";

// oxlint-disable unicorn/no-thenable -- It is a keyword of JSON Schema.

/** What a JSON Schema says of which fields of a record there are, itself and by all that it takes in. */
export function listRecordConditions(
  schemas: ReadonlyMap<string, NamedSchema>,
  record: RecordSchema,
): readonly JsonValue[] {
  const needs = record.fields.flatMap(({ name, annotations: { dependentRequired } }) =>
    dependentRequired === undefined ? [] : [{ if: { required: [name] }, then: { required: dependentRequired } }],
  );
  return [
    ...needs,
    ...listIncluded(schemas, record).flatMap(({ annotations: { conditions } }) =>
      isJsonArray(conditions) ? conditions : [],
    ),
  ];
}
