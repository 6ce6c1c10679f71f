import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { describeShape } from "./find-renames.ts";
import type { SchemasOfBoth } from "./schema-pair.ts";
import { withoutOtherTypes } from "./without-other-types.ts";
import { withoutWords } from "./without-words.ts";

/**
 * Whether what two names stand for lets through the very same values, as far as that is told in the schemas themselves. In data
 * that JSON Schemas describe no name stands, so that it doesn't matter by which one a schema is referred to.
 */
export function isSameShape({ before, after }: SchemasOfBoth, was: TypeExpression, is: TypeExpression): boolean {
  if (was.kind !== "reference" || is.kind !== "reference") return false;
  const [old, now] = [before.get(was.name), after.get(is.name)];
  if (old === undefined || now === undefined || now.language !== "other" || old.kind !== now.kind) return false;
  return describeShape(old) === describeShape(now) && printRules(old) === printRules(now);
}

function printRules(schema: NamedSchema): string {
  const fields = schema.kind === "record" ? schema.fields : [];
  return [schema, ...fields]
    .map(({ annotations }) => printSorted(withoutOtherTypes(withoutWords(annotations))))
    .join("\n");
}
