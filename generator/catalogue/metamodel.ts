import type { JsonObject, JsonValue } from "./json.ts";
import type { NumberSpellings } from "./number-spellings.ts";
import type { Deprecation } from "./schema.ts";
import type { Span } from "./span.ts";

/** `core` for what users work with, `internal` for the platform's own records. */
export type EntityCategory = "core" | "internal";

/** A node type of the platform's graph, as entity registries and snapshots declare it. */
export interface Entity {
  /** As in the registry and in URNs, e.g. `dataset`. Two names that differ in case alone mean one entity. */
  readonly name: string;
  /** The name with its first letter raised, e.g. `Dataset`. */
  readonly displayName: string;
  /** `core` when the registry does not say. */
  readonly category: EntityCategory;
  /** Markdown, from the registry. */
  readonly doc?: string | undefined;
  /** As in the registry, e.g. `primary`; kept as it is. */
  readonly searchGroup?: string | undefined;
  /** True where a registry exempts it from view authorization: everybody may find and see it. */
  readonly viewUnrestricted?: true | undefined;
  /** Name of the key aspect; absent when no registry gives one. */
  readonly keyAspect?: string | undefined;
  /** Names of the aspects besides the key aspect, in registry order, without repeats. */
  readonly aspects: readonly AspectBinding[];
  readonly urn?: UrnTemplate | undefined;
  /** The registries that name the entity, and the snapshots that add to them; the declaring one first. */
  readonly origins: readonly RegistryOrigin[];
  /** Position in the registries, counting from 0. */
  readonly order: number;
}

/** An aspect's place in an entity. */
export interface AspectBinding {
  readonly aspect: string;
  /** Id of the registry that binds it; the path of the snapshot's file where none does. */
  readonly registry: string;
  /** False when no record is annotated with that aspect name. */
  readonly resolved: boolean;
  readonly span: Span;
}

/** A place that declares an entity or adds to it. */
export interface RegistryOrigin {
  /** The registry's `id`, else the path of its file; for a snapshot the path of its file. */
  readonly registry: string;
  readonly span: Span;
}

/** How a URN of the entity is put together. */
export interface UrnTemplate {
  /** E.g. `urn:li:dataset:(<platform>,<name>,<origin>)`; a single part stands without parentheses. */
  readonly text: string;
  /** In order of the key aspect's fields. */
  readonly parts: readonly UrnPart[];
}

/** One of the values between the parentheses of a URN. */
export interface UrnPart {
  /** What stands in the template, e.g. `platform`. */
  readonly name: string;
  /** Name of the key aspect's field; the part's own where a typed URN alone tells of it. */
  readonly field: string;
  /** The entity of whose URN this part consists, when it is a URN itself. */
  readonly entity?: string | undefined;
  /** Full name of the enum whose symbols are allowed. */
  readonly enum?: string | undefined;
  /** What its text has to be, where that is not any string. */
  readonly primitive?: "boolean" | "int" | "long" | "float" | "double" | undefined;
  readonly doc?: string | undefined;
  /** In characters, where a typed URN declares it. */
  readonly maxLength?: number | undefined;
}

/** A named, independently written set of fields that entities carry. */
export interface Aspect {
  /** The name on the wire, e.g. `datasetProperties`; made of its record's name in models that know no annotation for it. */
  readonly name: string;
  /** Full name of its record. */
  readonly schema: string;
  readonly storage: "versioned" | "timeseries";
  /** From `@Aspect.schemaVersion`; absent when not given. */
  readonly schemaVersion?: number | undefined;
  readonly deprecated?: Deprecation | undefined;
  /** The whole `@Aspect` annotation; empty where there is none. */
  readonly annotation: JsonObject;
  /** Entities that carry it, sorted by their order. */
  readonly entities: readonly string[];
  /** Entities whose key aspect it is. */
  readonly keyOf: readonly string[];
  readonly searchable: readonly SearchableField[];
  readonly timeseriesFields: readonly TimeseriesField[];
  readonly span: Span;
}

/** A field that the platform indexes. */
export interface SearchableField {
  readonly aspect: string;
  /** Path inside the aspect's record, e.g. `tags.tag`; without `*` for array items. */
  readonly fieldPath: string;
  /** The name under which it is indexed: `fieldName`, else the field's own name. */
  readonly indexName: string;
  /** True for a name that newer releases of the platform leave out of the index, as it contains `__`. */
  readonly leftOut?: true | undefined;
  /** E.g. `TEXT_PARTIAL`, `URN`; the platform's default by type when the annotation has none. */
  readonly fieldType?: string | undefined;
  /** The whole annotation value that applies to this path. */
  readonly annotation: JsonObject;
  /** How numbers in it were spelled, where that is not how JSON would; absent when it nowhere is. */
  readonly numbers?: NumberSpellings | undefined;
  /** The name of the annotated field. */
  readonly span: Span;
}

/** A field of a timeseries aspect that is stored for aggregation. */
export interface TimeseriesField {
  readonly aspect: string;
  readonly fieldPath: string;
  /** The name under which it is stored: `name` of the annotation, else the field's own name. */
  readonly statName: string;
  /** Whether `@TimeseriesFieldCollection` marks it, which stores a row for each item. */
  readonly collection: boolean;
  /** For collections: the item's key field. */
  readonly key?: string | undefined;
  readonly annotation: JsonValue;
}

/**
 * One edge kind between two entities, through one aspect field. The same edge is an entity's
 * outgoing and the other's incoming relationship, so the two sides can't differ.
 */
export interface Relationship {
  /** The name in the annotation, e.g. `OwnedBy`. */
  readonly name: string;
  /** The entity that carries the aspect. */
  readonly from: string;
  readonly aspect: string;
  /** Path of the annotated field inside the aspect's record, e.g. `owners.owner`. */
  readonly fieldPath: string;
  /** Path of the value that holds the URN, where a path in the annotation leads further down, e.g. `inputEdges.destinationUrn`. */
  readonly valuePath?: string | undefined;
  /** The entity pointed at; equals `from` for a relationship to itself. */
  readonly to: string;
  /** True when the registry has no entity of the name in `to`. */
  readonly unresolved?: true | undefined;
  readonly isLineage: boolean;
  /** Direction of lineage: whether the entity pointed at is upstream; absent without lineage. */
  readonly isUpstream?: boolean | undefined;
  /** True when an annotation further out addresses the same value, which the platform follows: this edge is never stored. */
  readonly overridden?: true | undefined;
  /** The whole annotation; of one that names over 100 entities, this edge's own one in `entityTypes`. */
  readonly annotation: JsonObject;
  /** The name of the annotated field. */
  readonly span: Span;
}

/** A record annotated with `@Event`. */
export interface EventType {
  /** As the annotation gives it, e.g. `entityChangeEvent`. */
  readonly name: string;
  /** Full name of its record. */
  readonly schema: string;
  /** Ids of the registries that list it; the platform's own events stand in none. */
  readonly registries: readonly string[];
  readonly span: Span;
}

/** One entity registry file. */
export interface Registry {
  /** The registry's `id`; the path of its file when it has none or another registry has taken it. */
  readonly id: string;
  readonly file: string;
  /** In order of the lists that `registryPluginKinds` gives, then of the file. */
  readonly plugins: readonly RegistryPlugin[];
  /** Present where its file, or a part of it, could not be read, so that it may declare more. */
  readonly incomplete?: true | undefined;
}

/** The lists of a registry's `plugins`, as the platform names them. */
export const registryPluginKinds = [
  "aspectPayloadValidators",
  "mutationHooks",
  "mclSideEffects",
  "mcpSideEffects",
  "mcpObservers",
] as const;

/** One of those lists. */
export type RegistryPluginKind = (typeof registryPluginKinds)[number];

/** Code of the platform that runs when an aspect is written; only named here, never loaded. */
export interface RegistryPlugin {
  readonly kind: RegistryPluginKind;
  readonly className: string;
  /** The platform takes a plugin that does not say for enabled. */
  readonly enabled: boolean;
  /** E.g. `UPSERT`; empty when the registry leaves it to the code. */
  readonly supportedOperations: readonly string[];
  /** What it applies to; `*` stands for all. Empty when the registry leaves it to the code. */
  readonly supports: readonly { readonly entity: string; readonly aspect: string }[];
  /** The class name in the registry. */
  readonly span: Span;
}
