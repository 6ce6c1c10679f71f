import type { NamedSchema, RecordSchema, TypeExpression } from "../catalogue/schema.ts";
import { dereference } from "./dereference.ts";

/**
 * For each record how many levels of records its smallest value has. A record that is missing has no
 * value at all, since its required fields lead back to it without end.
 */
export function rankRecords(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const records = [...schemas.values()].filter((schema) => schema.kind === "record");
  const users = findUsers(schemas, records);
  // Level by level: a record is looked at again only after one that it needs has got its rank.
  let candidates: Iterable<RecordSchema> = records;
  for (let level = 0; ; level += 1) {
    const ranked = [...candidates].filter(
      (record) => !ranks.has(record.fullName) && neededTypes(record).every((type) => isRanked(schemas, ranks, type)),
    );
    if (ranked.length === 0) return ranks;
    for (const record of ranked) ranks.set(record.fullName, level);
    candidates = new Set(ranked.flatMap((record) => users.get(record.fullName) ?? []));
  }
}

/** The rank of a type's smallest value; undefined when it has none. */
export function rankType(
  schemas: ReadonlyMap<string, NamedSchema>,
  ranks: ReadonlyMap<string, number>,
  written: TypeExpression,
): number | undefined {
  const { type } = dereference(schemas, written);
  if (type.kind === "union") {
    const found = type.members.flatMap((member) => rankType(schemas, ranks, member.type) ?? []);
    return found.length > 0 || type.members.length === 0 ? Math.min(...found, Number.MAX_SAFE_INTEGER) : undefined;
  }
  const isRecord = type.kind === "reference" && schemas.get(type.name)?.kind === "record";
  return isRecord ? ranks.get(type.name) : -1;
}

function isRanked(
  schemas: ReadonlyMap<string, NamedSchema>,
  ranks: ReadonlyMap<string, number>,
  type: TypeExpression,
): boolean {
  return rankType(schemas, ranks, type) !== undefined;
}

function neededTypes(record: RecordSchema): readonly TypeExpression[] {
  return record.fields.filter((field) => !field.optional && field.default === undefined).map(({ type }) => type);
}

function findUsers(
  schemas: ReadonlyMap<string, NamedSchema>,
  records: readonly RecordSchema[],
): ReadonlyMap<string, RecordSchema[]> {
  const users = new Map<string, RecordSchema[]>();
  const visit = (user: RecordSchema, written: TypeExpression): void => {
    const { type } = dereference(schemas, written);
    if (type.kind === "union") for (const member of type.members) visit(user, member.type);
    if (type.kind !== "reference") return;
    const known = users.get(type.name);
    if (known === undefined) users.set(type.name, [user]);
    else known.push(user);
  };
  for (const record of records) for (const type of neededTypes(record)) visit(record, type);
  return users;
}
