import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { NamedSchema, RecordSchema } from "../catalogue/schema.ts";
import { listIncluded } from "./list-included.ts";

/** The names of schemas of which a JSON Schema wants one, or one at least, besides: by each choice, for a record and all that it takes in. */
export function listRecordChoices(
  schemas: ReadonlyMap<string, NamedSchema>,
  record: RecordSchema,
): readonly (readonly string[])[] {
  const choices = listIncluded(schemas, record).flatMap(({ annotations }) => [
    annotations["oneOf"],
    annotations["anyOf"],
  ]);
  return choices.flatMap((names) => {
    const known = isJsonArray(names)
      ? names.filter((name) => typeof name === "string").filter((name) => schemas.has(name))
      : [];
    return known.length === 0 ? [] : [known];
  });
}
