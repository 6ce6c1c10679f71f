import type { EnumSchema, NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { listHoldingFields } from "./list-holding-fields.ts";
import { isSameShape } from "./is-same-shape.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** Two objects, or two lists of symbols, of which one stood or stands in the place of a value. */
export interface InPlace {
  readonly was: RecordSchema | EnumSchema;
  readonly is: RecordSchema | EnumSchema;
  /** Whether the later one stands in place, and is called after where it does. */
  readonly isInPlace: boolean;
}

/**
 * What a value of a JSON Schema goes by, where that stood in place and has a name now, stands in place from now on, or is another one of
 * several that do: nobody knew it by a name, so that what differs within is what there is to be told. Undefined where the two are
 * alike, and where they have so little in common that one has been put for the other.
 */
export function pairInPlace(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): InPlace | undefined {
  if (was.kind !== "reference" || is.kind !== "reference") return undefined;
  const [old, now] = [both.before.get(was.name), both.after.get(is.name)];
  if (old?.language !== "other" || now?.language !== "other" || nowNamed(both, was.name) === is.name) return undefined;
  const isPair = (old.kind === "record" && now.kind === "record") || (old.kind === "enum" && now.kind === "enum");
  if (!isPair || !shareHalf(listParts(old), listParts(now)) || isSameShape(both, was, is)) return undefined;
  const isInPlace = listHoldingFields(now, both.after).length > 0;
  return isInPlace || listHoldingFields(old, both.before).length > 0 ? { was: old, is: now, isInPlace } : undefined;
}

/** The names of the fields of an object, or the symbols of an enum. */
export function listParts(schema: NamedSchema): readonly string[] {
  if (schema.kind === "record") return schema.fields.map(({ name }) => name);
  return schema.kind === "enum" ? schema.symbols.map(({ name }) => name) : [];
}

/** Of the smaller one, since others may have come to it by a dozen. */
function shareHalf(olds: readonly string[], news: readonly string[]): boolean {
  const names = new Set(olds);
  const shared = news.filter((name) => names.has(name)).length;
  return shared > 0 && shared * 2 >= Math.min(olds.length, news.length);
}
