import type { LocatedName } from "../../places/located-name.ts";
import type { Aspect, Entity, EventType, Registry, Relationship } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { createReport, type Report } from "../../diagnostics/report.ts";
import type { RegistryDocument } from "../../parse/registry/registry-document.ts";
import { checkAnnotationNames } from "./check-annotation-names.ts";
import { createEntityNames } from "./entity-names.ts";
import { linkAspects, linkEvents, type LooseAspect } from "./link-aspects.ts";
import { linkRelationships } from "./link-relationships.ts";
import { linkReach } from "./link-reach.ts";
import { createUrnLinker, type UrnContext } from "./link-urns.ts";
import { mergeRegistries, type MergedRegistries } from "./merge-registries.ts";
import { listKnownRecords, reportMissingAspects, reportMissingEvents } from "./report-missing.ts";
import { reportNoRegistry } from "./report-no-registry.ts";
import { readKeyEntities } from "./read-key-entities.ts";
import { readPlainSnapshots } from "./read-plain-snapshots.ts";
import { readSnapshots, reportLooseSnapshots } from "./read-snapshots.ts";
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

/** What linking has to know of the input besides its documents. */
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
  const snapshots = readSnapshots(schemas, documents.length > 0);
  const plain = documents.length > 0 ? undefined : readPlainSnapshots(schemas);
  const declared = [...readKeyEntities(schemas), ...snapshots, ...(plain?.snapshots ?? [])];
  const merged = mergeRegistries(documents, declared, report);
  const loose = linkAspects({ schemas, plain: plain?.aspects ?? new Map() }, graph, report);
  const events = linkEvents(schemas, createEventIndex(merged), report);
  // What a mistake elsewhere hides is not missing as well.
  const unread = new Set([...(options.unread ?? []), ...checkAnnotationNames(schemas, report)]);
  const known = listKnownRecords(schemas, unread);
  reportMissingAspects(merged, loose, known, report);
  reportMissingEvents(merged, events, known, report);

  const names = createEntityNames(
    merged.entities.map(({ name }) => name),
    report,
  );
  for (const { name, span } of [...merged.mentions, ...listPluginScopes(documents)]) names.find(name, span);
  // An entity in the unread part of a registry is not missing.
  if (merged.incomplete.size === 0) reportLooseSnapshots(schemas, names, report);
  const entities = linkEntities(merged, loose, { schemas, names, report });
  const aspects = linkCarriers(loose, entities);
  const lacksRegistry = documents.length === 0 && reportNoRegistry(aspects.values(), schemas, report);
  // Entities in a registry, or a part of one, that wasn't read are not missing, so no one points at them in vain.
  const edgeReport = lacksRegistry || merged.incomplete.size > 0 ? createReport() : report;
  return {
    schemas: linkReach(schemas, graph, aspects, entities),
    aspects,
    entities,
    relationships: linkRelationships(loose, entities, {
      names,
      hasRegistries: documents.length > 0,
      report: edgeReport,
    }),
    events,
    registries: merged.registries,
  };
}

/** Core entities first, then internal ones, each in registry order. */
function linkEntities(
  merged: MergedRegistries,
  loose: ReadonlyMap<string, LooseAspect>,
  context: UrnContext,
): ReadonlyMap<string, Entity> {
  const { schemas } = context;
  const urns = createUrnLinker(context);
  const entities = merged.entities.map((entity): Entity => {
    const key = loose.get(entity.keyAspect?.name ?? "");
    const record = key && schemas.get(key.aspect.schema);
    return {
      ...entity,
      keyAspect: entity.keyAspect?.name,
      aspects: entity.aspects.map((binding) => ({ ...binding, resolved: loose.has(binding.aspect) })),
      urn: urns.template(entity.name, record?.kind === "record" ? record : undefined),
    };
  });
  const core = entities.filter(({ category }) => category === "core");
  const internal = entities.filter(({ category }) => category === "internal");
  return new Map([...core, ...internal].map((entity) => [entity.name, entity]));
}

/** The entities that plugins of the registries name. */
function listPluginScopes(documents: readonly RegistryDocument[]): readonly LocatedName[] {
  const scopes = documents.flatMap(({ plugins }) => plugins.flatMap(({ supports }) => supports));
  return scopes.flatMap(({ entity }) => entity ?? []);
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

function createEventIndex(merged: MergedRegistries): (name: string) => readonly string[] {
  const index = new Map<string, Set<string>>();
  for (const { name, registry } of merged.events) index.set(name, (index.get(name) ?? new Set()).add(registry));
  return (name) => [...(index.get(name) ?? [])];
}
