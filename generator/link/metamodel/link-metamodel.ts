import type { Aspect, Entity, EventType, Registry, Relationship } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { linkAspects, linkEvents, type LooseAspect } from "./link-aspects.ts";
import { linkReach } from "./link-reach.ts";
import { createUrnLinker } from "./link-urns.ts";
import { mergeRegistries, type MergedEntity, type MergedRegistries, type RegisteredName } from "./merge-registries.ts";
import { readSnapshots } from "./read-snapshots.ts";
import { createSchemaGraph } from "./schema-graph.ts";
import type { Schemas } from "./types.ts";

/** The metadata model's share of the catalogue. */
export interface Metamodel {
  /** The schemas that came in, with `reachedByAspects` and `reachedByEntities` filled. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly aspects: ReadonlyMap<string, Aspect>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly relationships: readonly Relationship[];
  readonly events: ReadonlyMap<string, EventType>;
  readonly registries: readonly Registry[];
}

export interface LinkMetamodelOptions {
  /** Simple names of schemas that could not be read. An aspect or event of such a name is not missing. */
  readonly unread?: ReadonlySet<string> | undefined;
}

/**
 * Makes aspects, entities, relationships and events of annotated records and entity registries.
 * Schemas must be linked already; what could not be resolved stays in place, marked, and is
 * reported once.
 */
export function linkMetamodel(
  schemas: Schemas,
  documents: readonly RegistryDocument[],
  report: Report,
  options: LinkMetamodelOptions = {},
): Metamodel {
  const graph = createSchemaGraph(schemas);
  const merged = mergeRegistries(documents.length > 0 ? documents : readSnapshots(schemas), report);
  const loose = linkAspects(schemas, graph, report);
  const events = linkEvents(schemas, createEventIndex(merged), report);
  const known = listKnownRecords(schemas, options.unread ?? new Set());
  reportMissingAspects(merged, loose, known, report);
  reportMissingEvents(merged, events, known, report);

  const entities = linkEntities(merged, loose, schemas, report);
  const aspects = linkCarriers(loose, entities);
  // Entities in the unread part of a registry are not missing, so no one points at them in vain.
  const edgeReport = merged.incomplete.size > 0 ? createReport() : report;
  return {
    schemas: linkReach(schemas, graph, aspects, entities),
    aspects,
    entities,
    relationships: linkRelationships(loose, entities, edgeReport),
    events,
    registries: documents.length > 0 ? merged.registries : [],
  };
}

/** Core entities first, then internal ones, each in registry order. */
function linkEntities(
  merged: MergedRegistries,
  loose: ReadonlyMap<string, LooseAspect>,
  schemas: Schemas,
  report: Report,
): ReadonlyMap<string, Entity> {
  const urns = createUrnLinker(schemas, report);
  const entities = merged.entities.map((entity): Entity => {
    const key = loose.get(entity.keyAspect?.name ?? "");
    const record = key && schemas.get(key.aspect.schema);
    return {
      ...entity,
      keyAspect: entity.keyAspect?.name,
      aspects: entity.aspects.map((binding) => ({ ...binding, resolved: loose.has(binding.aspect) })),
      urn: record?.kind === "record" ? urns.template(entity.name, record) : undefined,
    };
  });
  const core = entities.filter(({ category }) => category === "core");
  const internal = entities.filter(({ category }) => category === "internal");
  return new Map([...core, ...internal].map((entity) => [entity.name, entity]));
}

/** Aspects with the entities that carry them, sorted as the entities are. */
function linkCarriers(
  loose: ReadonlyMap<string, LooseAspect>,
  entities: ReadonlyMap<string, Entity>,
): ReadonlyMap<string, Aspect> {
  const carriers = new Map<string, string[]>([...loose.keys()].map((name) => [name, []]));
  const keyOf = new Map<string, string[]>([...loose.keys()].map((name) => [name, []]));
  for (const entity of entities.values()) {
    for (const { aspect } of entity.aspects) carriers.get(aspect)?.push(entity.name);
    if (entity.keyAspect !== undefined) keyOf.get(entity.keyAspect)?.push(entity.name);
  }
  return new Map(
    [...loose].map(([name, { aspect }]) => [
      name,
      { ...aspect, entities: carriers.get(name) ?? [], keyOf: keyOf.get(name) ?? [] },
    ]),
  );
}

/** One edge for each entity that carries the aspect and each entity pointed at; the same edge is never listed twice. */
function linkRelationships(
  loose: ReadonlyMap<string, LooseAspect>,
  entities: ReadonlyMap<string, Entity>,
  report: Report,
): readonly Relationship[] {
  const found = new Map<string, Relationship>();
  const unknown = new Set<string>();
  for (const entity of entities.values()) {
    for (const aspectName of aspectNamesOf(entity)) {
      for (const { entityTypes, ...edge } of loose.get(aspectName)?.edges ?? []) {
        for (const to of entityTypes) {
          const id = JSON.stringify([entity.name, edge.name, to, aspectName, edge.fieldPath]);
          if (found.has(id)) continue;
          const missing = !entities.has(to);
          found.set(id, {
            ...edge,
            from: entity.name,
            aspect: aspectName,
            to,
            ...(missing ? { unresolved: true as const } : {}),
          });
          if (missing && !unknown.has(to)) {
            unknown.add(to);
            const suggestions = suggestNames(to, entities.keys());
            report.add(metamodelCodes.unknownEntity({ name: to, by: edge.name, suggestions }), edge.span);
          }
        }
      }
    }
  }
  return [...found.values()].sort(compareRelationships);
}

function aspectNamesOf(entity: Entity): readonly string[] {
  const others = entity.aspects.map(({ aspect }) => aspect);
  return entity.keyAspect === undefined ? others : [entity.keyAspect, ...others];
}

function compareRelationships(left: Relationship, right: Relationship): number {
  return (
    compare(left.from, right.from) ||
    compare(left.name, right.name) ||
    compare(left.to, right.to) ||
    compare(left.aspect, right.aspect) ||
    compare(left.fieldPath, right.fieldPath)
  );
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function createEventIndex(merged: MergedRegistries): (name: string) => readonly string[] {
  const index = new Map<string, Set<string>>();
  for (const { name, registry } of merged.events) index.set(name, (index.get(name) ?? new Set()).add(registry));
  return (name) => [...(index.get(name) ?? [])];
}

/** Records that may be meant by a name for which no annotation was found; in lower case, since only that tells an aspect's name from its record's. */
interface KnownRecords {
  /** Records that are neither aspect nor event. */
  readonly plain: ReadonlyMap<string, string>;
  /** Names of records that could not be read. */
  readonly unread: ReadonlySet<string>;
}

function listKnownRecords(schemas: Schemas, unread: ReadonlySet<string>): KnownRecords {
  const plain = new Map<string, string>();
  for (const { kind, name, fullName, annotations } of schemas.values()) {
    if (kind !== "record" || "Aspect" in annotations || "Event" in annotations) continue;
    if (!plain.has(name.toLowerCase())) plain.set(name.toLowerCase(), fullName);
  }
  return { plain, unread: new Set([...unread].map((name) => name.toLowerCase())) };
}

/** Each absent aspect once, at its first mention, with the second one beside it. */
function reportMissingAspects(
  merged: MergedRegistries,
  loose: ReadonlyMap<string, LooseAspect>,
  known: KnownRecords,
  report: Report,
): void {
  const missing = new Map<string, { role: "aspect" | "keyAspect"; spans: RegisteredName["span"][] }>();
  const mention: Mention = (name, role, { registry, span }) => {
    if (loose.has(name) || merged.incomplete.has(registry) || known.unread.has(name.toLowerCase())) return;
    const entry = missing.get(name) ?? { role, spans: [] };
    entry.spans.push(span);
    missing.set(name, entry);
  };
  for (const entity of merged.entities) mentionAll(entity, mention);
  if (loose.size === 0 && missing.size > 1) {
    const [first] = [...missing.values()].map(({ spans }) => spans[0]);
    report.add(registryCodes.noAspects({ listed: missing.size }), first);
    return;
  }
  for (const [aspect, { role, spans }] of missing) {
    const [first, ...others] = spans;
    const facts = {
      aspect,
      role,
      entities: spans.length,
      unannotated: known.plain.get(aspect.toLowerCase()),
      suggestions: suggestNames(aspect, loose.keys()),
    };
    report.add(
      registryCodes.aspectWithoutSchema(facts),
      first,
      others.slice(0, 1).map((span) => ({ message: "listed here too", span })),
    );
  }
}

type Mention = (name: string, role: "aspect" | "keyAspect", place: Pick<RegisteredName, "registry" | "span">) => void;

function mentionAll(entity: MergedEntity, mention: Mention): void {
  if (entity.keyAspect !== undefined) mention(entity.keyAspect.name, "keyAspect", entity.keyAspect);
  for (const binding of entity.aspects) mention(binding.aspect, "aspect", binding);
}

function reportMissingEvents(
  merged: MergedRegistries,
  events: ReadonlyMap<string, EventType>,
  known: KnownRecords,
  report: Report,
): void {
  const said = new Set<string>();
  for (const { name, registry, span } of merged.events) {
    if (events.has(name) || said.has(name) || merged.incomplete.has(registry)) continue;
    if (known.unread.has(name.toLowerCase())) continue;
    said.add(name);
    const unannotated = known.plain.get(name.toLowerCase());
    const suggestions = suggestNames(name, events.keys());
    report.add(registryCodes.eventWithoutSchema({ event: name, unannotated, suggestions }), span);
  }
}
