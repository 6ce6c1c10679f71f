import type { LocatedName } from "../../places/located-name.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { RecordSchema, TyperefSchema } from "../../catalogue/schema.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { textAt } from "./annotations.ts";
import type { EntityNames } from "./entity-names.ts";
import { dereference, type Schemas } from "./types.ts";

/**
 * What registries would say, read off the records that declare entities without one. Such a snapshot
 * is annotated with `@Entity` and holds a list of a union, whose members are the aspects. The platform
 * knows those that its union of all snapshots lists. Where a model has no such union, its snapshots
 * count as they stand, unless registries speak for it.
 */
export function readSnapshots(schemas: Schemas, hasRegistries: boolean): readonly RegistryDocument[] {
  const listed = listSnapshots(schemas);
  if (listed === undefined && hasRegistries) return [];
  return [...schemas.values()].flatMap((schema) =>
    schema.kind === "record" && listed?.has(schema.fullName) !== false ? readSnapshot(schema, schemas) : [],
  );
}

/** What the platform reads; test models beside it have a union of their own. */
const platformUnion = "com.linkedin.metadata.snapshot.Snapshot";

/** Full names of the records in the unions of all snapshots; undefined when there is no such union. */
function listSnapshots(schemas: Schemas): ReadonlySet<string> | undefined {
  const own = schemas.get(platformUnion);
  const candidates = own === undefined ? schemas.values() : [own];
  const unions = [...candidates].filter(
    (schema): schema is TyperefSchema => schema.kind === "typeref" && schema.name === "Snapshot",
  );
  const members = unions.flatMap((union) => recordsOf(union, schemas));
  return members.some(isSnapshot) ? new Set(members.map(({ fullName }) => fullName)) : undefined;
}

function recordsOf({ target }: TyperefSchema, schemas: Schemas): readonly RecordSchema[] {
  const union = dereference(target, schemas);
  if (union?.kind !== "union") return [];
  return union.members.flatMap((member) => {
    const record = dereference(member.type, schemas);
    return record?.kind === "record" ? [record] : [];
  });
}

function isSnapshot({ annotations }: RecordSchema): boolean {
  return "Entity" in annotations;
}

/** Reports snapshots of entities that are declared nowhere else, as nobody lists them. */
export function reportLooseSnapshots(schemas: Schemas, names: EntityNames, report: Report): void {
  for (const { kind, fullName, annotations, nameSpan } of schemas.values()) {
    const annotation = annotations["Entity"];
    const entity = kind === "record" && isJsonObject(annotation) ? textAt(annotation, "name") : undefined;
    if (entity === undefined || names.has(entity)) continue;
    report.add(metamodelCodes.looseSnapshot({ entity, schema: fullName }), nameSpan);
  }
}

function readSnapshot(schema: RecordSchema, schemas: Schemas): readonly RegistryDocument[] {
  const annotation = schema.annotations["Entity"];
  const name = isJsonObject(annotation) ? textAt(annotation, "name") : undefined;
  if (!isJsonObject(annotation) || name === undefined) return [];
  const { nameSpan, span } = schema;
  const keyAspect = textAt(annotation, "keyAspect");
  const entity = {
    name: { name, span: nameSpan },
    keyAspect: keyAspect === undefined ? undefined : { name: keyAspect, span: nameSpan },
    aspects: aspectsOf(schema, schemas),
    span,
  };
  return [{ kind: "registryDocument", file: span.file, entities: [entity], events: [], plugins: [] }];
}

function aspectsOf(snapshot: RecordSchema, schemas: Schemas): readonly LocatedName[] {
  const type = snapshot.fields.find(({ name }) => name === "aspects")?.type;
  const list = type && dereference(type, schemas);
  const union = list?.kind === "array" ? dereference(list.items, schemas) : undefined;
  if (union?.kind !== "union") return [];
  return union.members.flatMap((member) => {
    const record = dereference(member.type, schemas);
    const annotation = record?.kind === "record" ? record.annotations["Aspect"] : undefined;
    const name = isJsonObject(annotation) ? textAt(annotation, "name") : undefined;
    return name === undefined ? [] : [{ name, span: member.span }];
  });
}
