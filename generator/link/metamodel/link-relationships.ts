import type { Entity, Relationship } from "../../catalogue/metamodel.ts";
import { annotationValue } from "../../diagnostics/annotation-span.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { EntityNames } from "./entity-names.ts";
import type { LooseAspect } from "./link-aspects.ts";

/** An annotation that names more entities would make most of a catalogue, said again for each of them. */
const mostNamed = 100;

interface RelationshipContext {
  readonly names: EntityNames;
  /** Whether registries were read, which could have what is pointed at. */
  readonly hasRegistries: boolean;
  readonly report: Report;
}

/** One edge for each entity that carries the aspect and each entity pointed at; the same edge is never listed twice. */
export function linkRelationships(
  loose: ReadonlyMap<string, LooseAspect>,
  entities: ReadonlyMap<string, Entity>,
  { names, hasRegistries, report }: RelationshipContext,
): readonly Relationship[] {
  const found = new Map<string, Relationship>();
  const unknown = new Set<string>();
  for (const { from, aspect, edge: whole } of listEdges(loose, entities)) {
    const { entityTypes, annotated, ...edge } = whole;
    for (const [index, written] of entityTypes.entries()) {
      const span = annotationValue(edge.span, ...annotated, "entityTypes", String(index));
      const known = names.find(written, span);
      const to = known ?? written;
      const id = JSON.stringify([from, edge.name, to, aspect, edge.fieldPath]);
      if (found.has(id)) continue;
      const missing = known === undefined;
      found.set(id, {
        ...edge,
        from,
        aspect,
        to,
        ...(entityTypes.length > mostNamed && { annotation: { ...edge.annotation, entityTypes: [written] } }),
        ...(missing ? { unresolved: true as const } : {}),
      });
      if (missing && !unknown.has(to)) {
        unknown.add(to);
        const suggestions = suggestNames(to, entities.keys());
        report.add(metamodelCodes.unknownEntity({ name: to, by: edge.name, suggestions, hasRegistries }), span);
      }
    }
  }
  return [...found.values()].sort(compareRelationships);
}

/** The edges of each aspect, once for each entity that carries it. */
function* listEdges(
  loose: ReadonlyMap<string, LooseAspect>,
  entities: ReadonlyMap<string, Entity>,
): Generator<{ readonly from: string; readonly aspect: string; readonly edge: LooseAspect["edges"][number] }> {
  for (const entity of entities.values()) {
    for (const aspect of aspectNamesOf(entity)) {
      for (const edge of loose.get(aspect)?.edges ?? []) yield { from: entity.name, aspect, edge };
    }
  }
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
