import type { RecordSchema, TyperefSchema } from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { dereference, type Schemas } from "./types.ts";

/** What the platform reads; test models beside it have a union of their own. */
const platformUnion = "com.linkedin.metadata.snapshot.Snapshot";

/** Full names of the records in the unions of all snapshots; undefined when there is no such union. */
export function listSnapshots(
  schemas: Schemas,
  isSnapshot: (record: RecordSchema) => boolean,
): ReadonlySet<string> | undefined {
  const own = schemas.get(platformUnion);
  const candidates = own === undefined ? schemas.values() : [own];
  const unions = [...candidates].filter(
    (schema): schema is TyperefSchema => schema.kind === "typeref" && schema.name === "Snapshot",
  );
  const members = unions.flatMap(({ target }) => {
    const union = dereference(target, schemas);
    return union?.kind === "union" ? union.members.flatMap(({ type }) => findRecord(type, schemas) ?? []) : [];
  });
  return members.some(isSnapshot) ? new Set(members.map(({ fullName }) => fullName)) : undefined;
}

/** A record that a snapshot may hold, and where its union says so. */
export interface SnapshotMember {
  readonly record: RecordSchema;
  readonly span: Span;
}

/** The members of the union of which a snapshot holds a list; none where it holds no such list. */
export function listMembers(snapshot: RecordSchema, schemas: Schemas): readonly SnapshotMember[] {
  const type = snapshot.fields.find(({ name }) => name === "aspects")?.type;
  const list = type && dereference(type, schemas);
  const union = list?.kind === "array" ? dereference(list.items, schemas) : undefined;
  if (union?.kind !== "union") return [];
  return union.members.flatMap(({ type: member, span }) => {
    const record = findRecord(member, schemas);
    return record === undefined ? [] : [{ record, span }];
  });
}

function findRecord(type: TyperefSchema["target"], schemas: Schemas): RecordSchema | undefined {
  const found = dereference(type, schemas);
  return found?.kind === "record" ? found : undefined;
}
