import type {
  Defaults,
  KnownPlatform,
  LifecycleStage,
  OwnershipType,
  RetentionRule,
} from "../../catalogue/defaults.ts";

/** Something that a deployment begins with. */
export type NamedDefault =
  | { readonly kind: "platform"; readonly value: KnownPlatform }
  | { readonly kind: "ownershipType"; readonly value: OwnershipType }
  | { readonly kind: "lifecycleStage"; readonly value: LifecycleStage }
  | { readonly kind: "retention"; readonly value: RetentionRule };

/** All of it, by kind and id: `platform/mysql`, `retention/dataset/schemaMetadata`. */
export function listDefaults(defaults: Defaults | undefined): ReadonlyMap<string, NamedDefault> {
  if (defaults === undefined) return new Map();
  const { platforms, ownershipTypes, lifecycleStages = [], retention } = defaults;
  const all: readonly (readonly [id: string, NamedDefault])[] = [
    ...[...platforms.values()].map((value) => [value.id, { kind: "platform", value }] as const),
    ...[...ownershipTypes.values()].map((value) => [value.id, { kind: "ownershipType", value }] as const),
    ...lifecycleStages.map((value) => [value.id, { kind: "lifecycleStage", value }] as const),
    ...retention.map((value) => [`${value.entity}/${value.aspect}`, { kind: "retention", value }] as const),
  ];
  return new Map(all.map(([id, named]) => [`${named.kind}/${id}`, named]));
}
