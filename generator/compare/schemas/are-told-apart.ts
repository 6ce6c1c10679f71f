import type { RecordSchema } from "../../catalogue/schema.ts";
import { byName } from "../pair-up.ts";
import { listAllFixed } from "./list-all-fixed.ts";
import { kindsOf } from "./list-kinds.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";

/** Whether a field of two objects tells them apart, because each names its values and none of them is named by both, as `kind` does. */
export function areToldApart({ before, after }: SchemasOfBoth, was: RecordSchema, is: RecordSchema): boolean {
  const fields = byName(is.fields);
  return was.fields.some((field) => {
    const now = fields.get(field.name);
    const values = now && listAllFixed(kindsOf(field, before));
    const valuesNow = now && listAllFixed(kindsOf(now, after));
    return values !== undefined && valuesNow !== undefined && [...values].every((value) => !valuesNow.has(value));
  });
}
