import { indexHolders } from "../../catalogue/index-holders.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { compareVersions, readFileVersion } from "../../places/file-version.ts";
import { orderFileVersions } from "../../places/order-file-versions.ts";

/** So many are kept of either kind: no reader wants to be told of more. */
const most = 12;

/** Full names of other versions of a schema, the newest first. */
export interface OtherVersions {
  readonly newer: readonly string[];
  readonly older: readonly string[];
}

/**
 * By full name, the other versions of a schema that is a file by itself and lies beside others whose paths differ from its own in a
 * version alone, such as `order-v1.json` and `order-v2.json`. Of a file with several schemas, nobody knows which it is.
 */
export function indexVersions(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, OtherVersions> {
  const byFile = new Map<string, NamedSchema[]>();
  const holders = indexHolders(schemas);
  for (const schema of schemas.values()) {
    const { language, span } = schema;
    if (language !== "other" || !isVersioned(span.file) || isInside(schema, holders)) continue;
    const own = byFile.get(span.file) ?? [];
    byFile.set(span.file, own);
    own.push(schema);
  }
  const whole = [...byFile.values()].flatMap((own) => (own.length === 1 ? own : []));
  const groups = orderFileVersions(whole, ({ span }) => span.file).filter(({ length }) => length > 1);
  return new Map(
    groups.flatMap((group) => group.map((schema, index) => [schema.fullName, toOthers(schema, group, index)] as const)),
  );
}

/** Whether a schema is declared within another one, in folders of definitions too, which are no schemas. */
function isInside(schema: NamedSchema, holders: ReadonlyMap<string, NamedSchema>): boolean {
  const { namespace, span } = schema;
  for (let around = namespace; around !== ""; around = around.slice(0, Math.max(0, around.lastIndexOf(".")))) {
    const holder = holders.get(around);
    if (holder !== schema && holder?.span.file === span.file) return true;
  }
  return false;
}

function toOthers(schema: NamedSchema, group: readonly NamedSchema[], index: number): OtherVersions {
  // What spells the same version in another way is neither newer nor older.
  const isOther = (each: NamedSchema): boolean => order(each, schema) !== 0;
  return {
    newer: group
      .slice(0, Math.min(index, most))
      .filter(isOther)
      .map(({ fullName }) => fullName),
    older: group
      .slice(index + 1, index + 1 + most)
      .filter(isOther)
      .map(({ fullName }) => fullName),
  };
}

function order(one: NamedSchema, other: NamedSchema): number {
  const [left, right] = [one, other].map(({ span }) => readFileVersion(span.file));
  return left === undefined || right === undefined ? 0 : compareVersions(left, right);
}

/** A year, with a month and a day at most: other numbers of four digits are those of standards, such as `iso-8601`. */
const hasDate = /(?:^|\D)(?:19|20)\d\d(?:(?:0\d|1[0-2])(?:[0-3]\d)?)?(?:\D|$)/;

/** Numbers alone may be those of steps, or of parts. */
function isVersioned(file: string): boolean {
  const place = readFileVersion(file)?.place.split("/").at(-1) ?? "";
  return /(?:^|[^a-z])v\d|\d[._-]\d/i.test(place) || hasDate.test(place);
}
