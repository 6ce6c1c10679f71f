import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import type { Evidence } from "../change.ts";
import { describeType } from "./describe-type.ts";

interface Candidates {
  readonly gone: readonly Field[];
  readonly come: readonly Field[];
  readonly records: { readonly before: RecordSchema; readonly after: RecordSchema };
}

/**
 * The field that one which is gone has become, as far as there is evidence: an alias that says so, else one other field
 * of the same type that says the same or stands in the same place. Undefined rather than a guess among several.
 */
export function findFieldRename(was: Field, { gone, come, records }: Candidates): Evidence | undefined {
  const declared = come.find(({ aliases }) => aliases.includes(was.name));
  if (declared !== undefined) return { certainty: "declared", by: "alias", name: declared.name };
  const alike = (field: Field): boolean =>
    describeType(field.type) === describeType(was.type) && field.optional === was.optional;
  const [only, ...others] = come.filter(alike);
  // Two that are gone and one that has come, or the other way round: nobody can tell which is which.
  if (only === undefined || others.length > 0 || gone.filter(alike).length > 1) return undefined;
  if (was.doc !== undefined && was.doc === only.doc) return { certainty: "likely", by: "doc", name: only.name };
  // Any text could have come in the place of another.
  const isPlain = was.type.kind === "primitive";
  const hasNeighbours = listNeighbours(records.before, was) === listNeighbours(records.after, only);
  if (isPlain || !hasNeighbours) return undefined;
  return { certainty: "likely", by: "neighbours", name: only.name };
}

function listNeighbours({ fields }: RecordSchema, field: Field): string {
  const index = fields.indexOf(field);
  return [fields[index - 1]?.name, fields[index + 1]?.name].join(" ");
}
