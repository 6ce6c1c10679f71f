import type { Field, UnionMember } from "../catalogue/schema.ts";

/*
 * Avro has no unions with aliases: a record stands for one, with an optional field for each member and one that names the member
 * that is set.
 */

/** The field that names the member. */
export const discriminatorName = "fieldDiscriminator";

/** Full name of the record that stands for the union in a field. */
export function nameUnionRecord(owner: { readonly fullName: string }, { name }: Pick<Field, "name">): string {
  return owner.fullName + name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The fields of the record, without the one that names the member; null, which has no alias, has none. */
export function listUnionFields(members: readonly UnionMember[]): readonly Field[] {
  return members.flatMap(({ key, alias, type, doc, annotations, span }): Field | [] =>
    alias === undefined
      ? []
      : { name: key, type, doc, annotations, optional: true, nullable: false, aliases: [], span, nameSpan: span },
  );
}
