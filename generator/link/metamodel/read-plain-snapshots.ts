import type { RecordSchema } from "../../catalogue/schema.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { listMembers, listSnapshots } from "./snapshot-unions.ts";
import { readTypedUrn } from "./read-typed-urn.ts";
import { typerefsOf, type Schemas } from "./types.ts";

/** What a model of the first generation declares, by the shape of its records alone. */
export interface PlainModel {
  readonly snapshots: readonly RegistryDocument[];
  /** By the name that stands for it, as its record has none of its own. */
  readonly aspects: ReadonlyMap<string, RecordSchema>;
}

const none: PlainModel = { snapshots: [], aspects: new Map() };

/**
 * Entities and aspects of a model from before there were annotations for them: a record called `…Snapshot` with a URN and a
 * list of a union declares an entity, whose aspects are the records in the union. In a model that annotates any, such
 * a record declares nothing.
 */
export function readPlainSnapshots(schemas: Schemas): PlainModel {
  for (const { annotations } of schemas.values()) if ("Aspect" in annotations || "Entity" in annotations) return none;
  const isSnapshot = (record: RecordSchema): boolean => isPlainSnapshot(record, schemas);
  const listed = listSnapshots(schemas, isSnapshot);
  const snapshots = [...schemas.values()].filter(
    (schema): schema is RecordSchema =>
      schema.kind === "record" && listed?.has(schema.fullName) !== false && isSnapshot(schema),
  );
  const names = nameAspects(
    snapshots.flatMap((snapshot) => listMembers(snapshot, schemas).map(({ record }) => record)),
  );
  return {
    snapshots: snapshots.map((snapshot) => toDocument(snapshot, schemas, names)),
    aspects: new Map([...names].map(([record, name]) => [name, record])),
  };
}

function isPlainSnapshot(record: RecordSchema, schemas: Schemas): boolean {
  const isNamed = /.Snapshot$/.test(record.name) && record.fields.some(({ name }) => name === "urn");
  return isNamed && listMembers(record, schemas).length > 0;
}

/** Releases with annotations call nearly all aspects as their records; of two records with one name, the second keeps its namespace. */
function nameAspects(records: readonly RecordSchema[]): ReadonlyMap<RecordSchema, string> {
  const names = new Map<RecordSchema, string>();
  const taken = new Set<string>();
  for (const record of new Set(records)) {
    const short = lowerFirst(record.name);
    names.set(record, taken.has(short) ? record.fullName : short);
    taken.add(short);
  }
  return names;
}

function toDocument(
  snapshot: RecordSchema,
  schemas: Schemas,
  names: ReadonlyMap<RecordSchema, string>,
): RegistryDocument {
  const { nameSpan, span } = snapshot;
  const aspects = listMembers(snapshot, schemas).flatMap(({ record, span: at }) => {
    const name = names.get(record);
    return name === undefined ? [] : [{ name, span: at }];
  });
  const entity = {
    name: { name: nameEntity(snapshot, schemas), span: nameSpan },
    isKeyless: true as const,
    aspects,
    span,
  };
  return { kind: "registryDocument", file: span.file, entities: [entity], events: [], plugins: [] };
}

/** As its URNs say, else as the snapshot is called. */
function nameEntity(snapshot: RecordSchema, schemas: Schemas): string {
  const urn = snapshot.fields.find(({ name }) => name === "urn");
  const typed = urn === undefined ? [] : typerefsOf(urn.type, schemas).flatMap(readTypedUrn);
  return typed[0]?.entity ?? lowerFirst(snapshot.name.replace(/Snapshot$/, ""));
}

/** `mlModelInfo` of `MLModelInfo`. */
function lowerFirst(name: string): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
}
