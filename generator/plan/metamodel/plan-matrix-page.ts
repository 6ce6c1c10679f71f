import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { MatrixContent, MatrixOwnAspects, MatrixRow } from "../../page-model/metamodel.ts";
import type { Link } from "../../page-model/parts.ts";
import { toAnchor, fixedRoutes } from "../addresses/addresses.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import type { MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { toAspectItem, toEntityItem } from "./used-by.ts";

/**
 * Which entities carry which aspects. A table of all aspects would be empty nearly everywhere, since
 * most belong to one entity: shared ones make the table, the others stand in a list by entity.
 */
export function planMatrixPage(view: MetamodelView): PlannedPage {
  const { context } = view;
  const entities = [...context.catalogue.entities.values()];
  const aspects = [...context.catalogue.aspects.values()];
  const shared = aspects
    .filter((aspect) => aspect.entities.length > 1)
    .toSorted((a, b) => b.entities.length - a.entities.length || (a.name < b.name ? -1 : 1));
  const loose = aspects.filter((aspect) => aspect.entities.length + aspect.keyOf.length === 0);
  const content: MatrixContent = {
    kind: "matrix",
    intro: `${countNoun(shared.length, "aspect")} shared by several entities, the most shared first; below, what each entity has for itself.`,
    columns: shared.flatMap((aspect) => toAspectItem(aspect.name, view, countNoun(aspect.entities.length, "entity"))),
    rows: entities.flatMap((entity) => toRow(entity, shared, view)),
    own: entities.flatMap((entity) => toOwnAspects(entity, view)),
    loose: loose.flatMap((aspect) => toAspectItem(aspect.name, view)),
  };
  return {
    route: fixedRoutes.matrix,
    title: "Entities and aspects",
    description: `Which of ${countNoun(entities.length, "entity")} carry which of ${countNoun(aspects.length, "aspect")}.`,
    toc: [
      { id: sectionIds.sharedAspects, label: "Shared aspects", level: 2 },
      { id: sectionIds.ownAspects, label: "Aspects of one entity", level: 2 },
      ...(content.loose.length === 0
        ? []
        : [{ id: sectionIds.looseAspects, label: "Aspects of no entity", level: 2 as const }]),
    ],
    badges: [],
    content,
  };
}

/** An entity's marks; entities without any shared aspect have no row. */
function toRow(entity: Entity, shared: readonly Aspect[], view: MetamodelView): readonly MatrixRow[] {
  const [item] = toEntityItem(entity.name, view);
  if (item === undefined) return [];
  const carried = new Set(entity.aspects.map((binding) => binding.aspect));
  const cells = shared.map((aspect): Link | null =>
    carried.has(aspect.name)
      ? { label: `${entity.name} carries ${aspect.name}`, href: `${item.href}#${toAnchor(aspect.name)}` }
      : null,
  );
  return cells.some((cell) => cell !== null) ? [{ entity: item, cells }] : [];
}

function toOwnAspects(entity: Entity, view: MetamodelView): readonly MatrixOwnAspects[] {
  const [item] = toEntityItem(entity.name, view);
  if (item === undefined) return [];
  const { aspects } = view.context.catalogue;
  const key = entity.keyAspect === undefined ? [] : toAspectItem(entity.keyAspect, view, "key");
  const own = entity.aspects.filter((binding) => aspects.get(binding.aspect)?.entities.length === 1);
  return [{ entity: item, aspects: [...key, ...own.flatMap((binding) => toAspectItem(binding.aspect, view))] }];
}
