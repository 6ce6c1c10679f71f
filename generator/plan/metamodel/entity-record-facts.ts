import type { Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Fact, RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinRuns, toReferenceRun } from "../parts/parts.ts";

/**
 * What models of the first generation have besides aspects for an entity, by how the records are called: what is searched of it,
 * its node of the graph, and all of its aspects together.
 */
const labels: ReadonlyMap<string, string> = new Map([
  ["Document", "Search document"],
  ["Entity", "Graph record"],
  ["Asset", "Asset record"],
]);

/** Full names of such records by label. */
export type EntityRecords = ReadonlyMap<string, readonly string[]>;

/** The records whose `urn` is of an entity's own type, by the entity's name. */
export function indexEntityRecords(
  schemas: ReadonlyMap<string, NamedSchema>,
  entities: ReadonlyMap<string, Entity>,
): ReadonlyMap<string, EntityRecords> {
  const names = new Map([...entities.keys()].map((name) => [name.toLowerCase(), name]));
  const found = new Map<string, Map<string, string[]>>();
  for (const schema of schemas.values()) {
    const label = labels.get(/(?:Document|Entity|Asset)$/.exec(schema.name)?.[0] ?? "");
    if (label === undefined || schema.kind !== "record") continue;
    const type = schema.fields.find(({ name }) => name === "urn")?.type;
    if (type?.kind !== "reference" || schemas.get(type.name)?.kind !== "typeref") continue;
    // Entities are called as the classes of their URNs, in another case.
    const [, urn = ""] = /^(.+)Urn$/.exec(toSimpleName(type.name)) ?? [];
    const entity = names.get(urn.toLowerCase());
    if (entity === undefined) continue;
    const ofEntity = found.get(entity) ?? new Map<string, string[]>();
    found.set(entity, ofEntity);
    const records = ofEntity.get(label) ?? [];
    ofEntity.set(label, records);
    records.push(schema.fullName);
  }
  return found;
}

/** E.g. `Search document: DatasetDocument`. */
export function describeEntityRecords(records: EntityRecords | undefined, context: PlanContext): readonly Fact[] {
  return [...labels.values()].flatMap((label) => {
    const names = records?.get(label) ?? [];
    const value: RichText = joinRuns(names.map((name) => ({ ...toReferenceRun(name, context), code: true as const })));
    return names.length === 0 ? [] : [{ label: names.length === 1 ? label : `${label}s`, value }];
  });
}
