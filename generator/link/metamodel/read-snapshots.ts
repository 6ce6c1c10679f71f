import type { LocatedName } from "../../places/located-name.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { RecordSchema } from "../../catalogue/schema.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { textAt } from "./annotations.ts";
import type { EntityNames } from "./entity-names.ts";
import { listMembers, listSnapshots } from "./snapshot-unions.ts";
import type { Schemas } from "./types.ts";

/**
 * What registries would say, read off the records that declare entities without one. Such a snapshot
 * is annotated with `@Entity` and holds a list of a union, whose members are the aspects. The platform
 * knows those that its union of all snapshots lists. Where a model has no such union, its snapshots
 * count as they stand, unless registries speak for it.
 */
export function readSnapshots(schemas: Schemas, hasRegistries: boolean): readonly RegistryDocument[] {
  const listed = listSnapshots(schemas, isSnapshot);
  if (listed === undefined && hasRegistries) return [];
  return [...schemas.values()].flatMap((schema) =>
    schema.kind === "record" && listed?.has(schema.fullName) !== false ? readSnapshot(schema, schemas) : [],
  );
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
  return listMembers(snapshot, schemas).flatMap(({ record, span }) => {
    const annotation = record.annotations["Aspect"];
    const name = isJsonObject(annotation) ? textAt(annotation, "name") : undefined;
    return name === undefined ? [] : [{ name, span }];
  });
}
