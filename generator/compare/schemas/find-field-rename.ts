import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import type { Evidence } from "../change.ts";
import { describeType } from "./describe-type.ts";

/** Fields that one of two records has and the other has not. */
export interface Strangers {
  readonly gone: readonly Field[];
  readonly come: readonly Field[];
  readonly records: { readonly before: RecordSchema; readonly after: RecordSchema };
}

/** What a field that is gone has become, and what speaks for that. */
export interface FieldRename {
  readonly is: Field;
  readonly evidence: Evidence;
}

/**
 * Finds the field that one which is gone has become, as far as there is evidence: an alias that says so, else one other field
 * of the same type that says the same or stands in the same place. Undefined rather than a guess among several.
 */
export function createFindFieldRename({ gone, come, records }: Strangers): (was: Field) => FieldRename | undefined {
  const byAlias = new Map(come.toReversed().flatMap((field) => field.aliases.map((alias) => [alias, field] as const)));
  const [goneByType, comeByType] = [groupByType(gone), groupByType(come)];
  const [earlier, later] = [listNeighbours(records.before), listNeighbours(records.after)];
  return (was) => {
    const declared = byAlias.get(was.name);
    if (declared !== undefined) return rename(declared, "declared", "alias");
    const type = toType(was);
    const [only, ...others] = comeByType.get(type) ?? [];
    // Two that are gone and one that has come, or the other way round: nobody can tell which is which.
    if (only === undefined || others.length > 0 || (goneByType.get(type) ?? []).length > 1) return undefined;
    if (was.doc !== undefined && was.doc === only.doc) return rename(only, "likely", "doc");
    // Any text could have come in the place of another.
    const isPlain = was.type.kind === "primitive";
    if (isPlain || earlier.get(was.name) !== later.get(only.name)) return undefined;
    return rename(only, "likely", "neighbours");
  };
}

function rename(is: Field, certainty: Evidence["certainty"], by: Evidence["by"]): FieldRename {
  return { is, evidence: { certainty, by, name: is.name } };
}

function groupByType(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const type = toType(field);
    const group = groups.get(type);
    if (group === undefined) groups.set(type, [field]);
    else group.push(field);
  }
  return groups;
}

function toType({ type, optional }: Field): string {
  return `${optional} ${describeType(type)}`;
}

/** The names before and after each field. */
function listNeighbours({ fields }: RecordSchema): ReadonlyMap<string, string> {
  return new Map(fields.map(({ name }, index) => [name, [fields[index - 1]?.name, fields[index + 1]?.name].join(" ")]));
}
