import type { Entity, Relationship } from "../../catalogue/metamodel.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { LooseAspect } from "./link-aspects.ts";

/** One edge for each entity that carries the aspect and each entity pointed at; the same edge is never listed twice. */
export function linkRelationships(
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
