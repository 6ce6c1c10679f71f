import { schemaSourceKinds, type Catalogue, type Source } from "./catalogue.ts";
import type { GraphqlModel, GraphqlType, OperationKind } from "./graphql.ts";
import { listGrantable } from "./list-grantable.ts";
import { nounOfSchema } from "./noun-of-schema.ts";
import type { NamedSchema } from "./schema.ts";

/** How much of each kind a catalogue holds. */
export interface CatalogueCounts {
  readonly files: {
    readonly total: number;
    /** PDL, PDSC and Avro files. */
    readonly schemas: number;
    readonly registries: number;
    readonly graphql: number;
  };
  readonly records: number;
  /** Of protocols, which are no records to readers; absent where there are none. */
  readonly messages?: number | undefined;
  readonly enums: number;
  readonly typerefs: number;
  readonly fixed: number;
  /** Fields that records declare themselves; included ones count where they are declared. */
  readonly fields: number;
  readonly symbols: number;
  readonly entities: { readonly total: number; readonly core: number; readonly internal: number };
  readonly aspects: { readonly total: number; readonly versioned: number; readonly timeseries: number };
  /** Aspects of all entities, without key aspects. */
  readonly entityAspectPairs: number;
  readonly relationships: {
    /** From one entity to another. */
    readonly outgoing: number;
    /** The same edges from the other side: less than `outgoing` only by those to entities that no registry has. */
    readonly incoming: number;
    /** From an entity to itself. */
    readonly self: number;
    readonly lineage: number;
    /** Those among all of these that an annotation further out overrides, so that they are never stored. */
    readonly overridden: number;
  };
  readonly searchableFields: number;
  readonly timeseriesFields: number;
  readonly events: number;
  readonly registries: number;
  readonly graphql: GraphqlCounts;
  readonly access: {
    /** Without names that nothing asks for. */
    readonly privileges: number;
    readonly resourceTypes: number;
    readonly roles: number;
    readonly policies: number;
  };
}

/** How much the GraphQL half holds, extensions counted with what they extend. */
export interface GraphqlCounts {
  readonly queries: number;
  readonly mutations: number;
  readonly subscriptions: number;
  /** Without the root types. */
  readonly objects: number;
  readonly inputs: number;
  readonly interfaces: number;
  readonly unions: number;
  readonly enums: number;
  /** Custom ones. */
  readonly scalars: number;
  /** Declared ones. */
  readonly directives: number;
}

/** The catalogue's totals. */
export function countCatalogue(catalogue: Catalogue): CatalogueCounts {
  const model = catalogue.sources.filter(({ role }) => role === undefined);
  const support = new Set(catalogue.sources.filter(({ role }) => role === "support").map(({ path }) => path));
  const schemas = [...catalogue.schemas.values()].filter(({ span }) => !support.has(span.file));
  const aspects = [...catalogue.aspects.values()];
  const entities = [...catalogue.entities.values()];
  const core = count(entities, ({ category }) => category === "core");
  const timeseries = count(aspects, ({ storage }) => storage === "timeseries");
  return {
    files: countFiles(model),
    ...countSchemas(schemas),
    entities: { total: entities.length, core, internal: entities.length - core },
    aspects: { total: aspects.length, versioned: aspects.length - timeseries, timeseries },
    entityAspectPairs: sum(entities, ({ aspects: bindings }) => bindings.length),
    relationships: countRelationships(catalogue),
    searchableFields: sum(aspects, ({ searchable }) => searchable.length),
    timeseriesFields: sum(aspects, ({ timeseriesFields }) => timeseriesFields.length),
    events: catalogue.events.size,
    registries: catalogue.registries.length,
    graphql: countGraphql(catalogue.graphql),
    access: {
      privileges: listGrantable(catalogue.access).length,
      resourceTypes: catalogue.access.resourceTypes.size,
      roles: catalogue.access.roles.size,
      policies: catalogue.access.policies.size,
    },
  };
}

function countFiles(sources: readonly Source[]): CatalogueCounts["files"] {
  const registries = count(sources, ({ kind }) => kind === "registry");
  const graphql = count(sources, ({ kind }) => kind === "graphql");
  return {
    total: sources.length,
    schemas: count(sources, ({ kind }) => schemaSourceKinds.has(kind)),
    registries,
    graphql,
  };
}

function countSchemas(
  schemas: readonly NamedSchema[],
): Pick<CatalogueCounts, "records" | "messages" | "enums" | "typerefs" | "fixed" | "fields" | "symbols"> {
  const ofKind = (kind: NamedSchema["kind"]): number => count(schemas, (schema) => schema.kind === kind);
  const messages = count(schemas, (schema) => nounOfSchema(schema) === "message");
  return {
    records: ofKind("record") - messages,
    ...(messages > 0 && { messages }),
    enums: ofKind("enum"),
    typerefs: ofKind("typeref"),
    fixed: ofKind("fixed"),
    fields: sum(schemas, (schema) =>
      schema.kind === "record" ? count(schema.fields, ({ includedFrom }) => includedFrom === undefined) : 0,
    ),
    symbols: sum(schemas, (schema) => (schema.kind === "enum" ? schema.symbols.length : 0)),
  };
}

/** Incoming edges are counted at the entities that receive them, so that the two sides check each other. */
function countRelationships({ relationships, entities }: Catalogue): CatalogueCounts["relationships"] {
  const incoming = new Map<string, number>();
  for (const { from, to } of relationships) {
    if (from !== to) incoming.set(to, (incoming.get(to) ?? 0) + 1);
  }
  const self = count(relationships, ({ from, to }) => from === to);
  return {
    outgoing: relationships.length - self,
    incoming: sum([...entities.keys()], (name) => incoming.get(name) ?? 0),
    self,
    lineage: count(relationships, ({ isLineage }) => isLineage),
    overridden: count(relationships, ({ overridden }) => overridden === true),
  };
}

function countGraphql({ operations, types, directives }: GraphqlModel): GraphqlCounts {
  const ofOperation = (kind: OperationKind): number => count(operations, ({ operation }) => operation === kind);
  const ofKind = (kind: GraphqlType["kind"]): number => count(types, (type) => type.kind === kind);
  return {
    queries: ofOperation("query"),
    mutations: ofOperation("mutation"),
    subscriptions: ofOperation("subscription"),
    objects: ofKind("object"),
    inputs: ofKind("input"),
    interfaces: ofKind("interface"),
    unions: ofKind("union"),
    enums: ofKind("enum"),
    scalars: count(types, (type) => type.kind === "scalar" && !type.builtIn),
    directives: count(directives, ({ builtIn }) => !builtIn),
  };
}

function count<Item>(items: readonly Item[], condition: (item: Item) => boolean): number {
  return sum(items, (item) => (condition(item) ? 1 : 0));
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
